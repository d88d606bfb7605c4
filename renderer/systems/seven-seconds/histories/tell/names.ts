import type { Story } from '../../../../../shared/systems/seven-seconds/histories/tell/story.ts'
import type { Course, Who } from '../../../../../shared/systems/seven-seconds/histories/tell/course.ts'
import type { Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { UNITS, type UnitType } from '../../../../../shared/systems/seven-seconds/words.ts'
import { named } from '../../../../ui/markdown/speech.ts'
import { capital, numeral, type Texts } from './speech.ts'

/** A phrase, and how it begins a sentence: a name keeps its first letter. */
interface Spoken {
  readonly plain: string
  readonly first: string
}

/** Who does something; `object`: to whom it is done, which is another phrase in some languages. */
export interface Phrase extends Spoken {
  readonly object: Spoken
}

const asBegun = (plain: string): Spoken => ({ plain, first: capital(plain) })
const ours = (plain: string, object: string): Phrase => ({ ...asBegun(plain), object: asBegun(object) })
const theirs = (plain: string): Phrase => ({ plain, first: plain, object: { plain, first: plain } })

/** A phrase as the sentences have it: `by`, `By` where it begins one, `byObject` and `ByObject`. */
export function cast(role: string, { plain, first, object }: Phrase): Record<string, string> {
  const begun = capital(role)
  return {
    [role]: plain,
    [begun]: first,
    [`${role}Object`]: object.plain,
    [`${begun}Object`]: object.first,
  }
}

/** How a telling calls people and sides: who was introduced once is called by the name alone. */
export interface Names {
  readonly side: (side: Side) => string
  readonly one: (who: Who) => Phrase
  readonly many: (all: readonly Who[]) => Phrase
  /** The bare name; null for somebody without one. */
  readonly bare: (who: Who) => string | null
}

/** What a telling of a battle knows while it is written. */
export interface Telling {
  readonly texts: Texts
  readonly story: Story
  readonly names: Names
}

/**
 * `roster` tells what those of the rosters are called now, `squads` how many of a type a side brought; null where
 * nobody knows.
 */
export function openNames(
  texts: Texts,
  sides: Readonly<Record<Side, string>>,
  roster: ReadonlyMap<string, string>,
  squads: Course['squads'] | null = null,
): Names {
  const { t } = texts
  const known = new Set<string>()
  const side = (of: Side): string => named(sides[of])
  const nameOf = ({ trooper, name }: Who): string | null =>
    (trooper === null ? undefined : roster.get(trooper)) ?? name

  /** Of whom there is but one, everybody knows who is meant; a squad has one commander. */
  function isOnly({ side: of, type }: Pick<Who, 'side' | 'type'>): boolean {
    return type === 'commander' || (squads?.[of].some(([brought, n]) => brought === type && n === 1) ?? false)
  }

  function one(who: Who): Phrase {
    const name = nameOf(who)
    if (name === null) {
      const single = isOnly(who)
      const phrase = (the: string, some: string): string => {
        const unit = single ? t(`tell.${the}.${who.type}`) : t(`tell.${some}.${who.type}`, {}, 1)
        return t('tell.who.some', { unit, side: side(who.side) })
      }
      return ours(phrase('the', 'units'), phrase('theObject', 'unitsObject'))
    }
    const key = `${who.side} ${who.type} ${name}`
    if (known.has(key)) return theirs(named(name))
    known.add(key)
    const values = { name: `**${named(name)}**`, unit: t(`tell.unit.${who.type}`), side: side(who.side) }
    return theirs(t('tell.who.introduced', values))
  }

  /** Those with a name, then the others counted by type: all of one side. */
  function many(all: readonly Who[]): Phrase {
    const [only] = all
    if (only && all.length === 1) return one(only)
    const some = all.filter((who) => nameOf(who) === null)
    const phrases = all.filter((who) => nameOf(who) !== null).map(one)
    if (some.length > 0) {
      const counts = UNITS.map((type) => [type, some.filter((who) => who.type === type).length] as const)
      const of = some[0]?.side ?? 'a'
      const phrase = (as: 'subject' | 'object'): string => {
        const unit = squad(texts, counts, as, (type) => isOnly({ side: of, type }))
        return t('tell.who.some', { unit, side: side(of) })
      }
      phrases.push(ours(phrase('subject'), phrase('object')))
    }
    return {
      ...inOne(texts, phrases),
      object: inOne(
        texts,
        phrases.map(({ object }) => object),
      ),
    }
  }

  return {
    side,
    one,
    many,
    bare: (who) => {
      const name = nameOf(who)
      return name === null ? null : named(name)
    },
  }
}

function inOne({ and }: Texts, [begins, ...others]: readonly Spoken[]): Spoken {
  const rest = others.map(({ plain }) => plain)
  return { plain: and([begins?.plain ?? '', ...rest]), first: and([begins?.first ?? '', ...rest]) }
}

/** As a squad is told: who leads it first. */
const ORDER: readonly UnitType[] = ['commander', ...UNITS.filter((type) => type !== 'commander')]

/** So many units of each type: `a commander, five tactical troopers and two scouts`; `the` where there is but one. */
export function squad(
  texts: Texts,
  counts: readonly (readonly [UnitType, number])[],
  as: 'subject' | 'object',
  isOnly: (type: UnitType) => boolean = () => false,
): string {
  const { t, and } = texts
  const [the, units] = as === 'subject' ? ['the', 'units'] : ['theObject', 'unitsObject']
  return and(
    counts
      .filter(([, n]) => n > 0)
      .toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
      .map(([type, n]) =>
        n === 1 && isOnly(type)
          ? t(`tell.${the}.${type}`)
          : t(`tell.${units}.${type}`, { n: numeral(texts, n) }, n),
      ),
  )
}

/** What a side is called from now on, with its whole name: no article is asked for that the group may not want. */
export function introduced({ t }: Texts, short: string, faction: string): string {
  if (short.trim() === faction.trim()) return named(short)
  return t('tell.who.side', { short: named(short), faction: named(faction) })
}
