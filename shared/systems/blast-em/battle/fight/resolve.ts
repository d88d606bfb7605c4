import {
  band,
  counted,
  distanceUpTo,
  is,
  some,
  yesNo,
  type Field,
  type Fields,
} from '../../../../battle/field.ts'
import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { ACROSS } from '../../data/shooting.ts'
import type { Strike } from '../../gadgets.ts'
import { attackModifier, type Shot } from '../../shooting.ts'
import { COVERS, type Cover } from '../../words.ts'
import type { Attack } from '../documents/events.ts'
import { notYours } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { dicersOf, modelIn, rulesOf, wearing } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { carryOn } from '../course/flow.ts'
import { bursts, isOutOfReach } from './aims.ts'
import { flyOn, hitThing, onTable, thingsOf, wrecks } from './stray.ts'
import { attackAll, attackOn, strikeWith, throwAttack } from '../course/throws.ts'

/** Every declared attack is carried out, one after the other, whatever has become of attacker and target (lines 276–282). */

/** The next attack in the order of declaration. */
export function nextAttack({ exchange }: BattleState): Attack | null {
  return exchange?.attacks.find(({ id }) => !exchange.resolved.includes(id)) ?? null
}

function ownerOf(state: BattleState, attack: Attack | null): Side | null {
  const model = attack && modelIn(state, attack.by)
  return model ? dicersOf(state, model) : null
}

function strikeOf(state: BattleState, attack: Attack | null): Strike | null {
  const shooter = attack && modelIn(state, attack.by)
  return shooter && strikeWith(state, shooter, attack.attack)
}

type Group = 'shot' | 'blast' | 'hth'
function groupOf(state: BattleState, attack: Attack): Group {
  if (attack.attack === 'hth') return 'hth'
  const strike = strikeOf(state, attack)
  return strike && bursts(strike) ? 'blast' : 'shot'
}

function turnOf(state: BattleState, side: Side, group: Group): Attack | null {
  const attack = nextAttack(state)
  return attack && groupOf(state, attack) === group && ownerOf(state, attack) === side ? attack : null
}

function against(state: BattleState, side: Side, id: number): readonly Hindrance[] {
  const attack = nextAttack(state)
  return [
    ...notYours(side, ownerOf(state, attack), 276),
    ...when(attack?.id !== id, () =>
      impossible('resolve/not-this', 'That attack is not the next one: resolve the one that is.', {
        page: 276,
        path: ['attack'],
      }),
    ),
  ]
}

/** Models that may stand beside the line, the two at its ends left out. */
function besides(state: BattleState, attack: Attack): Field {
  const ids = onTable(state).filter((id) => id !== attack.by && id !== attack.target)
  return ids.length === 0 ? is([]) : some(ids)
}

const MOST_OBSTACLES = 9
function between(state: BattleState, attack: Attack): Fields {
  return {
    cover: band(COVERS),
    near: besides(state, attack),
    obstacles: counted(0, MOST_OBSTACLES),
  }
}

const NOTHING_BETWEEN: Fields = { cover: is('none'), near: is([]), obstacles: is(0) }

/** By house rule nobody sees past the shelter of whoever is to ground, also where the shot was declared before (R22). */
function holdsAlways(state: BattleState, { target }: Attack): boolean {
  return rulesOf(state).groundHolds === 'always' && isToGround(state, target)
}

const isToGround = (state: BattleState, id: string): boolean => modelIn(state, id)?.toGround ?? false

/** How the shot is fired, and what the players see between. */
export function shotOf(
  { shots, movement }: Pick<Attack, 'shots' | 'movement'>,
  shooter: ModelState,
  seen: { readonly cover: Cover; readonly near: readonly string[]; readonly obstacles: number },
): Shot {
  const upgrade = wearing(shooter).upgrades.includes('rapid')
  return { movement, shots, cover: seen.cover, intervening: seen.near.length + seen.obstacles, upgrade }
}

function isThing(state: BattleState, id: string): boolean {
  return modelIn(state, id) === null
}

/** A shot at one model. Source: lines 77–91, 353–357; R11–R14, R22. */
export const resolveShot: Rule<'resolve-shot'> = {
  phases: ['resolving'],
  offers: (state, side) => {
    const attack = turnOf(state, side, 'shot')
    if (!attack) return []
    const isHidden = holdsAlways(state, attack)
    const seen = isThing(state, attack.target) || isHidden ? NOTHING_BETWEEN : between(state, attack)
    return [{ attack: is(attack.id), inSight: isHidden ? is(false) : yesNo, ...seen }]
  },
  check: (state, { side, attack }) => against(state, side, attack),
  resolve: (log, command) => {
    const attack = nextAttack(log.state)
    const shooter = attack && modelIn(log.state, attack.by)
    const strike = attack && shooter && strikeWith(log.state, shooter, attack.attack)
    if (!attack) return
    if (!shooter || !strike || !command.inSight) leaveOut(log, attack)
    else shoot(log, attack, shooter, strike, command)
    done(log, attack)
  },
}

function done(log: Log, { id, by, attack, target, second }: Attack): void {
  const which = { by, attack, target, ...(second && { second }) }
  const own = (log.state.exchange?.attacks ?? []).filter((one) => one.by === by)
  const targets = [...new Set(own.map((one) => one.target))]
  log.emit({ kind: 'attack-resolved', attack: id, which, targets })
  carryOn(log)
}

/** Nobody is seen; who is to ground is sheltered by it from shots alone (line 357). */
function leaveOut(log: Log, attack: Attack): void {
  const { id, by, target } = attack
  const isHidden = groupOf(log.state, attack) === 'shot' && isToGround(log.state, target)
  log.emit({ kind: 'attack-void', attack: id, why: isHidden ? 'to-ground' : 'not-seen', by, target })
}

/** Farther away than anybody throws it, or strikes. */
function fallShort(log: Log, { id, by, target }: Attack): void {
  log.emit({ kind: 'attack-void', attack: id, why: 'out-of-reach', by, target })
}

interface Seen {
  readonly side: Side
  readonly cover: Cover
  readonly near: readonly string[]
  readonly obstacles: number
}

function shoot(log: Log, attack: Attack, shooter: ModelState, strike: Strike, seen: Seen): void {
  const { state } = log
  const target = modelIn(state, attack.target)
  if (!target) {
    // A thing does not defend itself (line 91).
    hitThing(log, attack.target, shooter.id, wrecks(strike.weapon))
    return
  }
  const attacker = throwAttack(
    log,
    shooter,
    strike,
    attackModifier(attack.attack, shotOf(attack, shooter, seen), rulesOf(state)),
  )
  const { side } = seen
  const { weapon } = strike
  const aimed = { attack: attack.id, by: shooter.id, with: attack.attack, attacker, weapon, side }
  if (!attackOn(log, target, aimed))
    flyOn(log, { by: shooter.id, with: attack.attack, side, near: seen.near, target: target.id })
}

/** By house rules what lies between weighs on a blast, or whoever stands there may be struck by a stray (line 91, R17). */
function betweenBlast(state: BattleState, attack: Attack): Fields {
  const { blastPenalties, strayBlasts } = rulesOf(state)
  if (isThing(state, attack.target)) return NOTHING_BETWEEN
  if (blastPenalties === 'all') return between(state, attack)
  const strays = strayBlasts && (strikeOf(state, attack)?.weapon ?? null) !== null
  return strays ? { ...NOTHING_BETWEEN, near: besides(state, attack) } : NOTHING_BETWEEN
}

function blastFields(state: BattleState, attack: Attack): Fields {
  // What bursts reaches whoever is to ground, also from where its shelter hides it (line 357).
  const isIndirect = isToGround(state, attack.target)
  const needsSight = !isIndirect && (attack.attack === 'radius' || rulesOf(state).grenadesNeedSight)
  const inside = [...onTable(state), ...thingsOf(state)]
  return {
    attack: is(attack.id),
    inSight: needsSight ? yesNo : is(true),
    // Measured now: what was declared from too far away comes to nothing (line 206).
    inches: (strikeOf(state, attack)?.reach ?? null) === null ? is(0) : distanceUpTo(ACROSS),
    ...betweenBlast(state, attack),
    inside: some(inside, { usual: inside.filter((id) => id === attack.target) }),
  }
}

/** One roll against everybody within the radius, friends too. Source: lines 113, 206, 357; R5, R17, R19. */
export const resolveBlast: Rule<'resolve-blast'> = {
  phases: ['resolving'],
  offers: (state, side) => {
    const attack = turnOf(state, side, 'blast')
    return attack ? [blastFields(state, attack)] : []
  },
  check: (state, command) => against(state, command.side, command.attack),
  resolve: (log, command) => {
    const attack = nextAttack(log.state)
    if (!attack) return
    const shooter = modelIn(log.state, attack.by)
    const strike = shooter && strikeWith(log.state, shooter, attack.attack)
    if (!shooter || !strike || !command.inSight) leaveOut(log, attack)
    else if (isOutOfReach(strike, command.inches)) fallShort(log, attack)
    else {
      const { side, near, inside } = command
      const shot = shotOf(attack, shooter, command)
      burst(log, { ...attack, shot, near, side, inside }, shooter, strike)
    }
    done(log, attack)
  },
}

interface Blast extends Pick<Attack, 'attack' | 'target'> {
  /** Null outside the declared attacks. */
  readonly id: number | null
  readonly shot: Shot
  readonly near: readonly string[]
  readonly inside: readonly string[]
  readonly side: Side
}

/** Everybody in it defends against the one roll; things do not, and a blast at one has not missed. */
export function burst(log: Log, blast: Blast, shooter: ModelState, strike: Strike): void {
  const { state } = log
  const { id, attack: kind, target, shot, near, inside, side } = blast
  const by = shooter.id
  const attacker = throwAttack(log, shooter, strike, attackModifier(kind, shot, rulesOf(state)))
  log.emit({ kind: 'blast-opened', attack: id, by, roll: attacker, inside: [...inside] })
  const { weapon } = strike
  attackAll(log, inside, { attack: id, by, with: kind, attacker, weapon, side })
  if (weapon !== null) for (const thing of inside) hitThing(log, thing, by, wrecks(weapon))
  const hits =
    (isThing(state, target) && inside.includes(target)) ||
    log.events.some((event) => event.kind === 'attack-made' && event.hit)
  if (!hits && rulesOf(state).strayBlasts && weapon !== null)
    flyOn(log, { by, with: kind, side, near, target })
}

/** Hand to hand, with AV and CD (lines 75, 135). */
export const resolveHth: Rule<'resolve-hth'> = {
  phases: ['resolving'],
  offers: (state, side) => {
    const attack = turnOf(state, side, 'hth')
    return attack ? [{ attack: is(attack.id) }] : []
  },
  check: (state, { side, attack }) => against(state, side, attack),
  resolve: (log, { side, untold }) => {
    const attack = nextAttack(log.state)
    if (!attack) return
    if (untold) {
      const { id, by, target } = attack
      log.emit({ kind: 'attack-void', attack: id, why: 'untold', by, target })
      done(log, attack)
      return
    }
    const [fighter, target] = [modelIn(log.state, attack.by), modelIn(log.state, attack.target)]
    const strike = fighter && strikeWith(log.state, fighter, 'hth')
    if (fighter && target && strike) {
      const attacker = throwAttack(log, fighter, strike, { add: 0, reasons: [] })
      const { weapon } = strike
      attackOn(log, target, { attack: attack.id, by: fighter.id, with: 'hth', attacker, weapon, side })
    } else fallShort(log, attack)
    done(log, attack)
  },
}
