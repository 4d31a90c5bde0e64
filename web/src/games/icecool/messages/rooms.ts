/** Names of the school's rooms. */

/** A room as it is called, by its name on the plan. */
export const roomName = (onPlan: string): string => onPlan;
