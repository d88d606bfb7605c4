import { DRUG_TURNS } from '../../data/gadgets.ts'
import { wearingOf, type Wearing } from '../../gadgets.ts'
import { has, modelOf, whoOf, type Model } from '../../profiles.ts'
import type { Gadget as GadgetName, Side as Kind, Trait, WhoRef } from '../../words.ts'
import { BAD_GUYS_SIDE, isPlayer, type Player, type Side } from '../words.ts'
import type { BattleState, ModelState } from './state.ts'

/** What stands in a state, as rules ask it. */

export type Rules = BattleState['setup']['rules']
export const rulesOf = (state: BattleState): Rules => state.setup.rules

export function modelIn(state: BattleState, id: string): ModelState | null {
  return Object.hasOwn(state.models, id) ? (state.models[id] ?? null) : null
}

/** The numbers of a model; a mission's and each team's own types are looked up where they come from. */
export function profileOf(state: BattleState, model: Pick<ModelState, 'who' | 'side' | 'origin'>): Model {
  return profileIn(state.setup, model)
}

export function profileIn(
  { own, rules }: Pick<BattleState['setup'], 'own' | 'rules'>,
  { who, side, origin }: Pick<ModelState, 'who' | 'side' | 'origin'>,
): Model {
  const found = whoOf(who, own[origin === 'team' && side !== null ? side : 'mission'] ?? {})
  if (!found) throw new Error(`${who.type} is no type of this battle.`)
  return modelOf(found, rules, kindOf(side))
}

/** A bystander counts with the team's people. */
export function kindOf(side: Side | null): Kind {
  return side === BAD_GUYS_SIDE ? 'badGuys' : 'team'
}

export function sideOfKind(state: BattleState, kind: Kind): Side | null {
  return kind === 'badGuys' ? BAD_GUYS_SIDE : state.active
}

export const otherKind = (kind: Kind): Kind => (kind === 'team' ? 'badGuys' : 'team')

export function hasTrait(state: BattleState, model: ModelState, trait: Trait): boolean {
  return has(profileOf(state, model), trait)
}

export function isDrugged({ drugs }: Pick<ModelState, 'drugs'>): boolean {
  return drugs > 0 && drugs <= DRUG_TURNS
}

/** What a model has about it: used-up gadgets no more. */
export function wearing(model: ModelState): Wearing {
  const serving = model.carried.filter(({ left }) => left !== 0).map(({ carried }) => carried)
  return wearingOf(serving, isDrugged(model))
}

/** The place of a gadget that still serves; null where the model has none. */
export function gadgetAtOf(model: ModelState, gadget: GadgetName): number | null {
  const at = model.carried.findIndex(({ carried, left }) => carried.gadget === gadget && left !== 0)
  return at < 0 ? null : at
}

export const allModels = (state: BattleState): readonly ModelState[] => Object.values(state.models)

export function modelsOf(state: BattleState, side: Side | null): readonly ModelState[] {
  return allModels(state).filter((model) => model.side === side)
}

export const isUp = ({ fate }: Pick<ModelState, 'fate'>): boolean => fate === 'up'
/** Lies or stands on the table. */
export const isOnTable = ({ fate }: Pick<ModelState, 'fate'>): boolean =>
  fate === 'up' || fate === 'mostlyDead' || fate === 'out' || fate === 'unconscious'
/** May still be hurt. */
export const canBeHurt = ({ fate }: Pick<ModelState, 'fate'>): boolean =>
  fate === 'up' || fate === 'mostlyDead'

/** Up and with a turn to use. */
export function canAct(state: BattleState, model: ModelState): boolean {
  return isUp(model) && model.stunned !== 'now' && !model.now.rests && !isShutDown(state, model)
}

/** Cameras and guns are off once security is shut down (line 208). */
export function isShutDown(state: BattleState, { who }: Pick<ModelState, 'who'>): boolean {
  return state.secured && who.kind === 'automatic'
}

export function isCamera({ who }: { readonly who: WhoRef }): boolean {
  return who.kind === 'automatic' && who.type === 'camera'
}

/** Those whom the models of a side fight in this turn; a camera neither fights nor is fought (line 289). */
export function enemiesOf(state: BattleState, side: Side): readonly ModelState[] {
  if (side === BAD_GUYS_SIDE) return state.active === null ? [] : modelsOf(state, state.active)
  return allModels(state).filter(
    (model) => (model.side === BAD_GUYS_SIDE && !isCamera(model)) || isMarked(state, model),
  )
}

/** A bystander whom the mission wants destroyed. */
function isMarked({ setup: { mission } }: BattleState, { id, side }: ModelState): boolean {
  return side === null && mission.objective.kind === 'destroy' && mission.objective.target === id
}

/** Enemies that stand and count in a fight. */
export function standingEnemies(state: BattleState): readonly ModelState[] {
  return modelsOf(state, BAD_GUYS_SIDE).filter(
    (model) => isUp(model) && !isCamera(model) && !isShutDown(state, model),
  )
}

export function idsOf(all: readonly { readonly id: string }[]): string[] {
  return all.map(({ id }) => id)
}

/** Tokens that still lie there. */
export function tokensLeft({ tokens, turn }: BattleState): string[] {
  return Object.entries(tokens).flatMap(([id, { spent, tested }]) => (spent || tested === turn ? [] : [id]))
}

export function isFighting(state: BattleState): boolean {
  return state.active !== null && state.fighting.includes(state.active)
}

/** Players that are still in the mission, clockwise from the first. */
export function playing({
  setup: { players },
  lost,
}: Pick<BattleState, 'setup' | 'lost'>): readonly Player[] {
  return players.map(({ side }) => side).filter((side) => !lost.includes(side))
}

/** Whoever sits before the player, the table round (R10). */
export function previousPlayer({ setup: { players } }: Pick<BattleState, 'setup'>, of: Player): Player {
  const order = players.map(({ side }) => side)
  return order[(order.indexOf(of) + order.length - 1) % order.length] ?? of
}

/** The owner for whom dice fall: a bystander's are the active player's. */
export function dicersOf(state: BattleState, { side }: Pick<ModelState, 'side'>): Side {
  return side ?? state.active ?? BAD_GUYS_SIDE
}

/** Whose turns count for a model: bad guys act in everybody's. */
export function hasTurn({ side }: Pick<ModelState, 'side'>, active: Player | null): boolean {
  return side === active || !isPlayer(side)
}
