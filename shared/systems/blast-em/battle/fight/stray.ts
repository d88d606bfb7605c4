import { is, some, type Field } from '../../../../battle/field.ts'
import { notYours } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { allModels, canBeHurt, dicersOf, idsOf, isCamera, modelIn, rulesOf } from '../state/look.ts'
import type { BattleState, ModelState, Stray } from '../state/state.ts'
import type { AttackKind, Weapon } from '../../words.ts'
import type { Side } from '../words.ts'
import { blowUp, carryOn } from '../course/flow.ts'
import { attackOn, explode, flip, strikeFlown, throwAttack, throwWounds } from '../course/throws.ts'

/** Where a missed shot goes, and what blows up (line 91, R14). */

interface Missed {
  readonly by: string
  readonly with: AttackKind
  readonly side: Side
  /** Models between shooter and target. */
  readonly near: readonly string[]
  readonly target: string
}

/**
 * A missed shot flips a coin: heads the nearest intervening model, tails, or with nobody between, the first thing
 * behind the target. What it strikes is asked where the battle does not know it.
 */
export function flyOn(log: Log, { by, with: kind, side, near, target }: Missed): void {
  const between = near.filter((id) => {
    const model = modelIn(log.state, id)
    return model !== null && canBeHurt(model) && shelterOf(log.state, model, { by, with: kind }) !== 'holds'
  })
  const heads = between.length > 0 && flip(log, side, by)
  log.emit({ kind: 'stray-flew', by, heads, with: kind, among: heads ? between : [], missed: target })
  const [only, ...others] = heads ? between : []
  const { stray } = log.state
  if (stray && only !== undefined && others.length === 0 && !mayHide(log.state, stray))
    settle(log, only, side)
}

/**
 * What a shot that strayed finds of somebody: shots do not reach whoever is to ground from where its shelter hides it, by
 * house rule from nowhere; what bursts does (line 357, R22).
 */
function shelterOf(
  state: BattleState,
  { toGround }: ModelState,
  { by, with: kind }: Pick<Stray, 'by' | 'with'>,
): 'none' | 'mayHold' | 'holds' {
  const shooter = modelIn(state, by)
  const strike = shooter && strikeFlown(state, shooter, kind)
  if (!toGround || (strike && strike.radius !== null)) return 'none'
  return rulesOf(state).groundHolds === 'always' ? 'holds' : 'mayHold'
}

/** The players have to look whether a shelter stops it. */
function mayHide(state: BattleState, stray: Stray): boolean {
  return stray.among.some((id) => {
    const model = modelIn(state, id)
    return model !== null && shelterOf(state, model, stray) !== 'none'
  })
}

/** What it strikes is hit without a roll, or by house rule attacked at 0 (R14). */
function settle(log: Log, struck: string | null, side: Side): void {
  const { stray } = log.state
  const shooter = stray && modelIn(log.state, stray.by)
  const strike = stray && shooter && strikeFlown(log.state, shooter, stray.with)
  const { weapon = null } = strike ?? {}
  const target = struck === null ? null : modelIn(log.state, struck)
  const isModel = target !== null && canBeHurt(target)
  const rolls = rulesOf(log.state).strays === 'roll'
  const by = stray?.by ?? ''
  const wounds = isModel && !rolls ? throwWounds(log, { side, unit: by }, weapon) : 0
  log.emit({ kind: 'stray-settled', by, struck, wounds })
  if (!stray || !strike) return
  if (isModel && rolls) {
    const attacker = throwAttack(log, shooter, strike, { add: 0, reasons: [] })
    attackOn(log, target, { attack: null, by, with: stray.with, attacker, weapon, side })
  } else if (isModel && weapon === null) log.emit({ kind: 'stunned', model: target.id, by })
  else if (struck !== null && !isModel) hitThing(log, struck, by, wrecks(weapon))
}

/** Things that may be hit: what was agreed on, and a machine that is to be destroyed. */
export function thingsOf({ setup: { mission }, wrecked }: BattleState): string[] {
  const machines = [...mission.terminals, ...mission.vessels].filter(({ id }) => isTarget(mission, id))
  return idsOf([...mission.things, ...machines]).filter((id) => !wrecked.includes(id))
}

function isTarget({ objective }: BattleState['setup']['mission'], id: string): boolean {
  return objective.kind === 'destroy' && objective.target === id
}

/** Standard weapons hardly hurt things; heavy ones and what bursts do (lines 91, 357). */
export function wrecks(weapon: Weapon | null): boolean {
  return weapon === 'heavy' || weapon === 'radius'
}

/** Things that are worth a shot: small arms hardly hurt most of them (line 91). */
export function thingsToShoot(state: BattleState, heavily: boolean): string[] {
  const things = thingsOf(state)
  return heavily ? things : things.filter((thing) => isHurt(state, thing, heavily))
}

/** A heavy or radius hit wrecks what is breakable or to be destroyed; what is explosive any hit does (lines 45, 91, 357). */
function isHurt(state: BattleState, thing: string, heavily: boolean): boolean {
  const found = thingIn(state, thing)
  const wrecks = heavily || rulesOf(state).wrecking === 'anyHit'
  const isBreakable = (found?.breakable ?? true) || isTarget(state.setup.mission, thing)
  return (found?.explosive ?? false) || (isBreakable && wrecks)
}

function thingIn({ setup: { mission } }: BattleState, thing: string) {
  return mission.things.find(({ id }) => id === thing)
}

/** What is wrecked, and blows up where it is explosive. Source: lines 91, 357. */
export function hitThing(log: Log, thing: string, by: string, heavily: boolean): void {
  if (!thingsOf(log.state).includes(thing) || !isHurt(log.state, thing, heavily)) return
  if (thingIn(log.state, thing)?.explosive) blowUp(log, thing, by)
  else log.emit({ kind: 'wrecked', thing, by })
}

/** Who answers for what is in the air: the shooter's side, of an explosion the active player. */
export function answers(state: BattleState): Side | null {
  if (state.stray === null) return state.active
  const shooter = modelIn(state, state.stray.by)
  return shooter ? dicersOf(state, shooter) : state.active
}

/** What may be struck: the models between, or whatever lies behind what was missed. */
function strikeable(state: BattleState): Field {
  const { stray } = state
  if (!stray) return is(null)
  const open = onTable(state).filter((id) => {
    const model = modelIn(state, id)
    return model !== null && shelterOf(state, model, stray) !== 'holds'
  })
  const of = stray.heads
    ? stray.among
    : [...open, ...thingsOf(state)].filter((id) => id !== stray.by && id !== stray.missed)
  const orNone = !stray.heads || mayHide(state, stray)
  return of.length === 0 ? is(null) : { kind: 'one', of, orNone, measured: true }
}

/** The players look what is nearest, or behind the target (line 91). */
export const settleStray: Rule<'settle-stray'> = {
  phases: ['settling'],
  offers: (state, side) =>
    state.stray !== null && side === answers(state) ? [{ struck: strikeable(state) }] : [],
  check: (state, { side }) => notYours(side, state.stray === null ? null : answers(state), 91),
  resolve: (log, { side, struck }) => {
    settle(log, struck, side)
    carryOn(log)
  },
}

/** Whoever and whatever is in it: a 3" attack as of a grenade (line 91). */
export const settleExplosion: Rule<'settle-explosion'> = {
  phases: ['settling'],
  offers: (state, side) => {
    const [thing] = state.explosions
    if (state.stray !== null || thing === undefined || side !== answers(state)) return []
    return [{ inside: some([...onTable(state), ...thingsOf(state)]) }]
  },
  check: (state, { side }) => notYours(side, state.stray === null ? answers(state) : null, 91),
  resolve: (log, { side, inside }) => {
    const [thing] = log.state.explosions
    if (thing === undefined) return
    log.emit({ kind: 'explosion-settled', thing, inside })
    explode(log, thing, inside, side)
    for (const other of inside) hitThing(log, other, thing, true)
    carryOn(log)
  },
}

export function onTable(state: BattleState): string[] {
  return idsOf(allModels(state).filter((model) => canBeHurt(model) && !isCamera(model)))
}
