import { due } from '../../../../battle/course.ts'
import { never } from '../../../../never.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import { canReact } from '../resolve/attack.ts'
import { canBrace, ownerOf } from '../resolve/blast.ts'
import { mustPick } from '../resolve/harm.ts'
import { comers, fighterIn, isUp } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Phase, Side } from '../words.ts'

/** What the battle waits for, and for whom: the first of what is going on. */

/** The phase in which a step waits for players; null where it goes on by itself. */
export function phaseOf(state: BattleState, step: Step): Phase | null {
  switch (step.kind) {
    case 'window':
      return waitingSides(state, step.sides).length > 0 ? 'reacting' : null
    case 'react':
      return canReact(state, fighterIn(state, step.fighter)) ? 'reacting' : null
    case 'brace':
      return canBrace(state, fighterIn(state, step.fighter)) ? 'reacting' : null
    case 'resist':
      return isStill(state, step.fighter) ? 'reacting' : null
    case 'pairs':
      return step.dice.length > 1 ? 'sorting' : null
    case 'stray':
      return step.among.length > 1 ? 'settling' : null
    case 'inside':
    case 'throw':
      return 'settling'
    case 'loss':
      return mustPick(state, step.harm) ? 'suffering' : null
    case 'hold':
      return isStill(state, step.winner) && isStill(state, step.loser) && !isTakenOver(state, step)
        ? 'grappling'
        : null
    case 'deed':
    case 'shot':
    case 'volley':
    case 'blast':
    case 'harm':
    case 'grab':
    case 'ram':
    case 'crash':
      return null
    default:
      return never(step)
  }
}

const isStill = (state: BattleState, id: string): boolean => {
  const fighter = fighterIn(state, id)
  return fighter !== null && isUp(fighter)
}

/** Somebody else has got hold of whom it is about. */
function isTakenOver(state: BattleState, { winner, loser }: StepOf<'hold'>): boolean {
  const by = fighterIn(state, loser)?.grapple ?? null
  return by !== null && by !== winner
}

function waitingSides(state: BattleState, sides: readonly Side[]): readonly Side[] {
  const late = comers(state).map(({ side }) => side)
  return sides.filter((side) => late.some((one) => one === side))
}

/** Whose it is to answer. */
export function dueSides(state: BattleState, step: Step): readonly Side[] {
  switch (step.kind) {
    case 'window':
      return waitingSides(state, step.sides)
    case 'react':
    case 'brace':
    case 'resist':
      return [ownerOf(state, step.fighter)]
    case 'pairs':
    case 'stray':
    case 'shot':
    case 'volley':
      return [ownerOf(state, step.shot.by)]
    case 'deed':
      return [ownerOf(state, step.deed.fighter)]
    case 'inside':
      return [ownerOf(state, step.by ?? '')]
    case 'harm':
    case 'loss':
      return [ownerOf(state, step.harm.target)]
    case 'hold':
      return [ownerOf(state, step.winner)]
    case 'blast':
      return [ownerOf(state, step.by ?? '')]
    case 'grab':
      return [ownerOf(state, step.by)]
    case 'ram':
      return [ownerOf(state, step.driver)]
    case 'crash':
    case 'throw':
      return [ownerOf(state, step.craft)]
    default:
      return never(step)
  }
}

export const { waitsFor, dueOf } = due(phaseOf, dueSides)
