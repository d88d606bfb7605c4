import type {
  HistoryBattle,
  HistoryCampaign,
} from '../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { Digest } from '../../../../shared/systems/seven-seconds/histories/digest.ts'
import { tech } from '../builders.ts'

/** Campaigns and battles as screens of past battles get them; a test names only what matters. */

const someTech = tech('333333/222222/111111')

export function campaignOf(
  id: string,
  people: readonly (readonly [faction: string, player: string])[],
  over: Partial<HistoryCampaign> = {},
): HistoryCampaign {
  return {
    id,
    name: id,
    sample: false,
    state: 'active',
    startsOn: null,
    finishedOn: null,
    participants: people.map(([faction, player]) => ({
      id: `${id}/${faction}`,
      player: { id: player, name: player },
      faction: { id: faction, name: faction, shortName: faction, sample: null, look: null },
      startingTech: someTech,
    })),
    purchases: [],
    standings: [],
    winner: null,
    ...over,
  }
}

export interface BattleOver extends Partial<Omit<HistoryBattle, 'account' | 'sides' | 'digest'>> {
  readonly position?: number
  readonly roles?: readonly ['attacker' | 'defender' | null, 'attacker' | 'defender' | null]
  readonly winner?: 0 | 1 | null
  readonly margin?: HistoryBattle['account']['margin']
  readonly difference?: number | null
  readonly lost?: readonly [number, number]
  readonly digest?: Partial<Digest> | null
}

/** A battle of two factions of a campaign; the first one won it, and attacked. */
export function battleOf(
  campaign: HistoryCampaign,
  [a, b]: readonly [string, string],
  over: BattleOver = {},
): HistoryBattle {
  const { position = 1, roles = ['attacker', 'defender'], winner = 0, margin = 'normal' } = over
  const { difference = 12, lost = [0, 0], digest = null, ...rest } = over
  const id = rest.id ?? `${campaign.id}#${position}`
  const side = (faction: string, place: 0 | 1): HistoryBattle['sides'][0] => ({
    participant: `${campaign.id}/${faction}`,
    role: roles[place],
    roleDie: null,
    victoryPoints: null,
    controlsTable: false,
    lost: {},
  })
  const account = (faction: string, place: 0 | 1): HistoryBattle['account']['sides'][0] => ({
    participant: `${campaign.id}/${faction}`,
    streakBefore: 0,
    streakAfter: 0,
    effect: { roleBonus: 0, extraTroopCards: 0, extraMissionCards: 0 },
    roleTotal: null,
    pointsGained: 0,
    pointsAfter: 0,
    techGained: { battle: 1, table: 0 },
    lost: lost[place],
  })
  return {
    id,
    number: position,
    campaign: campaign.id,
    level: 'record',
    foughtOn: null,
    place: '',
    note: '',
    result: null,
    people: [],
    decorations: [],
    fight: null,
    written: '',
    changes: 0,
    ...rest,
    sides: [side(a, 0), side(b, 1)],
    account: {
      id,
      position,
      winner,
      margin,
      difference,
      campaignPoints: 1,
      sides: [account(a, 0), account(b, 1)],
      rollDisagrees: false,
      afterTheEnd: false,
    },
    digest: digest && { ...NO_DIGEST, ...digest },
  }
}

const EMPTY = { mission: null, troops: null, shots: [], luck: [] }
const NO_DIGEST: Digest = {
  events: 100,
  rounds: 3,
  ending: null,
  deck: 'shipped',
  sides: { a: EMPTY, b: EMPTY },
  units: [],
  kills: [],
  notes: [],
  photos: [],
  deviations: 0,
}

/** Both sides' cards, by their titles; a code of its own stands before a colon. */
export function cards(
  a: { mission?: string; troops?: string },
  b: { mission?: string; troops?: string } = {},
): Digest['sides'] {
  const card = (title: string | undefined) => {
    if (title === undefined) return null
    const [id = title, name = title] = title.split(': ')
    return { id, title: name }
  }
  const side = ({ mission, troops }: typeof a) => ({ ...EMPTY, mission: card(mission), troops: card(troops) })
  return { a: side(a), b: side(b) }
}
