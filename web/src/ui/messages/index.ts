/** All text of the room, by screen; that of its parts is in `lib/messages`, that of a game in its folder. */
import { daily } from './daily';
import { door } from './door';
import { lobby } from './lobby';
import { page } from './page';
import { rulebook } from './rulebook';
import { table } from './table';

export const text = { daily, door, lobby, page, rulebook, table };
