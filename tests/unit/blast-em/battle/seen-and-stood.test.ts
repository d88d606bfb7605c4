import { describe, expect, test } from 'vitest'
import { is } from '../../../../shared/battle/field.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { fighting, freely, lying, thing, went, type Table } from './table.ts'

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

describe('how many shots there are outside a fight (lines 85–87, 228)', () => {
  const things = [thing('a', { breakable: true, explosive: true }), thing('b', { breakable: true })]
  const aimed = { inSight: true, inches: 8, inside: [], twice: false }
  const saysTwice = (table: Table) =>
    blastEmPlay
      .options(table.state, 'player-1')
      .flatMap(({ command, fields }) =>
        command === 'wreck' && fields.twice?.kind === 'yes-no' ? [fields.attack] : [],
      )

  test('is said of grenades whatever upgrade the weapon has', () => {
    const rapid = [{ gadget: 'weaponUpgrade', upgrade: 'rapid' }] as const
    const table = freely({ team: 'hero demo', gadgets: { demo: [...rapid] }, mission: { things } })
    went(table, 'demo')
    const [demo, hero] = [table.id('demo'), table.id('hero')]
    expect(saysTwice(table)).toEqual([is('grenade')])
    const thrown = { model: demo, attack: 'grenade' as const, ...aimed }
    table.does('wreck', { ...thrown, thing: 'b', inside: [hero] }, 1, 8)
    expect(table.refuses('wreck', { ...thrown, thing: 'a' }).code).toBe('model/has-acted')
  })
  test('is not asked of whoever stands: after a move between there is no second', () => {
    const table = freely({ team: 'hero heavy', rules: { actionsATurn: 2 }, mission: { things } })
    expect(saysTwice(table)).toEqual([])
    const shot = { model: table.id('heavy'), attack: 'heavy' as const, ...aimed, inches: 0 }
    table.does('wreck', { ...shot, thing: 'b' })
    went(table, 'heavy')
    expect(table.refuses('wreck', { ...shot, thing: 'a' }).code).toBe('shots/named-one')
  })
  test('is not asked of whoever has done something else before', () => {
    const doors = [{ ...lying('door'), state: 'closed' as const }]
    const table = freely({ team: 'hero', rules: { actionsATurn: 2 }, mission: { doors, things } })
    went(table, 'hero')
    expect(saysTwice(table)).toEqual([is('standard')])
    table.does('open-door', { model: table.id('hero'), door: 'door', within: true })
    expect(saysTwice(table)).toEqual([])
  })
})
