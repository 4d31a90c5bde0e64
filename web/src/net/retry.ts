/**
 * The wait before a lost connection is opened again: longer each time, and spread by chance, so that
 * not everybody returns at once after a restart.
 */

const FIRST_MS = 400;
const LONGEST_MS = 8_000;
/** After a change of identity, the tab that caused it needs this long to get the new cookie. */
const COOKIE_MS = 500;

/** What the room says before it closes a connection. */
interface Bye {
  readonly code: string;
  readonly retry_ms: number;
}

export class Retry {
  readonly #random: () => number;
  readonly #identify: () => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: number | null = null;
  #tries = 0;
  #unknown = false;

  /** *identify* finds out who the guest is after signing in or out elsewhere. */
  constructor(random: () => number, identify: () => Promise<unknown> = () => Promise.resolve()) {
    this.#random = random;
    this.#identify = identify;
  }

  /** Whether a connection is to be opened later. */
  get waits(): boolean {
    return this.#timer !== undefined;
  }

  /** Whether the last connection worked. */
  get fresh(): boolean {
    return this.#tries === 0;
  }

  /** Asks for a delay the next time. */
  ask(ms: number): void {
    this.#asked = ms;
  }

  /** Follows what the room has asked for. */
  heed({ code, retry_ms }: Bye): void {
    if (code === 'signed_out') this.#unknown = true;
    else this.#asked = retry_ms;
  }

  /** Notes that a connection works, so that the next delay is short. */
  worked(): void {
    this.#tries = 0;
  }

  /** Calls *open* after the delay; without a known identity, a handshake would make a new guest. */
  schedule(open: () => void): void {
    const stranger = this.#unknown;
    this.#unknown = false;
    const timer = setTimeout(
      () => {
        const opened = (): void => {
          if (this.#timer !== timer) return;
          this.#timer = undefined;
          open();
        };
        if (stranger) void this.#identify().then(opened);
        else opened();
      },
      stranger ? COOKIE_MS : this.#delay(),
    );
    this.#timer = timer;
  }

  /** Opens nothing later. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The delay that was asked for, plus a little; if connections keep failing, it doubles each time. */
  #delay(): number {
    const asked = this.#asked;
    this.#asked = null;
    const again = !this.fresh;
    const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#tries++);
    const random = this.#random();
    if (asked !== null && !again) return asked * (1 + 0.5 * random);
    return Math.max(asked ?? 0, full * (0.5 + 0.5 * random));
  }
}
