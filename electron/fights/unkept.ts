import { isRefusal } from '../../shared/problem.ts'
import type { Unkept } from '../../shared/battle/play.ts'
import type { Tables } from '../database/store.ts'
import { kindOf } from '../documents/stored.ts'
import { playNamed } from '../plays.ts'
import { openFightLogs } from './log.ts'
import type { StoredFight } from './stored.ts'

/** What sides and their people set out as that nobody keeps, such as samples. */
export interface UnkeptOf {
  of(fight: Pick<StoredFight, 'id' | 'system'>): readonly Unkept[]
  /** What a side set out as is called; null for one that is not one document. */
  nameOf(fight: Pick<StoredFight, 'id' | 'system'>, side: string): string | null
  /** The battle of a plan that it was set up as; null for one of no plan. */
  plannedOf(fight: Pick<StoredFight, 'id' | 'system'>): string | null
}

export function openUnkept(tables: Tables): UnkeptOf {
  const logs = openFightLogs(tables)
  // How a battle began never changes; it is asked for with every look.
  const names = new Map<string, ReadonlyMap<string, string>>()
  const planned = new Map<string, string | null>()

  function of({ id, system }: Pick<StoredFight, 'id' | 'system'>): readonly Unkept[] {
    const { setUp } = playNamed(system)
    const setup = setUp && logs.setupOf(id)
    return setup ? setUp.unkept(setup as never) : []
  }

  return {
    of,
    plannedOf: ({ id, system }) => {
      const known = planned.get(id)
      if (known !== undefined) return known
      const { setUp } = playNamed(system)
      const setup = setUp?.planned && logs.setupOf(id)
      const made = setup ? setUp.planned(setup as never) : null
      planned.set(id, made)
      return made
    },
    nameOf: (fight, side) => {
      const known =
        names.get(fight.id) ??
        new Map(
          of(fight).flatMap((one) => {
            const kind = one.person === null ? kindOf(fight.system, one.kind) : null
            return kind && !isRefusal(kind) ? [[one.side, kind.nameOf(one.document)] as const] : []
          }),
        )
      names.set(fight.id, known)
      return known.get(side) ?? null
    },
  }
}
