/** Text about a game against a bot on this device. */
export const local = {
  line: 'Trace words over touching letters. Used letters score more. Words are checked, and each of you has ten turns.',
};
