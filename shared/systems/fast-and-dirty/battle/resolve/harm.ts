import { ask } from '../../../../battle/course.ts'
import { rollTest } from '../../../../battle/log.ts'
import type { Harm, Step } from '../documents/steps.ts'
import type { Log } from '../rules/rule.ts'
import {
  craftIn,
  craftOfCrew,
  entryOf,
  figuresUp,
  groupOf,
  hasOwnLeader,
  lyingIn,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, FigureState, UnitState } from '../state/state.ts'
import { learnResolve, settleUnit } from './losses.ts'
import { mark } from './marks.ts'
import { driverGone } from './vehicle.ts'

/** Who falls of a unit that is hit (lines 824–828, 1047, 1156). */

export interface Candidate {
  readonly ref: string
  readonly unit: UnitState
  readonly figures: readonly FigureState[]
}

/** Those who may fall, those who are alike as one; who lies there by himself, and last. */
export function candidates(
  state: BattleState,
  { unit: id, lying = [] }: Pick<Harm, 'unit' | 'lying'>,
): readonly Candidate[] {
  const unit = unitIn(state, id)
  if (!unit) return []
  const group = groupOf(state, unit)
  const alike = (all: (one: UnitState) => readonly FigureState[], mark: string): Candidate[] =>
    group.flatMap((one) =>
      one.document.figures.flatMap((entry) => {
        const figures = all(one).filter(({ of }) => of === entry.id)
        return figures.length === 0 ? [] : [{ ref: `${one.id}#${entry.id}${mark}`, unit: one, figures }]
      }),
    )
  const struck = (one: UnitState): readonly FigureState[] =>
    lyingIn(one).filter((figure) => lying.includes(refOf(one.id, figure.id)))
  return [...alike(figuresUp, ''), ...alike(struck, LIES)]
}
/** What the name of those who lie there ends in. */
const LIES = '#lies'
export const refOf = (unit: string, figure: string): string => `${unit}#${figure}`

/** Players have to say who falls: not all of them do, and they are not alike. */
export function mustSay(state: BattleState, harm: Harm): boolean {
  const all = sayable(state, harm)
  const count = candidates(state, harm).reduce((sum, { figures }) => sum + figures.length, 0)
  return harm.how !== 'chance' && harm.count > 0 && all.length > 1 && harm.count < count
}

export const leads = ({ unit, figures: [figure] }: Candidate): boolean =>
  figure !== undefined && ['leader', 'officer'].includes(entryOf(unit, figure)?.role ?? '')

/** Whom players may name: not the leader, where chance says whether he is among the dead (lines 824, 1156; FAD-173). */
export function sayable(state: BattleState, harm: Harm): readonly Candidate[] {
  const all = candidates(state, harm)
  if (harm.how !== 'nearest' || rulesOf(state).leaderFalls === 'said') return all
  const others = all.filter((one) => !leads(one))
  return others.length === 0 ? all : others
}

/** Who falls in place of somebody else: a leader, where chance says so, each figure being as likely. */
export function orLeader(log: Log, harm: Harm, said: Candidate): Candidate {
  if (harm.how !== 'nearest' || rulesOf(log.state).leaderFalls === 'said' || leads(said)) return said
  const each = candidates(log.state, harm).flatMap((one) => one.figures.map(() => one))
  if (!each.some(leads)) return said
  const drawn = byChance(log, each)
  return leads(drawn) ? drawn : said
}

/** Nobody has anything to say: those who are alike fall, or all, or whom a die names. */
export function harmAll(log: Log, harm: Harm): void {
  for (let left = harm.count; left > 0; left -= 1) {
    const all = candidates(log.state, harm)
    const [first] = sayable(log.state, harm)
    if (!first) return
    const each = all.flatMap((one) => one.figures.map(() => one))
    const one = harm.how === 'chance' && all.length > 1 ? byChance(log, each) : orLeader(log, harm, first)
    fell(log, harm, one)
  }
}

export function byChance(log: Log, each: readonly Candidate[]): Candidate {
  const [first] = each
  if (!first) throw new Error('Somebody has to be there.')
  const { side, id } = first.unit
  const roll = { purpose: 'who-falls' as const, side, unit: id, die: `d${each.length}` as const }
  const { dice } = rollTest(log, { test: 'above', target: 0 }, roll)
  return each[(dice[0] ?? 1) - 1] ?? first
}

/** One falls; a leader's loss may pin (line 1156). */
export function fell(log: Log, harm: Harm, { unit, figures }: Candidate): void {
  const [figure] = figures.toReversed()
  if (!figure) return
  const craft = craftOfCrew(log.state, unit.id)
  if (craft) {
    log.emit({ kind: 'crew-hit', craft: craft.id, by: harm.by })
    const now = craftIn(log.state, craft.id)
    const steps = now?.crew === 0 ? driverGone(log, now, harm.by, false) : []
    ask(log, ...steps)
    return
  }
  const before = unitIn(log.state, unit.id)
  // Whoever is wounded again is killed (line 1556).
  const isUp = figure.fate === 'up'
  const fate = isUp ? harm.fate : 'killed'
  log.emit({ kind: 'figures-hit', unit: unit.id, figures: [figure.id], fate, by: harm.by })
  learnResolve(log, unit.id)
  const role = entryOf(unit, figure)?.role
  const now = unitIn(log.state, unit.id)
  const led = role === 'leader' || (role === 'officer' && unit.document.kind === 'command')
  if (before && now && isUp && led && !hasOwnLeader(now)) {
    log.emit({ kind: 'leader-lost', unit: unit.id })
    if (harm.pins && rulesOf(log.state).commandDisruption) mark(log, unit.id, 'pinned')
  }
  settleUnit(log, unit.id, harm.by)
}

interface Outcome {
  readonly killed: number
  readonly wounded: number
}
/** Steps of so many killed and wounded; with the rules of who is hit. */
export function harmSteps(
  state: BattleState,
  of: Pick<Harm, 'unit' | 'by' | 'lying'> & Partial<Pick<Harm, 'how' | 'pins'>> & Outcome,
): Step[] {
  const { hitAllocation } = rulesOf(state)
  const { unit, by, how = hitAllocation, pins = true, lying } = of
  const step = (fate: Harm['fate'], count: number): Step[] =>
    count === 0
      ? []
      : [{ kind: 'harm', harm: { unit, fate, count, by, how, pins, ...(lying && { lying: [...lying] }) } }]
  return [...step('killed', of.killed), ...step('wounded', of.wounded)]
}
