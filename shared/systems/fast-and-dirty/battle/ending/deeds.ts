import type { Fated } from '../../../account.ts'
import type { Arm } from '../../weapons.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { evolve, fold } from '../state/evolve.ts'
import { craftIn, entryOf, groupOf, ownerOf, pieceIn, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/** What units, vehicles and people did in a battle, and to whom they were lost. */

export const DEEDS = [
  'felled',
  'wrecked',
  'shots',
  'assaults',
  'opFires',
  'rallied',
  'called',
  'treated',
  'powers',
] as const
export type Deed = (typeof DEEDS)[number]

export interface Done {
  readonly deeds: Readonly<Partial<Record<Deed, number>>>
  readonly whom: Fated['whom']
  readonly lostTo: Fated['lostTo']
}
export const NOTHING: Done = { deeds: {}, whom: {}, lostTo: null }

/** What something was done with beside weapons. */
export const MEANS = ['assault', 'mines', 'power', 'closeIn', 'sentry', 'recon'] as const

/** A figure with a name, by its unit and its entry there. */
export const personOf = (unit: string, entry: string): string => `${unit}#${entry}`

/** A figure that was hit, or a vehicle that was destroyed, and with what. */
export interface Harm {
  readonly of: 'figures' | 'vehicle'
  readonly with: string
  readonly count: number
}

/** What fire was expected to do; null: nobody has kept it. */
export interface Threat extends Omit<Harm, 'count'> {
  readonly losses: number | null
}

/** What they did, by the ids of units and vehicles and of persons in them, and all that was done to anybody. */
export function deedsIn(events: readonly BattleEvent[]): {
  readonly state: BattleState
  readonly done: ReadonlyMap<string, Done>
  readonly harms: readonly Harm[]
  readonly threats: readonly Threat[]
} {
  const book: Book = { all: new Map(), means: new Map(), harms: [], threats: [] }
  const [begun, ...then] = events
  let state = fold(begun ? [begun] : [])
  for (const event of then) {
    note(state, event, book)
    state = evolve(state, event)
  }
  return { state, done: book.all, harms: book.harms, threats: book.threats }
}

interface Book {
  readonly all: Map<string, Done>
  /** With what somebody fought last. */
  readonly means: Map<string, string>
  readonly harms: Harm[]
  readonly threats: Threat[]
}

/** What fire is counted by: a weapon of the group’s own by its name. */
export const weaponMeans = (weapon: Arm | null): string | null =>
  weapon === null || typeof weapon === 'string' ? weapon : weapon.name

function count({ all }: Book, id: string, deed: Deed, times = 1, whom: readonly string[] = []): void {
  const done = all.get(id) ?? NOTHING
  all.set(id, {
    ...done,
    deeds: { ...done.deeds, [deed]: (done.deeds[deed] ?? 0) + times },
    whom: whom.length === 0 ? done.whom : { ...done.whom, [deed]: [...(done.whom[deed] ?? []), ...whom] },
  })
}

function note(state: BattleState, event: BattleEvent, book: Book): void {
  const { kind } = event
  if (kind === 'fired') {
    book.means.set(event.unit, weaponMeans(event.weapon) ?? 'sentry')
    threatened(state, event.unit, event.at, event.losses, book)
    count(book, event.unit, event.opFire ? 'opFires' : 'shots')
  } else if (kind === 'missed') count(book, event.unit, event.opFire ? 'opFires' : 'shots')
  else if (kind === 'blast-fell') {
    if (event.by !== null) book.means.set(event.by, weaponMeans(event.weapon) ?? 'closeIn')
  } else if (kind === 'assaulted') {
    book.means.set(event.unit, 'assault')
    count(book, event.unit, 'assaults')
  } else if (kind === 'assault-decided')
    for (const id of [event.attacker, event.defender]) book.means.set(id, 'assault')
  else if (kind === 'power-used') {
    book.means.set(event.unit, 'power')
    if (event.successes > 0) count(book, event.unit, 'powers', 1, [nameIn(state, event.at)])
  } else if (kind === 'morale-tested') {
    if (event.outcome === 'rallied') rallied(state, event.unit, book)
  } else if (kind === 'called') {
    if (event.outcome !== 'strikes') return
    for (const id of [event.unit, ...leadersOf(state, event.unit)]) count(book, id, 'called')
  } else if (kind === 'recovered') treated(state, event, book)
  else if (kind === 'struck') threatened(state, event.by, event.unit, event.losses, book)
  else if (kind === 'crew-hit') crewHit(state, event, book)
  else if (kind === 'figures-hit') felled(state, event, book)
  else if (kind === 'lost') lost(state, event, book)
}

/** Persons of a unit, and of who goes with it, who are fit and of whom something holds. */
const personsOf = (
  state: BattleState,
  id: string,
  is: (entry: NonNullable<ReturnType<typeof entryOf>>) => boolean,
): readonly string[] => {
  const unit = unitIn(state, id)
  return (unit ? groupOf(state, unit) : []).flatMap((one) =>
    one.figures.flatMap((figure) => {
      const entry = entryOf(one, figure)
      return figure.fate === 'up' && entry && entry.name !== '' && is(entry)
        ? [one.name === entry.name ? one.id : personOf(one.id, entry.id)]
        : []
    }),
  )
}

const leadersOf = (state: BattleState, id: string): readonly string[] =>
  personsOf(state, id, ({ role }) => role === 'leader' || role === 'officer').filter((one) => one !== id)

/** A unit that rallies does so, and for whoever leads it. */
function rallied(state: BattleState, id: string, book: Book): void {
  count(book, id, 'rallied')
  for (const leader of leadersOf(state, id)) count(book, leader, 'rallied', 1, [nameIn(state, id)])
}

/** Somebody's wounded whom others have helped. */
function treated(state: BattleState, { unit, fate }: EventOf<'recovered'>, book: Book): void {
  const { activation } = state
  if (!activation?.deeds.includes('recoverWounded') || (fate !== 'up' && fate !== 'stabilised')) return
  count(book, activation.unit, 'treated', 1, activation.unit === unit ? [] : [nameIn(state, unit)])
  for (const medic of personsOf(state, unit, ({ personalities }) => personalities.includes('medic')))
    if (medic !== unit) count(book, medic, 'treated')
}

const isEnemy = (state: BattleState, by: string | null, of: string): by is string =>
  by !== null && ownerOf(state, by) !== null && ownerOf(state, by) !== ownerOf(state, of)

/** A gun off the table is its unit; what nobody leads does nothing of its own. */
const doerOf = (by: string): string => by.replace('.gun-of-', '.')

/** With what, as far as it is known. */
const meansOf = (state: BattleState, by: string, { means }: Book): string =>
  means.get(by) ?? (state.works[by] ? 'mines' : 'destroyed')

const nameIn = (state: BattleState, id: string): string => {
  const piece = pieceIn(state, doerOf(id))
  if (!piece && state.guns[id]) return 'offTable'
  if (!piece) return state.works[id]?.name ?? state.sentries[id]?.name ?? ''
  if (piece.name !== '') return piece.name
  return 'figures' in piece ? piece.document.kind : piece.document.type
}

const toWhom = (state: BattleState, by: string | null, book: Book): NonNullable<Done['lostTo']> =>
  by === null
    ? { with: 'destroyed', by: '' }
    : { with: nameIn(state, by) === '' ? 'destroyed' : meansOf(state, by, book), by: nameIn(state, by) }

/** The same of somebody who is lost to it: whose own side it was, that matters more than with what. */
function lostWith(
  state: BattleState,
  by: string | null,
  of: string,
  book: Book,
): NonNullable<Done['lostTo']> {
  const to = toWhom(state, by, book)
  const isOwn = by !== null && by !== of && to.by !== '' && ownerOf(state, by) === ownerOf(state, of)
  return isOwn ? { ...to, with: 'ownSide' } : to
}

/** Whoever is fired at, or in a blast, and what was to be expected of it. */
function threatened(
  state: BattleState,
  by: string | null,
  at: string,
  losses: number | undefined,
  book: Book,
): void {
  const of = craftIn(state, at) ? 'vehicle' : unitIn(state, at) ? 'figures' : null
  if (of !== null) book.threats.push({ of, with: toWhom(state, by, book).with, losses: losses ?? null })
}

function crewHit(state: BattleState, { craft, by }: EventOf<'crew-hit'>, book: Book): void {
  book.harms.push({ of: 'figures', with: toWhom(state, by, book).with, count: 1 })
  if (isEnemy(state, by, craft)) count(book, doerOf(by), 'felled', 1, [nameIn(state, craft)])
}

function felled(state: BattleState, event: EventOf<'figures-hit'>, book: Book): void {
  const { unit, figures, by } = event
  book.harms.push({ of: 'figures', with: toWhom(state, by, book).with, count: figures.length })
  if (isEnemy(state, by, unit)) {
    const whom = Array<string>(figures.length).fill(nameIn(state, unit))
    count(book, doerOf(by), 'felled', figures.length, whom)
  }
  const to = lostWith(state, by, unit, book)
  const hit = unitIn(state, unit)
  for (const figure of hit?.figures.filter(({ id }) => figures.includes(id)) ?? [])
    lostTo(book, personOf(unit, figure.of), to)
}

function lostTo({ all }: Book, id: string, to: NonNullable<Done['lostTo']>): void {
  all.set(id, { ...(all.get(id) ?? NOTHING), lostTo: to })
}

/** Vehicles wrecked are the deed of the enemy who did it. */
function lost(state: BattleState, { unit, fate, by }: EventOf<'lost'>, book: Book): void {
  if (fate === 'left') return
  // Before the first turn nobody is lost but to an ambush on recon duty (line 2731).
  const alone = fate === 'routed' ? 'routed' : state.round === 0 ? 'recon' : null
  const to = alone === null ? lostWith(state, by, unit, book) : { with: alone, by: '' }
  lostTo(book, unit, to)
  for (const figure of unitIn(state, unit)?.figures ?? [])
    if (figure.fate !== 'killed') lostTo(book, personOf(unit, figure.of), to)
  if (!craftIn(state, unit)) return
  const means = alone ?? toWhom(state, by, book).with
  if (fate === 'destroyed') book.harms.push({ of: 'vehicle', with: means, count: 1 })
  if (isEnemy(state, by, unit)) count(book, doerOf(by), 'wrecked', 1, [nameIn(state, unit)])
}
