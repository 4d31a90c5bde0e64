// A player of the arena in JavaScript: it takes one of the hints at random.
// rumpus arena keyword gentle js='node examples/arena_bot.mjs'

import { createInterface } from "node:readline";

let state = 1;

/** Draw a whole number below *bound*; the arena's seed decides it. */
function below(bound) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function answer(message) {
  switch (message.type) {
    case "hello":
      send({ type: "hello", protocol: 1, name: "Random hints", version: "1" });
      break;
    case "new":
      state = message.random;
      break;
    case "move": {
      const { id, hints } = message;
      if (hints.length === 0) send({ type: "wait", id });
      else send({ type: "act", id, action: hints[below(hints.length)], after: 2000 });
      break;
    }
    case "quit":
      process.exit();
  }
}

for await (const line of createInterface({ input: process.stdin })) answer(JSON.parse(line));
