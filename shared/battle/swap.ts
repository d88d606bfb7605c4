/** Things by their ids, one of them otherwise: a name that nobody has changes nothing, and what is given stays as it is. */

export type Change<Of> = Partial<Of> | ((of: Of) => Partial<Of>)
type All<One> = Readonly<Record<string, One>>

export const changes = <Of>(one: Of, change: Change<Of>): Of => ({
  ...one,
  ...(typeof change === 'function' ? change(one) : change),
})

/** One of them, by its id, is otherwise. */
export function swapped<One>(all: All<One>, id: string, change: Change<One>): All<One> {
  const one = Object.hasOwn(all, id) ? all[id] : undefined
  return one === undefined ? all : { ...all, [id]: changes(one, change) }
}

/** All of them are otherwise in the same way. */
export const swappedAll = <One>(all: All<One>, change: Change<One>): All<One> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, changes(one, change)]))

export const byId = <One extends { readonly id: string }>(all: readonly One[]): All<One> =>
  Object.fromEntries(all.map((one) => [one.id, one]))
