/** Text der Lektion: ein Satz für jeden Schritt. */
import type { Translated } from '../../../../lib/translated';
import type { lesson as english } from '../lesson';

export const lesson: Translated<typeof english> = {
  aim: 'Schnips deinen Pinguin durch die Schule. Läufer holen Fische an Türen, und der Fänger ist hinter ihnen her. Das dauert zwei Minuten.',
  end: 'Schnipsen, springen, Bögen ziehen: Hol deine drei Fische, oder fang alle.',
  robin: 'Robin',
  tips: {
    place: 'Stell deinen Pinguin in der Küche auf. Du jagst die anderen.',
    flick: 'Zieh deinen Pinguin zurück und lass los. Je weiter, desto kräftiger.',
    dials: 'Stell Richtung und Kraft mit den Reglern ein, dann schnips.',
    line: 'Zu nah an einer Wand? Geh erst auf die orange Linie.',
    fish: 'Geh ganz durch eine Tür unter deinem Fisch.',
  },
  fish: {
    name: 'Deine Fische',
    say: 'Über drei Türen hängen Fische deiner Farbe. Geh durch alle drei.',
  },
  flick: {
    name: 'Schnipsen',
    say: 'Ziel auf den Fisch am anderen Ende: Zieh deinen Pinguin zurück und lass los.',
    dials: 'Ziel mit den Reglern auf den Fisch am anderen Ende, dann schnips.',
    keys: 'Dreh mit den Pfeilen links und rechts auf 90 Grad, erhöhe die Kraft auf 45, dann Enter.',
    done: 'Durch die Tür: Der Fisch gehört dir.',
    other: 'Ziel auf dem Plan nach oben, auf 90 Grad, mit Kraft 45.',
  },
  jump: {
    name: 'Springen',
    say: 'Setz den Punkt oben auf den Kopf des kleinen Pinguins und schnips kräftig gegen die hintere Wand.',
    keys: 'W bis oben auf den Kopf, 90 Grad, Kraft 85, dann Enter.',
    done: 'Über die Wand. Ein Sprung braucht keine Tür, holt aber auch keinen Fisch.',
    other: 'Der Punkt gehört oben auf den Kopf, die Kraft auf 85, das Ziel ist die hintere Wand.',
  },
  catch: {
    name: 'Fangen',
    say: 'Jetzt bist du Fänger. Schnips rechts in Robins Pinguin.',
    keys: 'Dreh auf 0 Grad, erhöhe die Kraft auf 40, dann Enter.',
    done: 'Gefangen: Du bekommst Robins Ausweis.',
    other: 'Ziel auf Robin, auf 0 Grad, mit Kraft 40.',
  },
  curve: {
    name: 'Bogen',
    say: 'Robin versteckt sich hinter der hinteren Wand. Setz den Punkt auf 40 rechts und schnips zur Tür.',
    keys: 'E bis Seite 40 rechts, 90 Grad, Kraft 40, dann Enter.',
    done: 'Im Bogen hinter die Wand. Jetzt kannst du alles.',
    other: 'Ziel nach oben durch die Tür, mit Kraft 40, und triff 40 rechts.',
  },
};
