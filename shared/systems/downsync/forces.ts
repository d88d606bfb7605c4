import { problem, type Problem } from '../../problem.ts'
import { refuse, requireCount, requireList, requireObject, requireWord } from '../arguments.ts'
import { DECOY, DECOYS_OF_TRAIT, GAME_SIZE_TABLE, type GameSize } from './data/forces.ts'
import {
  BASE_COUNTS,
  GAME_SIZES,
  SIGS,
  type BaseCount,
  type GameSizeId,
  type Id,
  type Sig,
  type Sizes,
} from './words.ts'

/** A Unit card in the numbers of the rules. */
export interface UnitCard {
  readonly id: Id
  readonly name: string
  readonly faction: string
  readonly sig: Sig
  readonly spd: number
  readonly scan: number
  readonly targ: number
  readonly def: number
  readonly cm: number
  readonly cmPlus?: number
  /** Infantry Bases; null: a vehicle. */
  readonly bases: BaseCount | null
  /** `{ name: 'Decoy', sig }` is Decoy[SIG]. */
  readonly traits: readonly {
    readonly name: string
    readonly sig?: Sig
    readonly text: string
    /** It says itself that several add up (line 669). */
    readonly stacks?: boolean
  }[]
  readonly actions: readonly object[]
}

export interface ForceList {
  readonly faction: string
  /** Ids of cards: one may come several times. */
  readonly units: readonly Id[]
}

/** Slots and Command Points of a game. Source: lines 155–173. */
export function gameSize(of: GameSizeId): GameSize {
  requireWord('size', of, GAME_SIZES)
  return GAME_SIZE_TABLE[of]
}

/**
 * What keeps a force list from being legal; `[]` when nothing does. Problems: `force/card` for each id without a card,
 * `force/faction` for each Unit of another faction, `force/slots` for each Signature whose Units are not its slots.
 * Source: lines 151–173; R37; E1.
 */
export function checkForce(f: ForceList, cards: readonly UnitCard[], size: GameSize): Problem[] {
  const known = cardsById(cards)
  requireForce(f)
  requireObject('size', size)
  requireSizes('slots', size.slots)
  requireCount('commandPoints', size.commandPoints)
  const listed = f.units.map((id, at) => ({ id, at, card: known.get(id) }))
  return [
    ...listed.flatMap(({ id, at, card }) => (card ? [] : [withoutCard(id, at)])),
    ...listed.flatMap(({ at, card }) =>
      card && card.faction !== f.faction ? [otherFaction(card, f.faction, at)] : [],
    ),
    ...SIGS.flatMap((sig) => {
      const has = listed.filter(({ card }) => card?.sig === sig).length
      const slots = size.slots[sig]
      return has === slots ? [] : [wrongSlots(sig, has, slots)]
    }),
  ]
}

function withoutCard(id: Id, at: number): Problem {
  const message = 'This Unit has no card here: choose another, or bring its card in.'
  return problem('force/card', message, ['units', at], { id })
}

function otherFaction({ id, faction }: UnitCard, own: string, at: number): Problem {
  const message = `This Unit is of ${faction}, and the force of ${own}: choose one of its own faction.`
  return problem('force/faction', message, ['units', at], { id, faction, own })
}

function wrongSlots(sig: Sig, has: number, slots: number): Problem {
  const by = Math.abs(slots - has)
  const wanted = has < slots ? `choose ${by} more` : `take ${by} out`
  const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
  const message = `${counted(has, `${sig} Unit`)} for ${counted(slots, 'slot')}: ${wanted}.`
  return problem('force/slots', message, ['units'], { sig, has, slots })
}

/**
 * Pings of a force by Signature: one for each Unit, one for each Decoy[SIG], however often it is there unless it stacks or
 * each counts, and those that the scenario grants. Source: lines 187, 408–410, 669; R34; E4.
 */
export function pingsFor(
  f: ForceList,
  cards: readonly UnitCard[],
  granted: Partial<Sizes> = {},
  counts: 'once' | 'each' = 'once',
): Sizes {
  const known = cardsById(cards)
  requireForce(f)
  requireObject('granted', granted)
  for (const sig of Object.keys(granted)) if (!SIGS.some((one) => one === sig)) refuse('granted', sig)
  for (const sig of SIGS) requireCount('granted', granted[sig] ?? 0)
  const units = f.units.map((id) => known.get(id) ?? refuse('units', id))
  const ofSig = (sig: Sig): number => {
    const given = units
      .flatMap(({ traits }) => traits)
      .filter((trait) => trait.name === DECOY && trait.sig === sig)
    const adding = given.filter(({ stacks = false }) => stacks || counts === 'each').length
    const own = units.filter((unit) => unit.sig === sig).length
    const once = adding < given.length ? 1 : 0
    return own + (adding + once) * DECOYS_OF_TRAIT + (granted[sig] ?? 0)
  }
  return { small: ofSig('small'), medium: ofSig('medium'), large: ofSig('large') }
}

function cardsById(cards: readonly UnitCard[]): ReadonlyMap<Id, UnitCard> {
  requireList('cards', cards)
  const known = new Map<Id, UnitCard>()
  for (const card of cards) {
    requireCard(card)
    if (known.has(card.id)) refuse('id', card.id)
    known.set(card.id, card)
  }
  return known
}

function requireCard(card: UnitCard): void {
  requireObject('card', card)
  for (const word of ['id', 'name', 'faction'] as const) requireText(word, card[word])
  requireWord('sig', card.sig, SIGS)
  for (const stat of ['spd', 'scan', 'targ', 'def', 'cm'] as const) requireCount(stat, card[stat])
  requireCount('cmPlus', card.cmPlus ?? 0)
  if (card.bases !== null) requireWord('bases', card.bases, BASE_COUNTS)
  requireList('traits', card.traits)
  for (const trait of card.traits) {
    requireObject('trait', trait)
    requireText('trait.name', trait.name)
    requireText('trait.text', trait.text)
    if (trait.sig !== undefined) requireWord('trait.sig', trait.sig, SIGS)
  }
  requireList('actions', card.actions)
  for (const action of card.actions) requireObject('action', action)
}

function requireForce(f: ForceList): void {
  requireObject('force', f)
  requireText('faction', f.faction)
  requireList('units', f.units)
  for (const id of f.units) requireText('units', id)
}

function requireSizes(name: string, sizes: Readonly<Sizes>): void {
  requireObject(name, sizes)
  for (const sig of SIGS) requireCount(name, sizes[sig])
}

function requireText(name: string, value: unknown): void {
  if (typeof value !== 'string') refuse(name, value)
}
