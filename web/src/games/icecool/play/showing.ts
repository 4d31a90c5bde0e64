/** Input for the 3D school, made from the events and views of the table. */
import type { DoorFish, Placed, Showing, Taken } from '../scene/types';
import { type Event, type Flicked, type Of, poseOf, type View } from '../types';

/** All penguins where they are, except the one being placed, which is at *moved*. */
export function penguinsOf(view: View, moved: Placed['pose'] = null): Placed[] {
  return view.seats.map(({ caught, pose, role }, seat) => ({
    pose: moved && seat === view.turn ? moved : pose && poseOf(pose),
    look: { seat, catcher: role === 'catcher', id: caught === 0 },
  }));
}

/** The fish, by their doors. */
export function fishOf(view: Pick<View, 'seats'>): DoorFish[] {
  const doors = new Set(view.seats.flatMap((seat) => seat.fish));
  return [...doors]
    .sort((a, b) => a - b)
    .map((door) => ({
      door,
      seats: view.seats.flatMap(({ fish }, seat) => (fish.includes(door) ? [seat] : [])),
    }));
}

/** A move, with the fish that it took. */
export function showingOf(flicked: Flicked, events: readonly Event[]): Showing {
  const { shot } = flicked;
  return {
    track: bytesOf(shot.track),
    facts: shot.facts,
    duration: shot.duration,
    mover: flicked.seat,
    taken: takenIn(flicked, events),
  };
}

/** When each fish was taken: at the passage that took it. */
export function takenIn({ shot }: Flicked, events: readonly Event[]): Taken[] {
  return events
    .filter((event): event is Of<'fish_taken'> => event.type === 'fish_taken')
    .flatMap(({ door, seat }) => {
      const passed = shot.facts.find(
        (fact) => fact.type === 'passed' && fact.penguin === seat && fact.door === door,
      );
      return passed ? [{ at: passed.at, door, seat, penguin: seat }] : [];
    });
}

/** Bytes as sent over the wire. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
