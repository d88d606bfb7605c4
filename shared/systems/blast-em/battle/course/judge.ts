import { rollSum } from '../../../../battle/log.ts'
import { DYING_SIDES } from '../../data/healing.ts'
import { isSpared, standingAt, woundsTaken } from '../../wounds.ts'
import type { Log } from '../rules/rule.ts'
import { dicersOf, hasTrait, isShielded, modelIn, rulesOf } from '../state/look.ts'
import type { BattleState, ModelState, Suffered } from '../state/state.ts'
import { settleLosses } from '../ending/losses.ts'

/**
 * Wounds of a firing phase, or of a Snapshot, are added up and judged: 0 is Mostly Dead, below is out. A force field
 * takes off the first of each turn, and whom a Teacher felled is unconscious. Source: lines 55, 147, 234, 260, 280, 286;
 * R23, R24, R28, R31.
 */
export function judge(log: Log): void {
  const targets = [...new Set(log.state.suffered.map(({ target }) => target))]
  for (const id of targets) {
    const model = modelIn(log.state, id)
    if (model) judgeOne(log, model)
  }
  settleLosses(log)
}

function judgeOne(log: Log, model: ModelState): void {
  const { state } = log
  const own = state.suffered.filter(({ target }) => target === model.id)
  const all = sum(own)
  const field = isShielded(model)
  const taken = woundsTaken(all, field)
  const left = model.wounds - taken
  log.emit({ kind: 'wounded', model: model.id, suffered: all, field, left })
  if (taken === 0 || (model.fate !== 'up' && model.fate !== 'mostlyDead')) return
  fall(log, model, own, left, field)
}

const sum = (all: readonly Suffered[]): number => all.reduce((total, { wounds }) => total + wounds, 0)

function fall(log: Log, model: ModelState, own: readonly Suffered[], left: number, field: boolean): void {
  const stands = standingAt(left)
  if (stands === 'up') return
  const { state } = log
  const byTeachers = own.filter(({ by }) => isSparing(state, by))
  const others = sum(own) - sum(byTeachers)
  const spared = isSpared(
    {
      left: model.wounds,
      byTeachers: sum(byTeachers),
      byOthers: woundsTaken(others, field),
    },
    rulesOf(state),
  )
  const mercy = byTeachers.at(-1)
  if (spared && mercy) {
    log.emit({ kind: 'fell', model: model.id, to: 'unconscious', turns: null, deep: false, by: mercy.by })
    return
  }
  // Whoever spares whom he fells has not killed them (line 55).
  const striker = own.findLast(({ by }) => !isSparing(state, by))
  const by = striker ? { by: striker.by } : {}
  const deep = stands === 'out' && state.setup.mission.traumaUnit
  if (stands === 'out' && !deep) {
    log.emit({ kind: 'fell', model: model.id, to: 'out', turns: null, deep: false, ...by })
    return
  }
  // Whoever lies already goes on counting from where he is (line 260).
  const turns =
    model.turnsLeft ??
    rollSum(
      log,
      { purpose: 'turns-left', side: dicersOf(state, model), unit: model.id, die: `d${DYING_SIDES}` },
      1,
    )
  log.emit({ kind: 'fell', model: model.id, to: 'mostlyDead', turns, deep, ...by })
}

function isSparing(state: BattleState, by: string): boolean {
  const model = modelIn(state, by)
  return model !== null && hasTrait(state, model, 'spares')
}
