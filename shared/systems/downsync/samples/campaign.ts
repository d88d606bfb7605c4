import type { SampleBattle, SampleCampaign, SampleDocument } from '../../../battle/sample-campaign.ts'
import type { Command } from '../battle/documents/commands.ts'
import { playSensibly } from '../battle/player/people.ts'
import type { BattleState } from '../battle/state/state.ts'
import type { ListDraft } from '../documents/force-list.ts'
import { LIST_KIND, MISSION_KIND, RULES_KIND } from '../kinds.ts'
import { SAMPLE_LISTS } from './lists.ts'
import { SAMPLE_LOOKS } from './looks.ts'
import { SAMPLE_MISSIONS } from './missions.ts'

/** The sample campaign: four battles over one drowned harbour, and one that is not over. Forces stay as they are kept. */

/** Those of the other samples play here too: a group's players are the same in all its games. */
const [MARA, TOMAS, ILSE] = ['Mara', 'Tomas', 'Ilse'] as const
type List = keyof typeof SAMPLE_LISTS
type Mission = keyof typeof SAMPLE_MISSIONS
const LED: Readonly<Record<List, string>> = {
  'sea-gate': MARA,
  'lamp-row': TOMAS,
  'third-tide': MARA,
  'hollow-night': ILSE,
}

/** Who serves in which Unit, by its place in the list. */
type Crews = Readonly<Record<number, { readonly called?: string; readonly crew: readonly string[] }>>
const CREWS: Readonly<Record<List, Crews>> = {
  'sea-gate': {
    0: { crew: ['Corporal Anouk Vrije', 'Pim'] },
    2: { called: 'Low Door', crew: ['Sergeant Halvard Moe', 'Tess Okafor', 'Little Jon'] },
    3: { called: 'High Door', crew: ['Bartel Quist', 'Rune', 'Inge Aldersey'] },
    4: { called: 'Ear to the Wall', crew: ['Specialist Dov Renner'] },
    5: { called: 'Warden’s Lamp', crew: ['Captain Maartje Dool', 'Lieutenant Oke', 'Sparks'] },
  },
  'lamp-row': {
    2: { called: 'Third Person', crew: ['Sunniva Aro', 'Kesi'] },
    3: { called: 'Plural', crew: ['Old Fenn'] },
    4: { called: 'The Conjugators', crew: ['Mother Tamsin', 'Ilo', 'Brother Wend'] },
    5: { crew: ['Director Noor', 'The Archivist'] },
  },
  'third-tide': {
    9: { called: 'Stone Mother', crew: ['Major Ebele Strand', 'Kasper Winge', 'Duro'] },
    10: { called: 'Harbour Light', crew: ['Captain Idris Vane', 'Lieutenant Solveig Brandt'] },
    6: { called: 'Left Hand', crew: ['Joost', 'Corporal Abiola'] },
  },
  'hollow-night': {
    0: { called: 'Low Candle', crew: ['Sister Ione Hallam'] },
    5: { called: 'Whip-poor-will', crew: ['Zora Kline', 'Ash'] },
    9: { called: 'Last Verse', crew: ['Precentor Adaeze', 'Two novices'] },
    10: { called: 'The Slow Bell', crew: ['Archdeacon Lisk', 'Vesper', 'Compline', 'Matins'] },
  },
}

function crewed(list: ListDraft, crews: Crews): ListDraft {
  return {
    ...list,
    units: list.units.map((unit, at) => {
      const { called, crew = [] } = crews[at] ?? {}
      return {
        ...unit,
        name: called ?? unit.name,
        crew: crew.map((name, nth) => ({ id: `c${nth + 1}`, name, picture: null })),
      }
    }),
  }
}

interface Fought {
  readonly mission: Mission
  readonly begun: string
  readonly place: string
  readonly level: SampleBattle['level']
  readonly lists: readonly [List, List]
  /** Found by trying: `tests/app/sample-adventure.test.ts` holds what they come to. */
  readonly seed: number
  readonly until?: (state: BattleState) => boolean
}

const FOUGHT: readonly Fought[] = [
  {
    ...{ mission: 'vip-capture', lists: ['sea-gate', 'lamp-row'], level: 'enforce', seed: 53 },
    ...{ begun: '2026-10-07T18:30:00.000Z', place: 'The sea gate, at low water' },
  },
  {
    ...{ mission: 'ghost-fleet', lists: ['lamp-row', 'sea-gate'], level: 'enforce', seed: 37 },
    ...{ begun: '2026-10-14T18:15:00.000Z', place: 'Among the moored hulls' },
  },
  {
    ...{ mission: 'dead-weight', lists: ['third-tide', 'hollow-night'], level: 'enforce', seed: 19 },
    ...{ begun: '2026-10-21T18:40:00.000Z', place: 'The container stacks' },
  },
  {
    ...{ mission: 'open-channel', lists: ['lamp-row', 'sea-gate'], level: 'enforce', seed: 29 },
    ...{ begun: '2026-10-28T19:00:00.000Z', place: 'The relay on the breakwater' },
  },
  {
    ...{ mission: 'vip-capture', lists: ['third-tide', 'hollow-night'], level: 'assist', seed: 126 },
    ...{ begun: '2026-11-04T18:30:00.000Z', place: 'The pump station, by night' },
    until: isTelling,
  },
]

/**
 * In the middle of a Reaction Engagement of four Units or more: somebody is stunned, somebody has fallen, a decoy has been
 * called, and points have been scored.
 */
function isTelling({ phase, round, engagement, units, pings, camps }: BattleState): boolean {
  const all = Object.values(units)
  const dice = Object.values(engagement?.priority ?? {})
  return (
    phase === 'activating' &&
    round > 1 &&
    dice.length > 2 &&
    new Set(dice).size < dice.length &&
    all.some(({ stun, fate }) => stun && fate === 'onTable') &&
    all.some(({ fate }) => fate === 'destroyed') &&
    Object.values(pings).some(({ fate }) => fate === 'decoy') &&
    Object.values(camps).some(({ points }) => points > 0)
  )
}

const kept = (
  key: string,
  kind: string,
  document: object,
  of: Pick<SampleDocument, 'player' | 'look'> = { player: null, look: null },
): SampleDocument => ({ key, kind, document, ...of })
const once = <Key extends string>(keys: readonly Key[]): Key[] => [...new Set(keys)]

export const SAMPLE_CAMPAIGN: SampleCampaign<BattleState, Command> = {
  name: 'Salt and Static',
  startsOn: '2026-10-07',
  place: 'The drowned harbour',
  documents: [
    ...once(FOUGHT.flatMap(({ lists }) => lists)).map((key) =>
      kept(key, LIST_KIND.kind, crewed(SAMPLE_LISTS[key], CREWS[key]), {
        player: LED[key],
        look: { colours: SAMPLE_LOOKS[key].colours, emblem: SAMPLE_LOOKS[key].emblem },
      }),
    ),
    ...once(FOUGHT.map(({ mission }) => mission)).map((key) =>
      kept(key, MISSION_KIND.kind, SAMPLE_MISSIONS[key]),
    ),
  ],
  battles: FOUGHT.map(
    ({
      mission,
      begun,
      place,
      level,
      lists: [one, other],
      seed,
      until = null,
    }): SampleBattle<BattleState> => ({
      ...{ begun, place, level, seed, until, chance: seed },
      said: (idOf) => ({
        ...{ mission: idOf(mission), rules: idOf(RULES_KIND.kind) },
        ...{ player1: LED[one], list1: idOf(one), player2: LED[other], list2: idOf(other) },
      }),
      goOn: [],
    }),
  ),
  play: playSensibly,
}
