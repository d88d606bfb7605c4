import { readFile } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve } from 'node:path'

/** The built renderer, in the package as in the source tree. */
export const RENDERER = join(import.meta.dirname, '../renderer')

/** Where the window finds it: an origin of its own. */
export const SCHEME = 'app'
export const ORIGIN = `${SCHEME}://muster`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Nothing runs, loads or connects but what comes with the program. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

export interface Served {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export const NOT_FOUND: Served = { status: 404, headers: SECURITY_HEADERS, body: Buffer.from('Not found') }

/** Serves a file of the renderer for both hosts. A path that leads out of its folder is not found. */
export async function serveFile(path: string, folder = RENDERER): Promise<Served> {
  const file = inside(folder, path)
  const type = file === null ? undefined : TYPES[extname(file)]
  if (file === null || type === undefined) return NOT_FOUND
  try {
    const body = await readFile(file)
    return { status: 200, headers: { ...SECURITY_HEADERS, 'content-type': type }, body }
  } catch {
    return NOT_FOUND
  }
}

/** The file that a URL's path names, or null where it does not stay inside the folder. */
export function inside(folder: string, path: string): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  if (plain.includes('\0') || plain.includes('\\')) return null
  const file = resolve(folder, `.${plain === '/' ? '/index.html' : plain}`)
  const from = relative(folder, file)
  return from === '' || from.startsWith('..') || isAbsolute(from) ? null : file
}
