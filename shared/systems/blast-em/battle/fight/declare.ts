import { is, one, some, type Field, type Fields } from '../../../../battle/field.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import type { Strike } from '../../gadgets.ts'
import { mostShots } from '../../shooting.ts'
import { ATTACKS, type AttackKind } from '../../words.ts'
import type { Attack } from '../documents/events.ts'
import { actionsOf, cannotAct, notYours } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import {
  canAct,
  canBeHurt,
  enemiesOf,
  idsOf,
  isOnTable,
  isUp,
  modelIn,
  modelsOf,
  profileOf,
  rulesOf,
  wearing,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { BAD_GUYS_SIDE, type Side } from '../words.ts'
import { resolveNext } from '../course/flow.ts'
import {
  enemiesInReach,
  hasDeclared,
  hasDeclaredAttack,
  isInHth,
  isOutOfBreath,
  isSurprised,
} from '../course/who.ts'
import { thingsOf } from './stray.ts'
import { strikeWith } from '../course/throws.ts'

/** Declaration of every attack, before any is rolled; nothing can be changed after (line 276). */

/** Every attack but HTH, as it is aimed: at one model, or as something that bursts (gas by house rule either way). */
const AIMED = ATTACKS.filter((kind) => kind !== 'hth')

export function bursts(strike: Strike): boolean {
  return strike.radius !== null
}

const isSecret = (state: BattleState): boolean => rulesOf(state).declaring === 'secret'

/** Who declares now: the bad guys first, then the active player; in secret both. Source: line 276; R21. */
export function declarers(state: BattleState): readonly Side[] {
  const { exchange, active } = state
  if (!exchange || active === null) return []
  const waiting = ([BAD_GUYS_SIDE, active] as const).filter((side) => !hasDeclared(state, side))
  return isSecret(state) ? waiting : waiting.slice(0, 1)
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

/** The second shot of a model that stood, or has a rapid upgrade, is left where it has fired once (line 313). */
function hasShotLeft(state: BattleState, model: ModelState): boolean {
  const { shots, actions, movement } = model.now
  const isFree = movement === 'stand' || wearing(model).upgrades.includes('rapid')
  return rulesOf(state).attacksLeft && shots === 1 && actions === 0 && isFree
}

function mostShotsNow(state: BattleState, model: ModelState): number {
  const most = mostShots(profileOf(state, model), model.now.movement)
  return hasShotLeft(state, model) ? most - model.now.shots : most
}

function isSpent(state: BattleState, model: ModelState): boolean {
  return actionsOf(model) >= rulesOf(state).actionsATurn
}

/** May name an attack at all. */
export function mayAttack(state: BattleState, model: ModelState): boolean {
  return (
    canAct(state, model) &&
    !model.toGround &&
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
  return idsOf(enemiesOf(state, side).filter(canBeHurt))
}

function shooters(state: BattleState, side: Side): readonly ModelState[] {
  if (!declarers(state).includes(side)) return []
  return modelsOf(state, side).filter(
    (model) =>
      mayAttack(state, model) &&
      (!isSpent(state, model) || hasShotLeft(state, model)) &&
      !isInHth(state, model),
  )
}

/** Attacks of that sort, each with what it may be aimed at, and a second shot where one may be fired. */
function aimedOffers(
  state: BattleState,
  side: Side,
  bursting: boolean,
  aims: (kind: AttackKind) => readonly string[],
): Fields[] {
  return shooters(state, side).flatMap((model) =>
    AIMED.flatMap((kind) => {
      const strike = strikeWith(state, model, kind)
      const shots = Math.min(shotsLeft(state, model, kind), mostShotsNow(state, model))
      const at = aims(kind)
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

function shotOffers(state: BattleState, side: Side): Fields[] {
  const at = idsOf(targets(state, side))
  const things = side === BAD_GUYS_SIDE ? [] : thingsOf(state)
  return aimedOffers(state, side, false, (kind) => (kind === 'heavy' ? [...at, ...things] : at))
}

function blastOffers(state: BattleState, side: Side): Fields[] {
  const things = side === BAD_GUYS_SIDE ? [] : thingsOf(state)
  const at = [...blastTargets(state, side), ...things]
  return aimedOffers(state, side, true, () => at)
}

/** One HTH attack, or for Hero, Teacher and Operative one on each enemy in reach (line 75, R16). */
function hthOffers(state: BattleState, side: Side): Fields[] {
  if (!declarers(state).includes(side)) return []
  return modelsOf(state, side).flatMap((model) => {
    const reached = idsOf(enemiesInReach(state, model))
    if (reached.length === 0 || !mayAttack(state, model) || isSpent(state, model)) return []
    const each: Field = { ...some(reached, { usual: reached }), measured: false }
    const isEach = profileOf(state, model).hth === 'each'
    return isEach
      ? [{ model: is(model.id), targets: each }]
      : reached.map((id) => ({ model: is(model.id), targets: is([id]) }))
  })
}

function against(state: BattleState, side: Side, id: string): readonly Hindrance[] {
  const model = modelIn(state, id)
  return [
    ...when(!declarers(state).includes(side), () =>
      impossible('battle/other-side', 'This is for somebody else to do: wait for your turn.', {
        page: 276,
        path: ['side'],
      }),
    ),
    ...cannotAct(state, side, id),
    ...when(hasDeclaredAttack(state, id), () =>
      breaks('declare/has-declared', 'What it has declared cannot be changed: choose another.', {
        page: 276,
        path: ['model'],
      }),
    ),
    ...when(model?.toGround ?? false, () =>
      breaks('declare/to-ground', 'It has gone to ground and does not attack: choose another.', {
        page: 357,
        path: ['model'],
      }),
    ),
    ...when(isSurprised(state, side), () =>
      breaks('declare/surprised', 'Your side is surprised and does not attack this turn.', {
        page: 274,
        path: ['side'],
      }),
    ),
    ...when(model !== null && isOutOfBreath(state, model), () =>
      breaks('declare/ran', 'Ordinary people who run do nothing else: choose another.', {
        page: 167,
        path: ['model'],
      }),
    ),
    ...when(model !== null && isSpent(state, model) && !hasShotLeft(state, model), () =>
      breaks('declare/has-acted', 'It has acted this turn: choose another.', { page: 313, path: ['model'] }),
    ),
  ]
}

interface Aim {
  readonly model: string
  readonly attack: AttackKind
  readonly target: string
  readonly second: string | null
}

function againstShot(
  state: BattleState,
  side: Side,
  { model: id, attack, target, second }: Aim,
): readonly Hindrance[] {
  const model = modelIn(state, id)
  const aims = second === null ? [target] : [target, second]
  return [
    ...against(state, side, id),
    ...when(model !== null && isInHth(state, model), () =>
      breaks('declare/in-hth', 'It is in HTH and does not shoot: declare HTH, or choose another.', {
        page: 284,
        path: ['model'],
      }),
    ),
    ...when(model !== null && !strikeWith(state, model, attack), () =>
      impossible('declare/no-weapon', 'It does not carry that: choose another attack.', {
        page: 115,
        path: ['attack'],
      }),
    ),
    ...when(
      aims.some((aim) => !isThere(state, aim)),
      () =>
        impossible('declare/nothing-there', 'Choose somebody or something that is there.', {
          page: 276,
          path: ['target'],
        }),
    ),
    ...when(
      aims.some((aim) => isThere(state, aim) && !isAim(state, side, aim)),
      () =>
        breaks('declare/no-target', 'That is no enemy that can be aimed at: choose another.', {
          page: 276,
          path: ['target'],
        }),
    ),
  ]
}

function isThere(state: BattleState, id: string): boolean {
  const model = modelIn(state, id)
  return (model !== null && isOnTable(model)) || thingsOf(state).includes(id)
}

function isAim(state: BattleState, side: Side, id: string): boolean {
  return blastTargets(state, side).includes(id) || (side !== BAD_GUYS_SIDE && thingsOf(state).includes(id))
}

function declareAll(log: Log, side: Side, attacks: readonly Omit<Attack, 'id'>[], secret: boolean): void {
  for (const attack of attacks) {
    const id = (log.state.exchange?.attacks.at(-1)?.id ?? 0) + 1
    log.emit({ kind: 'attack-declared', side, id, ...attack, secret })
  }
}

function declareAimed(
  log: Log,
  side: Side,
  { model: id, attack, target, second }: Aim,
  secret: boolean,
): void {
  const model = modelIn(log.state, id)
  if (!model) return
  // A shot that was fired before in this turn counts with it (line 313).
  const shots = second !== null || hasShotLeft(log.state, model) ? 2 : 1
  const { movement } = model.now
  const first = { by: id, attack, target, shots, movement } as const
  const all = second === null ? [first] : [first, { ...first, target: second }]
  declareAll(log, side, all, secret)
}

function declareHth(
  log: Log,
  side: Side,
  { model: id, targets: at }: { readonly model: string; readonly targets: readonly string[] },
  secret: boolean,
): void {
  const model = modelIn(log.state, id)
  if (!model) return
  const { movement } = model.now
  declareAll(
    log,
    side,
    at.map((target) => ({ by: id, attack: 'hth', target, shots: 1, movement })),
    secret,
  )
}

/** A shot or two at one model, or at one each (lines 79–91); secretly by house rule. */
function shotRule(secret: boolean): Rule<'declare-shot' | 'plan-shot'> {
  return {
    phases: ['declaring'],
    offers: (state, side) => (isSecret(state) === secret ? shotOffers(state, side) : []),
    check: (state, command) => againstShot(state, command.side, command),
    resolve: (log, command) => declareAimed(log, command.side, command, secret),
  }
}

/** What bursts: a grenade, gas, a Heavy's radius shot (line 113). */
function blastRule(secret: boolean): Rule<'declare-blast' | 'plan-blast'> {
  return {
    phases: ['declaring'],
    offers: (state, side) => (isSecret(state) === secret ? blastOffers(state, side) : []),
    check: (state, command) => againstShot(state, command.side, command),
    resolve: (log, command) => declareAimed(log, command.side, command, secret),
  }
}

function hthRule(secret: boolean): Rule<'declare-hth' | 'plan-hth'> {
  return {
    phases: ['declaring'],
    offers: (state, side) => (isSecret(state) === secret ? hthOffers(state, side) : []),
    check: (state, { side, model: id, targets: at }) => {
      const model = modelIn(state, id)
      const reached = model ? idsOf(enemiesInReach(state, model)) : []
      const isEach = model !== null && profileOf(state, model).hth === 'each'
      return [
        ...against(state, side, id),
        ...when(
          at.length === 0 ||
            at.some((target) => modelIn(state, target)?.side === side || !isThere(state, target)),
          () => impossible('declare/nobody', 'Choose enemies to strike at.', { page: 75, path: ['targets'] }),
        ),
        ...when(
          at.some((target) => !reached.includes(target)),
          () =>
            breaks('declare/out-of-reach', 'It was not seen to come into HTH reach: choose another.', {
              page: 75,
              path: ['targets'],
            }),
        ),
        ...when(at.length > 1 && !isEach, () =>
          breaks('declare/one-hth', 'It has one HTH attack: choose one enemy.', {
            page: 75,
            path: ['targets'],
          }),
        ),
      ]
    },
    resolve: (log, command) => declareHth(log, command.side, command, secret),
  }
}

export const declareShot = shotRule(false)
export const planShot = shotRule(true)
export const declareBlast = blastRule(false)
export const planBlast = blastRule(true)
export const declareHthRule = hthRule(false)
export const planHth = hthRule(true)

/** All that a side does is declared; once both have, the attacks are resolved (line 276). */
export const doneDeclaring: Rule<'done-declaring'> = {
  phases: ['declaring'],
  offers: (state, side) => (declarers(state).includes(side) ? [{}] : []),
  check: (state, { side }) =>
    declarers(state).includes(side) ? [] : notYours(side, declarers(state)[0] ?? null, 276),
  resolve: (log, { side }) => {
    log.emit({ kind: 'declared', side })
    if (declarers(log.state).length > 0) return
    log.emit({ kind: 'declarations-opened', attacks: [...(log.state.exchange?.attacks ?? [])] })
    resolveNext(log)
  },
}

/** With the table's consent a side is surprised: no Snapshots, no attacks this turn (line 274). */
export const agreeSurprise: Rule<'agree-surprise'> = {
  phases: ['moving', 'declaring'],
  offers: (state, side) =>
    mayBeSurprised(state) && side === state.active ? [{ whom: one(['team', 'badGuys']) }] : [],
  check: (state, { side }) => [
    ...notYours(side, state.active, 274),
    ...when(!mayBeSurprised(state), () =>
      impossible('surprise/too-late', 'Who is surprised is said as a fight begins.', { page: 274 }),
    ),
  ],
  resolve: (log, { whom }) => log.emit({ kind: 'surprise-agreed', whom }),
}

/** Before the first declaration; what is declared in secret must not be told by it. */
function mayBeSurprised(state: BattleState): boolean {
  const { exchange, phase } = state
  if (!rulesOf(state).surprise || exchange?.surprised !== null) return false
  return phase === 'moving' || (!isSecret(state) && exchange.attacks.length + exchange.declared.length === 0)
}
