import { z } from 'zod'
import {
  keptId,
  keptOf,
  offered,
  rulesField,
  seats,
  setOutOf,
  withSamples,
} from '../../../../battle/at-hand.ts'
import { one, words, type Fields } from '../../../../battle/field.ts'
import type { SetUpPart } from '../../../../battle/play.ts'
import { problem, type Refusal } from '../../../../problem.ts'
import type { KeptDocument } from '../../../kept.ts'
import { LIST_DOCUMENT, type ListDraft } from '../../documents/force-list.ts'
import { MISSION_DOCUMENT, type MissionDraft } from '../../documents/mission.ts'
import { DEFAULT_RULES, RULE_BOOK, type HouseRules } from '../../house-rules.ts'
import { SAMPLE_LISTS } from '../../samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../samples/missions.ts'
import { setupFrom, type BattleSetup } from '../documents/setup.ts'
import type { Downsync } from '../rules/rule.ts'
import { BATTLE_SIDES } from '../words.ts'

/** A battle set up by a form: the mission, two force lists, who plays them. */

const LONGEST_NAME = 40

/** What there is to choose from, by ids. */
interface AtHand {
  readonly lists: ReadonlyMap<string, ListDraft>
  readonly missions: ReadonlyMap<string, MissionDraft>
  readonly rules: ReadonlyMap<string, { readonly rules: HouseRules }>
}

const rulesDocument = z.looseObject({ rules: RULE_BOOK.schema })

function atHand(kept: readonly KeptDocument[]): AtHand {
  return {
    lists: withSamples(keptOf(kept, 'force-list', LIST_DOCUMENT.schema), SAMPLE_LISTS),
    missions: withSamples(keptOf(kept, 'mission', MISSION_DOCUMENT.schema), SAMPLE_MISSIONS),
    rules: keptOf(kept, 'house-rules', rulesDocument),
  }
}

function fieldsOf(kept: readonly KeptDocument[]): Fields {
  const { lists, missions, rules } = atHand(kept)
  const own = one(offered(lists, SAMPLE_LISTS))
  return {
    mission: one(offered(missions, SAMPLE_MISSIONS)),
    ...rulesField(kept, [...rules.keys()]),
    ...{ player1: words(LONGEST_NAME), list1: own, player2: words(LONGEST_NAME), list2: own },
  }
}

const anyone = z.string().trim().max(LONGEST_NAME).optional()
const said = z.object({
  mission: z.string(),
  rules: z.string().nullish(),
  player1: anyone,
  list1: z.string(),
  player2: anyone,
  list2: z.string(),
})

const unread = (path: readonly (string | number)[]): Refusal => ({
  problem: problem('downsync/set-up', 'Say which mission it is, and which force lists meet in it.', path),
})

export const setUp: SetUpPart<Downsync, BattleSetup> = {
  kinds: ['force-list', 'mission', 'house-rules'],
  fields: fieldsOf,
  read: (draft, level, kept) => {
    const read = said.safeParse(draft)
    if (!read.success) return unread((read.error.issues[0]?.path ?? []).map(String))
    const hand = atHand(kept)
    const { data } = read
    const mission = hand.missions.get(data.mission)
    if (!mission) return unread(['mission'])
    const chosen = data.rules ?? null
    const rules = chosen === null ? DEFAULT_RULES : hand.rules.get(chosen)?.rules
    if (!rules) return unread(['rules'])
    const players: BattleSetup['players'] = []
    for (const [at, [name, id]] of [
      [data.player1, data.list1] as const,
      [data.player2, data.list2] as const,
    ].entries()) {
      const list = hand.lists.get(id)
      if (!list) return unread([`list${at + 1}`])
      const called = name === undefined || name === '' ? list.name : name
      players.push({ name: called, list, ...keptId(kept, id) })
    }
    return setupFrom({ level, rules, mission, players })
  },
  called: ({ mission }) => mission.name,
  sides: ({ players }) => seats(BATTLE_SIDES, players),
  setOut: ({ players }) => setOutOf(BATTLE_SIDES, players, ({ list }) => list),
}
