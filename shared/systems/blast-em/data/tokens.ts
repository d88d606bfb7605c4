import type { Encounter, Find } from '../words.ts'

/**
 * What Hazard Tokens hold, by the face of a d6: Muster's own, for the book tells only that there are guards, cameras,
 * guns and patrols (lines 288–289, 325; R32).
 */
export const OWN_TOKENS: readonly Encounter[] = [
  { kind: 'nothing' },
  { kind: 'nothing' },
  { kind: 'enemies', models: [{ who: { kind: 'badGuy', type: 'guard' }, count: 3 }] },
  { kind: 'enemies', models: [{ who: { kind: 'badGuy', type: 'trooper' }, count: 5 }] },
  { kind: 'automatic', of: ['camera', 'gun'] },
  { kind: 'find' },
]

/** What is won or found, by the face of a d8: Muster's own order of the book's examples (lines 222–236). */
export const OWN_FINDS: readonly Find[] = [
  { kind: 'gadget', carried: { gadget: 'passkey' } },
  { kind: 'gadget', carried: { gadget: 'medpack', uses: 1 } },
  { kind: 'gadget', carried: { gadget: 'grenade' } },
  { kind: 'gadget', carried: { gadget: 'weaponUpgrade', upgrade: 'accurate' } },
  { kind: 'gadget', carried: { gadget: 'bodyArmour' } },
  { kind: 'gadget', carried: { gadget: 'combatDrugs' } },
  { kind: 'gadget', carried: { gadget: 'forceField' } },
  { kind: 'tagalong' },
]
