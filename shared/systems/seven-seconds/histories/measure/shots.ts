import { RIFLES } from '../../words.ts'
import { sidesByContender, withoutLog, type Contender, type Scope } from './scope.ts'
import type { Measured } from './shapes.ts'

/** What shots are fired with. */
export const SHOOTERS = [...RIFLES, 'missile'] as const
export type Shooter = (typeof SHOOTERS)[number]

export interface Shots {
  readonly fired: number
  /** The sum of their chances to destroy the target outright, and how many did. */
  readonly expected: number
  readonly kills: number
  readonly battles: readonly string[]
}

export interface ShotsRow extends Shots {
  readonly contender: Contender
  readonly weapons: Readonly<Record<Shooter, Shots>>
}

/** Shots that had a chance to destroy a unit: fired, kills to be expected, and kills. */
export function shots(scope: Scope): Measured<ShotsRow> {
  const rows = [...sidesByContender(scope)].flatMap(([contender, own]): ShotsRow[] => {
    const of = (weapons: readonly Shooter[]): Shots => {
      let [fired, expected, kills] = [0, 0, 0]
      const battles = new Set<string>()
      for (const { battle, digest, letter } of own)
        for (const one of digest?.sides[letter].shots ?? []) {
          if (!weapons.includes(one.weapon)) continue
          fired += one.fired
          expected += one.expected
          kills += one.kills
          battles.add(battle.id)
        }
      return { fired, expected, kills, battles: [...battles] }
    }
    const all = of(SHOOTERS)
    if (all.fired === 0) return []
    const weapons = { gauss: of(['gauss']), plasma: of(['plasma']), missile: of(['missile']) }
    return [{ contender, ...all, weapons }]
  })
  return { rows, unknown: withoutLog(scope.battles) }
}
