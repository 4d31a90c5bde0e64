/** The words of practice: what a try brought, how an opened shot came out, why one was refused. */
import type { Refused } from '../../../lib/game';
import { inWords } from '../../../lib/phrase';
import type { IceTriedFlick } from '../../../wire.gen';
import { percent } from '../play/aim/aim';
import { roomName, theDoor } from '../preview/places';
import type { Shot } from '../types';

/** "Power 62: off two walls, through one door, rests in the Hall" */
export function triedWords({
  flick,
  scene,
  shot,
}: Pick<IceTriedFlick, 'flick' | 'shot'> & { scene: { mover: number } }): string {
  return `Power ${percent(flick.power)}: ${cameOf(shot, scene.mover)}`;
}

function cameOf(shot: Shot, mover: number): string {
  if (shot.trouble) return 'could not be worked out';
  const own = shot.facts.filter((fact) => fact.penguin === mover);
  const count = (type: string): number => own.filter((fact) => fact.type === type).length;
  const touches = shot.facts.filter(
    (fact) => fact.type === 'touched' && (fact.penguin === mover || fact.other === mover),
  ).length;
  return [
    some(count('jumped'), 'over', 'wall'),
    some(count('bounced'), 'off', 'wall'),
    some(count('passed'), 'through', 'door'),
    touches > 0 ? 'hits a penguin' : '',
    restOf(shot, mover),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function some(count: number, how: string, what: string): string {
  if (count === 0) return '';
  return `${how} ${inWords(count)} ${what}${count > 1 ? 's' : ''}`;
}

function restOf(shot: Shot, mover: number): string {
  if (shot.facts.some((fact) => fact.type === 'left' && fact.penguin === mover))
    return 'leaves the school';
  const rest = shot.facts.find((fact) => fact.type === 'rested' && fact.penguin === mover);
  if (rest?.type !== 'rested') return 'stays where it is';
  return rest.door === null ? `rests in ${roomName(rest.room)}` : `rests in ${theDoor(rest.door)}`;
}

/** Whether an opened shot is what its text says. */
export const OPENED: Readonly<Record<NonNullable<IceTriedFlick['again']>, string>> = {
  same: 'The shot comes out just as it was written down.',
  school: 'The shot was made in another school, and comes out differently here.',
  engine: 'The shot was worked out by another version, and comes out differently here.',
  otherwise: 'The shot comes out differently here than its text says.',
};

/** Why a flick or a text was refused; the room's own refusals have their sentences. */
export function sentence({ code, params }: Refused): string {
  switch (code) {
    case 'no_shot':
      return 'That is no shot. Copy the whole text, or the whole link.';
    case 'live_position':
      return 'That is the position at your table now. Flick there, or move a penguin here.';
    case 'in_a_wall':
      return `${penguin(params.penguin)} sticks in a wall. Put it somewhere else.`;
    case 'in_a_penguin':
      return `${penguin(params.penguin)} sticks in another. Put it somewhere else.`;
    case 'outside_school':
      return `${penguin(params.penguin)} stands outside the school. Put it inside.`;
    case 'off_the_floor':
    case 'no_turn':
      return `${penguin(params.penguin)} does not stand on the floor. Put it down again.`;
    default:
      return `That is not possible now (${code}).`;
  }
}

const penguin = (number: unknown): string =>
  typeof number === 'number' ? `Penguin ${number + 1}` : 'A penguin';
