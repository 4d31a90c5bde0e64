/** A flick as a clip. */
export const clip = {
  make: 'Make a clip of this flick',
  title: 'A clip of this flick',
  filming: 'Filming. Keep this page in sight.',
  failed: 'The flick couldn’t be filmed. Close this and try again.',
  save: 'Save the clip',
  share: 'Share it',
};
