/** A shield on a field of 40 × 46, and the charges of the sample factions, drawn by us. */
export const SHIELD = 'M2 2h36v22c0 10-8 16-18 20C10 40 2 34 2 24z'

export const CHARGES: Readonly<Record<string, readonly string[]>> = {
  // A low sun over two lines of sea: New Tokyo.
  'new-tokyo': ['M12 24a8 8 0 0116 0', 'M20 9v3M10 13l2 2M30 13l-2 2', 'M9 28h22', 'M13 33h14'],
  // One star over two ranks: the People's Utopian Collective.
  'peoples-utopian-collective': [
    'M20 9l1.4 2.9 3.1.4-2.3 2.1.6 3.1L20 16l-2.8 1.5.6-3.1-2.3-2.1 3.1-.4z',
    'M20 13v.5',
    'M11 28l9-6.5 9 6.5',
    'M12.5 35l7.5-5.5 7.5 5.5',
  ],
  // A form of three lines, duly stamped: the Council of Zane.
  'council-of-zane': ['M11 12h18', 'M11 19.5h18', 'M11 27h8', 'M24 26h5v5h-5z'],
}
