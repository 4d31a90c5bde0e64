/** Die Schubladen eines Tisches: Gespräch und Einstellungen. */
import { listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { drawers as english } from '../drawers';

export const drawers: Translated<typeof english> = {
  settings: {
    title: 'Dieser Tisch',
    pause: 'Pause machen',
    bot: 'Einen Bot für mich spielen lassen',
    seed: {
      title: 'Niemand konnte den Zufall vorher kennen',
      fixed:
        'Aller Zufall in diesem Spiel stammt aus einer geheimen Zahl. Ihr Fingerabdruck stand vor dem Start fest:',
      shown: 'Das Spiel ist zu Ende, und dies ist die Zahl. Ihr SHA-256 ist der Fingerabdruck.',
      later: 'Nach dem Spiel steht die Zahl hier, und alle können den Zufall nachprüfen.',
      laterTwin: 'Nach beiden Spielen steht die Zahl hier, und alle können den Zufall nachprüfen.',
    },
  },
  screen: {
    title: 'Großer Bildschirm',
    open: 'Auf einem großen Bildschirm zeigen',
    note: 'Öffne diese Adresse auf einem Fernseher:',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert.',
    notCopied: 'Die Adresse ließ sich nicht kopieren.',
  },
  givingUp: {
    giveUp: 'Aufgeben',
    forEnd: (name) => `Für ${name} aufgeben`,
    keep: 'Weiterspielen',
    alone: 'Das Spiel endet mit deinem bisherigen Stand.',
    last: 'Das Spiel endet, und du landest auf dem letzten Platz.',
    win: (names) =>
      `Das Spiel endet, und ${listed(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}.`,
    bot: 'Ein Bot spielt für dich zu Ende.',
    forGood: (what) => `${what} Das lässt sich nicht zurücknehmen.`,
  },
};
