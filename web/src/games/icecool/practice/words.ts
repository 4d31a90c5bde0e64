/** Sentences about the effects of a try, and about its refusal. */
import type { Refused } from '../../../lib/game';
import type { IceTriedFlick } from '../../../wire.gen';
import { practice as text } from '../messages/practice';
import { percent } from '../play/aim/aim';
import { roomName, theDoorway } from '../preview/places';
import type { Shot } from '../types';

const { refusals, tried: say } = text;

/** "Power 62: off two walls, through one door, rests in the Hall" */
export function triedWords({
  flick,
  scene,
  shot,
}: Pick<IceTriedFlick, 'flick' | 'shot'> & { scene: { mover: number } }): string {
  return say.all(percent(flick.power), cameOf(shot, scene.mover));
}

function cameOf(shot: Shot, mover: number): string[] {
  if (shot.trouble) return [say.trouble];
  const own = shot.facts.filter((fact) => fact.penguin === mover);
  const count = (type: string): number => own.filter((fact) => fact.type === type).length;
  const touches = shot.facts.filter(
    (fact) => fact.type === 'touched' && (fact.penguin === mover || fact.other === mover),
  ).length;
  return [
    ...some(count('jumped'), say.over),
    ...some(count('bounced'), say.off),
    ...some(count('passed'), say.through),
    ...(touches > 0 ? [say.hits] : []),
    restOf(shot, mover),
  ];
}

const some = (count: number, words: (count: number) => string): string[] =>
  count > 0 ? [words(count)] : [];

function restOf(shot: Shot, mover: number): string {
  if (shot.facts.some((fact) => fact.type === 'left' && fact.penguin === mover)) return say.leaves;
  const rest = shot.facts.find((fact) => fact.type === 'rested' && fact.penguin === mover);
  if (rest?.type !== 'rested') return say.stays;
  return say.rests(rest.door === null ? roomName(rest.room) : theDoorway(rest.door));
}

/** Why a flick or a text was refused; other refusals of the room have their own sentences. */
export function sentence({ code, params }: Refused): string {
  const penguin = typeof params.penguin === 'number' ? params.penguin + 1 : null;
  switch (code) {
    case 'no_shot':
      return refusals.noShot;
    case 'live_position':
      return refusals.livePosition;
    case 'in_a_wall':
      return refusals.inWall(penguin);
    case 'in_a_penguin':
      return refusals.inPenguin(penguin);
    case 'outside_school':
      return refusals.outside(penguin);
    case 'off_the_floor':
    case 'no_turn':
      return refusals.offFloor(penguin);
    default:
      return refusals.unknown(code);
  }
}
