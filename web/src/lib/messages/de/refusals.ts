/** Sätze für das, was der Tisch selbst ablehnt. */
import { amount, inWords } from '../../phrase';
import type { refusals as english } from '../refusals';

const NOT_UNDERSTOOD = 'Das hat der Server nicht verstanden. Lade die Seite neu.';

export const refusals: typeof english = {
  lesson: 'Die Lektion wartet auf etwas anderes. Lies den Satz oben.',
  not_host: 'Das darf nur die Tischleitung.',
  removed:
    'Die Tischleitung hat dich von diesem Tisch entfernt. Du kannst zuschauen oder einen eigenen eröffnen.',
  not_admitted: 'Zuerst muss dich jemand hereinlassen.',
  not_removed: 'Diese Person darf schon wieder herein.',
  seat_taken: 'Dieser Platz ist besetzt.',
  no_such_seat: 'Diesen Platz gibt es hier nicht.',
  not_seated: 'Setz dich zuerst.',
  already_seated: 'Auf diesem Platz sitzt du schon.',
  too_few: ({ least }) =>
    typeof least === 'number'
      ? `Dieses Spiel braucht mindestens ${inWords(least)} Personen.`
      : 'Es sind noch nicht genug Personen da.',
  terms_changed: 'Die Hausregeln haben sich gerade geändert. Lies sie und drück dann „Bereit“.',
  not_ready: 'Jemand ist noch nicht bereit. Es kann losgehen, sobald es alle sind.',
  no_such_option: 'Diese Hausregel gibt es nicht.',
  bad_option: 'Das lassen die Hausregeln nicht zu.',
  options_clash: 'Das verträgt sich nicht mit einer anderen Hausregel.',
  no_such_lexicon: 'Diese Wortliste ist hier nicht installiert.',
  no_such_word: ({ word }) =>
    `${typeof word === 'string' ? word.toUpperCase() : 'Das'} lässt sich aus der Wortliste dieses Tisches nicht vorschlagen. Versuch ein anderes Wort.`,
  not_lobby: 'Das Spiel hat schon begonnen.',
  not_playing: 'Hier wird gerade nicht gespielt.',
  not_over: 'Das Spiel ist noch nicht zu Ende.',
  no_queue: 'An diesem Tisch gibt es keine Warteschlange.',
  already_queued: 'Du stehst schon in der Schlange.',
  not_queued: 'Du stehst nicht mehr in der Schlange.',
  queue_full: 'Die Schlange ist voll. Versuch es nach diesem Spiel noch einmal.',
  already_rematched: 'Das nächste Spiel gibt es schon.',
  paused: 'Der Tisch macht Pause.',
  not_paused: 'Der Tisch macht keine Pause.',
  not_gone: ({ seconds }) =>
    typeof seconds === 'number'
      ? `Diese Person kommt vielleicht zurück. Warte noch ${amount(seconds, 'Sekunde', 'Sekunden')}.`
      : 'Diese Person kommt vielleicht zurück. Warte noch einen Moment.',
  your_move: 'Du bist am Zug und kannst deshalb keine Pause machen. Jemand anders kann es.',
  pause_later: ({ seconds }) =>
    typeof seconds === 'number'
      ? `Du hattest gerade eine Pause. Warte ${amount(seconds, 'Sekunde', 'Sekunden')}, oder bitte jemand anders darum.`
      : 'Du hattest gerade eine Pause. Bitte jemand anders darum.',
  slow_table: 'In einer langsamen Partie gibt es keine Pause, und niemand wird ersetzt.',
  moderator_paused:
    'Die Spielleitung hat den Tisch angehalten. Nur sie kann ihn weiterlaufen lassen.',
  not_all_here: 'Jemand ist weg. Es geht weiter, sobald alle wieder da sind.',
  bot_plays: 'Auf diesem Platz spielt gerade ein Bot.',
  not_taken: 'Für dich spielt kein Bot.',
  gave_up: 'Du hast dieses Spiel aufgegeben.',
  no_such_level: 'Diesen Bot gibt es nicht.',
  no_bots: 'Bots können keine Spielleitung sein.',
  no_such_table: 'Einen Tisch mit diesem Namen gibt es nicht.',
  table_broken: 'Dieser Tisch lässt sich nicht mehr lesen. Eröffne einen neuen.',
  no_such_game: 'Dieses Spiel gibt es hier noch nicht.',
  too_many: 'Eins nach dem anderen. Versuch es gleich noch einmal.',
  too_long: 'Das ist zu lang.',
  unwelcome_name: 'Dieser Name enthält ein Wort, das hier nicht erlaubt ist. Wähl einen anderen.',
  too_large: 'Das ist zu lang.',
  rate: 'Eins nach dem anderen. Versuch es gleich noch einmal.',
  log_full: 'An diesem Tisch ist zu viel passiert. Eröffne einen neuen.',
  daily_alone: 'Das Tagesbrett spielt jede Person allein, ohne Änderungen und Pausen.',
  daily_first: 'Spiel zuerst selbst das heutige Brett.',
  twin_first: 'Du hast dasselbe Brett am anderen Tisch. Spiel zuerst dort zu Ende.',
  no_twin: 'Dieser Tisch hat keinen Zwilling.',
  at_twin: 'Du hast einen Platz am anderen Tisch. An beiden kannst du nicht spielen.',
  second_side: 'Zwei, die sich einen Bildschirm teilen, müssen beide mitspielen.',
  seen_twin: 'Du hast dieses Brett am anderen Tisch gesehen und kannst es hier nicht spielen.',
  twin_started: 'Der andere Tisch hat begonnen, deshalb stehen die Hausregeln fest.',
  twin_differs:
    'Die beiden Tische stimmen noch nicht überein. Das wird gerade behoben. Drück gleich noch einmal „Starten“.',
  hushed: 'Solange das Team am Zug ist, schweigen die anderen im Team.',
  banned: ({ reason }) => `Du bist gesperrt und kannst nur zuschauen. Der Grund: ${reason}`,
  banned_address: ({ reason }) => `Deine Netzadresse ist gesperrt. Der Grund: ${reason}`,
  closing_soon: 'Der Server schließt bald, deshalb beginnen keine neuen Spiele.',
  table_closed: ({ reason }) => `Dieser Tisch wurde geschlossen. Der Grund: ${reason}`,
  bad_text: 'Schreib zuerst etwas.',
  wrong_origin: ({ origin, host }) =>
    `Diese Seite liegt unter ${origin}, beim Server kam aber ${host} an. Sein Webserver muss den Host-Header unverändert weitergeben.`,
  bad_request: 'Das sieht nicht richtig aus.',
  bad_action: NOT_UNDERSTOOD,
  bad_question: NOT_UNDERSTOOD,
  malformed: NOT_UNDERSTOOD,
  void: 'Das kam zu spät.',
  offline: 'Du bist offline, deshalb wurde das nicht gesendet. Es hat sich nichts geändert.',
  lost: 'Die Verbindung ist abgerissen, bevor die Antwort kam. Schau auf den Tisch und versuch es dann noch einmal.',
  try_again:
    'Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert. Versuch es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.',
};

export const unknown: (code: string) => string = (code) => `Das geht gerade nicht (${code}).`;
