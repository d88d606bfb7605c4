import {
  CHARACTER_TRAIT,
  HEROES,
  NOT_LIKE_US,
  PSIONIC_APTITUDE,
  PSIONIC_SUCCESS,
} from '../data/advanced-force.ts'
import type { HouseRules } from '../house-rules.ts'
import type { NextRoll } from '../rolling.ts'
import type { Trait } from '../words.ts'
import type { ForceDraft, Made } from './force.ts'
import { plainFigure, plainUnit } from './making.ts'
import type { UnitDraft } from './unit.ts'

/** What is thrown for beside a force by priorities, where the players want it (lines 2224–2251). */

type Advanced = Extract<Made, { way: 'advanced' }>
export const EXTRAS = ['heroes', 'psionics', 'notLikeUs'] as const
export type Extra = (typeof EXTRAS)[number]
export type Extras = Advanced['extras']

export const NO_EXTRAS: Extras = { heroes: [], psionics: [], notLikeUs: [] }
/** Not Like Us: a die for the boon, and one for the flaw. */
const NOT_LIKE_US_DICE = 2

/** How many dice lack for one of them; below 0: so many are too many. */
export function diceLacking(extra: Extra, rolls: readonly number[], platoons: number): number {
  switch (extra) {
    case 'heroes':
      return HEROES.dice + successes(rolls) - rolls.length
    case 'psionics':
      return psionicDice(rolls, platoons).lacking
    case 'notLikeUs':
      return NOT_LIKE_US_DICE - rolls.length
    default:
      return extra satisfies never
  }
}
const successes = (rolls: readonly number[]): number =>
  rolls.slice(0, HEROES.dice).filter((roll) => roll >= HEROES.success).length

/** A die for each platoon, and another for the aptitude where it shows enough. */
function psionicDice(
  rolls: readonly number[],
  platoons: number,
): {
  readonly found: readonly { readonly platoon: number; readonly aptitude: number }[]
  readonly lacking: number
} {
  const left = [...rolls]
  let lacking = 0
  const found = Array.from({ length: platoons }, (_none, at) => at + 1).flatMap((platoon) => {
    const die = left.shift()
    if (die === undefined) lacking += 1
    if (die === undefined || die < PSIONIC_SUCCESS) return []
    const aptitude = left.shift()
    if (aptitude === undefined) lacking += 1
    return aptitude === undefined ? [] : [{ platoon, aptitude }]
  })
  return { found, lacking: lacking - left.length }
}

/** As many dice as one of them takes. */
export function thrownFor(extra: Extra, next: NextRoll, platoons: number): number[] {
  const rolls: number[] = []
  while (diceLacking(extra, rolls, platoons) > 0) rolls.push(next())
  return rolls
}

/** With what the group has every force throw for, where it lacks. Source: lines 2224–2251. */
export function rolledExtras(
  { heroicCharacters, psionicRolls, notLikeUs }: ExtraRules,
  extras: Extras,
  next: NextRoll,
  platoons: number,
): Extras {
  const due = { heroes: heroicCharacters, psionics: psionicRolls, notLikeUs }
  const rolls = (extra: Extra): number[] =>
    due[extra] && extras[extra].length === 0 ? thrownFor(extra, next, platoons) : [...extras[extra]]
  return {
    ...extras,
    ...{ heroes: rolls('heroes'), psionics: rolls('psionics'), notLikeUs: rolls('notLikeUs') },
  }
}
export type ExtraRules = Pick<HouseRules, 'heroicCharacters' | 'psionicRolls' | 'notLikeUs'>

/** Traits that everybody has who is not like us. Source: lines 2240–2251. */
export function traitsNotLikeUs({ notLikeUs }: Extras): readonly Trait[] {
  const [boon, flaw] = notLikeUs
  const traits = boon === undefined ? undefined : NOT_LIKE_US.boons[boon - 1]
  const against = flaw === undefined ? undefined : NOT_LIKE_US.flaws[flaw - 1]
  return [...(traits ?? []), ...(against ? [against] : [])]
}

/** Which of these squads one of them is armed and armoured as: the first, where nobody says. */
type As = (squads: readonly UnitDraft[]) => UnitDraft | undefined

/** The force with its heroes, armed as one of its squads, its psionics, each a man of his squad and with it at first, and what everybody has. Source: lines 2224–2251; FAD-392. */
export function withExtras(force: ForceDraft, extras: Extras, as: As = ([first]) => first): ForceDraft {
  if (force.made.way !== 'advanced') return force
  const platoons = force.made.platoons.length
  const squadOf = (platoon: number | null): UnitDraft | undefined =>
    as(force.units.filter((one) => one.kind === 'squad' && (platoon === null || one.platoon === platoon)))
  const natures = extras.heroes.slice(HEROES.dice, HEROES.dice + successes(extras.heroes))
  const heroes = natures.flatMap((roll, at) => {
    const of = squadOf(null)
    const nature = CHARACTER_TRAIT[roll - 1]
    if (!of || !nature) return []
    const { quality, armour, basic } = of
    const figures = [plainFigure({ id: 'leader', role: 'officer', rating: HEROES.rating })]
    const own = { id: `hero-${at + 1}`, kind: 'officer' as const, platoon: null, quality, armour, basic }
    return [plainUnit({ ...own, figures, traits: [HEROES.trait, nature] })]
  })
  const psionics = psionicDice(extras.psionics, platoons).found.flatMap(({ platoon, aptitude }) => {
    const said = force.units.find((one) => one.platoon === platoon && extras.squads?.includes(one.id))
    const of = said?.kind === 'squad' ? said : squadOf(platoon)
    if (!of) return []
    const figures = [
      plainFigure({ id: 'psionic', role: 'psionic', aptitude: PSIONIC_APTITUDE[aptitude - 1] ?? null }),
    ]
    const own = { id: `psionic-${platoon}`, kind: 'psionic' as const, platoon }
    return [plainUnit({ ...own, ...asMemberOf(of), figures })]
  })
  const traits = traitsNotLikeUs(extras)
  const left = force.units.map((unit) =>
    psionics.some(({ partner }) => partner === unit.id) ? withMen(unit, -1) : unit,
  )
  const units = [...left, ...heroes, ...psionics].map((unit) => ({
    ...unit,
    traits: [...new Set([...unit.traits, ...traits])],
  }))
  return { ...force, units, made: { ...force.made, extras } }
}

/** What a psionic has of the squad whose member he is (line 2234). */
const asMemberOf = ({ id, quality, resolve, armour, basic }: UnitDraft): Partial<UnitDraft> => ({
  ...{ partner: id, quality, resolve, armour, basic },
})

/** The same force with a psionic who is another squad's member: one man leaves that, and one is back where he was. Source: line 2234; FAD-392. */
export function withPsionicOf(force: ForceDraft, psionic: string, squad: string): ForceDraft {
  const { units, made } = force
  const was = units.find(({ id }) => id === psionic)?.partner
  const of = units.find(({ id }) => id === squad)
  if (!of || was === squad || made.way !== 'advanced') return force
  const moved = units.map((unit) => {
    if (unit.id === psionic) return { ...unit, ...asMemberOf(of) }
    return unit.id === was ? withMen(unit, 1) : unit.id === squad ? withMen(unit, -1) : unit
  })
  const squads = moved.flatMap(({ kind, partner }) =>
    kind === 'psionic' && partner !== null ? [partner] : [],
  )
  return { ...force, units: moved, made: { ...made, extras: { ...made.extras, squads } } }
}

/** The squad with so many more or fewer riflemen; where it has none it is the last of those with a weapon who goes, and comes back. */
function withMen(unit: UnitDraft, more: 1 | -1): UnitDraft {
  const { figures } = unit
  const isOf = ({ role, count }: UnitDraft['figures'][number]): boolean =>
    role === 'trooper' && count + more >= 0
  const rifleman = figures.findIndex((one) => isOf(one) && one.weapon === null)
  const at = rifleman >= 0 ? rifleman : figures.findLastIndex(isOf)
  return {
    ...unit,
    figures: figures.map((one, place) => (place === at ? { ...one, count: one.count + more } : one)),
  }
}
