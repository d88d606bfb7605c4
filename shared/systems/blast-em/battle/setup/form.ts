import { z } from 'zod'
import type { SetUpPart } from '../../../../battle/play.ts'
import { one, wholeFrom, type Fields } from '../../../../battle/field.ts'
import { problem } from '../../../../problem.ts'
import { DEFAULT_RULES } from '../../house-rules.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../samples/missions.ts'
import { SAMPLE_TEAM_IDS, SAMPLE_TEAMS } from '../../samples/teams.ts'
import { playersOf, setupFrom, type BattleSetup } from '../documents/setup.ts'
import type { BlastEm } from '../rules/rule.ts'
import { BAD_GUYS_SIDE, PLAYERS } from '../words.ts'

/** A battle of samples, set up by a form: who plays, with which teams, which mission, who leads the bad guys. */

const LONGEST_NAME = 40
const numbers = PLAYERS.map((_player, index) => index + 1)

const fields: Fields = {
  players: wholeFrom(1, PLAYERS.length),
  mission: one(SAMPLE_MISSION_IDS),
  automatic: { kind: 'yes-no', must: null, measured: false },
  ...Object.fromEntries(
    numbers.flatMap((n) => [
      [`name${n}`, { kind: 'words', longest: LONGEST_NAME, orNone: n > 1, measured: false } as const],
      [`team${n}`, one(SAMPLE_TEAM_IDS)],
    ]),
  ),
}

const said = z.object({
  players: z.number().int().min(1).max(PLAYERS.length),
  mission: z.enum(SAMPLE_MISSION_IDS),
  automatic: z.boolean(),
})
const seat = z.object({ name: z.string().trim().max(LONGEST_NAME).optional(), team: z.enum(SAMPLE_TEAM_IDS) })
const anything = z.record(z.string(), z.unknown())

function unread(path: readonly string[]) {
  const message = 'Say how many play, what each is called, and with which team and mission.'
  return { problem: problem('blast-em/set-up', message, path) }
}

export const setUp: SetUpPart<BlastEm, BattleSetup> = {
  fields,
  read: (draft, level) => {
    const read = said.safeParse(draft)
    const rest = anything.safeParse(draft)
    if (!read.success) return unread((read.error.issues[0]?.path ?? []).map(String))
    const players: BattleSetup['players'][number][] = []
    for (const n of numbers.slice(0, read.data.players)) {
      const sits = seat.safeParse({ name: rest.data?.[`name${n}`], team: rest.data?.[`team${n}`] })
      if (!sits.success) return unread([`team${n}`])
      const { name = '', team } = sits.data
      // Whoever has no name is called as the team is.
      players.push({ name: name === '' ? SAMPLE_TEAMS[team].name : name, team: SAMPLE_TEAMS[team] })
    }
    return setupFrom({
      level,
      rules: DEFAULT_RULES,
      players,
      mission: SAMPLE_MISSIONS[read.data.mission],
      first: null,
      // One player alone has nobody to lead them.
      automatic: read.data.automatic || players.length === 1,
    })
  },
  sides: (setup) => [
    ...playersOf(setup).map((side, index) => ({ side, name: setup.players[index]?.name ?? side })),
    { side: BAD_GUYS_SIDE, name: 'Bad Guys' },
  ],
}
