import { describe, expect, test } from 'vitest'
import { fighting, freely, thing, went } from './table.ts'

describe('whoever was seen moving in the open (lines 323, 337, 345)', () => {
  test('is treated only after the Snapshots at him', () => {
    const table = fighting({ team: 'hero trooper corpsman', enemies: 'trooper*2', level: 'assist' })
    const [trooper, corpsman] = [table.id('trooper'), table.id('corpsman')]
    table.does('put-right', { model: trooper, fate: 'up', wounds: 1, turns: null, reason: '' })
    const treats = { model: corpsman, patient: trooper, within: true, watched: false }
    went(table, 'trooper', { seenBy: [{ by: table.id('their trooper'), inches: 8, flanks: false }] })
    const [first] = table.does('treat', treats, 1, 8)
    expect(first?.deviations?.map(({ code }) => code)).toEqual(['model/seen'])
  })
})

describe('whoever stands and fires twice at no penalty (line 81)', () => {
  test('stays where it is', () => {
    const things = [thing('a', { explosive: true }), thing('b', { explosive: true })]
    const table = freely({ team: 'hero trooper', mission: { things } })
    const fire = (at: string): void => {
      const aimed = { thing: at, inSight: true, inches: 0, inside: [], twice: false }
      table.does('wreck', { model: table.id('hero'), attack: 'standard', ...aimed })
      table.does('settle-explosion', { inside: [] }, 5)
    }
    fire('a')
    fire('b')
    const moves = { how: 'move' as const, inches: 3, seenBy: [], reaches: [], keepsCover: null }
    expect(table.refuses('move', { model: table.id('hero'), ...moves }).code).toBe('move/has-stood')
  })
})
