/** Every sentence that players of KEYWORD read or hear, room by room: a message file in parts. */
import { cards } from './cards';
import { end } from './end';
import { lobby } from './lobby';
import { play } from './play';
import { refusals } from './refusals';

export const text = { cards, end, lobby, play, refusals };
