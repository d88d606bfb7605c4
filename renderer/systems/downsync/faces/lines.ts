import { never } from '../../../../shared/never.ts'
import { COUNTER_NEEDS, PING_DEF } from '../../../../shared/systems/downsync/data/rolls.ts'
import { isCombat } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { SIGS } from '../../../../shared/systems/downsync/words.ts'
import type { BattleEvent } from '../../../../shared/systems/downsync/battle/documents/events.ts'
import type { DieReason, Reason } from '../../../../shared/systems/downsync/battle/documents/fields.ts'
import { actionIn, pingIn, sideOf, unitIn } from '../../../../shared/systems/downsync/battle/state/look.ts'
import type { BattleState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import type { Told } from '../../../../shared/systems/downsync/battle/view.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { asideLine, isAside } from '../../../table/asides.ts'
import type { Named, TableLine, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { actionCalled, baseCalled, calledOr, seenState } from './called.ts'
import { dieWords, reasonWords } from './reasons.ts'

/** What each event of a battle says in the log. */

type Names = FightSummary['names']
type Values = NonNullable<TableWords['values']>
type ToldOf<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { kind: Kind }>

export function line(event: object, { names }: { readonly names: Names }, seen: object): TableLine | null {
  const state = seenState(seen)
  const told = event as Told
  const says = saying(told, state, names)
  if (!says) return null
  const whole = { ...says, side: doneBy(told, state) }
  // The token of an Overwatch Action is told with it.
  // The dice of both sides fall at once.
  if (says.key === 'line.priority') return { ...whole, ofAll: true }
  // Who does nothing has not acted.
  if (says.key === 'line.acts' || says.key === 'line.base')
    return { ...whole, with: (next) => (next.key === 'line.idle' ? next : null) }
  const isToken = (next: TableLine): boolean => next.key === 'line.gained' && next.values?.token === OVERWATCH
  if (says.key === 'line.watches') return { ...whole, with: (next) => (isToken(next) ? whole : null) }
  // So is what a boosted priority costs with whose it is.
  if (told.kind !== 'command-spent' || told.on !== 'boost') return whole
  const n = told.count
  return {
    ...whole,
    with: (next) => {
      if (next.key === 'line.boosted')
        return { ...next, key: 'line.boostedFor', values: { ...next.values, n } }
      const [purpose] = BOOSTED.filter((one) => next.key === `line.rolled.${one}`)
      return purpose === undefined ? null : { ...next, key: `line.rolledBoosted.${purpose}` }
    },
  }
}
/** Rolls that are told with their boost in one line. */
const BOOSTED = ['attack', 'scan', 'countermeasure'] as const
const OVERWATCH: TableWords = { key: 'token.overwatch' }

/** Whose doing it was: its side’s, or that of whoever did it. */
function doneBy(told: Told, state: BattleState): string | null {
  if ('side' in told && told.side !== null) return told.side
  if (told.kind === 'reaction-asked') return told.declined ?? null
  const [first] = 'units' in told ? told.units : []
  if (first !== undefined) return sideOf(state, first)
  const id = 'piece' in told ? told.piece : 'ping' in told ? told.ping : 'unit' in told ? told.unit : null
  return typeof id === 'string' ? sideOf(state, id) : null
}

const words = (key: string, values: Values = {}): TableWords => ({ key: `line.${key}`, values })

/** Why it was put right: as a card says, or as the players do. */
function because({ card, reason }: Pick<ToldOf<'put-right'>, 'card' | 'reason'>): Named {
  if (card === undefined) return reason === '' ? '' : { key: 'line.because', values: { reason } }
  return { key: reason === '' ? 'line.byCard' : 'line.byCardBecause', values: { card, reason } }
}
const at = (key: 'into' | 'inside', building: string): Named =>
  building === '' ? '' : { key: `line.${key}`, values: { building } }

function saying(told: Told, state: BattleState, names: Names): TableWords | null {
  const of = (id: string | null): Named => calledOr(state, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string | null): string => (side === null ? '' : (names[side] ?? side))
  if (isAside(told)) return asideLine(told, nameOf, of)
  switch (told.kind) {
    case 'chooser-known':
      return words('chooser', { name: nameOf(told.side) })
    case 'first-chosen':
      return words('first', { name: nameOf(told.side) })
    case 'pings-laid':
      return words('laid', { name: nameOf(told.side), pings: laid(told.pings, state) })
    case 'rolled':
      return rolled(
        told,
        told.unit === null ? '' : baseCalled(state, told.unit, told.base ?? null),
        nameOf(told.side),
      )
    case 'phase-entered':
      // All others are told by what is done in them.
      return told.phase === 'joining' ? words('engagement') : null
    case 'round-begun':
      return words('round', { n: told.round, name: nameOf(told.side) })
    case 'designated':
      return words('designated', { name: nameOf(told.side), who: all([...told.units, ...told.pings]) })
    case 'revealed':
      return told.unit === null
        ? words(`decoy.${told.by}`, { ping: of(told.ping) })
        : words(`revealed.${told.by}`, { ping: of(told.ping), who: of(told.unit) })
    case 'pings-removed':
      return words('removed', { pings: all(told.pings), n: told.pings.length })
    case 'refreshed':
      return words('refreshed', { who: of(told.unit) })
    case 'moved':
      return moved(told, state)
    case 'command-spent':
      return words('spent', {
        ...{ name: nameOf(told.side), n: told.count },
        for: { key: `spending.${told.on}`, values: { n: told.count } },
      })
    case 'reaction-asked':
      return told.declined === undefined ? null : words('letsAct', { name: nameOf(told.declined) })
    case 'joined':
      return told.units.length === 0 ? null : words('joined', { who: all(told.units) })
    case 'reacted':
      return told.units.length === 0
        ? words('nobodyReacts')
        : words('reacted', { who: all(told.units), n: told.units.length })
    case 'boosted':
      return boosted(told, nameOf(told.side), all)
    case 'priority-known':
      if (told.numbers.length === 0) return null
      return words('priority', {
        who: told.numbers
          .toSorted((one, other) => other.number - one.number)
          .map(({ unit, number, why = [] }) => ({
            key: 'line.priorityOf',
            values: { who: of(unit), n: number, why: dieSaid(why) },
          })),
      })
    case 'held':
      return words('held', { who: of(told.unit) })
    case 'passed':
      return words('passed', { who: of(told.unit) })
    case 'engagement-ended':
      return words('engagementEnded')
    case 'taskforce-ended':
      return words('taskforceEnded', { name: nameOf(told.side) })
    case 'scored':
      return words(told.points < 0 ? 'lostPoints' : 'scored', {
        ...{ name: nameOf(told.side), n: Math.abs(told.points) },
        why: { key: `why.${told.why}` },
      })
    case 'ended':
      return told.won === null
        ? words(`ended.open.${told.how}`)
        : words(`ended.won.${told.how}`, { name: nameOf(told.won) })
    case 'activation-begun':
      return words('acts', { who: of(told.unit) })
    case 'base-begun':
      return isGroup(state, told.unit) ? words('base', { who: of(told.unit), n: told.base }) : null
    case 'base-ended':
      return told.idle ? words('idle', { who: baseCalled(state, told.unit, told.base) }) : null
    case 'stun-paid':
      return words(told.actionPoints > 0 ? 'stunPaid.action' : 'stunPaid.token', {
        who: baseCalled(state, told.unit, told.base),
      })
    case 'action-begun':
      return acting(told, state)
    case 'shot':
      return shot(told, state)
    case 'countered':
      return countered(told, baseCalled(state, told.unit, told.base))
    case 'token-gained':
    case 'token-lost': {
      const { by = '' } = 'by' in told ? told : {}
      return words(told.kind === 'token-lost' ? 'lost' : by === '' ? 'gained' : 'gainedBy', {
        ...{ who: of(told.unit), by },
        token: told.token === 'overwatch' ? OVERWATCH : { key: `token.${told.token}` },
      })
    }
    case 'base-tokens':
      return words(`tokens.${told.token}`, {
        who: baseCalled(state, told.unit, told.base),
        ...{ n: told.count, by: told.by === undefined ? '' : words('by', { by: told.by }) },
      })
    case 'breached':
      return words('breached', { who: of(told.unit) })
    case 'counter-gained':
      return words('counterGained', { who: of(told.unit), counter: told.counter })
    case 'base-destroyed':
      return isGroup(state, told.unit) ? words('baseLost', { who: of(told.unit), n: told.base }) : null
    case 'unit-destroyed':
      return words('destroyed', { who: of(told.unit) })
    case 'put-right':
      return putRight(told, of(told.unit))
    case 'ping-put-right': {
      const how = told.there ? (told.activated ? 'activated' : 'there') : 'gone'
      return words(`pingPutRight.${how}`, { ping: of(told.ping), because: because(told) })
    }
    case 'camp-put-right':
      return words('campPutRight', {
        ...{ name: nameOf(told.side), command: told.commandPoints },
        ...{ n: told.points < 0 ? signed(told.points) : told.points, because: because(told) },
      })
    case 'priority-put-right':
      return words('priorityPutRight', {
        ...{ who: of(told.unit), n: told.number, because: because(told) },
      })
    case 'acting-put-right':
      return words('actingPutRight', {
        ...{ who: baseCalled(state, told.unit, told.base), n: told.actionPoints },
        because: because(told),
      })
    case 'turn-put-right':
      return words(`turnPutRight.${told.stage}`, {
        ...{ name: nameOf(told.side), because: because(told) },
      })
    // Said by what comes of it, or by what asks next.
    case 'hidden':
    case 'begun':
    case 'dice-moved':
    case 'deployed':
    case 'side-turned':
    case 'asked':
    case 'answered':
    case 'activation-ended':
    case 'counters-off':
      return null
    default:
      return never(told)
  }
}

/** One by its name, several by how many there are of each Signature. */
function laid(ids: readonly string[], state: BattleState): readonly Named[] {
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) return [calledOr(state, only)]
  return SIGS.flatMap((sig) => {
    const n = ids.filter((id) => pingIn(state, id)?.sig === sig).length
    return n === 0 ? [] : [words(`pings.${sig}`, { n })]
  })
}

const isGroup = (state: BattleState, unit: string): boolean => (unitIn(state, unit)?.bases.length ?? 1) > 1

/** Dice as they fell: of two with Advantage the best two count, of one the best. */
function rolled({ purpose, dice }: ToldOf<'rolled'>, who: Named, name: string): TableWords | null {
  // Of all that take part the numbers stand in one line, beside the dice.
  if (purpose === 'priority') return null
  const values = { who, name, dice: dice.map(String) }
  if (purpose === 'start') {
    const n = dice.reduce((sum, die) => sum + die, 0)
    return words('rolled.start', { ...values, n })
  }
  return words(`rolled.${purpose}`, values)
}

function moved(
  { piece, base, how, inches, building }: ToldOf<'moved'>,
  state: BattleState,
): TableWords | null {
  const who = baseCalled(state, piece, base)
  if (how === 'placed') return words('placed', { who, into: at('into', building) })
  if (inches === 0) return how === 'action' ? null : words('stays', { who, into: at('inside', building) })
  return words(how === 'action' ? 'movedAgain' : 'moved', { who, n: inches ?? 0, into: at('into', building) })
}

/** What it begins; a move is told by where it goes. */
function acting({ unit, base, action }: ToldOf<'action-begun'>, state: BattleState): TableWords | null {
  if (action === 'move') return null
  const who = baseCalled(state, unit, base)
  if (action === 'overwatch') return words('watches', { who })
  return words('begins', { who, action: actionCalled(state, unit, action) })
}

/** A token that is spent: what its check needed and why, where one is rolled (lines 563–585). */
function countered(
  { token, negated, reasons = [], advantage = 0 }: ToldOf<'countered'>,
  who: Named,
): TableWords {
  const why = [...reasonWords(reasons), ...(advantage > 0 ? [words('bestDie', { n: advantage })] : [])]
  return words(`countered.${token}.${negated ? 'negated' : 'failed'}`, {
    ...{ who, need: reasons.reduce((left, { add }) => left - add, COUNTER_NEEDS) },
    why: why.length === 0 ? '' : words('because', { reason: why }),
  })
}

/** A point of ROF: at whom, what it needed and why, and what it came to. */
function shot(told: ToldOf<'shot'>, state: BattleState): TableWords {
  const { unit, base, action: id, at, atBase, need, reasons, advantage, hit, effect } = told
  const by = unitIn(state, unit)
  const action = by && actionIn(by, id)
  const target = baseCalled(state, at, atBase)
  const values: Values = {
    who: baseCalled(state, unit, base),
    action: actionCalled(state, unit, id),
    target,
    effect: { key: `effect.${effect}` },
  }
  const isPlain = effect === 'special' && need === 0 && reasons.length === 0
  if (!by || !action || isPlain) return words(at === unit ? 'carriedOut' : 'carriedOutAt', values)
  const way = isCombat(action) ? 'attack' : 'scan'
  const def = unitIn(state, at)?.card.def ?? PING_DEF[pingIn(state, at)?.sig ?? 'small']
  const stat = by.card[way === 'attack' ? 'targ' : 'scan']
  return words(`${way}.${hit ? 'hit' : 'missed'}`, {
    ...values,
    ...{ need, def, stat },
    reasons: reasonsSaid(reasons),
    advantage: advantage === 0 ? '' : { key: 'line.advantage', values: { n: signed(advantage) } },
  })
}

const reasonsSaid = (reasons: readonly Reason[]): Named =>
  reasons.length === 0 ? '' : { key: 'line.reasons', values: { reasons: reasonWords(reasons) } }

const dieSaid = (why: readonly DieReason[]): Named =>
  why.length === 0 ? '' : { key: 'line.reasons', values: { reasons: dieWords(why) } }

/** For a Command Point, and by the words of a card. */
function boosted(
  { units, favoured = [] }: ToldOf<'boosted'>,
  name: string,
  all: (ids: readonly string[]) => readonly Named[],
): TableWords | null {
  if (units.length + favoured.length === 0) return null
  const cards = { name, who: all(favoured) }
  if (units.length === 0) return words('favoured', cards)
  return words('boosted', {
    ...{ name, who: all(units) },
    more: favoured.length === 0 ? '' : { key: 'line.favouredToo', values: cards },
  })
}

/** A Unit as the table has it. */
function putRight(told: ToldOf<'put-right'>, who: Named): TableWords {
  const { bases, tokens, breach, counters, reserve } = told
  if (reserve) return words('heldBack', { who, because: because(told) })
  const alive = bases.filter((one) => one.alive).length
  return words('putRight', {
    ...{ who, alive, of: bases.length, because: because(told) },
    cm: bases.reduce((sum, one) => sum + one.cm, 0),
    cmPlus: bases.reduce((sum, one) => sum + one.cmPlus, 0),
    tokens: [
      ...tokens.map((token): Named => ({ key: `token.${token}` })),
      ...(breach > 0 ? [{ key: 'line.breaches', values: { n: breach } }] : []),
      ...counters.map(({ name }) => name),
      ...(tokens.length + breach + counters.length === 0 ? [{ key: 'line.noTokens' }] : []),
    ],
  })
}
