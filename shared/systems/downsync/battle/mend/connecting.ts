import type { Connecting } from '../../../../battle/correction.ts'
import { dueSide } from '../course/steps.ts'
import { boosting, nextUp, owesStun, toActivate, toRefresh, yetToAct } from '../course/who.ts'
import { atBase } from '../actions/acts.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import type { EventOf } from '../documents/events.ts'
import type { Downsync } from '../rules/rule.ts'
import { activeOf, nonActiveOf, sideOf, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: nobody is freed of Stun,
 * nobody reacts, what acts ends, hits are let be. What the players choose or see only they can say.
 */
export const connecting: Connecting<Downsync> = {
  aimOf: (command, mayEnd) => {
    const read = commandSchema.safeParse(command)
    // Where there is nothing more to do it has ended by itself.
    if (!read.success || read.data.kind === 'end-base') return null
    return mayEnd ? 'battle' : 'turn'
  },
  nextStep: (state, aim) => {
    switch (state.phase) {
      case 'starting':
        return { kind: 'roll-start', side: 'side-1' }
      case 'revealing':
        return { kind: 'reveal-no-more', side: activeOf(state) }
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
        return aim === 'battle' ? { kind: 'end-battle', side: activeOf(state), won: null } : null
      case 'choosing':
      case 'deploying':
      case 'answering':
      case 'settling':
      case 'scoring':
      case 'over':
        return null
    }
  },
  mayGoOn: (began, now, aim) => {
    if (now.phase === 'over') return false
    return aim === 'battle' || now.round === began.round
  },
  isMoot: ({ command, events }, state) => {
    const read = commandSchema.safeParse(command)
    if (!read.success) return false
    const { data } = read
    if (data.kind === 'refresh') return !data.freed && isRefreshed(state, data.unit)
    if (data.kind === 'refresh-rest')
      return events.every((event) => event.kind !== 'refreshed' || isRefreshed(state, event.unit))
    return (
      data.kind === 'end-base' &&
      events.some((event) => event.kind === 'base-ended' && hasActed(state, event))
    )
  },
}

const isRefreshed = ({ taskforce }: BattleState, unit: string): boolean =>
  taskforce?.refreshed.includes(unit) ?? false

/** That base has done all that it does in this turn. */
const hasActed = (state: BattleState, { unit, base }: EventOf<'base-ended'>): boolean =>
  state.activation?.unit === unit
    ? state.activation.acted.includes(base)
    : (state.engagement?.done.includes(unit) ?? false) || (unitIn(state, unit)?.activated ?? false)

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
      ...{ base: atBase(step.atBase), inches: 0, does: [], placed: null },
    }
  if (step) return { kind: 'cease', side: dueSide(state, step) }
  const unit = unitIn(state, state.activation?.unit ?? null)
  if (!unit) return null
  if (state.activation?.base != null) return { kind: 'end-base', side: unit.side }
  const [base] = yetToAct(state, unit)
  return base === undefined || owesStun(state, unit).length > 0
    ? null
    : { kind: 'begin-base', side: unit.side, base: `${base}` }
}
