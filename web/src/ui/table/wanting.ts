/** Text about the players at the table of a rematch; *me* is the viewer's name, or null. */
import { after as text } from '../messages/after';

export function wanting(names: readonly string[], me: string | null): string {
  if (names.length === 0) return '';
  const { want, you } = text.end;
  const others = names.filter((name) => name !== me);
  const mine = others.length < names.length;
  return want(mine ? [you, ...others] : others, mine || names.length > 1);
}
