/** The guest or member whose page is open: their account, and what becomes of them. */
import { tick } from 'svelte';
import type { Refused } from '../../lib/game';
import { announce } from '../../lib/live.svelte';
import { sentenceOf } from '../../lib/refusals';
import { type Account, getAccount } from '../../net/account';
import type { Fetched, Me } from '../../net/http';
import { become, isMember, lookAtMe } from '../../state/room.svelte';
import { you as text } from '../messages/you';

/** The sentence for a refusal on this page. */
export const why = (refused: Refused): string => sentenceOf(refused, text.refused);

/** What a second press gets while the first one waits for its answer. */
const BUSY: Refused = { code: 'too_many', rule: null, params: {} };

export class You {
  account = $state.raw<Account | null>(null);
  /** True while a request is on its way; buttons stay enabled, as a disabled one loses the focus. */
  busy = $state(false);
  /** Counts the persons of this page: what was typed for one is nothing to the next. */
  person = $state(0);
  /** What has just happened to the person, at the top of the page. */
  notice = $state('');
  /** Ends the question who the member is, while it is asked: true if they have proved it. */
  proved = $state.raw<((proved: boolean) => void) | null>(null);

  /** Fetches who the person is and, for a member, their account. */
  async look(): Promise<Refused | null> {
    await lookAtMe();
    if (!isMember()) {
      this.account = null;
      return null;
    }
    const answer = await getAccount();
    if (answer.ok) this.account = answer.value;
    return answer.ok ? null : answer.refused;
  }

  /** Sends a request after which the person is somebody else, and begins at the top of the page. */
  become(send: () => Promise<Fetched<Me>>, said: () => string): Promise<Refused | null> {
    return this.ask(send, async (me) => {
      await become(me);
      this.person += 1;
      await this.look();
      await this.#begin(said());
    });
  }

  /** Sends a request that changes the account. */
  change(send: () => Promise<Fetched<Account>>): Promise<Refused | null> {
    return this.ask(send, (account) => {
      this.account = account;
    });
  }

  /** Sends a request and handles its answer; returns the refusal, if it is one. */
  async ask<T>(
    send: () => Promise<Fetched<T>>,
    then: (value: T) => void | Promise<void>,
  ): Promise<Refused | null> {
    if (this.busy) return BUSY;
    this.busy = true;
    let answer = await send();
    if (!answer.ok && answer.refused.code === 'proof_wanted' && (await this.#confirm()))
      answer = await send();
    if (answer.ok) await then(answer.value);
    this.busy = false;
    if (answer.ok) return null;
    if (answer.refused.code === 'not_signed_in') await this.#signedOut(answer.refused);
    return answer.refused;
  }

  /** Asks the member to prove who they are; returns whether they did. */
  async #confirm(): Promise<boolean> {
    const proved = await new Promise<boolean>((resolve) => (this.proved = resolve));
    this.proved = null;
    return proved;
  }

  /** Follows a member who was signed out on another device. */
  async #signedOut(refused: Refused): Promise<void> {
    this.account = null;
    await lookAtMe();
    await this.#begin(why(refused));
  }

  /** Announces what has happened, and moves the focus to the heading of the page. */
  async #begin(said: string): Promise<void> {
    this.notice = said;
    announce(said);
    await tick();
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  }
}
