import { SIDES } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Look } from '../use-fight.ts'

/** What comes before the first round, as the rail shows it. */
export const STEPS = ['roles', 'edge', 'objectives', 'cards', 'holding-area', 'deployment'] as const
export type Step = (typeof STEPS)[number]

/** The step that the battle waits for: the later of the two that the sides take by themselves. */
export function stepOf({ view: { phase, sides } }: Look): Step {
  switch (phase) {
    case 'roles':
    case 'first-initiative':
      return 'roles'
    case 'edges':
      return 'edge'
    case 'objectives':
      return 'objectives'
    case 'cards':
      return SIDES.every((side) => sides[side].mustered) ? 'holding-area' : 'cards'
    default:
      return 'deployment'
  }
}

/** The steps of this battle: a Chance Encounter has no Objectives. */
export function stepsOf({ view: { kind } }: Look): readonly Step[] {
  return kind === 'chance-encounter' ? STEPS.filter((step) => step !== 'objectives') : STEPS
}
