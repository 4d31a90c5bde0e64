/** Who sits at the table of a rematch, in words; *me* is one's own name, or null. */
import { listed } from '../../lib/phrase';

export function wanting(names: readonly string[], me: string | null): string {
  if (names.length === 0) return '';
  const others = names.filter((name) => name !== me);
  const all = others.length < names.length ? ['You', ...others] : others;
  const one = names.length === 1 && all[0] !== 'You';
  return `${listed(all)} ${one ? 'wants' : 'want'} a rematch.`;
}
