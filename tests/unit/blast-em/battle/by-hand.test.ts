import { describe, expect, it } from 'vitest'
import { isAlike } from '../../../../shared/alike.ts'
import { is } from '../../../../shared/battle/field.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { fillAll } from '../../../../shared/battle/fits.ts'
import type { ThingState } from '../../../../shared/systems/blast-em/battle/words.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { faces } from '../../../../renderer/systems/blast-em/faces/faces.ts'
import { declaring, fighting, freely, lying, thing, went, type Table } from './table.ts'

const putting = (table: Table, over: object = {}) => ({
  model: table.id('hero'),
  fate: 'up' as const,
  wounds: 2,
  turns: null,
  reason: 'Counted wrong',
  ...over,
})

const AGREED: readonly string[] = [
  'put-right',
  'put-turn-right',
  'put-thing-right',
  'bring-enemies',
  'bring-tagalong',
]

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
  it('what else is so on the table is offered, makes sense, and is told', () => {
    const doors = [{ ...lying('door'), state: 'closed' as const }]
    const tokens = [{ id: 'spot', place: lying('spot').place, holds: { kind: 'nothing' as const } }]
    const table = freely({
      level: 'assist',
      mission: {
        doors,
        tokens,
        things: [thing('crate')],
        items: [{ ...lying('safe'), locked: true, find: null }],
      },
    })
    const offered = blastEmPlay.looseOptions(table.state).filter(({ command }) => AGREED.includes(command))
    for (const kind of AGREED) expect(offered.map(({ command }) => command)).toContain(kind)
    for (const { command, side, fields } of offered)
      for (const pick of [0, 0.99]) {
        const filled = fillAll(fields, { pick: (n) => Math.floor(pick * n) })
        const decision = blastEmPlay.decide(table.state, { kind: command, side, ...filled })
        if (isRefusal(decision)) throw new Error(`${command}: ${decision.problem.code}`)
        const view = blastEmPlay.view(decision.state, 'public')
        const told = decision.events.map((event) => faces.line(event, { names: {} } as FightSummary, view))
        expect(told.filter(Boolean)).not.toEqual([])
      }
  })
  it('doors, tokens, things and lockers are as the players say', () => {
    const doors = [{ ...lying('door'), state: 'closed' as const }]
    const tokens = [{ id: 'spot', place: lying('spot').place, holds: { kind: 'nothing' as const } }]
    const table = freely({
      level: 'assist',
      mission: {
        doors,
        tokens,
        things: [thing('crate')],
        items: [{ ...lying('safe'), locked: true, find: null }],
      },
    })
    const is = (id: string, state: ThingState) =>
      table.does('put-thing-right', { thing: id, state, reason: '' })
    is('door', 'stuck')
    is('spot', 'turned')
    is('crate', 'wrecked')
    is('safe', 'open')
    expect(table.state).toMatchObject({
      doors: { door: { is: 'stuck' } },
      tokens: { spot: { spent: true } },
      wrecked: ['crate'],
      items: { safe: { opened: true } },
    })
    is('crate', 'whole')
    is('spot', 'unturned')
    expect(table.state).toMatchObject({ tokens: { spot: { spent: false } }, wrecked: [] })
    expect(table.refuses('put-thing-right', { thing: 'door', state: 'wrecked', reason: '' }).code).toBe(
      'put-right/no-thing',
    )
  })
  it('cameras and guns are on or off, each by itself (line 208)', () => {
    const table = freely({ level: 'assist', enemies: 'camera' })
    const mayBe = () =>
      blastEmPlay
        .looseOptions(table.state)
        .filter(({ fields }) => fields.thing?.kind === 'is' && fields.thing.value === 'enemy.1')
        .map(({ fields }) => (fields.state?.kind === 'one' ? fields.state.of : fields.state))
    expect(mayBe()).toEqual([['off']])
    table.does('put-thing-right', { thing: 'enemy.1', state: 'off', reason: '' })
    expect(table.model('enemy.1').off).toBe(true)
    expect(mayBe()).toEqual([['on']])
    table.does('put-thing-right', { thing: 'enemy.1', state: 'on', reason: '' })
    expect(table.model('enemy.1').off).toBe(false)
  })
  it('enemies come, a Tagalong joins, and who has acted may act again', () => {
    const table = freely({ level: 'assist' })
    table.does('bring-enemies', { type: 'guard', count: 2 })
    table.does('bring-tagalong', { name: 'Pip' })
    expect(Object.values(table.state.models).slice(-3)).toMatchObject([
      { who: { type: 'guard' }, side: 'bad-guys' },
      { who: { type: 'guard' }, side: 'bad-guys' },
      { name: 'Pip', side: 'player-1', who: { type: 'tagalong' } },
    ])
    went(table, 'hero')
    const turn = { model: table.id('hero'), reason: '' }
    table.does('put-turn-right', { ...turn, moved: false, acted: true })
    expect(table.model('hero').now).toMatchObject({ moved: false, movement: 'stand', actions: 1 })
    table.does('put-turn-right', { ...turn, moved: true, acted: false })
    expect(table.model('hero').now).toMatchObject({ moved: true, movement: 'move', actions: 0 })
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
  it('whoever falls that way gets up from the ground when they are put right again', () => {
    const table = fighting({ level: 'assist', mission: { things: [thing('crate')] } })
    table.does('go-to-ground', { model: table.id('hero'), behind: 'crate' })
    table.does('put-right', putting(table))
    expect(table.model('hero')).toMatchObject({ toGround: true, behind: 'crate' })
    table.does('put-right', putting(table, { fate: 'mostlyDead', wounds: 0, turns: 3 }))
    table.does('put-right', putting(table))
    expect(table.model('hero')).toMatchObject({ fate: 'up', toGround: false, behind: null })
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
  it.each([
    ['once more', 'hero', 3, 'move/has-moved'],
    ['farther than it goes', 'trooper', 20, 'move/too-far'],
  ])('a model moves %s, and it is noted', (_name, who, inches, noted) => {
    const table = fighting({ level: 'assist' })
    went(table, 'hero')
    const loose = blastEmPlay
      .looseOptions(table.state)
      .filter(({ command, fields }) => command === 'move' && isAlike(fields.model, is(table.id(who))))
    expect(loose.map(({ fields }) => fields.how)).toEqual([is('move'), is('run')])
    const [offer] = loose
    const { state } = table
    expect(offer && faces.act?.(offer, blastEmPlay.view(state, 'public')).does).toEqual({
      key: 'act.agreed.move',
    })
    const filled = offer && fillAll(offer.fields, { pick: () => 0 })
    const decision = blastEmPlay.decide(table.state, {
      ...{ ...filled, kind: 'move', side: 'player-1' },
      inches,
    })
    expect(isRefusal(decision) ? decision : decision.events[0]?.deviations?.[0]?.code).toBe(noted)
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
