import { flushSync } from 'svelte';
import { typing } from '../../src/lib/typing.svelte';

/** A field whose text is what was typed, after *plain*; it can be shown another one. */
export function field(plain: (typed: string) => string) {
  let text = $state('');
  const heard: string[] = [];
  const input = document.body.appendChild(document.createElement('input'));
  let reads = 0;
  const attach = typing({
    shown: () => {
      reads += 1;
      return text;
    },
    ontext: (typed) => {
      heard.push(typed);
      text = plain(typed);
    },
  });
  let detach = () => {};
  const stop = $effect.root(() => {
    detach = attach(input);
  });
  flushSync();
  return {
    input,
    heard,
    reads: () => reads,
    show: (other: string) => {
      text = other;
      flushSync();
    },
    gone: () => {
      detach();
      stop();
    },
  };
}
