import { z } from 'zod'
import { id, line, name, pictureId, text } from '../../../contract/fields.ts'
import type { Fated } from '../../account.ts'
import { problem, under, type Problem } from '../../../problem.ts'
import { TEAM_CHART, TEAM_POINTS } from '../data/team-chart.ts'
import type { HouseRules } from '../house-rules.ts'
import type { Who } from '../profiles.ts'
import { mayWear } from '../gadgets.ts'
import { checkTeam, teamCost, teamType, type Team } from '../teams.ts'
import type { Carried } from '../words.ts'
import { areUnique, idSchema, TWICE } from '../../fields.ts'
import { carriedSchema } from './fields.ts'
import { ownModel, ownTypeSchema, warnOfType, type OwnType } from './own-type.ts'
import type { NamedKind } from '../../../document.ts'

const MOST_MEMBERS = 40
const MOST_OWN_TYPES = 20
const MOST_KNOWN = 80
const MOST_GADGETS = 40
const gadgetsSchema = z.array(carriedSchema).max(MOST_GADGETS)

const memberSchema = z.strictObject({
  id: idSchema,
  /** Of the Team Chart, or an id of `own`; a draft may name one that is not there. */
  type: z.string().min(1).max(40),
  /** Empty: called as the type is. */
  name: line,
  notes: text,
  gadgets: gadgetsSchema,
  /** A portrait. */
  picture: pictureId.nullable(),
  /** Was out of the game, and is back where the group says so (line 147). */
  guest: z.boolean(),
})

const knownSchema = z.strictObject({
  /** Of a member the member's; nobody else is called so. */
  id: idSchema,
  /** Empty: called as the type is. */
  name: line,
  /** What they were: of the team, or as a mission called them who came along. */
  type: z.string().min(1).max(40),
  notes: text,
  picture: pictureId.nullable(),
  /** Has exited the story (line 147). */
  isOut: z.boolean(),
  /** What they brought along, and nobody has yet. */
  gadgets: gadgetsSchema.exactOptional(),
  /** What of it they were handed as they were taken along; it waits on where they are left behind again. */
  handed: gadgetsSchema.exactOptional(),
})

const teamSchema = z.strictObject({
  kind: z.literal('team'),
  version: z.literal(1),
  name,
  notes: text,
  sequel: z.boolean(),
  members: z.array(memberSchema).max(MOST_MEMBERS).refine(areUnique, TWICE),
  /** Everybody of the missions behind it, as they were then: members too. */
  known: z.array(knownSchema).max(MOST_KNOWN).refine(areUnique, TWICE),
  /** The battle that it went on from last: nobody goes on from the same one twice. */
  after: id.exactOptional(),
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

type TeamRules = Pick<HouseRules, 'sequels' | 'guests' | 'changeOfType' | 'pointsLeft' | 'gadgetsFrom'>

/**
 * The team as it sets out, or all that keeps it: the problems of `checkTeam`, then `team/points-left`, `team/no-sequels`,
 * `team/no-guests` and `team/no-change` where the house rules have none.
 */
export function readyTeam(
  draft: TeamDraft,
  rules: TeamRules,
): { readonly team: ReadyTeam } | { readonly problems: readonly Problem[] } {
  const mayCarry = draft.sequel || rules.gadgetsFrom === 'firstMission'
  const problems = [...checkTeam({ ...teamOf(draft), sequel: mayCarry }), ...againstHouse(draft, rules)]
  if (problems.length > 0) return { problems }
  const members = draft.members.map(({ type, notes: _notes, ...member }) => ({
    ...member,
    who: whoIn(type, draft.own),
  }))
  return { team: { name: draft.name, sequel: draft.sequel, members } }
}

/**
 * What house rules make of a team beside what `checkTeam` says of it by the book alone: what they refuse, and what of the
 * book's they let pass. Source: lines 59, 147, 190, 216; R37.
 */
export function ruledBeside(
  draft: TeamDraft,
  rules: TeamRules,
): { readonly refused: readonly Problem[]; readonly allowed: readonly Problem[] } {
  const ready = readyTeam(draft, rules)
  const ruled = 'problems' in ready ? ready.problems : []
  const book = checkTeam(teamOf(draft))
  const lacks = (all: readonly Problem[], { code }: Problem): boolean => !all.some((one) => one.code === code)
  return {
    refused: ruled.filter((one) => lacks(book, one)),
    allowed: book.filter((one) => lacks(ruled, one)),
  }
}

/** What is unusual in the types that a team has of its own: `warnOfType`, with the path of each (lines 196, 202). */
export function warnOfTeam({ own }: Pick<TeamDraft, 'own'>): Problem[] {
  return Object.entries(own).flatMap(([id, type]) => under(warnOfType(type), 'own', id))
}

/** AV of whoever shoots as well as somebody with a value for it: an Operative (line 194). */
const SHARP_AV = 5

/** What a team can do, by how many of it can: shoot well, heal, open what is locked. */
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
    shooting: models.filter(({ av, ranged }) => ranged !== null || av >= SHARP_AV).length,
    healing: models.filter(({ skill }) => skill?.medical).length,
    technical: models.filter(({ skill }) => skill?.technical).length,
  }
}

/** What a team is like, by who is in it; the first that fits. */
export const TEMPERS = ['alone', 'machines', 'loud', 'peaceful', 'careful', 'mixed'] as const
export type Temper = (typeof TEMPERS)[number]

export function temperOf(team: TeamDraft): Temper {
  const count = (...types: readonly string[]): number =>
    team.members.filter(({ type }) => types.includes(type)).length
  const { shooting, healing } = blendOf(team)
  if (count('operative') > 0) return 'alone'
  if (count('botBasic', 'botEnhanced') > 1) return 'machines'
  if (count('demo', 'heavy') > 1) return 'loud'
  if (shooting === 0) return 'peaceful'
  return healing > shooting ? 'careful' : 'mixed'
}

const homeSchema = z.object({ gadgets: z.array(carriedSchema) })
const broughtBy = ({ home }: Pick<Fated, 'home'>): readonly Carried[] =>
  homeSchema.safeParse(home).data?.gadgets ?? []

/** Somebody of an earlier mission. */
export type Known = TeamDraft['known'][number]

/**
 * The team of a sequel: who is left, unhurt, with what they carry (lines 147, 214), and Tagalongs that were brought home:
 * as Sidekicks, as far as the points go, for nobody sets out as a Tagalong (lines 33, 59, 192). Everybody stays known, and
 * may come back as somebody else (line 147); what they brought along waits with them.
 */
export function nextTeam(team: TeamDraft, people: readonly Fated[]): TeamDraft {
  const fates = new Map(people.filter(({ joined }) => !joined).map((one) => [one.id, one]))
  const waitingFor = ({ id }: Pick<Known, 'id'>): readonly Carried[] =>
    team.known.find((one) => one.id === id)?.gadgets ?? []
  const members = team.members.flatMap((member) => {
    const fated = fates.get(member.id)
    if (fated?.isLost) return []
    const home = homeSchema.safeParse(fated?.home)
    const gadgets = home.success ? home.data.gadgets.slice(0, MOST_GADGETS) : member.gadgets
    // Of another type by now they may wear what waited.
    return [withMore({ ...member, gadgets }, waitingFor(member).filter(fits(member.type)))]
  })
  const went = team.members.map(({ id, name, type, notes, picture, guest }): Known => {
    const isLost = fates.get(id)?.isLost ?? false
    const waiting = waitingFor({ id }).filter((one) => isLost || !fits(type)(one))
    return withMore<Known>({ id, name, type, notes, picture, isOut: guest || isLost }, waiting)
  })
  const others = team.known.filter(({ id }) => !went.some((one) => one.id === id))
  const known = [...others, ...went]
  const met: string[] = []
  for (const person of people.filter(cameAlong)) {
    const { name, type } = person
    const isIt = (one: Pick<Known, 'name'>): boolean => name !== '' && one.name === name
    // Met under the name of somebody in the team they are the same, and once more as before.
    const inTeam = members.findIndex(isIt)
    const before = known.findIndex((one) => isIt(one) && one.type === type)
    const [member, one] = [members[inTeam], known[before]]
    if (member) {
      members[inTeam] = withMore(member, broughtBy(person))
      continue
    }
    if (one) {
      known[before] = withMore(one, broughtBy(person))
      continue
    }
    const id = freeKnown(known)
    known.push(withMore<Known>({ id, name, type, notes: '', picture: null, isOut: false }, broughtBy(person)))
    met.push(id)
  }
  const next = { ...team, members, known: known.slice(-MOST_KNOWN), sequel: true }
  return next.known.filter(({ id }) => met.includes(id)).reduce(joinedBy, next)
}

const withMore = <One extends { readonly gadgets?: readonly Carried[] }>(
  one: One,
  more: readonly Carried[],
): One =>
  more.length === 0 ? one : { ...one, gadgets: [...(one.gadgets ?? []), ...more].slice(0, MOST_GADGETS) }

/** What somebody may wear as one of the chart; types of the group's own wear no armour. */
function fits(type: string): (carried: Carried) => boolean {
  const known = teamType(type)
  return ({ gadget }) => mayWear(gadget, { traits: known ? TEAM_CHART[known].traits : [] })
}

/** Somebody new joins as the book's runaway who has joined up, where nothing more stands against the team then (line 33). */
function joinedBy(team: TeamDraft, one: Known): TeamDraft {
  const joined = withKnown(team, one, 'sidekick')
  return one.type === 'tagalong' && newlyAgainst(team, joined) === null ? joined : team
}

/** What would stand against the changed team that does not stand against it now; too dear stays so. */
export function newlyAgainst(team: TeamDraft, changed: TeamDraft): string | null {
  const now = checkTeam(teamOf(team)).map(({ code }) => code)
  const wrong = checkTeam(teamOf(changed)).find(({ code }) => code === 'team/points' || !now.includes(code))
  return wrong?.code ?? null
}

const cameAlong = ({ joined, isLost, fate }: Fated): boolean => joined && !isLost && fate !== 'gone'

function freeKnown(known: readonly Known[]): string {
  for (let n = 1; ; n += 1) if (!known.some(({ id }) => id === `met-${n}`)) return `met-${n}`
}

/** Those of earlier missions who are not in the team. */
export function absent({ known, members }: TeamDraft): readonly Known[] {
  return known.filter(({ id }) => !members.some((member) => member.id === id))
}

/** What somebody has brought along who is not in the team. */
export const waitingOf = ({ gadgets = [], handed = [] }: Known): readonly Carried[] => [...gadgets, ...handed]

/**
 * One of them sets out again, as a type that the team pays for, with what they have and may wear as that; who was out is a
 * guest (lines 59, 147, 230).
 */
export function withKnown(team: TeamDraft, one: Known, type: string): TeamDraft {
  const { id, name, notes, picture, isOut } = one
  const waiting = waitingOf(one)
  const handed = waiting.filter(fits(type))
  const gadgets = waiting.filter((carried) => !handed.includes(carried))
  const { gadgets: _gadgets, handed: _handed, ...plain } = one
  const taken: Known = {
    ...plain,
    ...(gadgets.length > 0 && { gadgets }),
    ...(handed.length > 0 && { handed }),
  }
  return {
    ...team,
    members: [...team.members, { id, type, name, notes, gadgets: handed, picture, guest: isOut }],
    known: team.known.map((known) => (known.id === id ? taken : known)),
  }
}

function againstHouse(draft: TeamDraft, { sequels, guests, changeOfType, pointsLeft }: TeamRules): Problem[] {
  const { sequel, members, known } = draft
  const left = TEAM_POINTS - teamCost(teamOf(draft))
  const guest = members.findIndex((member) => member.guest)
  const changed = changeOfType
    ? -1
    : members.findIndex(({ id, type }) =>
        // Nobody can set out as a Tagalong again (line 192).
        known.some((one) => one.id === id && one.type !== type && one.type !== 'tagalong'),
      )
  return [
    // Of those who set out again some were lost.
    ...(pointsLeft === 'refused' && !sequel && left > 0
      ? [
          problem(
            'team/points-left',
            `Your house rules let no points be left over: ${left} of ${TEAM_POINTS} are. Spend them.`,
            ['members'],
            { left, points: TEAM_POINTS },
          ),
        ]
      : []),
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
    ...(changed >= 0
      ? [
          problem(
            'team/no-change',
            'Your house rules let nobody be somebody else than in the mission before: give the old type back, or take this one out.',
            ['members', changed, 'type'],
            { member: changed + 1 },
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
