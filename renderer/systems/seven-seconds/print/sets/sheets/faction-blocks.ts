import { unitProfile } from '../../../../../../shared/systems/seven-seconds/profiles.ts'
import { DRONES, STATS, TROOPERS, type Rating } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { Block } from '../../../../../print/blocks/block.ts'
import { head, heading, markdown, row } from '../../../../../print/blocks/make.ts'
import { divisible } from '../../divisible.ts'
import type { Words } from '../../../../../texts/words.ts'
import { statNames, statsOf } from '../../blocks/own.ts'
import type { PrintedFaction } from '../factions/use-factions.ts'

/** As they are built: the 3rd rate first. */
const RATINGS: readonly Rating[] = [3, 2, 1]
/** What a unit carries beside its rifle, as the book's table has it (p.10). */
const CARRIED = ['missiles', 'flamer', 'jump'] as const
const NONE = '–'
/** The name, six stats, and what the unit carries. */
const WIDTHS = [2.9, 1.45, 1.25, 1.65, 1.9, 1.3, 1.3, 1.6, 1.35, 1.5, 1.1]
const FIGURES = WIDTHS.map((_, index) => index).slice(1)

/** What stands on a faction's sheet. */
export function factionBlocks(
  t: Words['t'],
  faction: PrintedFaction,
  wanted: { readonly profiles: boolean; readonly lore: boolean },
): Block[] {
  const lead = [faction.motto, faction.player].filter(Boolean).join(' · ')
  return [
    { kind: 'title', text: faction.name, lead, faction },
    statNames,
    ...RATINGS.map((rating) => statsOf({ rating, tech: faction.tech, faction })),
    ...(wanted.lore && faction.lore !== ''
      ? [heading(t('paper.faction.lore')), ...markdown(faction.lore)]
      : []),
    ...(wanted.profiles ? RATINGS.flatMap((rating) => profileBlocks(t, faction, rating)) : []),
  ]
}

/** Every type of unit of a rating with its numbers; and what it carries; what it has no use for stays open. */
function profileBlocks(t: Words['t'], { tech }: PrintedFaction, rating: Rating): Block[] {
  const units = [...TROOPERS, ...DRONES]
  return [
    heading(t('paper.faction.unitsOf', { rating: t(`rating.${rating}`) })),
    head(
      [
        t('paper.faction.unit'),
        ...STATS.map((stat) => divisible(t(`stat.${stat}`))),
        t('paper.faction.rifle'),
        ...CARRIED.map((one) => t(`paper.carries.${one}`)),
      ],
      WIDTHS,
      FIGURES,
    ),
    ...units.map((unit) => {
      const profile = unitProfile(unit, rating, tech)
      const name = DRONES.some((drone) => drone === unit) ? t(`fight.words.unit.${unit}`) : t(`unit.${unit}`)
      return row(
        [
          name,
          ...STATS.map((stat) => String(profile[stat] ?? NONE)),
          profile.rifle === null ? NONE : t(`paper.faction.rifles.${profile.rifle}`),
          ...CARRIED.map((one) => (profile[one] ? t('paper.yes') : NONE)),
        ],
        WIDTHS,
        FIGURES,
      )
    }),
  ]
}
