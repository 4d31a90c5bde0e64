/** Text of the lesson: a sentence for each step. */
export const lesson = {
  aim: 'Flick your penguin through the school. Runners fetch fish over doors, and the Catcher chases them. This takes two minutes.',
  end: 'Flick, jump and curve: fetch your three fish, or catch everybody.',
  robin: 'Robin',
  tips: {
    place: 'Place your penguin in the Kitchen. You hunt the others.',
    flick: 'Pull your penguin back and let go. Farther back is stronger.',
    dials: 'Set direction and power with the dials, then flick.',
    line: 'Too close to a wall? First move to the orange line.',
    fish: 'Go completely through a door under your fish.',
  },
  fish: {
    name: 'Your fish',
    say: 'Fish of your colour hang over three doors. Go through all three.',
  },
  flick: {
    name: 'Flick',
    say: 'Aim at the fish at the far end: pull your penguin back, and let go.',
    dials: 'Aim at the fish at the far end with the dials, then flick.',
    keys: 'turn to 90 degrees with the left and right arrows, up to power 45, then Enter.',
    done: 'Through the door: the fish is yours.',
    other: 'Aim up the plan, at 90 degrees, with power 45.',
  },
  jump: {
    name: 'Jump',
    say: 'Put the dot on top of the small penguin’s head, and flick hard at the far wall.',
    keys: 'W up to the top of the head, 90 degrees, power 85, then Enter.',
    done: 'Over the wall. A jump needs no door, but it takes no fish.',
    other: 'Put the dot on top of the head, set the power to 85, and aim at the far wall.',
  },
  catch: {
    name: 'Catch',
    say: 'Now you are the Catcher. Flick into Robin’s penguin, on the right.',
    keys: 'turn to 0 degrees, up to power 40, then Enter.',
    done: 'Caught: you take Robin’s ID card.',
    other: 'Aim at Robin, at 0 degrees, with power 40.',
  },
  curve: {
    name: 'Curve',
    say: 'Robin hides behind the far wall. Put the dot 40 to the right, and flick at the door.',
    keys: 'E to side 40 right, 90 degrees, power 40, then Enter.',
    done: 'It hooked behind the wall. Now you can do everything.',
    other: 'Aim up through the door with power 40, and hit 40 to the right.',
  },
};
