/** The wire's types of KEYWORD, under the names that this folder uses. */
import type { GameProps } from '../../lib/game';
import type {
  KeywordAction,
  KeywordAnswer,
  KeywordEvent,
  KeywordQuestion,
  KeywordView,
} from '../../wire.gen';

export type {
  KeywordAction as Action,
  KeywordAnswer as Answer,
  KeywordBest as Best,
  KeywordCard as Card,
  KeywordEvent as Event,
  KeywordKept as Kept,
  KeywordLaid as Laid,
  KeywordQuestion as Question,
  KeywordSeatView as SeatView,
  KeywordShown as Shown,
  KeywordSpot as Spot,
  KeywordView as View,
} from '../../wire.gen';

export type Colour = 'orange' | 'blue';

export type Props = GameProps<
  KeywordView,
  KeywordEvent,
  KeywordAction,
  KeywordQuestion,
  KeywordAnswer
>;
