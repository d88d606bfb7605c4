import { z } from 'zod'
import { line, name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { count } from '../../fields.ts'
import { READYING } from '../data/rounds.ts'
import { BANDS, SENSORS, WEAPON_KINDS, type Band } from '../words.ts'
import { modifier, price } from './fields.ts'

/** Weapons, whose numbers stand in another chapter (lines 25, 54, 60, 92, 180). */
export const weaponFields = {
  name,
  notes: text,
  weapon: z.enum(WEAPON_KINDS),
  /** What it is used with; the specialty may be empty. */
  skill: z.strictObject({ skill: name, specialty: line }),
  damage: z.strictObject({ dice: count(0, 40), add: z.number().int().min(-40).max(400) }),
  /** The DM in each band; null where it does not reach. */
  range: z
    .record(z.enum(BANDS), modifier.nullable())
    .refine((range) => Object.values(range).some((dm) => dm !== null), 'It must reach one band.'),
  /** Of a melee weapon its Heft; null: it has no such rating, as bare hands have none (line 60). */
  recoil: count(0, 20).nullable(),
  /** Null: it fires single shots alone. */
  auto: count(1, 40).nullable(),
  /** Rounds; null where it needs none. */
  magazine: count(1, 100_000).nullable(),
  /** Minor Actions. */
  draw: count(0, 40),
  reload: count(0, 40),
  laser: z.boolean(),
  laserSight: z.boolean(),
  /** One that is built in (lines 110–117). */
  sensor: z.enum(SENSORS).nullable(),
  /** What its program tolerates (line 52); null: it has none. */
  tolerance: count(0, 40).nullable(),
  /** Metres around where it bursts; null: it strikes one target (line 136). */
  blast: z.number().positive().max(1000).nullable(),
  /** Where it misses, it comes down near (line 176); else it flies on. */
  scatters: z.boolean(),
  price,
}

const fits = ({ weapon, blast }: { weapon: string; blast: number | null }): boolean =>
  weapon !== 'explosive' || blast !== null
const NO_BLAST = 'An explosive needs a radius.'

export const weaponSchema = z.strictObject(weaponFields).refine(fits, NO_BLAST)
export type Weapon = z.infer<typeof weaponSchema>

const weaponDocumentSchema = z
  .strictObject({ kind: z.literal('weapon'), version: z.literal(1), ...weaponFields })
  .refine(fits, NO_BLAST)
export type WeaponDocument = z.infer<typeof weaponDocumentSchema>

export const WEAPON_DOCUMENT: NamedKind<WeaponDocument> = {
  kind: 'weapon',
  version: 1,
  schema: weaponDocumentSchema,
  upgrades: [],
}

const NOWHERE: Record<Band, number | null> = {
  personal: null,
  close: null,
  short: null,
  medium: null,
  long: null,
  veryLong: null,
  distant: null,
}
/** What most weapons have in common: a blade to begin with. */
export const PLAIN_WEAPON: Omit<Weapon, 'name' | 'skill'> = {
  notes: '',
  weapon: 'melee',
  damage: { dice: 2, add: 0 },
  range: { ...NOWHERE, personal: 0 },
  recoil: 0,
  auto: null,
  magazine: null,
  draw: READYING.draw,
  reload: READYING.reload,
  laser: false,
  laserSight: false,
  sensor: null,
  tolerance: null,
  blast: null,
  scatters: false,
  price: null,
}

/**
 * What everybody strikes with who has nothing better: a blow needs no document (lines 47, 144). The numbers are invented
 * for Muster.
 */
export const BARE_HANDS: Weapon = {
  ...PLAIN_WEAPON,
  name: 'Bare hands',
  notes: 'Always drawn.',
  skill: { skill: 'Melee', specialty: 'unarmed' },
  damage: { dice: 1, add: -2 },
  recoil: null,
  draw: 0,
  reload: 0,
}
/** Hands, claws: what nobody lays down or takes away, and what has no Heft (lines 60, 146). */
export const isOfBody = ({ weapon, recoil }: Pick<Weapon, 'weapon' | 'recoil'>): boolean =>
  weapon === 'melee' && recoil === null
