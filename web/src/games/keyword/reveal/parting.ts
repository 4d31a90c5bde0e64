/** Words leaving the table: a copy of them is animated while the next view is already there. */
import { reduced } from '../../../lib/reduced';
import type { Shown } from '../types';

const AWAY_MS = 420;
/**
 * Ways that words leave: to their owner's notebook, or back to the hand; others go to the discard.
 */
const WAYS: Partial<Record<Shown['fate'], string>> = {
  won: 'translate(160px, -20px) rotate(2deg)',
  no_word: 'translate(0, 140px)',
};
const DISCARD = 'translate(-220px, 30px) rotate(-9deg)';

/**
 * Leave a copy of the words behind for a moment when they are removed.
 *
 * It can't be pressed or read, and nothing waits for it. Words that are removed with their whole
 * table leave no copy.
 */
export function parting(node: HTMLElement): () => void {
  const table = node.parentElement;
  // Their place is measured beforehand: once they are removed, something else is there.
  let place = { top: 0, left: 0, width: 0, height: 0 };
  const observer = new ResizeObserver(() => {
    const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = node;
    place = { top, left, width, height };
  });
  observer.observe(node);
  return () => {
    observer.disconnect();
    if (!table?.isConnected || reduced()) return;
    const picture = pictureOf(node);
    for (const [side, length] of Object.entries(place)) {
      picture.style.setProperty(side, `${length}px`);
    }
    table.append(picture);
    depart(picture);
    setTimeout(() => picture.remove(), AWAY_MS);
  };
}

function pictureOf(node: HTMLElement): HTMLElement {
  const picture = node.cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, { position: 'absolute', pointerEvents: 'none' });
  // Its cards have already been turned.
  for (const each of picture.querySelectorAll<HTMLElement>('*')) each.style.animation = 'none';
  return picture;
}

function depart(picture: HTMLElement): void {
  const timing = { duration: AWAY_MS, fill: 'forwards' as const };
  picture.animate([{ opacity: 1 }, { opacity: 0 }], timing);
  for (const word of picture.querySelectorAll<HTMLElement>('[data-fate]')) {
    const way = WAYS[word.dataset.fate as Shown['fate']] ?? DISCARD;
    word.animate([{ transform: 'none' }, { transform: way }], timing);
  }
}
