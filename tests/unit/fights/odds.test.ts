import { describe, expect, test } from 'vitest'
import {
  blastParts,
  flameParts,
  forecast,
  type Forecast,
} from '../../../renderer/systems/seven-seconds/fights/console/model/odds.ts'
import type { Draft } from '../../../renderer/systems/seven-seconds/fights/console/model/forms.ts'
import { tableOf } from '../../../renderer/systems/seven-seconds/fights/console/model/table.ts'
import type { Tell } from '../../../renderer/systems/seven-seconds/fights/names.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import type { CommandKind } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { view } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { battle, type Battle } from '../seven-seconds/battle/builders.ts'
import '../../../renderer/systems/seven-seconds/fights/texts.ts'
import '../../../renderer/systems/seven-seconds/texts.ts'

const tell: Tell = (key, values = {}, plural) =>
  plural === undefined ? i18n.global.t(key, values) : i18n.global.t(key, values, plural)

/** What is told before an action of side a's first unit of a type; side b has Armour 3 and Countermeasures 2. */
function told(acting: string, command: CommandKind, draft: Draft, over: Battle = {}): Forecast {
  const units = [`a ${acting} 2tc`, 'b tactical 1tc', 'b scout 3tc damaged']
  const state = battle({ units, acting: `a-${acting}-1`, tech: { a: '444443', b: '443244' }, ...over })
  const made = forecast(tableOf(view(state, 'public')), { command, side: 'a', offers: [] }, draft, tell)
  if (!made) throw new Error('Nothing is told.')
  return made
}
const sharesOf = ({ parts }: Forecast): string[] =>
  parts.map(({ label, share }) => `${label} ${Math.round(share * 100)} %`)

describe('what is told before a kamikaze touches (p.22)', () => {
  test.each([
    ['b-scout-1', 'Needs 2 or less, below its Target Counters.', ['destroys it 33 %', 'blast 67 %']],
    ['b-tactical-1', 'Nothing is below its Target Counters: only the blast is left.', ['blast 100 %']],
  ])('%s', (contact, reasons, shares) => {
    const made = told('kamikaze', 'explode', { contact })
    expect(made.reasons).toBe(reasons)
    expect(sharesOf(made)).toEqual(shares)
  })

  test('a die for each of several, where the group rolls so', () => {
    const contacts = ['b-scout-1', 'b-tactical-1', 'alpha']
    const made = told('kamikaze', 'explode', { contacts }, { objectives: { alpha: '3' } })
    expect([made.lead, made.reasons, made.parts]).toEqual([
      '3 dice',
      'Scout 1 falls to 2 or less; Tactical 1 has nothing below its Target Counters; α falls to 2 or less.',
      [],
    ])
    expect(sharesOf(told('kamikaze', 'explode', { contacts: ['b-scout-1'] }))).toEqual([
      'destroys it 33 %',
      'blast 67 %',
    ])
  })

  test('where Countermeasures may stop it, those of the Damaged on 1–4 alone', () => {
    const made = told(
      'kamikaze',
      'explode',
      { contact: 'b-scout-1' },
      { rules: { kamikazeIntercepted: true } },
    )
    // 2 of 6 times 4 of 6 stop it; of the rest 2 of 6 hit.
    expect(sharesOf(made)).toEqual(['destroys it 26 %', 'blast 52 %', 'intercepted 22 %'])
  })
})

describe('why a shot is impossible', () => {
  const at = { target: 'b-tactical-1', range: '5', targetCover: 'none', intervening: 'none', outOfArc: false }
  test.each<[string, Draft, RegExp]>([
    [
      'too few counters for its band',
      { ...at, targetCover: 'heavy' },
      /^1 Target Counter ÷ band 3; its cover heavy/,
    ],
    ['behind it', { ...at, outOfArc: true }, /^The target is outside the 180°: the shot is impossible/],
    ['blocked', { ...at, intervening: 'blocking' }, /^What lies between blocks the line/],
  ])('%s', (_why, draft, reasons) => {
    const made = told('tactical', 'fire-rifle', draft)
    expect(made.lead).toBe('no dice')
    expect(made.parts).toEqual([])
    expect(made.reasons).toMatch(reasons)
  })
})

describe('in words that fit the number', () => {
  test('a missile', () => {
    const along = { interceptors: [], targetCover: 'none' }
    expect(told('tactical', 'fire-missile', { ...along, target: 'b-tactical-1' }).reasons).toMatch(
      /^Needs 1 or less: 1 Target Counter;/,
    )
    const damaged = told('tactical', 'fire-missile', { ...along, target: 'b-scout-1' }).reasons
    expect(damaged).toMatch(/^Needs 3 or less: 3 Target Counters;.*of the Damaged work on 1–4 alone/)
    expect(
      told('tactical', 'fire-missile', { ...along, target: 'b-tactical-1', targetCover: 'heavy' }).reasons,
    ).toMatch(/^No Target Counter is left: it cannot hit directly;/)
  })

  test('a scan with one die', () => {
    expect(told('tactical', 'target', { dice: '1' }).reasons).toMatch(/^One die brings 3.5 points/)
  })

  test.each([
    ['tactical', /the lower of Stealth 4 /],
    ['kamikaze', /the lower of Robotics 3 /],
  ])('what a %s sheds by', (type, reasons) => {
    expect(told(type, 'move', { inches: '1', passes: [] }).reasons).toMatch(reasons)
  })

  test.each([
    ['2', 'Sheds all 2 Target Counters.'],
    ['6', 'Sheds all 2 Target Counters.'],
    ['1.9', 'Sheds 1 Target Counter: the lower of Stealth 4 and whole inches.'],
  ])('%s″ with 2 Target Counters', (inches, reasons) => {
    expect(told('tactical', 'move', { inches, passes: [] }).reasons).toBe(reasons)
  })

  test('drones are destroyed, troopers killed (p.20, 21)', () => {
    const over = { units: ['a assault 2tc', 'b basic 1tc', 'b tactical 1tc'] }
    const at = { range: '5', targetCover: 'none', intervening: 'none', outOfArc: false }
    const first = (target: string): string | undefined =>
      told('assault', 'fire-rifle', { ...at, target }, over).parts[0]?.label
    expect([first('b-basic-1'), first('b-tactical-1')]).toEqual(['destroyed', 'killed'])
    const table = tableOf(view(battle(over), 'public'))
    const blasted = (id: string): string | undefined => blastParts(table, id, '0', 4, tell)[0]?.label
    expect([blasted('b-basic-1'), blasted('b-tactical-1')]).toEqual(['destroyed', 'killed'])
  })
})

describe('what is told before an activation ends in a jamming field (p.22)', () => {
  test.each([
    ['tactical', 'above Armour 4', ['Damaged 33 %', 'nothing 67 %']],
    ['tactical damaged', 'already Damaged', ['killed 33 %', 'nothing 67 %']],
    ['basic', 'destroys a drone', []],
  ])('%s', (acting, reasons, shares) => {
    const [type = ''] = acting.split(' ')
    const units = [`a ${acting}`, 'b haywire jamming']
    const draft = { fields: ['b-haywire-1'] }
    const made = told(type, 'end-activation', draft, { units })
    expect(made.reasons).toContain(reasons)
    expect(sharesOf(made)).toEqual(shares)
  })
})

test('who is Stunned cannot be so twice', () => {
  const units = ['a tactical', 'b tactical 3tc stunned']
  const state = battle({ units, acting: 'a-tactical-1', tech: { a: '444443', b: '443244' } })
  const parts = flameParts(tableOf(view(state, 'public')), 'b-tactical-1', tell)
  expect(parts.map(({ label }) => label)).toEqual(['Damaged', 'nothing'])
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
})
