/** The toy on boardgame.io: two seats take turns hiding numbers, and each sees its own. */
const { PlayerView } = require('boardgame.io/core')
const { Server } = require('boardgame.io/server')

const toy = {
  name: 'toy',
  setup: () => ({ turn: 0, players: { 0: { number: 0 }, 1: { number: 0 } } }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    hide: {
      client: false,
      move: ({ G, playerID }, number) => {
        G.turn += 1
        G.players[playerID].number = number
      },
    },
  },
}

Server({ games: [toy], origins: [] }).run({ port: 0 }, undefined).then(({ appServer }) => {
  process.stdout.write(`port ${appServer.address().port}\n`)
})
