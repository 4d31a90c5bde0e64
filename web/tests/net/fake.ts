/** A WebSocket that tests open, feed and drop by hand, and a steady clock that they move. */
import type { World } from '../../src/net/world';

export class FakeSocket {
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The other side accepts. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The other side accepts, and answers the join. */
  welcome(): void {
    this.accept();
    this.say({ t: 'presence', people: [], watching: 0, at: 0, ticking: true, queue: [] });
  }

  /** The other side says something. */
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The other side sends a frame as it is. */
  hear(data: string): void {
    this.onmessage?.({ data });
  }

  /** The line drops. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  now = 0;
  chance = 0.5;

  readonly open = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  readonly random = (): number => this.chance;
  readonly steady = (): number => this.now;
  /** The protocols for which a page was loaded. */
  readonly renewed: number[] = [];
  renews = true;
  readonly renew = (protocol: number): boolean => {
    this.renewed.push(protocol);
    return this.renews;
  };

  /** The socket opened last. */
  get line(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }
}
