import { problem, type Problem } from '../problem.ts'
import type { BattleTypes, Level } from './battle.ts'
import type { Fields } from './field.ts'
import type { Log } from './log.ts'

/** Everything about one kind of command. */
export interface Rule<Types extends BattleTypes, Command = Types['Command']> {
  /** When it may be given at all; the rest of the rule need not look. */
  readonly phases: readonly Types['Phase'][]
  /**
   * What the side may choose and measure now: one entry for each way to give the command. With a command that is to fit
   * one of them, those may be left out that it cannot fit.
   */
  offers(state: Types['State'], side: Types['Side'], command?: Command): readonly Fields<Types['OwnField']>[]
  /** What stands against the command; empty when nothing does. */
  check(state: Types['State'], command: Command): readonly Hindrance[]
  /** What happens. Only called when nothing firm stands against it. */
  resolve(log: Log<Types['State'], Types['Event']>, command: Command): void
}

/** Why a command is against the rules. A firm one makes no sense at all; another may be let pass where the battle only assists. */
export interface Hindrance {
  readonly problem: Problem
  readonly firm: boolean
}

export interface Against {
  /** The rule book's page, where it has a rule about it. */
  readonly page?: number
  readonly path?: readonly (string | number)[]
  readonly values?: Readonly<Record<string, string | number>>
}

/** Against a rule of the book. */
export function breaks(code: string, message: string, against: Against): Hindrance {
  return { problem: told(code, message, against), firm: false }
}

/** Cannot be carried out whatever the players agree on. */
export function impossible(code: string, message: string, against: Against): Hindrance {
  return { problem: told(code, message, against), firm: true }
}

function told(code: string, message: string, { page, path = [], values = {} }: Against): Problem {
  return problem(code, message, path, page === undefined ? values : { ...values, page })
}

/** The hindrance as a list, when there is one. */
export function when(stands: boolean, hindrance: () => Hindrance): readonly Hindrance[] {
  return stands ? [hindrance()] : []
}

/** The players have to see that it is so. */
export const notSeen = (isSo: boolean, path: string, page: number, message: string): readonly Hindrance[] =>
  when(!isSo, () => breaks('table/not-so', message, { page, path: [path] }))

/** Of a rule that what is offered says all about. */
export const noCheck = (): readonly Hindrance[] => []

/** Against every command that does not come in a phase of its rule: what the battle waits for in each, and the page. */
export function notNowIn<Phase extends string>(
  waitsFor: Readonly<Record<Phase, { readonly what: string; readonly page: number }>>,
): (state: { readonly phase: Phase }, phases: readonly Phase[]) => readonly Hindrance[] {
  return ({ phase }, phases) => {
    const { what, page } = waitsFor[phase]
    return when(!phases.includes(phase), () =>
      impossible('battle/not-now', `Not now: the battle waits for ${what}.`, { page, values: { phase } }),
    )
  }
}

/** Against a command whose fields hold what was not offered; `page` is that of its rule. */
export const notOffered = (page: number): Hindrance =>
  impossible('battle/not-offered', 'That cannot be done now: choose one of what is offered.', { page })

/** Of what is put right by hand in a battle that only assists. */
export const BY_HAND = 'put-right/by-hand'

/** Against what is put right by hand: noted where the battle assists, refused where it enforces. */
export const byHand = (
  { setup }: { readonly setup: { readonly level: Level } },
  against: Against,
): readonly Hindrance[] => [
  setup.level === 'enforce'
    ? impossible(
        'put-right/enforced',
        'Where the rules are enforced nothing is put right by hand: take back, or correct the line of the log where it went wrong.',
        against,
      )
    : breaks(BY_HAND, 'Put right by hand.', against),
]

/** Against putting right what is not one's own, or is nowhere. */
export const notThere = (against: Against): readonly Hindrance[] => [
  impossible('put-right/not-there', 'There is no such one of yours: choose another.', against),
]
