import { one, wholeFrom, type Fields, type Filled } from '../../../../shared/battle/field.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { Told } from '../../../../shared/systems/fast-and-dirty/odds/told.ts'
import type { Standing } from '../../../../shared/systems/fast-and-dirty/odds/table.ts'
import {
  ARMOURS,
  FORTIFICATIONS,
  QUALITIES,
  type Power,
} from '../../../../shared/systems/fast-and-dirty/words.ts'
import { flag, found, idsOf, orNone, wordIn, type QuestionOf } from '../../../odds/ask.ts'
import type { OddsAnswer, Said } from '../../../odds/odds.ts'
import { rulesIn, type OwnForce, type People, type Piece } from './people.ts'
import { toldSaid } from './saying.ts'

/** What every question shares: who is asked about, how they stand, and how a number is told. */

export type Question = QuestionOf<People>

export const numberIn = (said: Filled | undefined, usual = 0): number => {
  const number = Number(said ?? usual)
  return Number.isFinite(number) && number > 0 ? number : usual
}

/** How a unit is: a marker lies beside it, or it is Broken. */
export const STATES = ['fresh', 'underFire', 'pinned', 'broken'] as const
const FOE_STATES = ['fresh', 'underFire', 'pinned'] as const
const OWN_POWERS = ['enhance', 'degrade'] as const
const FOE_POWERS = ['shield', 'expose'] as const

/** Of one side: its force, its piece, and who may go with it. */
export interface Chosen {
  readonly force: OwnForce
  readonly piece: Piece
}
export const ownIn = ({ forces }: People, said: Said): Chosen => {
  const force = found(forces, said.force)
  return { force, piece: found(force.pieces, said.unit) }
}
/** The other force is another one, where there is one. */
export const foesFor = ({ forces }: People, said: Said): readonly OwnForce[] => {
  const own = found(forces, said.force)
  return forces.toSorted((a, b) => Number(a.id === own.id) - Number(b.id === own.id))
}
export const foeIn = (people: People, said: Said): Chosen => {
  const force = found(foesFor(people, said), said.foes)
  return { force, piece: found(force.pieces, said.foe) }
}

export const ownFields = (
  people: People,
  said: Said,
  fits: (piece: Piece) => boolean = () => true,
): Fields => {
  const { force } = ownIn(people, said)
  const fitting = force.pieces.filter(fits)
  const forces = people.forces.filter(({ pieces }) => pieces.some(fits))
  return {
    force: one(idsOf(forces.length > 0 ? forces : people.forces)),
    unit: one(idsOf(fitting.length > 0 ? fitting : force.pieces)),
  }
}
export const foeFields = (people: People, said: Said, more: readonly string[] = []): Fields => {
  const { force } = foeIn(people, said)
  return { foes: one(idsOf(foesFor(people, said))), foe: one([...idsOf(force.pieces), ...more]) }
}
export const rulesFor = (people: People, said: Said): HouseRules => rulesIn(people, said.rules)

/** Officers and psionics who may join a unit on foot. */
export const joinersOf = ({ force, piece }: Chosen): readonly Piece[] =>
  piece.foot && ['squad', 'command', 'nonCombatants'].includes(piece.foot.kind)
    ? force.pieces.filter(({ foot }) => foot?.kind === 'officer' || foot?.kind === 'psionic')
    : []
export const partnerFor = ({ force, piece }: Chosen): Piece | null =>
  piece.foot?.traits.includes('fireTeams')
    ? (force.pieces.find(({ id }) => id === piece.foot?.partner) ?? null)
    : null

/** How the own side stands. */
export function ownStanding(chosen: Chosen, said: Said, plain: boolean): Standing {
  const { piece } = chosen
  const partner = said.joint === true ? partnerFor(chosen) : null
  const joins = plain ? null : joinersOf(chosen).find(({ id }) => id === said.joins)
  const along = [joins, partner].flatMap((other) => other?.foot ?? [])
  const both = { piece: piece.of, along, moved: said.moved === true }
  if (plain) return both
  const state = wordIn(STATES, said.state) ?? 'fresh'
  const power = wordIn(OWN_POWERS, said.power)
  return {
    ...both,
    quality: wordIn(QUALITIES, said.quality),
    lost: Math.min(numberIn(said.lost), Math.max(0, piece.size - 1)),
    marker: state === 'underFire' || state === 'pinned' ? state : null,
    broken: state === 'broken',
    effects: power && piece.foot ? [power] : [],
  }
}
/** Everything that makes it as it is by itself. */
export const PLAIN_OWN = { quality: '', lost: '0', state: 'fresh', joins: '', power: '' } as const

const OWN_FIELDS = ['joins', 'joint', 'quality', 'lost', 'state', 'power', 'moved'] as const

/** How the own side stands, as far as it matters. */
export function ownStandingFields(
  chosen: Chosen,
  matters: readonly (typeof OWN_FIELDS)[number][] = OWN_FIELDS,
): Fields {
  const all = standingFields(chosen)
  return Object.fromEntries(
    matters.flatMap((name) => {
      const field = all[name]
      return field ? [[name, field] as const] : []
    }),
  )
}

function standingFields(chosen: Chosen): Fields {
  const { piece } = chosen
  const joiners = joinersOf(chosen)
  const isSlow = piece.foot?.traits.includes('slowFiring') ?? false
  return {
    ...(joiners.length > 0 && { joins: orNone(idsOf(joiners)) }),
    ...(partnerFor(chosen) && { joint: flag }),
    quality: orNone(QUALITIES),
    ...(piece.size > 1 && { lost: wholeFrom(0, piece.size - 1) }),
    ...(piece.foot && { state: one(STATES), power: orNone(OWN_POWERS) }),
    ...(isSlow && { moved: flag }),
  }
}

/** How the other side stands. */
export function foeStanding({ piece }: Chosen, said: Said, plain: boolean): Standing {
  if (plain) return { piece: piece.of, moved: said.foeMoved === true }
  const state = wordIn(FOE_STATES, said.foeState) ?? 'fresh'
  const power: Power | null = wordIn(FOE_POWERS, said.foePower)
  const isOnFoot = piece.foot !== null
  return {
    piece: piece.of,
    moved: said.foeMoved === true,
    quality: wordIn(QUALITIES, said.foeQuality),
    ...(isOnFoot && {
      armour: wordIn(ARMOURS, said.armour),
      work: wordIn(FORTIFICATIONS, said.work),
      marker: state === 'fresh' ? null : state,
      effects: power ? [power] : [],
    }),
    lost: Math.min(numberIn(said.foeLost), isOnFoot ? Math.max(0, piece.size - 1) : MOST_HITS),
  }
}
const MOST_HITS = 3
export const PLAIN_FOE = {
  ...{ foeQuality: '', armour: '', work: '', foeState: 'fresh', foeLost: '0', foePower: '' },
} as const

export function foeStandingFields({ piece }: Chosen): Fields {
  if (!piece.foot) return { foeLost: wholeFrom(0, MOST_HITS) }
  return {
    foeState: one(FOE_STATES),
    ...(piece.size > 1 && { foeLost: wholeFrom(0, piece.size - 1) }),
    armour: orNone(ARMOURS),
    foeQuality: orNone(QUALITIES),
    work: orNone(FORTIFICATIONS),
    foePower: orNone(FOE_POWERS),
    ...(piece.foot.kind === 'sniper' && { foeMoved: flag }),
  }
}

/** An answer of dice that are told by their codes. */
export function answerOf(title: OddsAnswer['title'], told: Told, plots?: OddsAnswer['plots']): OddsAnswer {
  return {
    title,
    isBarred: told.chances.length === 0,
    ...toldSaid(told),
    ...(told.chances.length > 0 && plots && { plots }),
  }
}
