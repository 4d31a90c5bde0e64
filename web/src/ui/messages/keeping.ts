/** Whether a page opens without a connection. */
export const keeping = {
  kept: 'Ready without a connection',
  keeping: 'Keeping this page on your device',
  failed: 'Not kept on this device yet: open this page again with a connection.',
  none: 'This browser can’t keep pages. You need a connection to open this one.',
};
