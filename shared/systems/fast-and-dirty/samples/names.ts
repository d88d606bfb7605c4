/** What random forces and scenarios are called: all of it invented for Muster. */

export const FORCE_NAMES = {
  first: ['Ninth', 'Iron', 'Quarry', 'Lantern', 'Marsh', 'Crooked', 'Paper', 'Midnight', 'Canal', 'Tin'],
  last: ['Rifles', 'Company', 'Volunteers', 'Guard', 'Column', 'Brigade', 'Watch', 'Levy', 'Lancers'],
} as const

export const SQUAD_NAMES = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
] as const

export const PLACES = [
  'the Pump House',
  'Kettle Ridge',
  'Orchard Crossing',
  'the Old Exchange',
  'Sallow Ford',
  'the Grain Silos',
  'Mast Hill',
  'the Tram Depot',
] as const
