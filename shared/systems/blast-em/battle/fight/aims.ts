import { distanceUpTo, is, one, some, type Field, type Fields } from '../../../../battle/field.ts'
import { breaks, when, type Hindrance } from '../../../../battle/rule.ts'
import type { Strike } from '../../gadgets.ts'
import { mostShots } from '../../shooting.ts'
import { ATTACKS, type AttackKind } from '../../words.ts'
import { strikeWith } from '../course/throws.ts'
import {
  declarers,
  foesInReach,
  hasDeclaredAttack,
  isInHth,
  isOutOfBreath,
  isRapid,
  isSurprised,
} from '../course/who.ts'
import { hasSpentActions } from '../rules/against.ts'
import {
  canAct,
  canBeHurt,
  enemiesOf,
  idsOf,
  isCamera,
  isOnTable,
  isUp,
  modelIn,
  modelsOf,
  profileOf,
  rulesOf,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { BAD_GUYS_SIDE, type Side } from '../words.ts'
import { thingsOf, thingsToShoot, wrecks } from './stray.ts'

/** Who may attack now, in which ways, and whom. */

/** Every attack but HTH, as it is aimed: at one model, or as something that bursts (gas by house rule either way). */
const AIMED = ATTACKS.filter((kind) => kind !== 'hth')

export function bursts(strike: Strike): boolean {
  return strike.radius !== null
}

/** How far away it is thrown, where its reach ends somewhere (line 206). */
export function reachField(strike: Pick<Strike, 'reach'> | null): Field {
  const reach = strike?.reach ?? null
  return reach === null ? is(0) : distanceUpTo(reach)
}

export function isOutOfReach(strike: Pick<Strike, 'reach'> | null, inches: number): boolean {
  return inches > (strike?.reach ?? Infinity)
}

export function tooFar(strike: Pick<Strike, 'reach'> | null, inches: number): readonly Hindrance[] {
  const most = strike?.reach ?? Infinity
  return when(isOutOfReach(strike, inches), () =>
    breaks('resolve/too-far', `It is thrown ${most}″ at most: measure again.`, {
      page: 206,
      path: ['inches'],
      values: { most },
    }),
  )
}

/** How many shots of that kind a model may still fire. */
function shotsLeft(state: BattleState, model: ModelState, kind: AttackKind): number {
  const { stocks } = state.setup.mission
  const { used } = model
  if (kind === 'heavy' || kind === 'radius') return left(stocks.heavyShots, used.heavyShots)
  if (kind !== 'grenade') return Infinity
  const won = model.carried.reduce(
    (sum, one) => sum + (one.carried.gadget === 'grenade' ? (one.left ?? 0) : 0),
    0,
  )
  const thrower = profileOf(state, model).ranged?.weapon === 'grenade'
  return won + (thrower ? left(stocks.grenades, used.grenades) : 0)
}

const left = (stock: number | null, used: number): number => (stock === null ? Infinity : stock - used)

/** The second shot of a model that has fired once is left in a fight that begins in the turn (line 313). */
export function hasShotLeft(state: BattleState, model: ModelState): boolean {
  return rulesOf(state).attacksLeft && hasSecondShot(model)
}

/** It has done nothing but fire once, and may fire twice (lines 81–87). */
export function hasSecondShot(model: ModelState): boolean {
  return model.now.shots === 1 && model.now.actions === 0 && !hasFiredItsOne(model)
}

/** Where two shots cost something, whoever fires two says so with the first (line 87). */
export function hasFiredItsOne(model: ModelState): boolean {
  const { shots, twice, movement } = model.now
  return shots > 0 && !twice && movement !== 'stand' && !isRapid(model)
}

export function firedItsOne(model: ModelState | null): readonly Hindrance[] {
  return when(model !== null && hasFiredItsOne(model), () =>
    breaks('shots/named-one', 'It has fired, and did not say that it fires twice: choose another.', {
      page: 87,
      path: ['model'],
    }),
  )
}

/** So are the HTH attacks of whoever has one on each enemy, where it has only fired before the fight (line 313). */
export function hasBlowsLeft(state: BattleState, model: ModelState): boolean {
  const { shots, actions } = model.now
  return rulesOf(state).attacksLeft && shots > 0 && actions === 0 && profileOf(state, model).hth === 'each'
}

function mostShotsNow(state: BattleState, model: ModelState): number {
  return mostShots(profileOf(state, model), model.now.movement) - model.now.shots
}

export function isSpent(state: BattleState, model: ModelState): boolean {
  return hasSpentActions(state, model)
}

/** May name an attack at all. */
function mayAttack(state: BattleState, model: ModelState): boolean {
  return (
    canAct(state, model) &&
    !isCamera(model) &&
    !model.toGround &&
    !model.now.tended &&
    !isOutOfBreath(state, model) &&
    !isSurprised(state, model.side) &&
    !hasDeclaredAttack(state, model.id)
  )
}

/** Whom it may aim at: enemies that are up, or by house rule Mostly Dead (line 280). */
function targets(state: BattleState, side: Side): readonly ModelState[] {
  const { attackTheFallen, groundHolds } = rulesOf(state)
  return enemiesOf(state, side).filter(
    (model) =>
      (attackTheFallen ? canBeHurt(model) : isUp(model)) && !(model.toGround && groundHolds === 'always'),
  )
}

/** A grenade goes off beside whoever is to ground, too (line 357). */
function blastTargets(state: BattleState, side: Side): string[] {
  const { attackTheFallen } = rulesOf(state)
  return idsOf(enemiesOf(state, side).filter(attackTheFallen ? canBeHurt : isUp))
}

function shooters(state: BattleState, side: Side): readonly ModelState[] {
  if (!declarers(state).includes(side)) return []
  return modelsOf(state, side).filter(
    (model) =>
      mayAttack(state, model) &&
      (!isSpent(state, model) || hasShotLeft(state, model)) &&
      !hasFiredItsOne(model) &&
      !model.now.drags &&
      !isInHth(state, model),
  )
}

/** Attacks of that sort, each with what it may be aimed at, and a second shot where one may be fired. */
function aimedOffers(
  state: BattleState,
  side: Side,
  bursting: boolean,
  aims: (strike: Strike) => readonly string[],
): Fields[] {
  return shooters(state, side).flatMap((model) =>
    AIMED.flatMap((kind) => {
      const strike = strikeWith(state, model, kind)
      const shots = Math.min(shotsLeft(state, model, kind), mostShotsNow(state, model))
      const at = strike ? aims(strike) : []
      if (!strike || bursts(strike) !== bursting || at.length === 0 || shots < 1) return []
      const second: Field = { kind: 'one', of: at, orNone: true, measured: false }
      return [
        {
          model: is(model.id),
          attack: is(kind),
          target: one(at),
          second: shots > 1 ? second : is(null),
        },
      ]
    }),
  )
}

export function shotOffers(state: BattleState, side: Side): Fields[] {
  const at = idsOf(targets(state, side))
  return aimedOffers(state, side, false, ({ weapon }) =>
    side === BAD_GUYS_SIDE || weapon === null ? at : [...at, ...thingsToShoot(state, wrecks(weapon))],
  )
}

export function blastOffers(state: BattleState, side: Side): Fields[] {
  const things = side === BAD_GUYS_SIDE ? [] : thingsOf(state)
  const at = [...blastTargets(state, side), ...things]
  return aimedOffers(state, side, true, () => at)
}

/** One HTH attack, or for Hero, Teacher and Operative one on each enemy in reach (line 75, R16). */
export function hthOffers(state: BattleState, side: Side): Fields[] {
  if (!declarers(state).includes(side)) return []
  return modelsOf(state, side).flatMap((model) => {
    const foes = foesInReach(state, model)
    const [reached, up] = [idsOf(foes), idsOf(foes.filter(isUp))]
    if (reached.length === 0 || !mayAttack(state, model)) return []
    if (isSpent(state, model) && !hasBlowsLeft(state, model)) return []
    if (!strikeWith(state, model, 'hth')) return []
    const each: Field = { ...some(reached, { usual: up.length > 0 ? up : reached }), measured: false }
    const isEach = profileOf(state, model).hth === 'each'
    return isEach
      ? [{ model: is(model.id), targets: each }]
      : reached.map((id) => ({ model: is(model.id), targets: is([id]) }))
  })
}

export function isThere(state: BattleState, id: string): boolean {
  const model = modelIn(state, id)
  return (model !== null && isOnTable(model)) || thingsOf(state).includes(id)
}

export function isAim(state: BattleState, side: Side, id: string): boolean {
  return blastTargets(state, side).includes(id) || (side !== BAD_GUYS_SIDE && thingsOf(state).includes(id))
}
