import { never } from '../../../never.ts'
import {
  experienceCost,
  experiencePoints,
  formsSquad,
  infantryReplaced,
  losesQuality,
  qualityAfter,
  resolveAfter,
  trained,
  vehicleReplaced,
} from '../after-battle.ts'
import { EXPERIENCE_TABLE, REINFORCEMENTS, WOUNDED_LIVE_FROM } from '../data/campaign.ts'
import { levelBy } from '../units.ts'
import {
  LONE_TRAITS,
  PERSONALITIES,
  RESOLVES,
  TRAITS,
  type Experience,
  type Personality,
  type Quality,
  type Resolve,
  type Trait,
} from '../words.ts'
import type { Aftermath, RecoveryStep } from './aftermath.ts'
import { platoonsIn, type ForceDraft } from './force.ts'
import { given } from './giving.ts'
import { lowestRating, plainFigure, plainUnit } from './making.ts'
import { missingIn, strengthOf, type Figure, type UnitDraft } from './unit.ts'
import type { VehicleDraft } from './vehicle.ts'

/**
 * Post-Battle Steps on a force (lines 2883–2940; FAD-448 to FAD-455): what is due after its last battle, what a step would
 * bring, and the force with the step taken. The force says itself what it lost and what was done since.
 */

/** Of the last battle; null before the first. */
export const lastAftermath = ({ aftermath }: Pick<ForceDraft, 'aftermath'>): Aftermath | null =>
  aftermath?.at(-1) ?? null

const isLone = (unit: UnitDraft): boolean => strengthOf(unit) === 1

export interface Due {
  /** Wounded whom a die each may bring back. */
  readonly wounded: readonly { readonly unit: UnitDraft; readonly dice: number }[]
  readonly infantry: readonly { readonly unit: UnitDraft; readonly missing: number }[]
  readonly vehicles: readonly VehicleDraft[]
  /** 2d6 are still to be thrown. */
  readonly reinforcements: boolean
}

/** What still has to be rolled after the last battle. Wounded first: who lives is no loss. Source: lines 2887–2924. */
export function dueAfterBattle(force: ForceDraft): Due {
  const last = lastAftermath(force)
  if (!last) return { wounded: [], infantry: [], vehicles: [], reinforcements: false }
  const has = (kind: RecoveryStep['kind'], of: string): boolean =>
    last.steps.some((step) => step.kind === kind && 'of' in step && step.of === of)
  const sum = (unit: string, what: 'lost' | 'wounded'): number =>
    last.losses.reduce((all, one) => (one.unit === unit ? all + one[what] : all), 0)
  const wounded = force.units.flatMap((unit) => {
    const dice = sum(unit.id, 'wounded')
    return dice > 0 && !has('wounded', unit.id) ? [{ unit, dice }] : []
  })
  const infantry = force.units.flatMap((unit) => {
    const isWaiting = wounded.some((one) => one.unit.id === unit.id)
    if (isWaiting || has('infantry', unit.id)) return []
    const lived = last.steps.reduce(
      (all, step) => (step.kind === 'wounded' && step.of === unit.id ? all + step.back : all),
      0,
    )
    return sum(unit.id, 'lost') > lived ? [{ unit, missing: missingIn(unit) }] : []
  })
  const vehicles = force.vehicles.filter(({ id }) => last.hit.includes(id) && !has('vehicle', id))
  return {
    ...{ wounded, infantry, vehicles },
    reinforcements: !last.steps.some(({ kind }) => kind === 'reinforcements'),
  }
}

/** Rolls that are still due. */
export function openRolls(force: ForceDraft): number {
  const { wounded, infantry, vehicles, reinforcements } = dueAfterBattle(force)
  return wounded.length + infantry.length + vehicles.length + (reinforcements ? 1 : 0)
}

/** What a step asks dice for: which of them are due hangs on the first. */
export interface LossDice {
  readonly roll: number
  readonly quality?: number | null
  readonly resolve?: number | null
}

/** Replacements of a unit as its die has them, and whether they cost it a roll for Quality. Source: lines 2889–2912. */
export function infantryBy(
  unit: UnitDraft,
  roll: number,
): { readonly back: number; readonly losesQuality: boolean } {
  const losses = missingIn(unit)
  const back = infantryReplaced({ roll, losses, lone: isLone(unit) })
  return { back, losesQuality: losesQuality({ replaced: back, strength: Math.max(1, strengthOf(unit)) }) }
}

type Came = Extract<RecoveryStep, { kind: 'vehicle' }>['came']
/** The same of a vehicle: its crew is what is replaced. Source: lines 2897–2912. */
export function vehicleBy(
  { crew, damage }: Pick<VehicleDraft, 'crew' | 'damage'>,
  roll: number,
): { readonly came: Came; readonly losesQuality: boolean } {
  const destroyed = damage?.destroyed ?? false
  const isBack = vehicleReplaced({ roll, destroyed })
  const replaced = isBack ? (destroyed ? crew : (damage?.crewLost ?? 0)) : 0
  return {
    came: isBack ? (destroyed ? 'replaced' : 'repaired') : 'none',
    losesQuality: replaced > 0 && losesQuality({ replaced, strength: Math.max(1, crew) }),
  }
}

/** Fanatic units keep their Resolve, and so do those off the table (lines 2386, 2511). */
export const rollsResolve = (one: UnitDraft | VehicleDraft): boolean =>
  !('traits' in one) || (!one.offBoard && !one.traits.includes('fanatic'))

type QualityChange = { roll: number; from: Quality; to: Quality } | null
type ResolveChange = { roll: number; from: Resolve; to: Resolve } | null
function changesOf(
  one: UnitDraft | VehicleDraft,
  isQualityDue: boolean,
  dice: LossDice,
): { quality: QualityChange; resolve: ResolveChange } | null {
  const { quality = null, resolve = null } = dice
  if ((isQualityDue && quality === null) || (rollsResolve(one) && resolve === null)) return null
  return {
    quality:
      isQualityDue && quality !== null
        ? { roll: quality, from: one.quality, to: qualityAfter(one.quality, quality) }
        : null,
    resolve:
      rollsResolve(one) && resolve !== null
        ? { roll: resolve, from: one.resolve, to: resolveAfter(one.resolve, resolve) }
        : null,
  }
}

/** The step of a unit on foot; null while a die is missing. */
export function infantryStep(unit: UnitDraft, dice: LossDice): RecoveryStep | null {
  const { back, losesQuality: isDue } = infantryBy(unit, dice.roll)
  const changes = changesOf(unit, isDue, dice)
  if (!changes) return null
  return { kind: 'infantry', of: unit.id, roll: dice.roll, missing: missingIn(unit), back, ...changes }
}
/** The step of a vehicle; null while a die is missing. */
export function vehicleStep(vehicle: VehicleDraft, dice: LossDice): RecoveryStep | null {
  const { came, losesQuality: isDue } = vehicleBy(vehicle, dice.roll)
  const changes = changesOf(vehicle, isDue, dice)
  return changes && { kind: 'vehicle', of: vehicle.id, roll: dice.roll, came, ...changes }
}
/** The step of wounded: each lives on 4 or more (FAD-455). */
export const woundedStep = (unit: UnitDraft, rolls: readonly number[]): RecoveryStep => ({
  ...{ kind: 'wounded', of: unit.id, rolls: [...rolls] },
  back: rolls.filter((roll) => roll >= WOUNDED_LIVE_FROM).length,
})

/** Troopers that are still to be had, and units that lack some. Source: lines 2924–2928. */
export function troopersLeft(force: ForceDraft): number {
  return (lastAftermath(force)?.steps ?? []).reduce((left, step) => {
    if (step.kind === 'reinforcements') return left + step.rolls.reduce((sum, roll) => sum + roll, 0)
    if (step.kind === 'bought') return left + (step.roll ?? 0)
    if (step.kind === 'reinforced') return left - step.back
    return step.kind === 'formed' ? left - step.strength : left
  }, 0)
}
/** Units that troopers may fill up: a lone officer or sniper is no trooper; who may live, and replacements, come first (lines 2889–2895, 2924). */
export function takingTroopers(force: ForceDraft): readonly UnitDraft[] {
  return force.units.filter(
    (unit) => !isLone(unit) && missingIn(unit) > 0 && !isReplacementDue(force, unit.id),
  )
}

/** Its wounded or its replacements are still to be thrown for, and come before all else (lines 2889–2930). */
function isReplacementDue(force: ForceDraft, id: string): boolean {
  const { wounded, infantry, vehicles } = dueAfterBattle(force)
  return [...wounded, ...infantry].some(({ unit }) => unit.id === id) || vehicles.some((one) => one.id === id)
}
const AFTER_REPLACEMENTS: readonly Experience[] = ['returnFigure', 'repairVehicle', 'replaceVehicle']

/** How large a squad of reinforcements can be now; null where it cannot. Source: line 2928. */
export function squadSizes(force: ForceDraft): { readonly least: number; readonly most: number } | null {
  const { least } = REINFORCEMENTS.squad
  const most = Math.min(REINFORCEMENTS.squad.most, troopersLeft(force))
  const isFormed = lastAftermath(force)?.steps.some(({ kind }) => kind === 'formed')
  return isFormed || !formsSquad(most) ? null : { least, most }
}

/** Campaign points that are left. Source: line 2930. */
export function pointsLeft(force: ForceDraft): number {
  const last = lastAftermath(force)
  if (!last) return 0
  const bought = last.steps.flatMap((step) => (step.kind === 'bought' ? [step.what] : []))
  return experiencePoints(Math.max(1, platoonsIn(force))) - experienceCost(bought)
}

/** Something that experience may buy, for whom. */
export interface Purchase {
  readonly what: Experience
  readonly of: string | null
  readonly word: Trait | Personality | null
}

/** All that points can buy now, as they stand. Source: lines 2932–2940. */
export function purchasesFor(force: ForceDraft): readonly Purchase[] {
  const points = pointsLeft(force)
  const all: Purchase[] = [
    { what: 'reinforcements', of: null, word: null },
    ...force.units.flatMap(({ id: of }) => [
      ...(['quality', 'resolve', 'returnFigure', 'leadership'] as const).map((what) => ({
        ...{ what, of },
        word: null,
      })),
      ...PERSONALITIES.map((word) => ({ what: 'personality' as const, of, word })),
      ...TRAITS.map((word) => ({ what: 'trait' as const, of, word })),
    ]),
    ...force.vehicles.flatMap(({ id: of }) =>
      (['quality', 'resolve', 'repairVehicle', 'replaceVehicle'] as const).map((what) => ({
        ...{ what, of },
        word: null,
      })),
    ),
  ]
  const waits = ({ what, of }: Purchase): boolean =>
    of !== null && AFTER_REPLACEMENTS.includes(what) && isReplacementDue(force, of)
  return all.filter(
    (one) => EXPERIENCE_TABLE[one.what].points <= points && !waits(one) && bought(force, one) !== null,
  )
}

/** Some traits are for one figure alone, want a vehicle or, where points are paid, an agreed price, or hold a unit at one Resolve. */
function fits(force: ForceDraft, unit: UnitDraft, trait: Trait): boolean {
  if (trait === 'mechanized') return mountFor(force, unit) !== null
  if (trait === 'infect') return force.made.way !== 'points' || unit.infect !== null
  if (trait === 'fanatic') return unit.resolve === 'steady'
  return isLone(unit) || !LONE_TRAITS.some((one) => one === trait)
}

/** A mechanized squad's vehicle: one that it works with already, else the first that is nobody's yet (line 1787). */
function mountFor({ units, vehicles }: ForceDraft, { partner }: UnitDraft): string | null {
  const free = vehicles.filter(({ id, seats, damage }) =>
    partner === null
      ? seats > 0 && damage?.destroyed !== true && !units.some((one) => one.partner === id)
      : id === partner,
  )
  return free[0]?.id ?? null
}

function withTrait(force: ForceDraft, unit: UnitDraft, trait: Trait): UnitDraft | null {
  const made = given(unit, { grant: 'traits', word: trait })
  return made && trait === 'mechanized' ? { ...made, partner: mountFor(force, unit) } : made
}

/** The force with it; null where it cannot be had. */
function bought(force: ForceDraft, { what, of, word }: Purchase): ForceDraft | null {
  if (what === 'reinforcements') return force
  const unit = force.units.find(({ id }) => id === of)
  const vehicle = force.vehicles.find(({ id }) => id === of)
  const withUnit = (made: UnitDraft | null): ForceDraft | null => made && putUnit(force, made)
  const withVehicle = (made: VehicleDraft): ForceDraft => putVehicle(force, made)
  switch (what) {
    case 'quality': {
      const quality = trained((unit ?? vehicle)?.quality ?? 'elite')
      if (quality === null) return null
      return unit ? withUnit({ ...unit, quality }) : vehicle ? withVehicle({ ...vehicle, quality }) : null
    }
    case 'resolve': {
      const one = unit ?? vehicle
      const resolve = one && rollsResolve(one) ? levelBy(RESOLVES, one.resolve, 1) : null
      if (resolve === null) return null
      return unit ? withUnit({ ...unit, resolve }) : vehicle ? withVehicle({ ...vehicle, resolve }) : null
    }
    case 'returnFigure':
      return unit && isLone(unit) && missingIn(unit) === 1 ? putUnit(force, filled(force, unit, 1)) : null
    case 'leadership':
      // Whoever is not rated yet is given the lowest first; nobody is above the highest.
      return unit?.figures.some(({ role }) => role === 'officer')
        ? withUnit(given(unit, { grant: 'officerLevels' }))
        : null
    case 'personality':
      return unit ? withUnit(given(unit, { grant: 'personalities', word: word as Personality })) : null
    case 'trait':
      return unit && fits(force, unit, word as Trait) ? withUnit(withTrait(force, unit, word as Trait)) : null
    case 'repairVehicle':
      return vehicle?.damage && !vehicle.damage.destroyed ? withVehicle(mended(vehicle)) : null
    case 'replaceVehicle':
      return vehicle?.damage?.destroyed ? withVehicle(mended(vehicle)) : null
    default:
      return never(what)
  }
}

/** What is new has no name yet. */
function mended({ damage, ...vehicle }: VehicleDraft): VehicleDraft {
  return damage?.destroyed ? { ...vehicle, name: '' } : vehicle
}

const putUnit = (force: ForceDraft, unit: UnitDraft): ForceDraft => ({
  ...force,
  units: force.units.map((one) => (one.id === unit.id ? unit : one)),
})
const putVehicle = (force: ForceDraft, vehicle: VehicleDraft): ForceDraft => ({
  ...force,
  vehicles: force.vehicles.map((one) => (one.id === vehicle.id ? vehicle : one)),
})

/** Whoever leads comes first, then whoever carries a support weapon. */
const rank = ({ role, weapon }: Figure): number => (role === 'trooper' ? (weapon === null ? 2 : 1) : 0)

/** So many of those who are missing are there again; in the place of the killed stands somebody new, without a name. */
function filled(force: ForceDraft, unit: UnitDraft, back: number): UnitDraft {
  let left = back
  const order = unit.figures.toSorted((one, other) => rank(one) - rank(other))
  const now = new Map<string, Figure>()
  for (const { lost = 0, ...figure } of order) {
    const comes = Math.min(lost, left)
    left -= comes
    const still = lost - comes
    const isNew = comes > 0 && figure.count === 1 && wasKilled(force, unit.id, figure.id)
    const who = isNew ? { ...figure, name: '', picture: null } : figure
    now.set(figure.id, still > 0 ? { ...who, lost: still } : who)
  }
  const figures = unit.figures.map((figure) => now.get(figure.id) ?? figure)
  const [only] = unit.figures
  const isSomebodyElse = isLone(unit) && only !== undefined && wasKilled(force, unit.id, only.id) && back > 0
  return { ...unit, figures, ...(isSomebodyElse && { name: '' }) }
}
/** As the last battle that cost the unit this figure tells. */
function wasKilled({ aftermath = [] }: ForceDraft, unit: string, figure: string): boolean {
  const row = aftermath
    .flatMap(({ losses }) => losses)
    .findLast((one) => one.unit === unit && one.figure === figure)
  // Of the wounded who are still missing nobody lived.
  return row !== undefined && row.killed + row.wounded > 0
}

/** Wounded who live are those who were there: they keep their names. */
function lived(force: ForceDraft, unit: UnitDraft, back: number): UnitDraft {
  let left = back
  const losses = lastAftermath(force)?.losses ?? []
  const order = unit.figures.toSorted((one, other) => rank(one) - rank(other))
  const now = new Map<string, Figure>()
  for (const { lost = 0, ...figure } of order) {
    const wounded = losses.find((one) => one.unit === unit.id && one.figure === figure.id)?.wounded ?? 0
    const comes = Math.min(lost, wounded, left)
    left -= comes
    now.set(figure.id, lost > comes ? { ...figure, lost: lost - comes } : figure)
  }
  return { ...unit, figures: unit.figures.map((figure) => now.get(figure.id) ?? figure) }
}

/** A squad of reinforcements, armed and armoured as another of its platoon. Source: line 2928. */
export function formedSquad(like: UnitDraft, id: string, strength: number): UnitDraft {
  const leader =
    like.figures.find(({ role }) => role === 'leader') ?? plainFigure({ id: 'leader', role: 'leader' })
  const weapons = like.figures
    .flatMap((one) => (one.weapon === null ? [] : Array.from({ length: one.count }, () => one.weapon)))
    .slice(0, strength - 1)
  const men = strength - 1 - weapons.length
  const { quality, resolve } = REINFORCEMENTS.squad
  const { platoon, armour, basic } = like
  return plainUnit({
    ...{ id, kind: 'squad', platoon, armour, basic, quality, resolve },
    figures: [
      plainFigure({ id: 'leader', role: 'leader', rating: leader.rating && lowestRating(leader) }),
      ...(men > 0 ? [plainFigure({ id: 'men', role: 'trooper', count: men })] : []),
      ...weapons.map((weapon, at) => plainFigure({ id: `weapon-${at + 1}`, role: 'trooper', weapon })),
    ],
  })
}

/** The force with a step taken, which it remembers. A step for somebody who is not there changes nobody. */
export function recovered(force: ForceDraft, step: RecoveryStep): ForceDraft {
  const last = lastAftermath(force)
  if (!last) return force
  const aftermath = [...(force.aftermath ?? []).slice(0, -1), { ...last, steps: [...last.steps, step] }]
  return { ...done(force, step), aftermath }
}

function done(force: ForceDraft, step: RecoveryStep): ForceDraft {
  const unit = 'of' in step ? force.units.find(({ id }) => id === step.of) : undefined
  switch (step.kind) {
    case 'wounded':
      return unit ? putUnit(force, lived(force, unit, step.back)) : force
    case 'infantry': {
      if (!unit) return force
      const { quality, resolve } = step
      return putUnit(force, {
        ...filled(force, unit, step.back),
        ...(quality && { quality: quality.to }),
        ...(resolve && { resolve: resolve.to }),
      })
    }
    case 'vehicle': {
      const vehicle = force.vehicles.find(({ id }) => id === step.of)
      if (!vehicle) return force
      const { came, quality, resolve } = step
      return putVehicle(force, {
        ...(came === 'none' ? vehicle : mended(vehicle)),
        ...(quality && { quality: quality.to }),
        ...(resolve && { resolve: resolve.to }),
      })
    }
    case 'reinforcements':
      return force
    case 'reinforced':
      return unit ? putUnit(force, filled(force, unit, step.back)) : force
    case 'formed': {
      const like = force.units.find(({ id }) => id === step.like)
      return like ? { ...force, units: [...force.units, formedSquad(like, step.of, step.strength)] } : force
    }
    case 'bought':
      return bought(force, step) ?? force
    default:
      return never(step)
  }
}
