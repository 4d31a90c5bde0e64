/** Zielen: drei Arten zu schnipsen, Regler, und was ein Treffer bewirkt. */
import type { Translated } from '../../../../lib/translated';
import type { aim as english } from '../aim';

const SIDES = { left: 'links', right: 'rechts' } as const;

export const aim: Translated<typeof english> = {
  title: {
    pull: 'Zurückziehen, loslassen',
    dials: 'Regler einstellen',
    stroke: 'Einen Strich ziehen',
  },
  how: {
    pull: 'Drück auf deinen Pinguin, zieh zurück, lass los.',
    dials: null,
    stroke:
      'Zieh einen schnellen Strich durch deinen Pinguin. Je schneller, desto kräftiger der Schnipser.',
  },
  stroke: (power, spin) => `Dein Strich: Kraft ${power}, ${spin}.`,
  misses: {
    short: 'Zu kurz: Zieh bis hinter deinen Pinguin.',
    inside: 'Beginne neben deinem Pinguin, nicht auf ihm.',
    beside: 'Vorbei: Zieh mitten durch deinen Pinguin.',
    slow: 'Zu langsam: Zieh schneller.',
  },
  flick: 'Schnipsen',
  powerless: 'Erst Kraft wählen',
  open: 'Mit Reglern zielen',
  close: 'Regler ausblenden',
  pull: 'Zurückziehen',
  useStroke: 'Mit Strich schnipsen',
  keys: [
    { keys: ['←', '→'], use: 'Richtung,' },
    { keys: ['↑', '↓'], use: 'Kraft,' },
    { keys: ['Q', 'E'], use: 'Seite,' },
    { keys: ['W', 'S'], use: 'Höhe,' },
    { keys: ['Enter'], use: 'schnipsen' },
  ],
  direction: {
    label: 'Richtung',
    sign: (degrees) => `Richtung ${degrees}°`,
    value: (degrees, way) => `${degrees} Grad, auf dem Plan nach ${way}`,
  },
  power: { label: 'Kraft', sign: (power) => `Kraft ${power}` },
  hit: {
    card: 'Wo der Finger trifft',
    title: 'Treffpunkt',
    chip: (side, height) => `Treffpunkt: ${side}, ${height}`,
    done: 'Fertig',
    height: 'Höhe des Treffers',
    side: 'Seite des Treffers',
    signs: { height: 'Höhe', side: 'Seite' },
    sentence: (words) => `${words}.`,
  },
  ways: [
    'rechts',
    'rechts oben',
    'oben',
    'links oben',
    'links',
    'links unten',
    'unten',
    'rechts unten',
  ],
  side: {
    middle: 'in der Mitte: geradeaus',
    little: (to) => `etwas ${SIDES[to]}: geradeaus, dann ein Bogen nach ${SIDES[to]}`,
    out: (to) => `${SIDES[to]}: geradeaus, dann ein Bogen nach ${SIDES[to]}`,
    far: (to) => `weit ${SIDES[to]}: geradeaus, dann ein scharfer Bogen nach ${SIDES[to]}`,
  },
  height: {
    crown: (power) => `oben auf den Kopf: springt, ab Kraft ${power} über Wände`,
    head: 'auf den Kopf: hüpft; höher getroffen, springt er über Wände',
    body: 'auf den Körper: rutscht',
  },
  spin: {
    straight: 'geradeaus',
    to: (to) => `Drall nach ${SIDES[to]}`,
    jumps: (spin) => `${spin}, springt`,
    hops: (spin) => `${spin}, hüpft`,
  },
  spoken: (degrees, way, power, side, height) =>
    `Richtung ${degrees} Grad, auf dem Plan nach ${way}. Kraft ${power}. Treffer ${side}, ${height}.`,
};
