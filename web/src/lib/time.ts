import { text } from './messages';

/** Milliseconds on a clock: "1:12", "0:08"; a started second counts, below zero is 0:00. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds as spoken: "8 seconds", "1 minute 12 seconds". */
export function spoken(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [];
  if (minutes > 0) parts.push(text.time.minutes(minutes));
  if (rest > 0 || minutes === 0) parts.push(text.time.seconds(rest));
  return parts.join(' ');
}

/** "8 seconds left". */
export const spokenLeft = (ms: number): string => text.time.left(spoken(ms));
