/** Wertungen: Ranglisten, und die eigene. */
import { amount } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { ratings as english } from '../ratings';

export const ratings: Translated<typeof english> = {
  title: 'Wertungen',
  filter: 'Spiel',
  board: (game) => `Die Besten in ${game}`,
  loading: 'Die Wertungen werden geladen',
  empty:
    'Noch steht niemand in der Liste. Spiel etwa 20 gewertete Partien, dann machst du den Anfang.',
  yours: 'Deine Wertung',
  none: 'Spiel eine gewertete Partie zu Ende, dann bekommst du eine Wertung.',
  new: 'Noch nicht in der Liste: Spiel noch ein paar gewertete Partien.',
  range: (least, most) => `${least} bis ${most}`,
  about: 'Deine Stärke liegt sehr wahrscheinlich in diesem Bereich.',
  played: (games) => `Aus ${amount(games, 'gewerteten Partie', 'gewerteten Partien')}`,
  you: 'du',
  bot: (level) => `Bot: ${level}`,
  rating: 'Wertung',
  provisional: 'vorläufig',
  how: 'Es zählen nur öffentliche Partien nach einer Vorlage, und Partien, zu denen wir euch zusammengebracht haben.',
};
