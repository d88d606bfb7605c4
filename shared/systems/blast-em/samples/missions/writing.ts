import type { MissionDraft } from '../../documents/mission.ts'
import type { BadGuy, Encounter, Some } from '../../words.ts'

/** What a written mission says; all else is as it usually is. */
export type Written = Pick<
  MissionDraft,
  'name' | 'brief' | 'mission' | 'rooms' | 'ways' | 'objective' | 'win' | 'loss'
> &
  Partial<MissionDraft>

/** A mission on a table of four feet by three, nothing unusual about it. */
export function mission(written: Written): MissionDraft {
  return {
    kind: 'mission',
    version: 1,
    notes: '',
    area: { width: 48, depth: 36, notes: '' },
    environment: { atmosphere: 'standard', gravity: 'standard', notes: '' },
    turnLimit: null,
    tokens: tokensIn(...written.rooms.map(({ id }) => id)),
    tokenTable: null,
    findTable: null,
    doors: [],
    terminals: [],
    items: [],
    people: [],
    things: [],
    vessels: [],
    garrison: [],
    waves: [],
    stocks: { grenades: null, demoPacs: null, heavyShots: null },
    traumaUnit: false,
    surprised: null,
    rewards: false,
    junk: null,
    own: {},
    ...written,
  }
}

export const room = (id: string, name: string, notes = '') => ({ id, name, notes })

/** Something that lies in a room. */
export const thing = (id: string, name: string, inRoom: string | null, notes = '') => ({
  id,
  name,
  notes,
  place: { room: inRoom, at: null },
})

type Way = MissionDraft['ways'][number]
export const way = (id: string, name: string, inRoom: string | null, ...uses: Way['for']): Way => ({
  ...thing(id, name, inRoom),
  for: uses,
})

type Door = MissionDraft['doors'][number]
export const door = (id: string, name: string, inRoom: string, state: Door['state']): Door => ({
  ...thing(id, name, inRoom),
  state,
})

type Token = MissionDraft['tokens'][number]
export const token = (id: string, inRoom: string, holds: Encounter | null = null): Token => ({
  id,
  place: { room: inRoom, at: null },
  holds,
})
/** One Hazard Token in each of these rooms. */
export const tokensIn = (...rooms: readonly string[]): Token[] =>
  rooms.map((one, index) => token(`token-${index + 1}`, one))

type Thing = MissionDraft['things'][number]
/** Hard cover that hides whoever kneels behind it, and lasts. */
export const block = (id: string, name: string, inRoom: string, over: Partial<Thing> = {}): Thing => ({
  ...thing(id, name, inRoom),
  cover: 'hard',
  hides: true,
  breakable: false,
  explosive: false,
  ...over,
})
/** Light cover that a heavy hit wrecks. */
export const junk = (id: string, name: string, inRoom: string, over: Partial<Thing> = {}): Thing =>
  block(id, name, inRoom, { cover: 'light', breakable: true, ...over })

export const some = (type: BadGuy, count: number): Some => ({ who: { kind: 'badGuy', type }, count })
export const enemies = (...models: Some[]): Encounter => ({ kind: 'enemies', models })
