/** Text about the version of the page and the connection. */
export const newer = {
  label: 'About this page',
  offline: 'You’re offline. Lessons and the companion work. Tables need a connection.',
  ready: 'A new version is here.',
  reload: 'Reload',
};
