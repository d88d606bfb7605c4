/**
 * The vocabulary of Blast 'Em!, in the rule book's words. Interface, rules and schemas loop over the same lists that
 * the compiler knows. Numbers behind "line" are lines of the book.
 */

export const SIDES = ['team', 'badGuys'] as const
export type Side = (typeof SIDES)[number]

/** The Team Chart's rows (lines 173–188). */
export const TEAM_TYPES = [
  'hero',
  'trooper',
  'heavy',
  'demo',
  'corpsman',
  'techie',
  'teacher',
  'tagalong',
  'pilot',
  'medic',
  'sidekick',
  'botBasic',
  'botEnhanced',
  'operative',
] as const
export type TeamType = (typeof TEAM_TYPES)[number]

/** The Bad Guys' rows (lines 244–252). */
export const BAD_GUYS = [
  'personnel',
  'guard',
  'trooper',
  'heavy',
  'assault',
  'securityBot',
  'combatBot',
  'assaultBot',
] as const
export type BadGuy = (typeof BAD_GUYS)[number]

/** Ordinary people by age (lines 149–167). */
export const BYSTANDERS = ['adult', 'child', 'elder', 'baby'] as const
export type Bystander = (typeof BYSTANDERS)[number]

/** What watches by itself (line 289). */
export const AUTOMATICS = ['camera', 'gun'] as const
export type Automatic = (typeof AUTOMATICS)[number]

/** Sides of a Combat Die. */
export const DICE = [4, 6, 8, 10, 12] as const
export type Die = (typeof DICE)[number]

/** A value and the die that is added to it: of an attack, or of a check. */
export interface Skill {
  readonly av: number
  readonly cd: Die
}

export const GADGETS = [
  'passkey',
  'medpack',
  'grenade',
  'weaponUpgrade',
  'bodyArmour',
  'combatDrugs',
  'forceField',
] as const
export type Gadget = (typeof GADGETS)[number]

/** What a weapon upgrade does: AV of shots, the second shot, or HTH (line 228). */
export const UPGRADES = ['accurate', 'rapid', 'close'] as const
export type Upgrade = (typeof UPGRADES)[number]

/** How a hit wounds. */
export const WEAPONS = ['standard', 'heavy', 'radius'] as const
export type Weapon = (typeof WEAPONS)[number]

export const DAMAGES = ['fixed', 'variable'] as const
export type Damage = (typeof DAMAGES)[number]

/** What a ranged value of its own is for. */
export const RANGED_WEAPONS = ['standard', 'heavy', 'grenade'] as const
export type RangedWeapon = (typeof RANGED_WEAPONS)[number]

/** Every way to attack; `heavy` is a Heavy's shot at one model, `radius` the blast in its place. */
export const ATTACKS = ['standard', 'heavy', 'radius', 'grenade', 'stun', 'gas', 'hth'] as const
export type AttackKind = (typeof ATTACKS)[number]

export const MOVEMENTS = ['stand', 'move', 'run'] as const
export type Movement = (typeof MOVEMENTS)[number]

export const COVERS = ['none', 'light', 'hard'] as const
export type Cover = (typeof COVERS)[number]

export const STATUSES = ['up', 'mostlyDead', 'out', 'unconscious', 'stunned'] as const
export type Status = (typeof STATUSES)[number]

/** The book's seven, and the random firefight of line 5. */
export const MISSION_KINDS = [
  'escape',
  'infiltration',
  'rescue',
  'recovery',
  'strike',
  'boarding',
  'invasion',
  'firefight',
] as const
export type MissionKind = (typeof MISSION_KINDS)[number]

/** What is so of a model beside its numbers. */
export const TRAITS = [
  /** Has a standard weapon (line 115). */
  'sidearm',
  /** May wear body armour (line 230). */
  'armour',
  /** Treats in view of an enemy (line 206). */
  'underFire',
  /** Whom it fells is unconscious (line 55). */
  'spares',
  /** Sets DemoPacs (line 206). */
  'demoPacs',
  /** Flies anything (line 210). */
  'pilot',
  /** Does nothing else when it runs (line 167). */
  'ordinary',
  'bot',
  /** May have sonic stunners or gas grenades (line 250). */
  'stunners',
  /** May call back-up (line 245). */
  'backUp',
  /** Its end is the mission's (lines 49, 174). */
  'plot',
  /** Has nothing to strike with in HTH: Muster's own (line 289). */
  'handless',
] as const
export type Trait = (typeof TRAITS)[number]

/** What a model is, by its chart; an own type by its id in the document that brings it. */
export type WhoRef =
  | { readonly kind: 'team'; readonly type: TeamType }
  | { readonly kind: 'badGuy'; readonly type: BadGuy }
  | { readonly kind: 'bystander'; readonly type: Bystander }
  | { readonly kind: 'automatic'; readonly type: Automatic }
  | { readonly kind: 'own'; readonly type: string }

/** So many models of a type. */
export interface Some {
  readonly who: WhoRef
  readonly count: number
}

/** What a Hazard Token may hold (lines 288–289, R32). */
export type Encounter =
  | { readonly kind: 'nothing' }
  /** Not yet: the token stays and is tested again. */
  | { readonly kind: 'notYet' }
  | { readonly kind: 'enemies'; readonly models: readonly Some[] }
  /** One of them, each as likely as the other. */
  | { readonly kind: 'automatic'; readonly of: readonly Automatic[] }
  /** A roll on the table of finds. */
  | { readonly kind: 'find' }

/** A gadget that somebody has: most serve once, a medpack as often as it says (line 224). */
export type Carried =
  | { readonly gadget: 'weaponUpgrade'; readonly upgrade: Upgrade }
  | { readonly gadget: 'medpack'; readonly uses: number }
  | { readonly gadget: Exclude<Gadget, 'weaponUpgrade' | 'medpack'> }

/** What is found: a gadget, or somebody who joins (lines 216–236). */
export type Find = { readonly kind: 'gadget'; readonly carried: Carried } | { readonly kind: 'tagalong' }

/** What a door can be, before and while a mission is played. */
export const DOOR_STATES = ['open', 'closed', 'locked', 'blast', 'stuck'] as const
