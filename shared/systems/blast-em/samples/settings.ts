import type { ObjectiveKind } from '../data/missions.ts'

/** What random missions and teams are put together from: all of it invented for Muster. */

export interface Setting {
  readonly name: string
  /** Where a team comes in is the first, where it matters the last. */
  readonly rooms: readonly string[]
  readonly atmosphere: 'standard' | 'vacuum' | 'corrosive'
  readonly gravity: 'standard' | 'none' | 'low'
  /** It can be boarded, and its last room is where it is steered (line 46). */
  readonly isVessel?: true
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
    isVessel: true,
  },
  {
    name: 'the ferry Second Sunday',
    rooms: ['Car deck', 'Ticket hall', 'Saloon', 'Life-raft deck', 'Crew stairs', 'Engine room', 'Bridge'],
    atmosphere: 'standard',
    gravity: 'standard',
    isVessel: true,
  },
  {
    name: 'the liner Evening All',
    rooms: ['Tender bay', 'Promenade', 'Dining room', 'Theatre', 'Linen store', 'Sun deck', 'Flight deck'],
    atmosphere: 'standard',
    gravity: 'low',
    isVessel: true,
  },
  {
    name: 'the courier Short Notice',
    rooms: ['Air lock', 'Mail hold', 'Bunk room', 'Galley', 'Drive shaft', 'Sensor bay', 'Cockpit'],
    atmosphere: 'vacuum',
    gravity: 'none',
    isVessel: true,
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
  {
    name: 'Fort Halfway',
    rooms: ['Gatehouse', 'Parade hall', 'Mess', 'Armoury', 'Kennels', 'Signal loft', 'Commander’s rooms'],
    atmosphere: 'standard',
    gravity: 'standard',
  },
  {
    name: 'the Hotel Meridian',
    rooms: ['Lobby', 'Laundry', 'Kitchens', 'Winter garden', 'Casino', 'Boiler room', 'Tower suite'],
    atmosphere: 'standard',
    gravity: 'standard',
  },
  {
    name: 'Ice Station Brandt',
    rooms: ['Vehicle shed', 'Bunk hut', 'Drill hall', 'Generator', 'Sample store', 'Greenhouse', 'Radio hut'],
    atmosphere: 'standard',
    gravity: 'low',
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

/** What stands in every one of them, and what its doors and ways are called. */
export const PLACES = {
  panel: 'Wall panel',
  locker: 'Locker',
  door: (room: string): string => `${room} door`,
  wayIn: (room: string): string => `Entrance (${room})`,
  theirWay: (room: string): string => `Back door (${room})`,
  /** What it is about, in the middle of a sentence. */
  within: (target: string): string => `${target.slice(0, 1).toLowerCase()}${target.slice(1)}`,
}

export interface Plot {
  /** What goes before the place in the mission's name. */
  readonly title: string
  readonly briefs: readonly [string, ...string[]]
  /** `{target}`: what it is about, in the middle of a sentence. */
  readonly win: string
  readonly loss: string
  /** What the objective is called; null: as the room where it all ends. */
  readonly targets: readonly [string, ...string[]] | null
}

export const PLOTS: Readonly<Record<ObjectiveKind, Plot>> = {
  leave: {
    title: 'Out of',
    briefs: [
      'You were not meant to wake up here, and nobody has noticed yet that you did.',
      'The lock on your door was made by the lowest bidder. So was the rest of the place, with luck.',
      'They will count you again in an hour. By then the count should be wrong.',
      'Somebody left a door open for you, and would rather not say who. Do not ask; walk.',
      'Tomorrow they move you somewhere worse. Tonight there is this place, and a way out of it.',
      'Your boots were the last thing they took. You know where they keep them, and everything else.',
    ],
    win: 'The hero has left by the way out.',
    loss: 'The hero is out.',
    targets: ['The way out'],
  },
  learn: {
    title: 'Questions at',
    briefs: [
      'Somewhere inside is the answer that three people have died for. Read it, and come back.',
      'Whoever pays you wants to know one thing, and will not say why. It is written down in there.',
      'A number was changed in the night, and it was no mistake. Find out who changed it.',
      'There is a list, and your names are on it. Find out who wrote it, and why in green ink.',
      'The last one who asked came back without the answer and without his hat. Bring back both, or one.',
      'They say nothing was ever built here. Read what was, before somebody tidies up.',
    ],
    win: 'Somebody leaves who has read the {target}.',
    loss: 'The hero is out.',
    targets: ['Record machine', 'Sealed archive', 'Log of the night watch'],
  },
  bringOut: {
    title: 'Nobody stays at',
    briefs: [
      'They hold somebody who would not hurt a fly, and who knows far too much. Bring them home.',
      'The ransom was paid twice, and nobody was sent back. You are the third payment.',
      'Somebody is expected at a wedding tomorrow and sits in there tonight. Fetch them.',
      'The letter said “come alone”, and whoever did has not been seen since. Go in together.',
      'They kept the wrong one of two twins, and have not noticed yet. Be quicker than that.',
      'Whoever sits in there can end a war by signing something. They want to, and cannot get out.',
    ],
    win: 'You leave with {target}, who is not Mostly Dead.',
    loss: 'The hero is out, or {target} is.',
    targets: ['The cartographer', 'The heiress', 'The minister’s son', 'The witness', 'The clockmaker'],
  },
  fetch: {
    title: 'Lost and found at',
    briefs: [
      'It fits under one arm, and two fleets would burn for it. You have the shorter way.',
      'It was stolen from you, you stole it from them, and now it is theirs again. Enough.',
      'Nobody in there knows what it is worth. Be gone before somebody looks it up.',
      'Two buyers, one seller, and now nobody answers. Take what was paid for.',
      'It belongs in a museum. The museum has sent you, and does not want to know how.',
      'It hums when it rains. Bring it out before it does.',
    ],
    win: 'You leave, and have the {target} with you.',
    loss: 'The hero is out.',
    targets: ['Sealed case', 'Navigation core', 'Jar of grey soil', 'Music box'],
  },
  destroy: {
    title: 'Lights out at',
    briefs: [
      'As long as it runs, nobody downriver sleeps. Make it stop for good.',
      'It was built in a year. You have an evening to undo that.',
      'They call it a safety measure. The crater next door was one too.',
      'It listens to three worlds at once. Tonight it should hear one thing, and then nothing.',
      'They will finish it in the morning. See that there is nothing left to finish.',
      'Nobody remembers who switched it on. Somebody will remember who switched it off.',
    ],
    win: 'The {target} is wrecked.',
    loss: 'The hero is out.',
    targets: ['Signal mast', 'Weather engine', 'Cannon mount', 'Brain of the works'],
  },
  secure: {
    title: 'All hands at',
    briefs: [
      'Whoever stands at the wheel decides where it goes. Tonight that should be you.',
      'The old crew wants it back, the new crew does not know yet that it is the old one.',
      'It changes hands at midnight, by law. Be there first, by any other means.',
      'It is heading for a harbour full of people, and nobody steers. Somebody should.',
      'They took it with six people and a good story. You have the same, and it is your turn.',
      'The passengers are safe, says the radio, in a voice that nobody knows. Go and hold the wheel.',
    ],
    win: 'One of you is in the {target} at the end of a turn, and no enemy is up there.',
    loss: 'The hero is out.',
    targets: null,
  },
  beatWaves: {
    title: 'They come to',
    briefs: [
      'The first ones are testing the doors. Behind them is everybody else.',
      'The alarm was silent for thirty years. It is not now.',
      'They are not angry and not hungry. They just keep coming.',
      'You were told to hold the place until somebody relieves you. Nobody has said who.',
      'What comes through there tonight was people once, or is wearing them.',
      'Whoever sold you this place knew about them. He sold cheaply, and left by daylight.',
    ],
    win: 'Every wave is beaten.',
    loss: 'The hero is out.',
    targets: ['The door'],
  },
  own: {
    title: 'Trouble at',
    briefs: ['It began as a misunderstanding and is now a gunfight.'],
    win: 'No enemy is up.',
    loss: 'The hero is out.',
    targets: ['Nothing in particular'],
  },
}

export const TEAM_NAMES = {
  first: ['Borrowed', 'Seventh', 'Crooked', 'Patient', 'Unpaid', 'Electric', 'Northbound', 'Second-hand'],
  last: ['Comets', 'Lodgers', 'Errand', 'Umbrellas', 'Knaves', 'Company', 'Holiday', 'Argument'],
} as const
