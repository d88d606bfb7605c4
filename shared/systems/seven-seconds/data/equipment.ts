import type { DroneType, Rifle, Stat, TrooperType } from '../words.ts'

/** Who may be given an Activation Counter by a Command (p.22). */
export type Commands = 'all' | 'drones' | null

export interface TrooperEquipment {
  /** What the type adds to its faction's numbers. */
  readonly bonuses: Readonly<Partial<Record<Stat, number>>>
  readonly rifle: Rifle
  readonly missiles: boolean
  readonly flamer: boolean
  readonly jump: boolean
  readonly repairs: boolean
  readonly commands: Commands
}

export interface DroneEquipment {
  /** Drone points of the troop card (p.15). */
  readonly cost: number
  readonly jump: boolean
  readonly explodes: boolean
  readonly jams: boolean
  readonly targets: boolean
}

/** Troopers (p.10); Command and Repair (p.22). */
export const TROOPER_EQUIPMENT: Readonly<Record<TrooperType, TrooperEquipment>> = {
  tactical: {
    bonuses: {},
    rifle: 'gauss',
    missiles: true,
    flamer: true,
    jump: false,
    repairs: false,
    commands: null,
  },
  commander: {
    bonuses: {},
    rifle: 'gauss',
    missiles: false,
    flamer: true,
    jump: false,
    repairs: false,
    commands: 'all',
  },
  assault: {
    bonuses: { armour: 1 },
    rifle: 'plasma',
    missiles: true,
    flamer: true,
    jump: false,
    repairs: false,
    commands: null,
  },
  scout: {
    bonuses: { sensors: 1, stealth: 1 },
    rifle: 'gauss',
    missiles: true,
    flamer: true,
    jump: true,
    repairs: false,
    commands: null,
  },
  engineer: {
    bonuses: { countermeasures: 1 },
    rifle: 'gauss',
    missiles: true,
    flamer: true,
    jump: false,
    repairs: true,
    commands: 'drones',
  },
}

/** Drones (p.10) and their costs (p.15). */
export const DRONE_EQUIPMENT: Readonly<Record<DroneType, DroneEquipment>> = {
  basic: { cost: 1, jump: true, explodes: false, jams: false, targets: false },
  kamikaze: { cost: 2, jump: true, explodes: true, jams: false, targets: false },
  haywire: { cost: 2, jump: true, explodes: false, jams: true, targets: false },
  recce: { cost: 3, jump: true, explodes: false, jams: false, targets: true },
}

/** Rifle dice kill up to one face and graze on the next (Resolving Gauss and Plasma Rifle Attacks, p.20). */
export const RIFLE_FACES: Readonly<
  Record<Rifle, { readonly killsUpTo: number; readonly grazesUpTo: number }>
> = {
  gauss: { killsUpTo: 1, grazesUpTo: 2 },
  plasma: { killsUpTo: 2, grazesUpTo: 3 },
}

/** What its own die must show for a Damaged suit to obey (Suit Damaged, p.24). */
export const DAMAGED_OBEYS = { test: 'at-most', target: 4 } as const

/** What its die must show for a Stunned trooper to wake (Stunned, p.24). */
export const STUNNED_WAKES = { test: 'at-most', target: 2 } as const
