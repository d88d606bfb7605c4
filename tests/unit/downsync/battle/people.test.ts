import { expect, test } from 'vitest'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { playSensibly } from '../../../../shared/systems/downsync/battle/player/people.ts'
import { plainAction } from '../../../../shared/systems/downsync/documents/making.ts'
import { A, acting, plain } from './table.ts'

/** How the samples are played: nobody pays for what comes to nothing. */

const star = (target: 'friendlyUnit' | 'itself' | 'place') =>
  plainAction({ id: 'star', name: 'Star', effect: 'special', cost: 'command', target })

/** What many players do next, each with another chance. */
function tried(table: ReturnType<typeof acting>): readonly string[] {
  const commands = Array.from({ length: 200 }, (_, seed) =>
    playSensibly(table.state, seededDice(openDice(seed + 1))),
  )
  return [...new Set(commands.map((one) => one?.kind ?? 'nothing'))]
}
const withStar = (target: Parameters<typeof star>[0]) =>
  acting({ cards: [plain({ actions: [star(target)] }), plain()] })

test('a ★ for friends is for those that are stunned', () => {
  expect(tried(withStar('friendlyUnit'))).not.toContain('perform')
})

test('a ★ is performed once in an activation, and what has been paid for is used', () => {
  const table = withStar('place')
  expect(tried(table)).toContain('perform')
  table.by(1, 'perform', { action: 'star', pay: 'command' })
  expect(tried(table)).toEqual(['carry-out'])
  table.by(1, 'carry-out', { at: null, placed: null })
  expect([table.state.activation?.unit, tried(table).includes('perform')]).toEqual([A, false])
})
