/** Üben: Pinguine aufstellen, wie ein Versuch lief, und geöffnete Schnipser. */
import { count } from '../../../../lib/messages/de/forms';
import { ordinal } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { practice as english } from '../practice';
import { inside } from './forms';

const penguin = (number: number | null): string =>
  number === null ? 'Ein Pinguin' : `Pinguin ${number}`;

export const practice: Translated<typeof english> = {
  tab: 'Aufwärmen · Rumpus',
  title: 'Aufwärmen',
  alone: 'Nur für dich; nichts zählt',
  back: 'Zurück zur Eingangstür',
  sound: 'Ton',
  goal: 'Ziel auf eine Tür: Mit halber Kraft kommst du durch.',
  watch: 'Letzten Versuch noch mal ansehen',
  place: 'Aufstellen',
  retry: 'Noch mal',
  list: 'Versuche',
  trouble: 'Dieser Schnipser ließ sich nicht berechnen, deshalb hat sich nichts bewegt.',
  placing: {
    title: 'Pinguine aufstellen',
    how: 'Wähl einen Pinguin und tipp auf den Boden. Geschnipst wird der gewählte.',
    penguins: 'Pinguine',
    penguin,
    add: (number) => `Pinguin ${number} dazustellen`,
    addShort: 'dazu',
    chosen: (number, where) => `Pinguin ${number}, ${where}.`,
    moved: (number, where) => `Pinguin ${number} steht ${where}.`,
    noRoom: 'Da ist kein Platz.',
    across: (mm, where) => `${mm} mm von links, ${where}`,
    along: (mm, where) => `${mm} mm von vorn, ${where}`,
    remove: 'Wegnehmen',
    flick: 'Jetzt schnipsen',
  },
  tries: {
    title: 'Deine letzten Versuche',
    close: 'Schließen',
    retry: 'Noch mal',
    copy: (number) => `Link zu deinem ${ordinal(number)} Versuch kopieren`,
    copyShort: 'Link zu diesem Schnipser kopieren',
    copied: 'Link zum Schnipser kopiert.',
    blocked: 'Dein Browser hat das Kopieren verhindert.',
    none: 'Noch keine Versuche. Jeder Schnipser hinterlässt in der Schule eine gepunktete Spur.',
    open: 'Einen Schnipser öffnen',
    field: 'Link oder Text',
    go: 'Öffnen',
    back: 'Nach jedem Versuch zurück zum Start',
    reset: 'Von vorn beginnen',
  },
  tried: {
    all: (power, parts) => `Kraft ${power}: ${parts.join(', ')}`,
    trouble: 'ließ sich nicht berechnen',
    over: (walls) => `über ${count(walls, 'eine Wand', 'Wände')}`,
    off: (walls) => `gegen ${count(walls, 'eine Wand', 'Wände')}`,
    through: (doors) => `durch ${count(doors, 'eine Tür', 'Türen')}`,
    hits: 'trifft einen Pinguin',
    leaves: 'verlässt die Schule',
    stays: 'bleibt stehen',
    rests: (place) => `landet ${inside(place)}`,
  },
  opened: {
    same: 'Der Schnipser lief genau wie aufgeschrieben.',
    school: 'Der Schnipser stammt aus einer anderen Schule und läuft hier anders.',
    engine: 'Der Schnipser stammt aus einer anderen Version und läuft hier anders.',
    otherwise: 'Der Schnipser läuft nicht so, wie sein Text sagt.',
  },
  refusals: {
    noShot: 'Das ist kein Schnipser. Kopiere den ganzen Text oder Link.',
    livePosition: 'So steht es gerade an deinem Tisch. Schnips dort, oder verschieb einen Pinguin.',
    inWall: (number) => `${penguin(number)} steckt in einer Wand. Stell ihn woandershin.`,
    inPenguin: (number) =>
      `${penguin(number)} steht in einem anderen Pinguin. Stell ihn woandershin.`,
    outside: (number) => `${penguin(number)} ist außerhalb der Schule. Stell ihn hinein.`,
    offFloor: (number) =>
      `${penguin(number)} steht nicht auf dem Boden. Stell ihn noch einmal hin.`,
    unknown: (code) => `Das geht jetzt nicht (${code}).`,
  },
};
