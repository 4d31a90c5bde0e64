/** Fingers on the cards: what lies where is read once a stroke, and drawn from the gesture's state. */
import {
  type Deed,
  type Gesture,
  type Ground,
  type Input,
  type Place,
  type Point,
  REST,
  stepped,
} from './gesture';

/** A finger's click comes that long after it, in ms, at most. */
const CLICK_MS = 350;

export interface Host {
  ground: () => Ground | null;
  /** False while cards can only be looked at. */
  may: () => boolean;
  ondeed: (deed: Deed) => void;
}

export class Handling {
  readonly #host: Host;
  #gesture = $state.raw<Gesture>(REST);
  #ground: Ground | null = null;
  /** A click that follows a pointer was dealt with; one that comes alone is a key or a reader's. */
  #handled = false;

  readonly press = $derived.by(() => this.#gesture.press);
  readonly raised = $derived.by(() => this.#gesture.raised);
  readonly slot = $derived.by(() => this.#gesture.slot);
  /** The card that goes with the finger. */
  readonly dragged = $derived.by(() => (this.press?.kind === 'drag' ? this.press.key : null));

  constructor(host: Host) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    this.#handled = false;
    const found = (event.target as Element).closest<HTMLElement>('[data-card]');
    const key = found?.dataset.card;
    const place = found?.dataset.place as Place | undefined;
    if (!key || !place || event.button > 0 || !this.#host.may()) return;
    if (!this.press) this.#ground = this.#host.ground();
    this.#feed({
      type: 'down',
      id: event.pointerId,
      point: at(event),
      at: event.timeStamp,
      place,
      key,
    });
    if (this.press?.id !== event.pointerId) return;
    this.#handled = true;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    if (this.press)
      this.#feed({ type: 'move', id: event.pointerId, point: at(event), at: event.timeStamp });
  };

  readonly up = (event: PointerEvent): void => {
    setTimeout(() => {
      this.#handled = false;
    }, CLICK_MS);
    this.#feed({ type: 'up', id: event.pointerId, at: event.timeStamp });
  };

  readonly lost = (event: PointerEvent): void => {
    this.#feed({ type: 'lost', id: event.pointerId });
  };

  /** A click on a card; false when a pointer did it already. */
  clicked(): boolean {
    const alone = !this.#handled;
    this.#handled = false;
    return alone;
  }

  /** Lets go of everything. */
  rest(): void {
    this.#gesture = REST;
  }

  #feed(input: Input): void {
    if (!this.#ground) return;
    const { deed, gesture } = stepped(this.#gesture, input, this.#ground);
    this.#gesture = gesture;
    if (deed) this.#host.ondeed(deed);
  }
}

function at({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
