/** The rules of ICECOOL 2 that have a picture in the rulebook. */
import type { Figures } from '../../../lib/figure';
import Caught from './Caught.svelte';
import Circle from './Circle.svelte';
import ComingIn from './ComingIn.svelte';
import Completely from './Completely.svelte';
import Doorway from './Doorway.svelte';
import FishDoors from './FishDoors.svelte';
import Hit from './Hit.svelte';
import Kitchen from './Kitchen.svelte';
import Lintel from './Lintel.svelte';
import MovedFish from './MovedFish.svelte';
import OffWall from './OffWall.svelte';
import Outside from './Outside.svelte';
import Pushed from './Pushed.svelte';
import PushedOut from './PushedOut.svelte';
import RoundEnd from './RoundEnd.svelte';
import School from './School.svelte';
import Skates from './Skates.svelte';
import Steady from './Steady.svelte';
import Tasks from './Tasks.svelte';
import Through from './Through.svelte';
import TurnEnd from './TurnEnd.svelte';
import Turns from './Turns.svelte';
import Twice from './Twice.svelte';

export const figures: Figures = {
  'IC-1': School,
  'IC-7': FishDoors,
  'IC-8': Kitchen,
  'IC-9': Turns,
  'IC-10': ComingIn,
  'IC-11': Circle,
  'IC-13': Through,
  'IC-14': Completely,
  'IC-15': Lintel,
  'IC-16': Caught,
  'IC-17': Pushed,
  'IC-19': OffWall,
  'IC-20': Doorway,
  'IC-21': Outside,
  'IC-22': PushedOut,
  'IC-25': Skates,
  'IC-26': Tasks,
  'IC-28': MovedFish,
  'IC-29': TurnEnd,
  'IC-30': RoundEnd,
  'IC-34': Twice,
  'IC-38': Hit,
  'IC-40': Steady,
};
