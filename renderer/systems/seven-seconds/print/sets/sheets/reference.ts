import { BAND_WIDTHS, REACH } from '../../../../../../shared/systems/seven-seconds/data/ranges.ts'
import {
  CAMPAIGN_LENGTHS,
  CAMPAIGN_POINTS,
  MARGIN_LEADS,
  STREAK_EFFECTS,
  STREAK_TO_WIN,
  TECH_PRICES,
} from '../../../../../../shared/systems/seven-seconds/data/campaign.ts'
import {
  DRONE_EQUIPMENT,
  RIFLE_FACES,
  TROOPER_EQUIPMENT,
} from '../../../../../../shared/systems/seven-seconds/data/equipment.ts'
import { DRONES, STATS, TROOPERS, type Scale } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { Block } from '../../../../../print/blocks/block.ts'
import type { Words } from '../../../../../texts/words.ts'
import { head, heading, row, text } from '../../../../../print/blocks/make.ts'
import { TERRAIN, type Terrain } from './terrain.ts'

/** Range Bands that the tables show; further ones go on in the same way. */
const BANDS = [1, 2, 3, 4] as const
const ACTIONS = [
  'move',
  'jump',
  'target',
  'rifle',
  'missile',
  'flamer',
  'command',
  'repair',
  'kamikaze',
  'jammer',
] as const
const COVER_ROWS = ['light', 'heavy', 'betweenLight', 'betweenHeavy'] as const

/** The whole game on two pages: how it goes, and all of its tables; with figures of this scale (R32). */
export function referenceBlocks({ t, n: figure }: Words, scale: Scale): Block[] {
  const r = (key: string, values: Record<string, unknown> = {}): string => t(`reference.${key}`, values)
  const range = (band: number, full: number): string => {
    const width = full * scale
    return `${figure((band - 1) * width)}\u2060–\u2060${figure(band * width)}″`
  }
  const reach = { move: figure(REACH.move * scale), jump: figure(REACH.jump * scale) }
  return [
    heading(r('setUp.title')),
    text(r('setUp.order'), '14'),
    text(r('setUp.objectives'), '15'),
    text(r('setUp.cards'), '8, 15'),
    text(r('setUp.deploy'), '8, 15'),
    heading(r('round.title')),
    text(r('round.refresh'), '16'),
    text(r('round.turn'), '16'),
    heading(r('actions.title')),
    head([r('actions.action'), r('actions.counters'), r('actions.who')], [3, 2.4, 4]),
    ...ACTIONS.map((action) =>
      row(
        [`name`, 'counters', 'who'].map((part) => r(`actions.rows.${action}.${part}`, reach)),
        [3, 2.4, 4],
      ),
    ),
    heading(r('move.title')),
    text(r('move.shed', { unit: r(`move.unit.${scale === 1 ? 'full' : 'half'}`) }), '18'),
    text(r('move.sensors'), '18'),
    heading(r('target.title')),
    text(r('target.how'), '19'),
    head([r('target.range'), ...BANDS.map((band) => range(band, BAND_WIDTHS.targeting))], [2, 1, 1, 1, 1]),
    row([r('target.price'), ...BANDS.map(String)], [2, 1, 1, 1, 1]),
    heading(r('rifle.title')),
    text(r('rifle.how'), '20'),
    head(
      [r('rifle.band'), ...BANDS.map(String), r('rifle.kills'), r('rifle.grazes')],
      [1.3, 1, 1.2, 1.2, 1.2, 1.3, 1.2],
    ),
    ...(['gauss', 'plasma'] as const).map((rifle) => {
      const { killsUpTo, grazesUpTo } = RIFLE_FACES[rifle]
      const kills = killsUpTo === 1 ? '1' : `1–${killsUpTo}`
      return row(
        [
          r(`rifle.${rifle}`),
          ...BANDS.map((band) => range(band, BAND_WIDTHS[rifle])),
          kills,
          String(grazesUpTo),
        ],
        [1.3, 1, 1.2, 1.2, 1.2, 1.3, 1.2],
      )
    }),
    text(r('rifle.grazed'), '20'),
    heading(r('cover.title')),
    head(
      ['what', 'targeting', 'rifle', 'missile'].map((part) => r(`cover.${part}`)),
      [3.6, 2, 2, 2],
    ),
    ...COVER_ROWS.map((line) =>
      row(
        ['name', 'targeting', 'rifle', 'missile'].map((part) => r(`cover.rows.${line}.${part}`)),
        [3.6, 2, 2, 2],
      ),
    ),
    text(r('cover.more'), '23'),
    heading(r('missile.title')),
    text(r('missile.fire'), '21'),
    text(r('missile.hit'), '21'),
    text(r('missile.blast'), '21'),
    heading(r('others.title')),
    text(r('others.flamer'), '22'),
    text(r('others.command'), '22'),
    text(r('others.kamikaze'), '22'),
    text(r('others.jammer'), '22'),
    heading(r('blips.title')),
    text(r('blips.own'), '17'),
    text(r('blips.enemy'), '17'),
    heading(r('damage.title')),
    text(r('damage.damaged'), '24'),
    text(r('damage.stunned'), '24'),
    heading(r('objectives.title')),
    text(r('objectives.held'), '11'),
    heading(r('end.title')),
    text(r('end.when'), '16'),
    text(r('end.control'), '16'),
    ...results(r),
    heading(r('units.title')),
    ...units(t, r),
    heading(r('terrain.title')),
    head(
      ['piece', 'troopers', 'drones'].map((part) => r(`terrain.${part}`)),
      [2, 2.6, 2.6],
    ),
    ...TERRAIN.map(({ key, troopers, drones }) =>
      row([r(`terrain.rows.${key}`), terrain(r, troopers), terrain(r, drones)], [2, 2.6, 2.6]),
    ),
    heading(r('campaign.title')),
    text(r('campaign.wins', { ...CAMPAIGN_LENGTHS, n: STREAK_TO_WIN }), '29'),
    text(r('campaign.tech', { third: TECH_PRICES[3], second: TECH_PRICES[2], first: TECH_PRICES[1] }), '29'),
    ...streaks(r),
  ]
}

type Told = (key: string, values?: Record<string, unknown>) => string

function terrain(r: Told, { cover, ground }: Terrain): string {
  const words = [cover, ground].filter((word) => word !== null)
  return words.length === 0 ? r('terrain.none') : words.map((word) => r(`terrain.${word}`)).join(', ')
}

function results(r: Told): Block[] {
  return [
    head([r('end.lead'), r('end.result'), r('end.points')], [1, 1, 1]),
    ...MARGIN_LEADS.map(({ margin, from }) =>
      row(
        [r('end.from', { n: from }), r(`end.margin.${margin}`), String(CAMPAIGN_POINTS[margin])],
        [1, 1, 1],
      ),
    ),
    row(['0', r('end.margin.draw'), String(CAMPAIGN_POINTS.draw)], [1, 1, 1]),
  ]
}

function streaks(r: Told): Block[] {
  return [
    head([r('campaign.streak'), r('campaign.role'), r('campaign.extra')], [1, 1, 2]),
    ...STREAK_EFFECTS.map(({ roleBonus, extraMissionCards, extraTroopCards }, streak) => {
      const extra =
        extraMissionCards > 0 ? r('campaign.both') : extraTroopCards > 0 ? r('campaign.troop') : '–'
      return row([String(streak), `+${roleBonus}`, extra], [1, 1, 2])
    }),
  ]
}

function units(t: Words['t'], r: Told): Block[] {
  const widths = [2.5, 3.7, 4.4]
  const troopers = TROOPERS.map((type) => {
    const { bonuses, rifle, missiles, flamer, jump, repairs, commands } = TROOPER_EQUIPMENT[type]
    const more = STATS.flatMap((stat) => (bonuses[stat] ? [`${t(`stat.${stat}`)} +${bonuses[stat]}`] : []))
    const carries = [
      r(`units.rifle.${rifle}`),
      ...(missiles ? [r('units.missiles')] : []),
      ...(flamer ? [r('units.flamer')] : []),
      ...(jump ? [r('units.jump')] : []),
      ...(repairs ? [r('units.repairs')] : []),
      ...(commands ? [r(`units.commands.${commands}`)] : []),
    ]
    return row([t(`unit.${type}`), more.join(', ') || '–', carries.join(', ')], widths)
  })
  const drones = DRONES.map((type) => {
    const { cost, explodes, jams, targets } = DRONE_EQUIPMENT[type]
    const does = [
      r('units.jump'),
      ...(explodes ? [r('units.explodes')] : []),
      ...(jams ? [r('units.jams')] : []),
      ...(targets ? [r('units.targets')] : []),
      r('units.countermeasures'),
    ]
    return row([t(`fight.words.unit.${type}`), String(cost), does.join(', ')], widths)
  })
  return [
    head([r('units.unit'), r('units.stats'), r('units.carries')], widths),
    ...troopers,
    head([r('units.unit'), r('units.cost'), r('units.carries')], widths),
    ...drones,
  ]
}
