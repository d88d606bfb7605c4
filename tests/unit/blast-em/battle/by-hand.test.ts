import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { fillAll } from '../../../../shared/systems/blast-em/battle/rules/against.ts'
import { declaring, fighting, freely, went, type Table } from './table.ts'

const putting = (table: Table, over: object = {}) => ({
  model: table.id('hero'),
  fate: 'up' as const,
  wounds: 2,
  turns: null,
  reason: 'Counted wrong',
  ...over,
})

describe('put right by hand', () => {
  it('is noted where the program assists, and refused where it enforces', () => {
    expect(freely().refuses('put-right', putting(freely())).code).toBe('put-right/enforced')
    const table = freely({ level: 'assist' })
    const [event] = table.does('put-right', putting(table))
    expect(event?.deviations?.map(({ code }) => code)).toEqual(['put-right/by-hand'])
    expect(table.model('hero').wounds).toBe(2)
  })
  it.each([
    [{ wounds: 9 }, 'put-right/wounds'],
    [{ wounds: 0 }, 'put-right/wounds'],
    [{ fate: 'mostlyDead', wounds: 0 }, 'put-right/turns'],
    [{ model: 'nobody' }, 'put-right/not-there'],
  ])('%j makes no sense', (over, code) => {
    const table = freely({ level: 'assist' })
    expect(table.refuses('put-right', putting(table, over)).code).toBe(code)
  })
  it('is agreed on: whatever may be so of a model is offered, and makes sense', () => {
    const table = freely({ level: 'assist' })
    const offered = blastEmPlay.looseOptions(table.state).filter(({ command }) => command === 'put-right')
    const ofHero = offered.filter(({ fields }) => JSON.stringify(fields.model).includes(table.id('hero')))
    expect(ofHero.map(({ fields: { fate } }) => fate?.kind === 'is' && fate.value)).toEqual([
      'up',
      'mostlyDead',
      'out',
      'unconscious',
      'left',
    ])
    for (const { command, side, fields } of offered)
      for (const pick of [0, 0.99]) {
        const filled = fillAll(fields, { pick: (n) => Math.floor(pick * n) })
        expect(blastEmPlay.decide(table.state, { kind: command, side, ...filled })).not.toHaveProperty(
          'problem',
        )
      }
  })
  it('a Hero who is put out loses the mission', () => {
    const table = freely({ level: 'assist' })
    table.does('put-right', putting(table, { fate: 'out', wounds: 0 }))
    expect(table.state.ending).toEqual({ outcome: 'lost', why: 'hero', by: null })
  })
})

describe('agreed beside the rules', () => {
  it('nothing is, where they are enforced', () => {
    const table = fighting()
    went(table, 'hero')
    expect(blastEmPlay.looseOptions(table.state)).toEqual([])
  })
  it('a model moves once more, and it is noted', () => {
    const table = fighting({ level: 'assist' })
    went(table, 'hero')
    const loose = blastEmPlay.looseOptions(table.state).filter(({ command }) => command !== 'put-right')
    expect(loose.map(({ command, fields }) => [command, fields.how])).toEqual([
      ['move', { kind: 'is', value: 'move', measured: false }],
      ['move', { kind: 'is', value: 'run', measured: false }],
    ])
    const [offer] = loose
    const draft = offer && {
      ...fillAll(offer.fields, { pick: () => 0 }),
      kind: offer.command,
      side: offer.side,
    }
    const decision = blastEmPlay.decide(table.state, draft)
    expect(isRefusal(decision) ? decision : decision.events[0]?.deviations?.[0]?.code).toBe('move/has-moved')
  })
  it('somebody aims at a friend, where all consent', () => {
    const table = declaring({ level: 'assist' })
    table.by('bad-guys', 'done-declaring', {})
    const shot = {
      model: table.id('trooper'),
      attack: 'standard' as const,
      target: table.id('hero'),
      second: null,
    }
    const [declared] = table.does('declare-shot', shot)
    expect(declared?.deviations?.map(({ code }) => code)).toEqual(['declare/no-target'])
  })
})
