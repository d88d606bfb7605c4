import { isRefusal } from '../../shared/problem.ts'
import type { Look } from '../../shared/heraldry/emblem.ts'
import type { Unkept } from '../../shared/battle/play.ts'
import type { Tables } from '../database/store.ts'
import { kindOf } from '../documents/stored.ts'
import { playNamed } from '../plays.ts'
import { openFightLogs } from './log.ts'
import type { StoredFight } from './stored.ts'

interface Shown {
  readonly name: string
  readonly look: Look | null
}

/** What sides and their people set out as that nobody keeps, such as samples. */
export interface UnkeptOf {
  of(fight: Pick<StoredFight, 'id' | 'system'>): readonly Unkept[]
  /** How what a side set out as is called and looks; null for one that is not one document. */
  shownOf(fight: Pick<StoredFight, 'id' | 'system'>, side: string): Shown | null
  /** The battle of a plan that it was set up as; null for one of no plan. */
  plannedOf(fight: Pick<StoredFight, 'id' | 'system'>): string | null
}

export function openUnkept(tables: Tables): UnkeptOf {
  const logs = openFightLogs(tables)
  // How a battle began never changes; it is asked for with every look.
  const shown = new Map<string, ReadonlyMap<string, Shown>>()
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
    shownOf: (fight, side) => {
      const known =
        shown.get(fight.id) ??
        new Map(
          of(fight).flatMap(({ person, kind: named, side: whose, document }): [string, Shown][] => {
            const kind = person === null ? kindOf(fight.system, named) : null
            if (!kind || isRefusal(kind)) return []
            return [[whose, { name: kind.nameOf(document), look: kind.sampleLook?.(document) ?? null }]]
          }),
        )
      shown.set(fight.id, known)
      return known.get(side) ?? null
    },
  }
}
