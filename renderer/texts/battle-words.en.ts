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
  blip: 'Blip {n}',
  ground: 'Ground {n}',
  objective: { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },
  edge: { north: 'North', east: 'East', south: 'South', west: 'West' },
}
