import { describe, expect, it } from 'vitest'
import { adventure } from '../../../renderer/systems/fast-and-dirty/library/adventure.ts'
import '../../../renderer/systems/fast-and-dirty/texts/lines.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { FIRE_REASONS } from '../../../shared/systems/fast-and-dirty/fire.ts'
import { ASSAULT_REASONS } from '../../../shared/systems/fast-and-dirty/assault-modifiers.ts'
import { fastAndDirtyPlay } from '../../../shared/systems/fast-and-dirty/battle/play.ts'
import {
  ACTIONS,
  BATTLE_REASONS,
  CHARGE_STEPS,
  ENDINGS,
  FIGURE_FATES,
  GAITS,
  PURPOSES,
  SPEEDS,
  UNIT_FATES,
} from '../../../shared/systems/fast-and-dirty/battle/words.ts'
import { VEHICLE_DAMAGES } from '../../../shared/systems/fast-and-dirty/data/fire.ts'
import { BANDS, POWERS, TRAITS, WEAPONS, WORKS } from '../../../shared/systems/fast-and-dirty/words.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/fast-and-dirty/samples/weapons.ts'
import type { Account } from '../../../shared/systems/account.ts'
import { triedFastAndDirty } from '../games/fast-and-dirty.ts'
import { playOut } from '../games/tried.ts'
import { runs } from '../../support/long.ts'

/** How a battle is told: rare lines, people and numbers have their words. */

const TABLE = 'fastAndDirtyTable'
const missing = (texts: string, keys: Iterable<string>): string[] =>
  [...keys].filter((key) => !i18n.global.te(`${texts}.${key}`))

const accounts = Array.from({ length: runs(30, 300) }, (_none, at): Account => {
  const seed = at + 1
  const { events } = playOut(triedFastAndDirty, triedFastAndDirty.setupOf(seed), seed)
  return fastAndDirtyPlay.account?.of(events) ?? { sides: [], figures: [] }
})

describe('the log and the report', () => {
  it('have words for what is rare', () => {
    const under = (key: string, words: readonly string[]): string[] => words.map((word) => `${key}.${word}`)
    const keys = [
      ...under('purpose', PURPOSES),
      ...under('reason', [...FIRE_REASONS, ...ASSAULT_REASONS, ...BATTLE_REASONS]),
      ...under('line.ended.won', ENDINGS),
      ...under('line.ended.open', ENDINGS),
      ...under('line.moved', GAITS),
      ...under('line.driven', SPEEDS),
      ...under('line.charges', CHARGE_STEPS),
      ...under('line.figures', FIGURE_FATES),
      ...under('line.recovered', FIGURE_FATES),
      ...under('line.figureIs', FIGURE_FATES),
      ...under('line.penetrated', VEHICLE_DAMAGES),
      ...under('power', POWERS),
      ...under(
        'line.does',
        ACTIONS.filter((action) => action !== 'none'),
      ),
      ...under('range', BANDS),
      ...under('weapon', WEAPONS),
      ...under('trait', TRAITS),
      ...under('work', WORKS),
    ]
    expect(missing(TABLE, keys)).toEqual([])
  })
})

/** Weapons of the group’s own are called by their names. */
const OWN_ARMS: readonly string[] = Object.values(SAMPLE_WEAPONS).map(({ name }) => name)

describe('what is counted and who is remembered', () => {
  const people = accounts.flatMap(({ sides }) => sides.flatMap((side) => side.people))
  it('has words: what they are, what they did, what became of them, and to whom they were lost', () => {
    const keys = [
      ...UNIT_FATES.map((fate) => `fate.${fate}`),
      ...FIGURE_FATES.map((fate) => `fate.${fate}`),
      ...people.flatMap(({ type, fate, lostTo }) => [
        `type.${type}`,
        `fate.${fate}`,
        ...(lostTo && !OWN_ARMS.includes(lostTo.with) ? [`lostTo.${lostTo.with}`] : []),
      ]),
    ]
    expect(missing(adventure.texts, new Set(keys))).toEqual([])
  })
  it('has words for every number', () => {
    const figures = accounts.flatMap((one) => one.figures)
    const keys = figures.flatMap(({ of, by }) => [
      ...['title', 'about', 'what', 'count'].map((part) => `figure.${of}.${part}`),
      ...(OWN_ARMS.includes(by) ? [] : [`figure.${of}.by.${by}`]),
    ])
    expect(missing(adventure.texts, new Set(keys))).toEqual([])
    expect(new Set(figures.map(({ of }) => of)).size).toBeGreaterThan(12)
  })
  it('no deed is done to an id', () => {
    const named = people.flatMap(({ whom, lostTo }) => [...Object.values(whom).flat(), lostTo?.by ?? ''])
    expect(named.filter((name) => /^side-\d|^(?:brood|ponds|squad)-\d/u.test(name))).toEqual([])
  })
})
