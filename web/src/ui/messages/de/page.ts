/** Texte aller Seiten: Titel, Namensfeld, Hinweise und Fehler. */
import type { Translated } from '../../../lib/translated';
import type { page as english } from '../page';

export const page: Translated<typeof english> = {
  brand: 'Rumpus',
  titled: (title) => `${title} · Rumpus`,
  yourTurn: 'Du bist dran',
  yourTurnAt: (title) => `Du bist dran · ${title}`,
  toDoor: 'Zur Eingangstür',
  opening: 'Der Tisch wird gedeckt',
  openingLesson: 'Die Lektion wird geöffnet',
  openingReplay: 'Die Wiedergabe wird geöffnet',
  openingScreen: 'Der große Bildschirm wird geöffnet',
  documents: {
    line: 'Ein Spiel ergänzen, einen Bot schreiben oder einen Server betreiben:',
    link: 'Zur Dokumentation (englisch)',
    tab: ' in einem neuen Tab',
  },
  otherLanguage: { language: 'en', name: 'English' },
  cookies: {
    blocked:
      'Dein Browser blockiert Cookies. Lass diese Seite offen oder erlaube Cookies, um deinen Platz zu behalten.',
    read: 'Verstanden',
  },
  name: {
    ask: 'Wie heißt du?',
    keep: 'Behalten',
    another: 'Versuch einen anderen Namen.',
    kept: (name) => `Du heißt jetzt ${name}.`,
  },
  refusal: {
    rule: (id) => `Regel ${id}`,
    dismiss: 'Schließen',
  },
  nowhere: {
    toDoor: 'Zur Eingangstür',
    toDaily: 'Zum Tagesbrett',
    reload: 'Seite neu laden',
    reasons: {
      no_such_table: {
        title: 'Kein Tisch mit diesem Namen',
        line: 'Vielleicht wurde er entfernt, oder im Namen ist ein Tippfehler.',
      },
      daily_first: {
        title: 'Das ist das heutige Tagesbrett',
        line: 'Alle bekommen dasselbe. Spiel zuerst deins, dann kannst du die anderen sehen.',
      },
      twin_first: {
        title: 'Dieser Tisch hat dein Brett',
        line: 'Du spielst dieses Brett am anderen Tisch. Schau hier vorbei, wenn du fertig bist.',
      },
      table_broken: {
        title: 'Dieser Tisch lässt sich nicht öffnen',
        line: 'Bei uns ist etwas kaputtgegangen. Das Spiel ist gesichert. Sag denen Bescheid, die diesen Server betreiben.',
      },
      not_loaded: {
        title: 'Diese Seite ließ sich nicht laden',
        line: 'Prüfe deine Verbindung und lade die Seite neu.',
      },
      old_page: {
        title: 'Diese Seite ist älter als der Server',
        line: 'Lade sie neu. Wenn das nicht hilft, schließ den Tab und öffne ihn noch einmal.',
      },
      wrong_origin: {
        title: 'Der Server ist für diese Adresse nicht eingerichtet',
        line: (host) =>
          `Sein Webserver muss den Host-Header unverändert weitergeben. Hier sollte er ${host} lauten.`,
      },
      too_many: { title: 'Der Raum ist voll', line: 'Versuch es gleich noch einmal.' },
      no_such_place: {
        title: 'Seite nicht gefunden',
        line: 'Prüfe die Adresse, oder geh zur Eingangstür.',
      },
    },
  },
};
