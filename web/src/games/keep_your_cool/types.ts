/** The wire's types of Keep Your Cool, under the names that this folder uses. */
import type { GameProps } from '../../lib/game';
import type { CoolAction, CoolAnswer, CoolEvent, CoolQuestion, CoolView } from '../../wire.gen';

export type {
  CoolAction as Action,
  CoolAnswer as Answer,
  CoolAttempt as Attempt,
  CoolCall as Call,
  CoolDoubt as Doubt,
  CoolEvent as Event,
  CoolFlag as Flag,
  CoolGrab as Grab,
  CoolKeyWord as KeyWord,
  CoolLink as Link,
  CoolLock as Lock,
  CoolPair as Pair,
  CoolPlayer as Player,
  CoolQuestion as Question,
  CoolRules as Rules,
  CoolRulingNote as RulingNote,
  CoolVerdict as Verdict,
  CoolView as View,
} from '../../wire.gen';

export type Props = GameProps<CoolView, CoolEvent, CoolAction, CoolQuestion, CoolAnswer>;

export type Side = 'left' | 'right';
export type Hand = 'rock' | 'paper' | 'scissors';
