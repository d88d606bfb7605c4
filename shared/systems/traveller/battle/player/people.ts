import type { Settled } from '../../../../battle/field.ts'
import type { Chance } from '../../../../battle/fits.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { loop } from '../decide.ts'
import type { Command, CommandKind } from '../documents/commands.ts'
import type { Traveller } from '../rules/rule.ts'
import { BARE_HANDS } from '../../documents/weapon.ts'
import { isFighting } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { view as viewOf, type BattleView, type FighterView } from '../view.ts'
import type { Side } from '../words.ts'
import { chosen, comeOut, doctrine } from './doctrine.ts'
import { measured } from './measures.ts'
import { weaponOf } from './sight.ts'

/**
 * How people play who know what the book lets them do: now and then one of these, else as the doctrine has it. For
 * battles that nobody sits at.
 */

type Offer = OfferOf<Traveller>

interface Look {
  readonly view: BattleView
  readonly offers: readonly Offer[]
  readonly side: Side
  readonly chance: Chance
}

/** One in so many times, as soon as it can be done; in this order. */
const HABITS: readonly (readonly [oneIn: number, plan: (look: Look) => Offer | null])[] = [
  [1, (look) => (look.view.steps[0]?.kind === 'hold' ? anyOf(look, 'choose-hold') : null)],
  [2, (look) => anyOf(look, 'act-now')],
  [3, haste],
  [3, giveUp],
  [8, (look) => anyOf(look, 'delay')],
  [1, follow],
  [3, (look) => atEnemy(look, 'ram', 'target')],
  [2, (look) => anyOf(look, 'weave')],
  [4, (look) => anyOf(look, 'evade')],
  [4, (look) => anyOf(look, 'lead')],
  [2, (look) => withWeapon(look, ({ blast }) => blast !== null)],
  [3, grab],
  [2, (look) => withWeapon(look, (one) => one.weapon === 'melee' && one !== BARE_HANDS, hasMoved)],
  [3, (look) => anyOf(look, 'fire-auto')],
]

/** The next command of any side, of Muster’s own by the doctrine; null when the battle waits for nothing more. */
export function playSensibly(state: BattleState, chance: Chance): Command | null {
  return comesOut(state, chance) ?? acts(state, chance)
}

/** Whoever lies in wait is there when the first round opens. */
function comesOut(state: BattleState, chance: Chance): Command | null {
  if (state.phase !== 'hastening') return null
  for (const side of loop.sidesOf(state)) {
    const view = viewOf(state, side)
    const show = comeOut({ view, offers: loop.options(state, side) })
    if (show) return measured(show, view, chance)
  }
  return null
}

function acts(state: BattleState, chance: Chance): Command | null {
  for (const side of loop.openly(state).waitsFor) {
    const view = viewOf(state, side)
    const offers = loop.options(state, side)
    const look = { view, offers, side, chance }
    const isOwn = !state.automatic.includes(side)
    const intention =
      wornOut(look) ??
      (isOwn ? habit(look) : null) ??
      doctrine.plan(view, offers, side, chance) ??
      speaksUp(look)
    if (intention) return measured(intention, view, chance)
  }
  return null
}

function habit(look: Look): Offer | null {
  for (const [oneIn, plan] of HABITS) {
    const intention = plan(look)
    if (intention && look.chance.pick(oneIn) === 0) return intention
  }
  return null
}

const valueOf = ({ fields }: Offer, name: string): Settled | undefined => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : undefined
}
const fighterOf = ({ view }: Look, id: Settled | undefined): FighterView | null =>
  view.fighters.find((one) => one.id === id) ?? null

function anyOf({ offers, chance }: Look, command: CommandKind): Offer | null {
  const all = offers.filter((one) => one.command === command)
  const offer = all[chance.pick(Math.max(1, all.length))]
  return offer ? chosen(offer) : null
}

/** What Muster leaves to people: that a round opens with nobody in sight, and that it is over. */
function speaksUp({ view, offers }: Look): Offer | null {
  const said: CommandKind = view.phase === 'closing' ? 'end-combat' : 'open-round'
  const offer = offers.find(({ command }) => command === said)
  return offer ? chosen(offer) : null
}

/** Somebody of those who may. */
function haste(look: Look): Offer | null {
  const offer = look.offers.find((one) => one.command === 'open-round' && one.fields.hasty?.kind === 'some')
  const able = offer?.fields.hasty
  if (!offer || able?.kind !== 'some') return null
  const who = able.of[look.chance.pick(able.of.length)]
  return chosen(offer, { hasty: who === undefined ? [] : [who] })
}

const isEnemy = ({ view, side }: Look, id: unknown): boolean =>
  [...view.fighters, ...view.crafts].some((one) => one.id === id && one.side !== side) &&
  !view.fighters.some((one) => one.id === id && one.fate !== 'up')

/** A fight in which nobody gets any further, such as a chase that stands still, is left at that. */
const wornOut = (look: Look): Offer | null => (look.view.round > ENOUGH ? ends(look) : null)
const ENOUGH = 60

/** With most of the own people down nobody fights on. */
function giveUp(look: Look): Offer | null {
  if (look.view.phase !== 'acting') return null
  const people = look.view.fighters.filter((one) => !one.isBystander && one.side === look.side)
  if (people.filter(isFighting).length * 3 > people.length) return null
  return ends(look)
}

function ends(look: Look): Offer | null {
  const offer = anyOf(look, 'end-combat')
  return offer && chosen(offer, offer.fields.controls ? { controls: null } : {})
}

/** Whoever pursues does not let go. */
function follow(look: Look): Offer | null {
  const weave = look.offers.find((one) => one.command === 'weave' && valueOf(one, 'number') !== undefined)
  return weave ? chosen(weave) : null
}

/** Of an act with a choice of targets: at an enemy. */
function atEnemy(look: Look, command: CommandKind, name: string): Offer | null {
  for (const offer of look.offers) {
    const field = offer.command === command ? offer.fields[name] : undefined
    const named = field?.kind === 'is' ? [String(field.value)] : field?.kind === 'one' ? field.of : []
    const target = named.find((id) => isEnemy(look, id))
    if (target !== undefined) return chosen(offer, { [name]: target })
  }
  return null
}

type Carried = NonNullable<ReturnType<typeof weaponOf>>

/** An attack at an enemy with a weapon of that kind. */
function withWeapon(
  look: Look,
  isMeant: (weapon: Carried) => boolean,
  may: (fighter: FighterView) => boolean = () => true,
): Offer | null {
  const all = look.offers.filter((one) => {
    const fighter = one.command === 'attack' ? fighterOf(look, valueOf(one, 'fighter')) : null
    const weapon = fighter && weaponOf(fighter, valueOf(one, 'weapon'))
    return fighter && weapon && may(fighter) && isMeant(weapon) && isEnemy(look, valueOf(one, 'target'))
  })
  const offer = all[look.chance.pick(Math.max(1, all.length))]
  return offer ? chosen(offer) : null
}

const hasMoved = ({ moved }: FighterView): boolean => moved > 0

/** Whoever has learnt it takes hold. */
function grab(look: Look): Offer | null {
  const able = look.offers.filter((one) => {
    const fighter = one.command === 'grapple' ? fighterOf(look, valueOf(one, 'fighter')) : null
    return fighter?.skills.some(({ specialty, level }) => specialty === 'unarmed' && level > 0)
  })
  return atEnemy({ ...look, offers: able }, 'grapple', 'target')
}
