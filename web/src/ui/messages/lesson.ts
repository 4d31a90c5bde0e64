/** Text of the lessons: the steps, and the way to and from them. */
export const lesson = {
  title: (game: string) => `Learn ${game}`,
  leave: 'Leave the lesson',
  coach: 'The lesson',
  steps: 'Steps of the lesson',
  step: (number: number, count: number, name: string) => `Step ${number} of ${count}: ${name}`,
  passed: ' (done)',
  start: 'Begin',
  skipAll: 'Skip the lesson',
  byKeys: (how: string) => `By keyboard: ${how}`,
  back: 'Back',
  repeat: 'Repeat this step',
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  end: {
    title: 'You can play now.',
    bot: 'Play a bot',
    friend: 'Play with a friend',
    again: 'Repeat the lesson',
    door: 'To the front door',
  },
};
