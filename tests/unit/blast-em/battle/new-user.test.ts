import { describe, expect, it } from 'vitest'
import { faces } from '../../../../renderer/systems/blast-em/faces/faces.ts'
import type { Offer } from '../../../../shared/battle/field.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { freely, lying, thing, type Table } from './table.ts'

/** What somebody who plays the game for the first time has to be told. */

const SUMMARY = { names: {} } as FightSummary
const viewOf = (table: Table) => blastEmPlay.view(table.state, 'public')
const offerOf = (table: Table, command: string, attack?: string): Offer => {
  const found = (blastEmPlay.options(table.state, 'player-1') as readonly Offer[]).find(
    (one) =>
      one.command === command &&
      (attack === undefined || (one.fields.attack?.kind === 'is' && one.fields.attack.value === attack)),
  )
  if (!found) throw new Error(`There is no ${command}.`)
  return found
}
const acts = (table: Table, command: string, attack?: string) =>
  faces.act?.(offerOf(table, command, attack), viewOf(table)).does
const now = (table: Table) => faces.now?.(viewOf(table), SUMMARY)

describe('what bursts (lines 91, 206)', () => {
  const table = () =>
    freely({ team: 'hero demo trooper', mission: { things: [thing('bottles', { explosive: true })] } })
  it('says how wide where it is thrown', () => {
    expect(acts(table(), 'wreck', 'grenade')).toEqual({
      key: 'act.bursts',
      values: { does: { key: 'act.throw', values: { with: { key: 'value.grenade' } } }, inches: 3 },
    })
  })
  it('says how wide where something explodes, and asks for no stray shot', () => {
    const played = table()
    played.does('wreck', {
      model: played.id('trooper'),
      attack: 'standard',
      thing: 'bottles',
      inSight: true,
      inches: 0,
      inside: [],
    })
    expect(now(played)).toEqual([{ key: 'now.exploding', values: { thing: 'bottles', inches: 3 } }])
    expect(acts(played, 'settle-explosion')).toEqual({ key: 'act.explosion', values: { inches: 3 } })
  })
})

describe('who leaves (lines 41–44)', () => {
  const rescue = (kind: 'bringOut' | 'own') =>
    freely({
      mission: {
        people: [{ ...lying('maid'), who: { kind: 'team', type: 'tagalong' }, joins: true }],
        mission: kind === 'own' ? 'firefight' : 'rescue',
        objective: kind === 'own' ? { kind } : { kind, person: 'maid' },
        win: 'She is home.',
        loss: '',
      },
    })
  const odds = (table: Table, models: readonly string[]) =>
    faces.odds?.(offerOf(table, 'leave'), { models, way: 'in' }, viewOf(table))
  const team = (table: Table) =>
    table.state.setup.players.flatMap(() =>
      Object.values(table.state.models).flatMap(({ id, side }) => (side === 'player-1' ? [id] : [])),
    )
  const undone = { key: 'undone.bringOut', values: { name: 'maid', n: 0 } }
  it('is said by the players: nobody stands there of himself', () => {
    const table = rescue('bringOut')
    expect(faces.usual?.(offerOf(table, 'leave'), viewOf(table))).toEqual({ models: [] })
  })
  it('is warned where the last would leave without whom they came for', () => {
    const table = rescue('bringOut')
    expect(odds(table, team(table))).toEqual([{ key: 'odds.leavesWithout', values: { undone } }])
    expect(odds(table, team(table).slice(1))).toEqual([])
    expect(odds(rescue('own'), team(rescue('own')))).toEqual([])
  })
  it('and the end says that they left, and what was not done', () => {
    const table = rescue('bringOut')
    table.does('leave', { models: team(table), way: 'in' })
    const ended = table
      .does('end-turn', { inSight: [], secured: null })
      .find(({ kind }) => kind === 'mission-ended')
    expect(faces.line(ended ?? {}, SUMMARY, viewOf(table))?.values?.why).toEqual({
      key: 'why.leftWithout',
      values: { undone },
    })
  })
  it('asks in the words of the mission whether it is won, where it only is written', () => {
    const table = rescue('own')
    table.does('leave', { models: team(table), way: 'in' })
    expect(now(table)).toEqual([{ key: 'now.sayHow' }, { key: 'piece.win', values: { win: 'She is home.' } }])
    expect(acts(table, 'end-mission')).toEqual({ key: 'act.sayHow' })
  })
})

describe('the report', () => {
  const fight = { kind: 'fight-begun', side: 'player-1', against: ['bad-guys'], surprised: null }
  const over = { kind: 'fight-ended', side: 'player-1', won: true }
  const told = (table: Table, event: object, before: readonly { readonly kind: string }[] = []) =>
    faces.tale?.(event, SUMMARY, viewOf(table), (key) => `${key}.0`, before) ?? null

  it('is of teams, and calls the job by its name', () => {
    const table = freely()
    const { setup } = table.state
    const begun = { kind: 'hidden', of: 'begun', side: null }
    expect(told(table, begun)?.values).toMatchObject({
      name: setup.mission.name,
      teams: [setup.players[0]?.team],
    })
    expect(told(table, fight)?.values).toEqual({ team: setup.players[0]?.team })
  })
  it('tells a fight of which there is nothing to tell in one sentence, and ends that are alike together', () => {
    const table = freely({ players: 2 })
    const ended = told(table, over)
    expect(ended && told(table, fight)?.with?.(ended)?.key).toBe('tale.skirmish.0')
    const teams = table.state.setup.players.map(({ team }) => team)
    const other = told(table, { ...over, side: 'player-2' })
    expect(other && ended?.with?.(other)?.values?.team).toEqual([...new Set(teams)])
    const lost = told(table, { ...over, won: false })
    expect(lost && ended?.with?.(lost)).toBeNull()
  })
  it('introduces whoever turns up by chance, by the name that they keep', () => {
    const table = freely({ level: 'assist' })
    table.does('bring-tagalong', { name: '' })
    const tagalong = table.state.models['found.1']?.name
    expect(tagalong).toMatch(/^\S+ \S+/u)
    const { team } = table.state.setup.players[0] ?? {}
    expect(told(table, table.last('arrived'))).toMatchObject({
      key: 'tale.cameAlong.0',
      values: { models: [tagalong], team },
    })
    expect(faces.named?.('piece', 'found.1', viewOf(table))).toEqual(tagalong)
    table.does('bring-tagalong', { name: '' })
    expect(table.state.models['found.2']?.name).not.toBe(tagalong)
  })
  it('calls nobody out who is only unconscious (lines 49, 55)', () => {
    const table = freely({ level: 'assist' })
    const asleep = { fate: 'unconscious', wounds: 0, turns: null, reason: 'gas' } as const
    table.does('put-right', { model: table.id('hero'), ...asleep })
    expect(told(table, table.last('mission-ended'))?.values?.why).toMatchObject({ key: 'why.asleep.hero' })
    expect(faces.line(table.last('team-lost'), SUMMARY, viewOf(table))?.key).toBe('line.teamLostAsleep')
  })
  it('says of whoever fell in the same exchange that they had fired at once (line 282)', () => {
    const table = freely({ team: 'hero trooper', enemies: 'guard' })
    const trooper = table.id('trooper')
    const opened = { kind: 'declarations-opened', attacks: [], secret: false }
    const down = (model: string, by: string) => ({
      kind: 'fell',
      model,
      to: 'out',
      turns: null,
      deep: false,
      by,
    })
    const strikes = (by: string, target: string) => ({
      kind: 'attack-made',
      by,
      target,
      hit: true,
      wounds: 1,
    })
    const blows = [opened, strikes(trooper, 'enemy.1'), strikes('enemy.1', trooper)]
    const first = down(trooper, 'enemy.1')
    const then = told(table, down('enemy.1', trooper), [...blows, first])
    expect(then).toMatchObject({
      key: 'tale.lastShot.0',
      values: { by: 'trooper', what: { key: 'tale.felled.0' } },
    })
    expect(told(table, down('enemy.1', trooper), blows)?.key).toBe('tale.felledBy.0')
  })
  it('tells how near the end a Hero came (line 49)', () => {
    const table = freely({ team: 'hero trooper' })
    const hit = (name: string, left: number, field = false) =>
      told(table, { kind: 'wounded', model: table.id(name), suffered: 1, field, left })?.key
    expect(hit('hero', 1)).toBe('tale.lastWound.0')
    expect([hit('hero', 2), hit('hero', 1, true), hit('trooper', 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('says who goes with a team that is lost, and keeps them on the board', () => {
    const table = freely({ team: 'hero trooper', players: 2, level: 'assist' })
    const [hero, trooper] = [table.id('hero'), table.id('trooper')]
    table.does('put-right', { model: hero, fate: 'out', wounds: 0, turns: null, reason: 'hit' })
    const lost = table.last('team-lost')
    const goes = { values: { models: ['trooper'] } }
    expect(told(table, lost)).toMatchObject({ key: 'tale.teamLost.0', values: { goes } })
    expect(faces.line(lost, SUMMARY, viewOf(table))).toMatchObject({ values: { goes } })
    const piece = faces.pieces(viewOf(table), SUMMARY).find(({ id }) => id === trooper)
    expect(piece).toMatchObject({ isOut: true, marks: [{ key: 'mark.gone' }] })
  })
  it('carries out whoever is Mostly Dead', () => {
    const table = freely({ team: 'hero trooper' })
    const [hero, trooper] = [table.id('hero'), table.id('trooper')]
    const left = { kind: 'left', models: [hero, trooper], way: 'in', side: 'player-1' }
    const fell = { kind: 'fell', model: trooper, to: 'mostlyDead', turns: 2, deep: false }
    const back = { kind: 'treated', patient: trooper, success: true }
    expect(told(table, left, [fell])).toMatchObject({
      key: 'tale.leftCarrying.0',
      values: { models: ['hero'], carried: ['trooper'] },
    })
    expect(told(table, left, [fell, back])?.key).toBe('tale.left.0')
  })
  it('makes no foe of a friend whose shot went astray', () => {
    const table = freely({ team: 'hero trooper' })
    const [by, struck] = [table.id('trooper'), table.id('hero')]
    const before = [{ kind: 'stray-settled', by, struck, wounds: 1 }]
    const fell = { kind: 'fell', model: struck, to: 'mostlyDead', turns: 2, deep: false }
    expect(told(table, fell, before)?.key).toBe('tale.fell.mostlyDead.0')
  })
  it('has why something was put right by hand', () => {
    const table = freely()
    const right = { kind: 'put-right', model: table.id('hero'), fate: 'out', wounds: 0, turns: null }
    expect(told(table, { ...right, reason: 'Fell off the roof.' })?.values?.reason).toBe('Fell off the roof')
    expect(told(table, { ...right, reason: '' })).toBeNull()
  })
})

describe('the place', () => {
  const ways = (automatic: boolean) => {
    const table = freely()
    const view = { ...viewOf(table), automatic: automatic ? (['bad-guys'] as const) : [] }
    return faces.pieces(view, SUMMARY).filter(({ under }) => under?.key === 'under.ways')
  }
  it('has rooms with what is noted of them', () => {
    const table = freely({ mission: { rooms: [{ id: 'in', name: 'Laundry', notes: 'Steam.' }] } })
    const rooms = faces.pieces(viewOf(table), SUMMARY).filter(({ under }) => under?.key === 'under.rooms')
    expect(rooms).toMatchObject([
      { name: 'Laundry', states: [{ key: 'piece.notes', values: { notes: 'Steam.' } }] },
    ])
  })
  it('does not show where bad guys come in whom Muster leads', () => {
    expect(ways(false).map(({ name }) => name)).toEqual(['In', 'Theirs'])
    expect(ways(true).map(({ name }) => name)).toEqual(['In'])
  })
})
