import type { Fate } from '../../../contract/choices.ts'
import type { HistoryBattle, HistoryCampaign } from '../contract/histories.ts'
import { SIDES } from '../battle/words.ts'
import type { Digest } from './digest.ts'

/** What is told of a battle, piece by piece, each with what it is: what is searched, and why a battle was found. */

/** The kinds of what is told, in the order in which they are the better reason to have found a battle. */
export const TOLD_KINDS = [
  'person',
  'place',
  'card',
  'faction',
  'player',
  'campaign',
  'number',
  'day',
  'margin',
  'encounter',
  'role',
  'result',
  'score',
  'ending',
  'level',
  'cause',
  'kill',
  'honour',
  'note',
  'inPlay',
  'photo',
  'written',
  'unit',
] as const
export type ToldKind = (typeof TOLD_KINDS)[number]

export interface Told {
  readonly kind: ToldKind
  /** As people wrote it or read it. */
  readonly text: string
  /** Found by these too, though nobody reads them. */
  readonly also?: readonly string[]
  /** What became of a person, of this name or whom it is about; null where nobody noted it. */
  readonly fate?: Fate | null
  /** Whom a cause, a kill or an honour is about. */
  readonly who?: string
  /** Whose units they are. */
  readonly whose?: readonly string[]
  /** What of it is searched, where that is not all that is read. */
  readonly searched?: string
  readonly state?: ToldState
}

/** Words of what somebody did or became: they find it together with whom they are about, as `yun killed`. */
export interface ToldState {
  readonly of: string
  readonly words: string
}

/** What became of somebody, in a word. */
export type FateWords = Readonly<Partial<Record<Fate, string>>>

type Participant = HistoryCampaign['participants'][number]

/** All that is told of a battle apart from what the screens print in words of their own. */
export function toldOf(
  battle: HistoryBattle,
  campaign: HistoryCampaign,
  participants: readonly Participant[],
  fates: FateWords = {},
): readonly Told[] {
  const { digest, decorations, people } = battle
  const became = (name: string, participant: Participant | undefined, fate: Fate): ToldState => ({
    of: `${name} ${participant ? sideWords(participant) : ''}`,
    words: fates[fate] ?? '',
  })
  const told: Told[] = [
    { kind: 'number', text: String(battle.account.position) },
    { kind: 'day', text: battle.foughtOn ?? '' },
    { kind: 'place', text: battle.place },
    { kind: 'note', text: battle.note },
    { kind: 'written', text: battle.written },
    { kind: 'campaign', text: campaign.name },
    ...participants.flatMap(({ faction, player }): Told[] => [
      { kind: 'faction', text: faction.name, also: [faction.shortName] },
      { kind: 'player', text: player.name },
    ]),
    ...SIDES.flatMap((side) => [digest?.sides[side].mission, digest?.sides[side].troops].flatMap(cardTold)),
    ...people.flatMap(({ name, fate, cause, participant }): Told[] => {
      const of = participants.find(({ id }) => id === participant)
      return [
        { kind: 'person', text: name, fate, state: became(name, of, fate) },
        { kind: 'cause', text: cause, who: name, fate },
      ]
    }),
    ...decorations.flatMap(({ who, name, reason }): Told[] => [
      { kind: 'person', text: who, fate: null },
      { kind: 'honour', text: reason === '' ? name : `${name}: ${reason}`, who },
    ]),
    ...(digest
      ? unitsTold(digest, people, (name, side, fate) => became(name, participants[side], fate))
      : []),
    ...(digest?.notes ?? []).map((text): Told => ({ kind: 'inPlay', text })),
    ...(digest?.photos ?? []).map(({ caption }): Told => ({ kind: 'photo', text: caption })),
  ]
  return told.filter(({ text }) => text !== '')
}

/** Those of the log with a name. What became of somebody of the roster is what was entered of them. */
function unitsTold(
  { units, kills }: Digest,
  people: HistoryBattle['people'],
  became: (name: string, side: 0 | 1, fate: Fate) => ToldState,
): readonly Told[] {
  const fallen = new Set(kills.map(({ unit }) => unit))
  const entered = new Set<string | null>(people.map(({ trooper }) => trooper))
  return units.flatMap(({ name, side, trooper }, place): Told[] => {
    if (name === null) return []
    if (trooper !== null && entered.has(trooper)) return [{ kind: 'person', text: name, fate: null }]
    const fate = fallen.has(place) ? 'killed' : 'unhurt'
    const state = became(name, side === 'a' ? 0 : 1, fate)
    return [{ kind: 'person', text: name, fate: fate === 'killed' ? fate : null, state }]
  })
}

/** A side by its faction's names and its player's. */
export function sideWords({ faction, player }: Pick<Participant, 'faction' | 'player'>): string {
  const { name, shortName } = faction
  return `${name.includes(shortName) ? name : `${name} ${shortName}`} ${player.name}`
}

/** By its title, and by its code as it is printed or typed in a hurry: `O-07`, `O07`, `O7`. */
function cardTold(card: Digest['sides']['a']['mission'] | undefined): readonly Told[] {
  if (!card) return []
  const joined = card.id.replace('-', '')
  const text = card.id === card.title ? card.title : `${card.id} ${card.title}`
  return [{ kind: 'card', text, also: [joined, joined.replace(/^(\D+)0+(?=\d)/u, '$1')] }]
}
