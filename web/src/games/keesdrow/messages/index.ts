/** What players read and hear in Keesdrow: one file a room, in one object. */
import { coaching } from './coaching';
import { headline } from './headline';
import { heard, news } from './heard';
import { caption, pending, play } from './play';
import { lobby, refusals, unknown } from './refusals';

export const text = {
  refusals,
  unknown,
  lobby,
  caption,
  pending,
  play,
  coaching,
  heard,
  news,
  headline,
};
