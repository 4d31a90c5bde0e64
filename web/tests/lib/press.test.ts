import { afterEach, describe, expect, it } from 'vitest';
import { press, tap } from '../../src/lib/press';

afterEach(() => document.body.replaceChildren());

function button(attach: typeof press) {
  const node = document.body.appendChild(document.createElement('button'));
  node.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  const stamps: number[] = [];
  attach((stamp) => stamps.push(stamp))(node);
  const point = (type: string, pointerId: number, at: PointerEventInit = {}) =>
    node.dispatchEvent(
      new PointerEvent(type, { pointerId, button: 0, clientX: 50, clientY: 25, ...at }),
    );
  return { node, stamps, point };
}

describe('a press', () => {
  it('counts as each finger comes down, while another one is down, too', () => {
    const one = button(press);
    const other = button(press);
    one.point('pointerdown', 1);
    other.point('pointerdown', 2);
    expect([one.stamps.length, other.stamps.length]).toEqual([1, 1]);
  });

  it('counts once: the click that follows a finger is the same press', () => {
    const { node, point, stamps } = button(press);
    point('pointerdown', 1);
    node.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(stamps).toHaveLength(1);
  });

  it.each([['press', press] as const, ['tap', tap] as const])(
    'by Enter, Space or a screen reader counts: %s',
    (_, attach) => {
      const { node, stamps } = button(attach);
      node.click();
      node.dispatchEvent(new MouseEvent('click', { detail: 0 }));
      expect(stamps).toHaveLength(2);
    },
  );

  it.each([['press', press] as const, ['tap', tap] as const])(
    'on what is disabled, or by another button of the mouse, counts for nothing: %s',
    (_, attach) => {
      const { node, point, stamps } = button(attach);
      point('pointerdown', 1, { button: 2 });
      point('pointerup', 1, { button: 2 });
      node.disabled = true;
      point('pointerdown', 1);
      point('pointerup', 1);
      expect(stamps).toEqual([]);
    },
  );
});

describe('a tap', () => {
  it('counts as the finger goes up that came down, whatever the others do', () => {
    const { point, stamps } = button(tap);
    point('pointerdown', 7);
    point('pointerup', 8);
    expect(stamps).toEqual([]);
    point('pointerup', 7);
    expect(stamps).toHaveLength(1);
  });

  it('that leaves, or becomes a scroll, counts for nothing', () => {
    const { point, stamps } = button(tap);
    point('pointerdown', 1);
    point('pointerup', 1, { clientY: 300 });
    point('pointerdown', 2);
    point('pointercancel', 2);
    point('pointerup', 2);
    expect(stamps).toEqual([]);
  });
});
