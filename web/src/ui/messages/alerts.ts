/** Text of the setting for alerts: how a device tells its player that it’s their turn. */
export const alertText = {
  title: 'When it’s my turn',
  off: 'Say nothing',
  sound: 'Sound and title',
  hidden: 'Notify me when I’m on another page',
  away: 'Notify me even when the page is closed',
  note: 'For this device. Your browser will ask you once for permission.',
  room: 'This room can’t reach closed pages. Its operator has to set up alerts first.',
  failed: 'Your browser’s alerts couldn’t be switched on. Try again in a moment.',
  blocked:
    'Your browser blocks notifications. Allow them for this page in its settings, then choose again.',
  unable: 'This browser can’t notify you here. On an iPhone, add the page to your home screen.',
};
