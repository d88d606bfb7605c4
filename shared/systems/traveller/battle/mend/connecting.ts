import type { Connecting } from '../../../../battle/correction.ts'
import { isSorted, sortOn } from '../actions/attack.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import type { EventOf } from '../documents/events.ts'
import type { Step } from '../documents/steps.ts'
import { openers, opensFor } from '../course/flow.ts'
import { dueSides } from '../course/steps.ts'
import type { Traveller } from '../rules/rule.ts'
import { acting, sidesUp } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: turns end, nobody
 * reacts, a round opens without haste, dice of full auto lie in pairs as they fell. What the players see on their table only they can say.
 */
export const connecting: Connecting<Traveller> = {
  aimOf: (command, mayEnd) => {
    if (!commandSchema.safeParse(command).success) return null
    return mayEnd ? 'battle' : 'round'
  },
  nextStep: (state, aim) => {
    switch (state.phase) {
      case 'initiative': {
        const [side] = openers(state)
        return side ? { kind: 'roll-initiative', side } : null
      }
      case 'hastening': {
        const [side] = openers(state)
        if (!side) return null
        if (aim === 'battle') return { kind: 'end-combat', side, controls: null }
        return { kind: 'open-round', side, sides: [...opensFor(state, side)], hasty: [] }
      }
      case 'acting': {
        const [fighter] = acting(state)
        if (!fighter) return null
        const { side, id } = fighter
        return aim === 'battle'
          ? { kind: 'end-combat', side, controls: null }
          : { kind: 'end-turn', side, fighter: id }
      }
      case 'reacting':
        return withoutReaction(state)
      case 'closing': {
        const [side = 'side-1'] = sidesUp(state)
        return aim === 'battle' ? { kind: 'end-combat', side, controls: null } : null
      }
      case 'sorting': {
        const [step] = state.steps
        const [side] = step ? dueSides(state, step) : []
        return step?.kind === 'pairs' && side ? sortOn(step, side) : null
      }
      case 'settling':
      case 'suffering':
      case 'grappling':
      case 'over':
        return null
    }
  },
  asCalledNow: (line, state) => {
    const was = line.events.find((event) => event.kind === 'set-off')
    const command = commandSchema.safeParse(line.command)
    if (was?.with === undefined || !command.success || command.data.kind !== 'set-off') return line
    return { ...line, command: { ...command.data, fuse: String(fuseNow(was, state)) } }
  },
  isMoot: ({ command }, state) => {
    const read = commandSchema.safeParse(command)
    return (
      read.success &&
      (read.data.kind === 'lay-pair' || read.data.kind === 'drop-die') &&
      isSorted(state, read.data)
    )
  },
  mayGoOn: (began, now, aim) => {
    if (now.phase === 'over') return false
    return aim === 'battle' || now.round === began.round
  },
}

function withoutReaction(state: BattleState): Command | null {
  const [step] = state.steps
  const [side] = step ? dueSides(state, step) : []
  if (!step || !side) return null
  if (step.kind === 'window') return { kind: 'let-pass', side }
  if (step.kind === 'react') return { kind: 'react', side, fighter: step.fighter, how: 'none', weapon: null }
  return step.kind === 'brace' ? { kind: 'brace', side, fighter: step.fighter, how: 'none' } : null
}

/** Where something that lies there lies now: a place that there is not, where it does not. */
function fuseNow({ fuse, by, with: what }: EventOf<'set-off'>, { fuses }: BattleState): number {
  const isIt = (step: Step | undefined): boolean =>
    step?.kind === 'inside' && step.by === by && step.with === what
  if (isIt(fuses[fuse])) return fuse
  const at = fuses.findIndex(isIt)
  return at < 0 ? fuses.length : at
}
