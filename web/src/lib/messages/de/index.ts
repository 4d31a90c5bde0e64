/** Texte der Teile, die alle Bildschirme gemeinsam haben. */
import { amount } from '../../phrase';
import type { Translated } from '../../translated';
import type { text as english } from '..';

export const text: Translated<typeof english> = {
  brand: 'Rumpus',
  drawer: { close: 'Schließen' },
  light: { toLamp: 'Zu Lampenlicht wechseln', toDay: 'Zu Tageslicht wechseln' },
  replay: {
    pause: 'Wiedergabe anhalten',
    play: 'Wiedergabe starten',
    position: 'Stelle der Wiedergabe',
  },
  time: {
    minutes: (count) => amount(count, 'Minute', 'Minuten'),
    seconds: (count) => amount(count, 'Sekunde', 'Sekunden'),
    left: (time) => `noch ${time}`,
    soon: 'weniger als eine Minute',
    short: (minutes) => `${minutes} min`,
    long: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    days: (days, hours) => (hours === 0 ? `${days} T` : `${days} T ${hours} h`),
  },
  marks: [
    'pflaumenblaue Scheibe',
    'jadegrünes Dreieck',
    'senfgelbes Quadrat',
    'ziegelrote Raute',
    'marineblauer Stern',
    'umbrabraunes Kreuz',
    'schiefergraues Sechseck',
    'moosgrüner Ring',
  ],
};
