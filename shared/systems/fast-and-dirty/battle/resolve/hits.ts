import type { Harm, Hit } from '../documents/steps.ts'
import type { Log } from '../rules/rule.ts'
import { rulesOf, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { hitFigure } from './damage.ts'
import { byChance, candidates, fell, leads, refOf, type Candidate } from './harm.ts'

/** Hits on a squad whose heavy team, or officer, wears other armour: who is hit is said first (line 1324; FAD-221). */

/** Those who may be hit next: each once, before the count begins anew (FAD-121). */
export function hittable(state: BattleState, hit: Hit): readonly Candidate[] {
  return candidates(state, hit).flatMap((one) => {
    const figures = one.figures.filter(({ id }) => !hit.struck.includes(refOf(one.unit.id, id)))
    return figures.length === 0 ? [] : [{ ...one, figures }]
  })
}

/** Players have to say who is hit. */
export const mustSayHit = (state: BattleState, hit: Hit): boolean =>
  hit.how !== 'chance' && hit.left > 0 && sayableHit(state, hit).length > 1

/** Whom they may name: not the leader, where chance says whether it is he (line 1156). */
export function sayableHit(state: BattleState, hit: Hit): readonly Candidate[] {
  const all = hittable(state, hit)
  const others = all.filter((one) => !leads(one))
  const isChance = hit.how === 'nearest' && rulesOf(state).leaderFalls === 'chance'
  return isChance && others.length > 0 ? others : all
}

/** The next hit falls on whom was said, or whom chance names; gives what is left. */
export function hitNext(log: Log, hit: Hit, said: Candidate | null): Hit | null {
  const all = hittable(log.state, hit)
  const [first] = sayableHit(log.state, hit)
  if (!first) return hitAgain(log, hit)
  const each = all.flatMap((one) => one.figures.map(() => one))
  const meant = hit.how === 'chance' && all.length > 1 ? byChance(log, each) : (said ?? first)
  const one = orLeader(log, hit, meant, each)
  const [figure] = one.figures.toReversed()
  if (!figure) return null
  strike(log, hit, { ...one, figures: [figure] })
  return rest({ ...hit, struck: [...hit.struck, refOf(one.unit.id, figure.id)] })
}

function orLeader(log: Log, hit: Hit, said: Candidate, each: readonly Candidate[]): Candidate {
  const isChance = hit.how === 'nearest' && rulesOf(log.state).leaderFalls === 'chance'
  if (!isChance || leads(said) || !each.some(leads)) return said
  const drawn = byChance(log, each)
  return leads(drawn) ? drawn : said
}

/** All have been hit: those who were first are hit again. */
function hitAgain(log: Log, hit: Hit): Hit | null {
  const ref = hit.struck[hit.again % Math.max(1, hit.struck.length)]
  const [id = '', name = ''] = ref?.split('#') ?? []
  const unit = unitIn(log.state, id)
  const figure = unit?.figures.find((one) => one.id === name)
  if (!unit || !figure) return null
  strike(log, hit, { ref: refOf(id, figure.of), unit, figures: [figure] })
  return rest({ ...hit, again: hit.again + 1 })
}

const rest = (hit: Hit): Hit | null => (hit.left > 1 ? { ...hit, left: hit.left - 1 } : null)

function strike(log: Log, hit: Hit, one: Candidate): void {
  const [figure] = one.figures
  const fate = figure ? hitFigure(log, hit, one.unit, figure.id) : null
  if (fate === null) return
  const { unit, by, how, pins } = hit
  fell(log, { unit, by, how, pins, fate, count: 1 } satisfies Harm, one)
}
