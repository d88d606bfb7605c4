import type { Tech } from '../words.ts'

export const ARCHETYPE_IDS = [
  'even',
  'stealth-raiders',
  'armoured-fist',
  'drone-swarm',
  'nuclear-hammer',
  'watchers',
  'iron-dome',
] as const
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number]

/** Ways to spend a new faction's points, each legal (p.28): something to start from. */
export const ARCHETYPES: Readonly<Record<ArchetypeId, Tech>> = {
  even: {
    3: { sensors: 2, stealth: 2, armour: 2, countermeasures: 2, nuclear: 2, robotics: 2 },
    2: { sensors: 3, stealth: 3, armour: 3, countermeasures: 3, nuclear: 3, robotics: 3 },
    1: { sensors: 4, stealth: 4, armour: 4, countermeasures: 4, nuclear: 4, robotics: 4 },
  },
  'stealth-raiders': {
    3: { sensors: 3, stealth: 4, armour: 1, countermeasures: 2, nuclear: 1, robotics: 1 },
    2: { sensors: 5, stealth: 5, armour: 2, countermeasures: 3, nuclear: 2, robotics: 1 },
    1: { sensors: 5, stealth: 5, armour: 4, countermeasures: 4, nuclear: 4, robotics: 2 },
  },
  'armoured-fist': {
    3: { sensors: 2, stealth: 1, armour: 4, countermeasures: 2, nuclear: 2, robotics: 1 },
    2: { sensors: 3, stealth: 2, armour: 5, countermeasures: 4, nuclear: 3, robotics: 1 },
    1: { sensors: 5, stealth: 3, armour: 5, countermeasures: 5, nuclear: 5, robotics: 1 },
  },
  'drone-swarm': {
    3: { sensors: 2, stealth: 2, armour: 1, countermeasures: 1, nuclear: 1, robotics: 5 },
    2: { sensors: 3, stealth: 3, armour: 3, countermeasures: 2, nuclear: 2, robotics: 5 },
    1: { sensors: 5, stealth: 4, armour: 4, countermeasures: 4, nuclear: 2, robotics: 5 },
  },
  'nuclear-hammer': {
    3: { sensors: 3, stealth: 1, armour: 2, countermeasures: 1, nuclear: 4, robotics: 1 },
    2: { sensors: 4, stealth: 2, armour: 3, countermeasures: 2, nuclear: 5, robotics: 2 },
    1: { sensors: 5, stealth: 4, armour: 4, countermeasures: 4, nuclear: 5, robotics: 2 },
  },
  watchers: {
    3: { sensors: 4, stealth: 2, armour: 1, countermeasures: 1, nuclear: 1, robotics: 3 },
    2: { sensors: 5, stealth: 3, armour: 2, countermeasures: 2, nuclear: 2, robotics: 4 },
    1: { sensors: 5, stealth: 5, armour: 3, countermeasures: 3, nuclear: 3, robotics: 5 },
  },
  'iron-dome': {
    3: { sensors: 2, stealth: 1, armour: 3, countermeasures: 4, nuclear: 1, robotics: 1 },
    2: { sensors: 3, stealth: 2, armour: 4, countermeasures: 5, nuclear: 2, robotics: 2 },
    1: { sensors: 4, stealth: 4, armour: 5, countermeasures: 5, nuclear: 3, robotics: 3 },
  },
}
