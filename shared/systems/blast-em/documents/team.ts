import { z } from 'zod'
import { line, name, pictureId, text } from '../../../contract/fields.ts'
import type { Fated } from '../../account.ts'
import { problem, type Problem } from '../../../problem.ts'
import { TEAM_CHART } from '../data/team-chart.ts'
import type { HouseRules } from '../house-rules.ts'
import type { Who } from '../profiles.ts'
import { checkTeam, teamType, type Team } from '../teams.ts'
import type { Carried } from '../words.ts'
import { areUnique, carriedSchema, idSchema, TWICE } from './fields.ts'
import { ownModel, ownTypeSchema, type OwnType } from './own-type.ts'
import type { NamedKind } from '../../../document.ts'

const MOST_MEMBERS = 40
const MOST_OWN_TYPES = 20

const memberSchema = z.strictObject({
  id: idSchema,
  /** Of the Team Chart, or an id of `own`; a draft may name one that is not there. */
  type: z.string().min(1).max(40),
  /** Empty: called as the type is. */
  name: line,
  notes: text,
  gadgets: z.array(carriedSchema).max(12),
  /** A portrait. */
  picture: pictureId.nullable(),
  /** Was out of the game, and is back where the group says so (line 147). */
  guest: z.boolean(),
})

const teamSchema = z.strictObject({
  kind: z.literal('team'),
  version: z.literal(1),
  name,
  notes: text,
  sequel: z.boolean(),
  members: z.array(memberSchema).max(MOST_MEMBERS).refine(areUnique, TWICE),
  /** Types of the group's own that are in it, so that it can travel. */
  own: z
    .record(idSchema, ownTypeSchema)
    .refine((own) => Object.keys(own).length <= MOST_OWN_TYPES, `At most ${MOST_OWN_TYPES} own types.`),
})

/** A team as somebody writes it: it may be unfinished or against the rules. */
export type TeamDraft = z.infer<typeof teamSchema>

export const TEAM_DOCUMENT: NamedKind<TeamDraft> = {
  kind: 'team',
  version: 1,
  schema: teamSchema,
  upgrades: [],
}

export interface ReadyMember {
  readonly id: string
  /** Empty: called as the type is. */
  readonly name: string
  readonly who: Who
  readonly gadgets: readonly Carried[]
  readonly picture: string | null
  readonly guest: boolean
}

/** A team that may set out. */
export interface ReadyTeam {
  readonly name: string
  readonly sequel: boolean
  readonly members: readonly ReadyMember[]
}

/** The team as the rules of `checkTeam` and `teamCost` read it. */
export function teamOf({ members, own, sequel }: TeamDraft): Team {
  return {
    members: members.map((one) => ({ type: one.type, gadgets: one.gadgets.map(({ gadget }) => gadget) })),
    own,
    sequel,
  }
}

/**
 * The team as it sets out, or all that keeps it: the problems of `checkTeam`, then `team/no-sequels` and `team/no-guests`
 * where the house rules have none.
 */
export function readyTeam(
  draft: TeamDraft,
  rules: Pick<HouseRules, 'sequels' | 'guests'>,
): { readonly team: ReadyTeam } | { readonly problems: readonly Problem[] } {
  const problems = [...checkTeam(teamOf(draft)), ...againstHouse(draft, rules)]
  if (problems.length > 0) return { problems }
  const members = draft.members.map(({ type, notes: _notes, ...member }) => ({
    ...member,
    who: whoIn(type, draft.own),
  }))
  return { team: { name: draft.name, sequel: draft.sequel, members } }
}

/** What a team can do, by how many of it can: shoot with a value of their own, heal, open what is locked. */
export interface Blend {
  readonly shooting: number
  readonly healing: number
  readonly technical: number
}

/** What the book advises to blend, with troopers of all kinds as the mainstay. Source: lines 51–53, 69, 190. */
export function blendOf({ members, own }: TeamDraft): Blend {
  const models = members.flatMap(({ type }) => {
    const known = teamType(type)
    const found = known ? TEAM_CHART[known] : own[type]
    return found ? [found] : []
  })
  return {
    shooting: models.filter(({ ranged }) => ranged !== null).length,
    healing: models.filter(({ skill }) => skill?.medical).length,
    technical: models.filter(({ skill }) => skill?.technical).length,
  }
}

const homeSchema = z.object({ gadgets: z.array(carriedSchema) })

/**
 * The team of a sequel: who is left, unhurt, with what they carry (lines 147, 214). Tagalongs that were saved are told
 * in the log; one of them comes in again as a member of a type that the team pays for (line 59).
 */
export function nextTeam(team: TeamDraft, people: readonly Fated[]): TeamDraft {
  const members = team.members.flatMap((member) => {
    const fated = people.find(({ id, joined }) => id === member.id && !joined)
    if (fated?.isLost) return []
    const home = homeSchema.safeParse(fated?.home)
    return [home.success ? { ...member, gadgets: home.data.gadgets } : member]
  })
  return { ...team, members, sequel: true }
}

function againstHouse(
  { sequel, members }: TeamDraft,
  { sequels, guests }: Pick<HouseRules, 'sequels' | 'guests'>,
): Problem[] {
  const guest = members.findIndex((member) => member.guest)
  return [
    ...(sequel && !sequels
      ? [problem('team/no-sequels', 'Your house rules know no sequels: start a new team.', ['sequel'])]
      : []),
    ...(guest >= 0 && !(guests && sequel)
      ? [
          problem(
            'team/no-guests',
            'A guest returns in a sequel, and where the house rules let him: take him out, or change one of them.',
            ['members', guest, 'guest'],
            { member: guest + 1 },
          ),
        ]
      : []),
  ]
}

function whoIn(type: string, own: Readonly<Record<string, OwnType>>): Who {
  const known = teamType(type)
  if (known) return { kind: 'team', type: known }
  const found = own[type]
  if (!found) throw new Error(`${type} was checked, and is no type.`)
  return { kind: 'own', type, model: ownModel(found) }
}
