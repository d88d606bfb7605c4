import type { Digest } from '../digest.ts'
import type { MeasuredBattle, MeasuredCampaign, MeasuredSide } from './shapes.ts'

/** Whose numbers are set beside each other: those who take part in a campaign, or players or factions over all. */
export const GROUPINGS = ['participant', 'player', 'faction'] as const
export type Grouping = (typeof GROUPINGS)[number]

export interface Contender {
  readonly key: string
  readonly name: string
  /** Gives colour and shape. */
  readonly place: number
}

/** The battles that are measured, in the order in which they were fought, and who is compared. */
export interface Scope<Battle extends MeasuredBattle = MeasuredBattle> {
  readonly campaigns: readonly MeasuredCampaign[]
  readonly battles: readonly Battle[]
  readonly contenders: readonly Contender[]
  /** Both sides of each battle, one after the other. */
  readonly sides: readonly SeenSide[]
  /** Who a participant is here. */
  readonly who: (participant: string) => Contender | undefined
}

/** Sets the scope: in the order of their places in the campaigns, each player or faction once. */
export function scopeOf<Battle extends MeasuredBattle>(
  campaigns: readonly MeasuredCampaign[],
  battles: readonly Battle[],
  by: Grouping,
): Scope<Battle> {
  const contenders = new Map<string, Contender>()
  const keys = new Map<string, string>()
  for (const { participants } of campaigns)
    for (const { id, player, faction } of participants) {
      const { key, name } = {
        participant: { key: id, name: faction.shortName },
        player: { key: player.id, name: player.name },
        faction: { key: faction.id, name: faction.name },
      }[by]
      keys.set(id, key)
      if (!contenders.has(key)) contenders.set(key, { key, name, place: contenders.size })
    }
  const who = (participant: string): Contender | undefined => contenders.get(keys.get(participant) ?? '')
  return {
    campaigns,
    battles,
    contenders: [...contenders.values()],
    sides: sidesOf(battles, who),
    who,
  }
}

/** The same contenders over some of the battles only. */
export function within<Battle extends MeasuredBattle>(
  scope: Scope<Battle>,
  battles: readonly Battle[],
): Scope<Battle> {
  return { ...scope, battles, sides: sidesOf(battles, scope.who) }
}

/** One side of a battle, with all that a measure asks. */
export interface SeenSide {
  readonly battle: MeasuredBattle
  readonly at: 0 | 1
  readonly contender: Contender
  readonly facts: MeasuredSide
  readonly account: MeasuredBattle['account']['sides'][0]
  readonly letter: 'a' | 'b'
  readonly digest: Digest | null
}

function sidesOf(battles: readonly MeasuredBattle[], who: Scope['who']): SeenSide[] {
  return battles.flatMap((battle) =>
    ([0, 1] as const).flatMap((at): SeenSide[] => {
      const facts = battle.sides[at]
      const contender = who(facts.participant)
      if (!contender) return []
      const letter = at === 0 ? 'a' : 'b'
      return [
        { battle, at, contender, facts, account: battle.account.sides[at], letter, digest: battle.digest },
      ]
    }),
  )
}

/** The sides on which each contender sat. */
export function sidesByContender({ contenders, sides }: Scope): Map<Contender, readonly SeenSide[]> {
  const own = new Map<Contender, SeenSide[]>(contenders.map((contender) => [contender, []]))
  for (const side of sides) own.get(side.contender)?.push(side)
  return own
}

/** The battles whose log is not known. */
export function withoutLog(battles: readonly MeasuredBattle[]): string[] {
  return battles.filter(({ digest }) => digest === null).map(({ id }) => id)
}
