import { isAlike } from '../../../../alike.ts'
import type { Connecting, Line } from '../../../../battle/correction.ts'
import { never } from '../../../../never.ts'
import { dueSide } from '../course/steps.ts'
import { boosting, nextUp, owesStun, toActivate, toRefresh, yetToAct } from '../course/who.ts'
import { atBase } from '../actions/acts.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { Downsync } from '../rules/rule.ts'
import { activeOf, fresh, nonActiveOf, sideOf, unitIn } from '../state/look.ts'
import { layable } from '../setup/begin.ts'
import type { BattleState } from '../state/state.ts'
import { aboutIn, isMoot, nobodyReacts, restOf, turnOf } from './later-lines.ts'
import { asPings, asUnits, identityOf, revealedFor } from './pings-told.ts'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: nobody is freed of Stun,
 * nobody reacts, what acts ends, hits are let be, nobody is near and nothing is used. A Ping is revealed as the Unit that was
 * designated then. All Pings lie where they may, and whoever is Placed is: what else the players choose only they can say.
 */
export const connecting: Connecting<Downsync> = {
  aimOf: (command, mayEnd) => {
    const read = commandSchema.safeParse(command)
    // Where there is nothing more to do it has ended by itself.
    if (!read.success || read.data.kind === 'end-base') return null
    return mayEnd ? 'battle' : 'turn'
  },
  turnOf: (command) => {
    const { data } = commandSchema.safeParse(command)
    return data ? turnOf(data.kind) : null
  },
  keepsDice: true,
  endsRounds: true,
  nextStep: (state, aim, later, earlier) => {
    switch (state.phase) {
      case 'starting':
        return { kind: 'roll-start', side: 'side-1' }
      case 'revealing':
        return revealedFor(state, earlier) ?? { kind: 'reveal-no-more', side: activeOf(state) }
      case 'refreshing': {
        const [first] = toRefresh(state)
        return first ? { kind: 'refresh', side: first.side, unit: first.id, freed: false } : null
      }
      case 'moving':
        return { kind: 'move-no-more', side: activeOf(state) }
      case 'reacting':
        return { kind: 'let-act', side: nonActiveOf(state) }
      case 'joining':
        return { kind: 'join', side: activeOf(state), units: [] }
      case 'boosting': {
        const side = boosting(state)
        return side && { kind: 'boost', side, units: [], favoured: [] }
      }
      case 'activating':
        return passOn(state)
      case 'acting':
        return actsNoMore(state)
      case 'countering': {
        const [step] = state.steps
        return step ? { kind: 'accept', side: dueSide(state, step) } : null
      }
      case 'designating':
        if (aim === 'battle') return { kind: 'end-battle', side: activeOf(state), won: 'nobody' }
        return aim === 'round'
          ? { kind: 'designate', side: activeOf(state), ...fresh(state, activeOf(state)) }
          : null
      case 'deploying': {
        const side = activeOf(state)
        const [pings] = layable(state, side)
        return pings ? { kind: 'lay-pings', side, pings: [...pings], zone: true } : null
      }
      case 'settling':
      case 'scoring':
        return settled(state, later)
      case 'choosing':
      case 'answering':
      case 'over':
        return null
    }
  },
  mayGoOn: (began, now, aim) => {
    if (now.phase === 'over') return false
    return aim === 'battle' || now.round === began.round
  },
  asCalledNow: (line, state, { earlier, following }) => {
    const { data } = commandSchema.safeParse(line.command)
    if (!data) return line
    if (data.kind === 'react' && nobodyReacts(state, following))
      return { ...line, command: { kind: 'let-act', side: data.side } }
    const command =
      data.kind === 'reveal-no-more' && state.phase === 'revealing'
        ? revealedFor(state, earlier)
        : (asUnits(data, state, following) ?? asPings(data, state, earlier))
    return command ? { ...line, command } : line
  },
  isMeant: (command, now, was) => {
    const { data } = commandSchema.safeParse(command)
    return !data || isAlike(aboutIn(now, data.kind), aboutIn(was, data.kind))
  },
  isMoot: ({ command, events }, state) => {
    const read = commandSchema.safeParse(command)
    return read.success && isMoot(read.data.kind, read.data, { state, events })
  },
  insteadOf: (command) => {
    const { data } = commandSchema.safeParse(command)
    if (data?.kind === 'boost') return { ...data, units: [], favoured: [] }
    return data?.kind === 'roll-start' ? data : null
  },
  restOf: (command, state) => {
    const read = commandSchema.safeParse(command)
    return read.success ? restOf(read.data.kind, read.data, state) : null
  },
}

function passOn(state: BattleState): Command | null {
  const [unit] = state.engagement ? nextUp(state) : toActivate(state).map(({ id }) => id)
  const side = unit === undefined ? null : sideOf(state, unit)
  if (unit === undefined || side === null) return { kind: 'end-taskforce', side: activeOf(state) }
  return { kind: 'pass', side, unit }
}

function actsNoMore(state: BattleState): Command | null {
  const [step] = state.steps
  if (step?.kind === 'outcome')
    return {
      ...{ kind: 'carry-out', side: dueSide(state, step), at: step.at },
      ...{ base: atBase(step.atBase), inches: 0, range: 0, does: [], placed: null },
    }
  if (step) return { kind: 'cease', side: dueSide(state, step) }
  const unit = unitIn(state, state.activation?.unit ?? null)
  if (!unit) return null
  if (state.activation?.base != null) return { kind: 'end-base', side: unit.side }
  const [owing] = owesStun(state, unit)
  if (owing !== undefined)
    return { kind: 'pay-stun', side: unit.side, unit: unit.id, base: `${owing}`, by: 'actionPoint' }
  const [base] = yetToAct(state, unit)
  return base === undefined ? null : { kind: 'begin-base', side: unit.side, base: `${base}` }
}

/** What is looked at on the table, as if there were nothing to see; a Ping is what the log has it for. */
function settled(state: BattleState, later: readonly Line<BattleEvent>[]): Command | null {
  const [step] = state.steps
  if (!step) return null
  const side = dueSide(state, step)
  switch (step.kind) {
    case 'near':
      return { kind: 'say-near', side, pings: [], stealthy: [] }
    case 'place':
      return {
        ...{ kind: 'place', side, unit: step.unit, building: '' },
        ...{ within: true, coherent: true, keeps: true, free: true },
      }
    case 'gain':
      return { kind: 'gain', side, unit: step.unit, trait: step.trait, takes: false, clear: true }
    case 'score': {
      const score = state.setup.mission.scores.find(({ id }) => id === step.score)
      return score?.kind === 'own'
        ? { kind: 'score-own', side, points: 0 }
        : { kind: 'score', side, own: [], enemy: [] }
    }
    case 'identify':
      return { kind: 'identify', side, ping: step.ping, unit: identityOf(state, step.ping, later) }
    case 'volley':
    case 'aimed':
    case 'late':
    case 'hit':
    case 'outcome':
    case 'close':
      return null
    default:
      return never(step)
  }
}
