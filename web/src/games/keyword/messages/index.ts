/** Every sentence that players of KEYWORD read or hear, by part of the screen. */
import { cards } from './cards';
import { end } from './end';
import { lobby } from './lobby';
import { play } from './play';
import { refusals } from './refusals';

export const text = { cards, end, lobby, play, refusals };
