/** Text about the version of the page and the connection. */
export const newer = {
  label: 'About this page',
  offline:
    'You’re offline. Lessons, the companion and games against a bot work. Tables need a connection.',
  local: 'Play a bot',
  ready: 'A new version is here.',
  reload: 'Reload',
};
