import { one, some } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { notYours } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { carryOn } from '../course/flow.ts'
import { leaveHth } from '../turns/move.ts'
import { canAct, canBeHurt, friendsOf, idsOf, modelIn, modelsOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { isPlayer } from '../words.ts'

function waysOut({ setup: { mission } }: BattleState): string[] {
  return idsOf(mission.ways.filter((way) => way.for.includes('teamOut')))
}

/** The Mostly Dead, those of allies too, and whoever has lost the turn are taken out by somebody who can act (lines 107, 260). */
function whoMayLeave(state: BattleState): readonly ModelState[] {
  const team = modelsOf(state, state.active)
  const allies = friendsOf(state, state.active).filter(({ side }) => side !== state.active && isPlayer(side))
  const fallen = allies.filter(({ fate }) => fate === 'mostlyDead')
  return team.some((model) => canAct(state, model)) ? [...team.filter(canBeHurt), ...fallen] : []
}

/** Whom the team came for has to come out safely (line 43). */
function isUnsafe({ setup: { mission } }: BattleState, { id, fate }: ModelState): boolean {
  const { objective } = mission
  return objective.kind === 'bringOut' && objective.person === id && fate === 'mostlyDead'
}

/**
 * Those who stand at a way out leave by it: it is no operation, which a fight would bar, but whoever is seen on the way
 * there is shot at first, and by house rule struck at as they leave HTH (lines 41–44, 75, 192, 284, 311).
 */
export const leave: Rule<'leave'> = {
  phases: ['free', 'closing'],
  offers: (state, side) => {
    const ways = waysOut(state)
    const team = idsOf(whoMayLeave(state).filter((model) => !isUnsafe(state, model)))
    if (side !== state.active || ways.length === 0 || team.length === 0) return []
    const usual = idsOf(modelsOf(state, side)).filter((id) => team.includes(id))
    return [{ models: some(team, { usual }), way: one(ways) }]
  },
  check: (state, { side, models, way }) => [
    ...notYours(side, state.active, 192),
    ...when(
      whoMayLeave(state).some((model) => models.includes(model.id) && isUnsafe(state, model)),
      () =>
        breaks('leave/not-safe', 'Whom you came for is Mostly Dead: treat them before you leave.', {
          page: 43,
          path: ['models'],
        }),
    ),
    ...when(models.length === 0 || models.some((id) => !idsOf(whoMayLeave(state)).includes(id)), () =>
      impossible('leave/nobody', 'Choose those of your team who stand at the way out.', {
        page: 192,
        path: ['models'],
      }),
    ),
    ...when(!whoMayLeave(state).some((model) => canAct(state, model) && models.includes(model.id)), () =>
      breaks(
        'leave/not-carried',
        'Nobody among them can act: let somebody leave with them who takes them out.',
        {
          page: 260,
          path: ['models'],
        },
      ),
    ),
    ...when(!waysOut(state).includes(way), () =>
      impossible('leave/no-way', 'That is no way out: choose another.', { page: 192, path: ['way'] }),
    ),
  ],
  resolve: (log, { side, models, way }) => {
    const before = log.state
    for (const id of models) leaveHth(log, id, [])
    const goes = models.filter((id) => modelIn(log.state, id)?.fate === modelIn(before, id)?.fate)
    const isWhole = goes.length === models.length
    const isLed = modelsOf(log.state, side).some((one) => canAct(log.state, one) && goes.includes(one.id))
    if (!log.state.ending && (isWhole || isLed)) log.emit({ kind: 'left', models: goes, way, side })
    if (!isWhole) carryOn(log)
  },
}
