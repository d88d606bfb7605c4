import type { KeptDocument } from '../../../../shared/systems/kept.ts'
import { rulesAmong, type KeptRules } from '../../../odds/ask.ts'
import type { Named } from '../../../table/faces.ts'
import { MISSION_DOCUMENT } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { ownModel, type OwnType } from '../../../../shared/systems/blast-em/documents/own-type.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/blast-em/documents/rules.ts'
import { TEAM_DOCUMENT, type TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { wearingOf, WEARING_NOTHING, type Wearing } from '../../../../shared/systems/blast-em/gadgets.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import { modelOf, type Model, type Who } from '../../../../shared/systems/blast-em/profiles.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import { teamType } from '../../../../shared/systems/blast-em/teams.ts'
import { BAD_GUYS, TEAM_TYPES, type TeamType } from '../../../../shared/systems/blast-em/words.ts'

/** Who can be asked about: the book's types, the group's teams and samples, and types that missions bring. */

export interface Person {
  readonly id: string
  readonly name: Named
  /** What he is, where his name does not say it; empty where it does. */
  readonly type: Named
  readonly modelBy: (rules: HouseRules) => Model
  /** The lines of his chart; null for a type of nobody's book. */
  readonly lines: string | null
  readonly wearing: Wearing
  /** Won ones, each of which is thrown once (line 226). */
  readonly grenades: number
  readonly forceField: boolean
}

export interface People {
  readonly teams: readonly {
    readonly id: string
    readonly name: Named
    /** The same where it is chosen: with where it is from, if another one is called alike. */
    readonly label: Named
    readonly members: readonly Person[]
  }[]
  readonly enemies: readonly Person[]
  readonly rules: readonly KeptRules<HouseRules>[]
}

const TEAM_LINES = '173–188'
const ENEMY_LINES = '244–252'

const plain = (who: Exclude<Who, { kind: 'bystander' }>, side: 'team' | 'badGuys'): Person => ({
  id: `${who.kind}:${who.type}`,
  name: { key: `who.${who.kind}.${who.type}` },
  type: '',
  modelBy: (rules) => modelOf(who, rules, side),
  lines: who.kind === 'team' ? TEAM_LINES : who.kind === 'badGuy' ? ENEMY_LINES : null,
  wearing: WEARING_NOTHING,
  grenades: 0,
  forceField: false,
})

const BOOK = {
  id: 'book',
  name: { key: 'book' },
  label: { key: 'book' },
  members: TEAM_TYPES.map((type) => plain({ kind: 'team', type }, 'team')),
}
const ENEMIES = [
  ...BAD_GUYS.map((type) => plain({ kind: 'badGuy', type }, 'badGuys')),
  plain({ kind: 'automatic', type: 'gun' }, 'badGuys'),
]

/** Everybody who can be asked about, with what the group keeps. */
export function peopleIn(kept: readonly KeptDocument[]): People {
  const ready = Object.values(SAMPLE_TEAMS).map(({ name }) => name)
  const teams = kept.flatMap(({ id, name, inCampaign, document }) => {
    const read = TEAM_DOCUMENT.schema.safeParse(document)
    const isToTell = ready.includes(name)
    const label = { key: `from.${inCampaign ? 'campaign' : 'shelf'}`, values: { name } }
    return read.success ? [teamIn(id, read.data, isToTell ? label : name)] : []
  })
  const enemies = kept.flatMap(({ id, document }) => {
    const read = MISSION_DOCUMENT.schema.safeParse(document)
    return read.success ? Object.entries(read.data.own).map(([type, own]) => ownEnemy(id, type, own)) : []
  })
  const rules = rulesAmong(kept, RULES_DOCUMENT)
  const own = teams.map(({ name }) => name)
  const samples = Object.entries(SAMPLE_TEAMS).map(([id, team]) => {
    const { name } = team
    return teamIn(id, team, own.includes(name) ? { key: 'from.sample', values: { name } } : name)
  })
  return { teams: [...teams, ...samples, BOOK], enemies: [...ENEMIES, ...enemies], rules }
}

function teamIn(id: string, team: TeamDraft, label: Named): People['teams'][number] {
  const members = team.members.flatMap((member) => memberIn(member, team.own))
  return { id, name: team.name, label, members }
}

function memberIn(
  { id, type, name, gadgets }: TeamDraft['members'][number],
  own: TeamDraft['own'],
): Person[] {
  const known = teamType(type)
  const numbers = known ? bookType(known) : ownType(own[type])
  if (!numbers) return []
  return [
    {
      ...numbers,
      id,
      name: name === '' ? numbers.name : name,
      type: name === '' ? '' : numbers.name,
      wearing: wearingOf(gadgets),
      grenades: gadgets.filter(({ gadget }) => gadget === 'grenade').length,
      forceField: gadgets.some(({ gadget }) => gadget === 'forceField'),
    },
  ]
}

type Typed = Pick<Person, 'name' | 'modelBy' | 'lines'>

function bookType(type: TeamType): Typed {
  const { name, modelBy, lines } = plain({ kind: 'team', type }, 'team')
  return { name, modelBy, lines }
}

function ownType(own: OwnType | undefined): Typed | null {
  return own ? { name: own.name, modelBy: () => ownModel(own), lines: null } : null
}

function ownEnemy(mission: string, type: string, own: OwnType): Person {
  const who = { kind: 'own', type, model: ownModel(own) } as const
  return { ...plain(who, 'badGuys'), id: `own:${mission}:${type}`, name: own.name }
}

export const rulesIn = ({ rules }: People, id: unknown): HouseRules =>
  rules.find((one) => one.id === id)?.rules ?? DEFAULT_RULES
