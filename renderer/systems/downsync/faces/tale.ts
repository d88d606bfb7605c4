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
const few = (who: readonly Named[]): readonly Named[] =>
  who.length <= MOST_NAMED
    ? who
    : [...who.slice(0, MOST_NAMED - 1), { key: 'tale.more', values: { n: who.length - MOST_NAMED + 1 } }]

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
  const hitterOf = (piece: string): string | null =>
    before.findLast((one) => isHitAt(one, piece))?.unit ?? null
  const found = (by: string | null, who: readonly string[]): FoundTale => ({
    ...words('found.hit', { by: of(by), who: who.map(of) }),
    ...{ by, who },
    with: (next) => (isFound(next) && next.by === by ? found(by, [...who, ...next.who]) : null),
  })
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
        by: of(hitterOf(told.ping)),
      }
      // What its owner shows by choice is told of the large ones alone: there are too many of the others.
      if (told.by === 'chosen')
        return told.unit !== null && ping?.sig === 'large' ? words('shown', values) : null
      if (told.unit === null) return words(`decoy.${told.by}`, values)
      return told.by === 'hit' ? found(hitterOf(told.ping), [told.unit]) : words(`found.${told.by}`, values)
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
    case 'token-gained': {
      if (told.token !== 'stun') return null
      const hit = before.findLast((one) => isHitAt(one, told.unit))
      const who = of(told.unit)
      return hit && isHitAt(hit, told.unit) && hit.effect === 'stun'
        ? words('stunned.hit', { who, by: of(hit.unit) })
        : words('stunned.plain', { who })
    }
    case 'countered':
      return told.token === 'cmPlus' ? words('saved', { who: of(told.unit) }) : null
    case 'scored':
      return told.points > 0 && told.why !== 'destroy' && told.why !== 'reveal'
        ? words(`scored.${told.why}`, {
            ...{ name: nameOf(told.side), n: told.points },
            ...scoreOf(told.side, [...before, told]),
          })
        : null
    case 'counters-off': {
      if (told.at !== 'round-end') return null
      const round = before.slice(before.findLastIndex(({ kind }) => kind === 'round-begun'))
      const stands = (events: Before): Named[] =>
        pointsIn(events).flatMap(({ side, n }) =>
          n > 0 ? [{ key: 'tale.stands', values: { name: nameOf(side), n } }] : [],
        )
      const revealed = stands(round.filter((one) => isScored(one) && one.why === 'reveal'))
      if (revealed.length > 0) return words('reveals', { found: revealed })
      return round.some((one) => isScored(one) && one.why === 'destroy')
        ? { ...words('tally', { points: stands(before) }), with: (next) => (isEnd(next) ? next : null) }
        : null
    }
    case 'noted':
      return { key: 'tale.noted', values: { name: nameOf(told.side), text: told.text } }
    case 'ended': {
      if (told.won === null) return opening('ended.open')
      const score = scoreOf(told.won, before)
      const how = told.how === 'wiped-out' || score.mine > score.theirs ? told.how : 'by-agreement'
      return opening(`ended.${ENDED[how]}`, { name: nameOf(told.won), ...score })
    }
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

/** What one Unit found in scans one after the other is one sentence. */
interface FoundTale extends TableTale {
  readonly by: string | null
  readonly who: readonly string[]
}
const isFound = (tale: TableTale): tale is FoundTale => 'by' in tale
const isEnd = ({ key }: TableTale): boolean => key.startsWith('tale.ended')
/** Which wordings tell how it was won. */
const ENDED = {
  points: 'points',
  'wiped-out': 'wipedOut',
  'round-limit': 'limit',
  draw: 'agreed',
  'by-agreement': 'agreed',
} as const

type Before = readonly { readonly kind: string }[]
type Of<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { kind: Kind }>
const isScored = (event: { readonly kind: string }): event is Of<'scored'> => event.kind === 'scored'

/** What each side has scored by then, and what it was set to by hand. */
function pointsIn(events: Before): readonly { readonly side: string; readonly n: number }[] {
  const points = new Map<string, number>(BATTLE_SIDES.map((side) => [side, 0]))
  for (const event of events)
    if (isScored(event)) points.set(event.side, (points.get(event.side) ?? 0) + event.points)
    else if (event.kind === 'camp-put-right') {
      const { side, points: set } = event as Of<'camp-put-right'>
      points.set(side, set)
    }
  return [...points].map(([side, n]) => ({ side, n }))
}

function scoreOf(side: string, events: Before): { readonly mine: number; readonly theirs: number } {
  const score = { mine: 0, theirs: 0 }
  for (const one of pointsIn(events)) score[one.side === side ? 'mine' : 'theirs'] += one.n
  return score
}
