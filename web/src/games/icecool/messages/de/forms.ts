/** Formen, die viele Sätze dieses Spiels brauchen, zusätzlich zu denen, die jedes Spiel hat. */
import { count } from '../../../../lib/messages/de/forms';
import type { Translated } from '../../../../lib/translated';
import type { Card, Task } from '../../types';
import type { places as english } from '../forms';
import { roomName } from './rooms';

export const cards = (number: number): string => count(number, 'eine Karte', 'Karten');

export const points = (number: number): string => count(number, 'ein Punkt', 'Punkte');

/** Was für eine Aufgabe zu tun ist. */
export const task: Readonly<Record<Task, string>> = {
  jump: 'über eine Wand springen',
  doors: 'durch zwei Türen gehen',
  bounce: 'an einer Wand abprallen, dann durch eine Tür gehen',
};

/** Eine Karte: „eine 1 (über eine Wand springen)“, „eine 3“. */
export const card = ({ task: on, worth }: Card): string => {
  if (worth === 0) return 'eine verdeckte Karte';
  return on ? `eine ${worth} (${task[on]})` : `eine ${worth}`;
};

/** „in der Küche“, „im Hof“ */
export const inside = (place: string): string => `in ${place}`.replace(/^in dem /, 'im ');

/** „der Tür zwischen Turnhalle und Aula“ */
const door = (rooms: readonly string[]): string =>
  `der Tür zwischen ${rooms.map((room) => room.replace(/^der /, '')).join(' und ')}`;

/** Wo ein Pinguin ist, im Dativ; Räume und Türen haben ihre Namen vom Plan. */
export const places: Translated<typeof english> = {
  yard: 'dem Hof',
  room: (name) => `der ${roomName(name)}`,
  rooms: (names) => names.map(roomName).join(' und '),
  door,
  doorway: door,
  in: inside,
  notIn: 'noch draußen',
};
