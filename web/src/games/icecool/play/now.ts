/** The rules that apply at this moment, the most important first. */
import type { View } from '../types';

type Moment = Pick<View, 'phase' | 'turn' | 'catcher' | 'lines' | 'seats' | 'rules' | 'outside'>;

export function now(view: Moment): string[] {
  switch (view.phase) {
    case 'place':
      return ['IC-8', 'IC-7', 'IC-9'];
    case 'before':
      return before(view);
    case 'after':
      return [
        ...(view.outside ? ['IC-21', 'IC-23'] : []),
        ...able(view, ['IC-25', 'IC-28']),
        'IC-29',
      ];
    case 'over':
      return [...(view.rules.scoring === 'cards' ? ['IC-32', 'IC-33'] : ['IC-37'])];
  }
}

function before(view: Moment): string[] {
  const own = view.seats[view.turn];
  const catches = view.turn === view.catcher;
  return [
    ...(view.lines.length > 1 ? ['IC-20'] : []),
    ...(view.lines.length > 0 ? ['IC-19'] : []),
    ...(!catches && own && !own.away ? ['IC-11'] : []),
    'IC-12',
    ...(catches ? ['IC-16'] : ['IC-13', 'IC-14', 'IC-15', 'IC-16']),
    ...(view.seats.length === 2 ? ['IC-34'] : []),
    ...able(view, ['IC-26', 'IC-28']),
    'IC-39',
  ];
}

/** The *rules* about the abilities of cards; only IC-37 in a game that is scored without them. */
function able(view: Moment, rules: string[]): string[] {
  return view.rules.scoring === 'cards' ? rules : ['IC-37'];
}
