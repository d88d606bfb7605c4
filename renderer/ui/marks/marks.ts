/** A shape for each of six sides, around the origin, about 10 units wide. */
export const MARKS: readonly string[] = [
  'M-5 0a5 5 0 1010 0a5 5 0 10-10 0z',
  'M-4.500 -4.500h9v9h-9z',
  'M0 -5L5 4.500H-5z',
  'M0 -5.500L5.500 0L0 5.500L-5.500 0z',
  'M0 5L5 -4.500H-5z',
  'M-5 -1.700h3.300V-5h3.400v3.300H5v3.400H1.700V5h-3.400V1.700H-5z',
]
