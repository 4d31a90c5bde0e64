/** Fingers on the cards: positions are read once per stroke, and the gesture's state is drawn. */
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

/** Longest time in ms from the release of a finger to its click. */
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
  /**
   * Clicks that follow a pointer were already handled; a click without one is from a key or a
   * screen reader.
   */
  #handled = false;

  readonly press = $derived.by(() => this.#gesture.press);
  readonly raised = $derived.by(() => this.#gesture.raised);
  readonly slot = $derived.by(() => this.#gesture.slot);
  /** The card that follows the finger. */
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

  /** Handle a click on a card; returns false if a pointer has already done so. */
  clicked(): boolean {
    const alone = !this.#handled;
    this.#handled = false;
    return alone;
  }

  /** Release everything. */
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
