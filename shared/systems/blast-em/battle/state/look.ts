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
  const found = whoOf(who, own[homeOf({ side, origin })] ?? {})
  if (!found) throw new Error(`${who.type} is no type of this battle.`)
  return modelOf(found, rules, kindOf(side))
}

/** Where a type of the group's own is written down: with the team, or with the mission. */
function homeOf({ side, origin }: Pick<ModelState, 'side' | 'origin'>): string {
  return origin === 'team' && side !== null ? side : 'mission'
}

/** What the group calls the type of a model, where it is one of their own; else null. */
export function typeNameOf(state: BattleState, model: ModelState): string | null {
  if (model.who.kind !== 'own') return null
  return state.setup.typeNames[homeOf(model)]?.[model.who.type] ?? null
}

/** Whose numbers somebody has, by whom they belong to for good; a bystander counts with the team's people. */
export function kindOf(side: Side | null): Kind {
  return side === BAD_GUYS_SIDE ? 'badGuys' : 'team'
}

/**
 * For whom a side stands in this turn: for the team whose turn it is, or for its enemies. The book has two forces in a
 * fight and leaves open how teams stand to each other (lines 11, 274, 319). Allies stay out of each other's turns; to the
 * team whose turn it is, rivals are enemies as the bad guys are, each led by their own player (line 309 speaks of new
 * forces alone), and fight it side by side: nobody in the other force fights another of it.
 */
export function partyOf({ active, setup: { rules } }: BattleState, side: Side | null): Kind {
  const isRival = isPlayer(side) && side !== active && rules.teams === 'rivals'
  return isRival ? 'badGuys' : kindOf(side)
}

/** The sides that fight in this turn and stand for the team, or for its enemies. */
export function sidesOf(state: BattleState, party: Kind): readonly Side[] {
  if (state.active === null) return []
  return party === 'team' ? [state.active] : enemySides(state).filter((side) => isFought(state, side))
}

/** All that may fight the team whose turn it is, first the bad guys, then rivals as they sit. */
function enemySides(state: BattleState): readonly Side[] {
  return [BAD_GUYS_SIDE, ...playing(state).filter((side) => partyOf(state, side) === 'badGuys')]
}

/** The fight of the team whose turn it is has this side in it. */
function isFought({ fighting, active }: BattleState, side: Side): boolean {
  return fighting.some((both) => both.includes(side) && active !== null && both.includes(active))
}

/** Has a part in the fight of this turn. */
export function fights(state: BattleState, side: Side): boolean {
  return side === state.active || sidesOf(state, 'badGuys').includes(side)
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

/** The Hero of a team, or its Operative; whoever only comes along is neither, whatever their type (lines 17, 49). */
export function isHero(state: BattleState, model: ModelState): boolean {
  return model.origin === 'team' && hasTrait(state, model, 'plot')
}

/** The place of a gadget that still serves; null where the model has none. */
export function gadgetAtOf(model: ModelState, gadget: GadgetName): number | null {
  const at = model.carried.findIndex(({ carried, left }) => carried.gadget === gadget && left !== 0)
  return at < 0 ? null : at
}

/** A force field of its eats the first wound of the turn; another one does not eat the second (line 234, R31). */
export function isShielded({ carried }: Pick<ModelState, 'carried'>): boolean {
  const fields = carried.filter((one) => one.carried.gadget === 'forceField')
  return fields.length > 0 && !fields.some(({ spent }) => spent)
}

/** Grenades of its own, not won ones, of which the mission's stock has some left (line 206). */
export function hasOwnGrenades(state: BattleState, model: ModelState): boolean {
  const { grenades } = state.setup.mission.stocks
  const isThrower = profileOf(state, model).ranged?.weapon === 'grenade'
  return isThrower && (grenades === null || model.used.grenades < grenades)
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

/** Was beaten by stun or gas before its turn (line 107, R19). */
export function losesThisTurn({ stunned }: Pick<ModelState, 'stunned'>): boolean {
  return stunned === 'now' || stunned === 'nowAndNext'
}

/** Up and with a turn to use. */
export function canAct(state: BattleState, model: ModelState): boolean {
  return (
    isUp(model) &&
    takesPart(state, model) &&
    !losesThisTurn(model) &&
    !model.now.rests &&
    !isShutDown(state, model)
  )
}

/** Cameras and guns are off once security is shut down, or each of them by itself (line 208). */
export function isShutDown(
  { secured }: Pick<BattleState, 'secured'>,
  model: Pick<ModelState, 'who' | 'off'>,
): boolean {
  return isAutomatic(model) && (secured || model.off)
}

export const isAutomatic = ({ who }: Pick<ModelState, 'who'>): boolean => who.kind === 'automatic'

export function isCamera({ who }: { readonly who: WhoRef }): boolean {
  return who.kind === 'automatic' && who.type === 'camera'
}

/** A camera that is on and has not called anybody yet (line 289). */
export function isWatchingCamera(state: BattleState, model: ModelState): boolean {
  return isCamera(model) && isUp(model) && !model.knows && !isShutDown(state, model)
}

/**
 * Those whom the models of a side fight in this turn, or before a fight may come upon; a camera neither fights nor is
 * fought (line 289).
 */
export function enemiesOf(state: BattleState, side: Side): readonly ModelState[] {
  if (partyOf(state, side) === 'badGuys') return state.active === null ? [] : modelsOf(state, state.active)
  const sides = state.exchange ? sidesOf(state, 'badGuys') : enemySides(state)
  return sides
    .flatMap((one) => modelsOf(state, one))
    .filter((model) => !isCamera(model) && (state.exchange === null || isFoe(state, model)))
}

/** Whom a side helps as its own people (lines 163, 266): bystanders, and to a team its allies. */
export function friendsOf(state: BattleState, side: Side | null): readonly ModelState[] {
  const isAlly = (other: Side | null): boolean =>
    other === null || (isPlayer(other) && rulesOf(state).teams === 'allies')
  return allModels(state).filter((model) => model.side === side || (isPlayer(side) && isAlly(model.side)))
}

function standing(state: BattleState, sides: readonly Side[]): readonly ModelState[] {
  return sides
    .flatMap((side) => modelsOf(state, side))
    .filter((model) => isUp(model) && !isCamera(model) && !isShutDown(state, model))
}

/** Enemies that stand and may come to have a part in the fight of this turn: also those of another who were met before. */
export function standingEnemies(state: BattleState): readonly ModelState[] {
  return standing(state, sidesOf(state, 'badGuys')).filter(({ unmet }) => !unmet)
}

/**
 * Has a part in the fight of the team whose turn it is, and not in one elsewhere; of rivals all have (lines 307, 311).
 */
export function isFoe(
  { active }: Pick<BattleState, 'active'>,
  { side, foeOf }: Pick<ModelState, 'side' | 'foeOf'>,
): boolean {
  return isPlayer(side) || (active !== null && foeOf.includes(active))
}

/** In a fight nobody acts who is in that of another team; whoever nobody has met is in none (lines 305–309). */
export function takesPart(state: Pick<BattleState, 'active' | 'exchange'>, model: ModelState): boolean {
  if (model.side !== BAD_GUYS_SIDE) return true
  return state.exchange === null ? !model.unmet : isFoe(state, model)
}

/** Whom it takes to be down for the fight of this turn to be won. */
export function standingFoes(state: BattleState): readonly ModelState[] {
  return standingEnemies(state).filter((model) => isFoe(state, model))
}

/** Enemies that stand somewhere and are not fought yet: of a side that is fought those whom the team has not met in it. */
export function unfoughtEnemies(state: BattleState): readonly ModelState[] {
  return standing(state, enemySides(state)).filter(
    (model) => model.side === null || !isFought(state, model.side) || !isFoe(state, model),
  )
}

/** They have come together, and a group is met as a whole (line 305): two patrols by the same way are two. */
export function isOneGroup(one: ModelState, other: ModelState): boolean {
  const { side, origin, from, came } = other
  return one.side === side && one.origin === origin && one.from === from && one.came === came
}

/** Bad guys of the same groups as these. */
export function groupsOf(state: BattleState, ids: readonly string[]): readonly ModelState[] {
  const all = modelsOf(state, BAD_GUYS_SIDE)
  const seen = all.filter(({ id }) => ids.includes(id))
  return all.filter((model) => seen.some((one) => isOneGroup(one, model)))
}

/** Somebody who fights the side in this turn is up, and may see what it does. */
export function isWatched(state: BattleState, side: Side | null): boolean {
  return side !== null && enemiesOf(state, side).some((model) => isUp(model) && !isShutDown(state, model))
}

export function idsOf(all: readonly { readonly id: string }[]): string[] {
  return all.map(({ id }) => id)
}

/** Tokens that still lie there. */
export function tokensLeft({ tokens, turn }: BattleState): string[] {
  return Object.entries(tokens).flatMap(([id, { spent, tested }]) => (spent || tested === turn ? [] : [id]))
}

export function isFighting(state: BattleState): boolean {
  return sidesOf(state, 'badGuys').length > 0
}

/** Players that are still in the mission, clockwise from the first. */
export function playing({
  setup: { players },
  lost,
}: Pick<BattleState, 'setup' | 'lost'>): readonly Player[] {
  return players.map(({ side }) => side).filter((side) => !lost.includes(side))
}

/** All players clockwise from the first, also those whose team is lost (line 301). */
export function turnOrder(
  { players }: Pick<BattleState['setup'], 'players'>,
  first: Player | null,
): readonly Player[] {
  const order = players.map(({ side }) => side)
  const at = first === null ? 0 : order.indexOf(first)
  return [...order.slice(at), ...order.slice(0, at)]
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

/** Whether this is one of the turns left to whom is Mostly Dead: of its owner, and not the one in which it fell (line 260, R24). */
export const isCounted = (
  model: Pick<ModelState, 'side' | 'fell'>,
  turn: number,
  active: Player | null,
): boolean => model.fell !== turn && hasTurn(model, active)

/**
 * How many turns of a side come, this one too, until somebody who is Mostly Dead counts the last: allies act in their own
 * alone. `coming`: whose turns come, once round the table from this one on. Source: lines 260, 266; R24.
 */
export function turnsUntilOut(
  model: Pick<ModelState, 'side' | 'fell' | 'turnsLeft'>,
  { turn, coming }: { readonly turn: number; readonly coming: readonly Player[] },
  side: Side | null,
): number {
  let left = model.turnsLeft ?? 0
  if (!coming.some((one) => hasTurn(model, one))) return left
  let turns = 0
  for (let n = 0; left > 0; n += 1) {
    const active = coming[n % coming.length] ?? null
    if (hasTurn({ side }, active)) turns += 1
    if (isCounted(model, turn + n, active)) left -= 1
  }
  return turns
}
