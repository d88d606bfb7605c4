import { describe, expect, it } from 'vitest'
import { tale } from '../../../../renderer/systems/blast-em/faces/tale.ts'
import { account } from '../../../../shared/systems/blast-em/battle/ending/account.ts'
import { momentsOf } from '../../../../shared/systems/blast-em/battle/ending/moments.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { declaring, resolves, type Given, type Table } from './table.ts'

/** The trooper has so many wounds of its three left, the turn is over, and nobody of theirs is in sight. */
function after(left: 1 | 0 | -1, given: Given = {}, turns = 3): Table {
  const table = declaring({ team: 'hero trooper corpsman medic techie', enemies: 'trooper*4', ...given })
  for (const model of ['enemy.1', 'enemy.2', 'enemy.3', 'enemy.4'].slice(0, 3 - left))
    table.by('bad-guys', 'declare-shot', {
      model,
      attack: 'standard',
      target: table.id('trooper'),
      second: null,
    })
  table.by('bad-guys', 'done-declaring', {})
  table.does('done-declaring', {})
  const falls = left === 0 || (left < 0 && given.mission?.traumaUnit)
  for (let attack = 1; attack <= 3 - left; attack += 1)
    resolves(table, attack === 3 - left && falls ? [8, 1, turns] : [8, 1], {}, 'bad-guys')
  return table
}

function next(table: Table): Table {
  table.does('end-turn', { inSight: [], secured: null })
  if (table.state.phase === 'looking') table.does('look', { tokens: [], enemies: [] })
  return table
}

const treating = (table: Table, who: string, patient = 'trooper', watched = false) => ({
  model: table.id(who),
  patient: table.id(patient),
  within: true,
  watched,
})

describe('wounds (lines 147, 260, 280)', () => {
  it('are summed over the firing phase: 0 is Mostly Dead, below is out', () => {
    expect(after(1).model('trooper')).toMatchObject({ fate: 'up', wounds: 1 })
    expect(after(0).model('trooper')).toMatchObject({ fate: 'mostlyDead', wounds: 0, turnsLeft: 3 })
    expect(after(-1).model('trooper')).toMatchObject({ fate: 'out', wounds: -1 })
  })
  it('leave so many later turns, and none after the last', () => {
    const table = after(0, {}, 2)
    const left: unknown[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      next(table)
      left.push([table.model('trooper').turnsLeft, table.model('trooper').fate])
    }
    expect(left).toEqual([
      [2, 'mostlyDead'],
      [1, 'mostlyDead'],
      [null, 'out'],
    ])
  })
  it('below 0 are Mostly Dead in a trauma unit, with two d4', () => {
    const table = next(after(-1, { mission: { traumaUnit: true } }))
    expect(table.model('trooper')).toMatchObject({ fate: 'mostlyDead', deep: true })
    table.does('treat', treating(table, 'corpsman'), 0, 4, 4, 8)
    expect(table.last('treated')).toMatchObject({ card: 1, worse: 8, success: true })
  })
})

describe('treatment (lines 256–270)', () => {
  it.each([
    // The nine of clubs against 4 + face.
    ['exceed', 5, false],
    ['exceed', 6, true],
    ['meet', 5, true],
  ] as const)('the roll must %s: %i is %s', (medical, face, success) => {
    const table = next(after(1, { rules: { medical } }))
    table.does('treat', treating(table, 'corpsman'), 8, face)
    expect(table.last('treated').success).toBe(success)
  })
  it('court cards count their rank, or by house rule ten', () => {
    for (const [court, card] of [
      ['rank', 13],
      ['ten', 10],
    ] as const) {
      const table = next(after(1, { rules: { court } }))
      table.does('treat', treating(table, 'corpsman'), 12, 1)
      expect(table.last('treated').card).toBe(card)
    }
  })
  it('several healers try, each with a card and a d4 of its own', () => {
    const table = next(after(0))
    table.does('treat', treating(table, 'corpsman'), 12, 4, 1)
    expect(table.refuses('treat', treating(table, 'corpsman')).code).toBe('model/has-acted')
    table.does('treat', treating(table, 'medic'), 0, 1, 1)
    expect(table.model('trooper')).toMatchObject({ fate: 'up', wounds: 3 })
  })
  it('by house rule the first d4 counts for all', () => {
    const table = next(after(0, { rules: { dyingDie: 'shared' } }))
    table.does('treat', treating(table, 'corpsman'), 12, 4, 1)
    table.does('treat', treating(table, 'medic'), 0, 1)
    expect(table.last('treated')).toMatchObject({ worse: 4, success: true })
  })
  it('needs medical skill, and somebody who needs it', () => {
    const table = next(after(1))
    expect(table.refuses('treat', treating(table, 'techie')).code).toBe('treat/no-patient')
    expect(table.refuses('treat', treating(table, 'corpsman', 'hero')).code).toBe('treat/no-patient')
    expect(table.refuses('treat', { ...treating(table, 'corpsman'), within: false }).code).toBe(
      'table/not-so',
    )
  })
  it('in view of an enemy is a Corpsman’s alone', () => {
    const table = next(after(1))
    expect(table.refuses('treat', treating(table, 'medic', 'trooper', true)).code).toBe('treat/watched')
    table.does('treat', treating(table, 'corpsman'), 0, 1)
    const anyone = next(after(1, { rules: { underFire: 'anyone' } }))
    anyone.does('treat', treating(anyone, 'medic'), 0, 1)
  })
  it('takes the patient’s action too, but not its movement', () => {
    const table = next(after(1))
    table.does('treat', treating(table, 'corpsman'), 0, 8)
    const offers = blastEmPlay.options(table.state, 'player-1')
    const does = (one: (typeof offers)[number]): boolean =>
      one.fields.model?.kind === 'is' && one.fields.model.value === table.id('trooper')
    expect(new Set(offers.filter(does).map(({ command }) => command))).toEqual(new Set(['move']))
  })
})

describe('medpacks (line 224)', () => {
  const pack = [{ gadget: 'medpack' as const, uses: 1 }]
  it('give one wound back at once, beside other actions', () => {
    const table = next(after(1, { gadgets: { hero: pack } }))
    table.does('use-medpack', { model: table.id('hero'), patient: table.id('trooper'), within: true })
    expect(table.model('trooper').wounds).toBe(2)
    const again = { model: table.id('hero'), patient: table.id('trooper'), within: true }
    expect(table.refuses('use-medpack', again).code).toBe('gadget/none')
  })
  it('lift the Mostly Dead to 1, unless the house rules have it otherwise', () => {
    const table = next(after(0, { gadgets: { hero: pack } }))
    table.does('use-medpack', { model: table.id('hero'), patient: table.id('trooper'), within: true })
    expect(table.model('trooper')).toMatchObject({ fate: 'up', wounds: 1, turnsLeft: null })
    const never = next(after(0, { gadgets: { hero: pack }, rules: { medpacksRaise: false } }))
    const said = { model: never.id('hero'), patient: never.id('trooper'), within: true }
    expect(never.refuses('use-medpack', said).code).toBe('medpack/no-patient')
  })
  it.each([
    ['who was Mostly Dead', 0, 1],
    ['nobody who was only hurt', 1, 0],
  ] as const)('save %s', (_name, left, saved) => {
    const table = next(after(left, { gadgets: { hero: pack } }))
    table.does('use-medpack', { model: table.id('hero'), patient: table.id('trooper'), within: true })
    const [side] = account.of(table.events).sides
    expect(side?.people.find(({ name }) => name === 'hero')?.deeds.saved ?? 0).toBe(saved)
    const log = table.events.map((event, number) => ({ number, event }))
    const moments = momentsOf(log).moments.filter(({ what }) => what === 'saved')
    const by = { by: table.id('hero'), whom: table.id('trooper') }
    expect(moments).toMatchObject(saved === 1 ? [by] : [])
    const view = blastEmPlay.view(table.state, 'public')
    const used = table.last('medpack-used')
    const told = tale(
      used,
      { names: {} },
      view,
      (key) => key,
      table.events.slice(0, table.events.indexOf(used)),
    )
    expect(told?.key).toBe(saved === 1 ? 'tale.saved' : undefined)
  })
})
