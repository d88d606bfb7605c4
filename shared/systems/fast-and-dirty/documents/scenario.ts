import { z } from 'zod'
import { line, name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { problem, type Problem } from '../../../problem.ts'
import { areUnique, count, idSchema, someOf, TWICE } from '../../fields.ts'
import { MISSION_DETAILS } from '../data/scenarios.ts'
import { armOf, isBlast, ownWeaponSchema } from '../weapons.ts'
import {
  AI_GRADES,
  ANTI_AIR,
  ATTITUDES,
  ESCALATION,
  MISSIONS,
  QUALITIES,
  SECTORS,
  SENTRY_ARMS,
  STANCES,
  TRAITS,
  WORKS,
} from '../words.ts'
import { REPEATED, refSchema } from './fields.ts'

/** What a battlefield is like (lines 414–418). */
export const GROUNDS = ['military', 'rural', 'urban', 'other'] as const

const inches = count(0, 240)

/** Where a side begins, in inches from its own edge where nothing else is said (lines 428–436, 2691–2693). */
const zoneSchema = z.discriminatedUnion('where', [
  /** Along an edge; a width of null: the whole of it. */
  z.strictObject({ where: z.literal('edge'), width: inches.nullable(), depth: inches }),
  z.strictObject({ where: z.literal('middle'), width: inches, depth: inches }),
  z.strictObject({ where: z.literal('opposingEdges'), depth: inches }),
  z.strictObject({ where: z.literal('anyEdge') }),
  z.strictObject({ where: z.literal('air') }),
])
export type Zone = z.infer<typeof zoneSchema>

/** What a side wins by. */
const aimSchema = z.discriminatedUnion('kind', [
  /** A mission of the generator, with its own numbers. */
  z.strictObject({ kind: z.literal('mission'), mission: z.enum([...MISSIONS, ESCALATION]) }),
  /** Half of the enemy's units, or as the house rules have it (lines 428, 436). */
  z.strictObject({ kind: z.literal('defeat') }),
  /** A feature taken, and held for so many turns; null: as the house rules have it (line 430). */
  z.strictObject({ kind: z.literal('holdFeature'), turns: count(1, 20).nullable() }),
  /** Works destroyed, and a share of the force off the far edge (line 432). */
  z.strictObject({
    kind: z.literal('breakThrough'),
    works: count(0, 20),
    share: z.number().min(0).max(1),
  }),
  /** The enemy is kept from theirs. */
  z.strictObject({ kind: z.literal('deny') }),
  /** As the players write. */
  z.strictObject({ kind: z.literal('own'), text }),
])
export type Aim = z.infer<typeof aimSchema>

const sideSchema = z.strictObject({
  id: idSchema,
  name,
  notes: text,
  role: z.enum(['attacker', 'defender']).nullable(),
  stance: z.enum(STANCES).nullable(),
  attitude: z.enum(ATTITUDES).nullable(),
  zone: zoneSchema,
  aim: aimSchema,
  /** Its force against the other's: 1.5 is half as much again (lines 428–436). */
  share: z.number().min(0.1).max(10),
  /** The share of its units that begins fortified (line 432). */
  fortified: z.number().min(0).max(1),
  /** Traits and snipers that it gains, to be given out before the battle (lines 2751–2831). */
  traits: someOf(TRAITS),
  snipers: count(0, 5),
  /** Field defences that it may place; three make a light bunker (lines 2649, 2695). */
  fieldWorks: count(0, 30),
  /** What stands there already. */
  works: z
    .array(
      z.strictObject({
        id: idSchema,
        name: line,
        work: z.enum(WORKS),
        /** A Point Defense System that protects it (line 1622). */
        pds: z.enum(AI_GRADES).exactOptional(),
      }),
    )
    .max(40)
    .refine(areUnique, TWICE),
  /** Sentry guns, each where it stands (line 1597). */
  sentries: z
    .array(z.strictObject({ id: idSchema, name: line, gun: z.enum(SENTRY_ARMS), ai: z.enum(AI_GRADES) }))
    .max(20)
    .refine(areUnique, TWICE)
    .exactOptional(),
  /** Off-board units; calls: null for one each turn (line 1355). */
  artillery: z
    .array(
      z.strictObject({
        id: idSchema,
        weapon: refSchema,
        quality: z.enum(QUALITIES),
        calls: count(1, 20).nullable(),
      }),
    )
    .max(12)
    .refine(areUnique, TWICE),
  /** Off-board anti-air units (line 1251). */
  antiAir: z.array(z.enum(ANTI_AIR)).max(12).meta(REPEATED),
  /** It has no grenades, whatever its units have otherwise (lines 1028, 1076; R8). */
  lacksGrenades: z.boolean().exactOptional(),
  /** Ignores so many Under Fire results (line 2653). */
  ignoresUnderFire: count(0, 20),
})
export type ScenarioSide = z.infer<typeof sideSchema>

const scenarioSchema = z.strictObject({
  kind: z.literal('scenario'),
  version: z.literal(1),
  name,
  /** For both sides. */
  brief: text,
  /** For who sets it up. */
  notes: text,
  ground: z.enum(GROUNDS),
  /** Inches (line 2624). */
  table: z.strictObject({ width: count(12, 240), depth: count(12, 240) }),
  /** Null: open (R32). */
  turns: count(1, 60).nullable(),
  sides: z.array(sideSchema).length(2).refine(areUnique, TWICE),
  /** Heavy weapons that its artillery has beside the book's. */
  weapons: z.array(ownWeaponSchema).max(40).refine(areUnique, TWICE).exactOptional(),
  /** Each side gives its orders in secret as the battle is set up; then dice say what it is sent for (lines 2643–2717). */
  secretOrders: z.boolean().exactOptional(),
  /** Contact markers go down in place of units (line 2719). */
  contactMarkers: z.boolean(),
  /** Objective markers by sector, as their side sees them (line 2699). */
  objectives: z
    .array(z.strictObject({ id: idSchema, name: line, side: idSchema, sector: z.enum(SECTORS) }))
    .max(12)
    .refine(areUnique, TWICE),
  /** A key feature that is held or destroyed. */
  feature: line,
  /** The battle of the campaign's plan that it is fought for. */
  planned: idSchema.exactOptional(),
})
/** A scenario as somebody writes it: it may be unfinished. */
export type ScenarioDraft = z.infer<typeof scenarioSchema>

export const SCENARIO_DOCUMENT: NamedKind<ScenarioDraft> = {
  kind: 'scenario',
  version: 1,
  schema: scenarioSchema,
  upgrades: [],
}

/**
 * What keeps a scenario from being played; `[]` when nothing does. Problems: `scenario/zone`, `scenario/weapon`,
 * `scenario/feature`, `scenario/objectives`, `scenario/side`, `scenario/deny`. Source: lines 428–436, 1355, 2685–2831.
 */
export function checkScenario(s: ScenarioDraft): Problem[] {
  return [...s.sides.flatMap((side, at) => sideProblems(s, side, at)), ...objectiveProblems(s)]
}

function sideProblems(s: ScenarioDraft, { id, zone, aim, artillery }: ScenarioSide, at: number): Problem[] {
  const problems: Problem[] = []
  const { width, depth } = s.table
  const isOut =
    ('depth' in zone && zone.depth > depth) || ('width' in zone && zone.width !== null && zone.width > width)
  if (isOut)
    problems.push(
      problem(
        'scenario/zone',
        'This zone is larger than the table: make one of them fit.',
        ['sides', at, 'zone'],
        { side: id },
      ),
    )
  const gun = artillery.find(({ weapon }) => !bursts(s, weapon))
  if (gun)
    problems.push(
      problem(
        'scenario/weapon',
        'Only blast weapons fire from off the table: choose a cannon, a mortar, a launcher, or one of the scenario’s own that bursts.',
        ['sides', at, 'artillery', artillery.indexOf(gun), 'weapon'],
        { side: id, weapon: gun.weapon },
      ),
    )
  if (aim.kind === 'holdFeature' && s.feature === '' && !s.secretOrders)
    problems.push(problem('scenario/feature', 'Name the feature that is to be held.', ['feature']))
  const isDenying =
    !s.secretOrders && (aim.kind === 'deny' || (aim.kind === 'mission' && aim.mission === 'interfere'))
  const others = s.sides.filter((one) => one.id !== id)
  if (isDenying && others.some((one) => one.aim.kind === 'deny'))
    problems.push(
      problem(
        'scenario/deny',
        'Each side waits to spoil what the other wants: give one of them an aim of its own.',
        ['sides', at, 'aim'],
        { side: id },
      ),
    )
  return problems
}

/** A weapon of the book or of the scenario's own that fires from off the table (line 1355). */
const bursts = ({ weapons = [] }: ScenarioDraft, ref: string): boolean =>
  isBlast(armOf(weapons, ref, 'heavy'))

/** Objectives are there that a mission of the generator needs, as its side sees them (lines 2755–2815). */
function objectiveProblems({ sides, objectives, secretOrders }: ScenarioDraft): Problem[] {
  const strangers = objectives.flatMap(({ side }, at) =>
    sides.some(({ id }) => id === side)
      ? []
      : [
          problem('scenario/side', 'This objective is of a side that is not there: choose another.', [
            'objectives',
            at,
            'side',
          ]),
        ],
  )
  const lacking = sides.flatMap(({ id, aim }, at) => {
    if (aim.kind !== 'mission' || secretOrders) return []
    return MISSION_DETAILS[aim.mission].objectives.flatMap(({ sector, count: wanted }) => {
      const found = objectives.filter((one) => sectorFor(id, one) === sector).length
      if (found >= wanted) return []
      const message = `This mission needs ${wanted} of the ${sector} objectives, and the table has ${found}: place more.`
      return [
        problem('scenario/objectives', message, ['sides', at, 'aim'], { side: id, sector, wanted, found }),
      ]
    })
  })
  return [...strangers, ...lacking]
}

/** The sector of an objective as a side sees it: what is near for one is far for the other. Source: line 2699. */
export function sectorFor(
  side: string,
  objective: Pick<ScenarioDraft['objectives'][number], 'side' | 'sector'>,
): (typeof SECTORS)[number] {
  if (objective.side === side || objective.sector === 'middle') return objective.sector
  return objective.sector === 'near' ? 'far' : 'near'
}
