import type { Log } from '../rules/rule.ts'
import { allUnits, unitIn } from '../state/look.ts'
import type { BattleState, WorkState } from '../state/state.ts'
import { rollSurvivors } from './riders.ts'

/** Charges go off, or what they have shaken comes down: a work that is called as their target goes with it (lines 432, 1220–1222). */
export function bringDown(log: Log, unit: string, target: string): void {
  log.emit({ kind: 'charges-rigged', unit, target, step: 'destroyed' })
  const work = workCalled(log.state, target)
  if (work !== null) loseWork(log, work, unit)
}

/** Works that charges may lie at: mines cannot be attacked (lines 1194, 1401). */
export const standingWorks = ({ works }: BattleState): readonly WorkState[] =>
  Object.values(works).filter(({ fate, work }) => fate === 'stands' && work !== 'minefield')

/** The standing work that is meant, or of that name; or the only one of that kind. */
function workCalled(state: BattleState, target: string): string | null {
  const plain = (words: string): string => words.toLowerCase().replaceAll(' ', '')
  const standing = standingWorks(state)
  const named = standing.find(({ id, name }) => id === target || plain(name) === plain(target))
  const [only, ...others] = standing.filter(({ work }) => plain(work) === plain(target))
  return named?.id ?? (only && others.length === 0 ? only.id : null)
}

/** A bunker or a sentry gun is destroyed; who was in it, with those who have joined them, comes out or does not (line 1312). */
export function loseWork(log: Log, id: string, by: string | null): void {
  const inside = allUnits(log.state).filter(
    (unit) => unit.fate === 'onTable' && (unitIn(log.state, unit.attached) ?? unit).work === id,
  )
  log.emit({ kind: 'work-lost', work: id, by })
  for (const unit of inside) rollSurvivors(log, unit.id, by, 'bunker')
}
