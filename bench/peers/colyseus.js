/** The toy on Colyseus: two seats take turns hiding numbers, and each sees only its own. */
const { createServer } = require('node:http')
const { Room, Server } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')

class Toy extends Room {
  maxClients = 2
  turn = 0
  numbers = [0, 0]

  onCreate() {
    this.onMessage('hide', (client, number) => {
      if (this.clients[this.turn % 2] !== client || !Number.isInteger(number)) {
        client.send('refused')
        return
      }
      const seat = this.turn % 2
      this.numbers[seat] = number
      this.turn += 1
      this.clients.forEach((other, place) => {
        other.send('update', { turn: this.turn, mine: this.numbers[place], by: seat })
      })
    })
  }
}

const server = createServer()
const games = new Server({ transport: new WebSocketTransport({ server }), greet: false })
games.define('toy', Toy)
games.listen(0).then(() => {
  process.stdout.write(`port ${server.address().port}\n`)
})
