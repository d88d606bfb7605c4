import type { Failure } from './failures.ts'

/** The record that ends an archive and says where its directory lies. */
export interface End {
  /** Where the record begins, which is where the directory ends. */
  readonly at: number
  readonly directory: number
  readonly entries: number
}

const END = 0x06054b50
const END_ROOM = 22
/** Says where the end of a ZIP64 archive is, for sizes that no file of Muster comes near. */
const LOCATOR = 0x07064b50
const LOCATOR_ROOM = 20
const LONGEST_COMMENT = 0xffff

/** The one end that an archive has. Two ends would be two archives in one file, and each reader could see another. */
export function endOf(view: DataView): End | Failure {
  const marks: number[] = []
  const last = view.byteLength - END_ROOM
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) marks.push(at)
  const ends = marks.filter((at) => at + END_ROOM + view.getUint16(at + 20, true) === view.byteLength)
  const [at, another] = ends
  // A mark without an end: something was added behind the archive, or cut off.
  if (at === undefined) return marks.length > 0 ? 'altered' : 'not-one'
  const entries = view.getUint16(at + 10, true)
  const size = view.getUint32(at + 12, true)
  const directory = view.getUint32(at + 16, true)
  const isPlain =
    another === undefined &&
    view.getUint16(at + 4, true) === 0 &&
    view.getUint16(at + 6, true) === 0 &&
    view.getUint16(at + 8, true) === entries &&
    directory + size === at &&
    (at < LOCATOR_ROOM || view.getUint32(at - LOCATOR_ROOM, true) !== LOCATOR)
  return isPlain ? { at, directory, entries } : 'altered'
}
