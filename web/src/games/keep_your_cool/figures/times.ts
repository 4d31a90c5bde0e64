/** The times of the usual house rules, in ms, for the pictures of the rulebook. */
export const FLIP = 400;
export const SWAP_PAUSE = 1000;
export const REACH = 700;
/** A hand that is out can't be taken back before. */
export const COMMITTED = 300;
/** A hand that went back can still be stopped for so long. */
export const REACTION = 150;
/** After a hand was taken back. */
export const WITHDRAWN_BAR = 2000;
export const VOID_STOP_LOCK = 800;
/** A press so soon after a hand was seen is no answer. */
export const TOO_SOON = 100;
/** For a ruling on a flag, or to dispute it. */
export const CONFIRM_TIME = 10_000;
