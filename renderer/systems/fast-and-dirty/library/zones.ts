import { never } from '../../../../shared/never.ts'
import type { ScenarioDraft, Zone } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type { GroundZone } from '../../../ground/ground.ts'

const SIDES = ['first', 'second'] as const

/** Both sides by where they sit: the first near; and where one comes from that has no zone. */
export const sidesOn = ({ sides }: Pick<ScenarioDraft, 'sides'>) =>
  SIDES.flatMap((side, at) => {
    const one = sides[at]
    if (!one) return []
    const { where } = one.zone
    return [{ side, id: one.id, name: one.name, from: where === 'anyEdge' || where === 'air' ? where : null }]
  })

/** Where both sides begin. Who comes from any edge or from the air has no zone. Source: lines 428–436, 2691–2693. */
export function zonesOn({ table, sides }: Pick<ScenarioDraft, 'table' | 'sides'>): GroundZone[] {
  const within = (n: number, most: number): number => Math.min(n, most)
  const of = (zone: Zone, side: number): Omit<GroundZone, 'side'>[] => {
    switch (zone.where) {
      case 'edge': {
        const width = within(zone.width ?? table.width, table.width)
        const height = within(zone.depth, table.depth)
        return [{ x: (table.width - width) / 2, y: side === 0 ? table.depth - height : 0, width, height }]
      }
      case 'middle': {
        const width = within(zone.width, table.width)
        const height = within(zone.depth, table.depth)
        return [{ x: (table.width - width) / 2, y: (table.depth - height) / 2, width, height }]
      }
      case 'opposingEdges': {
        const height = within(zone.depth, table.depth / 2)
        const strip = { x: 0, width: table.width, height }
        return [
          { ...strip, y: 0 },
          { ...strip, y: table.depth - height },
        ]
      }
      case 'anyEdge':
      case 'air':
        return []
      default:
        return never(zone)
    }
  }
  return SIDES.flatMap((side, at) => {
    const one = sides[at]
    return one ? of(one.zone, at).map((zone) => ({ side, ...zone })) : []
  })
}
