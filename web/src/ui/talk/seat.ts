/** Where a person is on the screen: the badge of their seat, or the button that opens the chat. */
import type { Box } from './place';

export function homeOf(seat: number | null): Box | null {
  const homes =
    seat === null
      ? []
      : document.querySelectorAll(`:is(main, [data-screen]) [data-home="${seat}"]`);
  for (const home of [...homes, ...document.querySelectorAll('[data-home="talk"]')]) {
    const box = home.getBoundingClientRect();
    // A badge that is scrolled out of sight is no place.
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}
