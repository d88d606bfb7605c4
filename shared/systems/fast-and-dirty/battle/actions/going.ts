import { ask } from '../../../../battle/course.ts'
import {
  band,
  distanceUpTo,
  is,
  isNow,
  must,
  some,
  wholeFrom,
  yesNo,
  type Field,
} from '../../../../battle/field.ts'
import { breaks, noCheck, notSeen, when, type Hindrance } from '../../../../battle/rule.ts'
import { JET_PACKS } from '../../data/advanced.ts'
import { BOGGING } from '../../data/vehicles.ts'
import { COVERS } from '../../words.ts'
import { carryOn, endActivation } from '../course/flow.ts'
import type { Moving, Step } from '../documents/steps.ts'
import { isWatched } from '../course/steps.ts'
import { mayInfiltrate } from '../ending/mission.ts'
import { rollEach } from '../resolve/dice.ts'
import { partnerOf } from '../rules/arms.ts'
import { barred, firesAtSpeed } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { isSurefooted, reachOf, speedOf } from '../rules/strides.ts'
import {
  craftIn,
  figuresUp,
  flies,
  handsOf,
  has,
  isFortification,
  isNonCombatant,
  isUnit,
  levelOf,
  markerOf,
  pieceIn,
  ridersOf,
  rulesOf,
  scenarioSide,
  unitIn,
  lyingIn,
  untreatedIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { GAITS, otherSide, type Action, type Gait, type Heading, type Side } from '../words.ts'

/** Moves of units on foot and of vehicles (lines 658–705, 1108–1109, 1373–1379, 1859–1874). */

/** The unit whose activation it is, of this side, while nothing else is going on. */
export function actor(state: BattleState, side: Side): UnitState | CraftState | null {
  const piece = pieceIn(state, state.activation?.unit ?? null)
  return piece?.side === side && state.steps.length === 0 && piece.fate !== 'waiting' ? piece : null
}

/** What it does with its activation, said by the first thing that it does. */
export function choose(log: Log, unit: string, action: Action): void {
  if (log.state.activation?.action === null) log.emit({ kind: 'action-chosen', unit, action })
}

/** Where it may go (lines 634, 1109, 1187–1188, 1421, 1695). */
export function headings(state: BattleState, unit: UnitState, how: Gait): Field {
  const { activation } = state
  const only = (one: Heading): Field => is(one)
  if (isNonCombatant(state, unit)) return only('away')
  if (activation?.fallsBack)
    return rulesOf(state).fallBack === 'straightAway' ? only('away') : band(['away', 'betterCover'])
  const underFire = markerOf(state, unit) === 'underFire'
  if (underFire && has(state, unit, 'aggressive')) return only('towards')
  if (activation?.restricted) return only(how === 'rush' || how === 'leap' ? 'away' : 'betterCover')
  return underFire && how === 'rush' ? band(['inCover', 'away']) : only('free')
}

/** Minefield markers on the table; by house rule the own are known and do nothing (line 1405; FAD-250). */
export function minesFor(state: BattleState, side: Side, flies: boolean): Field {
  const { mines, minesForAll } = rulesOf(state)
  const found =
    mines && !flies
      ? Object.values(state.works)
          .filter(
            (work) => work.mines !== null && work.fate === 'stands' && (minesForAll || work.side !== side),
          )
          .flatMap(({ id, fields }) => fields.map((one) => `${id}/${one}`))
      : []
  return found.length === 0 ? is([]) : some(found)
}

/** Off the enemy's edge, where its mission has it so, in a vehicle too that carries somebody who counts; or over any in falling back (lines 432, 634, 2797). */
function leaving(state: BattleState, piece: UnitState | CraftState): Field {
  // Whoever falls back may be driven over the edge, and is lost (line 634; FAD-078).
  if (state.activation?.fallsBack) return yesNo
  const { aim } = scenarioSide(state, piece.side)
  const isMeant =
    aim.kind === 'breakThrough' ||
    (aim.kind === 'mission' &&
      aim.mission === 'infiltrate' &&
      (isUnit(piece) || ridersOf(state, piece.id).some(mayInfiltrate)))
  return isMeant && !piece.broken ? yesNo : is(false)
}

/** Somebody sets out: the other side may fire, then it arrives (line 1454). */
export function setOut(log: Log, moving: Moving, charge: Extract<Step, { kind: 'arrive' }>['charge']): void {
  const side = pieceIn(log.state, moving.mover)?.side ?? 'side-1'
  const window = { kind: 'window' as const, mover: moving.mover, side: otherSide(side) }
  ask(log, ...(isWatched(log.state, window) ? [window] : []), { kind: 'arrive', moving, charge })
  carryOn(log)
}

/** Rough ground counts twice for who is not sure of foot (line 730). */
export const roughField = (state: BattleState, unit: UnitState, most: number): Field =>
  isSurefooted(state, unit) ? is(0) : distanceUpTo(most / 2)

export function tooFar(inches: number, rough: number, most: number, page: number): readonly Hindrance[] {
  if (inches + rough <= most) return []
  const message = `It goes ${most} inches, and difficult ground counts twice: measure again.`
  return [breaks('move/too-far', message, { page, path: ['inches'], values: { most } })]
}

/** Fit figures that one wounded takes (lines 1383, 1581; FAD-243, FAD-294). */
const carriersOf = (how: Gait): number => (how === 'leap' || how === 'bound' ? JET_PACKS.carriers : 1)

/** How many wounded may be carried along, stabilised or not (lines 1569, 1581). */
function carryField(state: BattleState, unit: UnitState, how: Gait): Field {
  const wounded = lyingIn(unit).length
  const most = Math.min(wounded, Math.floor(figuresUp(unit).length / carriersOf(how)))
  return rulesOf(state).recoverWounded && most > 0 ? wholeFrom(0, most) : is(0)
}

/** How far it goes with them: half the way, or as much less as jet packs lose. */
function laden(most: number, how: Gait, carries: number): number {
  if (carries === 0) return most
  if (how === 'leap' || how === 'bound') return Math.max(0, most + JET_PACKS[how].withWounded)
  return most / 2
}

export const move: Rule<'move'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = actor(state, side)
    if (!unit || !isUnit(unit)) return []
    return GAITS.filter((how) => barred(state, unit, how) === null).flatMap((how) => {
      const most = reachOf(state, unit, how)
      return [
        {
          unit: is(unit.id),
          how: is(how),
          inches: distanceUpTo(most),
          rough: how === 'leap' || how === 'bound' ? is(0) : roughField(state, unit, most),
          heading: headings(state, unit, how),
          into: has(state, unit, 'flyer') ? is('none') : band(COVERS),
          shelter: shelterField(state, unit),
          mines: minesFor(state, side, how === 'leap' || flies(state, unit)),
          leaves: leaving(state, unit),
          carries: carryField(state, unit, how),
          ...(partnerOf(state, unit) && { together: must(true) }),
        },
      ]
    })
  },
  check: (state, { unit: id, how, inches, rough, carries, together = false }) => {
    const unit = unitIn(state, id)
    if (!unit) return []
    const isFar = partnerOf(state, unit) !== null && !together
    const most = laden(reachOf(state, unit, how), how, carries)
    return [
      ...notBarred(state, id, how),
      ...tooFar(inches, rough, most, carries > 0 ? 1581 : 664),
      ...notSeen(!isFar, 'together', 1280, 'Fire Teams stay within twelve inches: go nearer to its partner.'),
    ]
  },
  resolve: (log, { unit, how, inches, into, shelter, mines, leaves, carries }) => {
    if (carries > 0) log.emit({ kind: 'busied', unit, figures: carries * carriersOf(how) })
    choose(log, unit, how === 'rush' || how === 'leap' ? 'moveOut' : 'engage')
    const uncarried = Math.max(0, left(log.state, unit) - carries)
    const carried = { uncarried, ...(carries > 0 && { carried: carries }) }
    setOut(log, { mover: unit, how, inches, into, shelter, mines, leaves, ...carried }, null)
  },
}

/** Its wounded whom nobody has treated yet. */
export function left(state: BattleState, id: string): number {
  const unit = unitIn(state, id)
  return unit && rulesOf(state).recoverWounded ? untreatedIn(unit).length : 0
}

/** Works of either side that still stand, where it may end its move (lines 1292–1294). */
export function shelterField(state: BattleState, unit: Pick<UnitState, 'work'>): Field {
  const works = rulesOf(state).fortifications
    ? Object.values(state.works).filter((work) => isFortification(work) && work.id !== unit.work)
    : []
  return works.length === 0
    ? is(null)
    : { kind: 'one', of: works.map(({ id }) => id), orNone: true, measured: true }
}

/** What difficult ground is open to it, in inches (lines 697–703; R12). */
function groundFor(state: BattleState, { document }: CraftState, standard: boolean, most: number): Field {
  const { vehicleBogging, barredGround } = rulesOf(state)
  if (standard || document.method === 'fly') return is(0)
  const isBarred = document.method === 'wheeled' && !(vehicleBogging && barredGround === 'mayTry')
  if (isBarred) return is(0)
  // Off the road each inch on wheels is paid twice (line 701).
  return distanceUpTo(document.method === 'wheeled' ? most / 2 : most)
}

const swims = (state: BattleState, { document }: CraftState): boolean =>
  rulesOf(state).vehicleProperties && document.properties.includes('amphibious')

/** The Broken drive off as fast as the ground lets them, and whoever has laid smoke in place of a shot drives as those who shoot (lines 636, 697–705, 1924). */
function speedsFor(state: BattleState, craft: CraftState): readonly ('cautious' | 'standard')[] {
  const { activation } = state
  if (activation?.fallsBack) {
    const crosses = groundFor(state, craft, false, 0).kind !== 'is' || swims(state, craft)
    return crosses ? ['standard', 'cautious'] : ['standard']
  }
  const isSlow = activation?.deeds.includes('smoke') === true && !firesAtSpeed(state, craft)
  return isSlow ? ['cautious'] : ['cautious', 'standard']
}

export const drive: Rule<'drive'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const craft = actor(state, side)
    if (!craft || isUnit(craft) || barred(state, craft, 'drive') !== null) return []
    const falls = state.activation?.fallsBack ?? false
    return speedsFor(state, craft).map((speed) => {
      const most = speedOf(state, craft, speed)
      return {
        unit: is(craft.id),
        speed: is(speed),
        inches: distanceUpTo(most),
        rough: groundFor(state, craft, speed === 'standard', most),
        offRoad: craft.document.method === 'wheeled' ? distanceUpTo(most / 2) : is(0),
        water: swims(state, craft) && speed === 'cautious' ? distanceUpTo(most / 2) : is(0),
        heading: is(falls ? 'away' : 'free'),
        into: craft.document.method === 'fly' && !craft.landed ? is('none') : band(COVERS),
        mines: minesFor(state, side, craft.document.method === 'fly' && !craft.landed),
        leaves: leaving(state, craft),
        ...(mayBog(state, craft) && craft.ground !== null && speed === 'cautious' && { goesOn: isNow(true) }),
      }
    })
  },
  check: (state, { unit, speed, inches, rough, offRoad, water }) => {
    const craft = craftIn(state, unit)
    const most = craft ? speedOf(state, craft, speed) : inches
    const off = craft?.document.method === 'wheeled' ? Math.max(offRoad, rough) : offRoad
    const isSlow = speed === 'cautious' && rough + water === 0 && state.activation?.fallsBack === true
    return [
      ...notBarred(state, unit, 'drive'),
      ...when(isSlow, () =>
        breaks(
          'move/too-slow',
          'Its crew is Broken, and nothing slows it: it drives away at Standard speed.',
          { page: 636, path: ['speed'] },
        ),
      ),
      ...when(inches + off + water > most, () =>
        breaks(
          'move/too-far',
          `It goes ${most} inches; off the road on wheels, and through water, each counts twice: measure again.`,
          { page: off > 0 ? 701 : 1888, path: ['inches'], values: { most } },
        ),
      ),
    ]
  },
  resolve: (log, { unit, speed, inches, rough, into, mines, leaves, goesOn = false }) => {
    choose(log, unit, speed === 'standard' ? 'moveOut' : 'engage')
    const { short, ground } = bogs(log, unit, Math.min(rough, inches), goesOn)
    const moving = { mover: unit, how: speed, inches: inches - short, into, shelter: null, mines }
    const isStuck = craftIn(log.state, unit)?.bogged ?? false
    setOut(log, { ...moving, leaves: leaves && !isStuck, ...(ground !== null && { ground }) }, null)
  },
}

/** What hovers or flies never bogs down (line 1859). */
const mayBog = (state: BattleState, { document: { method } }: CraftState): boolean =>
  rulesOf(state).vehicleBogging && method !== 'hover' && method !== 'fly'

/**
 * A test at every six inches of difficult ground; those of a patch are counted on through it. `short`: inches of it that
 * are not driven any more, where it stops. Source: lines 1859–1874; FAD-351.
 */
function bogs(
  log: Log,
  id: string,
  rough: number,
  goesOn: boolean,
): { readonly short: number; readonly ground: number | null } {
  const craft = craftIn(log.state, id)
  if (!craft || !mayBog(log.state, craft) || rough <= 0) return { short: 0, ground: null }
  const isBegun = rulesOf(log.state).boggingAt === 'begun'
  let left = (goesOn ? craft.ground : null) ?? (isBegun ? 0 : BOGGING.inches)
  for (; isBegun ? left < rough : left <= rough; left += BOGGING.inches)
    if (!getsThrough(log, craft)) {
      log.emit({ kind: 'bogged', craft: id, isBogged: true })
      return { short: rough - left, ground: BOGGING.inches }
    }
  return { short: 0, ground: left - rough }
}

function getsThrough(log: Log, craft: CraftState): boolean {
  const { method } = craft.document
  const need = method === 'wheeled' || method === 'walk' || method === 'tracked' ? BOGGING.succeed[method] : 0
  const level = levelOf(log.state, craft)
  const dice = rollEach(log, { purpose: 'bogging', side: craft.side, unit: craft.id }, BOGGING.dice, level)
  return dice.filter((die) => die >= level).length >= need
}

/** A vehicle that is bogged down comes free, or not this turn (line 1874). */
export const free: Rule<'free'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const craft = actor(state, side)
    const isStuck = craft !== null && !isUnit(craft) && craft.bogged && handsOf(craft) > 0
    return isStuck && state.activation?.deeds.length === 0 && state.activation.fired.length === 0
      ? [{ unit: is(craft.id) }]
      : []
  },
  check: noCheck,
  resolve: (log, { unit }) => {
    const craft = craftIn(log.state, unit)
    if (!craft) return
    if (getsThrough(log, craft)) log.emit({ kind: 'bogged', craft: unit, isBogged: false })
    else log.emit({ kind: 'done', unit, deed: 'drive' })
  },
}

/** What flies says that it has landed, or takes off: a vehicle, or troops (lines 695, 1739; FAD-098, FAD-323). */
export const land: Rule<'land'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const piece = actor(state, side)
    return piece && mayLand(state, piece) && state.activation?.deeds.length === 0
      ? [{ unit: is(piece.id), down: is(!piece.landed) }]
      : []
  },
  check: noCheck,
  resolve: (log, { unit, down }) => {
    log.emit({ kind: 'landed', craft: unit, isLanded: down })
    log.emit({ kind: 'done', unit, deed: 'land' })
  },
}

function mayLand(state: BattleState, piece: UnitState | CraftState): boolean {
  if (!isUnit(piece)) return piece.document.method === 'fly' && !piece.immobilised
  return (
    has(state, piece, 'flyer') &&
    rulesOf(state).flyersInAssault === 'landed' &&
    piece.fate === 'onTable' &&
    barred(state, piece, 'land') === null
  )
}

export const stopActing = (log: Log): void => {
  endActivation(log)
  carryOn(log)
}
