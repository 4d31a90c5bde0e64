/** All text of the room, by screen; `lib/messages` has that of its parts, and each game its own. */
import { daily } from './daily';
import { door } from './door';
import { lobby } from './lobby';
import { page } from './page';
import { rulebook } from './rulebook';
import { table } from './table';

export const text = { daily, door, lobby, page, rulebook, table };
