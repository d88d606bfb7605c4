import { unitProfile } from '../../../../shared/systems/seven-seconds/profiles.ts'
import { DRONES, TROOPERS, type Rating } from '../../../../shared/systems/seven-seconds/words.ts'
import type { Block } from '../../blocks/block.ts'
import { head, heading, markdown, row } from '../../blocks/make.ts'
import type { Words } from '../../../texts/words.ts'
import type { PrintedFaction } from '../factions/use-factions.ts'

/** As they are built: the 3rd rate first. */
const RATINGS: readonly Rating[] = [3, 2, 1]
const NAME = 3
const COLUMNS = ['sensors', 'stealth', 'armour', 'countermeasures', 'nuclear', 'robotics'] as const
const WIDTHS = [NAME, 1.6, 1.6, 1.6, 2.6, 1.6, 1.6]
const FIGURES = [1, 2, 3, 4, 5, 6]

/** What stands on a faction's sheet. */
export function factionBlocks(
  t: Words['t'],
  faction: PrintedFaction,
  wanted: { readonly profiles: boolean; readonly lore: boolean },
): Block[] {
  const lead = [faction.motto, faction.player].filter(Boolean).join(' · ')
  return [
    { kind: 'title', text: faction.name, lead, faction },
    { kind: 'stat-head' },
    ...RATINGS.map((rating): Block => ({ kind: 'stats', rating, tech: faction.tech, faction })),
    ...(wanted.lore && faction.lore !== ''
      ? [heading(t('paper.faction.lore')), ...markdown(faction.lore)]
      : []),
    ...(wanted.profiles ? RATINGS.flatMap((rating) => profileBlocks(t, faction, rating)) : []),
  ]
}

/** Every type of unit of a rating with its numbers; what it has no use for stays open. */
function profileBlocks(t: Words['t'], { tech }: PrintedFaction, rating: Rating): Block[] {
  const units = [...TROOPERS, ...DRONES]
  return [
    heading(t('paper.faction.unitsOf', { rating: t(`rating.${rating}`) })),
    head([t('paper.faction.unit'), ...COLUMNS.map((stat) => t(`stat.${stat}`))], WIDTHS, FIGURES),
    ...units.map((unit) => {
      const profile = unitProfile(unit, rating, tech)
      const name = DRONES.some((drone) => drone === unit) ? t(`fight.words.unit.${unit}`) : t(`unit.${unit}`)
      return row([name, ...COLUMNS.map((stat) => String(profile[stat] ?? '–'))], WIDTHS, FIGURES)
    }),
  ]
}
