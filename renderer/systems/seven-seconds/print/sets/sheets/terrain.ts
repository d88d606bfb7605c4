/** What a piece of terrain is to somebody: its cover, and what it does to movement. */
export interface Terrain {
  readonly cover: 'light' | 'heavy' | 'blocking' | null
  readonly ground: 'hindering' | 'impassable' | null
}

const of = (cover: Terrain['cover'], ground: Terrain['ground'] = null): Terrain => ({ cover, ground })
const both = <Key extends string>(key: Key, terrain: Terrain) =>
  ({ key, troopers: terrain, drones: terrain }) as const

/** The table of terrain types (Terrain Effects, p.23). */
export const TERRAIN = [
  both('woods', of('heavy', 'hindering')),
  both('bush', of('light')),
  both('plains', of(null)),
  both('hills', of('blocking')),
  { key: 'streams', troopers: of(null, 'hindering'), drones: of(null) },
  { key: 'rivers', troopers: of(null, 'impassable'), drones: of(null) },
  both('large', of('blocking')),
  both('civilian', of('light', 'hindering')),
  { key: 'swamps', troopers: of(null, 'hindering'), drones: of(null) },
  both('rocks', of('blocking')),
  { key: 'broken', troopers: of('light', 'hindering'), drones: of('light') },
  both('smoke', of('light')),
  both('haywire', of('heavy')),
  both('craters', of('heavy', 'hindering')),
] as const
