import { asked, band, distanceUpTo, is, must } from '../../../../battle/field.ts'
import { AI_TABLE, SENTRY_TABLE } from '../../data/advanced.ts'
import { TARGET_EFFECT } from '../../data/fire.ts'
import { facesOf } from '../../documents/vehicle.ts'
import { hitsOf } from '../../fire.ts'
import { COVERS } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Aim, Reason } from '../documents/fields.ts'
import type { Step } from '../documents/steps.ts'
import { hurt } from '../resolve/damage.ts'
import { rollTotal } from '../resolve/dice.ts'
import { mark } from '../resolve/marks.ts'
import type { Fields, Log } from '../rules/rule.ts'
import { coverOf, sum } from '../rules/weigh.ts'
import {
  craftIn,
  enemiesOf,
  enemyCrafts,
  has,
  idsOf,
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

/** At whom it may fire: at vehicles where it harms them. */
export const isSentryAimed = (state: BattleState, gun: Sentry): readonly string[] => [
  ...idsOf(enemiesOf(state, gun.side)),
  ...(SENTRY_TABLE[gun.gun].antiTank === null ? [] : idsOf(enemyCrafts(state, gun.side))),
]

export function sentryAim(state: BattleState, { ai }: Sentry, at: string): Fields {
  const unit = unitIn(state, at)
  const bare = unit !== null && (has(state, unit, 'relentless') || has(state, unit, 'flyer'))
  return {
    inches: distanceUpTo(AI_TABLE[ai].range),
    cover: bare ? is('none') : unit && shelterOf(state, unit) ? is('hard') : band(COVERS),
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
    { code: 'weapons', add: SENTRY_TABLE[gun].fireEffect ?? 0 },
    { code: 'targetSuppressed', add: unit && markerOf(state, unit) !== null ? TARGET_EFFECT.suppressed : 0 },
    { code: 'targetBunched', add: unit && bunched ? TARGET_EFFECT.bunched : 0 },
    { code: 'targetRabbleInOpen', add: unit && open ? TARGET_EFFECT.rabbleInOpen : 0 },
  ]
  return all.filter(({ add }) => add !== 0)
}

export function fireSentryAt(log: Log, { gun: id, at, ...aim }: CommandOf<'fire-sentry'>): Step[] {
  const gun = sentryIn(log.state, id)
  if (!gun) return []
  const { damage, antiTank } = SENTRY_TABLE[gun.gun]
  const unit = unitIn(log.state, at)
  const reasons = sentryReasons(log.state, gun.gun, unit, aim)
  const total = rollTotal(log, { purpose: 'sentry', side: gun.side, unit: id }, 1) + sum(reasons)
  const cover = coverOf(log.state, { at, aim })
  const hits = hitsOf(total, cover)
  const expected = [1, 2, 3, 4, 5, 6].reduce((mean, die) => mean + hitsOf(die + sum(reasons), cover) / 6, 0)
  log.emit({
    ...{ kind: 'fired', unit: id, at, weapon: null, mount: null, band: null, total, reasons, hits, expected },
    ...{ opFire: false, free: false },
  })
  mark(log, at, unit && total > pinAtOf(log.state, unit) ? 'pinned' : 'underFire')
  if (hits === 0) return []
  if (unit) return hurt(log, { unit: at, hits, damage, by: id })
  const craft = craftIn(log.state, at)
  if (!craft) return []
  const armour = facesOf(craft.document, rulesOf(log.state))[aim.face]
  return [{ kind: 'pierce', craft: at, by: id, hits, antiTank, armour, twoDice: false, sure: false }]
}
