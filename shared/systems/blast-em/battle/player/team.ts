import { intend } from '../../../../battle/automatic.ts'
import type { Settled } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { Dice } from '../../../../dice/source.ts'
import { loop } from '../decide.ts'
import type { Command, CommandKind } from '../documents/commands.ts'
import type { BlastEm } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'
import { isInHthHere, view as viewOf, type ModelView } from '../view.ts'
import { isPlayer } from '../words.ts'
import { doctrine } from './doctrine.ts'
import { measured } from './measures.ts'
import {
  depthOf,
  depthOfObjective,
  isBeside,
  isDone,
  isEnemyUp,
  isOfUse,
  isReached,
  isSecured,
  wantedThing,
  type Seen,
} from './progress.ts'

/**
 * How somebody leads a team who has read the brief: the first of these rules that has something to do. It knows what its
 * side sees. The bad guys are led by the doctrine. For battles that nobody sits at.
 */

type Offer = OfferOf<BlastEm>
type Chance = Pick<Dice, 'pick'>

interface Look extends Seen {
  readonly offers: readonly Offer[]
  readonly chance: Chance
}

type Plan = (look: Look) => Offer | null

/** From this round on it is too late for everybody. */
const PATIENCE = 24

/** In this order. */
const TEAM_RULES: readonly Plan[] = [
  plain('roll-first-player'),
  lookAround,
  (look) => choosing(look, 'snapshot', ({ fields }) => ({ target: first(fields.target) })),
  plain('settle-stray'),
  plain('settle-explosion'),
  plain('resolve-shot'),
  plain('resolve-blast'),
  plain('resolve-hth'),
  // The fallen before the hurt, and both before anything else.
  treat('mostlyDead'),
  treat('up'),
  medpack,
  (look) => (look.view.exchange ? plain('take-drugs')(look) : null),
  closeIn,
  advance,
  plain('done-moving'),
  (look) => choosing(look, 'declare-hth', () => ({})) ?? choosing(look, 'plan-hth', () => ({})),
  burst,
  shoot,
  plain('done-declaring'),
  plain('agree-surprise'),
  leave,
  thing('meet', 'person'),
  thing('open-item', 'item'),
  thing('use-passkey', 'lock'),
  thing('override', 'lock'),
  thing('open-door', 'door'),
  thing('set-demo-pac', 'on'),
  thing('use-terminal', 'terminal'),
  thing('wreck', 'thing'),
  plain('build-device'),
  giveUp,
  (look) => choosing(look, 'end-turn', () => ({ secured: isSecured(look.view) })),
]

/** The next command of any side, the bad guys led by the doctrine; null when the battle waits for nothing more. */
export function playSensibly(state: BattleState, chance: Chance): Command | null {
  for (const side of loop.openly(state).waitsFor) {
    const view = viewOf(state, side)
    const offers = loop.options(state, side)
    const look = { view, offers, side, chance }
    const intention = isPlayer(side) ? firstOf(TEAM_RULES, look) : doctrine.plan(view, offers, side, chance)
    if (intention) return measured(intention, view, chance)
  }
  return null
}

function firstOf(rules: readonly Plan[], look: Look): Offer | null {
  for (const plan of rules) {
    const intention = plan(look)
    if (intention) return intention
  }
  return null
}

function choosing(
  { offers }: Look,
  command: CommandKind,
  choose: (offer: Offer) => Readonly<Record<string, Settled>> | null,
): Offer | null {
  for (const offer of offers) {
    const chosen = offer.command === command ? choose(offer) : null
    if (chosen) return intend<BlastEm>(offer, chosen)
  }
  return null
}

function plain(command: CommandKind): Plan {
  return (look) => choosing(look, command, () => ({}))
}

const listed = (field: Offer['fields'][string] | undefined): readonly string[] =>
  field?.kind === 'one' || field?.kind === 'some' ? field.of : []
const first = (field: Offer['fields'][string] | undefined): string | null => listed(field)[0] ?? null

function modelOf({ view }: Look, { fields }: Offer): ModelView | null {
  const { model } = fields
  return model?.kind === 'is' ? (view.models.find(({ id }) => id === model.value) ?? null) : null
}

const named = ({ view }: Look, ids: readonly string[]): readonly ModelView[] =>
  view.models.filter(({ id }) => ids.includes(id))

/** Tokens and enemies of the rooms that the team has come to; a fight elsewhere it may come upon. */
function lookAround(look: Look): Offer | null {
  const { view, chance } = look
  if (view.phase !== 'looking') return null
  const roomOf = (token: string): string | null =>
    view.mission.tokens.find(({ id }) => id === token)?.place.room ?? null
  const isSeen = ({ from, origin }: ModelView): boolean => {
    const garrison = origin === 'garrison' ? view.mission.garrison.find(({ id }) => id === from) : null
    return garrison ? isReached(look.view, garrison.place.room) : chance.pick(3) === 0
  }
  return choosing(look, 'look', ({ fields: { tokens, enemies } }) => ({
    tokens: listed(tokens).filter((id) => isReached(look.view, roomOf(id))),
    enemies: named(look, listed(enemies))
      .filter(isSeen)
      .map(({ id }) => id),
  }))
}

/** Everybody sees to their own; in view of an enemy only where nothing is asked, or where it is now or never. */
function treat(fate: ModelView['fate']): Plan {
  return (look) =>
    choosing(look, 'treat', ({ fields: { patient, watched } }) => {
      const [one] = patient?.kind === 'is' ? named(look, [String(patient.value)]) : []
      if (one?.fate !== fate || one.side !== look.side || (fate === 'up' && look.view.exchange)) return null
      return watched?.kind === 'is' || one.turnsLeft === 1 ? {} : null
    })
}

function medpack(look: Look): Offer | null {
  return choosing(look, 'use-medpack', ({ fields: { patient } }) => {
    const hurt = named(look, listed(patient)).filter(
      ({ side, wounds, profile }) => side === look.side && wounds * 2 <= profile.wounds,
    )
    const at = weakest(hurt)
    return at ? { patient: at.id } : null
  })
}

const weakest = (models: readonly ModelView[]): ModelView | null =>
  models.toSorted((one, other) => one.wounds - other.wounds)[0] ?? null

const MOST_REACHED = 2
/** Whoever strikes at everybody in reach goes where enemies are; others do not run into them. */
function closeIn(look: Look): Offer | null {
  if (look.view.phase !== 'moving') return null
  return choosing(look, 'move', (offer) => {
    const model = modelOf(look, offer)
    const { how, reaches } = offer.fields
    const enemies = named(look, listed(reaches)).flatMap(({ id, fate }) => (fate === 'up' ? [id] : []))
    const isStriker = model?.profile.hth === 'each' && model.wounds > 1 && !isInHthHere(look.view, model)
    if (!isStriker || how?.kind !== 'is' || how.value !== 'run' || look.chance.pick(2) === 0) return null
    return { reaches: enemies.slice(0, 1 + look.chance.pick(MOST_REACHED)) }
  })
}

/** On, at a walk; in a fight to cover as it begins, later on they stand and shoot. */
function advance(look: Look): Offer | null {
  const { exchange } = look.view
  if (exchange && !exchange.isNew) return null
  return choosing(look, 'move', (offer) => {
    const { how } = offer.fields
    const model = modelOf(look, offer)
    const isBusy = model !== null && isInHthHere(look.view, model)
    return how?.kind === 'is' && how.value === 'move' && !isBusy ? { reaches: [] } : null
  })
}

/** At the weakest whom not enough are aiming at yet. */
function targetOf(look: Look, ids: readonly string[]): ModelView | null {
  const up = named(look, ids).filter(({ fate }) => fate === 'up')
  const aimedAt = (id: string): number =>
    look.view.exchange?.attacks.filter(({ target }) => target === id).length ?? 0
  return weakest(up.filter(({ id, wounds }) => aimedAt(id) <= wounds)) ?? weakest(up)
}

const ENOUGH_FOR_A_BLAST = 2
function burst(look: Look): Offer | null {
  const plan = (command: 'declare-blast' | 'plan-blast'): Offer | null =>
    choosing(look, command, (offer) => {
      const wanted = wantedThing(look.view, listed(offer.fields.target))
      if (wanted !== null) return { target: wanted, second: null }
      const up = named(look, listed(offer.fields.target)).filter(({ fate }) => fate === 'up')
      const at = up.length < ENOUGH_FOR_A_BLAST ? null : targetOf(look, listed(offer.fields.target))
      return at && { target: at.id, second: null }
    })
  return plan('declare-blast') ?? plan('plan-blast')
}

/** Two shots where they cost nothing, else one (lines 79–81). */
function shoot(look: Look): Offer | null {
  const plan = (command: 'declare-shot' | 'plan-shot'): Offer | null =>
    choosing(look, command, (offer) => {
      const { target, second } = offer.fields
      const at = wantedThing(look.view, listed(target)) ?? targetOf(look, listed(target))?.id ?? null
      if (at === null) return null
      const isTwice = second?.kind === 'one' && modelOf(look, offer)?.now.movement === 'stand'
      return { target: at, second: isTwice ? at : null }
    })
  return plan('declare-shot') ?? plan('plan-shot')
}

/** Something to be done beside what it is done with: the team has to have come there, and to have a use for it. */
function thing(command: CommandKind, name: string): Plan {
  return (look) =>
    choosing(look, command, ({ fields }) => {
      const at = listed(fields[name]).find((id) => isBeside(look.view, id) && isOfUse(look, command, id))
      return at === undefined ? null : { [name]: at }
    })
}

/** All together, by the nearest way, once there was time to come back to it. */
function leave(look: Look): Offer | null {
  const { view } = look
  const last = Math.max(depthOfObjective(look.view), 1)
  const way = view.mission.ways
    .filter((one) => one.for.includes('teamOut') && isReached(look.view, one.place.room))
    .map(({ id, place }) => ({ id, from: last + Math.abs(last - depthOf(look.view, place.room)) }))
    .toSorted((one, other) => one.from - other.from)[0]
  // Who is busy elsewhere comes to it in the next turn.
  const isBusy = view.models.some(({ side, now }) => side === look.side && now.actions > 0 && !now.treated)
  if (!way || !isDone(look) || view.round <= way.from || isBusy) return null
  return choosing(look, 'leave', ({ fields: { models } }) => ({
    models: models?.kind === 'some' ? models.usual : [],
    way: way.id,
  }))
}

function giveUp(look: Look): Offer | null {
  const isOwn = look.view.mission.objective.kind === 'own'
  const isWon = isOwn && look.view.round > 2 && !look.view.models.some(isEnemyUp)
  if (isWon) return choosing(look, 'end-mission', () => ({ outcome: 'won' }))
  return look.view.round > PATIENCE ? choosing(look, 'end-mission', () => ({ outcome: 'broken-off' })) : null
}
