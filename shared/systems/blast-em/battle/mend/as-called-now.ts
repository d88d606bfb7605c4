import { z } from 'zod'
import { isAlike } from '../../../../alike.ts'
import type { Line, Since } from '../../../../battle/correction.ts'
import { is } from '../../../../battle/field.ts'
import type { View } from '../../snapshots.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import { eventSchema, type Attack, type BattleEvent, type EventOf } from '../documents/events.ts'
import { foesInReach, isInHth } from '../course/who.ts'
import { isAim } from '../fight/aims.ts'
import { nextAttack } from '../fight/resolve.ts'
import { onTable, thingsOf } from '../fight/stray.ts'
import { RULES } from '../rulebook.ts'
import { ENEMY } from '../setup/begin.ts'
import { allModels, canBeHurt, idsOf, isUp, modelIn, unfoughtEnemies } from '../state/look.ts'
import type { BattleState, Exchange, Gadget, ModelState } from '../state/state.ts'

/** What a line speaks of may have another name, number or place after a line before it was corrected. */

type Told = Line<BattleEvent>

export function asCalledNow(line: Told, state: BattleState, since: Since<BattleState, BattleEvent>): Told {
  const { events, ...named } = renamed(line, namesNow(state, since))
  const command = commandSchema.safeParse(named.command)
  if (!command.success) return line
  const there = withoutGone(command.data, state)
  const number = numberNow(events, state)
  const asked = askedNow(command.data, number, state)
  return { ...named, events, command: { ...command.data, ...there, ...number, ...asked } }
}

/** Of an attack at another now less may be seen: nothing is between a shooter and a thing, and no target beside its line. */
function askedNow(command: Command, number: NumberNow, state: BattleState): object {
  if (command.kind !== 'resolve-shot' && command.kind !== 'resolve-blast') return {}
  const [offer = {}] = RULES[command.kind].offers(state, command.side)
  const attack = number && 'attack' in number ? number.attack : command.attack
  if (!isAlike(offer.attack, is(attack))) return {}
  const { near, ...others } = offer
  const settled = Object.entries(others).flatMap(([name, field]) =>
    field.kind === 'is' ? [[name, field.value] as const] : [],
  )
  const beside = near?.kind === 'some' ? command.near.filter((id) => near.of.includes(id)) : []
  return { ...Object.fromEntries(settled), near: beside }
}

/** The attack that it carries out is declared, and not the next one: that comes first (line 276). */
export function comesLater({ command }: Told, state: BattleState): boolean {
  const read = commandSchema.safeParse(command)
  if (!read.success || !('attack' in read.data) || typeof read.data.attack !== 'number') return false
  const { attack } = read.data
  const next = nextAttack(state)?.id
  return next !== undefined && attack > next
}

/** Nobody is called so: those who come are numbered from 1. */
const NOBODY = `${ENEMY}0`

type Names = ReadonlyMap<string, string>

/** Whoever has come since: the same sort from the same token, wave or call, and the same among those. */
function namesNow(state: BattleState, { before, earlier }: Since<BattleState, BattleEvent>): Names {
  const came = earlier
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.kind === 'arrived' ? event.models.map((model) => ({ ...event, ...model })) : [],
    )
  const come = allModels(state).filter(({ id }) => !Object.hasOwn(before.models, id))
  const groupOf = ({ origin, from, who }: Pick<ModelState, 'origin' | 'from' | 'who'>): string =>
    JSON.stringify([origin, from, who])
  const names = came.map((one): [string, string] => {
    const place = came.filter((other) => groupOf(other) === groupOf(one)).indexOf(one)
    const now = come.filter((other) => groupOf(other) === groupOf(one))[place]
    return [one.id, now?.id ?? NOBODY]
  })
  return new Map(names.filter(([was, now]) => was !== now))
}

function renamed(line: Told, names: Names): Told {
  if (names.size === 0) return line
  const { command, events } = line
  return {
    ...line,
    command: nameNow(command, names),
    events: z.array(eventSchema).parse(nameNow(events, names)),
  }
}

function nameNow(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => nameNow(one, names)).filter((one) => one !== NOBODY)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nameNow(one, names)]))
}

/** Beside what it is about nobody and nothing is named that is not there any more. */
function withoutGone(command: Command, state: BattleState): object {
  const lists = Object.entries(command).flatMap(([name, value]): [string, readonly unknown[]][] => {
    const isThere = BESIDE[name]
    if (!isThere || !Array.isArray(value)) return []
    const all = value as readonly (string | View)[]
    const left = all.filter((one) => isThere(state, typeof one === 'string' ? one : one.by, command))
    // A blow is at somebody.
    return name === 'targets' && left.length === 0 ? [] : [[name, left]]
  })
  const hasNoSecond =
    'second' in command && command.second !== null && !isAim(state, command.side, command.second)
  return { ...Object.fromEntries(lists), ...(hasNoSecond && { second: null }) }
}

const lies = (state: BattleState, id: string): boolean =>
  onTable(state).includes(id) || thingsOf(state).includes(id)
const stands = (state: BattleState, id: string): boolean => {
  const model = modelIn(state, id)
  return model !== null && isUp(model)
}
const liesOrStands = (state: BattleState, id: string): boolean => {
  const model = modelIn(state, id)
  return model !== null && canBeHurt(model)
}
/** Near a line and within a radius, in reach, looking on, in sight, struck at, met, turned over, at a way out. */
const BESIDE: Readonly<Record<string, (state: BattleState, id: string, command: Command) => boolean>> = {
  near: lies,
  inside: lies,
  reaches: liesOrStands,
  // In a free turn nobody takes Snapshots, and nobody in HTH does (lines 284, 337).
  seenBy: (state, id) => {
    const model = modelIn(state, id)
    return state.phase !== 'free' && model !== null && isUp(model) && !isInHth(state, model)
  },
  inSight: stands,
  targets: (state, id, command) => {
    const model = 'model' in command ? modelIn(state, command.model) : null
    return model !== null && idsOf(foesInReach(state, model)).includes(id)
  },
  enemies: (state, id) => {
    const isLooking = RULES.look.phases.includes(state.phase)
    return stands(state, id) && (!isLooking || idsOf(unfoughtEnemies(state)).includes(id))
  },
  tokens: ({ tokens }, id) => tokens[id]?.spent === false,
  models: liesOrStands,
}

type Resolved = EventOf<'attack-resolved'>
type Which = NonNullable<Resolved['which']>

/** The number of no attack: what was left out is not carried out. */
const NONE = 0

type NumberNow = { readonly attack: number } | { readonly gadget: number } | null

/** Where an attack and a gadget stand that a command has named by its place. */
function numberNow(events: readonly BattleEvent[], { exchange, models }: BattleState): NumberNow {
  for (const event of events) {
    if (event.kind === 'attack-resolved' && event.which && exchange)
      return { attack: attackNow(exchange, event.which, event.targets)?.id ?? NONE }
    if (event.kind === 'gadget-handed-over' && event.carried)
      return { gadget: gadgetNow(models[event.model]?.carried ?? [], event) }
  }
  return null
}

/** The same gadget in its bearer's hands; behind all of them where it is not there. */
function gadgetNow(
  all: readonly Gadget[],
  { gadget, carried: given }: Pick<EventOf<'gadget-handed-over'>, 'gadget' | 'carried'>,
): number {
  const isIt = (one: Gadget | undefined): boolean => one !== undefined && isAlike(one.carried, given)
  if (isIt(all[gadget])) return gadget
  const at = all.findIndex(isIt)
  return at < 0 ? all.length : at
}

/**
 * The same attack, whatever place it has among the declared ones now, be it first or second; else the one that its
 * shooter makes instead at somebody new (line 276). Nobody declares attacks of two kinds in a turn.
 */
function attackNow(
  { attacks, resolved }: Exchange,
  which: Which,
  targets: readonly string[] = [which.target],
): Attack | null {
  const left = attacks.filter(({ by, id }) => by === which.by && !resolved.includes(id))
  const same = left.filter(({ target }) => target === which.target)
  return (
    same.find(({ second }) => second === which.second) ??
    same[0] ??
    left.find(({ target }) => !targets.includes(target)) ??
    null
  )
}
