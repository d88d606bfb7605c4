import type { CampaignRules, Rival } from './documents.ts'
import type { Ledger } from './ledger.ts'

/**
 * "Your opponent" of a faction that buys technology (p.29): that of its latest battle, every other faction, or
 * the rival that the group chose (R4◆); with the numbers at the end of its latest battle, or as they stand
 * (R7◆). Before its first battle only the latter are known, and of two factions the other one is the opponent; of
 * more nobody is.
 */
export function rivalsOf(
  buyer: Ledger,
  ledgers: ReadonlyMap<string, Ledger>,
  { opponent, opponentNumbers }: Pick<CampaignRules, 'opponent' | 'opponentNumbers'>,
  chosen: string | null,
): Rival[] {
  const { latest, participant: own } = buyer
  const others = [...ledgers.keys()].filter((id) => id !== own)
  const who = {
    'latest-opponent': () => (latest ? [latest.opponent] : others.length === 1 ? others : []),
    'any-rival': () => others,
    'chosen-rival': () => (chosen === null ? [] : [chosen]),
  }[opponent]()
  const then = opponentNumbers === 'battle-end' ? latest : null
  return who.flatMap((participant): Rival[] => {
    const tech = then?.numbers.get(participant) ?? ledgers.get(participant)?.tech
    return tech ? [{ participant, battle: then?.battle ?? null, tech }] : []
  })
}
