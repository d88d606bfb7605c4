import type { SampleBattle, SampleCampaign, SampleDocument } from '../../../battle/sample-campaign.ts'
import type { Chance } from '../../../battle/fits.ts'
import type { Command } from '../battle/documents/commands.ts'
import { playSensibly } from '../battle/player/people.ts'
import {
  allCrafts,
  allFighters,
  characterOf,
  delaying,
  fighterIn,
  turnOf,
  vehicleDraftOf,
} from '../battle/state/look.ts'
import type { BattleState, Fighter } from '../battle/state/state.ts'
import { trackOf } from '../battle/view.ts'
import type { FightingSide } from '../battle/words.ts'
import { stateOf } from '../damage.ts'
import type { EncounterDraft } from '../documents/encounter.ts'
import { CHARACTER_KIND, ENCOUNTER_KIND, RULES_KIND, VEHICLE_KIND } from '../kinds.ts'
import { SAMPLE_CHARACTERS, type SampleCharacter } from './characters.ts'
import { SAMPLE_ENCOUNTERS } from './encounters.ts'
import { SAMPLE_VEHICLES, type SampleVehicle } from './vehicles.ts'

/** The sample campaign: four combats of a trader's crew with everybody whom they owe, and one that is not over. */

/** Those of the other samples play here too: a group's players are the same in all its games. */
const [MARA, TOMAS, ILSE] = ['Mara', 'Tomas', 'Ilse'] as const
const LED: Readonly<Partial<Record<SampleCharacter, string>>> = { okonjo: MARA, dole: TOMAS, hale: ILSE }

/** Written for the last evening: everybody who is left wants the same wreck, and somebody wants them. */
const SALVAGE: EncounterDraft = {
  kind: 'encounter',
  version: 1,
  name: 'Salvage Goes to Whoever Stands There',
  brief:
    'A courier came down at kilometre eleven with the strongbox still aboard. Two parties had the same idea, and a third set of footprints leads up to the wreck and not away from it.',
  notes:
    'The hull of the courier is three quarters cover, the ditch half. The strongbox takes two to carry, or one Mule. Whoever comes out of the wreck has a list, and most of those here are on it.',
  sides: [
    {
      id: 'margin',
      name: 'The Patient Margin',
      notes: 'Have papers for it, of a kind.',
      prepared: false,
      hidden: false,
    },
    {
      id: 'watch',
      name: 'Port Watch',
      notes: 'Have better papers, and a rocket.',
      prepared: false,
      hidden: false,
    },
    { id: 'walker', name: 'Who came on foot', notes: 'Was here first.', prepared: true, hidden: true },
  ],
  ground: { kind: 'metres' },
  light: 'low',
  smoke: 'smoke',
  weather: false,
  radio: 'clear',
  obstacles: false,
}

const ENCOUNTERS = {
  brawl: SAMPLE_ENCOUNTERS.brawl,
  chase: SAMPLE_ENCOUNTERS.chase,
  boarding: SAMPLE_ENCOUNTERS.boarding,
  vault: SAMPLE_ENCOUNTERS.ambush,
  salvage: SALVAGE,
} as const satisfies Record<string, EncounterDraft>

interface Ride {
  readonly vehicle: SampleVehicle
  readonly pilot?: SampleCharacter
  readonly riders?: readonly SampleCharacter[]
  readonly speed?: number
}
interface Party {
  /** Who plays it; null: Muster does. */
  readonly player: string | null
  readonly people: readonly SampleCharacter[]
  readonly rides?: readonly Ride[]
}

interface Fought {
  readonly encounter: keyof typeof ENCOUNTERS
  readonly begun: string
  readonly place: string
  readonly level: SampleBattle['level']
  readonly parties: readonly Party[]
  /** Found by trying: `tests/app/sample-adventure.test.ts` holds what they come to. */
  readonly seed: number
  readonly until?: (state: BattleState) => boolean
}

const FOUGHT: readonly Fought[] = [
  {
    encounter: 'brawl',
    begun: '2026-10-08T18:30:00.000Z',
    place: 'Pier Nine, about eleven',
    level: 'enforce',
    parties: [
      { player: MARA, people: ['okonjo', 'corv', 'salt', 'wren'] },
      { player: TOMAS, people: ['dole', 'orlando', 'pell', 'idris'] },
    ],
    seed: 121,
  },
  {
    encounter: 'chase',
    begun: '2026-10-15T18:15:00.000Z',
    place: 'Down to the harbour gate',
    level: 'assist',
    parties: [
      {
        player: TOMAS,
        people: ['pell', 'idris', 'dole'],
        rides: [{ vehicle: 'van', pilot: 'pell', riders: ['idris', 'dole'], speed: 60 }],
      },
      {
        player: ILSE,
        people: ['brack', 'hale', 'fen'],
        rides: [
          { vehicle: 'cruiser', pilot: 'brack', riders: ['hale', 'fen'], speed: 70 },
          { vehicle: 'gnat', pilot: 'hale', speed: 60 },
        ],
      },
    ],
    seed: 78,
  },
  {
    encounter: 'boarding',
    begun: '2026-10-22T18:40:00.000Z',
    place: 'The hold of the Patient Margin',
    level: 'assist',
    parties: [
      { player: ILSE, people: ['hale', 'brack', 'fen', 'amity'] },
      { player: MARA, people: ['okonjo', 'venn', 'corv', 'ferreira', 'wren'] },
    ],
    seed: 757,
  },
  {
    encounter: 'vault',
    begun: '2026-10-29T19:00:00.000Z',
    place: 'The bank on Ledger Square',
    level: 'assist',
    parties: [
      { player: MARA, people: ['okonjo', 'quillon', 'wren', 'salt'] },
      { player: null, people: [], rides: [{ vehicle: 'sexton' }, { vehicle: 'hound' }] },
    ],
    seed: 74,
  },
  {
    encounter: 'salvage',
    begun: '2026-11-05T18:30:00.000Z',
    place: 'Kilometre eleven, before dawn',
    level: 'assist',
    parties: [
      {
        player: MARA,
        people: ['venn', 'ferreira', 'quillon'],
        rides: [{ vehicle: 'rover', pilot: 'venn', riders: [], speed: 30 }, { vehicle: 'mule' }],
      },
      {
        player: ILSE,
        people: ['hale', 'brack', 'amity'],
        rides: [{ vehicle: 'cruiser', pilot: 'brack', riders: [], speed: 30 }],
      },
      { player: TOMAS, people: ['auditor'] },
    ],
    seed: 41,
    until: isTelling,
  },
]

/** In the middle of a round: somebody delays, others are tied, somebody is down, and a vehicle is hit. */
function isTelling(state: BattleState): boolean {
  const [acting] = turnOf(state)?.fighters ?? []
  if (state.phase !== 'acting' || state.round < 2 || fighterIn(state, acting ?? null)?.side !== 'side-1')
    return false
  const people = allFighters(state)
  const isTied = trackOf(state).some((group) => group.length > 1)
  const isHit = allCrafts(state).some(
    ({ id, shell }) => shell.hull < (vehicleDraftOf(state, id)?.hull.full ?? 0),
  )
  return isHit && isTied && delaying(state).length > 0 && people.some(({ fate }) => fate === 'unconscious')
}

/** Whoever was carried out of the last combat has been mended since, as far as the group says. */
function mends(state: BattleState): Command | null {
  if (state.setup.level !== 'assist' || state.phase !== 'initiative') return null
  const hurt = allFighters(state).find((one) => isSpent(state, one))
  const mended = hurt && healed(state, hurt)
  return hurt && mended
    ? {
        kind: 'put-right',
        side: hurt.side,
        fighter: hurt.id,
        fate: stateOf(mended),
        ...mended,
        reason: 'A week in the sick bay, by the chapter on healing',
      }
    : null
}

/** Out, or out of breath. */
function isSpent(state: BattleState, { id, fate, left }: Fighter): boolean {
  const full = characterOf(state, id)?.characteristics.end.full ?? 0
  return fate === 'unconscious' || (fate === 'up' && left.end * 2 < full)
}

/** Up again, and with half of the breath. */
function healed(state: BattleState, { id }: Fighter): Record<'str' | 'dex' | 'end', number> | null {
  const full = characterOf(state, id)?.characteristics
  return full ? { str: full.str.full, dex: full.dex.full, end: Math.ceil(full.end.full / 2) } : null
}

const rides = FOUGHT.flatMap(({ parties }) => parties.flatMap((party) => party.rides ?? []))
const kept = (key: string, kind: string, document: object, player: string | null = null): SampleDocument => ({
  key,
  kind,
  document,
  player,
  look: null,
})
const documents: readonly SampleDocument[] = [
  ...[...new Set(FOUGHT.flatMap(({ parties }) => parties.flatMap(({ people }) => people)))].map((key) =>
    kept(key, CHARACTER_KIND.kind, SAMPLE_CHARACTERS[key], LED[key] ?? null),
  ),
  ...[...new Set(rides.map(({ vehicle }) => vehicle))].map((key) =>
    kept(key, VEHICLE_KIND.kind, SAMPLE_VEHICLES[key]),
  ),
  ...Object.entries(ENCOUNTERS).map(([key, encounter]) => kept(key, ENCOUNTER_KIND.kind, encounter)),
]

const sideAt = (at: number): FightingSide => `side-${at + 1}` as FightingSide

export const SAMPLE_CAMPAIGN: SampleCampaign<BattleState, Command> = {
  name: 'What the Margin Owes',
  startsOn: '2026-10-08',
  place: 'Port Halloran and the coast road',
  documents,
  battles: FOUGHT.map(
    ({ encounter, begun, place, level, parties, seed, until = null }): SampleBattle<BattleState> => ({
      begun,
      place,
      level,
      said: (idOf) => ({
        encounter: idOf(encounter),
        rules: idOf(RULES_KIND.kind),
        players: parties.flatMap(({ player }, at) =>
          player === null ? [] : [{ side: sideAt(at), name: player }],
        ),
        people: parties.flatMap(({ people }, at) =>
          people.map((key) => ({ character: idOf(key), side: sideAt(at), count: 1 })),
        ),
        crafts: parties.flatMap((party, at) =>
          (party.rides ?? []).map(({ vehicle, pilot, riders = [], speed = 0 }) => ({
            vehicle: idOf(vehicle),
            side: sideAt(at),
            pilot: pilot === undefined ? null : idOf(pilot),
            riders: riders.map(idOf),
            belted: true,
            speed,
          })),
        ),
        automatic: parties.flatMap(({ player }, at) => (player === null ? [sideAt(at)] : [])),
      }),
      seed,
      chance: seed,
      until,
      goOn: until ? [] : parties.map((_party, at) => sideAt(at)),
    }),
  ),
  play: (state, chance: Chance) => mends(state) ?? playSensibly(state, chance),
}
