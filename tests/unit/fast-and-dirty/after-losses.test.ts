import { describe, expect, it } from 'vitest'
import { oddsBook } from '../../../renderer/systems/fast-and-dirty/odds/book.ts'
import { about, kindOf } from '../../../renderer/systems/fast-and-dirty/faces/called.ts'
import { line } from '../../../renderer/systems/fast-and-dirty/faces/lines.ts'
import { tale } from '../../../renderer/systems/fast-and-dirty/faces/tale.ts'
import { libraryKinds } from '../../../renderer/systems/fast-and-dirty/library/kinds.ts'
import { view } from '../../../shared/systems/fast-and-dirty/battle/view.ts'
import type { ForceDraft } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { plainFigure } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import { strengthOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { asking, document } from '../games/asking.ts'
import { FOE, OWN, QUIET, scenarioWith, shot, tableOf } from './battle/table.ts'

/** What a battle has cost is told as it is: in the log, on the shelf, at the set-up and in the odds. */

const FORCE: ForceDraft = SAMPLE_FORCES['ferry-rifles']
const withLost = (lost: (count: number) => number): ForceDraft => ({
  ...FORCE,
  units: FORCE.units.map((unit) => ({
    ...unit,
    figures: unit.figures.map((one) => ({ ...one, lost: lost(one.count) })),
  })),
  vehicles: FORCE.vehicles.map((one) => ({
    ...one,
    damage: { destroyed: true, crewLost: 0, immobilised: false, weaponsOut: [] },
  })),
})
const GONE = withLost((count) => count)
const THINNED = withLost((count) => Math.max(0, count - 1))
const kind = libraryKinds.find((one) => one.kind === 'force')
const say = (key: string, values: object = {}): string => `${key} ${JSON.stringify(values)}`

describe('a force that has lost', () => {
  it('all of its people is not ready', () => {
    expect(kind?.isOut?.(GONE, say)).toContain('nobodyLeft')
    expect(kind?.isOut?.(FORCE, say)).toBe('')
    expect(kind?.told(GONE, say)).toContain('"units":0,"of":7,"n":0')
    expect(kind?.told(GONE, say)).toContain('pointsLeft {"points":"0"')
  })
  it('is offered at the set-up as what is left of it', () => {
    expect(kindOf('force1', 'x', GONE)).toEqual({ key: 'about.nobodyLeft' })
    expect(about('force1', 'x', GONE)).toEqual({ key: 'about.wipedOut' })
    const [whole, left] = [kindOf('force1', 'x', FORCE), kindOf('force1', 'x', THINNED)]
    expect(left).not.toEqual(whole)
  })
  it('is asked about as it is, and as it was', () => {
    const odds = oddsBook.of([document('mine', { ...THINNED, name: 'Mine' })])
    const unit = FORCE.units.find((one) => one.kind === 'squad' && strengthOf(one) > 3)?.id ?? ''
    const now = asking(odds, { force: 'mine', unit })
    const then = asking(odds, { force: 'mine/whole', unit })
    expect(odds.named('unit', unit, { force: 'mine' })).toMatchObject({ key: 'weakened' })
    expect(odds.named('unit', unit, { force: 'mine/whole' })).toMatch(/./u)
    expect(odds.named('force', 'mine/whole', {})).toEqual({ key: 'wholeForce', values: { name: 'Mine' } })
    const most = (asked: typeof now): unknown => asked.asked.fields.lost
    expect(most(now)).not.toEqual(most(then))
  })
  it('all of them is asked about as it was', () => {
    const odds = oddsBook.of([document('mine', { ...GONE, name: 'Mine' })])
    expect(asking(odds).asked.typed.force).toBe('mine/whole')
  })
  it('but one or two of a squad has thin fire, and says so', () => {
    const odds = oddsBook.of([document('mine', { ...FORCE, name: 'Mine' })])
    const { answer } = asking(odds, { force: 'mine', unit: 'first', lost: '7', foes: 'ferry-rifles' })
    expect(answer.reasons.some(({ says }) => says.key === 'because.thinDamage')).toBe(true)
    const { answer: full } = asking(odds, { force: 'mine', unit: 'first', foes: 'ferry-rifles' })
    expect(full.reasons.some(({ says }) => says.key === 'because.thinDamage')).toBe(false)
  })
})

describe('the log', () => {
  const said = (event: object, state: Parameters<typeof view>[0]) =>
    line(event, { names: {} }, view(state, 'public'))
  it('says how many a unit had lost as it broke, whatever came later', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: false } })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ inches: 4 }), 6, 6, 6, 1, 6, 1, 6, 1)
    table.by(1, 'end-activation', { unit: OWN })
    table.acts(FOE, 6, 6, 6)
    const { lost, of, at } = table.last('broke')
    expect([lost, of]).toEqual([3, 6])
    expect(said(table.last('broke'), table.state)).toMatchObject({
      key: 'line.broke.lost',
      values: { lost, of, at },
    })
    expect(said({ kind: 'broke', unit: FOE }, table.state)).toMatchObject({ key: 'line.broke.plain' })
  })
  it.each([
    [1, 'destroyed'],
    [2, 'late'],
    [6, 'back'],
  ])('says what %i means for who was on recon duty: %s', (die, outcome) => {
    const { state } = tableOf()
    const rolled = { kind: 'rolled', purpose: 'recon-return', side: 'side-1', unit: OWN, dice: [die] }
    expect(said({ ...rolled, plus: 0, target: null }, state)).toMatchObject({
      key: `line.reconReturn.${outcome}`,
      values: { die },
    })
  })
  it('adds up dice before the reader: what is sure, what is asked for, what is added', () => {
    const { state } = tableOf()
    const rallied = { kind: 'morale-tested', unit: OWN, successes: 2, outcome: 'rallied', sure: 1 }
    expect(said(rallied, state)).toMatchObject({ values: { sure: { key: 'line.sure', values: { n: 1 } } } })
    const parts = [{ code: 'casualties', add: -1 }]
    const tested = { kind: 'response-tested', unit: OWN, total: 0, passed: false, need: 3, parts }
    expect(said(tested, state)).toMatchObject({
      values: {
        total: '0',
        need: { values: { need: 3 } },
        parts: { values: { parts: [{ key: 'line.part.casualties', values: { add: '−1' } }] } },
      },
    })
  })
  it.each([
    [0, 'line.scattered', 12],
    [308, 'line.scattered', 10],
    [350, 'line.scattered', 12],
    [999, 'line.scatteredAsItLies', undefined],
  ])('tells where %i degrees lie as a table can measure it', (degrees, key, hours) => {
    const told = said({ kind: 'scattered', by: OWN, inches: 4, degrees }, tableOf().state)
    expect([told?.key, told?.values?.hours]).toEqual([key, hours])
  })
  it('tells once of the end of a unit of one', () => {
    const ada = [plainFigure({ id: 'ada', role: 'officer', name: 'Ada' })]
    const { state } = tableOf({ units: [[{}], [{ kind: 'officer', name: 'Ada', figures: ada }]] })
    const [figure] = state.units[FOE]?.figures ?? []
    const fell = said(
      { kind: 'figures-hit', unit: FOE, figures: [figure?.id], fate: 'killed', by: OWN },
      state,
    )
    const lost = said({ kind: 'lost', unit: FOE, fate: 'destroyed', by: OWN }, state)
    expect(fell).toMatchObject({ key: 'line.alone.killed' })
    expect(lost && fell?.with?.(lost)).toMatchObject({ key: 'line.alone.killed' })
  })
  it('names the lines of a strike for a strike, and what no line gives as ruled', () => {
    const reasons = [
      { code: 'targetBunched', add: 2 },
      { code: 'weapons', add: 1 },
    ]
    const struck = { kind: 'struck', unit: FOE, total: 11, reasons, hits: 2, by: OWN }
    expect(said(struck, tableOf().state)).toMatchObject({
      values: {
        reasons: {
          values: { reasons: [{ values: { line: '1001' } }, { key: 'reason.weaponsRuled' }] },
        },
      },
    })
  })
  it('and the report tell of an ambush before the battle', () => {
    const seen = view(tableOf().state, 'public')
    const lost = { kind: 'lost', unit: OWN, fate: 'destroyed', by: null }
    const tell = (before: readonly { kind: string }[]) =>
      tale(lost, { names: {} }, seen, (key) => key, before)?.key
    expect(tell([])).toBe('tale.ambushed')
    expect(tell([{ kind: 'round-begun' }])).toBe('tale.wipedOut')
  })
})

describe('the report', () => {
  const table = tableOf({ units: [[{}, { id: 'two' }], [{}]] })
  const seen = view(table.state, 'public')
  const told = (event: object, before: readonly { readonly kind: string }[] = [{ kind: 'round-begun' }]) =>
    tale(event, { names: {} }, seen, (key) => key, before)
  const lost = (unit: string, by: string | null) => ({ kind: 'lost', unit, fate: 'destroyed', by })
  it.each([
    [FOE, OWN, 'tale.wipedOutBy'],
    [OWN, 'side-1.two', 'tale.wipedOutByOwn'],
    [FOE, null, 'tale.wipedOut'],
  ])('of %s lost to %s tells %s', (unit, by, key) => {
    expect(told(lost(unit, by))?.key).toBe(key)
  })
  it('says what a side was sent for, and what was lost as it lost heart', () => {
    const scenario = scenarioWith(() => ({ aim: { kind: 'mission', mission: 'sweep' } }))
    const held = view(tableOf({ scenario }).state, 'public')
    const say = (event: object) => tale(event, { names: {} }, held, (key) => key)
    const mission = { key: 'mission.sweep' }
    expect(say({ kind: 'hidden', of: 'begun' })).toMatchObject({
      values: { one: { key: 'tale.forceFor', values: { mission } } },
    })
    expect(say({ kind: 'heart-lost', side: 'side-2', share: 0.5 })).toMatchObject({ values: { share: 50 } })
    expect(say({ kind: 'ended', how: 'mission', won: 'side-1' })).toMatchObject({
      key: 'tale.ended.missionIs',
      values: { mission },
    })
  })
  it('says who stopped whoever moved', () => {
    const fired = { kind: 'fired', unit: FOE, at: OWN, opFire: true }
    expect(told({ kind: 'repulsed', unit: OWN }, [fired])).toMatchObject({ key: 'tale.repulsedBy' })
    expect(told({ kind: 'repulsed', unit: OWN }, [])).toMatchObject({ key: 'tale.repulsed' })
  })
  it('tells of rallies the first time and the third', () => {
    const rallied = { kind: 'morale-tested', unit: OWN, outcome: 'rallied' }
    const keys = [0, 1, 2, 3].map((n) => told(rallied, Array<typeof rallied>(n).fill(rallied))?.key ?? null)
    expect(keys).toEqual(['tale.rallied', null, 'tale.ralliedThrice', null])
  })
  it('tells of an assault and of the end of who was in it at once, with the turn', () => {
    const decided = { kind: 'assault-decided', attacker: OWN, defender: FOE, winner: OWN, overrun: true }
    const [assault, end] = [told(decided), told(lost(FOE, OWN))]
    expect(end && assault?.with?.(end)).toMatchObject({ key: 'tale.assault.overrunGone' })
    const turn = told({ kind: 'round-begun', round: 2 })
    const both = assault && turn?.with?.(assault)
    expect(both).toMatchObject({ key: 'tale.turn', values: { n: 2, then: { key: 'tale.assault.overrun' } } })
    expect(end && both?.with?.(end)).toMatchObject({ values: { then: { key: 'tale.assault.overrunGone' } } })
  })
})
