/** What this device does for its player: size of text, hand, vibration, and how it draws. */
import { recall, remember } from './remember';

/** Sizes of text, as parts of the browser's own. */
const SIZES = { normal: '', larger: '120%', largest: '150%' } as const;
export type TextSize = keyof typeof SIZES;
export const TEXT_SIZES = Object.keys(SIZES) as TextSize[];

/** How scenes in 3D are drawn: in full, without shadows and with fewer pixels, or not at all. */
export const GRAPHICS = ['full', 'plain', 'dials'] as const;
export type Graphics = (typeof GRAPHICS)[number];

const kept = $state({
  text: among(TEXT_SIZES, recall('text')) ?? 'normal',
  left: recall('hand') === 'left',
  haptics: recall('haptics') !== 'off',
  graphics: among(GRAPHICS, recall('graphics')) ?? 'full',
});

/** Returns *value* if it is one of the choices. */
function among<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** The size of text now. */
export const textSize = (): TextSize => kept.text;

/** Sets the size of all text, and remembers it. */
export function setTextSize(size: TextSize): void {
  kept.text = size;
  remember('text', size === 'normal' ? null : size);
  showComfort();
}

/** Applies the size of text, and the hand, to the page. */
export function showComfort(): void {
  const page = document.documentElement;
  page.style.fontSize = SIZES[kept.text];
  page.dataset.hand = kept.left ? 'left' : 'right';
}

/** True if controls lie where a left hand reaches them. */
export const leftHanded = (): boolean => kept.left;

/** Moves controls to the other side or back, and remembers that. */
export function setLeftHanded(on: boolean): void {
  kept.left = on;
  remember('hand', on ? 'left' : null);
  showComfort();
}

/** True if controls lie on the left: for a left hand or, where lines are read from the right, for a right one. */
export const exchanged = (): boolean => kept.left !== (document.documentElement.dir === 'rtl');

/** True if this device can vibrate at all. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

/** True unless the player has switched vibration off. */
export const hapticsOn = (): boolean => kept.haptics;

/** Switches vibration on or off, and remembers that. */
export function setHaptics(on: boolean): void {
  kept.haptics = on;
  remember('haptics', on ? null : 'off');
}

/** Vibrates for some ms, where the device can and the player likes it. */
export function vibrate(ms: number): void {
  if (kept.haptics && canVibrate()) navigator.vibrate(ms);
}

/** How scenes in 3D are drawn now. */
export const graphics = (): Graphics => kept.graphics;

/** Sets how scenes in 3D are drawn, and remembers that. */
export function setGraphics(how: Graphics): void {
  kept.graphics = how;
  remember('graphics', how === 'full' ? null : how);
}
