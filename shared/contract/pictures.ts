import { z } from 'zod'
import { PICTURE_KINDS, PICTURE_MEDIA } from '../pictures/kinds.ts'
import { command, read } from './call.ts'
import { pictureId } from './fields.ts'

/** Pictures that the group made its own: kept once under the hash of their bytes, and never changed. */

/** A picture's bytes as base64; what is too large for its kind is said by the handler. */
const content = z.base64().max(2_000_000, 'This picture is larger than one can be.')

/** A picture as it crosses over. */
export const pictureContent = z.strictObject({ media: z.enum(PICTURE_MEDIA), content })

export const pictureCalls = {
  /**
   * Keeps a picture and gives its id. No step of undo: nothing shows it until a change names it, and one that
   * nothing names any more is cleared when the file is opened again.
   */
  'pictures.keep': command(
    z.strictObject({ kind: z.enum(PICTURE_KINDS), content }),
    z.strictObject({ id: pictureId }),
  ),
  'pictures.view': read(z.strictObject({ id: pictureId }), pictureContent),
}
