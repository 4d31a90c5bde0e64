/** Die Tür eines Tisches: wer sitzen und zuschauen darf, anklopfen, und der Platz anderswo. */
import type { Refused } from '../../../lib/game';
import { inWords, listed } from '../../../lib/phrase';
import { sentenceOf } from '../../../lib/refusals';
import type { Translated } from '../../../lib/translated';
import type { entry as english } from '../entry';

export const entry: Translated<typeof english> = {
  sit: {
    title: 'Wer darf sich setzen?',
    line: 'dürfen sich setzen.',
    choices: {
      open: { phrase: 'Alle mit dem Link', note: 'Sie nehmen irgendeinen freien Platz.' },
      ask: {
        phrase: 'Alle auf Anfrage',
        note: 'Jede Person am Tisch darf sie hereinlassen.',
      },
      password: { phrase: 'Alle mit dem Passwort', note: 'Schick es mit dem Link.' },
    },
  },
  watch: {
    title: 'Wer darf zuschauen?',
    line: 'dürfen zuschauen.',
    choices: {
      anyone: { phrase: 'Alle mit dem Link', note: 'Sie sehen, was alle am Tisch sehen.' },
      players: {
        phrase: 'Nur die Mitspielenden',
        note: 'Niemand sonst sieht das Spiel oder seine Aufzeichnung.',
      },
    },
  },
  region: 'Wer hereindarf',
  password: {
    choose: 'Nach einem Passwort fragen',
    change: 'Passwort ändern',
    use: 'Dieses Passwort nehmen',
    rule: 'Nimm 4 bis 40 Zeichen. Groß oder klein ist egal.',
    label: 'Passwort dieses Tisches',
    enter: 'Hereinkommen',
  },
  invite: {
    open: 'Alle mit dem Link dürfen sich setzen, und nach dem Start zuschauen. Ein Konto braucht niemand.',
    players: 'Alle mit dem Link dürfen sich setzen, bis du startest. Ein Konto braucht niemand.',
    ask: 'Alle mit dem Link fragen zuerst, und du lässt sie herein. Ein Konto braucht niemand.',
    password: 'Schick das Passwort mit dem Link. Ein Konto braucht niemand.',
  },
  listed: 'Alle in diesem Raum können ihn finden.',
  knock: {
    ask: 'Um einen Platz bitten',
    asked: 'Jemand am Tisch muss dich hereinlassen.',
    waiting: 'Du hast gefragt. Gleich kommt eine Antwort.',
    withdraw: 'Nicht mehr fragen',
    away: 'Diesmal wurdest du abgewiesen.',
    lapsed: 'Deine Bitte ist abgelaufen. Frag noch einmal.',
    password: 'Dieser Tisch hat ein Passwort. Frag die Person, die dich eingeladen hat.',
  },
  step: {
    title: (host) => (host === null ? 'Ein geschlossener Tisch' : `Tisch von ${host}`),
    line: (game) => `Du bist zu ${game} eingeladen.`,
    name: 'Dein Name am Tisch',
    opening: 'Der Tisch wird gesucht',
    door: 'Zur Eingangstür',
    closed: 'Nur die Mitspielenden dürfen zuschauen',
    next: 'Dieses Spiel ist nur für die Mitspielenden. Frag die Tischleitung nach dem nächsten.',
  },
  asks: {
    line: (name) => `${name} möchte sich setzen.`,
    more: (count) => (count === 1 ? 'Eine weitere Person wartet.' : `${count} weitere warten.`),
    admit: 'Hereinlassen',
    away: 'Abweisen',
  },
  elsewhere: {
    title: 'Du bist noch in einem anderen Spiel',
    line: (game, others) =>
      `${game} mit ${listed(others)} läuft noch. ${others.length === 1 ? `${listed(others)} müsste` : 'Die anderen müssten'} warten.`,
    bot: 'Bleibst du eine Minute weg, spielt ein Bot für dich.',
    loses: 'Bleibst du eine Minute weg, verlierst du es.',
    back: 'Zurück zu jenem Spiel',
    both: 'Auch hier hinsetzen',
    lobby: (game, others) =>
      `Du hast auch einen Platz für ${game} mit ${listed(others)}. Dieses Spiel hat noch nicht begonnen.`,
    backToTable: 'Zurück zu jenem Tisch',
    leaveTable: 'Jenen Tisch verlassen',
    leave: 'Jenes Spiel verlassen',
    gone: (others) =>
      others.length === 1
        ? `Dann ist jenes Spiel zu Ende, und ${listed(others)} gewinnt. Das lässt sich nicht zurücknehmen.`
        : 'Du verlierst, und ein Bot spielt für dich weiter, falls die anderen weiterspielen. Das lässt sich nicht zurücknehmen.',
    giveUp: 'Aufgeben und hier sitzen',
    keep: 'Weiterspielen',
  },
};

const REFUSALS: Record<string, string | ((params: Refused['params']) => string)> = {
  wrong_table_password: 'Das ist nicht das Passwort. Frag bei der Tischleitung nach.',
  short_password: ({ least }) =>
    typeof least === 'number' ? `Nimm mindestens ${inWords(least)} Zeichen.` : 'Das ist zu kurz.',
  tries_later: 'Zu viele Versuche. Warte ein paar Minuten, und versuch es dann noch einmal.',
  no_password: 'Wähl zuerst ein Passwort.',
  door_changed: 'Die Tischleitung hat geändert, wer sich setzen darf. Lade die Seite neu.',
  door_closed: 'Dieser Tisch ist geschlossen. Bitte zuerst um einen Platz.',
  players_only: 'An diesem Tisch dürfen nur die Mitspielenden zuschauen.',
  not_asking: 'Diese Person fragt nicht mehr.',
  may_sit: 'Diese Person darf sich schon setzen.',
};

export function doorSentence(refused: Refused): string {
  const known = Object.hasOwn(REFUSALS, refused.code) ? REFUSALS[refused.code] : undefined;
  return (typeof known === 'function' ? known(refused.params) : known) ?? sentenceOf(refused);
}
