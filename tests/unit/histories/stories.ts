import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import type {
  HistoryBattle,
  HistoryCampaign,
  HistoryPerson,
} from '../../../shared/systems/seven-seconds/contract/histories.ts'
import type { BattleEvent } from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { reportOf } from '../../../shared/systems/seven-seconds/battle/ending/report.ts'
import { scoreBattle } from '../../../shared/systems/seven-seconds/battle/ending/score.ts'
import { deedsOf } from '../../../shared/systems/seven-seconds/battle/ending/service.ts'
import type { BattleState } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Numbered } from '../../../shared/systems/seven-seconds/histories/digest.ts'
import type { Honour } from '../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { killsSchema } from '../../../shared/systems/seven-seconds/people/documents.ts'
import { playBattle, setupOf } from '../games/seven-seconds.ts'

/** Names that players really give, and names that nobody should. */
export const NASTY = [
  'Reika Kazehaya',
  '# Heading',
  '1. First',
  '- dash',
  '*bold* _it_ `code`',
  '<script>alert(1)</script>',
  '[a](http://x)',
  'Dr. Moss Jr.',
  'Who?',
  'שלום עולם',
  '=1+1',
  '@SUM(A1)',
  '  wide   open  ',
  'de Vries',
  '{name} | {0}',
  'a|b',
  'O’Neill "Ace"',
  'x'.repeat(120),
] as const

export interface PlayedStory {
  readonly campaign: HistoryCampaign
  readonly battle: HistoryBattle
  readonly events: readonly Numbered[]
  readonly state: BattleState
  readonly honours: readonly Honour[]
}

const [ANA, BO] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const BATTLE = '00000000-0000-4000-8000-0000000000ff'

const told = new Map<string, PlayedStory>()

/** A random battle of a campaign of its own, entered as it ended; `nasty` gives everything names that hurt. */
export function playedStory(seed: number, nasty = false): PlayedStory {
  const known = told.get(`${seed} ${nasty}`)
  if (known) return known
  const story = tellStory(seed, nasty)
  told.set(`${seed} ${nasty}`, story)
  return story
}

function tellStory(seed: number, nasty: boolean): PlayedStory {
  // Every second group plays that an Objective left alone is Contested again: more changes hands.
  const rules = seed % 2 === 0 ? DEFAULT_RULES : { ...DEFAULT_RULES, leftObjectives: 'contested' as const }
  const played = playBattle(setupOf({ rules }), seed)
  const call = (index: number, otherwise: string): string =>
    nasty ? (NASTY[(index + seed) % NASTY.length] ?? otherwise) : otherwise
  const rename = (event: BattleEvent): BattleEvent => {
    if (event.kind === 'noted') return { ...event, text: call(event.text.length, event.text) }
    if (event.kind !== 'mustered') return event
    return event
  }
  const log = played.events.flatMap((event): BattleEvent[] => {
    if (event.kind !== 'mustered') return [rename(event)]
    const names = event.units
      .filter((_, index) => index % 3 !== 2)
      .map(({ id: unit }, index) => ({
        unit,
        name: call(index, `Trooper ${unit.replaceAll('-', ' ')}`),
        trooper: null,
      }))
    return [event, { kind: 'units-named', side: event.side, names }]
  })
  const events = log.map((event, index) => ({ number: index + 1, event }))
  const report = reportOf(
    { ...played.state, score: scoreBattle(played.state), units: Object.values(played.state.units) },
    played.events,
    { a: ANA, b: BO },
  )
  if (!report) throw new Error(`The battle of seed ${seed} is not over.`)
  const facts = { id: BATTLE, number: 1, sides: report, result: null }
  const opening = { campaignPoints: 0, streak: 0, techPoints: 0 }
  const account = accountCampaign({
    rules: rulesFor('long'),
    participants: [ANA, BO].map((id, at) => ({
      id,
      startingTech: played.state.setup.sides[at === 0 ? 'a' : 'b'].tech,
      opening,
      rival: null,
    })),
    battles: [facts],
    purchases: [],
  })
  const [own] = account.battles
  if (!own) throw new Error('A battle has an account.')
  const people = deedsOf(
    Object.values(played.state.units).map((unit) => ({ ...unit, name: unit.id })),
  ).flatMap(({ unit, fate, round, kills }, index): HistoryPerson[] =>
    unit.type === 'basic' || unit.type === 'kamikaze' || unit.type === 'haywire' || unit.type === 'recce'
      ? []
      : [
          {
            trooper: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
            name: call(index, `Trooper ${unit.id.replaceAll('-', ' ')}`).trim(),
            unit: unit.type,
            participant: unit.side === 'a' ? ANA : BO,
            fate: fate === 'unhurt' && index % 5 === 0 ? 'wounded' : fate,
            round,
            cause: index % 2 === 0 ? '' : call(index, 'rifle fire.'),
            kills: killsSchema.parse(kills),
          },
        ],
  )
  const named = (id: string, sample: keyof typeof SAMPLE_FACTIONS, at: number) => ({
    id,
    player: { id, name: call(at + 3, at === 0 ? 'Mara' : 'Tomas') },
    faction: {
      id,
      name: call(at, SAMPLE_FACTIONS[sample].name),
      shortName: call(at + 1, SAMPLE_FACTIONS[sample].shortName),
      sample,
      look: null,
    },
    startingTech: SAMPLE_FACTIONS[sample].tech,
  })
  return {
    campaign: {
      id: BATTLE,
      name: call(5, 'Border of Ash'),
      sample: false,
      state: 'active',
      startsOn: null,
      finishedOn: null,
      participants: [named(ANA, 'new-tokyo', 0), named(BO, 'peoples-utopian-collective', 1)],
      purchases: [],
      standings: account.standings,
      winner: account.winner,
    },
    battle: {
      ...facts,
      level: 'enforce',
      foughtOn: seed % 2 === 0 ? '2026-09-04' : null,
      place: call(6, seed % 3 === 0 ? '' : 'Sump Nine'),
      note: seed % 2 === 0 ? '' : call(7, 'A long evening.\n\nNobody went home early.'),
      campaign: BATTLE,
      account: own,
      people,
      decorations: [],
      fight: null,
      digest: null,
      written: '',
      changes: 0,
    },
    events,
    state: played.state,
    honours: people.slice(0, 2).map(({ trooper }, index) => ({
      trooper,
      battle: BATTLE,
      name: call(index, 'Star of Ash'),
      reason: index === 0 ? '' : call(index + 2, 'Held the pump'),
    })),
  }
}
