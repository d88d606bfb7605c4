import { z } from 'zod'
import { id, line, name, pictureId, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { ROLES } from '../words.ts'
import { armourSchema } from './armour.ts'
import { commsSchema, modifier, occasion, sensorsSchema, skillsSchema, stock } from './fields.ts'
import { weaponSchema } from './weapon.ts'

const characteristic = stock(99)

export const carriedSchema = z
  .strictObject({
    id: idSchema,
    weapon: weaponSchema,
    /** Rounds in it. */
    loaded: count(0, 100_000),
    /** Rounds besides. */
    spare: count(0, 1_000_000),
    /** When the fight opens. */
    inHand: z.boolean(),
    /** Taken away in a fight: the rounds besides alone are left (line 146). */
    isLost: z.boolean().exactOptional(),
  })
  .refine(({ weapon, loaded }) => loaded <= (weapon.magazine ?? 0), 'The magazine holds fewer rounds.')

const characterSchema = z.strictObject({
  kind: z.literal('character'),
  version: z.literal(1),
  name,
  notes: text,
  picture: pictureId.nullable(),
  /** The physical ones, as they were and with what wounds have left of them (line 180). */
  characteristics: z.strictObject({ str: characteristic, dex: characteristic, end: characteristic }),
  /** Ready DMs of checks that lean on other chapters (lines 3, 172). */
  dms: z.strictObject({ tactics: modifier, leadership: modifier }),
  skills: skillsSchema,
  /** What is worn. */
  armour: armourSchema.nullable(),
  /** Copies of their own, so that it can travel. */
  weapons: z.array(carriedSchema).max(40).refine(areUnique, TWICE),
  comms: commsSchema,
  sensors: sensorsSchema,
  role: z.enum(ROLES),
  /** Of whom Tactics holds for; empty: of nobody. */
  unit: line,
  /** Points that came back between fights; how is another chapter's (line 180). */
  healed: z
    .array(z.strictObject({ ...occasion, str: count(0, 99), dex: count(0, 99), end: count(0, 99) }))
    .max(500)
    .refine(areUnique, TWICE)
    .exactOptional(),
  /** The battle that it went on from last. */
  after: id.exactOptional(),
})

/** A character as somebody writes it, with what battles have left of it. */
export type CharacterDraft = z.infer<typeof characterSchema>

/** The weapons that somebody has, without what was lost. */
export const carriedBy = ({ weapons }: Pick<CharacterDraft, 'weapons'>): CharacterDraft['weapons'] =>
  weapons.filter(({ isLost }) => isLost !== true)

/** One weapon is in hand: where nobody has said which, or the last fight has left none there, the first (line 25, TRV-041). */
export function oneInHand(character: CharacterDraft): CharacterDraft {
  const carried = carriedBy(character)
  const [first] = carried
  const isSaid = carried.some(({ inHand }) => inHand)
  if (!first || isSaid) return character
  const weapons = character.weapons.map((one) => (one === first ? { ...one, inHand: true } : one))
  return { ...character, weapons }
}

export const CHARACTER_DOCUMENT: NamedKind<CharacterDraft> = {
  kind: 'character',
  version: 1,
  schema: characterSchema,
  upgrades: [],
}
