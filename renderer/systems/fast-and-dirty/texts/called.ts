import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { Figure, UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { VehicleDraft } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import type { AnyTrait } from '../../../../shared/systems/fast-and-dirty/traits.ts'
import type { Arm } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import { SENTRY_GUNS, type SentryArm } from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { Say } from '../../../library/kinds.ts'
import type { Named } from '../../../table/faces.ts'

/** A weapon of the book by its word, one of the group's own by its name. */
export const armCalled = (arm: Arm): Named => (typeof arm === 'string' ? { key: `weapon.${arm}` } : arm.name)
export const armText = (arm: Arm, say: (key: string) => string): string =>
  typeof arm === 'string' ? say(`fastAndDirtyNames.weapon.${arm}`) : arm.name

/** What a sentry gun fires, by a word of its own table or of all weapons. */
export const sentryGroup = (gun: SentryArm): 'sentryGun' | 'weapon' =>
  SENTRY_GUNS.some((one) => one === gun) ? 'sentryGun' : 'weapon'
export const sentryGunCalled = (gun: SentryArm): Named => ({ key: `${sentryGroup(gun)}.${gun}` })

/** The same of a trait. */
export const traitCalled = (trait: AnyTrait): Named =>
  typeof trait === 'string' ? { key: `trait.${trait}` } : trait.name

/** The key of what a unit or vehicle is called that has no name. */
export const kindKey = (one: UnitDraft | VehicleDraft): string =>
  'figures' in one ? `fastAndDirtyNames.kind.${one.kind}` : `fastAndDirtyNames.vehicleType.${one.type}`

/** Whoever of a unit is more than a trooper among others, with what makes it so; null for everybody else. */
export function notable(
  { name, role, count, rating, branch, aptitude, strength, personalities }: Figure,
  say: (key: string) => string,
  strengthSaid: (n: number) => string,
): { readonly who: string; readonly what: readonly string[] } | null {
  const word = (group: string, id: string): string => say(`fastAndDirtyNames.${group}.${id}`)
  const what = [
    ...(role === 'trooper' || name === '' ? [] : [word('role', role)]),
    ...(rating ? [word('rating', rating)] : []),
    ...(branch ? [word('branch', branch)] : []),
    ...(aptitude ? [word('aptitude', aptitude)] : []),
    ...(strength === null ? [] : [strengthSaid(strength)]),
    ...personalities.map((one) => word('personality', one)),
  ]
  const isPlain = name === '' && (what.length === 0 || (role === 'trooper' && personalities.length === 0))
  return count < 1 || isPlain ? null : { who: name === '' ? word('role', role) : name, what }
}

/** What units and vehicles are called, by their ids: by name, else as what they are, with a number where several are. */
export function callNames(
  { units, vehicles }: Pick<ForceDraft, 'units' | 'vehicles'>,
  say: Say,
): ReadonlyMap<string, string> {
  const all: readonly (UnitDraft | VehicleDraft)[] = [...units, ...vehicles]
  return new Map(
    all.map((one) => {
      if (one.name !== '') return [one.id, one.name]
      const alike = all.filter((other) => other.name === '' && kindKey(other) === kindKey(one))
      const kind = say(kindKey(one))
      return [one.id, alike.length > 1 ? `${kind} ${alike.indexOf(one) + 1}` : kind]
    }),
  )
}
