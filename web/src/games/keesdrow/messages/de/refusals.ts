/** Was der Tisch ablehnt, und was der Vorraum vorher sagt: die Regel in Worten, und was zu tun ist. */
import type { Refused } from '../../../../lib/game';
import { shout } from '../../../../lib/names';
import { inWords } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type * as english from '../refusals';

type Params = Refused['params'];

const the = (letter: Params[string] | undefined) =>
  letter === undefined ? 'Dieser Buchstabe' : `Das ${String(letter).toUpperCase()}`;
const played = (word: Params[string] | undefined) =>
  word === undefined ? 'Das Wort' : shout(String(word));

export const refusals: Translated<typeof english.refusals> = {
  not_now: ({ phase }) => notNow[String(phase)] ?? 'Das geht gerade nicht.',
  not_your_turn: () => 'Du bist noch nicht dran.',
  already_picked: () => 'Du hast schon ein Plättchen gezogen.',
  no_such_tile: () => 'Dieses Plättchen gibt es nicht.',
  tile_taken: () => 'Das Plättchen hat schon jemand gezogen. Nimm ein anderes.',
  no_such_cell: () => 'Diesen Buchstaben gibt es auf dem Brett nicht.',
  not_adjoining: ({ letter }) => `${the(letter)} berührt den Buchstaben davor nicht.`,
  tile_gone: () => 'Das Plättchen ist weg. Über seine Lücke führt kein Weg.',
  spent: ({ letter, word }) =>
    word === undefined
      ? `${the(letter)} hat schon einen roten Stecker.`
      : `Jeder Weg für ${played(word)} braucht einen verbrauchten Buchstaben.`,
  too_short: ({ least }) =>
    least === undefined
      ? 'Hier brauchen Wörter mehr Buchstaben.'
      : `Hier brauchen Wörter mindestens ${inWords(Number(least))} Buchstaben.`,
  too_long: () => 'So lang ist kein Wort.',
  used_before: ({ word }) => `${played(word)} wurde schon auf genau diesen Buchstaben gespielt.`,
  shorter_version: ({ word }) =>
    `${played(word)} ist nur der Anfang oder ein Teil eines Worts, das hier schon gespielt wurde.`,
  not_a_word: ({ word }) => `${played(word)} steht nicht in der Wortliste dieses Tisches.`,
  no_path: () => 'Dafür gibt es auf diesem Brett keinen Weg.',
  no_window: () => 'Gerade kann kein Wort angezweifelt werden.',
  own_word: () => 'Das ist dein eigenes Wort. Die anderen entscheiden, ob sie es glauben.',
  already_accepted: () => 'Du lässt dieses Wort schon gelten.',
  already_agreed: () => 'Du hast dem Ende schon zugestimmt.',
  words_left: () => 'Auf dem Brett gibt es noch Wörter.',
  dictionary_closed: ({ why }) => closed[String(why)] ?? 'Die Wortliste ist gerade zu.',
  no_such_turn: () => 'Dieser Zug wurde noch nicht gespielt.',
  review_closed: () => 'Dieser Tisch zeigt verpasste Wörter erst nach dem Spiel.',
  nothing_tried: () => 'In diesem Zug wurde kein Wort versucht.',
  not_alone: ({ option }) => alone[String(option)] ?? 'So kannst du nicht allein spielen.',
  uneven_teams: ({ players }) =>
    `Zweierteams brauchen vier, sechs oder acht Mitspielende. Hier ${Number(players) === 1 ? 'ist es nur eine Person' : `sind es ${inWords(Number(players))}`}.`,
  no_moderator: () =>
    'Eine Spielleitung gibt es nur bei Teams. Wählt Teams, oder macht diesen Platz frei.',
  no_teams: () => 'Hier gibt es keine Teams, also kann niemand vorsagen.',
  own_team: () => 'Das ist dein eigenes Team. Nur die anderen können Vorsagen melden.',
  too_late: () => 'Dafür ist es zu spät, oder in diesem Zug wurde kein Wort gespielt.',
  already_called: () => 'Zu diesem Zug wurde schon Vorsagen gemeldet. Einmal genügt.',
  no_call: () => 'Niemand hat Vorsagen gemeldet.',
  not_your_team: () => 'Darauf kann nur das Team antworten, das am Zug ist.',
  already_denied: () => 'Dein Team hat es abgestritten. Jetzt entscheidet die Spielleitung.',
  not_moderator: () => 'Nur die Spielleitung kann entscheiden.',
  only_players: () => 'Die Spielleitung entscheidet nur. Sie spielt nicht mit.',
  not_over: () => 'Diesen Zug kannst du dir nach dem Spiel ansehen.',
};

const notNow: Readonly<Record<string, string>> = {
  draw: 'Erst ziehen alle, um zu sehen, wer beginnt.',
  turn: 'Gerade läuft ein Zug.',
  coaching: 'Es wurde Vorsagen gemeldet. Warte, bis das geklärt ist.',
  window: 'Gerade kann ein Wort angezweifelt werden. Warte, bis das entschieden ist.',
  over: 'Das Spiel ist zu Ende.',
};

const alone: Readonly<Record<string, string>> = {
  words: 'Allein zweifelt dich niemand an. Lass die Wörter prüfen, oder wähl „Allein“.',
  end: 'Allein spielst du eine feste Zahl von Zügen. Wähl dieses Ende, oder „Allein“.',
  teams: 'Für Teams braucht es mehr als eine Person.',
  variation: 'Four Score geht nicht allein. Lade jemanden ein, oder nimm einen Bot dazu.',
};

const closed: Readonly<Record<string, string>> = {
  option: 'Nachschlagen ist an diesem Tisch nicht erlaubt.',
  window: 'Solange ein Wort angezweifelt werden kann, ist die Wortliste zu.',
  turn: 'Nachschlagen kannst du nur, wenn du dran bist.',
};

export const unknown: Translated<typeof english.unknown> = (code) =>
  `Der Tisch hat das abgelehnt (${code}).`;

export const lobby: Translated<typeof english.lobby> = {
  opponent: 'Four Score geht nicht allein: Schick den Link, oder nimm einen Bot dazu.',
  alone: 'Schick den Link, oder nimm einen Bot dazu. Willst du allein spielen, wähl „Allein“.',
};
