/** The wire's types of Keesdrow, under the names that this folder uses. */
import type { GameProps } from '../../lib/game';
import type {
  KeesdrowAction,
  KeesdrowAnswer,
  KeesdrowEvent,
  KeesdrowQuestion,
  KeesdrowView,
} from '../../wire.gen';

export type {
  KeesdrowAction as Action,
  KeesdrowEvent as KeesEvent,
  KeesdrowFoundPath as FoundPath,
  KeesdrowPlay as Play,
  KeesdrowRules as Rules,
  KeesdrowTaking as Taking,
  KeesdrowTurningPoint as TurningPoint,
  KeesdrowView as View,
  Result,
} from '../../wire.gen';

export type Props = GameProps<
  KeesdrowView,
  KeesdrowEvent,
  KeesdrowAction,
  KeesdrowQuestion,
  KeesdrowAnswer
>;
