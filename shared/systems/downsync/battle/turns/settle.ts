import { ask } from '../../../../battle/course.ts'
import { counted, is, must, one, some, yesNo } from '../../../../battle/field.ts'
import { noCheck, notSeen, type Hindrance } from '../../../../battle/rule.ts'
import { PLACED_FROM_PING } from '../../data/units.ts'
import type { Score } from '../../documents/mission.ts'
import { carryOn, finish, identify } from '../course/flow.ts'
import { dueOf, nearby, scorers } from '../course/steps.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { StepOf } from '../documents/steps.ts'
import { moreTokens } from '../resolve/special.ts'
import { counterOf, isKept, isLying } from '../rules/abilities.ts'
import { buildingField, checkParted, goingParted, partedFields } from '../rules/buildings.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { isInfantry, isWipedOut, living, outUnits, rulesOf, sideOf, traitsOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, otherSide, WINNERS, type Ending, type Side } from '../words.ts'
import { COHERENT, FREE, identities, KEEPS } from './taskforce.ts'

/** What the players see on their table, and what the mission counts. */

/** Said without a word more. */
const NOBODY_NEAR: Fields = { pings: is([]), stealthy: is([]) }

/** Who is within 2" of whoever has come there. Source: lines 391, 750. */
export const sayNear: Rule<'say-near'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'near')
    if (!step) return []
    const { pings, stealthy } = nearby(state, step)
    return [{ pings: some(pings), stealthy: some(stealthy) }, NOBODY_NEAR]
  },
  check: noCheck,
  resolve: (log, { pings, stealthy }) => {
    log.emit({ kind: 'answered' })
    for (const unit of stealthy) log.emit({ kind: 'token-lost', unit, token: 'stealth' })
    ask(log, ...pings.map((ping) => ({ kind: 'identify' as const, ping, by: 'near' as const })))
    carryOn(log)
  },
}

/** Pings of a side that have come to light together: it says which is told first, as decoys depend on it. */
function toIdentify(state: BattleState, side: Side): readonly StepOf<'identify'>[] {
  if (!dueOf(state, side, 'identify')) return []
  // Infantry Placed beside Pings of the other side brings those to light in between.
  const end = state.steps.findIndex((step) => step.kind !== 'identify' || sideOf(state, step.ping) !== side)
  return (end < 0 ? state.steps : state.steps.slice(0, end)).flatMap((step) =>
    step.kind === 'identify' ? [step] : [],
  )
}

/** Its owner says what a Ping was that has come to light. Source: lines 386, 412. */
export const sayIdentity: Rule<'identify'> = {
  phases: ['settling'],
  offers: (state, side) => toIdentify(state, side).flatMap(({ ping }) => identities(state, ping)),
  check: noCheck,
  resolve: (log, { side, ping, unit }) => {
    const steps = toIdentify(log.state, side)
    const step = steps.find((one) => one.ping === ping)
    if (!step) return
    for (let left = steps.length; left > 0; left -= 1) log.emit({ kind: 'answered' })
    ask(log, ...steps.filter((one) => one !== step))
    identify(log, step, unit)
    carryOn(log)
  },
}

const HOW_NEAR = { partly: 'at least partly', wholly: 'wholly' } as const

type Placing = Omit<CommandOf<'place'>, 'kind'>

/** Who is Placed now, of that side, and whether a card says so; of a Ping there is no Unit. */
function toPlace(
  state: BattleState,
  side: Side,
): { readonly piece: string; readonly unit: UnitState | null; readonly isOfCard: boolean } | null {
  const step = dueOf(state, side, 'place')
  return step && { piece: step.unit, unit: unitIn(state, step.unit), isOfCard: step.by === 'card' }
}
type ToPlace = NonNullable<ReturnType<typeof toPlace>>

/** What the players see to as it is Placed. */
const placedWell = ({ piece, unit }: ToPlace): Fields => ({
  unit: is(piece),
  within: must(true),
  coherent: unit && living(unit).length > 1 ? must(true) : is(true),
  keeps: unit ? is(true) : must(true),
  free: must(true),
})

/** A Ping is in a building only by a house rule. */
function mayEnter(state: BattleState, { unit, isOfCard }: ToPlace): boolean {
  const { placedIntoBuildings, pingsInBuildings } = rulesOf(state)
  return unit ? (placedIntoBuildings || isOfCard) && isInfantry(unit) : pingsInBuildings
}

function checkPlaced(
  state: BattleState,
  { side, within, coherent, keeps, free }: Placing,
): readonly Hindrance[] {
  const { placedBases, coherency, ontoTokens, pingsKeepAway } = rulesOf(state)
  const isOfCard = toPlace(state, side)?.isOfCard ?? false
  return [
    ...notSeen(
      within,
      'within',
      isOfCard ? 673 : 402,
      isOfCard
        ? 'It is Placed no farther than its card says: put it nearer.'
        : `Each base is Placed ${HOW_NEAR[placedBases]} within ${PLACED_FROM_PING}″ of its Ping: put it nearer.`,
    ),
    ...notSeen(coherent, 'coherent', 673, COHERENT[coherency]),
    ...notSeen(keeps, 'keeps', 374, KEEPS[pingsKeepAway]),
    ...notSeen(free, 'free', 673, FREE[ontoTokens ? 'any' : 'none']),
  ]
}

/** Infantry Bases around their Ping, or the Unit or Ping that a card Places. Source: lines 402, 673. */
export const place: Rule<'place'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const placed = toPlace(state, side)
    if (!placed) return []
    const { piece, unit } = placed
    const going = unit && { unit, bases: living(unit).map(({ number }) => number) }
    const enters = mayEnter(state, placed)
    const asItMay: Fields = {
      ...{ unit: is(piece), within: is(true), coherent: is(true), keeps: is(true), free: is(true) },
      building: is(''),
    }
    // Where Muster holds to the rules nothing is said against them.
    if (!enters && state.setup.level === 'enforce') return [asItMay]
    return [asItMay, { ...placedWell(placed), building: enters ? buildingField(state, going) : is('') }]
  },
  check: checkPlaced,
  resolve: (log, { unit, building }) => {
    log.emit({ kind: 'answered' })
    const going = { base: null, building: building ?? '' }
    log.emit({ kind: 'moved', piece: unit, how: 'placed', inches: null, ...going })
    carryOn(log)
  },
}

/** Of its bases some are Placed in a building of the mission, and the others in none. Source: lines 300–302, 402, 673. */
export const placeParted: Rule<'place-parted'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const placed = toPlace(state, side)
    const parted = placed?.unit && mayEnter(state, placed) ? partedFields(state, placed.unit) : null
    return placed && parted ? [{ ...placedWell(placed), ...parted }] : []
  },
  check: (state, command) => [
    ...checkPlaced(state, command),
    ...checkParted(state, unitIn(state, command.unit), command),
  ],
  resolve: (log, command) => {
    log.emit({ kind: 'answered' })
    const unit = unitIn(log.state, command.unit)
    for (const going of unit ? goingParted(unit, command) : [])
      log.emit({ kind: 'moved', piece: command.unit, how: 'placed', inches: null, ...going })
    carryOn(log)
  },
}

/** A trait’s moment: whether its words hold, and whether what it brings is wanted. Source: lines 230, 429, 433, 750. */
export const gain: Rule<'gain'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'gain')
    const unit = step && unitIn(state, step.unit)
    const trait = unit && traitsOf(unit).find(({ id }) => id === step.trait)
    if (!unit || !trait) return []
    const isStealth = trait.gains === 'stealth' && outUnits(state, otherSide(side)).length > 0
    const its: Fields = { unit: is(unit.id), trait: is(trait.id) }
    return [
      { ...its, clear: isStealth ? yesNo : is(true), takes: is(true) },
      { ...its, clear: is(true), takes: is(false) },
    ]
  },
  check: noCheck,
  resolve: (log, { side, unit: id, trait: of, takes, clear }) => {
    log.emit({ kind: 'answered' })
    const unit = unitIn(log.state, id)
    const trait = unit && traitsOf(unit).find((one) => one.id === of)
    if (unit && trait && takes && clear) {
      const { commandPoints: count, gains, name: by } = trait
      if (count > 0) log.emit({ kind: 'command-spent', side, count, on: 'ability' })
      if (gains === 'stealth' || gains === 'overwatch') {
        if (!unit[gains]) log.emit({ kind: 'token-gained', unit: id, token: gains, by })
      } else if (gains !== null) moreTokens(log, id, gains, by)
      if (isKept(trait) && !isLying(unit, trait))
        log.emit({ kind: 'counter-gained', unit: id, counter: counterOf(unit, trait), ends: 'taskforce-end' })
    }
    carryOn(log)
  },
}

const scoreOf = (state: BattleState, id: string): Score | null =>
  state.setup.mission.scores.find((score) => score.id === id) ?? null

/** Units near a mission’s tokens, as the players measure them. Source: line 661; R30. */
export const score: Rule<'score'> = {
  phases: ['scoring'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'score')
    const of = step && scoreOf(state, step.score)
    if (of?.kind !== 'near' && of?.kind !== 'hold') return []
    const { own, enemy } = scorers(state, side)
    const against = of.kind === 'hold' ? scorers(state, otherSide(side)).own : enemy
    return [
      { own: some(own), enemy: some(of.kind === 'near' && of.takes === null ? [] : against) },
      { own: is([]), enemy: is([]) },
    ]
  },
  check: noCheck,
  resolve: (log, { side, own, enemy }) => {
    const step = dueOf(log.state, side, 'score')
    const of = step && scoreOf(log.state, step.score)
    log.emit({ kind: 'answered' })
    if (of?.kind === 'near') {
      const points = own.length * of.points - enemy.length * (of.takes?.points ?? 0)
      const counted = rulesOf(log.state).negativeScore ? points : Math.max(0, points)
      if (counted !== 0) log.emit({ kind: 'scored', side, points: counted, why: 'near' })
    }
    if (of?.kind === 'hold') {
      const ahead = own.length > enemy.length ? side : own.length < enemy.length ? otherSide(side) : null
      // Of a token that is a side’s only that side is asked, and gains: the other has one of its own.
      if (ahead === side || (ahead !== null && of.tokens === 'anybody'))
        log.emit({ kind: 'scored', side: ahead, points: of.points, why: 'hold' })
    }
    carryOn(log)
  },
}

/** What the mission’s own words bring. */
export const scoreOwn: Rule<'score-own'> = {
  phases: ['scoring'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'score')
    const of = step && scoreOf(state, step.score)
    return of?.kind === 'own' ? [{ points: counted(0, 20) }] : []
  },
  check: noCheck,
  resolve: (log, { side, points }) => {
    log.emit({ kind: 'answered' })
    if (points > 0) log.emit({ kind: 'scored', side, points, why: 'own' })
    carryOn(log)
  },
}

/** Both agree that it is over. */
export const endBattle: Rule<'end-battle'> = {
  phases: ['designating'],
  offers: (state, side) => (state.active === side ? [{ won: one(WINNERS) }] : []),
  check: noCheck,
  resolve: (log, { won }) => agree(log, won),
}

function agree(log: Log, won: CommandOf<'end-battle'>['won']): void {
  if (won === 'nobody') finish(log, 'draw', null)
  else finish(log, 'by-agreement', won)
}

/** A battle that was played without the program: who won, the points, and who was lost. */
export const record: Rule<'record'> = {
  phases: ['starting'],
  offers: (state, side: Side): readonly Fields[] =>
    side === BATTLE_SIDES[0]
      ? [
          {
            won: one(WINNERS),
            destroyed: some(Object.keys(state.units)),
            ...{
              points1: counted(0, 99),
              points2: counted(0, 99),
            },
          },
        ]
      : [],
  check: noCheck,
  resolve: (log, { won, destroyed, points1, points2 }) => {
    for (const unit of destroyed) log.emit({ kind: 'unit-destroyed', unit })
    for (const [at, points] of [points1, points2].entries()) {
      const side = BATTLE_SIDES[at]
      if (side && points > 0) log.emit({ kind: 'scored', side, points, why: 'own' })
    }
    if (won === 'nobody') agree(log, won)
    else finish(log, howWon(log.state, won), won)
  },
}

/** What has won it as the points and the lost have it. Source: line 663. */
function howWon(state: BattleState, won: Side): Ending {
  if (isWipedOut(state, otherSide(won))) return 'wiped-out'
  const { wins } = state.setup.mission
  return wins !== null && state.camps[won].points >= wins ? 'points' : 'by-agreement'
}
