import type { Problem } from '../../../problem.ts'
import { rollAdvanced, type AdvancedStep } from '../advanced-force.ts'
import { rollBasic, type BasicStep, type Choices, type Pick as Choice } from '../basic-force.ts'
import { DEFAULT_RULES, type HouseRules } from '../house-rules.ts'
import type { NextRoll, Step } from '../rolling.ts'
import type { Unit } from '../units.ts'
import { choicesOf, type ForceDraft, type Made } from './force.ts'
import { rolledExtras, withExtras, type ExtraRules } from './extras.ts'
import { advancedDraft, basicDraft, type Variety } from './making.ts'

/** A force that is made of dice while somebody looks on: dice that have fallen lie, and choices change what they make. */

type Basic = Extract<Made, { way: 'basic' }>
type Advanced = Extract<Made, { way: 'advanced' }>
export type Remade = { readonly force: ForceDraft } | { readonly problems: readonly Problem[] }

/** Dice that lie ready, then others. */
function first(rolls: readonly number[], others: NextRoll): NextRoll {
  const left = [...rolls]
  return () => left.shift() ?? others()
}

/** Any die: what is asked of it here does not depend on what it shows. */
const anyDie: NextRoll = () => 4

/** A limitation that changes no unit but for its mark: it stands in while none is chosen yet. */
const OPEN = { id: 'noGrenades' } as const
const opened = ({ platoons }: Choices): Choices => ({ platoons: platoons.map(() => ({ limitation: OPEN })) })

/** The same with every limitation open that is not the mark alone. */
const unlimited = ({ platoons, ...choices }: Choices): Choices => ({
  ...choices,
  platoons: platoons.map(({ limitation, ...one }) => ({
    ...one,
    limitation: limitation?.id === OPEN.id ? limitation : OPEN,
  })),
})

/** Choices that can be read with these dice: while a limitation lacks or has not all its units the others, else the dice alone. */
function readable(made: Basic): Choices {
  const choices = choicesOf(made)
  const canBe = (of: Choices): boolean => !('problems' in rollBasic(first(made.rolls, anyDie), of))
  return [choices, unlimited(choices)].find(canBe) ?? opened(choices)
}

/** What the dice of a quick force said, one after the other; none while there are none. */
export function basicSteps(made: Basic): readonly Step<BasicStep>[] {
  if (made.rolls.length === 0) return []
  const rolled = rollBasic(first(made.rolls, anyDie), readable(made))
  if ('problems' in rolled) return []
  let used = 0
  return rolled.steps.filter(({ rolls }) => {
    used += rolls.length
    return used <= made.rolls.length
  })
}

/** What a die is for that is still to be thrown. */
export interface Due extends Pick<Step<BasicStep | AdvancedStep>, 'what' | 'of'> {
  /** All of a force by priorities is thrown platoon by platoon. */
  readonly platoon: number | null
}

/** What the next die is for where these lie already, in the order of the book; null where there are enough. */
export function dueAfter(made: Basic | Advanced, rolls: readonly number[]): Due | null {
  if (made.way === 'basic') {
    const rolled = rollBasic(first(rolls, anyDie), readable({ ...made, rolls: [...rolls] }))
    return 'problems' in rolled ? null : dueIn(rolled.steps, rolls.length, null)
  }
  let left = rolls
  for (const [at, platoon] of made.platoons.entries()) {
    const rolled = rollAdvanced(first(left, anyDie), platoon)
    if ('problems' in rolled) return null
    const due = dueIn(rolled.steps, left.length, at + 1)
    if (due) return due
    left = left.slice(rolled.steps.flatMap((step) => step.rolls).length)
  }
  return null
}
function dueIn(
  steps: readonly Step<BasicStep | AdvancedStep>[],
  have: number,
  platoon: number | null,
): Due | null {
  let used = 0
  for (const { what, of, rolls } of steps) {
    used += rolls.length
    if (used > have) return { what, of, platoon }
  }
  return null
}

/** Units of a quick force as its dice have them, before anything is chosen; none while there are no dice. */
export function basicUnits(made: Basic): readonly Unit[] {
  if (made.rolls.length === 0) return []
  const rolled = rollBasic(first(made.rolls, anyDie), opened(choicesOf(made)))
  return 'problems' in rolled ? [] : rolled.units
}

/** A quick force of its dice and choices as far as they can be read; dice that lack are thrown. */
export function remadeBasic(force: ForceDraft, made: Basic, next: NextRoll): ForceDraft {
  const choices = readable(made)
  const rolled = rollBasic(first(made.rolls, next), choices)
  if ('problems' in rolled) return { ...force, made }
  const rolls = rolled.steps.flatMap((step) => step.rolls)
  const { leaders, heavy, artillery } = made.variety
  const variety: Variety = {
    leaders: leaders.length > 0,
    heavy: heavy.length > 0,
    artillery: artillery.length,
  }
  const again = basicDraft(
    force.name,
    first([...rolls, ...leaders, ...heavy, ...artillery], next),
    choices,
    variety,
  )
  if (!('force' in again) || again.force.made.way !== 'basic') return { ...force, made }
  const isOpen = (platoon: number): boolean => choices.platoons[platoon - 1]?.limitation === OPEN
  const units = again.force.units.map((unit) =>
    isOpen(unit.platoon ?? 0) ? { ...unit, traits: unit.traits.filter((one) => one !== OPEN.id) } : unit,
  )
  const kept = { ...made, rolls, variety: again.force.made.variety }
  return withNames({ ...force, made: kept, units }, force)
}

/** Dice of variety, as many as before, thrown anew; a heavy weapon for each platoon where the group plays so. Source: line 559. */
export function freshVariety(
  { variety, platoons }: Basic,
  { heavyWeaponsByPlatoon }: Pick<HouseRules, 'heavyWeaponsByPlatoon'>,
  next: NextRoll,
): Basic['variety'] {
  const { leaders, heavy, artillery } = variety
  const guns = heavyWeaponsByPlatoon ? platoons : heavy
  return { leaders: leaders.map(next), heavy: guns.map(next), artillery: artillery.map(next) }
}

/** A platoon with its changes, by the house rule on taking one again. Source: lines 2211–2218; FAD-389. */
export function withChanges(
  { often: _before, ...platoon }: Advanced['platoons'][number],
  changes: Advanced['platoons'][number]['changes'],
  { changesOnce }: Pick<HouseRules, 'changesOnce'>,
): Advanced['platoons'][number] {
  return { ...platoon, changes, ...(!changesOnce && { often: true as const }) }
}

/** A force by priorities of its dice; dice that lack are thrown. */
export function remadeAdvanced(
  force: ForceDraft,
  made: Advanced,
  next: NextRoll,
  rules: Pick<HouseRules, 'grantedArmour'> & ExtraRules = DEFAULT_RULES,
): Remade {
  const rolls: number[] = []
  for (const platoon of made.platoons) {
    const rolled = rollAdvanced(first(platoon.rolls, next), platoon)
    if ('problems' in rolled) return rolled
    rolls.push(...rolled.steps.flatMap((step) => step.rolls))
  }
  const again = advancedDraft(force.name, first(rolls, next), made.platoons, rules)
  if ('problems' in again) return again
  const extras = rolledExtras(rules, made.extras, next, made.platoons.length)
  const { units, made: kept } = withExtras(again.force, extras)
  return { force: withNames({ ...force, made: kept, units }, force) }
}

/** What has a name keeps it, and its picture, where it is still there. */
function withNames(force: ForceDraft, before: ForceDraft): ForceDraft {
  return {
    ...force,
    units: force.units.map((unit) => {
      const was = before.units.find(({ id }) => id === unit.id)
      if (!was) return unit
      const figures = unit.figures.map((figure) => {
        const known = was.figures.find(({ id }) => id === figure.id)
        return known ? { ...figure, name: known.name, picture: known.picture } : figure
      })
      return { ...unit, name: was.name, notes: was.notes, figures }
    }),
  }
}

/** What is chosen of a quick force: its variation, or a platoon's enhancement or limitation. */
export type Choosing =
  { readonly what: 'variation' } | { readonly what: 'enhancement' | 'limitation'; readonly platoon: number }

/** The same force with another choice. */
export function withPick(made: Basic, of: Choosing, pick: Choice | null): Basic {
  const kept = pick ? { id: pick.id, units: [...(pick.units ?? [])] } : null
  if (of.what === 'variation') return { ...made, variation: kept as Basic['variation'] }
  return {
    ...made,
    platoons: made.platoons.map((platoon, at) =>
      at === of.platoon ? { ...platoon, [of.what]: kept } : platoon,
    ),
  }
}

/** What is wrong with a choice by itself. */
function problemsOf(made: Basic, of: Choosing, pick: Choice): readonly Problem[] {
  const plain = {
    ...made,
    variation: null,
    platoons: made.platoons.map(() => ({ enhancement: null, limitation: null })),
  }
  const picked = withPick(plain, of, pick)
  const choices = choicesOf({
    ...picked,
    platoons: picked.platoons.map(({ enhancement, limitation }) => ({
      enhancement,
      limitation: limitation ?? { ...OPEN, units: [] },
    })),
  })
  const rolled = rollBasic(first(made.rolls, anyDie), choices)
  return 'problems' in rolled ? rolled.problems : []
}

/** Why a unit cannot be named for a choice, by the code of the problem; null where it can. Source: lines 515–549. */
export function barredUnit(
  made: Basic,
  of: Choosing,
  { id, wanted }: { readonly id: string; readonly wanted: number | 'any' },
  unit: string,
): string | null {
  const others = basicUnits(made).flatMap((one) => (one.id === unit ? [] : [one.id]))
  const sets = wanted === 2 ? others.map((other) => [unit, other]) : [[unit]]
  const against = sets.map((units) =>
    problemsOf(made, of, { id, units }).find(({ values }) => values?.unit === unit),
  )
  const [why] = against
  return why && against.every(Boolean) ? why.code : null
}

/** What the dice of a platoon by priorities said; none while there are none, or its points are not given out. */
export function advancedSteps({
  rolls,
  ...choices
}: Advanced['platoons'][number]): readonly Step<AdvancedStep>[] {
  if (rolls.length === 0) return []
  const rolled = rollAdvanced(first(rolls, anyDie), choices)
  if ('problems' in rolled) return []
  const steps = rolled.steps.flatMap((step) => step.rolls)
  return steps.length === rolls.length ? rolled.steps : []
}
