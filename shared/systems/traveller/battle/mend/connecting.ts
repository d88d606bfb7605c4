import type { Connecting } from '../../../../battle/correction.ts'
import { isSorted, sortOn } from '../actions/attack.ts'
import { commandSchema, type Command, type CommandOf } from '../documents/commands.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import type { Shot, Step } from '../documents/steps.ts'
import { openers, opensFor } from '../course/flow.ts'
import { dueSides } from '../course/steps.ts'
import type { Traveller } from '../rules/rule.ts'
import { acting, sidesUp } from '../state/look.ts'
import { attackMet } from '../state/meeting.ts'
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
  asCalledNow: (line, state, { earlier }) => {
    const command = commandSchema.safeParse(line.command).data
    if (command?.kind === 'react') return { ...line, command: dodgedNow(command, state, earlier) }
    if (command?.kind === 'settle-blast') return { ...line, command: caughtNow(command, state, line.events) }
    const was = line.events.find((event) => event.kind === 'set-off')
    if (was?.with === undefined || command?.kind !== 'set-off') return line
    return { ...line, command: { ...command, fuse: String(fuseNow(was, state)) } }
  },
  keepsDice: true,
  answers: (line) => {
    const command = commandSchema.safeParse(line.command).data
    return command !== undefined && ANSWERS.includes(command.kind)
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

/** What is said between what was declared and its dice. */
const ANSWERS: readonly Command['kind'][] = ['let-pass', 'react', 'brace', 'resist']

/** Who dodged a shot of which the cover was forgotten did so behind that cover (line 68). */
function dodgedNow(
  command: CommandOf<'react'>,
  { steps }: BattleState,
  earlier: readonly { readonly events: readonly BattleEvent[] }[],
): Command {
  const met = attackMet(steps)
  if (command.how !== 'dodge' || met?.kind !== 'shot' || met.shot.cover === 'none') return command
  const was = earlier.flatMap(({ events }) => events.flatMap(shotIn)).findLast(({ id }) => id === met.shot.id)
  return was?.cover === 'none' ? { ...command, how: 'dodgeBehind' } : command
}

function shotIn(event: BattleEvent): readonly Shot[] {
  if (event.kind === 'pair-taken') return [event.shot]
  return event.kind === 'declared' && event.step.kind === 'shot' ? [event.step.shot] : []
}

/** Whom it strikes by itself now is not named beside; of a throw that misses now, whom it struck then (lines 136, 176). */
function caughtNow(
  { near, far, ...command }: CommandOf<'settle-blast'>,
  { steps: [step] }: BattleState,
  events: readonly BattleEvent[],
): Command {
  if (step?.kind !== 'inside') return { ...command, near, far }
  const known = step.rings.flatMap(({ always }) => always)
  const then = events.flatMap((event) =>
    event.kind === 'burst' ? event.rings.flatMap(({ caught }) => caught.map(({ id }) => id)) : [],
  )
  const { missed } = step
  const isStruck = missed !== undefined && then.includes(missed) && !near.includes(missed)
  const others = (ids: readonly string[]): string[] => ids.filter((id) => !known.includes(id))
  return { ...command, near: [...others(near), ...(isStruck ? [missed] : [])], far: others(far) }
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
