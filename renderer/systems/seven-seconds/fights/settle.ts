import {
  SETTLEMENTS,
  type Objective,
  type Settlement,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'

export type Settlements = Readonly<Partial<Record<Objective, Settlement>>>

/** The key of each state of an Objective. */
export const SETTLE_KEYS: Readonly<Record<Settlement, string>> = {
  secured: 's',
  destroyed: 'd',
  inspected: 'i',
}

/** What was chosen in a form so far. */
export function settlementsIn(entry: unknown, names: readonly Objective[]): Settlements {
  const chosen = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : new Map()
  const states = names.flatMap((name) => {
    const state = SETTLEMENTS.find((one) => one === chosen.get(name))
    return state === undefined ? [] : [[name, state] as const]
  })
  return Object.fromEntries(states)
}

/** The state that a key chooses. */
export function settlementOf(key: string): Settlement | null {
  return SETTLEMENTS.find((state) => SETTLE_KEYS[state] === key.toLowerCase()) ?? null
}

/** The states as they stand once one was chosen, in the order of the names: with the house rule all alike. */
export function settled(
  states: Settlements,
  { names, alike }: { readonly names: readonly Objective[]; readonly alike: boolean },
  name: Objective,
  state: Settlement,
): Settlements {
  const next = { ...states, [name]: state }
  const chosen = names.flatMap((one) => {
    const is = alike ? state : next[one]
    return is === undefined ? [] : [[one, is] as const]
  })
  return Object.fromEntries(chosen)
}
