// The measure for the rules engine: moves a second of boardgame.io on one core, in its own first example.
// Prints one number. Its packages are not Muster's: they lie in this folder, brought by "npm run bench" alone.
import { Client } from 'boardgame.io/dist/cjs/client.js'

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number))
/** Nine moves that nobody wins before the last. */
const MOVES = [0, 1, 2, 4, 3, 5, 7, 6, 8]
const GAMES = 1500
const ROUNDS = 5

const isWon = (/** @type {(string | null)[]} */ cells) =>
  LINES.some(
    ([one, two, three]) => cells[one] !== null && cells[one] === cells[two] && cells[one] === cells[three],
  )

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, /** @type {number} */ cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

function movesPerSecond() {
  const from = performance.now()
  for (let game = 0; game < GAMES; game += 1) {
    const client = Client({ game: TicTacToe, debug: false })
    client.start()
    for (const cell of MOVES) client.moves.clickCell(cell)
    client.stop()
  }
  return (GAMES * MOVES.length * 1000) / (performance.now() - from)
}

const rounds = Array.from({ length: ROUNDS }, movesPerSecond)
process.stdout.write(`${Math.max(...rounds)}\n`)
