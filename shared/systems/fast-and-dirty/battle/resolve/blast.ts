import { RANGING_IN } from '../../data/fire.ts'
import { AI_TABLE } from '../../data/advanced.ts'
import { hitsOf, strikeEffect, type Effect } from '../../fire.ts'
import type { Arm } from '../../weapons.ts'
import type { Cover } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Reason } from '../documents/fields.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import { damageOf } from '../rules/arms.ts'
import type { Log } from '../rules/rule.ts'
import { damageMore, firersTraits, strikerReasons, sum } from '../rules/weigh.ts'
import {
  craftIn,
  insideOf,
  isBare,
  isNonCombatant,
  isUnarmoured,
  markerOf,
  ownerOf,
  pinAtOf,
  qualityOf,
  rulesOf,
  shelterOf,
  unitIn,
  workIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { hurt, rollDamage } from './damage.ts'
import { passes, rollTotal } from './dice.ts'
import { mark } from './marks.ts'
import { fallenOn } from './toll.ts'

/** Blasts: ranging in, who is struck, and how (lines 974–1014). */

export interface Shell {
  readonly unit: string
  readonly mount: string | null
  readonly weapon: Arm
  readonly at: string
  readonly wet: boolean
  readonly alien: boolean
}

/** On 5 or 6 it lands, and marks whom it strikes after its dice; a miss marks who was aimed at all the same (lines 978, 1111; R27). */
export function rangeIn(log: Log, shell: Shell, opFire: boolean): Step[] {
  const side = ownerOf(log.state, shell.unit) ?? 'side-1'
  log.emit({
    kind: 'missed',
    unit: shell.unit,
    mount: shell.mount === null ? null : Number(shell.mount),
    opFire,
    at: shell.at,
  })
  const lands = passes(log, { purpose: 'ranging-in', side, unit: shell.unit }, RANGING_IN)
  if (!lands || isIntercepted(log, shell.at, shell.unit)) {
    mark(log, shell.at, 'underFire')
    return []
  }
  const { unit: by, weapon, at, wet, alien } = shell
  const more = { ...(wet && { wet }), ...(alien && { alien }) }
  return [{ kind: 'inside', by, side, weapon, indirect: false, at, opFire, ...more }]
}

/** A Point Defense System shoots down what flies at what it protects (lines 1622–1624). */
export function isIntercepted(log: Log, at: string | null, by: string): boolean {
  const { state } = log
  const work = workIn(state, unitIn(state, at)?.work ?? at)
  if (!rulesOf(state).sentryGuns || work?.pds == null || work.fate !== 'stands') return false
  const stopped = passes(
    log,
    { purpose: 'point-defence', side: work.side, unit: work.id },
    AI_TABLE[work.pds].pds,
  )
  log.emit({ kind: 'intercepted', by, stopped })
  return stopped
}

type Struck = CommandOf<'settle-blast'>['struck'][number]

/** Everybody in it is struck; an armoured vehicle is not, riders and crews of others are (line 982; FAD-141). */
export function burst(
  log: Log,
  step: StepOf<'inside'>,
  struck: readonly Struck[],
  mover: string | null,
): { steps: Step[]; repulsed: boolean } {
  log.emit({ kind: 'blast-fell', by: step.by, weapon: step.weapon, struck: struck.map(({ piece }) => piece) })
  const steps: Step[] = []
  let repulsed = false
  for (const one of struck)
    for (const unit of hitBy(log.state, one.piece)) {
      const { hits, damage } = strike(log, step, unit.id, one)
      const hit = { unit: unit.id, hits, damage, by: step.by, traits: firersTraits(log.state, step.by) }
      if (!step.opFire) steps.push(...hurt(log, hit))
      else if (hits > 0 && !repulsed) {
        const { killed, wounded } = rollDamage(log, hit)
        repulsed = unit.id === mover && killed + wounded > 0
      }
    }
  return { steps, repulsed }
}

function hitBy(state: BattleState, piece: string): readonly UnitState[] {
  const unit = unitIn(state, piece)
  if (unit) return [unit]
  const craft = craftIn(state, piece)
  return craft && isUnarmoured(craft) ? insideOf(state, craft) : []
}

/** What is added to a strike on a unit by whoever fires it, and what it has against it; their Damage counts on it too (lines 995–1012, 1107, 1484, 1767; R2, R10). */
export function strikeAt(
  state: BattleState,
  unit: UnitState,
  weapon: Arm | null,
  by: string | null,
  { cover, bunched, open }: Pick<Struck, 'cover' | 'bunched' | 'open'>,
  seen: Partial<Pick<Shell, 'wet' | 'alien'>> = {},
): Omit<Effect, 'reasons'> & {
  readonly reasons: Reason[]
  readonly cover: Cover
  readonly pinAt: number
  readonly damage: number
} {
  // Works are hard cover, and a vehicle that shields nobody none (line 1294; FAD-141).
  const behind =
    isBare(state, unit) || unit.fate === 'aboard' ? 'none' : shelterOf(state, unit) ? 'hard' : cover
  const pinAt = pinAtOf(state, unit)
  const target = {
    suppressed: markerOf(state, unit) !== null,
    bunched: bunched || unit.fate === 'aboard',
    nonCombatant: isNonCombatant(state, unit),
    rabbleInOpen: open && qualityOf(state, unit) === 'rabble',
    pinAt,
  }
  const rules = rulesOf(state)
  const firer = unitIn(state, by)
  const damage =
    weapon === null
      ? rules.closeInDamage
      : damageOf(weapon, rules) + (firer ? damageMore(state, [firer], unit) : 0)
  // Close-In Defense goes off by itself (R28).
  const own = weapon === null ? [] : strikerReasons(state, by, seen)
  const { reasons, ...struck } = strikeEffect({ weapon, cover: behind, target, other: sum(own) })
  const all = [...reasons.filter(({ code }) => code !== 'other'), ...own]
  return { ...struck, reasons: all, cover: behind, pinAt, damage }
}

/** Two dice added; the heaviest weapons pin. */
function strike(
  log: Log,
  { weapon, by, side, opFire, wet = false, alien = false }: StepOf<'inside'>,
  id: string,
  struck: Struck,
): { hits: number; damage: number } {
  const unit = unitIn(log.state, id)
  if (!unit) return { hits: 0, damage: 0 }
  const strikes = strikeAt(log.state, unit, weapon, by, struck, { wet, alien })
  const { reasons, pinned, cover, pinAt, damage, hits: chances } = strikes
  const traits = firersTraits(log.state, by)
  const losses = opFire ? 0 : fallenOn(log.state, unit, { hits: chances, damage, traits })
  const total = rollTotal(log, { purpose: 'strike', side, unit: by }, 'sum') + sum(reasons)
  const hits = hitsOf(total, cover)
  log.emit({ kind: 'struck', unit: id, total, reasons: [...reasons], hits, by, losses })
  mark(log, id, total > pinAt || pinned === 1 ? 'pinned' : 'underFire')
  return { hits, damage }
}
