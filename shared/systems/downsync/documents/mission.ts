import { z } from 'zod'
import { name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { problem, type Problem } from '../../../problem.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { FIELD } from '../data/forces.ts'
import { TERRAINS } from '../words.ts'
import { sizesSchema } from './force-list.ts'

/** Sides of a mission: who deploys first, and the other. */
export const MISSION_SIDES = ['first', 'second'] as const
export type MissionSide = (typeof MISSION_SIDES)[number]

const inches = count(0, FIELD)
const points = count(1, 20)

/** Something on the table that Units are measured from, seen by its side: from its right edge and its back edge. */
const tokenSchema = z.strictObject({
  id: idSchema,
  name,
  /** Null: it lies in the middle between both, and is nobody’s. */
  side: z.enum(MISSION_SIDES).nullable(),
  right: inches,
  back: inches,
})

/** A piece of terrain as the group agrees on it before the game (lines 268–302, 673). */
const terrainSchema = z.strictObject({
  id: idSchema,
  name,
  /** What of the area terrain it is; null: none of it. */
  area: z.enum(TERRAINS).nullable(),
  /** Infantry Bases that have room on the roof of a building; null: it is none. */
  holds: count(1, 30).nullable(),
  blocksSight: z.boolean(),
  impassable: z.boolean(),
})
export type TerrainPiece = z.infer<typeof terrainSchema>

/** What brings Victory Points. */
const scoreSchema = z.discriminatedUnion('kind', [
  /** When a side ends its Taskforce Activation: each of its Units near such a token, less enemies near it (line 661). */
  z.strictObject({
    kind: z.literal('near'),
    id: idSchema,
    tokens: z.enum(['enemy', 'own', 'anybody']),
    within: inches,
    points,
    /** How near enemy Units take points away; null: they take none. */
    takes: z.strictObject({ within: inches, points }).nullable(),
  }),
  /** When a Round ends: for whoever has more Units near such a token. */
  z.strictObject({
    kind: z.literal('hold'),
    id: idSchema,
    tokens: z.enum(['enemy', 'own', 'anybody']),
    within: inches,
    points,
  }),
  /** At once: for each enemy Unit that is destroyed, by its Signature. */
  z.strictObject({ kind: z.literal('destroy'), id: idSchema, points: sizesSchema }),
  /** At once: for each enemy Ping that is revealed, a decoy too. */
  z.strictObject({ kind: z.literal('reveal'), id: idSchema, points }),
  /** As the players write; they enter what it brings. */
  z.strictObject({ kind: z.literal('own'), id: idSchema, text }),
])
export type Score = z.infer<typeof scoreSchema>

const missionSchema = z.strictObject({
  kind: z.literal('mission'),
  version: z.literal(1),
  name,
  /** For both sides. */
  brief: text,
  /** For who sets it up. */
  notes: text,
  /** Inches from the own edge; a width, in the middle of it, or null for the whole (line 657). */
  zones: z.strictObject({
    first: z.strictObject({ depth: inches, width: inches.nullable() }),
    second: z.strictObject({ depth: inches, width: inches.nullable() }),
  }),
  tokens: z.array(tokenSchema).max(12).refine(areUnique, TWICE),
  /** Nothing stands there where the players only agree on it at the table. */
  terrain: z.array(terrainSchema).max(40).refine(areUnique, TWICE),
  /** Decoys that each side has beside those of its Units (line 408). */
  decoys: z.strictObject({ first: sizesSchema, second: sizesSchema }),
  scores: z.array(scoreSchema).max(8).refine(areUnique, TWICE),
  /** Points that end the game; null: none do (line 663). */
  wins: count(1, 100).nullable(),
  /** Rounds after which whoever has more points has won; null: as the house rules have it (R32). */
  rounds: count(1, 30).nullable(),
})
/** A mission as somebody writes it: it may be unfinished. */
export type MissionDraft = z.infer<typeof missionSchema>

export const MISSION_DOCUMENT: NamedKind<MissionDraft> = {
  kind: 'mission',
  version: 1,
  schema: missionSchema,
  upgrades: [],
}

/**
 * What keeps a mission from being played; `[]` when nothing does. Problems: `mission/zones`, `mission/tokens`,
 * `mission/terrain`, `mission/end`. Source: lines 184–187, 300–302, 653–663.
 */
export function checkMission(m: MissionDraft): Problem[] {
  const problems: Problem[] = []
  if ([m.zones.first, m.zones.second].some(({ depth, width }) => depth === 0 || width === 0))
    problems.push(
      problem('mission/zones', 'A side has nowhere to deploy: give its zone a depth and a width.', ['zones']),
    )
  else if (m.zones.first.depth + m.zones.second.depth > FIELD)
    problems.push(problem('mission/zones', 'The zones reach into each other: make one shallower.', ['zones']))
  for (const [at, score] of m.scores.entries())
    if ('tokens' in score && !isThere(m, score.tokens))
      problems.push(
        problem('mission/tokens', 'No such token lies on the table: place one, or score otherwise.', [
          'scores',
          at,
          'tokens',
        ]),
      )
  const called = buildingsOn(m).map((one) => one.name)
  for (const [at, piece] of m.terrain.entries())
    if (piece.holds !== null && called.filter((one) => one === piece.name).length > 1)
      problems.push(
        problem('mission/terrain', 'Two buildings are called so: give this one another name.', [
          'terrain',
          at,
          'name',
        ]),
      )
  if (m.wins !== null && m.scores.length === 0)
    problems.push(
      problem('mission/end', 'Nothing brings points here: add what does, or ask for none.', ['wins']),
    )
  return problems
}

/** Pieces that infantry goes into. */
export const buildingsOn = ({ terrain }: Pick<MissionDraft, 'terrain'>) =>
  terrain.flatMap(({ name: called, holds }) => (holds === null ? [] : [{ name: called, holds }]))

/** Whether each side has such a token to score at. */
function isThere({ tokens }: Pick<MissionDraft, 'tokens'>, of: 'enemy' | 'own' | 'anybody'): boolean {
  if (of === 'anybody') return tokens.length > 0
  return MISSION_SIDES.every((side) => tokens.some((one) => one.side === side))
}
