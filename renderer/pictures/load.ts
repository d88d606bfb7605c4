import { pictureHeader } from '../../shared/pictures/header.ts'
import { readFile } from '../client/files.ts'

/** What a file may have at most; what is kept of it is far smaller. */
export const LARGEST_MEGABYTES = 8
/** More than this would fill the memory when it is unpacked. */
const MOST_PIXELS = 64_000_000

/** Why a file cannot be shown. */
export type LoadProblem = 'tooLarge' | 'notOne' | 'tooManyPixels'

/**
 * Reads a file as a picture to cut. An SVG becomes an image like any other: in one, scripts do not run and
 * nothing is loaded from elsewhere; only its pixels are kept.
 */
export async function loadPicture(file: File): Promise<HTMLImageElement | LoadProblem> {
  if (file.size > LARGEST_MEGABYTES * 1024 * 1024) return 'tooLarge'
  // Its words are in the address: from another kind of address the browser would not give its pixels back.
  if (isSvg(file)) return show(`data:image/svg+xml;base64,${await readFile(file)}`)
  const header = pictureHeader(new Uint8Array(await file.arrayBuffer()))
  if (!header) return 'notOne'
  if (header.width * header.height > MOST_PIXELS) return 'tooManyPixels'
  const address = URL.createObjectURL(file)
  const image = await show(address)
  URL.revokeObjectURL(address)
  return image
}

const isSvg = ({ type, name }: File): boolean =>
  type === 'image/svg+xml' || (type === '' && name.toLowerCase().endsWith('.svg'))

async function show(address: string): Promise<HTMLImageElement | LoadProblem> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    // Cut off or damaged: the browser says so by refusing to decode it.
    return 'notOne'
  }
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : 'notOne'
}
