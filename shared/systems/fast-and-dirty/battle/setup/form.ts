import {
  keptId,
  keptOf,
  offered,
  rulesField,
  seats,
  setOutOf,
  withSamples,
} from '../../../../battle/at-hand.ts'
import { z } from 'zod'
import { one, some, words, type Fields } from '../../../../battle/field.ts'
import type { SetUpPart } from '../../../../battle/play.ts'
import { problem, type Refusal } from '../../../../problem.ts'
import type { KeptDocument } from '../../../kept.ts'
import { FORCE_DOCUMENT, type ForceDraft } from '../../documents/force.ts'
import { SCENARIO_DOCUMENT, type ScenarioDraft } from '../../documents/scenario.ts'
import { DEFAULT_RULES, RULE_BOOK, type HouseRules } from '../../house-rules.ts'
import { SAMPLE_FORCES } from '../../samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../samples/scenarios.ts'
import { setupFrom, type BattleSetup } from '../documents/setup.ts'
import type { FastAndDirty } from '../rules/rule.ts'
import { BATTLE_SIDES } from '../words.ts'

/** A battle set up by a form: the scenario, two forces, who plays them. */

const LONGEST_NAME = 40

/** What there is to choose from, by ids. */
interface AtHand {
  readonly forces: ReadonlyMap<string, ForceDraft>
  readonly scenarios: ReadonlyMap<string, ScenarioDraft>
  readonly rules: ReadonlyMap<string, { readonly rules: HouseRules }>
}

const rulesDocument = z.looseObject({ rules: RULE_BOOK.schema })

function atHand(kept: readonly KeptDocument[]): AtHand {
  return {
    forces: withSamples(keptOf(kept, 'force', FORCE_DOCUMENT.schema), SAMPLE_FORCES),
    scenarios: withSamples(keptOf(kept, 'scenario', SCENARIO_DOCUMENT.schema), SAMPLE_SCENARIOS),
    rules: keptOf(kept, 'house-rules', rulesDocument),
  }
}

function fieldsOf(kept: readonly KeptDocument[]): Fields {
  const { forces, scenarios, rules } = atHand(kept)
  const own = one(offered(forces, SAMPLE_FORCES))
  return {
    scenario: one(offered(scenarios, SAMPLE_SCENARIOS)),
    ...rulesField(kept, [...rules.keys()]),
    player1: words(LONGEST_NAME),
    force1: own,
    player2: words(LONGEST_NAME),
    force2: own,
    automatic: { ...some(BATTLE_SIDES), measured: false },
  }
}

const anyone = z.string().trim().max(LONGEST_NAME).optional()
const said = z.object({
  scenario: z.string(),
  rules: z.string().nullish(),
  player1: anyone,
  force1: z.string(),
  player2: anyone,
  force2: z.string(),
  automatic: z.array(z.enum(BATTLE_SIDES)).default([]),
})

const unread = (path: readonly (string | number)[]): Refusal => ({
  problem: problem('fast-and-dirty/set-up', 'Say which scenario it is, and which forces meet in it.', path),
})

export const setUp: SetUpPart<FastAndDirty, BattleSetup> = {
  kinds: ['force', 'scenario', 'house-rules'],
  fields: fieldsOf,
  calls: (kept) =>
    Object.fromEntries(
      [...atHand(kept).scenarios].map(([id, { sides }]) => [
        id,
        Object.fromEntries(BATTLE_SIDES.map((side, at) => [side, sides[at]?.name ?? side])),
      ]),
    ),
  read: (draft, level, kept) => {
    const read = said.safeParse(draft)
    if (!read.success) return unread((read.error.issues[0]?.path ?? []).map(String))
    const hand = atHand(kept)
    const { data } = read
    const scenario = hand.scenarios.get(data.scenario)
    if (!scenario) return unread(['scenario'])
    const chosen = data.rules ?? null
    const rules = chosen === null ? DEFAULT_RULES : hand.rules.get(chosen)?.rules
    if (!rules) return unread(['rules'])
    const players: BattleSetup['players'] = []
    for (const [at, [name, id]] of [
      [data.player1, data.force1] as const,
      [data.player2, data.force2] as const,
    ].entries()) {
      const force = hand.forces.get(id)
      if (!force) return unread([`force${at + 1}`])
      const called = name === undefined || name === '' ? (scenario.sides[at]?.name ?? force.name) : name
      players.push({ name: called, force, ...keptId(kept, id) })
    }
    return setupFrom({ level, rules, scenario, players, automatic: data.automatic })
  },
  called: ({ scenario }) => scenario.name,
  planned: ({ scenario }) => scenario.planned ?? null,
  sides: ({ players }) => seats(BATTLE_SIDES, players),
  setOut: ({ players }) => setOutOf(BATTLE_SIDES, players, ({ force }) => force),
}
