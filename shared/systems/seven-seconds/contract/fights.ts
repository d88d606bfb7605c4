import { z } from 'zod'
import { entry, read, write } from '../../../contract/call.ts'
import { FATES } from '../../../contract/choices.ts'
import { day, id, line, name, nothing, text } from '../../../contract/fields.ts'
import { document, key, level, whole } from '../../../contract/fight-parts.ts'
import type { BattleRules } from '../battle/documents/rules.ts'
import { SIDES } from '../battle/words.ts'
import { SAMPLE_FACTION_IDS } from '../data/sample-factions.ts'
import { UNITS } from '../words.ts'
import { enteredCalls } from './entered.ts'
import { namesFrom } from './roster.ts'

/** What battles of 7 Seconds have beside those of any game: factions that fight them, squares, own names, a campaign. */

const side = z.enum(SIDES)

/** Somebody of the campaign; in a battle without one a shipped faction, or a finished one of the group's own. */
const fighter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('participant'), participant: id }),
  z.strictObject({ kind: z.literal('sample-faction'), faction: z.enum(SAMPLE_FACTION_IDS) }),
  z.strictObject({ kind: z.literal('own-faction'), faction: id }),
])

/** Where the units of a side stand on its Holding Area. */
const layout = z.array(z.strictObject({ square: whole.min(1).max(16), units: z.array(z.string()) }))

/** A layout that is kept for the next battle: what stands where, by type. */
const keptSquares = z
  .array(z.strictObject({ square: whole.min(1).max(16), units: z.array(z.enum(UNITS)).max(16) }))
  .max(16)
const keptLayout = z.strictObject({ id, name, squares: keptSquares })

/** Own names of a side's troopers, with who of the roster they are. */
const ownNames = z.array(z.strictObject({ unit: z.string(), name, trooper: id.nullable() }))

/** What became of somebody with an own name. */
const fate = z.strictObject({
  unit: z.string(),
  fate: z.enum(FATES),
  wounds: whole.min(0).max(99),
  round: whole.min(1).max(99).nullable(),
  cause: line,
})

export const ownFightCalls = {
  /** Not a step of undo: a fight that goes on is abandoned, not undone. */
  'fights.begin': entry(
    z.strictObject({
      campaign: id.nullable(),
      a: fighter,
      b: fighter,
      level,
      place: line.exactOptional(),
      /** Null for those of the campaign, or Muster's own without one. */
      rules: document<BattleRules>().nullable(),
      /** In a battle without a campaign the deck; null for the one that comes with the game. A campaign has chosen its own. */
      deck: id.nullable().default(null),
    }),
    z.strictObject({ id }),
  ),
  /** A side's units on squares by chance, no two layouts alike: nothing is done yet. */
  'fights.suggestLayout': read(z.strictObject({ id, side, ...key }), z.strictObject({ squares: layout })),
  /** A name for every trooper of the side: the living of its roster, else of the style or list. Nothing is done yet. */
  'fights.suggestNames': read(
    z.strictObject({ id, side, names: namesFrom, ...key }),
    z.strictObject({ names: ownNames }),
  ),
  /** The layouts that the side's faction keeps, by name: as secret as its squares. */
  'fights.layouts': read(
    z.strictObject({ id, side, ...key }),
    z.strictObject({ layouts: z.array(keptLayout) }),
  ),
  /** Keeps a layout; one of the same name is replaced. */
  'fights.keepLayout': entry(
    z.strictObject({ id, side, name, squares: keptSquares, ...key }),
    z.strictObject({ layout: id }),
  ),
  'fights.renameLayout': entry(z.strictObject({ id, side, layout: id, name, ...key }), nothing),
  'fights.removeLayout': entry(z.strictObject({ id, side, layout: id, ...key }), nothing),
  /**
   * Enters a finished fight as the campaign's last battle, with the service of those who are of a roster: as `fates`
   * says, else the destroyed killed and the rest unhurt. `recruit` takes those with a free name into their rosters.
   */
  'fights.enter': write(
    z.strictObject({
      id,
      foughtOn: day.nullable(),
      place: line,
      note: text,
      /** The planned battle that it was: it is planned no more. */
      fixture: id.nullable().default(null),
      fates: z.array(fate).max(64).default([]),
      recruit: z.array(side).max(2).default([]),
    }),
    z.strictObject({ battle: id }),
  ),
  ...enteredCalls,
}

export type Fighter = z.infer<typeof fighter>
export type KeptLayout = z.infer<typeof keptLayout>
export type OwnName = z.infer<typeof ownNames>[number]
export type UnitFate = z.infer<typeof fate>
