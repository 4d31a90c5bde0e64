/** Daylight or lamplight: follows the system until somebody chooses, then remembers the choice. */
import { recall, remember } from './remember';

export type Light = 'day' | 'lamp';

const KEY = 'light';
const chosen = recall(KEY);
const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const room = $state<{ light: Light }>({
  light: chosen === 'day' || chosen === 'lamp' ? chosen : fromSystem(),
});

function fromSystem(): Light {
  return system?.matches ? 'lamp' : 'day';
}

function show(light: Light): void {
  room.light = light;
  document.documentElement.dataset.light = light;
}

/** Applies the light to the page, and follows the system until somebody chooses. */
export function lightUp(): void {
  show(room.light);
  system?.addEventListener('change', () => {
    if (recall(KEY) === null) show(fromSystem());
  });
}

/** The light now. */
export function light(): Light {
  return room.light;
}

/** Switches to the other light, and remembers that. */
export function switchLight(): void {
  const other = room.light === 'day' ? 'lamp' : 'day';
  remember(KEY, other);
  show(other);
}
