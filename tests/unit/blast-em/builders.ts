import { DEFAULT_RULES, type HouseRules } from '../../../shared/systems/blast-em/house-rules.ts'
import type { Fight } from '../../../shared/systems/blast-em/snapshots.ts'
import type { Attack, Die, Hit, Side, Team } from '../../../shared/systems/blast-em/index.ts'
import { modelOf, type Model } from '../../../shared/systems/blast-em/profiles.ts'
import type { BadGuy, TeamType } from '../../../shared/systems/blast-em/words.ts'

/** What only claims to be of the type that is asked for; tests alone may lie to the compiler. */
export function claimed(value: unknown): never {
  return value as never
}

/** `hit('5d8 4d8', -1)`: attack, defence, modifier. */
export function hit(numbers: string, mod = 0): Hit {
  const [av, cd, dv, targetCd] = numbers.split(/[d ]/).map(Number)
  return { av: av ?? NaN, cd: claimed(cd), dv: dv ?? NaN, targetCd: claimed(targetCd), mod }
}

export const attack = (numbers: string, over: Partial<Attack> = {}): Attack => ({
  hit: hit(numbers),
  weapon: 'standard',
  damage: 'fixed',
  ...over,
})

/** `team('hero trooper trooper')`. */
export const team = (types: string, over: Partial<Team> = {}): Team => ({
  members: types
    .split(' ')
    .filter(Boolean)
    .map((type) => ({ type })),
  ...over,
})

export const rulesWith = (over: Partial<HouseRules> = {}): HouseRules => ({ ...DEFAULT_RULES, ...over })

export const ofTeam = (type: TeamType, over: Partial<HouseRules> = {}): Model =>
  modelOf({ kind: 'team', type }, rulesWith(over))
export const badGuy = (type: BadGuy): Model => modelOf({ kind: 'badGuy', type }, DEFAULT_RULES, 'badGuys')

export type Mover = Fight['models'][number]
export const mover = (id: string, side: Side, over: Partial<Mover> = {}): Mover => ({ id, side, ...over })

/** Every face of these dice, each combination once. */
export function throws(...dice: readonly Die[]): number[][] {
  return dice.reduce<number[][]>(
    (all, sides) => all.flatMap((row) => Array.from({ length: sides }, (_none, face) => [...row, face + 1])),
    [[]],
  )
}

/** How often something is so among the throws. */
export function share(of: readonly number[][], isSo: (faces: number[]) => boolean): number {
  return of.filter(isSo).length / of.length
}

export const total = (odds: object): number =>
  Object.values(odds).reduce((sum: number, chance: unknown) => sum + Number(chance), 0)
