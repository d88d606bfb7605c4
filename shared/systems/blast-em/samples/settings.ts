import type { ObjectiveKind } from '../data/missions.ts'

/** What random missions and teams are put together from: all of it invented for Muster. */

export interface Setting {
  readonly name: string
  /** Where a team comes in is the first, where it matters the last. */
  readonly rooms: readonly string[]
  readonly atmosphere: 'standard' | 'vacuum' | 'corrosive'
  readonly gravity: 'standard' | 'none' | 'low'
}

export const SETTINGS: readonly [Setting, ...Setting[]] = [
  {
    name: 'Tollgate Station',
    rooms: [
      'Docking ring',
      'Customs hall',
      'Hydroponics',
      'Hostel',
      'Archive',
      'Water plant',
      'Station office',
    ],
    atmosphere: 'standard',
    gravity: 'standard',
  },
  {
    name: 'the tanker Perpetua',
    rooms: [
      'Cargo lock',
      'Pump deck',
      'Crew quarters',
      'Galley',
      'Tank walkway',
      'Engine room',
      'Wheelhouse',
    ],
    atmosphere: 'standard',
    gravity: 'low',
  },
  {
    name: 'Mine Forty-One',
    rooms: [
      'Lift head',
      'Lamp room',
      'Old gallery',
      'Crusher',
      'Explosives store',
      'Flooded level',
      'Deep face',
    ],
    atmosphere: 'corrosive',
    gravity: 'standard',
  },
  {
    name: 'the Ostrow Institute',
    rooms: [
      'Glass foyer',
      'Cafeteria',
      'Animal house',
      'Cold room',
      'Lecture hall',
      'Server room',
      'Inner laboratory',
    ],
    atmosphere: 'standard',
    gravity: 'standard',
  },
  {
    name: 'the wreck of the Mirabel',
    rooms: [
      'Torn hull',
      'Cabin deck',
      'Ballroom',
      'Sick bay',
      'Purser’s office',
      'Reactor gallery',
      'Chart room',
    ],
    atmosphere: 'vacuum',
    gravity: 'none',
  },
]

/** What stands about: hard or light cover, and what a hit does to it. */
export const COVER_THINGS = [
  { name: 'Steel crates', cover: 'hard', hides: true, breakable: false, explosive: false },
  { name: 'Bulkhead', cover: 'hard', hides: true, breakable: false, explosive: false },
  { name: 'Desks', cover: 'light', hides: true, breakable: true, explosive: false },
  { name: 'Racks', cover: 'light', hides: true, breakable: true, explosive: false },
  { name: 'Handrail', cover: 'light', hides: false, breakable: true, explosive: false },
  { name: 'Gas bottles', cover: 'light', hides: false, breakable: true, explosive: true },
] as const

export interface Plot {
  /** What goes before the place in the mission's name. */
  readonly title: string
  readonly brief: string
  readonly win: string
  readonly loss: string
  /** What the objective is called, where it is something or somebody. */
  readonly targets: readonly [string, ...string[]]
}

export const PLOTS: Readonly<Record<ObjectiveKind, Plot>> = {
  leave: {
    title: 'Out of',
    brief: 'You were not meant to wake up here, and nobody has noticed yet that you did.',
    win: 'The hero has left by the way out.',
    loss: 'The hero is out.',
    targets: ['The way out'],
  },
  learn: {
    title: 'Questions at',
    brief: 'Somewhere inside is the answer that three people have died for. Read it, and come back.',
    win: 'Somebody who has read it leaves.',
    loss: 'The hero is out.',
    targets: ['Record machine', 'Sealed archive', 'Log of the night watch'],
  },
  bringOut: {
    title: 'Nobody stays at',
    brief: 'They hold somebody who would not hurt a fly, and who knows far too much. Bring both home.',
    win: 'The captive leaves with you, and is not Mostly Dead.',
    loss: 'The hero or the captive is out.',
    targets: ['The cartographer', 'The heiress', 'The minister’s son', 'The witness'],
  },
  fetch: {
    title: 'Lost and found at',
    brief: 'It fits under one arm, and two fleets would burn for it. You have the shorter way.',
    win: 'The thing leaves with you.',
    loss: 'The hero is out.',
    targets: ['Sealed case', 'Navigation core', 'Jar of grey soil', 'Music box'],
  },
  destroy: {
    title: 'Lights out at',
    brief: 'As long as it runs, nobody downriver sleeps. Make it stop for good.',
    win: 'The target is wrecked.',
    loss: 'The hero is out.',
    targets: ['Signal mast', 'Weather engine', 'Cannon mount', 'Brain of the works'],
  },
  secure: {
    title: 'All hands at',
    brief: 'Whoever stands at the wheel decides where it goes. Tonight that should be you.',
    win: 'One of you is in the control room at the end of a turn, and no enemy is up there.',
    loss: 'The hero is out.',
    targets: ['Control room'],
  },
  beatWaves: {
    title: 'They come to',
    brief: 'The first ones are testing the doors. Behind them is everybody else.',
    win: 'Every wave is beaten.',
    loss: 'The hero is out.',
    targets: ['The door'],
  },
  own: {
    title: 'Trouble at',
    brief: 'It began as a misunderstanding and is now a gunfight.',
    win: 'No enemy is up.',
    loss: 'The hero is out.',
    targets: ['Nothing in particular'],
  },
}

export const TEAM_NAMES = {
  first: ['Borrowed', 'Seventh', 'Crooked', 'Patient', 'Unpaid', 'Electric', 'Northbound', 'Second-hand'],
  last: ['Comets', 'Lodgers', 'Errand', 'Umbrellas', 'Knaves', 'Company', 'Holiday', 'Argument'],
} as const
