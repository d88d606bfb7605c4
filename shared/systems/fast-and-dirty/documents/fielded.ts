import type { OwnTrait } from '../traits.ts'
import { armOf, type Arm, type OwnWeapon } from '../weapons.ts'
import type { WeaponUse } from '../words.ts'
import type { ForceDraft } from './force.ts'

/** What a force brings beside the book. */
export interface Own {
  readonly weapons: readonly OwnWeapon[]
  readonly traits: readonly OwnTrait[]
}

/** Of a force what has to be known of everybody in it. */
export type Bringing = Pick<ForceDraft, 'units' | 'vehicles' | 'weapons' | 'traits'>

/** A unit or vehicle with what its force brings of its own, so that nobody has to be asked what its words mean. */
export type Fielded<One> = One & { readonly own?: Own }

type Unit = ForceDraft['units'][number]
type Vehicle = ForceDraft['vehicles'][number]

/** Everybody of a force so, each with what it has of that: nobody tells what others bring. */
export function fielded({ units, vehicles, weapons = [], traits = [] }: Bringing): {
  readonly units: readonly Fielded<Unit>[]
  readonly vehicles: readonly Fielded<Vehicle>[]
} {
  function withOwn<One extends Unit | Vehicle>(one: One): Fielded<One> {
    const named = namedBy(one)
    const own = { weapons: those(weapons, named), traits: those(traits, named) }
    return own.weapons.length + own.traits.length > 0 ? { ...one, own } : one
  }
  return { units: units.map(withOwn), vehicles: vehicles.map(withOwn) }
}

const those = <One extends { readonly id: string }>(all: readonly One[], ids: readonly string[]): One[] =>
  all.filter(({ id }) => ids.includes(id))

function namedBy(one: Unit | Vehicle): readonly string[] {
  if (!('figures' in one)) return one.weapons
  const { basic, serves, figures, ownTraits = [] } = one
  return [
    basic,
    ...(serves === null ? [] : [serves]),
    ...figures.flatMap(({ weapon }) => weapon ?? []),
    ...ownTraits,
  ]
}

/** What all of these bring, each once: as their force has it. */
export function broughtBy(all: readonly Fielded<object>[]): Own {
  const once = <One extends { readonly id: string }>(each: readonly One[]): One[] => [
    ...new Map(each.map((one) => [one.id, one])).values(),
  ]
  return {
    weapons: once(all.flatMap(({ own }) => own?.weapons ?? [])),
    traits: once(all.flatMap(({ own }) => own?.traits ?? [])),
  }
}

/** The weapon that is meant by it; null: there is none such. */
export const armIn = ({ own }: Fielded<object>, ref: string | null, use: WeaponUse): Arm | null =>
  ref === null ? null : armOf(own?.weapons ?? [], ref, use)

/** What it has of the group's own traits. */
export const ownTraitsIn = ({
  own,
  ownTraits = [],
}: Fielded<{ readonly ownTraits?: readonly string[] }>): OwnTrait[] =>
  (own?.traits ?? []).filter(({ id }) => ownTraits.includes(id))
