import type { BattleTypes } from '../../shared/battle/battle.ts'
import type { Loop } from '../../shared/battle/loop.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'

type EventOf<Types extends BattleTypes, Kind> = Extract<Types['Event'], { kind: Kind }>

/** A battle that is told one thing after the other, with the numbers that fall. */
export interface AtTable<Types extends BattleTypes> {
  readonly state: Types['State']
  /** Everything that has happened. */
  readonly events: readonly Types['Event'][]
  /** What comes of a command; every number that is asked for must be there, and no more. */
  says(command: { readonly kind: string }, rolls: readonly number[]): Types['Event'][]
  /** Why it cannot be done. */
  refuses(command: { readonly kind: string }): Problem
  /** The last event of a kind. */
  readonly last: <Kind extends Types['Event']['kind']>(kind: Kind) => EventOf<Types, Kind>
  readonly all: <Kind extends Types['Event']['kind']>(kind: Kind) => readonly EventOf<Types, Kind>[]
}

export function atTable<Types extends BattleTypes, Setup>(
  play: Pick<Loop<Types, Setup>, 'begin' | 'decide'>,
  setup: Setup,
): AtTable<Types> {
  const begun = play.begin(setup, 1)
  let { state } = begun
  const events: Types['Event'][] = [...begun.events]
  const all: AtTable<Types>['all'] = (kind) =>
    events.filter((event): event is EventOf<Types, typeof kind> => event.kind === kind)
  return {
    get state() {
      return state
    },
    events,
    says: (command, rolls) => {
      const decision = play.decide(state, command, rolls)
      if (isRefusal(decision)) {
        const { code, message, values } = decision.problem
        throw new Error(`${command.kind}: ${code} ${message} ${JSON.stringify(values)}`)
      }
      ;({ state } = decision)
      events.push(...decision.events)
      return [...decision.events]
    },
    refuses: (command) => {
      const decision = play.decide(state, command)
      if (!isRefusal(decision)) throw new Error(`${command.kind} was not refused.`)
      return decision.problem
    },
    last: (kind) => there(all(kind).at(-1), kind),
    all,
  }
}

export function there<One>(one: One | undefined, what: string): One {
  if (!one) throw new Error(`There is no ${what}.`)
  return one
}
