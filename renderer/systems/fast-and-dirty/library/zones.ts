import { never } from '../../../../shared/never.ts'
import type { ScenarioDraft, Zone } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'

/** A zone on the table, in inches from its left and far edge; the first side sits near. */
export interface ZoneOn {
  readonly side: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where both sides begin. Who comes from any edge or from the air has no zone. Source: lines 428–436, 2691–2693. */
export function zonesOn({ table, sides }: Pick<ScenarioDraft, 'table' | 'sides'>): ZoneOn[] {
  const within = (n: number, most: number): number => Math.min(n, most)
  const of = (zone: Zone, side: number): Omit<ZoneOn, 'side'>[] => {
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
  return sides.flatMap(({ zone }, side) => of(zone, side).map((one) => ({ side, ...one })))
}
