import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import { blastOdds, missileOdds, unitProfile } from '../../../../../../shared/systems/seven-seconds/index.ts'
import type { Rating, Tech, UnitType } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { Figure, FigureGroup } from './figures.ts'

const INTERCEPTORS = [1, 2, 3] as const
const DISTANCES = [0, 1, 2, 3, 4] as const
/** A full move, in inches (p.18). */
const FULL_MOVE = 6
const DIE = 6
const AVERAGE_DIE = 3.5
const TARGETING = ['tactical', 'scout', 'recce'] as const

/** Rounded to whole percents this would be 0 %. */
const HARDLY = 0.005

/** The odds that matter, of both factions at one rating. */
export function useOdds(
  own: MaybeRefOrGetter<Tech>,
  other: MaybeRefOrGetter<Tech>,
  rating: MaybeRefOrGetter<Rating>,
): ComputedRef<FigureGroup[]> {
  const { t, n: number } = useI18n()
  /** What is hardly ever is not never, and what is nearly always not always. */
  const share = (chance: number): string => {
    if (chance > 0 && chance < HARDLY) return t('factions.meaning.hardly')
    if (chance < 1 && chance > 1 - HARDLY) return t('factions.meaning.nearly')
    return number(chance, 'share')
  }
  const why = (key: string, values: Record<string, unknown>): string =>
    t(`factions.meaning.why.${key}`, values)

  function missile(tech: Tech, count: number): Figure {
    const { countermeasures } = unitProfile('tactical', toValue(rating), tech)
    const interceptors = Array.from({ length: count }, () => ({ countermeasures, damaged: false }))
    const odds = missileOdds({ counters: 1, targetCover: 'none', interceptors })
    return {
      text: share(1 - (odds?.intercepted ?? 0)),
      why: why('missile', { n: countermeasures, pass: DIE - countermeasures, count }),
      pages: '21',
    }
  }

  function shed(tech: Tech, unit: UnitType, key: string): Figure {
    const { stealth } = unitProfile(unit, toValue(rating), tech)
    return { text: String(Math.min(stealth, FULL_MOVE)), why: why(key, { n: stealth }), pages: '18' }
  }

  function pool(tech: Tech, unit: UnitType): Figure {
    const { sensors, robotics } = unitProfile(unit, toValue(rating), tech)
    const n = sensors ?? 0
    const stat = t(robotics === null ? 'stat.sensors' : 'stat.robotics')
    return { text: number(n * AVERAGE_DIE), why: why('pool', { n, stat }), pages: '19' }
  }

  /** How a fresh tactical trooper of one fares near a missile's blast of the other. */
  function blast(tech: Tech, from: Tech, distance: number): Figure {
    const armour = unitProfile('tactical', toValue(rating), tech).armour ?? 1
    const nuclear = from[toValue(rating)].nuclear
    const odds = blastOdds({ nuclear, distance, target: { kind: 'trooper', armour, damaged: false } })
    const dice = Math.max(0, nuclear - distance)
    const values = {
      dice: t('factions.meaning.why.dice', dice),
      nuclear,
      armour,
      distance,
      unharmed: share(odds.unharmed),
      damaged: share(odds.damaged),
      both: share(odds.damagedAndStunned),
      killed: share(odds.killed),
    }
    return {
      text: share(1 - odds.killed),
      aside: t('factions.meaning.unharmed', { share: share(odds.unharmed) }),
      why: why(dice === 0 ? 'blastNone' : 'blast', values),
      pages: '21',
    }
  }

  return computed(() => {
    const a = toValue(own)
    const b = toValue(other)
    const both = (figure: (tech: Tech, against: Tech) => Figure): Figure[] => [figure(a, b), figure(b, a)]
    const sheds = [
      ['tactical', 'tactical', 'shedMove'],
      ['scout', 'scout', 'shedScout'],
      ['drone', 'basic', 'shedDrone'],
    ] as const
    return [
      {
        key: 'missile',
        title: t('factions.meaning.missile'),
        rows: INTERCEPTORS.map((count) => ({
          key: String(count),
          head: t('factions.meaning.past', count),
          cells: both((tech) => missile(tech, count)),
        })),
      },
      {
        key: 'shed',
        title: t('factions.meaning.shed'),
        rows: sheds.map(([key, unit, reason]) => ({
          key,
          head: t(`factions.meaning.of.${key}`),
          cells: both((tech) => shed(tech, unit, reason)),
        })),
      },
      {
        key: 'pool',
        title: t('factions.meaning.pool'),
        rows: TARGETING.map((unit) => ({
          key: unit,
          head: t(`factions.meaning.of.${unit}`),
          cells: both((tech) => pool(tech, unit)),
        })),
      },
      {
        key: 'blast',
        title: t('factions.meaning.blast'),
        rows: DISTANCES.map((distance) => ({
          key: String(distance),
          head: t('factions.meaning.at', { n: distance }),
          cells: both((tech, against) => blast(tech, against, distance)),
        })),
      },
    ]
  })
}
