/** The times of the default house rules, in ms, for the pictures of the rulebook. */
export const FLIP = 400;
export const SWAP_PAUSE = 1000;
export const REACH = 700;
/** Time for which a hand that is out can't be withdrawn. */
export const COMMITTED = 300;
/** Time for which a withdrawn hand can still be stopped. */
export const REACTION = 150;
/** Pause after a hand was withdrawn. */
export const WITHDRAWN_BAR = 2000;
export const VOID_STOP_LOCK = 800;
/** Time after a hand appears within which a press doesn't answer it. */
export const TOO_SOON = 100;
/** Time to rule on a flag, or to dispute it. */
export const CONFIRM_TIME = 10_000;
