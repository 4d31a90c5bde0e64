/** Text der Bilder in den Spielregeln: was jedes zeigt, für alle, die es nicht sehen, und was darin steht. */
import { listed } from '../../../../../lib/phrase';
import type { Translated } from '../../../../../lib/translated';
import { roomName } from '../../../messages/rooms';
import type { text as english } from '..';

/** Wie viele mitspielen, nach den Schlüsseln des Plans. */
const PLAYERS: ReadonlyMap<string, string> = new Map([
  ['two', 'Zu zweit'],
  ['three', 'Zu dritt'],
  ['four', 'Zu viert'],
]);
const together = (players: string): string => PLAYERS.get(players) ?? players;

export const text: Translated<typeof english> = {
  caught: {
    label:
      'Zwei Berührungen. Der Fänger stößt an einen Läufer: Der Läufer ist gefangen. Ein Läufer stößt an den Fänger: Auch er ist gefangen.',
    caption: 'Pflaumenblau ist Fänger. Jede Berührung fängt, egal, wer gegen wen stößt.',
    catcher: 'Der Fänger trifft einen Läufer',
    runner: 'Ein Läufer trifft den Fänger',
  },
  comingIn: {
    label:
      'Die Klasse von oben, mit dem Fänger darin. Vor dem ersten Zug wartet der Läufer draußen. Mit diesem Zug steht er auf dem roten Kreis.',
    caption: 'Bis zu deinem ersten Zug einer Runde kann dich niemand berühren.',
    before: 'Davor: draußen und sicher',
    first: 'Erster Zug: auf dem Kreis',
  },
  circle: {
    label:
      'Die Klasse von oben. Der erste Schnipser eines Läufers prallt neben der Tür ab und rollt zurück auf den roten Kreis. Im selben Zug schnipst er noch einmal und kommt durch die Tür in die Turnhalle.',
    caption:
      'Wieder auf dem Kreis: noch einmal schnipsen. Außerhalb geht der Zug weiter wie sonst.',
    back: 'Auf dem Kreis: noch einmal',
    off: 'Vom Kreis herunter',
  },
  completely: {
    label:
      'Ein Pinguin an einer Tür, dreimal. Vor der Wand ist er ganz auf einer Seite. In der Tür ist er auf beiden Seiten. Hinter der Wand ist er ganz auf der anderen Seite.',
    caption: 'War er einmal ganz auf der anderen Seite, ist er durch, auch wenn er zurückrollt.',
    before: 'Davor',
    doorway: 'In der Tür',
    beyond: 'Auf der anderen Seite',
  },
  doorway: {
    label:
      'Ein Pinguin steckt in der Tür von der Turnhalle zur Klasse. Er darf in jedem der beiden Räume auf die orange Linie.',
    caption:
      'Ein Schnipser aus der Tür holt den Fisch darüber nicht. Ein Schnipser von der Linie schon.',
  },
  kitchen: {
    label:
      'Die Küche von oben. Ein Pinguin innerhalb der orangen Linie steht richtig, einer auf ihr auch. Einer zwischen Linie und Wand nicht.',
    caption: 'Innerhalb der Linie oder darauf: Es zählt die Mitte des Fußes.',
    within: 'Innerhalb oder auf der Linie',
    outside: 'Zwischen Linie und Wand',
  },
  lintel: {
    label:
      'Eine Tür von der Seite, zweimal. Ein Pinguin, der unter dem Türsturz durchkommt, geht durch die Tür. Einer, der über die Wand springt, nicht.',
    caption: 'Ein Sprung über eine Tür bringt keinen Fisch.',
    through: 'Durch die Tür',
    over: 'Über die Tür',
  },
  movedFish: {
    label:
      'Zwei Karten mit dem Wert 2 sind aufgedeckt. Ein jadegrüner Fisch zieht von der Tür zwischen Klasse und Bücherei zur Tür zwischen Aula und Küche. Die drei Türen der Turnhalle, in der der jadegrüne Pinguin steht, sind durchgestrichen.',
    caption:
      'Zwei Zweien hängen einen Fisch um, aber nicht an eine Tür des Raums, in dem sein Pinguin ist.',
  },
  offWall: {
    label:
      'Die Turnhalle von oben. Zwei Pinguine stehen außerhalb der orangen Linie, einer an einer Wand, einer in einer Ecke. Beide kommen auf den nächsten Punkt der Linie.',
    caption:
      'Vor deinem Schnipser darfst du deinen Pinguin auf den nächsten Punkt der Linie stellen.',
  },
  outside: {
    label:
      'Ein Pinguin fliegt aus der Turnhalle über die Außenwand. Er kommt zurück an den Punkt, von dem er geschnipst wurde, und der Zug ist vorbei.',
    caption: 'Zurück dahin, wo du geschnipst hast, und der Zug ist vorbei.',
  },
  pushedOut: {
    label:
      'Ein Pinguin trifft einen anderen, und der fliegt über die Außenwand. Er kommt zurück an den Punkt, an dem er vor dem Stoß stand.',
    caption: 'Hinausgestoßen, kommt der Pinguin zurück an seinen Platz. Verloren ist nichts.',
  },
  pushed: {
    label:
      'Ein Läufer wird durch die Tür unter seinem eigenen Fisch gestoßen und holt ihn. Ein Läufer wird in den Fänger gestoßen und ist gefangen.',
    caption: 'Auch ein Stoß zählt: durch eine Tür für den Fisch, in den Fänger für den Fang.',
    fish: 'Durchgestoßen: Fisch geholt',
    caught: 'In den Fänger: gefangen',
  },
  roundEnd: {
    label:
      'Zwei Arten, wie eine Runde endet. Ein Läufer hat alle drei Fische geholt. Oder der Fänger hat die Ausweise aller drei Läufer.',
    caption: 'Was zuerst geschieht, beendet die Runde, sobald alle Pinguine still stehen.',
    fish: 'Der dritte Fisch eines Läufers',
    ids: 'Die Ausweise von allen',
  },
  skates: {
    label:
      'Zwei Karten mit dem Wert 1. Nach einem Schnipser werden sie aufgedeckt, und sofort beginnt noch ein Zug.',
    caption: 'Aufgedeckte Karten zählen am Ende trotzdem.',
    flick: 'Schnipser',
    yours: 'Dein Zug',
    ones: 'Zwei Einsen',
    up: 'Aufgedeckt',
    another: 'Noch ein Zug',
  },
  steady: {
    label: (calm, shaky) =>
      `Drei Fächer von oben, so lang wie ein Schnipser durch einen Raum. Eine genaue Hand folgt einer Linie. Eine ruhige Hand weicht um etwa ${calm} Grad ab, eine zittrige um etwa ${shaky}.`,
    caption: 'Die meisten Schnipser bleiben im dunklen Teil, fast alle im hellen.',
    exact: 'Genau',
    calm: 'Ruhig',
    shaky: 'Zittrig',
  },
  tasks: {
    label:
      'Drei Aufgaben mit ihren Karten. Springen: über die Wand zwischen zwei Räumen. Zwei Türen: aus der Klasse durch die Turnhalle in die Aula. Abprallen: gegen die Außenwand, dann durch eine Tür.',
    caption:
      'Sag die Aufgabe vor dem Schnipser an. Schaffst du sie, wird ihre Karte aufgedeckt, und du ziehst eine neue.',
    jump: 'Über eine Wand',
    doors: 'Durch zwei Türen',
    bounce: 'Abprallen, dann durch eine Tür',
  },
  through: {
    label:
      'Zwei Wege durch die Tür zwischen Klasse und Turnhalle, über der der Fisch des Läufers hängt. Einer führt einmal hindurch, der andere hin und zurück. Jeder bringt einen Fisch.',
    caption: 'Die Richtung ist egal. Hin und zurück durch eine Tür ist ein Fisch.',
    through: 'Hindurch: ein Fisch, eine Karte',
    back: 'Hin und zurück: ein Fisch',
  },
  turns: {
    label:
      'Vier sitzen um die Schule. Der Fänger sitzt unten. Links von ihm beginnt die Runde, dann geht es im Uhrzeigersinn weiter, und der Fänger kommt zuletzt.',
    last: (turn) => `${turn}, Fänger`,
    caption: 'Der Fänger, pflaumenblau, kommt zuletzt. Links von ihm beginnt die Runde.',
  },
  twice: {
    label:
      'Die Schule von oben. Der Fänger berührt den Läufer in der Turnhalle. Der Läufer kommt auf den roten Kreis in der Klasse und schnipst von dort sofort.',
    caption: 'Pflaumenblau fängt Jadegrün. Jadegrün kommt auf den Kreis und ist sofort am Zug.',
  },
  fishDoors: {
    label: (counts) => `Türen mit Fischen, benannt nach ihren beiden Räumen. ${counts.join('; ')}.`,
    doors: (players, doors) => `${together(players)}: ${doors.join(', ')}`,
    players: together,
    caption: 'An jeder dieser drei Türen hängt für jeden Läufer ein Fisch.',
  },
  school: {
    label: (rooms, doors) =>
      `Die Schule von oben: ${listed(rooms)}. Jeder Raum hat eine orange Linie, die Klasse den roten Kreis. Ihre Türen: ${doors.join(', ')}.`,
    room: (name, place) => `${roomName(name)} ${place}`,
    left: 'links',
    right: 'rechts',
    above: 'oben',
    below: 'unten',
    middle: 'in der Mitte',
    caption: 'Sieben Türen verbinden fünf Räume. Läufer starten auf dem roten Kreis.',
  },
  hit: {
    label: (power) =>
      `Ein Pinguin von hinten: Treffer auf den Körper, links, in der Mitte oder rechts, und über einer Linie Treffer auf den Kopf. Von oben: Ein Treffer in der Mitte geht geradeaus, ein Treffer rechts beginnt gerade und biegt nach rechts. Von der Seite: Ein Treffer auf den Körper rutscht unter dem Türsturz durch, ein Treffer oben auf den Kopf mit Kraft ${power} springt über die Wand.`,
    caption:
      'Treffer auf den Körper rutschen: aus der Mitte gerade, sonst im Bogen zur getroffenen Seite. Treffer auf den Kopf hüpfen.',
    jumps: (power) => `Oben auf den Kopf, Kraft ${power}: springt`,
    where: 'Wo der Finger trifft',
    curves: 'Mitte: gerade. Rechts: Bogen nach rechts',
    slides: 'Körper: rutscht',
    head: 'Kopf',
    body: 'Körper',
  },
  turnEnd: {
    label: (seconds) =>
      `Eine Zeitleiste. Dein Pinguin bewegt sich, dann liegt er still. ${seconds} Sekunden lang kannst du Karten einsetzen, dann beginnt der nächste Zug.`,
    caption: (seconds) =>
      `Dein Zug endet, wenn du es sagst, spätestens ${seconds} Sekunden, nachdem dein Pinguin ruht.`,
    yours: 'Dein Zug',
    moves: 'bewegt sich',
    cards: 'Karten: Schlittschuhe, oder Fisch umhängen',
    next: 'Nächste Person',
    turn: 'Zug',
    rests: 'er ruht',
    plus: (seconds) => `+ ${seconds} s`,
  },
};
