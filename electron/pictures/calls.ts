import type { pictureCalls } from '../../shared/contract/pictures.ts'
import { isRefusal } from '../../shared/problem.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import { clearPictures } from './clear.ts'
import { pictureOf, told } from './picture.ts'
import { findPicture, keepPicture } from './stored.ts'

/** Made once for each file that is opened: what it no longer needs goes then. */
export function pictureHandlers(store: Store): HandlersOf<typeof pictureCalls> {
  const { tables } = store
  store.tidy(() => clearPictures(tables))
  return {
    'pictures.keep': ({ kind, content }) => {
      const picture = pictureOf(Buffer.from(content, 'base64'), kind)
      if (isRefusal(picture)) return picture
      store.keep(() => keepPicture(tables, picture))
      return { id: picture.id }
    },

    'pictures.view': ({ id }) => {
      const picture = findPicture(tables, id)
      return picture ? told(picture) : gone('picture')
    },
  }
}
