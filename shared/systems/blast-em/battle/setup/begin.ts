import type { DiceHand } from '../../../../dice/source.ts'
import { readyMission } from '../../documents/check-mission.ts'
import type { MissionDraft } from '../../documents/mission.ts'
import type { Some, WhoRef } from '../../words.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleSetup } from '../documents/setup.ts'
import { BAD_GUYS_SIDE } from '../words.ts'
import { filling } from './tokens.ts'

/** What a battle begins with: tokens filled by the battle's own generator, bystanders, garrisons (lines 291–301). */
export function begin(setup: BattleSetup, dice: DiceHand): readonly BattleEvent[] {
  const ready = readyMission(setup.mission)
  if (!('mission' in ready)) throw new Error('A battle begins with a mission that was checked.')
  const { mission } = ready
  const garrisons: BattleEvent[] = []
  let enemies = 0
  for (const { id, models } of mission.garrison) {
    const arriving = numbered(models, enemies)
    enemies += arriving.length
    garrisons.push({ kind: 'arrived', models: arriving, side: BAD_GUYS_SIDE, origin: 'garrison', from: id })
  }
  return [
    { kind: 'begun', setup },
    {
      kind: 'tokens-filled',
      tokens: mission.tokens.map(({ id, holds }) => ({ id, ...filling(mission, holds, dice) })),
    },
    ...mission.people.map((person): BattleEvent => {
      const { id, name } = person
      const models = [{ id, name, who: arrivingAs(mission, person, setup.rules) }]
      return isTarget(mission, id)
        ? { kind: 'arrived', models, side: BAD_GUYS_SIDE, origin: 'garrison', from: null }
        : { kind: 'arrived', models, side: null, origin: 'person', from: id }
    }),
    ...garrisons,
    { kind: 'phase-entered', phase: 'first-player' },
  ]
}

/** Whom the mission wants destroyed is met as an enemy (line 45). */
export function isTarget({ objective }: Pick<MissionDraft, 'objective'>, id: string): boolean {
  return objective?.kind === 'destroy' && objective.target === id
}

/**
 * The numbers of somebody of the mission: a 'Bot that joins in the story has a 'Bot's, or by house rule a Tagalong's (lines
 * 35, 67).
 */
export function arrivingAs(
  mission: Pick<MissionDraft, 'objective'>,
  { id, who }: MissionDraft['people'][number],
  { foundBots }: Pick<BattleSetup['rules'], 'foundBots'>,
): WhoRef {
  const isBot = who.kind === 'team' && (who.type === 'botBasic' || who.type === 'botEnhanced')
  return isBot && !isTarget(mission, id) ? { kind: 'team', type: foundBots } : who
}

/** No id of a document has a dot. */
export const ENEMY = 'enemy.'

/** Each of them as a model of its own, numbered on from those that there are. */
export function numbered(
  groups: readonly Some[],
  from: number,
): { readonly id: string; readonly who: WhoRef; readonly name: string }[] {
  return groups
    .flatMap(({ who, count }) => Array.from({ length: count }, () => who))
    .map((who, index) => ({ id: `${ENEMY}${from + index + 1}`, who, name: '' }))
}
