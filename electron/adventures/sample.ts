import { and, eq } from 'drizzle-orm'
import type { sampleAdventureCalls } from '../../shared/contract/adventures.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { SampleBattle, SampleCampaign } from '../../shared/battle/sample-campaign.ts'
import { isThere } from '../campaigns/there.ts'
import { campaigns, documents } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { findDocument, toldOf } from '../documents/stored.ts'
import { openAutomatic } from '../fights/automatic.ts'
import { openDecisions } from '../fights/decisions.ts'
import { openFightLogs } from '../fights/log.ts'
import { openBeginning } from '../fights/set-up.ts'
import { openStoredFights } from '../fights/stored.ts'
import { findKeeps } from '../plays.ts'
import type { HandlersOf } from '../handlers.ts'
import { playerNamed } from '../people/players.ts'
import { openWriting } from './writing.ts'

/** Opens the samples of games whose campaigns are logs, by their games. */
export function sampleAdventureHandlers(
  store: Store,
  samples: Readonly<Record<string, SampleCampaign>>,
): HandlersOf<typeof sampleAdventureCalls> {
  return {
    'sampleAdventures.open': ({ system }) => {
      const sample = Object.hasOwn(samples, system) ? samples[system] : undefined
      return sample ? (known(store, system) ?? playSample(store, system, sample)) : noSample()
    },
  }
}

function known({ tables }: Store, system: string): { id: string } | undefined {
  return tables
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.sample, true), eq(campaigns.system, system), isThere))
    .get()
}

/** Plays a sample into the file, battle after battle, as if it had been played here. */
function playSample(store: Store, system: string, sample: SampleCampaign): { id: string } | Refusal {
  const { tables } = store
  const writing = openWriting(store)
  const { name, startsOn, place } = sample
  const begun = writing.begin({ system, name, startsOn, place, rules: null, sample: true })
  if (isRefusal(begun)) return begun
  const campaign = begun.id
  const ids = new Map<string, string>()
  const rules = findKeeps(system)?.rules?.kind
  for (const { id, kind } of tables.select().from(documents).where(eq(documents.campaignId, campaign)).all())
    if (kind === rules) ids.set(kind, id)
  for (const { key, kind, document, player, look } of sample.documents) {
    const playerId = player === null ? null : playerNamed(tables, player)
    const kept = writing.keepNew(system, campaign, { kind, document, playerId, lookDocument: look })
    if (isRefusal(kept)) return kept
    ids.set(key, kept.id)
  }
  const play = openPlaying(store, sample, (key) => ids.get(key) ?? key)
  for (const battle of sample.battles) {
    const fight = play(system, campaign, battle)
    if (isRefusal(fight)) return fight
    for (const side of battle.goOn) {
      const next = writing.goOn(fight.id, side)
      if (isRefusal(next)) return next
      const { between } = battle
      const row = between && findDocument(tables, next.id)
      const document = row && toldOf(row).document
      if (document)
        tables
          .update(documents)
          .set({ document: between(side, document) })
          .where(eq(documents.id, next.id))
          .run()
    }
  }
  return begun
}

/** Plays a battle as its seeds have it; what people would decide stands in its log as theirs. */
function openPlaying(store: Store, { play }: SampleCampaign, idOf: (key: string) => string) {
  const { tables } = store
  const stored = openStoredFights(tables)
  const logs = openFightLogs(tables)
  const decisions = openDecisions(tables)
  const automatic = openAutomatic(logs, decisions)
  const begin = openBeginning({ store, stored, logs, automatic })
  return (
    system: string,
    campaign: string,
    { begun, place, level, said, seed, chance: of, until }: SampleBattle,
  ): { id: string } | Refusal => {
    const fight = begin({ system, campaign, level, place, said: said(idOf), seed, begun })
    if (isRefusal(fight)) return fight
    const { id } = fight
    const chance = seededDice(openDice(of))
    for (;;) {
      const { play: game, state, decision } = logs.read(id)
      const command = until?.(state) ? null : play(state, chance)
      if (!command) return fight
      const decided = game.decide(state, command)
      if (isRefusal(decided)) return decided
      decisions.note(id, { decision: decision + 1, command, rolls: null, from: null, marks: [] })
      logs.append(id, decision + 1, decided)
      automatic.goOn(id)
    }
  }
}

function noSample(): Refusal {
  const message = 'This game has no sample campaign: begin one of your own on the first screen.'
  return { problem: problem('campaign/no-sample', message, ['system']) }
}
