import { asked, band, distanceUpTo, is, must } from '../../../../battle/field.ts'
import { AI_TABLE, SENTRY_TABLE, TRENCH } from '../../data/advanced.ts'
import { TARGET_EFFECT } from '../../data/fire.ts'
import { TRAIT_TABLE } from '../../data/traits.ts'
import { hitsOf } from '../../fire.ts'
import type { HouseRules } from '../../house-rules.ts'
import { meanOf } from '../../chances/spread.ts'
import { rowOf } from '../../weapons.ts'
import { COVERS, HEAVY_WEAPONS, SENTRY_GUNS } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Aim, Reason } from '../documents/fields.ts'
import type { Step } from '../documents/steps.ts'
import { hurt } from '../resolve/damage.ts'
import { rollTotal } from '../resolve/dice.ts'
import { mark } from '../resolve/marks.ts'
import { fallenOn, wreckOn } from '../resolve/toll.ts'
import { damageOf } from '../rules/arms.ts'
import type { Fields, Log } from '../rules/rule.ts'
import { isDugIn, isHarmedUnrated } from '../rules/targets.ts'
import { coverOf, sum, targetReasons } from '../rules/weigh.ts'
import {
  craftIn,
  faceArmour,
  enemiesOf,
  enemyCrafts,
  has,
  idsOf,
  isBare,
  isConcealed,
  isNonCombatant,
  isSquad,
  markerOf,
  pinAtOf,
  qualityOf,
  rulesOf,
  sentryIn,
  shelterOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, Sentry, UnitState } from '../state/state.ts'

/** Shots of sentry guns: one die, the weapon and the target's modifiers, no band, no Quality (lines 1601–1620; FAD-301). */

/** Its numbers: those of the table of sentry guns, else of the weapon itself (lines 1597–1606; R1). */
export function sentryRow(
  gun: Sentry['gun'],
  rules: HouseRules,
): {
  readonly fireEffect: number
  readonly damage: number
  readonly antiTank: number | null
} {
  const common = SENTRY_GUNS.find((one) => one === gun)
  if (common) return { ...SENTRY_TABLE[common], fireEffect: SENTRY_TABLE[common].fireEffect ?? 0 }
  const arm = HEAVY_WEAPONS.find((one) => one === gun) ?? 'heavyMg'
  const { fireEffect, antiTank } = rowOf(arm)
  return {
    fireEffect: typeof fireEffect === 'number' ? fireEffect : 0,
    damage: damageOf(arm, rules),
    antiTank,
  }
}

/** At whom it may fire: at vehicles where it harms them. */
export const isSentryAimed = (state: BattleState, gun: Sentry): readonly string[] => [
  ...idsOf(enemiesOf(state, gun.side)),
  ...idsOf(
    enemyCrafts(state, gun.side).filter(
      (craft) => sentryRow(gun.gun, rulesOf(state)).antiTank !== null || isHarmedUnrated(state, craft),
    ),
  ),
]

/** Its grade's range; into a trench whose troops lie still no farther than other fire (lines 1306, 1610). */
function reachOfSentry(state: BattleState, { ai }: Sentry, at: string): number {
  const target = unitIn(state, at)
  return target && isDugIn(state, target) ? Math.min(AI_TABLE[ai].range, TRENCH.inches) : AI_TABLE[ai].range
}

export function sentryAim(state: BattleState, gun: Sentry, at: string): Fields {
  const unit = unitIn(state, at)
  return {
    inches: distanceUpTo(reachOfSentry(state, gun, at)),
    cover: isBare(state, unit) ? is('none') : unit && shelterOf(state, unit) ? is('hard') : band(COVERS),
    bunched: asked(unit !== null && isSquad(unit)),
    open: asked(unit !== null && qualityOf(state, unit) === 'rabble'),
    face: craftIn(state, at) ? band(['front', 'sides', 'rear', 'top']) : is('front'),
    crossfire: is(false),
    seen: must(true),
    near: must(true),
  }
}

/** What is added to its die. */
export function sentryReasons(
  state: BattleState,
  gun: Sentry['gun'],
  unit: UnitState | null,
  { bunched, open }: Pick<Aim, 'bunched' | 'open'>,
): Reason[] {
  const all: Reason[] = [
    { code: 'weapons', add: sentryRow(gun, rulesOf(state)).fireEffect },
    { code: 'targetSuppressed', add: unit && markerOf(state, unit) !== null ? TARGET_EFFECT.suppressed : 0 },
    { code: 'targetBunched', add: unit && bunched ? TARGET_EFFECT.bunched : 0 },
    { code: 'targetNonCombatant', add: unit && isNonCombatant(state, unit) ? TARGET_EFFECT.nonCombatant : 0 },
    { code: 'targetRabbleInOpen', add: unit && open ? TARGET_EFFECT.rabbleInOpen : 0 },
    { code: 'targetSniper', add: unit && isConcealed(state, unit) ? TARGET_EFFECT.sniper : 0 },
    { code: 'hero', add: has(state, unit, 'hero') ? (TRAIT_TABLE.hero.does.fireAtIt ?? 0) : 0 },
    ...targetReasons(state, unit),
  ]
  return all.filter(({ add }) => add !== 0)
}

export function fireSentryAt(
  log: Log,
  { gun: id, at, ...aim }: Pick<CommandOf<'fire-sentry'>, 'gun' | 'at'> & Aim,
): Step[] {
  const gun = sentryIn(log.state, id)
  if (!gun) return []
  if (aim.inches > reachOfSentry(log.state, gun, at)) {
    // An elusive target is out of its reach (line 1723).
    log.emit({ kind: 'missed', unit: id, mount: null, opFire: false })
    return []
  }
  const { damage, antiTank } = sentryRow(gun.gun, rulesOf(log.state))
  const unit = unitIn(log.state, at)
  const reasons = sentryReasons(log.state, gun.gun, unit, aim)
  const total = rollTotal(log, { purpose: 'sentry', side: gun.side, unit: id }, 1) + sum(reasons)
  const cover = coverOf(log.state, { at, aim })
  const hits = hitsOf(total, cover)
  const chances = [0]
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const made = hitsOf(die + sum(reasons), cover)
    chances[made] = (chances[made] ?? 0) + 1 / 6
  }
  const craft = craftIn(log.state, at)
  const armour = craft ? faceArmour(log.state, craft, aim.face) : 0
  const losses = unit
    ? fallenOn(log.state, unit, { hits: chances, damage, traits: [] })
    : craft
      ? wreckOn(log.state, craft, { hits: chances, at: antiTank, armour, reactive: false }).destroyed
      : 0
  log.emit({
    ...{ kind: 'fired', unit: id, at, weapon: null, mount: null, band: null, total, reasons, hits },
    ...{ expected: meanOf(chances), losses, opFire: false, free: false },
  })
  mark(log, at, unit && total > pinAtOf(log.state, unit) ? 'pinned' : 'underFire')
  if (hits === 0) return []
  if (unit) return hurt(log, { unit: at, hits, damage, by: id })
  if (!craft) return []
  return [{ kind: 'pierce', craft: at, by: id, hits, antiTank, armour, twoDice: false, sure: false }]
}
