import { z } from 'zod'
import { line, pictureId, text } from '../../../contract/fields.ts'
import { areUnique, count, eachOnce, idSchema, ONCE, someOf, TWICE } from '../../fields.ts'
import { CREW_WEAPON, STANDARD_WEAPON } from '../data/points.ts'
import type { FootUnit } from '../points.ts'
import { recordSheet, sheetRow, type RecordSheet } from '../sheet.ts'
import type { Unit } from '../units.ts'
import {
  ABILITIES,
  APTITUDES,
  ARMOURS,
  BRANCHES,
  LEADER_RATINGS,
  OFFICER_RATINGS,
  PERSONALITIES,
  QUALITIES,
  RESOLVES,
  ROLES,
  TRAITS,
  UNIT_KINDS,
  UNIT_TRAITS,
} from '../words.ts'
import type { Arm } from '../weapons.ts'
import { armIn, ownTraitsIn, type Fielded } from './fielded.ts'
import { platoonSchema, refSchema } from './fields.ts'

const MOST_FIGURES = 40
const MOST_OWN_TRAITS = 20

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
  weapon: refSchema.nullable(),
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
  basic: refSchema,
  figures: z.array(figureSchema).max(MOST_FIGURES).refine(areUnique, TWICE),
  /** What a crew serves, or a sniper has in the place of the book's rifle (lines 1316, 1638). */
  serves: refSchema.nullable(),
  offBoard: z.boolean(),
  traits: someOf(UNIT_TRAITS),
  /** Those of them that its force brings. */
  ownTraits: z.array(refSchema).max(MOST_OWN_TRAITS).refine(eachOnce, ONCE).exactOptional(),
  /** What the players agreed for Infect (line 2513). */
  infect: z.number().min(0).max(100).nullable(),
  /** The other Fire Team, a Mechanized unit's vehicle, or the squad that a team goes with, and a psionic at first (lines 1280, 1324, 1787, 2234). */
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

/** The unit without whom it lacks: as it goes into its next battle (lines 2003–2007, 2887–2926). */
export const withoutMissing = <One extends Pick<UnitDraft, 'figures'>>(unit: One): One => ({
  ...unit,
  figures: unit.figures.flatMap(({ lost = 0, ...one }) =>
    one.count > lost ? [{ ...one, count: one.count - lost }] : [],
  ),
})

/** The unit in the numbers of the rules; a served weapon is nobody's own. */
export function unitOf(draft: Fielded<UnitDraft>): Unit {
  const { id, quality, resolve, armour, traits, figures } = draft
  const own = ownTraitsIn(draft)
  return {
    id,
    strength: strengthOf(draft),
    quality,
    resolve,
    armour,
    basic: carriedIn(draft),
    support: figures.flatMap((one) => {
      const weapon = armIn(draft, one.weapon, 'support')
      return weapon === null ? [] : Array.from({ length: one.count }, () => weapon)
    }),
    officer: figures.some(({ role, count: of }) => role === 'officer' && of > 0),
    traits: [...new Set([...traits, ...own.flatMap(({ has = [] }) => has)])],
    own,
  }
}

/** What its figures carry that have no support weapon (lines 2362, 2436). */
function carriedIn(draft: Fielded<UnitDraft>): Unit['basic'] {
  if (draft.kind === 'sniper') return rifleIn(draft)
  return draft.kind === 'team' ? CREW_WEAPON : basicIn(draft)
}

/** The basic weapon of a unit; the usual one where it names what is not there. */
export const basicIn = (draft: Fielded<Pick<UnitDraft, 'basic'>>): Arm =>
  armIn(draft, draft.basic, 'basic') ?? STANDARD_WEAPON
/** A sniper's: the book's, or one of the group's own (lines 319, 1638). */
export const rifleIn = (draft: Fielded<Pick<UnitDraft, 'serves'>>): Arm => servedIn(draft) ?? 'sniperRifle'
/** What its crew serves. */
export const servedIn = (draft: Fielded<Pick<UnitDraft, 'serves'>>): Arm | null =>
  armIn(draft, draft.serves, 'heavy')

/** The unit as it is paid for; marks of quick forces cost nothing. */
export function pricedUnit(draft: Fielded<UnitDraft>): FootUnit {
  const { figures, quality, resolve, armour, ...unit } = draft
  const basic = basicIn(draft)
  const serves = servedIn(draft)
  return {
    figures: figures.map(({ role, count: of, weapon: ref, personalities, rating, aptitude, strength }) => {
      const weapon = armIn(draft, ref, 'support')
      return {
        ...{ role, count: of, armour, personalities },
        ...(role !== 'crew' && role !== 'sniper' ? { weapon: weapon ?? basic } : weapon && { weapon }),
        ...(rating && { rating }),
        ...(aptitude && { aptitude }),
        ...(strength !== null && { strength }),
      }
    }),
    ...(serves && { serves }),
    offBoard: unit.offBoard,
    quality,
    resolve,
    traits: unit.traits.flatMap((trait) => [...TRAITS, ...ABILITIES].filter((one) => one === trait)),
    own: ownTraitsIn(draft),
    ...(unit.infect !== null && { infect: unit.infect }),
  }
}

/** Its record sheet, with the weapon that a crew serves in the first row; non-combatants have none. Source: lines 1419, 2033–2069; E19. */
export function sheetOf(draft: Fielded<UnitDraft>): RecordSheet {
  const sheet = recordSheet(unitOf(draft))
  if (draft.kind === 'nonCombatants') return { ...sheet, rows: [] }
  const serves = draft.kind === 'sniper' ? null : servedIn(draft)
  const row = serves && sheetRow(draft.quality, serves, 1)
  return row ? { ...sheet, rows: [row, ...sheet.rows] } : sheet
}
