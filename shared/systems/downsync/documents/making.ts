import type { ListDraft, ListSize } from './force-list.ts'
import type { MissionDraft, Score } from './mission.ts'
import type { Action, CardDraft, CardFace, Modifier, Trait } from './unit-card.ts'

/** Documents to begin with: a plain one of each, changed in what is named. */

/** An Attack at any enemy Unit. */
export const plainAction = (of: Partial<Action> & Pick<Action, 'id' | 'name'>): Action => ({
  text: '',
  teams: [],
  cost: 'action',
  target: 'enemyUnit',
  range: 24,
  rof: 1,
  effect: 'kill',
  labels: [],
  counter: null,
  modifiers: [],
  ...of,
})

/** A Scan Action that reveals. */
export const plainScan = (of: Partial<Action> & Pick<Action, 'id' | 'name'>): Action =>
  plainAction({ target: 'enemy', range: null, effect: 'reveal', labels: ['scan'], ...of })

export const plainTrait = (of: Partial<Trait> & Pick<Trait, 'id' | 'name'>): Trait => ({
  text: '',
  sig: null,
  stacks: false,
  at: 'always',
  commandPoints: 0,
  gains: null,
  modifiers: [],
  ...of,
})

export const plainModifier = (of: Partial<Modifier> & Pick<Modifier, 'roll'>): Modifier => ({
  of: 'own',
  add: 0,
  advantage: 0,
  when: 'always',
  perBreach: false,
  ...of,
})

/** A medium vehicle in the middle of what is usual (lines 324–330). */
export const plainFace = (of: Partial<CardFace> & Pick<CardFace, 'name' | 'faction'>): CardFace => ({
  description: '',
  notes: '',
  picture: null,
  sig: 'medium',
  spd: 6,
  scan: 6,
  targ: 6,
  def: 13,
  cm: 1,
  cmPlus: 0,
  bases: null,
  traits: [],
  actions: [],
  counters: [],
  ...of,
})

export const plainCard = (of: Partial<CardFace> & Pick<CardFace, 'name' | 'faction'>): CardDraft => ({
  kind: 'unit-card',
  version: 1,
  ...plainFace(of),
})

export const emptyList = (name: string, faction: string, size: ListSize): ListDraft => ({
  kind: 'force-list',
  version: 1,
  name,
  notes: '',
  faction,
  size,
  cards: [],
  units: [],
})

/** A list of these cards by their ids, with a Unit for each that is named, in that order. */
export function listOf(
  list: ListDraft,
  cards: Readonly<Record<string, CardFace>>,
  units: readonly (string | { readonly card: string; readonly name: string })[],
): ListDraft {
  const listed = units.map((unit) => (typeof unit === 'string' ? { card: unit, name: '' } : unit))
  const used = Object.entries(cards).filter(([id]) => listed.some(({ card }) => card === id))
  return {
    ...list,
    cards: used.map(([id, face]) => ({ id, ...face })),
    units: listed.map((unit, at) => ({ id: `u${at + 1}`, ...unit, crew: [] })),
  }
}

/** Both sides the whole width of the table, so deep. */
export const plainMission = (name: string, depth: number, scores: readonly Score[]): MissionDraft => ({
  kind: 'mission',
  version: 1,
  name,
  brief: '',
  notes: '',
  zones: { first: { depth, width: null }, second: { depth, width: null } },
  tokens: [],
  terrain: [],
  decoys: {
    first: { small: 0, medium: 0, large: 0 },
    second: { small: 0, medium: 0, large: 0 },
  },
  scores: [...scores],
  wins: null,
  rounds: null,
})
