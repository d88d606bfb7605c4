import {
  doctrineBy,
  intendPlainly,
  type DoctrineRule,
  type Look as LookOf,
} from '../../../../battle/automatic.ts'
import { is, type Settled } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { ACTIONS } from '../../data/rounds.ts'
import type { CommandKind } from '../documents/commands.ts'
import { sortedDice } from '../state/meeting.ts'
import { bandOfView, isNear, weaponOf } from './sight.ts'
import { HANDS } from '../rules/armed.ts'
import type { Traveller } from '../rules/rule.ts'
import type { FighterView } from '../view.ts'
import { isFightingSide, type Side } from '../words.ts'

/**
 * How Muster leads a side: the first of these rules that has something to do. It knows what its side sees, no more, and
 * what is measured is left to the players. Each has a code by which users are told of it.
 */

type Offer = OfferOf<Traveller>

type Look = LookOf<Traveller>

/** In this order; the number of a rule is its place. */
export const DOCTRINE_RULES = [
  /** Whoever lies in wait is there when a round opens. */
  { code: 'come-out', plan: comeOut },
  /** The commander’s Tactics, then Initiative; nobody hastens, nobody holds back. */
  { code: 'lead-in', plan: leadIn },
  /** One dodge a round, of whoever can; more cost too much. */
  { code: 'dodge-once', plan: (look) => meet(look) },
  /** Whoever is wounded keeps Strength and Dexterity even. */
  { code: 'lose-the-greater', plan: (look) => loseTheGreater(look) },
  /** In a grapple: hurt the other. */
  { code: 'wrestle-to-hurt', plan: wrestle },
  /** What flies astray or bursts is looked at. */
  {
    code: 'look-where-it-falls',
    plan: (look) =>
      plainly(look, 'settle-stray') ?? plainly(look, 'settle-blast') ?? plainly(look, 'settle-throw'),
  },
  /** The best pairs of full auto, at the weakest. */
  { code: 'pair-the-best', plan: pairTheBest },
  /** The vehicle is kept under control at its speed, and no pursuit risks a crash. */
  { code: 'keep-control', plan: keepControl },
  { code: 'take-command', plan: (look) => plainly(look, 'take-command') },
  /** Work that is begun is done. */
  { code: 'work-on', plan: (look) => plainly(look, 'finish-work') ?? plainly(look, 'work-on') },
  /** The Minor Action goes into aim, at whom the shot is meant for. */
  { code: 'aim-first', plan: aimFirst },
  /** The weapon that hurts most, in bursts where it can, at the weakest; a blade at whoever is beside. */
  { code: 'attack-the-weakest', plan: attackTheWeakest },
  /** Empty weapons are loaded, and whoever has nothing in hand draws. */
  { code: 'ready-arms', plan: (look) => plainly(look, 'reload') ?? drawSomething(look) },
  /** Whoever can do nothing else goes on. */
  { code: 'close-in', plan: closeIn },
  { code: 'end-turn', plan: (look) => plainly(look, 'end-turn') ?? endWhenLeft(look) },
] as const satisfies readonly DoctrineRule<Traveller>[]

export type DoctrineCode = (typeof DOCTRINE_RULES)[number]['code']

export const doctrine = doctrineBy<Traveller>(
  DOCTRINE_RULES,
  ({ automatic }) => automatic.filter(isFightingSide),
  ['show'],
  ruledOut,
)

/** An attack that the table cannot let it make: then it looks for another. */
function ruledOut({ command, side, fields }: Offer): readonly Offer[] {
  const { fighter, weapon, target } = fields
  if (command !== 'attack' || !fighter || !weapon || !target) return []
  return [target, is(null)].map((whom) => ({
    ...{ command: 'rule-out' as const, side },
    fields: { fighter, weapon, target: whom },
  }))
}

function plainly({ offers }: Look, command: CommandKind): Offer | null {
  const offer = offers.find((one) => one.command === command)
  return offer ? chosen(offer) : null
}

/** It never gives up a fight, and that it is over people say, where any play: somebody of theirs may be hidden (TRV-026). */
const endWhenLeft = (look: Look): Offer | null =>
  look.view.phase === 'closing' && look.view.sides.every(({ side }) => look.view.automatic.includes(side))
    ? plainly(look, 'end-combat')
    : null

const isAnybody = ({ view, side: own }: Look): boolean =>
  view.fighters.some(({ side, fate }) => side !== own && fate === 'up')

export const chosen = intendPlainly<Traveller>

const valueOf = ({ fields }: Offer, name: string): Settled | undefined => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : undefined
}

const fighterOf = ({ view }: Look, id: Settled | undefined): FighterView | null =>
  view.fighters.find((one) => one.id === id) ?? null

export function comeOut({ view, offers }: Pick<Look, 'view' | 'offers'>): Offer | null {
  const show = offers.find(({ command }) => command === 'show')
  const { ready } = show?.fields ?? {}
  return show && view.phase === 'hastening'
    ? chosen(show, { ready: ready?.kind === 'yes-no' && ready.usual === true })
    : null
}

function leadIn(look: Look): Offer | null {
  return (
    plainly(look, 'check-tactics') ??
    plainly(look, 'roll-initiative') ??
    // While it sees nobody to fight, people say when a round opens: somebody may lie in wait for it (TRV-019).
    (isAnybody(look) ? plainly(look, 'open-round') : null) ??
    plainly(look, 'let-pass')
  )
}

/** The first reaction of the round is a dodge, where one is offered. */
function meet(look: Look): Offer | null {
  const { offers } = look
  const brace = offers.find(({ command }) => command === 'brace')
  if (brace) return chosen(brace, { how: isFresh(look, brace) ? 'dodge' : 'none' })
  const reactions = offers.filter(({ command }) => command === 'react')
  const [none] = reactions
  if (!none) return null
  if (!isFresh(look, none)) return chosen(none)
  const behind = reactions.find((one) => valueOf(one, 'how') === 'dodgeBehind')
  const open = reactions.find((one) => one.fields.how?.kind === 'one')
  return behind ? chosen(behind) : open ? chosen(open, { how: 'dodge' }) : chosen(none)
}

const isFresh = (look: Look, offer: Offer): boolean =>
  fighterOf(look, valueOf(offer, 'fighter'))?.reacted === 0

function loseTheGreater(look: Look): Offer | null {
  const offer = look.offers.find(({ command }) => command === 'choose-loss')
  const fighter = offer && fighterOf(look, valueOf(offer, 'fighter'))
  if (!offer || !fighter) return null
  return chosen(offer, { from: fighter.left.str > fighter.left.dex ? 'str' : 'dex' })
}

const better = ({ left }: FighterView): 'str' | 'dex' => (left.str >= left.dex ? 'str' : 'dex')

function wrestle(look: Look): Offer | null {
  const hold = look.offers.find((one) => one.command === 'choose-hold' && valueOf(one, 'what') === 'damage')
  if (hold) return chosen(hold)
  const offer = look.offers.find(({ command }) => command === 'resist' || command === 'wrestle')
  const fighter = offer && fighterOf(look, valueOf(offer, 'fighter'))
  return offer && fighter ? chosen(offer, { with: better(fighter) }) : null
}

/** The first die with the highest of the others, each pair at the weakest enemy; of an odd number the lowest goes. */
function pairTheBest(look: Look): Offer | null {
  const [step] = look.view.steps
  if (step?.kind !== 'pairs') return null
  const drop = look.offers.find(({ command }) => command === 'drop-die')
  const face = (at: unknown): number => step.dice[Number(at) - 1] ?? 0
  if (drop?.fields.die?.kind === 'one') {
    const [lowest = '1'] = drop.fields.die.of.toSorted((one, other) => face(one) - face(other))
    return chosen(drop, { die: lowest })
  }
  const laying = look.offers.filter(({ command }) => command === 'lay-pair')
  const [next = 0] = sortedDice(step).loose
  const [highest] = laying
    .map((one) => ({ one, faces: [face(valueOf(one, 'first')), face(valueOf(one, 'second'))] }))
    .filter(({ faces }) => faces.includes(next))
    .toSorted(({ faces: [a = 0, b = 0] }, { faces: [c = 0, d = 0] }) => c + d - a - b)
  if (highest) return chosen(highest.one)
  const pairs = look.offers.filter(({ command }) => command === 'pair-dice')
  // Where no enemy is left to fire at, the dice are given away all the same.
  const isOwn = (one: Offer): boolean => sideOf(look, valueOf(one, 'target')) === look.side
  const offer = weakestFirst(look, pairs)[0] ?? pairs.find((one) => !isOwn(one)) ?? pairs[0]
  return offer ? chosen(offer) : null
}

function keepControl(look: Look): Offer | null {
  const drive = look.offers.find((one) => {
    const craft = look.view.crafts.find(({ id }) => id === valueOf(one, 'craft'))
    return one.command === 'drive' && craft !== undefined && !craft.controlled && craft.speed > 0
  })
  const craft = drive && look.view.crafts.find(({ id }) => id === valueOf(drive, 'craft'))
  if (drive && craft) return chosen(drive, { speed: Math.min(Math.floor(craft.speed), craft.topSpeed) })
  return plainly(look, 'break-off')
}

/** How much is left of somebody, or of a vehicle: the weakest who is up comes first. */
function strengthOf({ view }: Look, id: Settled | undefined): number {
  const fighter = view.fighters.find((one) => one.id === id)
  if (fighter && !fighter.isMachine) return fighter.left.str + fighter.left.dex + fighter.left.end
  const craft = view.crafts.find((one) => one.id === id)
  return craft ? VEHICLE + craft.shell.hull + craft.shell.structure : Infinity
}
/** Vehicles come after people. */
const VEHICLE = 100

const sideOf = ({ view }: Look, id: Settled | undefined): Side | null =>
  [...view.fighters, ...view.crafts].find((one) => one.id === id)?.side ?? null

function isEnemy({ view, side }: Look, id: Settled | undefined): boolean {
  const fighter = view.fighters.find((one) => one.id === id)
  const craft = view.crafts.find((one) => one.id === id)
  if (fighter) return fighter.side !== side && fighter.fate === 'up'
  return craft !== undefined && craft.side !== side
}

function weakestFirst(look: Look, offers: readonly Offer[]): readonly Offer[] {
  return offers
    .filter((one) => isEnemy(look, valueOf(one, 'target')))
    .toSorted(
      (one, other) => strengthOf(look, valueOf(one, 'target')) - strengthOf(look, valueOf(other, 'target')),
    )
}

/** Attacks that make sense: a blade only beside its target, a gun not at arm’s length, what was last told counts. */
function sensible(look: Look): readonly Offer[] {
  const attacks = look.offers.filter((one) => one.command === 'attack' && valueOf(one, 'target') !== null)
  return weakestFirst(look, attacks).filter((one) => {
    const fighter = fighterOf(look, valueOf(one, 'fighter'))
    const weapon = fighter && weaponOf(fighter, valueOf(one, 'weapon'))
    const target = String(valueOf(one, 'target'))
    const ref = valueOf(one, 'weapon')
    const isOut = (known: { readonly weapon: string; readonly target: string | null }): boolean =>
      known.weapon === ref && (known.target ?? target) === target
    if (fighter?.ruledOut.some(isOut)) return false
    if (!fighter || !weapon) return fighter !== null
    // Better a weapon, where one can still be drawn.
    if (ref === HANDS && look.offers.some((draw) => drawsFirst(look, draw, fighter.id))) return false
    if (weapon.weapon === 'melee')
      return isNear(look.view, fighter.id, target) || (isArm(fighter, ref) && asks(look, fighter, target))
    const band = bandOfView(look.view, fighter.id, target)
    return band === null || weapon.range[band] !== null
  })
}

/** All that it can strike with: nothing in hand shoots, and hands are bare with nothing in them. */
const isArm = ({ weapons }: FighterView, ref: Settled | undefined): boolean =>
  weapons.every(({ at, weapon }) => at !== 'hand' || (weapon.weapon === 'melee' && ref !== HANDS))

/** Whether somebody is beside it people are asked, where nobody has told it; those whom people lead strike as they like. */
const asks = ({ view, side }: Look, { id }: FighterView, target: string): boolean =>
  view.automatic.includes(side) && bandOfView(view, id, target) === null

/** Of those at the weakest the one that hurts most. */
function bestAttack(look: Look): Offer | null {
  const offers = sensible(look)
  const [first] = offers
  if (!first) return null
  const aimedAt = fighterOf(look, valueOf(first, 'fighter'))?.aim?.target
  const target = offers.some((one) => valueOf(one, 'target') === aimedAt) ? aimedAt : valueOf(first, 'target')
  const force = (one: Offer): number => {
    const fighter = fighterOf(look, valueOf(one, 'fighter'))
    const weapon = fighter && weaponOf(fighter, valueOf(one, 'weapon'))
    // What is mounted hits hardest.
    return weapon ? weapon.damage.dice : VEHICLE
  }
  return (
    offers
      .filter((one) => valueOf(one, 'target') === target)
      .toSorted((one, other) => force(other) - force(one))[0] ?? null
  )
}

function aimFirst(look: Look): Offer | null {
  const attack = bestAttack(look)
  const fighter = attack && fighterOf(look, valueOf(attack, 'fighter'))
  const target = attack && valueOf(attack, 'target')
  if (!fighter || target === null || target === undefined || fighter.minor < ACTIONS.minor) return null
  if (fighter.significant === 0) return null
  // Before anybody has said that it can strike, the way to its target may want the action.
  const weapon = weaponOf(fighter, valueOf(attack, 'weapon'))
  if (weapon?.weapon === 'melee' && asks(look, fighter, String(target))) return null
  const aim = look.offers.find(
    (one) => one.command === 'aim' && valueOf(one, 'fighter') === fighter.id && mayBe(one, 'target', target),
  )
  return aim ? chosen(aim, { target }) : null
}

function mayBe({ fields }: Offer, name: string, value: Settled): boolean {
  const field = fields[name]
  return field?.kind === 'one' && field.of.some((one) => one === value)
}

function attackTheWeakest(look: Look): Offer | null {
  const offer = bestAttack(look)
  const fighter = offer && fighterOf(look, valueOf(offer, 'fighter'))
  if (!offer || !fighter) return null
  return chosen(offer, {
    ...(mayBe(offer, 'mode', 'burst') && { mode: 'burst' }),
    ...(offer.fields.with?.kind === 'one' && { with: better(fighter) }),
  })
}

function drawSomething(look: Look): Offer | null {
  const draw = look.offers.find((one) => drawsFirst(look, one, valueOf(one, 'fighter')))
  return draw ? chosen(draw) : null
}

/** It is to draw, of somebody with nothing in hand. */
function drawsFirst(look: Look, offer: Offer, who: Settled | undefined): boolean {
  const fighter = offer.command === 'draw' ? fighterOf(look, valueOf(offer, 'fighter')) : null
  // What lies about may be anywhere.
  if (String(valueOf(offer, 'weapon')).includes('/')) return false
  return fighter?.id === who && fighter?.weapons.every(({ at }) => at !== 'hand') === true
}

/** Once a turn, while there is somebody to go to; whom it has struck at it does not leave. */
function closeIn(look: Look): Offer | null {
  const move = look.offers.find((one) => {
    const fighter = fighterOf(look, valueOf(one, 'fighter'))
    return one.command === 'move' && fighter?.moved === 0 && !hasStruck(look, fighter)
  })
  return move && isAnybody(look) ? chosen(move) : null
}

const hasStruck = (look: Look, { id, significant }: FighterView): boolean =>
  look.view.automatic.includes(look.side) &&
  significant === 0 &&
  look.view.fighters.some((one) => isEnemy(look, one.id) && isNear(look.view, id, one.id))
