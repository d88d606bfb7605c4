import { SIDES, type Phase } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Look } from '../open-fight.ts'

/** What comes before the first round, as the rail shows it. */
export const STEPS = ['roles', 'edge', 'objectives', 'cards', 'holding-area', 'deployment'] as const
export type Step = (typeof STEPS)[number]

const STEP_OF: Readonly<Partial<Record<Phase, Step>>> = {
  roles: 'roles',
  'first-initiative': 'roles',
  edges: 'edge',
  objectives: 'objectives',
  cards: 'cards',
}

/** The step that the battle waits for: of those that the sides take by themselves, the later side's. */
export function stepOf({ view: { phase, sides } }: Look): Step {
  const step = STEP_OF[phase] ?? 'deployment'
  return step === 'cards' && SIDES.every((side) => sides[side].mustered) ? 'holding-area' : step
}

/** The steps of this battle: a Chance Encounter has no Objectives. */
export function stepsOf({ view: { kind } }: Look): readonly Step[] {
  return kind === 'chance-encounter' ? STEPS.filter((step) => step !== 'objectives') : STEPS
}
