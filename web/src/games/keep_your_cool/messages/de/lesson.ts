/** Text der Lektion: ein Satz für jeden Schritt. */
import type { Translated } from '../../../../lib/translated';
import type { lesson as english } from '../lesson';

export const lesson: Translated<typeof english> = {
  aim: 'Sammle Paare, oder schnapp dir eine Fahne vom Gürtel gegenüber. Sei schnell, aber bleib ruhig. Das dauert zwei Minuten.',
  end: 'Plättchen umdrehen, mit Wörtern antworten, rechtzeitig Stopp sagen und täuschen: Jetzt kannst du alles.',
  robin: 'Robin',
  tips: {
    first: 'Sag irgendein Wort. Die Antwort braucht seinen ersten und seinen letzten Buchstaben.',
    flip: 'Dreh zwei gleiche Plättchen um. Ein drittes ist ein Foul.',
    speak: 'Sag ein Wort, in dem die beiden dunklen Buchstaben irgendwo stecken.',
    locked: 'Du wurdest gestoppt. Nimm ein Paar, dann darfst du wieder greifen.',
  },
  tile: {
    name: 'Plättchen umdrehen',
    say: 'Du hast die Plättchen. Dreh die beiden in den Ringen um, eins nach dem anderen.',
    keys: 'Tab führt zu den Plättchen, Pfeiltasten bewegen dich. Dreh mit Enter das dritte um, dann das siebte.',
    done: 'Zwei Sonnen: Das Paar gehört dir.',
    other: 'Dreh zuerst das Plättchen mit dem dicken Ring um.',
  },
  word: {
    name: 'Ein Wort sagen',
    say: 'Robin hat mit MORNING die Plättchen übernommen. Hol sie dir zurück: Sag GAME.',
    keys: 'Tipp GAME und drück Enter.',
    done: 'MORNING beginnt mit M und endet mit G. In deinem Wort stecken beide, egal wo.',
    other: 'Du brauchst ein M und ein G. Sag hier GAME.',
  },
  stop: {
    name: 'Stopp sagen',
    say: 'Robin greift nach deiner Fahne. Drück STOPP.',
    keys: 'Drück die Leertaste.',
    done: 'Rechtzeitig. Robin darf bis zum nächsten Paar nicht mehr greifen.',
    other: 'Robins Hand kommt. Drück STOPP.',
  },
  feint: {
    name: 'Finte',
    say: 'Jetzt täusche Robin: Halte „Links greifen“ gedrückt, zähl bis eins, lass los.',
    keys: 'Halte die Taste 1 gedrückt, zähl bis eins, dann lass los.',
    done: 'Robin hat Stopp gesagt, als keine Hand da war. Jetzt ist STOPP gesperrt.',
    other: 'Nimm den Knopf „Links greifen“, und lass wieder los.',
  },
  reach: {
    name: 'Zugreifen',
    say: 'Robin kann dich kurz nicht stoppen. Halte „Links greifen“ gedrückt.',
    keys: 'Halte die Taste 1 gedrückt.',
    done: 'Die Fahne ist ab: Du gewinnst. In einem echten Spiel musst du schnell sein.',
    other: 'Nimm den Knopf „Links greifen“.',
  },
};
