import { targetOf } from '../../../../shared/systems/blast-em/documents/check-mission.ts'
import type { BattleView, ModelView } from '../../../../shared/systems/blast-em/battle/view.ts'
import { isPlayer, type EndingReason } from '../../../../shared/systems/blast-em/battle/words.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { calledOr, groupCalled, modelCalled, roomOf } from './called.ts'

/** What a mission is after, and why it ended as it did. */

/** Whom or what the objective is about, a group by who is in it (line 45); null where it names nothing. */
export function aimCalled(view: BattleView): Named | readonly Named[] | null {
  const { objective } = view.mission
  if (objective.kind === 'secure') return roomOf(view, objective.room)
  const id = targetOf(objective)
  return id === null ? null : (groupCalled(view, id) ?? calledOr(view, id))
}

const aim = (view: BattleView, how: 'done' | 'undone'): TableWords => {
  const { objective } = view.mission
  const turns = objective.kind === 'beatWaves' ? objective.turns : null
  return {
    key: `${how}.${turns === null ? objective.kind : 'holdOut'}`,
    values: { name: aimCalled(view) ?? '', n: turns ?? 0 },
  }
}

/** That the objective is not met, by what it is. */
export const undoneIn = (view: BattleView): TableWords => aim(view, 'undone')

/** By whose loss it ended is only unconscious (lines 49, 55). */
function isAsleep({ mission, models, lost }: BattleView, why: EndingReason): why is 'hero' | 'person' {
  const { objective } = mission
  const person = objective.kind === 'bringOut' ? objective.person : null
  if (why === 'person') return models.some(({ id, fate }) => id === person && fate === 'unconscious')
  const heroes = why === 'hero' ? models.filter((one) => isHeroOf(one, lost)) : []
  return heroes.length > 0 && heroes.every(isCarriedOff)
}

/** Of a team that is lost whoever is out stays there; a Hero who was only unconscious goes along with the others. */
export const isCarriedOff = ({ fate }: ModelView): boolean => fate !== 'out'

/** Who goes with a team that is lost: they come off the table. */
export function restOf(view: BattleView, of: string, key: string): TableWords | '' {
  const models = view.models.filter(({ side, fate }) => side === of && fate === 'gone').map(modelCalled)
  return models.length === 0 ? '' : { key, values: { models } }
}

const isHeroOf = ({ side, who }: ModelView, lost: BattleView['lost']): boolean =>
  isPlayer(side) && lost.includes(side) && (who.type === 'hero' || who.type === 'operative')

export function whyEnded(view: BattleView, why: EndingReason): TableWords {
  const { mission, models } = view
  if (why === 'objective' && mission.objective.kind !== 'own') return aim(view, 'done')
  if (why === 'nobody-left' && models.some(({ side, fate }) => isPlayer(side) && fate === 'left'))
    return { key: 'why.leftWithout', values: { undone: undoneIn(view) } }
  if (isAsleep(view, why)) return { key: `why.asleep.${why}`, values: { name: aimCalled(view) ?? '' } }
  return {
    key: `why.${why}`,
    values: { name: aimCalled(view) ?? '', n: mission.turnLimit ?? 0, undone: undoneIn(view) },
  }
}
