import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showTextSize } from './lib/comfort.svelte';
import { insistOnSheets } from './lib/later';
import { lightUp } from './lib/light.svelte';
import { enter } from './state/room.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

insistOnSheets();
lightUp();
showTextSize();
void enter();
target.replaceChildren();
mount(App, { target });
