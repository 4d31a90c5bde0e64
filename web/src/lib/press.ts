/**
 * Presses of each finger separately: a browser turns only a single finger into clicks, so two
 * people who press one screen at once would get none.
 *
 * Enter, Space and screen readers cause a click without a pointer; both attachments handle it.
 */

type Heard = (stamp: number) => void;
type Attachment = (node: HTMLElement | SVGElement) => () => void;

/** Acts when a finger comes down, for anything that is a race. */
export function press(on: Heard): Attachment {
  return (node) =>
    listen(node, {
      pointerdown: (event) => {
        if (event.button === 0 && !shut(node)) on(event.timeStamp);
      },
      click: (event) => {
        if (event.detail === 0) on(event.timeStamp);
      },
    });
}

/** Acts when a finger goes up where it came down, for anything that can still be reconsidered. */
export function tap(on: Heard): Attachment {
  return (node) => {
    let finger: number | null = null;
    return listen(node, {
      pointerdown: (event) => {
        if (event.button === 0 && !shut(node)) finger = event.pointerId;
      },
      pointerup: (event) => {
        if (event.pointerId !== finger) return;
        finger = null;
        if (!shut(node) && within(node, event)) on(event.timeStamp);
      },
      pointercancel: (event) => {
        if (event.pointerId === finger) finger = null;
      },
      click: (event) => {
        if (event.detail === 0) on(event.timeStamp);
      },
    });
  };
}

/** A disabled button gets no clicks, but in some browsers it gets pointer events. */
const shut = (node: Element): boolean => node instanceof HTMLButtonElement && node.disabled;

/** A finger's events stay with the element that it pressed, so its position decides. */
function within(node: Element, { clientX: x, clientY: y }: PointerEvent): boolean {
  const { bottom, left, right, top } = node.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

interface Heeds {
  pointerdown: (event: PointerEvent) => void;
  pointerup?: (event: PointerEvent) => void;
  pointercancel?: (event: PointerEvent) => void;
  click: (event: MouseEvent) => void;
}

function listen(node: HTMLElement | SVGElement, heeds: Heeds): () => void {
  const all = Object.entries(heeds) as [string, EventListener][];
  for (const [name, on] of all) node.addEventListener(name, on);
  return () => {
    for (const [name, on] of all) node.removeEventListener(name, on);
  };
}
