import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { fightCalls, FightSummary } from '../../shared/contract/fights.ts'
import type { Checked } from '../../shared/contract/index.ts'
import { SEEDS } from '../../shared/dice/source.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { shownApart, sideColours } from '../../shared/side-colours.ts'
import type { KeptDocument } from '../../shared/systems/kept.ts'
import { findPlay } from '../plays.ts'
import { players } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import {
  documentsAtHand,
  findDocument,
  lockRow,
  lookOf,
  openDocumentLocks,
  systemOfCampaign,
} from '../documents/stored.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import type { Automatic } from './automatic.ts'
import type { FightLogs } from './log.ts'
import type { StoredFight, StoredFights } from './stored.ts'
import { openSetOuts } from './set-out.ts'

interface Parts {
  readonly store: Store
  readonly stored: StoredFights
  readonly logs: FightLogs
  readonly automatic: Automatic
}

/** Battles of games that need no more to begin than what the players say. */
export function setUpHandlers(
  parts: Parts,
): HandlersOf<Pick<typeof fightCalls, 'fights.form' | 'fights.setUp'>> {
  const { tables } = parts.store
  const begin = openBeginning(parts)
  return {
    'fights.form': ({ system, campaign }) => {
      const setUp = findPlay(system)?.setUp
      if (!setUp) return noForm()
      if (isOfAnother(tables, campaign, system)) return gone('campaign')
      const { whole, unfinished } = documentsAtHand(tables, system, campaign, setUp.kinds)
      const kept = withoutOriginals(whole)
      const called = new Map(
        tables
          .select()
          .from(players)
          .all()
          .map(({ id, name }) => [id, name]),
      )
      const byId = kept.map(({ id, name, inCampaign, document, playerId }) => {
        const player = called.get(playerId ?? '') ?? null
        return [id, { name, inCampaign, document, player }] as const
      })
      return {
        fields: setUp.fields(kept),
        kept: Object.fromEntries(byId),
        unfinished,
        calls: setUp.calls?.(kept) ?? {},
      }
    },

    'fights.setUp': (given) => begin({ ...given, seed: randomInt(SEEDS), begun: new Date().toISOString() }),
  }
}

/** What a campaign has a copy of is offered as that: it carries what battles have left of it. */
function withoutOriginals<Kept extends KeptDocument>(all: readonly Kept[]): readonly Kept[] {
  const named = ({ kind, name }: Kept): string => `${kind} ${name}`
  const copied = new Set(all.filter(({ inCampaign }) => inCampaign).map(named))
  return all.filter((one) => one.inCampaign || !copied.has(named(one)))
}

/** What a battle is set up with by what the players say. */
export interface NewBattle extends Checked<'fights.setUp'> {
  readonly seed: number
  /** A moment. */
  readonly begun: string
}

/** Begins battles of games that need no more than that. */
export function openBeginning({
  store: { tables },
  stored,
  logs,
  automatic,
}: Parts): (battle: NewBattle) => { id: string } | Refusal {
  const locks = openDocumentLocks(tables)
  return ({ system, campaign, level, place = '', said, seed, begun }) => {
    const play = findPlay(system)
    if (!play?.setUp) return noForm()
    if (isOfAnother(tables, campaign, system)) return gone('campaign')
    const { whole } = documentsAtHand(tables, system, campaign, play.setUp.kinds)
    const setup = play.setUp.read(said, level, whole)
    if (isRefusal(setup)) return setup
    const same = namesake(play.setUp.sides(setup))
    if (same !== null) return calledAlike(same)
    const id = uuid()
    const { version } = play
    const sides = play.setUp.sides(setup).map(({ side, name, document = null }) => ({
      side,
      name,
      participantId: null,
      documentId: document,
    }))
    const createdAt = begun
    const known = calledAt(play.setUp.called(setup), place)
    stored.insert({ id, campaignId: campaign, system, version, level, place: known, createdAt }, sides)
    // What a side sets out with lies on the table now: nobody keeps it closed any longer.
    for (const { documentId } of sides) if (documentId !== null) locks.set(lockRow(documentId), null)
    logs.append(id, 0, play.begin(setup, seed))
    automatic.goOn(id)
    return { id }
  }
}

/** What a battle is called, with where it is fought beside it. */
const calledAt = (name: string, place: string): string =>
  [...new Set([name, place])].filter((said) => said !== '').join(' · ')

/** Whose name another side has too; null where all can be told apart. */
const namesake = (sides: readonly { readonly name: string }[]): string | null =>
  sides.map(({ name }) => name).find((name, at, all) => all.indexOf(name) !== at) ?? null

function calledAlike(name: string): Refusal {
  const message = `Two at the table are called “${name}”: call one of them otherwise, so that they can be told apart.`
  return { problem: problem('fight/called-alike', message, ['said'], { name }) }
}

const isOfAnother = (tables: Tables, campaign: string | null, system: string): boolean =>
  campaign !== null && systemOfCampaign(tables, campaign)?.system !== system

/**
 * How sides are shown that have no participant: each in a colour and a shape of its own, by the look of what they set out
 * as where it is kept, else by their name.
 */
export function openPlainSides(tables: Tables): (fight: StoredFight) => FightSummary['shown'] {
  const bearer = (document: string | null) => {
    const kept = document === null ? null : findDocument(tables, document)
    return kept && { name: kept.name, look: lookOf(kept) }
  }
  const setOuts = openSetOuts(tables)
  return (fight) => {
    const { sides } = fight
    const factions = shownApart(
      sides.map(({ side, name, documentId }) => ({
        sample: null,
        ...(bearer(documentId) ?? setOuts.shownOf(fight, side) ?? { name, look: null }),
      })),
    )
    const colours = sideColours(factions)
    return Object.fromEntries(
      sides.flatMap(({ side }, place) => {
        const [faction, colour] = [factions[place], colours[place]]
        return faction && colour ? [[side, { place, colour, faction }]] : []
      }),
    )
  }
}

function noForm(): Refusal {
  const message = 'Battles of this game are begun in its own way: choose who fights there.'
  return { problem: problem('fight/own-beginning', message, ['system']) }
}
