import { isRefusal } from '../../shared/problem.ts'
import type { Look } from '../../shared/heraldry/emblem.ts'
import type { SetOut } from '../../shared/battle/play.ts'
import type { Tables } from '../database/store.ts'
import { kindOf } from '../documents/stored.ts'
import { playNamed } from '../plays.ts'
import { openFightLogs } from './log.ts'
import type { StoredFight } from './stored.ts'

interface Shown {
  readonly name: string
  readonly look: Look | null
}

/** What sides and their people set out as, and what of it nobody keeps, such as samples. */
export interface SetOuts {
  all(fight: Pick<StoredFight, 'id' | 'system'>): readonly SetOut[]
  loose(fight: Pick<StoredFight, 'id' | 'system'>): readonly SetOut[]
  /** How what a side set out as that nobody keeps is called and looks; null for one that is not one document. */
  shownOf(fight: Pick<StoredFight, 'id' | 'system'>, side: string): Shown | null
  /** The battle of a plan that it was set up as; null for one of no plan. */
  plannedOf(fight: Pick<StoredFight, 'id' | 'system'>): string | null
}

export function openSetOuts(tables: Tables): SetOuts {
  const logs = openFightLogs(tables)
  // How a battle began never changes; it is asked for with every look.
  const shown = new Map<string, ReadonlyMap<string, Shown>>()
  const planned = new Map<string, string | null>()

  function all({ id, system }: Pick<StoredFight, 'id' | 'system'>): readonly SetOut[] {
    const { setUp } = playNamed(system)
    const setup = setUp && logs.setupOf(id)
    return setup ? setUp.setOut(setup as never) : []
  }
  const loose = (fight: Pick<StoredFight, 'id' | 'system'>): readonly SetOut[] =>
    all(fight).filter((one) => one.loose)

  return {
    all,
    loose,
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
          loose(fight).flatMap(({ person, kind: named, side: whose, document }): [string, Shown][] => {
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
