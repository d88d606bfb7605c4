import { toValue, computed, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import { TROOPER_EQUIPMENT } from '../../../../../../shared/systems/seven-seconds/data/equipment.ts'
import { unitProfile } from '../../../../../../shared/systems/seven-seconds/index.ts'
import type { UnitProfile } from '../../../../../../shared/systems/seven-seconds/profiles.ts'
import {
  DRONES,
  STATS,
  type DroneType,
  type Rating,
  type Stat,
  type Tech,
  type TrooperType,
  type UnitType,
} from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { Figure, FigureGroup } from './figures.ts'

/** Robotics is no stat of a unit's own: drones show it wherever they have one. */
type FieldStat = Exclude<Stat, 'robotics'>
export const FIELD_STATS = STATS.filter((stat): stat is FieldStat => stat !== 'robotics')

/** In the order in which a platoon is told: who leads first. */
const ORDER: readonly TrooperType[] = ['commander', 'tactical', 'scout', 'assault', 'engineer']
const GEAR = ['missiles', 'flamer', 'jump', 'repairs', 'explodes', 'jams', 'targets'] as const

/** Every trooper and drone of a rating with its numbers, where they come from, and what it carries. */
export function useField(
  tech: MaybeRefOrGetter<Tech>,
  rating: MaybeRefOrGetter<Rating>,
): ComputedRef<FigureGroup[]> {
  const { t } = useI18n()
  const isDrone = (unit: UnitType): unit is DroneType => DRONES.some((drone) => drone === unit)
  const nameOf = (unit: UnitType): string =>
    t(isDrone(unit) ? `factions.meaning.drone.${unit}` : `unit.${unit}`)

  function gear(profile: UnitProfile): string {
    const words = [profile.rifle, ...GEAR.filter((one) => profile[one]), profile.commands]
    // Every trooper targets: only a drone that does is worth a word.
    const said = words.filter((word) => word !== null && (word !== 'targets' || isDrone(profile.unit)))
    return said.map((word) => t(`factions.meaning.gear.${word ?? ''}`)).join(', ')
  }

  function figureOf(profile: UnitProfile, stat: FieldStat): Figure {
    const { unit } = profile
    const n = profile[stat]
    const values = { n, unit: nameOf(unit).toLocaleLowerCase(), rating: t(`rating.${toValue(rating)}`) }
    const why = (key: string): string => t(`factions.meaning.why.${key}`, values)
    if (isDrone(unit)) {
      if (n === null) return { text: '–', why: why(stat === 'armour' ? 'droneArmour' : 'none'), pages: '10' }
      return { text: String(n), why: why('drone'), pages: '12' }
    }
    return { text: String(n), ...trooperFigure(profile, unit, stat, values) }
  }

  function trooperFigure(
    profile: UnitProfile,
    unit: TrooperType,
    stat: FieldStat,
    values: Record<string, unknown>,
  ): Omit<Figure, 'text'> {
    const base = toValue(tech)[toValue(rating)][stat]
    const all = { ...values, base, stat: t(`stat.${stat}`) }
    const raised = profile[stat] !== base
    if (raised) return { raised, why: t('factions.meaning.why.plus', all), pages: '10' }
    if (stat in TROOPER_EQUIPMENT[unit].bonuses)
      return { why: t('factions.meaning.why.capped', all), pages: '10, 28' }
    if (stat === 'nuclear' && !profile.missiles)
      return { why: t('factions.meaning.why.commanderNuclear', all), pages: '10' }
    return { why: t('factions.meaning.why.own', all), pages: '10, 12' }
  }

  const row = (unit: UnitType) => {
    const profile = unitProfile(unit, toValue(rating), toValue(tech))
    return {
      key: unit,
      head: nameOf(unit),
      cells: FIELD_STATS.map((stat) => figureOf(profile, stat)),
      note: gear(profile),
    }
  }

  return computed(() => [
    { key: 'troopers', title: t('factions.meaning.troopers'), rows: ORDER.map(row) },
    { key: 'drones', title: t('factions.meaning.drones'), rows: DRONES.map(row) },
  ])
}
