import type { TableFaces } from '../../../table/faces.ts'

/** How Downsync shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'downsyncTable',
  pieces: () => [],
  line: () => null,
}
