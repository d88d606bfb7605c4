import { z } from 'zod'
import { line, pictureId, text } from '../../../contract/fields.ts'
import { areUnique, count, idSchema, someOf, TWICE } from '../../fields.ts'
import { CREW_WEAPON } from '../data/points.ts'
import { WEAPON_TABLE } from '../data/weapons.ts'
import type { FootUnit } from '../points.ts'
import { recordSheet, type RecordSheet } from '../sheet.ts'
import { bands } from '../ranges.ts'
import type { Unit } from '../units.ts'
import {
  ABILITIES,
  APTITUDES,
  ARMOURS,
  BASIC_WEAPONS,
  BRANCHES,
  HEAVY_WEAPONS,
  LEADER_RATINGS,
  OFFICER_RATINGS,
  PERSONALITIES,
  QUALITIES,
  RESOLVES,
  ROLES,
  SUPPORT_WEAPONS,
  TRAITS,
  UNIT_KINDS,
  UNIT_TRAITS,
} from '../words.ts'
import { platoonSchema } from './fields.ts'

const MOST_FIGURES = 40

/** One figure, or so many alike: who has a name is alone. */
export const figureSchema = z.strictObject({
  id: idSchema,
  /** Empty: nameless. */
  name: line,
  role: z.enum(ROLES),
  count: count(0, MOST_FIGURES),
  /** Of them missing since an earlier battle: no replacement goes beyond the count (line 2926; R34). */
  lost: count(0, MOST_FIGURES).exactOptional(),
  /** In place of the unit's basic weapon. */
  weapon: z.enum(SUPPORT_WEAPONS).nullable(),
  personalities: someOf(PERSONALITIES),
  /** A leader's, or an officer's; null: none was given. */
  rating: z.enum([...LEADER_RATINGS, ...OFFICER_RATINGS]).nullable(),
  branch: z.enum(BRANCHES).nullable(),
  aptitude: z.enum(APTITUDES).nullable(),
  /** A psionic's. */
  strength: count(0, 20).nullable(),
  picture: pictureId.nullable(),
})
export type Figure = z.infer<typeof figureSchema>

export const unitSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(UNIT_KINDS),
  /** Empty: called as its kind is. */
  name: line,
  notes: text,
  platoon: platoonSchema,
  quality: z.enum(QUALITIES),
  resolve: z.enum(RESOLVES),
  armour: z.enum(ARMOURS),
  basic: z.enum(BASIC_WEAPONS),
  figures: z.array(figureSchema).max(MOST_FIGURES).refine(areUnique, TWICE),
  /** What a crew serves (line 1316). */
  serves: z.enum(HEAVY_WEAPONS).nullable(),
  offBoard: z.boolean(),
  traits: someOf(UNIT_TRAITS),
  /** What the players agreed for Infect (line 2513). */
  infect: z.number().min(0).max(100).nullable(),
  /** The other Fire Team, a Mechanized unit's vehicle, or the squad that a team goes with (lines 1280, 1324, 1787). */
  partner: idSchema.nullable(),
  /** Demolition charges that it carries (line 1198). */
  charges: count(0, 99),
})
/** A unit on foot as somebody writes it: it may be unfinished or against the rules. */
export type UnitDraft = z.infer<typeof unitSchema>

/** Figures in it. */
export const strengthOf = ({ figures }: Pick<UnitDraft, 'figures'>): number =>
  figures.reduce((sum, one) => sum + one.count, 0)

/** Figures that it lacks since an earlier battle. */
export const missingIn = ({ figures }: Pick<UnitDraft, 'figures'>): number =>
  figures.reduce((sum, { lost = 0 }) => sum + lost, 0)

/** The unit in the numbers of the rules; a served weapon is nobody's own. */
export function unitOf(draft: UnitDraft): Unit {
  const { id, quality, resolve, armour, traits, figures } = draft
  return {
    id,
    strength: strengthOf(draft),
    quality,
    resolve,
    armour,
    basic: carriedIn(draft),
    support: figures.flatMap((one) =>
      one.weapon === null ? [] : Array.from({ length: one.count }, () => one.weapon ?? draft.basic),
    ),
    officer: figures.some(({ role, count: of }) => role === 'officer' && of > 0),
    traits,
  }
}

/** What its figures carry that have no support weapon (lines 2362, 2436). */
function carriedIn({ kind, basic }: UnitDraft): Unit['basic'] {
  if (kind === 'sniper') return 'sniperRifle'
  return kind === 'team' ? CREW_WEAPON : basic
}

/** The unit as it is paid for; marks of quick forces cost nothing. */
export function pricedUnit({ figures, quality, resolve, armour, basic, ...unit }: UnitDraft): FootUnit {
  return {
    figures: figures.map(({ role, count: of, weapon, personalities, rating, aptitude, strength }) => ({
      ...{ role, count: of, armour, personalities },
      ...(role !== 'crew' && role !== 'sniper' ? { weapon: weapon ?? basic } : weapon && { weapon }),
      ...(rating && { rating }),
      ...(aptitude && { aptitude }),
      ...(strength !== null && { strength }),
    })),
    ...(unit.serves && { serves: unit.serves }),
    offBoard: unit.offBoard,
    quality,
    resolve,
    traits: unit.traits.flatMap((trait) => [...TRAITS, ...ABILITIES].filter((one) => one === trait)),
    ...(unit.infect !== null && { infect: unit.infect }),
  }
}

/** Its record sheet, with the weapon that a crew serves in the first row. Source: lines 2033–2069; E19. */
export function sheetOf(draft: UnitDraft): RecordSheet {
  const sheet = recordSheet(unitOf(draft))
  if (draft.serves === null) return sheet
  const { damage, fireEffect, antiTank, blast, mult } = WEAPON_TABLE[draft.serves]
  if (mult === null) return sheet
  const reach = bands({ quality: draft.quality, mult })
  const served = { qty: 1, weapon: draft.serves, damage, fireEffect, antiTank, blast, mult, ...reach }
  return { ...sheet, rows: [served, ...sheet.rows] }
}
