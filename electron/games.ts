import type { BattleTypes } from '../shared/battle/battle.ts'
import type { Play } from '../shared/battle/play.ts'
import type { SampleCampaign } from '../shared/battle/sample-campaign.ts'
import { blastEm } from '../shared/systems/blast-em/game.ts'
import { downsync } from '../shared/systems/downsync/game.ts'
import { fastAndDirty } from '../shared/systems/fast-and-dirty/game.ts'
import type { Game } from '../shared/systems/game.ts'
import type { Keeps, KeptKind } from '../shared/systems/kept.ts'
import { sevenSeconds } from '../shared/systems/seven-seconds/game.ts'
import { traveller } from '../shared/systems/traveller/game.ts'
import type { GamePlay } from './plays.ts'

/** A game with its rules. */
export interface Opened {
  readonly play: GamePlay
  /** What groups keep of it on the house's shelf; null where a desk of its own keeps it, or nobody. */
  readonly keeps: Keeps | null
}

/** What the main process knows of a game before its rules are loaded. */
interface Room {
  readonly game: Game
  readonly open: () => Promise<Opened>
  /** Its campaigns are logs of its battles, with a sample of one or without. */
  readonly log?: { readonly sample: (() => Promise<SampleCampaign>) | null }
}

// A game is handed to the house, which gives it back no other documents than its own: only these three say so.
const play = <Types extends BattleTypes, Setup>(of: Play<Types, Setup>): GamePlay => of as unknown as GamePlay
const kind = <Document extends object>(of: KeptKind<Document>): KeptKind => of as unknown as KeptKind
const sample = <State, Command>(of: SampleCampaign<State, Command>): SampleCampaign =>
  of as unknown as SampleCampaign

/** The games of this program. A further one is one more entry here; what only it keeps has a desk, in `systems/`. */
export const ROOMS: Readonly<Record<string, Room>> = {
  [sevenSeconds.id]: {
    game: sevenSeconds,
    open: async () => {
      const { sevenSecondsPlay } = await import('../shared/systems/seven-seconds/battle/play.ts')
      return { play: play(sevenSecondsPlay), keeps: null }
    },
  },
  [blastEm.id]: {
    game: blastEm,
    open: async () => {
      const [{ blastEmPlay }, { MISSION_KIND, RULES_KIND, TEAM_KIND }, { DEFAULT_RULES_DOCUMENT }] =
        await Promise.all([
          import('../shared/systems/blast-em/battle/play.ts'),
          import('../shared/systems/blast-em/kinds.ts'),
          import('../shared/systems/blast-em/documents/rules.ts'),
        ])
      const kinds = [kind(TEAM_KIND), kind(MISSION_KIND), kind(RULES_KIND)]
      const rules = { kind: RULES_KIND.kind, usual: DEFAULT_RULES_DOCUMENT }
      return { play: play(blastEmPlay), keeps: { kinds, rules } }
    },
    log: {
      sample: async () =>
        sample((await import('../shared/systems/blast-em/samples/campaign.ts')).SAMPLE_CAMPAIGN),
    },
  },
  [traveller.id]: {
    game: traveller,
    open: async () => {
      const [{ travellerPlay }, kept, { DEFAULT_RULES_DOCUMENT }] = await Promise.all([
        import('../shared/systems/traveller/battle/play.ts'),
        import('../shared/systems/traveller/kinds.ts'),
        import('../shared/systems/traveller/documents/rules.ts'),
      ])
      const kinds = [
        kind(kept.CHARACTER_KIND),
        kind(kept.WEAPON_KIND),
        kind(kept.ARMOUR_KIND),
        kind(kept.VEHICLE_KIND),
        kind(kept.ENCOUNTER_KIND),
        kind(kept.RULES_KIND),
      ]
      const rules = { kind: kept.RULES_KIND.kind, usual: DEFAULT_RULES_DOCUMENT }
      return { play: play(travellerPlay), keeps: { kinds, rules } }
    },
    log: {
      sample: async () =>
        sample((await import('../shared/systems/traveller/samples/campaign.ts')).SAMPLE_CAMPAIGN),
    },
  },
  [fastAndDirty.id]: {
    game: fastAndDirty,
    open: async () => {
      const [{ fastAndDirtyPlay }, kept, { DEFAULT_RULES_DOCUMENT }] = await Promise.all([
        import('../shared/systems/fast-and-dirty/battle/play.ts'),
        import('../shared/systems/fast-and-dirty/kinds.ts'),
        import('../shared/systems/fast-and-dirty/documents/rules.ts'),
      ])
      const kinds = [
        kind(kept.FORCE_KIND),
        kind(kept.WEAPON_KIND),
        kind(kept.TRAIT_KIND),
        kind(kept.SCENARIO_KIND),
        kind(kept.PLAN_KIND),
        kind(kept.RULES_KIND),
      ]
      const rules = { kind: kept.RULES_KIND.kind, usual: DEFAULT_RULES_DOCUMENT }
      return { play: play(fastAndDirtyPlay), keeps: { kinds, rules } }
    },
    log: {
      sample: async () =>
        sample((await import('../shared/systems/fast-and-dirty/samples/campaign.ts')).SAMPLE_CAMPAIGN),
    },
  },
  [downsync.id]: {
    game: downsync,
    open: async () => {
      const [{ downsyncPlay }, kept, { DEFAULT_RULES_DOCUMENT }] = await Promise.all([
        import('../shared/systems/downsync/battle/play.ts'),
        import('../shared/systems/downsync/kinds.ts'),
        import('../shared/systems/downsync/documents/rules.ts'),
      ])
      const kinds = [
        kind(kept.CARD_KIND),
        kind(kept.LIST_KIND),
        kind(kept.MISSION_KIND),
        kind(kept.RULES_KIND),
      ]
      const rules = { kind: kept.RULES_KIND.kind, usual: DEFAULT_RULES_DOCUMENT }
      return { play: play(downsyncPlay), keeps: { kinds, rules } }
    },
    log: {
      sample: async () =>
        sample((await import('../shared/systems/downsync/samples/campaign.ts')).SAMPLE_CAMPAIGN),
    },
  },
}

/** Where the page of a game's author is; null for none. */
export const pageOf = (system: string): string | null =>
  (Object.hasOwn(ROOMS, system) ? ROOMS[system]?.game.page : null) ?? null

/** Games whose campaigns are logs of their battles. */
export const LOGGED: readonly string[] = Object.entries(ROOMS).flatMap(([system, room]) =>
  room.log ? [system] : [],
)

/** What in a file is a battle of such a game. */
export const IS_LOGGED = `system IN (${LOGGED.map((system) => `'${system}'`).join(', ')})`

/** The samples of these games. */
export async function sampleCampaigns(): Promise<Readonly<Record<string, SampleCampaign>>> {
  const all = Object.entries(ROOMS).map(
    async ([system, room]) => [system, await room.log?.sample?.()] as const,
  )
  return Object.fromEntries((await Promise.all(all)).flatMap(([system, of]) => (of ? [[system, of]] : [])))
}
