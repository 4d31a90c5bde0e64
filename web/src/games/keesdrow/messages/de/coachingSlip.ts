/** Die Zettel beim Vorsagen: die Meldung, wie das Team und die Spielleitung sie sehen (KD-25). */
import { verbs, whose } from '../../../../lib/messages/de/forms';
import { namesOf, shout } from '../../../../lib/names';
import type { Translated } from '../../../../lib/translated';
import type * as english from '../coachingSlip';
import { does } from './parts';

export const slip: Translated<typeof english.slip> = {
  called: (cast, caller, player) =>
    `${does(cast, caller, 'meldest', 'meldet')}, dass in ${whose(cast, player, 'deinem')} Zug vorgesagt wurde.`,
  question: 'Wurde im Team ein Wort verraten oder gezeigt?',
  admit: 'Zugeben',
  deny: 'Abstreiten',
  loss: (word) => `${shout(word)} wird zurückgenommen, mit allen Folgen.`,
  lossWithoutWord: 'Der Zug ist verloren, ohne ein Wort.',
  resumesWindow: 'Das Wort kann noch so lange angezweifelt werden, wie Zeit übrig war.',
  resumesTurn: 'Der Zug geht weiter, mit der Zeit, die noch übrig war.',
  ruled: 'Die Spielleitung entscheidet.',
  waitForAnswer: (cast, team) =>
    `${namesOf(cast, team)} ${verbs(cast, team, ['musst', 'muss', 'müsst', 'müssen'])} noch antworten.`,
  waitForRuling: (cast, moderator) =>
    `Es wurde abgestritten. ${does(cast, moderator, 'entscheidest', 'entscheidet')}.`,
  stopped: 'Die Uhr steht. Ohne Antwort geht es weiter in',
};

export const desk: Translated<typeof english.desk> = {
  denied: 'Das Team streitet es ab. Du entscheidest.',
  open: 'Du kannst gleich entscheiden oder auf die Antwort des Teams warten.',
  reason: 'Dein Grund, für alle zu lesen',
  reasons: ['Jemand hat ein Wort laut gesagt.', 'Ich habe nichts gehört.', 'Ich glaube dem Team.'],
  needed: 'Gib zuerst einen Grund an.',
  coached: 'Vorgesagt',
  notCoached: 'Nicht vorgesagt',
  ifCoached: 'Der Zug ist verloren, samt Wort.',
  ifNotCoached: 'Das Spiel geht weiter.',
};
