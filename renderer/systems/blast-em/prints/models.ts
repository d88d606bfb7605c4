import {
  ATTACKS,
  AUTOMATICS,
  BAD_GUYS,
  BYSTANDERS,
  type AttackKind,
  type Carried,
  type WhoRef,
} from '../../../../shared/systems/blast-em/words.ts'
import { WOUND_FACES } from '../../../../shared/systems/blast-em/data/shooting.ts'
import { ownModel, ownModels, type OwnType } from '../../../../shared/systems/blast-em/documents/own-type.ts'
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
  /** Whom it sees meets a patrol at the next Hazard Token. */
  readonly callsPatrols: boolean
}

export interface PrintedModel {
  readonly who: WhoRef
  /** Of a type of the group's own. */
  readonly typeName: string | null
  /** Empty: called as its type is. */
  readonly name: string
  /** Points; null where nobody buys it. */
  readonly cost: number | null
  /** Null for a type that is not there. */
  readonly numbers: Numbers | null
  readonly carried: readonly Carried[]
  readonly portrait: string | null
  readonly notes: string
  readonly guest: boolean
}

/** The model of anybody, who carries nothing and is called as the type is. */
export function plainModel(
  who: WhoRef,
  rules: HouseRules,
  side: 'team' | 'badGuys' = 'badGuys',
  own: Readonly<Record<string, OwnType>> = {},
): PrintedModel {
  const known = whoOf(who, ownModels(own))
  const model = known && modelOf(known, rules, side)
  return {
    who,
    typeName: who.kind === 'own' ? (own[who.type]?.name ?? who.type) : null,
    name: '',
    cost: model?.cost ?? null,
    numbers: model && numbersOf(model, who, [], rules),
    carried: [],
    portrait: null,
    notes: '',
    guest: false,
  }
}

/** The members of a team, as they stand in it. */
export function teamModels({ members, own }: TeamDraft, rules: HouseRules): PrintedModel[] {
  return members.map(({ type, name, notes, gadgets, picture, guest }) => {
    const known = teamType(type)
    const who: WhoRef = known ? { kind: 'team', type: known } : { kind: 'own', type }
    const ownType = own[type]
    const model = known ? modelOf({ kind: 'team', type: known }, rules) : ownType ? ownModel(ownType) : null
    return {
      who,
      typeName: known ? null : (ownType?.name ?? type),
      name,
      cost: model?.cost ?? null,
      numbers: model && numbersOf(model, who, gadgets, rules),
      carried: gadgets,
      portrait: picture,
      notes,
      guest,
    }
  })
}

/** Whom a team may meet, by what the book says of them. */
export const MET = {
  badGuys: BAD_GUYS.map((type): WhoRef => ({ kind: 'badGuy', type })),
  automatics: AUTOMATICS.map((type): WhoRef => ({ kind: 'automatic', type })),
  ordinary: BYSTANDERS.map((type): WhoRef => ({ kind: 'bystander', type })),
} as const
export type Met = keyof typeof MET

function numbersOf(model: Model, who: WhoRef, carried: readonly Carried[], rules: HouseRules): Numbers {
  const wearing = wearingOf(carried)
  const { dv, cd } = defenceOf(model, wearing, rules)
  const { av, wounds, mv, hth, skill, traits } = model
  const strikes = waysOf(who).flatMap((kind) => printed(model, kind, wearing, rules))
  const isCamera = who.kind === 'automatic' && who.type === 'camera'
  const callsPatrols = isCamera && rules.cameras === 'patrol'
  return { av, dv, cd, wounds, mv, hth, skill, traits, strikes, callsPatrols }
}

/** A camera only looks, and a gun stands too far off to be reached for. */
function waysOf(who: WhoRef): readonly AttackKind[] {
  if (who.kind !== 'automatic') return ATTACKS
  return who.type === 'gun' ? ['standard'] : []
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
