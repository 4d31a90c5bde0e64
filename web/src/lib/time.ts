import { text } from './messages';

const HOUR = 3_600;

/**
 * Milliseconds on a clock: "1:12", "0:08", at a slow table "2 d 5 h"; a started second counts, below
 * zero is 0:00.
 */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= HOUR) return coarse(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds as spoken: "8 seconds", "1 minute 12 seconds". */
export function spoken(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= HOUR) return coarse(seconds);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [];
  if (minutes > 0) parts.push(text.time.minutes(minutes));
  if (rest > 0 || minutes === 0) parts.push(text.time.seconds(rest));
  return parts.join(' ');
}

/** "2 d 5 h", "7 h 12 min". */
function coarse(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  if (hours < 24) return text.time.long(hours, Math.floor((seconds % HOUR) / 60));
  return text.time.days(Math.floor(hours / 24), hours % 24);
}

/** "8 seconds left". */
export const spokenLeft = (ms: number): string => text.time.left(spoken(ms));
