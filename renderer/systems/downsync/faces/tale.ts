import { never } from '../../../../shared/never.ts'
import { pingIn, sideOf } from '../../../../shared/systems/downsync/battle/state/look.ts'
import type { BattleEvent } from '../../../../shared/systems/downsync/battle/documents/events.ts'
import type { Told } from '../../../../shared/systems/downsync/battle/view.ts'
import { BATTLE_SIDES } from '../../../../shared/systems/downsync/battle/words.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import type { Named, TableTale } from '../../../table/faces.ts'
import { sentences } from '../../../table/sentences.ts'
import { actionCalled, calledOr, playerOf, seenState } from './called.ts'

type Shot = Extract<BattleEvent, { kind: 'shot' }>
const isHitAt = (event: { readonly kind: string }, unit: string): event is Shot =>
  event.kind === 'shot' && (event as Shot).at === unit && (event as Shot).hit

/** By the words of a card, say: what hit it before is not what it was lost to. */
const isPutRight = (event: { readonly kind: string; readonly unit?: unknown }, unit: string): boolean =>
  event.kind === 'put-right' && event.unit === unit

type Reacted = Extract<BattleEvent, { kind: 'reacted' }>
const isReacted = (event: { readonly kind: string }): event is Reacted => event.kind === 'reacted'

/** More names than a sentence bears. */
const MOST_NAMED = 3
const few = (who: readonly Named[]): Named | readonly Named[] =>
  who.length <= MOST_NAMED
    ? who
    : {
        key: 'tale.several',
        values: { who: who.slice(0, MOST_NAMED - 1), n: who.length - MOST_NAMED + 1 },
      }

/** What the report of a battle tells: what everybody talks about afterwards, and not each die. */
export function tale(
  event: object,
  { names }: Pick<FightSummary, 'names'>,
  seen: object,
  wording: (key: string) => string,
  before: readonly { readonly kind: string }[],
): TableTale | null {
  const state = seenState(seen)
  const told = event as Told
  const of = (id: string | null): Named => calledOr(state, id)
  const nameOf = (side: string): string => names[side] ?? side
  const { words, opening } = sentences(wording)
  switch (told.kind) {
    case 'hidden':
      return told.of === 'begun'
        ? opening('begun', {
            sides: state.setup.sides.map(({ player }) => player),
            place: state.setup.mission.name,
          })
        : null
    case 'round-begun':
      return told.round === 1
        ? opening('first', { name: nameOf(told.side) })
        : opening('round', { n: told.round })
    case 'revealed': {
      const ping = pingIn(state, told.ping)
      const values = {
        ping: ping === null ? of(told.ping) : { key: `tale.blip.${ping.sig}` },
        name: playerOf(state, ping?.side ?? null),
        who: of(told.unit),
      }
      // What its owner shows by choice is told of the large ones alone: there are too many of the others.
      if (told.by === 'chosen')
        return told.unit !== null && ping?.sig === 'large' ? words('shown', values) : null
      return words(told.unit === null ? `decoy.${told.by}` : `found.${told.by}`, values)
    }
    case 'priority-known': {
      const reacting = before.findLast(isReacted)?.units ?? []
      const [first] = reacting
      const side = first === undefined ? null : sideOf(state, first)
      const all = told.numbers.map(({ unit }) => unit)
      const who = all.filter((unit) => reacting.includes(unit)).map(of)
      const whom = all.filter((unit) => !reacting.includes(unit)).map(of)
      return side === null || who.length === 0 || whom.length === 0
        ? null
        : words('engagement', { name: nameOf(side), who: few(who), whom: few(whom) })
    }
    case 'unit-destroyed': {
      const last = before.findLast((one) => isHitAt(one, told.unit) || isPutRight(one, told.unit))
      if (!last || !isHitAt(last, told.unit)) return words('lost', { who: of(told.unit) })
      const { unit: by, action } = last
      return words('destroyed', { who: of(told.unit), by: of(by), with: actionCalled(state, by, action) })
    }
    case 'token-gained':
      return told.token === 'stun' ? words('stunned', { who: of(told.unit) }) : null
    case 'countered':
      return told.token === 'cmPlus' ? words('saved', { who: of(told.unit) }) : null
    case 'scored':
      return told.points > 0 && told.why !== 'destroy' && told.why !== 'reveal'
        ? words(`scored.${told.why}`, { name: nameOf(told.side), n: told.points })
        : null
    case 'counters-off': {
      const found = told.at === 'round-end' ? foundIn(before, nameOf) : []
      return found.length === 0 ? null : words('reveals', { found })
    }
    case 'noted':
      return { key: 'tale.noted', values: { name: nameOf(told.side), text: told.text } }
    case 'ended':
      return told.won === null
        ? opening('ended.open')
        : opening(`ended.${told.how === 'wiped-out' ? 'wipedOut' : 'won'}`, { name: nameOf(told.won) })
    // What the log has, and no report tells.
    case 'begun':
    case 'phase-entered':
    case 'chooser-known':
    case 'first-chosen':
    case 'pings-laid':
    case 'deployed':
    case 'side-turned':
    case 'rolled':
    case 'dice-moved':
    case 'designated':
    case 'pings-removed':
    case 'refreshed':
    case 'moved':
    case 'command-spent':
    case 'reaction-asked':
    case 'joined':
    case 'reacted':
    case 'boosted':
    case 'held':
    case 'passed':
    case 'engagement-ended':
    case 'taskforce-ended':
    case 'asked':
    case 'answered':
    case 'activation-begun':
    case 'base-begun':
    case 'stun-paid':
    case 'action-begun':
    case 'base-ended':
    case 'activation-ended':
    case 'shot':
    case 'token-lost':
    case 'base-tokens':
    case 'breached':
    case 'counter-gained':
    case 'base-destroyed':
    case 'put-right':
    case 'ping-put-right':
    case 'camp-put-right':
    case 'priority-put-right':
    case 'acting-put-right':
    case 'turn-put-right':
    case 'counter-set':
    case 'photo-taken':
    case 'pin-given-up':
    case 'handed-over':
      return null
    default:
      return never(told)
  }
}

type Before = readonly { readonly kind: string }[]
type Scored = Extract<BattleEvent, { kind: 'scored' }>
const isForReveals = (event: { readonly kind: string }): event is Scored =>
  event.kind === 'scored' && (event as Scored).why === 'reveal'

/** Points of this Round for Pings that came to light: told together, as there are many of them. */
function foundIn(before: Before, nameOf: (side: string) => string): Named[] {
  const from = before.findLastIndex(({ kind }) => kind === 'round-begun')
  const all = before.slice(from + 1).filter(isForReveals)
  return BATTLE_SIDES.flatMap((side) => {
    const n = all.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0)
    return n === 0 ? [] : [{ key: 'tale.foundBy', values: { name: nameOf(side), n } }]
  })
}
