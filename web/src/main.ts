import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showComfort } from './lib/comfort.svelte';
import { insistOnSheets } from './lib/later';
import { lightUp } from './lib/light.svelte';
import { renew } from './lib/version';
import { enter } from './state/room.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

insistOnSheets();
// A part of an older page may be gone from the room.
addEventListener('vite:preloadError', () => void renew());
lightUp();
showComfort();
void enter();
target.replaceChildren();
mount(App, { target });
