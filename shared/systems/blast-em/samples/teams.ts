import type { TeamDraft } from '../documents/team.ts'
import type { Carried, TeamType } from '../words.ts'

type Written = [type: TeamType, name: string, notes: string, gadgets?: Carried[]]

const team = (name: string, notes: string, members: readonly Written[], sequel = false): TeamDraft => ({
  kind: 'team',
  version: 1,
  name,
  notes,
  sequel,
  members: members.map(([type, called, about, gadgets = []], index) => ({
    id: `m${index + 1}`,
    type,
    name: called,
    notes: about,
    gadgets,
    picture: null,
    guest: false,
  })),
  known: [],
  own: {},
})

/** Teams of different temper to start from: each legal, names and notes invented for Muster. */
export const SAMPLE_TEAMS = {
  'late-shift': team(
    'The Late Shift',
    'Dockers of Berth Nine who were told to look the other way once too often. A bit of everything, and nobody in charge of the coffee.',
    [
      ['hero', 'Ottla Brandt', 'Signed for the wrong crate, and opened it.'],
      ['trooper', 'Six-Ton Maro', 'Moves cargo. Moves people, too, when they stand in front of it.'],
      ['heavy', 'Pell Ansgar', 'The rivet cannon is on loan. Nobody has asked for it back.'],
      ['corpsman', 'Juna Oyelaran', 'Two tours on a hospital barge; her hands do not shake.'],
      ['techie', 'Wick', 'Lives in the duct above the customs office.'],
      ['sidekick', 'Little Tam', 'First week on the job. Says yes to everything.'],
    ],
  ),
  'lantern-choir': team(
    'The Lantern Choir',
    'Pilgrims with one teacher and no plan to hurt anybody. They wear the enemy down by refusing to fall over.',
    [
      ['hero', 'Ysolde Karr', 'Left the order. The order has not left her.'],
      ['teacher', 'Brother Anselm Vey', 'Speaks softly, and the door opens.'],
      ['medic', 'Dr. Hedda Lomax', 'Charges by the stitch, forgets to send the bill.'],
      ['pilot', 'Corin Ash', 'Can land anything once.'],
      ['sidekick', 'Novice Pim', 'Carries the lantern, and the lunch.'],
    ],
  ),
  'spare-parts': team(
    'Spare Parts',
    'One stubborn woman, her mechanic, and two machines that were written off in three different accidents.',
    [
      ['hero', 'Dagny Rusk', 'Owns a scrapyard, half a ship and a grudge.'],
      ['botEnhanced', 'Professor Tock', 'Was a surgery robot; was an opera robot before that.'],
      ['botBasic', 'Bucket', 'Understands more than it beeps.'],
      ['techie', 'Ilja Fenn', 'Holds both of them together, with tape where needed.'],
    ],
  ),
  'loud-and-sorry': team(
    'Loud and Sorry',
    'They knock first. Then the wall is gone, and one of them apologises. Nobody here can bandage a finger.',
    [
      ['hero', 'Captain Rufus Quill', 'Has never once waited for the second signal.'],
      ['demo', 'Marit Stoll', 'Counts down out loud, and starts at three.'],
      ['demo', 'Bang Li', 'Not her real name. She has forgotten it in the noise.'],
      ['heavy', 'Ox Haldane', 'Hums while he reloads.'],
      ['trooper', 'Sergeant Vesna Cole', 'The one who says sorry.'],
    ],
  ),
  'quiet-ada': team(
    'Quiet Ada',
    'She takes the job, the door code and half in advance. Nobody comes along.',
    [['operative', 'Ada Null', 'No file, no photograph, good shoes.']],
  ),
  'late-shift-again': team(
    'The Late Shift, Night Two',
    'What is left of Berth Nine after the first night, with what they carried off.',
    [
      ['hero', 'Ottla Brandt', 'Has stopped signing for things.', [{ gadget: 'bodyArmour' }]],
      [
        'trooper',
        'Six-Ton Maro',
        'Found a better sight.',
        [{ gadget: 'weaponUpgrade', upgrade: 'accurate' }],
      ],
      ['trooper', 'Rook', 'Changed sides at half past four.', [{ gadget: 'grenade' }]],
      [
        'corpsman',
        'Juna Oyelaran',
        'Ran out of bandages, not of patience.',
        [{ gadget: 'medpack', uses: 2 }],
      ],
      ['techie', 'Wick', 'Would like the duct back.', [{ gadget: 'passkey' }]],
      ['sidekick', 'Little Tam', 'Still says yes.', [{ gadget: 'forceField' }]],
    ],
    true,
  ),
} as const satisfies Readonly<Record<string, TeamDraft>>

export const SAMPLE_TEAM_IDS = [
  'late-shift',
  'lantern-choir',
  'spare-parts',
  'loud-and-sorry',
  'quiet-ada',
  'late-shift-again',
] as const satisfies readonly (keyof typeof SAMPLE_TEAMS)[]
