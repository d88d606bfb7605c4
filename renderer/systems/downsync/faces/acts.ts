import type { Offer } from '../../../../shared/battle/field.ts'
import {
  isInfantry,
  pingIn,
  traitsOf,
  unitIn,
} from '../../../../shared/systems/downsync/battle/state/look.ts'
import type { StepOf } from '../../../../shared/systems/downsync/battle/documents/steps.ts'
import { PING_SPD } from '../../../../shared/systems/downsync/data/units.ts'
import type { BattleState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import type { SpecialOutcome } from '../../../../shared/systems/downsync/battle/words.ts'
import type { Named, TableAct, TableWords } from '../../../table/faces.ts'
import type { Typed } from '../../../table/values.ts'
import { actionCalled, baseCalled, calledOr, seenState } from './called.ts'
import { actionTold } from './pieces.ts'

/** What can be done, under whoever would do it. */

export const settled = ({ fields }: Pick<Offer, 'fields'>, name: string): string | null => {
  const field = fields[name]
  return field?.kind === 'is' && typeof field.value === 'string' ? field.value : null
}

const PLACES: Readonly<Record<string, TableAct['stands'] & string>> = {
  designate: 'first',
  reveal: 'first',
  'refresh-rest': 'first',
  move: 'first',
  react: 'first',
  activate: 'first',
  perform: 'first',
  attack: 'first',
  scan: 'first',
  'carry-out': 'first',
  counter: 'first',
  'reveal-no-more': 'ends',
  'move-no-more': 'ends',
  'let-act': 'ends',
  cease: 'ends',
  'end-base': 'ends',
  'end-taskforce': 'ends',
  accept: 'ends',
  'drop-stealth': 'rare',
  'move-parted': 'rare',
  'place-parted': 'rare',
  'end-battle': 'rare',
  record: 'rare',
}

export function act(offer: Offer, seen: object): TableAct {
  const state = seenState(seen)
  const to = aimed(state, offer)
  const says = nothingSaid(state, offer)
  const who = to !== null && WHOLE.includes(offer.command) ? null : actorOf(state, offer)
  const isLeft = offer.command === 'pass' && state.engagement === null
  const stands = isLeft ? 'rare' : says !== null && offer.command !== 'place' ? 'ends' : PLACES[offer.command]
  return {
    of: who,
    does: to
      ? { key: 'act.to', values: { what: to.what, whom: to.whom } }
      : (says ?? doing(state, offer) ?? { key: `command.${offer.command}` }),
    ...(to && { to }),
    ...(stands && { stands }),
    ...(WEIGHTY.includes(offer.command) && { weighty: true }),
  }
}

/** What an offer is called that only says that nobody is meant, or that all is as it may be. */
function nothingSaid(state: BattleState, { command, fields }: Offer): TableWords | null {
  const isEmpty = (name: string): boolean => {
    const field = fields[name]
    return field?.kind === 'is' && Array.isArray(field.value) && field.value.length === 0
  }
  switch (command) {
    case 'say-near':
      return isEmpty('pings') && isEmpty('stealthy') ? { key: 'act.nobodyNear' } : null
    case 'score':
      return isEmpty('own') && isEmpty('enemy') ? { key: 'act.nobodyThere' } : null
    case 'boost':
      return isEmpty('units') && isEmpty('favoured') ? { key: 'act.boostNobody' } : null
    case 'join':
      return isEmpty('units') ? { key: 'act.nobodyJoins' } : null
    case 'answer':
      return isEmpty('units') ? { key: 'act.nobodyReacts' } : null
    case 'place':
      return fields.within?.kind === 'is'
        ? { key: `act.${mayEnter(state, fields) ? 'asItMay' : 'placed'}` }
        : null
    default:
      return null
  }
}

/** Only infantry ends in a building. */
const mayEnter = (state: BattleState, { unit }: Offer['fields']): boolean => {
  const placed = unit?.kind === 'is' ? unitIn(state, String(unit.value)) : null
  return placed !== null && isInfantry(placed)
}

/** Their chances are looked at first. */
const WEIGHTY: readonly string[] = ['counter', 'hold']

/** Done by a side to one of its own: they stand beside each other under their side. */
const WHOLE: readonly string[] = [
  'lay-pings',
  'reveal',
  'drop-stealth',
  'refresh',
  'move',
  'move-parted',
  'move-again',
  'activate',
  'pass',
]

/** Who acts, answers, or is spoken of. */
function actorOf(state: BattleState, offer: Offer): Named | null {
  const [step] = state.steps
  const { activation } = state
  const id = settled(offer, 'ping') ?? settled(offer, 'unit') ?? settled(offer, 'piece')
  // What is put right is so of itself, whatever goes on.
  if (offer.command.startsWith('put-')) return id === null ? null : calledOr(state, id)
  if (step?.kind === 'volley') return baseCalled(state, step.unit, step.base)
  if (step?.kind === 'outcome') return calledOr(state, step.unit)
  if (step?.kind === 'hit') return baseCalled(state, step.unit, step.base)
  if (step?.kind === 'near') return calledOr(state, step.piece)
  if (activation && state.phase === 'acting') return baseCalled(state, activation.unit, activation.base)
  return id === null ? null : calledOr(state, id)
}

type To = NonNullable<TableAct['to']>

/** What is offered of several, each by its name. */
function aimed(state: BattleState, offer: Offer): To | null {
  const whom = (id: string): Named => calledOr(state, id)
  const own = settled(offer, 'unit') ?? settled(offer, 'ping') ?? settled(offer, 'piece')
  switch (offer.command) {
    case 'lay-pings': {
      const { pings } = offer.fields
      const value = pings?.kind === 'is' ? pings.value : null
      const [only, ...others] = typeof value === 'object' && value !== null ? value : []
      return only !== undefined && others.length === 0
        ? { what: { key: 'act.lay-pings' }, whom: whom(only) }
        : null
    }
    case 'reveal': {
      const ping = settled(offer, 'ping')
      return ping === null
        ? null
        : { what: identity(state, offer) ?? { key: 'act.reveal' }, whom: whom(ping) }
    }
    case 'drop-stealth':
    case 'refresh':
    case 'move':
    case 'move-parted':
      return own === null ? null : { what: { key: `act.${offer.command}` }, whom: whom(own) }
    case 'activate':
    case 'pass':
      // In an engagement few are up: each has its acts under its name.
      return own === null || state.engagement
        ? null
        : { what: { key: `act.${offer.command}` }, whom: whom(own) }
    case 'move-again':
      // Of the Unit that acts it is one of its acts.
      return own === null || pingIn(state, own) === null
        ? null
        : { what: { key: 'act.again' }, whom: whom(own) }
    case 'attack':
    case 'scan':
    case 'carry-out': {
      const at = settled(offer, 'at')
      const [step] = state.steps
      if (at === null || step?.kind !== 'volley') return null
      // Of what is done to itself nobody is chosen.
      if (isAtItself(state, step)) return null
      const action = actionCalled(state, step.unit, step.action)
      return { what: { key: 'act.at', values: { action } }, whom: whom(at) }
    }
    default:
      return null
  }
}

const isAtItself = (state: BattleState, { unit, action }: StepOf<'volley'>): boolean =>
  unitIn(state, unit)?.card.actions.find(({ id }) => id === action)?.target === 'itself'

/** What a Ping is said to be, where the offer leaves no choice. */
function identity(state: BattleState, { command, fields: { unit } }: Offer): TableWords | null {
  if (unit?.kind !== 'is') return null
  if (unit.value === null) return { key: `act.decoy.${command}` }
  return { key: `act.isUnit.${command}`, values: { who: calledOr(state, String(unit.value)) } }
}

/** What an offer says more than its command does; null where that says all. */
function doing(state: BattleState, offer: Offer): TableWords | null {
  const [step] = state.steps
  switch (offer.command) {
    case 'activate':
      return { key: 'act.now' }
    case 'lay-pings':
      return { key: 'act.layAll' }
    case 'move-no-more':
      return state.taskforce?.moved.length === 0 ? { key: 'act.nobodyMoves' } : null
    case 'move-again': {
      const unit = unitIn(state, settled(offer, 'piece'))
      return { key: 'act.moveAgain', values: { most: unit?.card.spd ?? PING_SPD } }
    }
    case 'pay-stun': {
      const unit = settled(offer, 'unit')
      const base = settled(offer, 'base')
      const isGroup = (unitIn(state, unit)?.bases.length ?? 1) > 1
      return isGroup && base !== null ? { key: 'act.payStunOf', values: { n: base } } : null
    }
    case 'begin-base':
      return { key: 'act.begin-base', values: { n: settled(offer, 'base') ?? '' } }
    case 'perform': {
      const unit = unitIn(state, state.activation?.unit ?? null)
      const action = unit?.card.actions.find(({ id }) => id === settled(offer, 'action'))
      if (!action) return null
      const pay = settled(offer, 'pay')
      const cost: TableWords = { key: `cost.${pay ?? 'either'}` }
      return { key: 'act.perform', values: { action: actionTold(action), cost } }
    }
    case 'carry-out':
      if (step?.kind === 'outcome')
        return { key: 'act.outcome', values: { action: actionCalled(state, step.unit, step.action) } }
      return step?.kind === 'volley'
        ? { key: 'act.carryOut', values: { action: actionCalled(state, step.unit, step.action) } }
        : null
    case 'cease':
      if (step?.kind !== 'volley') return null
      return { key: isAtItself(state, step) ? 'act.leave' : 'act.cease', values: { n: step.left } }
    case 'end-base':
      return state.activation?.performed.length === 0 ? { key: 'act.doesNothing' } : null
    case 'counter':
      return { key: `act.counter.${settled(offer, 'token') ?? 'cm'}` }
    case 'accept':
      return step?.kind === 'hit' ? { key: `act.accept.${step.effect}` } : null
    case 'identify':
      return identity(state, offer)
    case 'place':
      return state.setup.level === 'enforce' && mayEnter(state, offer.fields)
        ? { key: 'act.placeInto' }
        : null
    case 'gain': {
      const unit = unitIn(state, settled(offer, 'unit'))
      const trait = unit && traitsOf(unit).find(({ id }) => id === settled(offer, 'trait'))
      const isUsed = offer.fields.takes?.kind !== 'is' || offer.fields.takes.value === true
      if (!trait) return null
      const { name, commandPoints: n } = trait
      const key = !isUsed ? 'gainNot' : n > 0 ? 'gainPaid' : 'gain'
      return { key: `act.${key}`, values: { trait: name, n } }
    }
    default:
      return null
  }
}

/** As long as nobody says otherwise: in sight and in the open, by the rules of movement, and nothing beside them. */
const USUAL: Typed = {
  ...{ seen: true, concealed: false, unseen: false, boosted: false, mod: '0', advantage: '0', range: '0' },
  ...{ zone: true, free: true, placed: '' },
  ...{ slowing: 'none', coherent: true, keeps: true, within: true },
  ...{ freed: false, clear: true, takes: true },
}

export function usual(offer: Offer, seen: object): Typed {
  const { fields } = offer
  const isOpen = (name: string): boolean => fields[name] !== undefined && fields[name].kind !== 'is'
  return {
    ...Object.fromEntries(Object.entries(USUAL).filter(([name]) => isOpen(name))),
    ...(isOpen('does') && { does: saidToDo(seenState(seen), offer) }),
  }
}

/** What a card has a ★ do in words like the book’s: it is ticked, and the players say whether it is so (line 553). */
const SAID = {
  freed: /\b(?:loses?|removes?)\b[^.]*\bstun\b/iu,
  stealth: /\bgains?\b[^.]*\bstealth\b/iu,
  unveiled: /\bloses?\b[^.]*\bstealth\b/iu,
  overwatch: /\bgains?\b[^.]*\boverwatch\b/iu,
  breach: /\bgains?\b[^.]*\bbreach\b/iu,
  refreshed: /\bis refreshed\b/iu,
} as const satisfies Readonly<Partial<Record<SpecialOutcome, RegExp>>>
/** What is denied, tied to a time or a condition, or of whoever performs it: that the players tick themselves. */
const ELSE = /\b(?:cannot|not|never|until|unless|while|when|whenever|if)\b|n't\b|^\s*this unit\b/iu
const OUTCOMES = ['freed', 'stealth', 'unveiled', 'overwatch', 'breach', 'refreshed'] as const

function saidToDo(state: BattleState, offer: Offer): readonly string[] {
  const [step] = state.steps
  const by = step?.kind === 'volley' || step?.kind === 'outcome' ? step : null
  const text = by && unitIn(state, by.unit)?.card.actions.find(({ id }) => id === by.action)?.text
  const target = unitIn(state, settled(offer, 'at'))
  const said = (text ?? '').split(/[.;]/u).filter((sentence) => !ELSE.test(sentence))
  // Nobody loses what it does not have.
  const isMoot = { freed: target?.stun === false, unveiled: target?.stealth === false } as const
  return OUTCOMES.filter(
    (what) =>
      said.some((one) => SAID[what].test(one)) &&
      !((what === 'freed' || what === 'unveiled') && isMoot[what]),
  )
}
