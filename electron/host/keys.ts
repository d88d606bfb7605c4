import { randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Who may ask over HTTP: whoever has the key of this run. A link brings the key to a page, once: it is shown in a
 * terminal and stays in the history of a browser, where others find it.
 */
export interface Keys {
  /** A new link. The one before it, used or not, gives no key any more. */
  newLink(): string
  /** The key, for the newest link when it is used for the first time; null for any other. */
  use(link: string): string | null
  fits(key: string): boolean
}

export function createKeys(): Keys {
  const key = secret()
  let link: string | null = null
  return {
    newLink: () => (link = secret()),
    use: (given) => {
      if (link === null || !same(given, link)) return null
      link = null
      return key
    },
    fits: (given) => same(given, key),
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Takes as long for a guess that is nearly right as for any other. */
function same(given: string, secretText: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secretText)]
  return one.length === other.length && timingSafeEqual(one, other)
}
