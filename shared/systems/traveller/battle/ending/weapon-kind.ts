import type { WeaponKind } from '../../words.ts'
import { fighterIn, vehicleDraftOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/** Of what kind the weapon of an attack is, also once it is out of hand. */
export function weaponKindOf(state: BattleState, by: string, ref: string): WeaponKind {
  const [craft, mounted] = ref.split('/')
  const weapon =
    mounted === undefined
      ? fighterIn(state, by)?.weapons.find(({ id }) => id === ref)?.weapon
      : vehicleDraftOf(state, craft ?? '')?.weapons.find(({ id }) => id === mounted)?.weapon
  return weapon?.weapon ?? 'gun'
}
