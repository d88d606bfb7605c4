import {
  ATTACKS,
  AUTOMATICS,
  BAD_GUYS,
  BYSTANDERS,
  type AttackKind,
  type Carried,
  type Encounter,
  type WhoRef,
} from '../../../../shared/systems/blast-em/words.ts'
import { OWN_TOKENS } from '../../../../shared/systems/blast-em/data/tokens.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { WOUND_FACES } from '../../../../shared/systems/blast-em/data/shooting.ts'
import { ownModels, type OwnType } from '../../../../shared/systems/blast-em/documents/own-type.ts'
import type { TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import {
  defenceOf,
  strikeOf,
  usesOf,
  wearingOf,
  type Strike,
  type Wearing,
} from '../../../../shared/systems/blast-em/gadgets.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import { modelOf, whoOf, type Model } from '../../../../shared/systems/blast-em/profiles.ts'
import { teamType } from '../../../../shared/systems/blast-em/teams.ts'

/** What a model is on paper: its numbers by the house rules, what it carries counted in. */

/** A way to attack; `wounds` are those that a hit may do, none where it does not wound. */
export interface PrintedStrike extends Pick<Strike, 'kind' | 'av' | 'cd' | 'reach' | 'radius'> {
  readonly wounds: readonly number[]
}

export interface Numbers extends Pick<
  Model,
  'av' | 'dv' | 'cd' | 'wounds' | 'mv' | 'hth' | 'skill' | 'traits'
> {
  readonly strikes: readonly PrintedStrike[]
}

export interface PrintedModel {
  readonly who: WhoRef
  /** Of a type of the group's own. */
  readonly typeName: string | null
  /** Empty: called as its type is. */
  readonly name: string
  /** Points; null where nobody buys it. */
  readonly cost: number | null
  /** Null for a type that is not there, and for a camera, which is in no fight. */
  readonly numbers: Numbers | null
  /** What a camera does about whom it sees; null for anybody else. */
  readonly sees: HouseRules['cameras'] | null
  readonly carried: readonly Carried[]
  readonly portrait: string | null
  readonly notes: string
  readonly guest: boolean
}

interface Setting {
  /** Whose it is; bad guys where it is left out. */
  readonly side?: 'team' | 'badGuys'
  /** Types of the group's own, by their ids. */
  readonly own?: Readonly<Record<string, OwnType>>
  readonly carried?: readonly Carried[]
}

/** The model of anybody, called as the type is. */
export function plainModel(
  who: WhoRef,
  rules: HouseRules,
  { side = 'badGuys', own = {}, carried = [] }: Setting = {},
): PrintedModel {
  const known = whoOf(who, ownModels(own))
  const model = known && modelOf(known, rules, side)
  const isCamera = who.kind === 'automatic' && who.type === 'camera'
  return {
    who,
    typeName: who.kind === 'own' ? (own[who.type]?.name ?? who.type) : null,
    name: '',
    cost: model?.cost ?? null,
    numbers: model && !isCamera ? numbersOf(model, carried, rules) : null,
    sees: isCamera ? rules.cameras : null,
    carried,
    portrait: null,
    notes: '',
    guest: false,
  }
}

/** The members of a team, as they stand in it. */
export function teamModels({ members, own }: TeamDraft, rules: HouseRules): PrintedModel[] {
  return members.map(({ type, name, notes, gadgets: carried, picture: portrait, guest }) => {
    const known = teamType(type)
    const who: WhoRef = known ? { kind: 'team', type: known } : { kind: 'own', type }
    return { ...plainModel(who, rules, { side: 'team', own, carried }), name, portrait, notes, guest }
  })
}

/** Whom a team may meet, by what the book says of them. */
export const MET = {
  badGuys: BAD_GUYS.map((type): WhoRef => ({ kind: 'badGuy', type })),
  automatics: AUTOMATICS.map((type): WhoRef => ({ kind: 'automatic', type })),
  ordinary: BYSTANDERS.map((type): WhoRef => ({ kind: 'bystander', type })),
} as const
export type Met = keyof typeof MET

/** Every kind of enemy that a mission may bring: from the start, as its target, in waves, or in its Hazard Tokens. */
export function metIn({ garrison, waves, tokens, tokenTable, people, objective }: MissionDraft): WhoRef[] {
  const held = [...tokens.flatMap(({ holds }) => holds ?? []), ...(tokenTable ?? OWN_TOKENS)]
  const target = objective?.kind === 'destroy' ? objective.target : null
  const all = [
    ...people.filter(({ id }) => id === target).map(({ who }) => who),
    ...[...garrison, ...waves].flatMap(({ models }) => models.map(({ who }) => who)),
    ...held.flatMap(heldBy),
  ]
  return [...new Map(all.map((who) => [`${who.kind} ${who.type}`, who])).values()]
}

function heldBy(one: Encounter): WhoRef[] {
  if (one.kind === 'enemies') return one.models.map(({ who }) => who)
  return one.kind === 'automatic' ? one.of.map((type): WhoRef => ({ kind: 'automatic', type })) : []
}

function numbersOf(model: Model, carried: readonly Carried[], rules: HouseRules): Numbers {
  const wearing = wearingOf(carried)
  const { dv, cd } = defenceOf(model, wearing, rules)
  const { av, wounds, mv, hth, skill, traits } = model
  const strikes = ATTACKS.flatMap((kind) => printed(model, kind, wearing, rules))
  // By house rule nobody calls back-up.
  const shown = traits.filter((trait) => trait !== 'backUp' || rules.backUp)
  return { av, dv, cd, wounds, mv, hth, skill, traits: shown, strikes }
}

function printed(model: Model, kind: AttackKind, wearing: Wearing, rules: HouseRules): PrintedStrike[] {
  const strike = strikeOf(model, kind, wearing, rules)
  if (!strike) return []
  const { av, cd, reach, radius, weapon } = strike
  const faces = weapon === null ? [] : WOUND_FACES[rules.damage][weapon]
  return [{ kind, av, cd, reach, radius, wounds: [...new Set(faces)] }]
}

/** How often something carried serves; 0 for what is worn. */
export const usesLeft = (carried: Carried): number =>
  carried.gadget === 'medpack' ? carried.uses : (usesOf(carried.gadget) ?? 0)

/** A skill with what it is for, in the words of the game's texts. */
export function skillKind({
  medical,
  technical,
}: NonNullable<Model['skill']>): 'medical' | 'technical' | 'both' {
  if (medical && technical) return 'both'
  return medical ? 'medical' : 'technical'
}
