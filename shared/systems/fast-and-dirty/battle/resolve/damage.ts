import { KILLS_FROM } from '../../data/fire.ts'
import { TRAIT_TABLE } from '../../data/traits.ts'
import { squadDamage } from '../../damage.ts'
import type { UnitTrait } from '../../words.ts'
import type { Harm, Hit, Step } from '../documents/steps.ts'
import type { Log } from '../rules/rule.ts'
import { armourOf, figuresUp, groupOf, has, lyingIn, ownerOf, rulesOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { passes, rollDie } from './dice.ts'
import { harmSteps, refOf } from './harm.ts'

/** Hits on figures: how many are killed and wounded (lines 824–885, 1556, 1803). */

export interface Outcome {
  readonly killed: number
  readonly wounded: number
}

interface Hits {
  readonly unit: string
  readonly hits: number
  readonly damage: number
  readonly by: string | null
  /** Of who fires, for armour that is holy or unholy. */
  readonly traits?: readonly UnitTrait[]
  /** Its damage dice show 6 (line 1783; FAD-335). */
  readonly sure?: boolean
}

/** Every hit is thrown for, or all at once; who has a Save throws first. */
export function rollDamage(log: Log, q: Hits): Outcome {
  const unit = unitIn(log.state, q.unit)
  if (!unit) return { killed: 0, wounded: 0 }
  const { state } = log
  const rules = rulesOf(state)
  const count = figuresIn(state, unit)
  const limited = rules.moreHits === 'lost' ? Math.min(q.hits, count) : q.hits
  const hits = has(state, unit, 'save') ? saved(log, q.unit, limited) : limited
  const armour = armourOf(state, unit, q.traits)
  const attacker = { purpose: 'damage' as const, side: ownerOf(state, q.by) ?? unit.side, unit: q.by }
  const defender = { purpose: 'armour' as const, side: unit.side, unit: unit.id }
  if (hits === 0) return { killed: 0, wounded: 0 }
  const attacks = (): number => (q.sure ? SIX + q.damage : rollDie(log, attacker, q.damage))
  if (rules.squadBasedDamage) {
    const attack = attacks()
    const defence = rollDie(log, defender, armour)
    const { killed, wounded } = squadDamage({ hits, attack, defence, wounds: rules.recoverWounded })
    return { killed: Math.min(count, killed), wounded: Math.min(Math.max(0, count - killed), wounded) }
  }
  const fates = Array.from({ length: count }, () => 0)
  for (let hit = 0; hit < hits; hit += 1) {
    const at = hit % Math.max(1, count)
    const lead = attacks() - rollDie(log, defender, armour)
    if (lead < 0) continue
    const kills = !rules.recoverWounded || lead >= KILLS_FROM || (fates[at] ?? 0) > 0
    fates[at] = kills ? KILLED : WOUNDED
  }
  return {
    killed: fates.filter((fate) => fate === KILLED).length,
    wounded: fates.filter((fate) => fate === WOUNDED).length,
  }
}

/** The wounded of a unit on whom fire falls too: by house rule, and where nobody of it is up, as those may be whose wounds close of themselves (lines 824, 1556, 1795). */
function lyingOf(state: BattleState, unit: UnitState): string[] {
  const { recoverWounded, woundedHit } = rulesOf(state)
  const group = groupOf(state, unit)
  const isSpared = woundedHit === 'spared' && group.some((one) => figuresUp(one).length > 0)
  if (!recoverWounded || isSpared) return []
  return group.flatMap((one) => lyingIn(one).map(({ id }) => refOf(one.id, id)))
}
/** Figures that fire may fall on. */
export const figuresIn = (state: BattleState, unit: UnitState): number =>
  groupOf(state, unit).reduce((sum, one) => sum + figuresUp(one).length, lyingOf(state, unit).length)

/** Hits on a unit, and who falls: all are thrown for at once, or each where it falls, where figures wear several armours. */
export function hurt(log: Log, q: Hits & { readonly how?: Harm['how']; readonly pins?: boolean }): Step[] {
  const unit = unitIn(log.state, q.unit)
  const rules = rulesOf(log.state)
  if (!unit || q.hits < 1) return []
  const refs = lyingOf(log.state, unit)
  const lying = refs.length > 0 && { lying: refs }
  const members = groupOf(log.state, unit).filter(
    (one) => figuresUp(one).length > 0 || (lying && lyingIn(one).length > 0),
  )
  const armours = new Set(members.map((one) => armourOf(log.state, one, q.traits)))
  if (rules.squadBasedDamage || armours.size < 2)
    return harmSteps(log.state, { ...q, ...lying, ...rollDamage(log, q) })
  const count = figuresIn(log.state, unit)
  const limited = rules.moreHits === 'lost' ? Math.min(q.hits, count) : q.hits
  const left = has(log.state, unit, 'save') ? saved(log, q.unit, limited) : limited
  const { damage, by, traits = [], sure = false, how = rules.hitAllocation, pins = true } = q
  const hit = {
    unit: unit.id,
    left,
    damage,
    by,
    traits: [...traits],
    sure,
    how,
    pins,
    struck: [],
    again: 0,
    ...lying,
  }
  return left > 0 ? [{ kind: 'hit', hit }] : []
}

/** One hit on one figure, by its own armour (lines 832–875, 1556). */
export function hitFigure(log: Log, hit: Hit, unit: UnitState, figure: string): Harm['fate'] | null {
  const found = unit.figures.find(({ id }) => id === figure)
  if (!found || found.fate === 'killed') return null
  const attacker = { purpose: 'damage' as const, side: ownerOf(log.state, hit.by) ?? unit.side, unit: hit.by }
  const attack = hit.sure ? SIX + hit.damage : rollDie(log, attacker, hit.damage)
  const defender = { purpose: 'armour' as const, side: unit.side, unit: hit.unit }
  const lead = attack - rollDie(log, defender, armourOf(log.state, unit, hit.traits))
  if (lead < 0) return null
  const kills = !rulesOf(log.state).recoverWounded || lead >= KILLS_FROM || found.fate !== 'up'
  return kills ? 'killed' : 'wounded'
}

const [WOUNDED, KILLED] = [1, 2]
const SIX = 6

function saved(log: Log, id: string, hits: number): number {
  const unit = unitIn(log.state, id)
  if (!unit) return hits
  let left = hits
  for (let hit = 0; hit < hits; hit += 1)
    if (passes(log, { purpose: 'save', side: unit.side, unit: id }, TRAIT_TABLE.save.does.saves ?? 5))
      left -= 1
  return left
}
