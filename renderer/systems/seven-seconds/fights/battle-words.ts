import { addTexts } from '../../../texts/index.ts'

/** The words of a battle that its screens share: what units, phases, edges and Objectives are called. */
export const battleWords = {
  unit: {
    tactical: 'Tactical',
    commander: 'Commander',
    assault: 'Assault',
    scout: 'Scout',
    engineer: 'Engineer',
    basic: 'Basic drone',
    kamikaze: 'Kamikaze drone',
    haywire: 'Haywire drone',
    recce: 'Recce drone',
  },
  named: '{unit} {name}',
  cause: {
    gauss: 'gauss rifle',
    plasma: 'plasma rifle',
    missile: 'missile',
    blast: 'blast',
    flamer: 'flamer',
    kamikaze: 'explosion',
    contact: 'kamikaze’s contact',
    jamming: 'jamming field',
  },
  killedBy: '{how} of {by}',
  killedByOwnSide: '{how} of {by}, of their own side',
  killedByOneself: '{how} of their own',
  blip: 'Blip {n}',
  ground: 'Ground {n}',
  objective: { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },
  edge: { north: 'North', east: 'East', south: 'South', west: 'West' },
}

addTexts({ fight: { words: battleWords } })
