import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { SEEDS } from '../../../../shared/dice/source.ts'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Fighter } from '../../../../shared/systems/seven-seconds/contract/fights.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import { begin } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import {
  battleRulesSchema,
  type BattleRules,
} from '../../../../shared/systems/seven-seconds/battle/documents/rules.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import {
  BATTLE_VERSION,
  type BattleSetup,
} from '../../../../shared/systems/seven-seconds/battle/documents/setup.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { checkNewFaction } from '../../../../shared/systems/seven-seconds/tech.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { accountOf, loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import { chosenCards } from '../decks/choose.ts'
import { factions } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { techOf } from '../factions/stored.ts'
import { gone } from '../../../handlers.ts'
import { openStoredFights } from '../../../fights/stored.ts'
import type { FightLogs } from '../../../fights/log.ts'

interface Ready {
  readonly participant: string | null
  readonly name: string
  readonly tech: Tech
  readonly streak: number
  /** One of the group's own, in a battle without a campaign. */
  readonly faction?: string
}

/** Begins a fight with the technology and streaks as they stand now. The seed gives its dice and cards. */
export function beginFight(
  { tables }: Pick<Store, 'tables'>,
  logs: FightLogs<SevenSeconds>,
  input: Checked<'fights.begin'>,
  seed = randomInt(SEEDS),
): { id: string } | Refusal {
  const campaign = input.campaign === null ? null : loadCampaign(tables, input.campaign)
  if (input.campaign !== null && !campaign) return gone('campaign')
  const rules = input.rules === null ? (campaign?.rules.battle ?? DEFAULT_RULES) : readRules(input.rules)
  if (isRefusal(rules)) return rules
  const cards = chosenCards(tables, campaign ? campaign.deck : input.deck)
  if (isRefusal(cards)) return cards
  const a = ready(tables, campaign, input.a, 'a')
  if (isRefusal(a)) return a
  const b = ready(tables, campaign, input.b, 'b')
  if (isRefusal(b)) return b
  const isSame =
    (a.participant !== null && a.participant === b.participant) ||
    (a.faction !== undefined && a.faction === b.faction)
  if (isSame) {
    const message = 'A faction cannot fight itself: choose another one for the second side.'
    return { problem: problem('battle/same-faction', message, ['b']) }
  }

  const id = uuid()
  const createdAt = new Date().toISOString()
  const { level } = input
  openStoredFights(tables).insert(
    {
      id,
      campaignId: input.campaign,
      system: sevenSeconds.id,
      version: BATTLE_VERSION,
      level,
      place: input.place ?? '',
      createdAt,
    },
    [
      { side: 'a', name: a.name, participantId: a.participant },
      { side: 'b', name: b.name, participantId: b.participant },
    ],
  )
  const sides = { a: setupOf(a), b: setupOf(b) }
  const setup = { version: BATTLE_VERSION, level, rules, sides, cards } as const
  logs.append(id, 0, begin(setup, seed))
  return { id }
}

function readRules(draft: unknown): BattleRules | Refusal {
  const read = battleRulesSchema.safeParse(draft)
  if (read.success) return read.data
  const path = (read.error.issues[0]?.path ?? []).map((step) =>
    typeof step === 'symbol' ? String(step) : step,
  )
  const message = 'These house rules cannot be read: choose each of them again.'
  return { problem: problem('battle/house-rules', message, ['rules', ...path]) }
}

function setupOf({ tech, streak, faction }: Ready): BattleSetup['sides'][Side] {
  return { tech, streak, ...(faction !== undefined && { faction }) }
}

function ready(
  tables: Tables,
  campaign: StoredCampaign | null,
  fighter: Fighter,
  side: Side,
): Ready | Refusal {
  if (fighter.kind === 'own-faction')
    return campaign ? stranger(side) : readyOwn(tables, fighter.faction, side)
  if (fighter.kind === 'sample-faction') {
    if (campaign) return stranger(side)
    const { shortName, tech } = SAMPLE_FACTIONS[fighter.faction]
    return { participant: null, name: shortName, tech, streak: 0 }
  }
  const known = campaign?.participants.find(({ id }) => id === fighter.participant)
  const standing =
    campaign && accountOf(campaign).standings.find(({ participant }) => participant === fighter.participant)
  if (!known || !standing) return stranger(side)
  const { tech, streak } = standing
  return { participant: known.id, name: known.faction.shortName, tech, streak }
}

/** A finished faction of the group's own: later work on it does not change the battle. */
function readyOwn(tables: Tables, id: string, side: Side): Ready | Refusal {
  const row = tables.select().from(factions).where(eq(factions.id, id)).get()
  if (!row || row.state === 'trash' || row.sample !== null) return gone('faction')
  const tech = techOf(row)
  const [unfinished] = checkNewFaction(tech)
  if (!unfinished) return { participant: null, name: row.shortName, tech, streak: 0, faction: id }
  const message = `${row.name} is not finished. ${unfinished.message}`
  return { problem: problem('battle/faction-unfinished', message, [side], { faction: row.name }) }
}

function stranger(side: Side): Refusal {
  return { problem: problem('battle/stranger', 'Choose a faction of this campaign.', [side]) }
}
