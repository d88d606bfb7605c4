import { refuse, requireList, requireWhole, requireWord } from '../arguments.ts'
import { MISSION_BONUS, MISSION_TABLE } from './data/scenarios.ts'
import { ATTITUDES, MISSIONS, STANCES, type Attitude, type Mission, type Stance } from './words.ts'

/** What each mission comes to: its die, Stance, Attitude and bonus. Source: lines 2703–2715. */
export function missionTotals(q: {
  readonly stance: Stance
  readonly attitude: Attitude
  /** Two different ones at most. */
  readonly bonus: readonly Mission[]
  /** A die for each, in the order of their table. */
  readonly rolls: readonly number[]
}): Record<Mission, number> {
  requireWord('stance', q.stance, STANCES)
  requireWord('attitude', q.attitude, ATTITUDES)
  requireList('bonus', q.bonus)
  for (const mission of q.bonus) requireWord('bonus', mission, MISSIONS)
  if (new Set(q.bonus).size !== q.bonus.length) refuse('bonus', q.bonus)
  requireWhole('bonus.length', q.bonus.length, 0, MISSION_BONUS.most)
  requireList('rolls', q.rolls)
  requireWhole('rolls.length', q.rolls.length, MISSIONS.length, MISSIONS.length)
  for (const roll of q.rolls) requireWhole('rolls', roll, 1, 6)
  const total = (mission: Mission): number => {
    const { stance, attitude } = MISSION_TABLE[mission]
    const bonus = q.bonus.includes(mission) ? MISSION_BONUS.add : 0
    const rolled = q.rolls[MISSIONS.indexOf(mission)] ?? 0
    return rolled + (stance[q.stance] ?? 0) + (attitude[q.attitude] ?? 0) + bonus
  }
  return {
    assault: total('assault'),
    expand: total('expand'),
    hold: total('hold'),
    infiltrate: total('infiltrate'),
    interfere: total('interfere'),
    patrol: total('patrol'),
    strike: total('strike'),
    sweep: total('sweep'),
  }
}
