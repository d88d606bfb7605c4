import { keptId, keptOf, rulesField, seats, setOutOf, withSamples } from '../../../../battle/at-hand.ts'
import { z } from 'zod'
import { choice, one, words, type Fields, type HouseField } from '../../../../battle/field.ts'
import type { SetUpPart } from '../../../../battle/play.ts'
import { problem } from '../../../../problem.ts'
import type { KeptDocument } from '../../../kept.ts'
import { MISSION_DOCUMENT, type MissionDraft } from '../../documents/mission.ts'
import { DEFAULT_RULES_DOCUMENT, RULES_DOCUMENT } from '../../documents/rules.ts'
import { TEAM_DOCUMENT, type TeamDraft } from '../../documents/team.ts'
import { SAMPLE_MISSIONS } from '../../samples/missions.ts'
import { SAMPLE_TEAMS } from '../../samples/teams.ts'
import { setupFrom, type BattleSetup } from '../documents/setup.ts'
import type { BlastEm } from '../rules/rule.ts'
import { BAD_GUYS_SIDE, PLAYERS } from '../words.ts'

/** A battle set up by a form: who plays, with which teams, which mission, by which rules, who leads the bad guys. */

const LONGEST_NAME = 40
const numbers = PLAYERS.map((_player, index) => index + 1)

/** What there is to choose from, by ids: what the group keeps, then the samples. */
interface AtHand {
  readonly teams: ReadonlyMap<string, TeamDraft>
  readonly missions: ReadonlyMap<string, MissionDraft>
  readonly rules: ReadonlyMap<string, typeof DEFAULT_RULES_DOCUMENT>
}

function atHand(kept: readonly KeptDocument[]): AtHand {
  return {
    teams: withSamples(keptOf(kept, 'team', TEAM_DOCUMENT.schema), SAMPLE_TEAMS),
    missions: withSamples(keptOf(kept, 'mission', MISSION_DOCUMENT.schema), SAMPLE_MISSIONS),
    rules: keptOf(kept, 'house-rules', RULES_DOCUMENT.schema),
  }
}

function fieldsOf(kept: readonly KeptDocument[]): Fields {
  const { teams, missions, rules } = atHand(kept)
  const team = [...teams.keys()]
  /** A seat without a team stays empty. */
  const orNobody: HouseField = { kind: 'one', of: team, orNone: true, measured: false }
  return {
    mission: one([...missions.keys()]),
    ...rulesField(kept, [...rules.keys()]),
    automatic: choice(true),
    ...Object.fromEntries(
      numbers.flatMap((n) => [
        [`name${n}`, words(LONGEST_NAME)],
        [`team${n}`, n === 1 ? one(team) : orNobody],
      ]),
    ),
  }
}

const said = z.object({ mission: z.string(), rules: z.string().nullish(), automatic: z.boolean() })
const seat = z.object({ name: z.string().trim().max(LONGEST_NAME).optional(), team: z.string().nullish() })
const anything = z.record(z.string(), z.unknown())

function unread(path: readonly string[]) {
  const message = 'Say who plays with which team, and in which mission.'
  return { problem: problem('blast-em/set-up', message, path) }
}

export const setUp: SetUpPart<BlastEm, BattleSetup> = {
  kinds: ['team', 'mission', 'house-rules'],
  fields: fieldsOf,
  read: (draft, level, kept) => {
    const read = said.safeParse(draft)
    const rest = anything.safeParse(draft)
    if (!read.success) return unread((read.error.issues[0]?.path ?? []).map(String))
    const { teams, missions, rules } = atHand(kept)
    const mission = missions.get(read.data.mission)
    if (!mission) return unread(['mission'])
    const chosen = read.data.rules ?? null
    const house = chosen === null ? DEFAULT_RULES_DOCUMENT : rules.get(chosen)
    if (!house) return unread(['rules'])
    const players: BattleSetup['players'][number][] = []
    for (const n of numbers) {
      const sits = seat.safeParse({ name: rest.data?.[`name${n}`], team: rest.data?.[`team${n}`] })
      if (!sits.success || (n === 1 && !sits.data.team)) return unread([`team${n}`])
      const { name = '', team: id } = sits.data
      if (!id) continue
      const team = teams.get(id)
      if (!team) return unread([`team${n}`])
      // Whoever has no name is called as the team is.
      players.push({ name: name === '' ? team.name : name, team, ...keptId(kept, id) })
    }
    return setupFrom({
      level,
      rules: house.rules,
      players,
      mission,
      first: null,
      // One player alone has nobody to lead them.
      automatic: read.data.automatic || players.length === 1,
    })
  },
  called: ({ mission }) => mission.name,
  sides: ({ players }) => [...seats(PLAYERS, players), { side: BAD_GUYS_SIDE, name: 'Bad Guys' }],
  setOut: ({ players }) => setOutOf(PLAYERS, players, ({ team }) => team),
}
