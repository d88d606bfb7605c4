import { BARE_HANDS } from '../../documents/weapon.ts'
import type { WeaponKind } from '../../words.ts'
import { HANDS } from '../rules/armed.ts'
import { fighterIn, vehicleDraftOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/** Of what kind the weapon of an attack is, also once it is out of hand. */
export function weaponKindOf(state: BattleState, by: string, ref: string): WeaponKind {
  if (ref === HANDS) return BARE_HANDS.weapon
  const [craft, mounted] = ref.split('/')
  const weapon =
    mounted === undefined
      ? fighterIn(state, by)?.weapons.find(({ id }) => id === ref)?.weapon
      : vehicleDraftOf(state, craft ?? '')?.weapons.find(({ id }) => id === mounted)?.weapon
  return weapon?.weapon ?? 'gun'
}

/** What is no weapon and does damage all the same. */
export const CAUSES = ['explosion', 'collision', 'grapple'] as const
type Cause = (typeof CAUSES)[number]

/** Of what kind it was that did damage: a weapon by its name, else the cause; bare hands strike in melee. */
export function causeOf({ fighters, setup }: BattleState, name: string): WeaponKind | Cause {
  const cause = CAUSES.find((one) => one === name)
  if (cause) return cause
  const carried = Object.values(fighters).flatMap(({ weapons }) => weapons.map(({ weapon }) => weapon))
  const mounted = Object.values(setup.vehicles).flatMap(({ document }) =>
    document.weapons.map(({ weapon }) => weapon),
  )
  return [...carried, ...mounted].find((weapon) => weapon.name === name)?.weapon ?? 'melee'
}
