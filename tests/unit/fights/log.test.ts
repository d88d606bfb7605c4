import { describe, expect, test } from 'vitest'
import { groupLog } from '../../../renderer/fights/console/log/groups.ts'
import { keepSame } from '../../../renderer/fights/keep-same.ts'
import { sentence } from '../../../renderer/fights/console/log/sentences.ts'
import { shortName, type Tell } from '../../../renderer/fights/names.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import type { ToldEvent } from '../../../shared/contract/fights.ts'
import { eventSchema, type EventKind } from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { tell as told } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { playBattle, setupOf } from '../seven-seconds/battle/arena.ts'
import '../../../renderer/fights/texts.ts'

const missing: string[] = []
const tell: Tell = (key, values = {}, plural) => {
  if (!i18n.global.te(key)) missing.push(key)
  return plural === undefined ? i18n.global.t(key, values) : i18n.global.t(key, values, plural)
}
const names = {
  piece: (id: string) => shortName(id, tell),
  side: (side: 'a' | 'b') => (side === 'a' ? 'Tokyo' : 'Zane'),
}

/** The whole log of a random battle as a watcher is told it. */
function logOf(seed: number, watcher: 'public' | 'a'): ToldEvent[] {
  const log: ToldEvent[] = []
  const { state } = playBattle(setupOf(), seed)
  let decision = 0
  playBattle(setupOf(), seed, ({ events }) => {
    decision += 1
    for (const event of events)
      log.push({ number: log.length + 1, decision, event: told(event, state, watcher) })
  })
  return log
}

describe('the log', () => {
  test('has a sentence for every kind of event, with names and without ids', () => {
    const seen = new Set<EventKind | 'hidden'>()
    let count = 0
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const { event } of logOf(seed, seed % 2 === 0 ? 'public' : 'a')) {
        const text = sentence(event, tell, names)
        seen.add(event.kind)
        count += 1
        expect(text).toMatch(/^[A-ZΑ-Ωα-ω].*\.$/u)
        expect(text, JSON.stringify(event)).not.toMatch(
          /[{}]|undefined|null|NaN|\b[ab]-[a-z]+|ground-|\b(?:alpha|beta|gamma|delta|epsilon)\b|fight\./,
        )
      }
    }
    expect(missing).toEqual([])
    expect(count).toBeGreaterThan(10_000)
    const kinds = eventSchema.options.map((option) => option.shape.kind.value)
    // Only a house rule takes a counter away; the beginning is always hidden.
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([
      'begun',
      'piles-changed',
      'dice-moved',
      'activation-lost',
    ])
    expect(sentence({ kind: 'activation-lost', piece: 'a-scout-2' }, tell, names)).toBe(
      'Scout 2 loses its Activation Counter.',
    )
  }, 60_000)

  test('numbers decisions within their round, and keeps what has not changed', () => {
    const log = logOf(3, 'public')
    const groups = groupLog(log)
    expect(groups.flatMap(({ events }) => events)).toEqual(log)
    for (const [index, group] of groups.entries()) {
      const before = groups[index - 1]
      if (before?.round === group.round) expect(group.number).toBe(before.number + 1)
      else expect(group.number).toBe(1)
    }
    const again = keepSame(structuredClone(log), log)
    expect(again.every((event, index) => event === log[index])).toBe(true)
    const shorter = groupLog(keepSame(structuredClone(log.slice(0, -1)), log), groups)
    expect(shorter.slice(0, -1).every((group, index) => group === groups[index])).toBe(true)
    expect(groupLog(again, groups).every((group, index) => group === groups[index])).toBe(true)
  })
})
