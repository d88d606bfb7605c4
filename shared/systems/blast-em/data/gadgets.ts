import type { Die, Gadget, Upgrade } from '../words.ts'

/** Gadgets (lines 222–234). `uses` is null for what is worn or built in. */
export const GADGET_TABLE: Readonly<Record<Gadget, { readonly uses: number | null; readonly line: number }>> =
  {
    passkey: { uses: 1, line: 222 },
    medpack: { uses: 1, line: 224 },
    grenade: { uses: 1, line: 226 },
    weaponUpgrade: { uses: null, line: 228 },
    bodyArmour: { uses: null, line: 230 },
    combatDrugs: { uses: 1, line: 232 },
    forceField: { uses: null, line: 234 },
  }

/** The next bigger Combat Die (line 232, R31); a d12 stays. */
export const NEXT_DIE: Readonly<Record<Die, Die>> = { 4: 6, 6: 8, 8: 10, 10: 12, 12: 12 }
export const DRUG_TURNS = 3

/** Wounds that a medpack gives back (line 224), and that a force field takes off each turn (line 234). */
export const MEDPACK_WOUNDS = 1
export const FIELD_WOUNDS = 1

/** What an upgrade adds to AV in HTH (line 228); that of shots is a house rule (R30). */
export const CLOSE_UPGRADE = 1
export const UPGRADE_HELPS: Readonly<Record<Upgrade, 'shots' | 'secondShot' | 'hth'>> = {
  accurate: 'shots',
  rapid: 'secondShot',
  close: 'hth',
}
