import { never } from '../../../never.ts'
import type { Grants } from '../advanced-force.ts'
import { EXCEPTIONAL_TROOPS } from '../data/advanced.ts'
import { levelBy } from '../units.ts'
import {
  LEADER_RATINGS,
  OFFICER_RATINGS,
  PERSONALITIES,
  type Personality,
  type SupportWeapon,
  type Trait,
} from '../words.ts'
import { lowestRating, plainFigure } from './making.ts'
import type { Figure, UnitDraft } from './unit.ts'

/** What a platoon by priorities has won, and gives to its units (lines 2152–2222). */

export type Gift =
  | { readonly grant: 'rifleGrenades' | 'plasmaRifles' | 'hardened' | 'officerLevels' | 'leaderLevels' }
  | { readonly grant: 'traits'; readonly word: Trait }
  | { readonly grant: 'personalities'; readonly word: Personality }

/** What may be given for a grant; nothing where its dice have given it already, as heavy teams. */
export function giftsOf(grant: keyof Grants): readonly Gift[] {
  switch (grant) {
    case 'traits':
      return [...new Set(EXCEPTIONAL_TROOPS.flat())].map((word) => ({ grant, word }))
    case 'personalities':
      return PERSONALITIES.map((word) => ({ grant, word }))
    case 'rifleGrenades':
    case 'plasmaRifles':
    case 'hardened':
    case 'officerLevels':
    case 'leaderLevels':
      return [{ grant }]
    case 'heavy':
    case 'artillery':
      return []
    default:
      return never(grant)
  }
}

/** The unit with what it is given; null where it cannot have it. */
export function given(unit: UnitDraft, gift: Gift): UnitDraft | null {
  switch (gift.grant) {
    case 'rifleGrenades':
      return armedAlso(unit, 'rifleGrenades')
    case 'plasmaRifles':
      return armedAlso(unit, 'plasmaRifle')
    case 'traits':
      return withTrait(unit, gift.word)
    case 'hardened':
      return unit.kind === 'squad' ? withTrait(unit, 'hardened') : null
    case 'personalities':
      return withPersonality(unit, gift.word)
    case 'officerLevels':
      return raised(unit, 'officer')
    case 'leaderLevels':
      return raised(unit, 'leader')
    default:
      return never(gift)
  }
}

/** The first figure that can be changed so is; null where there is none. */
function withFigure(unit: UnitDraft, change: (figure: Figure) => Partial<Figure> | null): UnitDraft | null {
  for (const [at, figure] of unit.figures.entries()) {
    const changed = change(figure)
    if (changed) return { ...unit, figures: unit.figures.with(at, { ...figure, ...changed }) }
  }
  return null
}

/** One of those who are there has it: who stands for himself first, else one of several. */
function withPersonality(unit: UnitDraft, word: Personality): UnitDraft | null {
  const isFree = ({ count, lost = 0, personalities }: Figure): boolean =>
    count > lost && !personalities.includes(word)
  const alone = withFigure(unit, (one) =>
    one.count === 1 && isFree(one) ? { personalities: [...one.personalities, word] } : null,
  )
  const of = unit.figures.find((one) => one.count > 1 && isFree(one))
  if (alone || !of) return alone
  const fewer = withFigure(unit, ({ id, count }) => (id === of.id ? { count: count - 1 } : null))
  const { lost: _lost, ...figure } = of
  const ids = unit.figures.map(({ id }) => id)
  const id =
    ids.map((_id, at) => `one-${at + 1}`).find((one) => !ids.includes(one)) ?? `one-${ids.length + 1}`
  const chosen = {
    ...figure,
    id,
    count: 1,
    name: '',
    picture: null,
    personalities: [...of.personalities, word],
  }
  return fewer && { ...fewer, figures: [...fewer.figures, chosen] }
}

/** One of the riflemen takes that weapon. */
function armedAlso(unit: UnitDraft, weapon: SupportWeapon): UnitDraft | null {
  const fewer = withFigure(unit, ({ id, count }) => (id === 'men' && count > 1 ? { count: count - 1 } : null))
  if (!fewer || unit.kind === 'team') return null
  const armed = plainFigure({ id: `weapon-${fewer.figures.length + 1}`, role: 'trooper', weapon })
  return { ...fewer, figures: [...fewer.figures, armed] }
}

function withTrait(unit: UnitDraft, trait: Trait): UnitDraft | null {
  return unit.traits.includes(trait) ? null : { ...unit, traits: [...unit.traits, trait] }
}

function raised(unit: UnitDraft, role: 'officer' | 'leader'): UnitDraft | null {
  const ratings: readonly NonNullable<Figure['rating']>[] =
    role === 'officer' ? OFFICER_RATINGS : LEADER_RATINGS
  return withFigure(unit, (one) => {
    if (one.role !== role) return null
    const rating = levelBy(ratings, one.rating ?? lowestRating(one) ?? ratings[0] ?? 'novice', 1)
    return rating && { rating }
  })
}
