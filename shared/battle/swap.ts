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
  if (one === undefined) return all
  // Twice as quick as `{ ...all, [id]: … }`, and battles do little else.
  const others: Record<string, One> = { ...all }
  others[id] = changes(one, change)
  return others
}

/** Each of them is otherwise as it is said of it; null where it stays as it is. */
export function swappedEach<One>(all: All<One>, change: (one: One) => Partial<One> | null): All<One> {
  let others: Record<string, One> | null = null
  for (const [id, one] of Object.entries(all)) {
    const differs = change(one)
    if (differs === null) continue
    others ??= { ...all }
    others[id] = { ...one, ...differs }
  }
  return others ?? all
}

/** All of them are otherwise in the same way. */
export const swappedAll = <One>(all: All<One>, change: Change<One>): All<One> =>
  swappedEach(all, typeof change === 'function' ? change : () => change)

export const byId = <One extends { readonly id: string }>(all: readonly One[]): All<One> =>
  Object.fromEntries(all.map((one) => [one.id, one]))
