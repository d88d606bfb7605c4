import type { TableFaces } from '../../../table/faces.ts'

/** How Fast and Dirty shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'fastAndDirtyTable',
  pieces: () => [],
  line: () => null,
}
