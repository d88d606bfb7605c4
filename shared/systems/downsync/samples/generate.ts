import { anyOf } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import { problem, type Problem } from '../../../problem.ts'
import type { ListDraft, ListSize } from '../documents/force-list.ts'
import { sizeOf } from '../documents/force-list.ts'
import { TYPICAL } from '../data/units.ts'
import { emptyList, listOf, plainAction, plainCard, plainMission, plainScan } from '../documents/making.ts'
import type { MissionDraft, Score } from '../documents/mission.ts'
import type { Action, CardDraft, CardFace } from '../documents/unit-card.ts'
import { BASE_COUNTS, SIGS, type Sig, type Stat } from '../words.ts'
import { SAMPLE_FACTIONS, SAMPLE_TRAITS } from './cards.ts'

/** Cards, force lists and missions of chance: legal, and the same from the same chance. */

interface Chance {
  readonly pick: Dice['pick']
}

/** What random lists are called: all of it invented for Muster. */
const NAMES = {
  first: ['Grey', 'Ninth', 'Hollow', 'Copper', 'Drowned', 'Second', 'Paper', 'Silent', 'Glass', 'Late'],
  last: ['Signal', 'Watch', 'Column', 'Screen', 'Picket', 'Echo', 'Shift', 'Array', 'Vigil'],
} as const

/**
 * A list of one faction's cards with every slot filled. Problem: `force/no-cards`, where the faction has no card of a
 * Signature that the size asks for. Source: lines 151–173; R37.
 */
export function randomList(
  chance: Chance,
  faction: string,
  cards: Readonly<Record<string, CardFace>>,
  size: ListSize,
): { readonly list: ListDraft } | { readonly problem: Problem } {
  const { slots } = sizeOf({ size })
  const own = Object.entries(cards).filter(([, card]) => card.faction === faction)
  const units: string[] = []
  for (const sig of SIGS) {
    const fitting = own.filter(([, card]) => card.sig === sig).map(([id]) => id)
    if (fitting.length === 0 && slots[sig] > 0) {
      const message = `${faction} has no ${sig} Unit: bring in a card of that Signature.`
      return { problem: problem('force/no-cards', message, ['size', 'slots', sig], { faction, sig }) }
    }
    for (let slot = 0; slot < slots[sig]; slot += 1) units.push(anyOf(fitting, chance))
  }
  const name = `${anyOf(NAMES.first, chance)} ${anyOf(NAMES.last, chance)}`
  return { list: listOf(emptyList(name, faction, size), cards, units) }
}

const CARD_NAMES = {
  first: ['Salt', 'Iron', 'Paper', 'Night', 'Wire', 'Tin', 'Ash', 'Fog', 'Lead', 'Chalk'],
  last: ['Heron', 'Lamp', 'Anvil', 'Reed', 'Tern', 'Mast', 'Crane', 'Spindle', 'Marten', 'Kite'],
} as const
/** Inches that weapons reach, and actions that they are. */
const RANGES = [6, 10, 14, 18, 24, 30, 36] as const
const GUNS = ['Autocannon', 'Coil gun', 'Rockets', 'Lance', 'Carbines', 'Field gun'] as const
/** Of so many cards one is infantry, and one action in so many stuns. */
const INFANTRY_IN = 3
const STUN_IN = 4

/** Those that speak of one token, where each base has its own, are for vehicles (line 362). */
const OF_INFANTRY = SAMPLE_TRAITS.filter(({ gains }) => gains !== 'countermeasure' && gains !== 'emergency')

/** A Unit with an Attack and a scan, its stats in the range that is usual. Source: lines 324–334, 439–445. */
export function randomCard(chance: Chance): CardDraft {
  const stat = (of: Stat): number => {
    const { least, most } = TYPICAL[of] ?? { least: 0, most: 1 }
    return least + chance.pick(most - least + 1)
  }
  const sig = anyOf(SIGS, chance)
  const isInfantry = sig !== 'large' && chance.pick(INFANTRY_IN) === 0
  const gun: Action = plainAction({
    ...{ id: 'gun', name: anyOf(GUNS, chance), range: anyOf(RANGES, chance), rof: 1 + chance.pick(3) },
    effect: chance.pick(STUN_IN) === 0 ? 'stun' : 'kill',
  })
  return plainCard({
    name: `${anyOf(CARD_NAMES.first, chance)} ${anyOf(CARD_NAMES.last, chance)}`,
    faction: anyOf(Object.values(SAMPLE_FACTIONS), chance),
    ...{ sig, spd: stat('spd') + chance.pick(3) - 1, scan: stat('scan'), targ: stat('targ') },
    ...{ def: stat('def'), cm: stat('cm'), cmPlus: stat('cmPlus') },
    bases: isInfantry ? anyOf(BASE_COUNTS, chance) : null,
    traits: chance.pick(2) === 0 ? [anyOf(isInfantry ? OF_INFANTRY : SAMPLE_TRAITS, chance)] : [],
    actions: [gun, plainScan({ id: 'sensors', name: 'Sensors', range: anyOf(RANGES, chance) })],
  })
}

const MISSION_NAMES = {
  first: ['Cold', 'Late', 'Broken', 'Blind', 'Low', 'Borrowed', 'Narrow', 'Long'],
  last: ['Signal', 'Harvest', 'Crossing', 'Ledger', 'Water', 'Relay', 'Watch', 'Return'],
} as const
const TOKEN_CALLED = ['Relay', 'Cache', 'Uplink', 'Courier', 'Beacon'] as const

/** A mission with one thing that brings points, and perhaps decoys. Source: lines 408, 651–663. */
export function randomMission(chance: Chance): MissionDraft {
  const score = anyOf(SCORES, chance)(chance)
  const back = 8 + chance.pick(9)
  const right = 8 + chance.pick(17)
  const called = anyOf(TOKEN_CALLED, chance)
  const isOfSides = 'tokens' in score && score.tokens !== 'anybody'
  const sides = isOfSides ? (['first', 'second'] as const) : 'tokens' in score ? ([null] as const) : []
  const grants = (): Record<Sig, number> => ({ small: chance.pick(3), medium: chance.pick(2), large: 0 })
  const decoys = grants()
  return {
    ...plainMission(
      `${anyOf(MISSION_NAMES.first, chance)} ${anyOf(MISSION_NAMES.last, chance)}`,
      8 + 2 * chance.pick(3),
      [score],
    ),
    tokens: sides.map((side) => ({
      ...{ id: `of-${side ?? 'nobody'}`, name: called, side },
      ...(side === null ? { right: 24, back: 24 } : { right, back }),
    })),
    decoys: { first: decoys, second: decoys },
    wins: 'tokens' in score ? 3 + chance.pick(3) : null,
    rounds: 4 + chance.pick(4),
  }
}

const SCORES: readonly ((chance: Chance) => Score)[] = [
  (chance) => ({
    ...{ kind: 'near', id: 'near', tokens: 'enemy', within: 1 + chance.pick(3), points: 1 },
    takes: { within: 4, points: 1 },
  }),
  (chance) => ({ kind: 'hold', id: 'hold', tokens: 'anybody', within: 3 + chance.pick(4), points: 1 }),
  () => ({ kind: 'hold', id: 'hold', tokens: 'own', within: 6, points: 1 }),
  () => ({ kind: 'destroy', id: 'losses', points: { small: 1, medium: 2, large: 3 } }),
  () => ({ kind: 'reveal', id: 'reveal', points: 1 }),
]
