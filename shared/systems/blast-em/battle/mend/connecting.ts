import type { Aim, Connecting } from '../../../../battle/correction.ts'
import { is } from '../../../../battle/field.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import { ACROSS } from '../../data/shooting.ts'
import { dueSnapshots } from '../course/due.ts'
import { nextAttack } from '../fight/resolve.ts'
import { answers } from '../fight/stray.ts'
import type { BlastEm } from '../rules/rule.ts'
import { RULES } from '../rulebook.ts'
import { dicersOf, modelIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { declarers, moversNow } from '../course/who.ts'
import { speakers } from '../turns/end-turn.ts'
import type { Phase, Side } from '../words.ts'
import { asCalledNow, comesLater } from './as-called-now.ts'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: a side moves no more,
 * holds its fire and declares nothing else, a free turn ends, what goes astray strikes nothing, and an attack of which
 * nothing was told comes to nothing. What else the players see on their table only they can say, so no fight is over.
 */

const IN_A_FIGHT: readonly Phase[] = ['moving', 'snapshots', 'declaring', 'resolving', 'closing']

export const connecting: Connecting<BlastEm> = {
  aimOf: (command, mayEnd) => {
    const read = commandSchema.safeParse(command)
    if (!read.success) return null
    const { phases } = RULES[read.data.kind]
    if (phases.some((phase) => IN_A_FIGHT.includes(phase))) return 'turn'
    return mayEnd ? 'battle' : 'round'
  },
  nextStep,
  asCalledNow,
  comesLater,
  insteadOf: (command, state) => {
    const read = commandSchema.safeParse(command)
    return read.success ? carriedOutAsNothing(read.data, state) : null
  },
  mayGoOn: (began, now, aim) => {
    if (now.phase === 'over') return false
    if (aim === 'battle') return true
    return aim === 'round' ? now.round === began.round : now.turn === began.turn
  },
}

/**
 * Nothing goes on before each declared attack has been carried out (line 276): where that is left out, nobody was seen or
 * was near enough. A blow hand to hand always falls, and of several between a stray strikes one (line 91).
 */
function carriedOutAsNothing(command: Command, state: BattleState): Command | null {
  const unseen = { cover: 'none' as const, near: [], obstacles: 0, inSight: false }
  if (command.kind === 'resolve-hth') return command
  if (command.kind === 'settle-stray') return mayStrikeNothing(state, command.side) ? null : command
  if (command.kind === 'resolve-shot') return { ...command, ...unseen }
  if (command.kind !== 'resolve-blast') return null
  const [offer] = RULES['resolve-blast'].offers(state, command.side)
  const isThrownBlind = offer?.inSight?.kind === 'is'
  const nobody = { ...command, ...unseen, inside: [] }
  return isThrownBlind ? { ...nobody, inSight: true, inches: ACROSS } : nobody
}

export function nextStep(state: BattleState, aim: Aim): Command | null {
  const { active } = state
  switch (state.phase) {
    case 'first-player':
      return { kind: 'roll-first-player', side: 'player-1' }
    case 'looking':
      return active && { kind: 'look', side: active, tokens: [], enemies: [] }
    case 'moving': {
      const [side] = moversNow(state)
      return side ? { kind: 'done-moving', side } : null
    }
    case 'snapshots': {
      const side = dueSnapshots(state)[0]?.side
      return side ? { kind: 'hold-fire', side } : null
    }
    case 'declaring': {
      const [side] = declarers(state)
      return side ? { kind: 'done-declaring', side } : null
    }
    case 'free':
      if (active === null || aim === 'turn') return null
      return aim === 'battle'
        ? { kind: 'end-mission', side: active, outcome: 'broken-off' }
        : endingTurn(state, active)
    case 'closing': {
      const [side] = speakers(state)
      return side && aim === 'battle' ? { kind: 'end-mission', side, outcome: 'broken-off' } : null
    }
    case 'settling':
      return strikingNothing(state)
    case 'resolving':
      return resolvingNothing(state)
    case 'over':
      return null
  }
}

/** What nobody has told of a declared attack: the players see that it was put in, and may correct it. */
function resolvingNothing(state: BattleState): Command | null {
  const attack = nextAttack(state)
  const shooter = attack && modelIn(state, attack.by)
  if (!shooter) return null
  const side = dicersOf(state, shooter)
  const told = { side, attack: attack.id, inSight: false, cover: 'none' as const, near: [], obstacles: 0 }
  const all: readonly Command[] = [
    { kind: 'resolve-hth', side, attack: attack.id, untold: true },
    { kind: 'resolve-shot', ...told },
    { kind: 'resolve-blast', ...told, inches: 0, inside: [] },
  ]
  const [command] = all.filter(({ kind }) => RULES[kind].offers(state, side).length > 0)
  return command ? carriedOutAsNothing(command, state) : null
}

/**
 * A shot that misses only now flies on to nothing, and what blows up has nobody in it: the players see that it was put
 * in, and may correct it. Which of several a shot went to they have to say.
 */
function strikingNothing(state: BattleState): Command | null {
  const side = answers(state)
  if (side === null) return null
  if (state.stray === null) return { kind: 'settle-explosion', side, inside: [] }
  return mayStrikeNothing(state, side) ? { kind: 'settle-stray', side, struck: null } : null
}

function mayStrikeNothing(state: BattleState, side: Side): boolean {
  const offers = RULES['settle-stray'].offers(state, side)
  return offers.some(({ struck }) => (struck?.kind === 'one' ? struck.orNone : struck?.kind === 'is'))
}

function endingTurn(state: BattleState, side: NonNullable<BattleState['active']>): Command | null {
  const offers = RULES['end-turn'].offers(state, side)
  const asks = offers.some(({ secured }) => secured?.kind !== is(null).kind)
  return asks || offers.length === 0 ? null : { kind: 'end-turn', side, inSight: [], secured: null }
}
