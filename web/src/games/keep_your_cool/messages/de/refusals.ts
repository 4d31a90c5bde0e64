/** Ein Satz für jede Ablehnung: die Regel in Worten, und was zu tun ist, wo das hilft. */
import type { Refused } from '../../../../lib/game';
import { shout } from '../../../../lib/names';
import { inWords } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { refusals as english } from '../refusals';
import { countdown } from './forms';

type Params = Refused['params'];
type Sentences = Readonly<Record<string, (params: Params) => string>>;

const wait = (ms: Params[string] | undefined): string =>
  typeof ms === 'number' && ms > 0 ? `Warte ${countdown(ms)}.` : 'Warte einen Moment.';

const NOT_NOW: Readonly<Record<string, string>> = {
  throw: 'Wähl zuerst Schere, Stein oder Papier.',
  first_word: 'Jetzt kommt das erste Wort.',
  play: 'Das Spiel hat schon begonnen.',
  over: 'Das Spiel ist zu Ende.',
};

const HALTED: Readonly<Record<string, string>> = {
  flag: 'Das Spiel ruht, bis die Spielleitung über die Fahne entscheidet.',
  dispute: 'Die Fahne ist ab. Das Spiel ruht, solange Einspruch möglich ist.',
};

/** Nach Code. */
const known: Sentences = {
  not_now: ({ phase }) => NOT_NOW[String(phase)] ?? 'Das geht jetzt nicht.',
  over: () => 'Das Spiel ist zu Ende.',
  void: () => 'Das kam zu spät.',
  already_thrown: () => 'Du hast gewählt. Beide Hände werden zugleich gezeigt.',
  no_word_yet: () => 'Warte auf das erste Wort, bevor du Plättchen umdrehst oder zugreifst.',
  not_flipper: () => 'Gerade wird gegenüber aufgedeckt. Übernimm mit einem Wort.',
  not_speaker: () => 'Du hast die Plättchen. Die Wörter kommen von gegenüber.',
  speak_later: ({ ms }) => `Du kannst noch kein weiteres Wort sagen. ${wait(ms)}`,
  no_such_tile: () => 'Dieses Plättchen gibt es hier nicht.',
  no_tile_there: () => 'Dieses Plättchen ist weg. Sein Platz bleibt leer.',
  hands_busy: () => 'Deine Hand ist noch am letzten Plättchen.',
  two_up: () => 'Zwei Plättchen sind schon offen. Dreh zuerst eins zurück.',
  too_many: () => 'Das war zu schnell. Eins nach dem anderen.',
  reaching: () => 'Du greifst schon zu. Immer nur eine Hand.',
  locked: () => 'Deine Hände bleiben bis zu deinem nächsten Paar in den Taschen.',
  no_flag_there: () => 'Diese Fahne ist weg. Greif nach der anderen.',
  reach_later: ({ ms }) => `Du hast gerade zurückgezogen. ${wait(ms)}`,
  not_reaching: () => 'Du greifst gerade nicht zu.',
  withdraw_later: () => 'In den ersten 0,3 Sekunden kannst du nicht zurückziehen.',
  too_late: () => 'Deine Hand ist schon da. Zum Zurückziehen ist es zu spät.',
  stop_locked: ({ ms }) => `Niemand hat zugegriffen, deshalb ist dein Stopp gesperrt. ${wait(ms)}`,
  no_such_reach: () => 'Diesen Griff gibt es nicht.',
  reach_over: () => 'Dieser Griff ist schon vorbei.',
  answered: () => 'Du hast dazu schon Stopp gesagt, aber zu spät.',
  halted: ({ why }) => HALTED[String(why)] ?? 'Das Spiel ruht, bis die Frage beantwortet ist.',
  hand_out: () => 'Eine Hand ist unterwegs, oder es wird noch gemessen. Warte das Ergebnis ab.',
  ask_the_moderator: () => 'Frag die Spielleitung. Sie hat das letzte Wort.',
  no_such_call: () => 'Hier gibt es nichts mehr zu ändern.',
  asked_enough: ({ most }) =>
    `Du hast schon ${typeof most === 'number' ? inWords(most) : 'zu viele'} Einsprüche verloren. Mehr sind nicht möglich.`,
  nothing_asked: () => 'Niemand hat um etwas gebeten.',
  nothing_to_rule: () => 'Hier gibt es nichts zu entscheiden.',
  not_moderator: () => 'Das kann nur die Spielleitung.',
  only_players: () => 'Du hast die Spielleitung. Das können nur die beiden, die spielen.',
  moderator_asks: () => 'Während des Spiels schlägt nur die Spielleitung Wörter nach.',
  needs_moderator: () => 'Sucht eine Spielleitung, oder lasst den Tisch die Wörter prüfen.',
  already_so: () => 'Das ist schon geschehen.',
  moved_on: () => 'Das Spiel ist weitergegangen, das geht nicht mehr zurück.',
  word_moved_on: () => 'Seitdem wurde ein anderes Wort gesagt.',
  not_the_last: () => 'Nur die letzte Entscheidung lässt sich zurücknehmen.',
  not_used: ({ word }) =>
    word === undefined ? 'Das wurde nicht gesagt.' : `${shout(String(word))} wurde nicht gesagt.`,
  no_such_pair: () => 'Dieses Paar gibt es nicht.',
  no_such_key: () => 'Dieses Stichwort gibt es nicht.',
  none_up: () => 'Kein Plättchen ist offen.',
  not_over: () => 'Mögliche Antworten werden nach dem Spiel gezeigt.',
};

/** Ein unbekannter Code wird gezeigt, wie er ist. */
const unknown = (code: string): string => `Das hat der Tisch abgelehnt (${code}).`;

export const refusals: Translated<typeof english> = { known, unknown };
