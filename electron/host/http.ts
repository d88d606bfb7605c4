import { serve, type ServerType } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import type { AddressInfo } from 'node:net'
import { problem, type Problem } from '../../shared/problem.ts'
import type { Program } from '../program/program.ts'
import type { Dispatch } from './dispatch.ts'
import { SECURITY_HEADERS, serveFile } from './files.ts'
import { createKeys, type Keys } from './keys.ts'

/** Calls carry text only; nothing that people type comes near this. */
const LARGEST_BODY = 16 * 1024 * 1024
/** But a whole campaign file. */
const LARGEST_FILE = 96 * 1024 * 1024
const LARGEST_LINK = 1024
const HEARTBEAT = 20_000

/** The addresses that people open; the second one with a link behind its #, which no browser sends. */
const PAGES: readonly string[] = ['/', '/open']

export interface HttpHost {
  readonly port: number
  /** A new address to open. It works once, and those before it no longer do. */
  readonly newAddress: () => string
  close(): void
}

/**
 * The same program for a browser on this machine: loopback only, a key for the one who started it, and nothing
 * for pages of other origins or names that were bent to point here (docs/adr/0021).
 */
export function serveHttp(program: Program, dispatch: Dispatch, port = 0): Promise<HttpHost> {
  const keys = createKeys()
  return new Promise((resolve, reject) => {
    let own = ''
    const app = createApp(program, dispatch, keys, () => own)
    const server: ServerType = serve(
      { fetch: app.fetch, hostname: '127.0.0.1', port },
      (info: AddressInfo) => {
        own = `127.0.0.1:${info.port}`
        resolve({
          port: info.port,
          newAddress: () => `http://${own}/open#${keys.newLink()}`,
          close: () => {
            server.close()
            if ('closeAllConnections' in server) server.closeAllConnections()
          },
        })
      },
    )
    server.on('error', reject)
  })
}

function createApp(program: Program, dispatch: Dispatch, keys: Keys, own: () => string): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
  })

  app.use(async (c, next) => {
    if (c.req.header('host') !== own()) return c.text('This address is not Muster’s.', 403)
    const origin = c.req.header('origin')
    if (origin !== undefined && origin !== `http://${own()}`)
      return c.text('Other pages may not ask Muster.', 403)
    if (isFromElsewhere(c) && !isFollowedLink(c)) return c.text('Other pages may not ask Muster.', 403)
    if (c.req.method === 'POST' && origin === undefined)
      return c.text('Calls come from Muster’s own page.', 403)
    await next()
  })

  app.post('/key', bodyLimit({ maxSize: LARGEST_LINK }), async (c) => {
    const key = keys.use(linkIn(await c.req.text()))
    if (key === null) return refuse(LINK_USED)
    c.header('cache-control', 'no-store')
    return c.json({ value: { key } })
  })

  for (const path of ['/call/*', '/notices'])
    app.use(path, async (c, next) => {
      const [, key] = /^Bearer (.*)$/.exec(c.req.header('authorization') ?? '') ?? []
      if (key === undefined) return refuse(NO_KEY)
      if (!keys.fits(key)) return refuse(EARLIER_KEY)
      await next()
    })

  for (const [name, maxSize] of [
    ['archives.open', LARGEST_FILE],
    [':name', LARGEST_BODY],
  ] as const)
    app.post(`/call/${name}`, bodyLimit({ maxSize }), async (c) => {
      let payload: unknown
      try {
        payload = await c.req.json()
      } catch {
        return c.json({ problem: problem('call/input', 'This call is not JSON.') }, 400)
      }
      return c.json(await dispatch(c.req.path.slice('/call/'.length), payload))
    })

  app.get('/notices', (c) =>
    streamSSE(c, async (stream) => {
      const stop = program.listen((notice) => void stream.writeSSE({ data: JSON.stringify(notice) }))
      stream.onAbort(stop)
      while (!stream.aborted) {
        await stream.writeSSE({ event: 'alive', data: '' })
        await stream.sleep(HEARTBEAT)
      }
    }),
  )

  // The files are the same for everybody: they need no key.
  app.get('*', async (c) => {
    const asked = PAGES.includes(c.req.path) ? '/' : new URL(c.req.url).pathname
    const { status, headers, body } = await serveFile(asked)
    return c.body(new Uint8Array(body), status, headers)
  })
  return app
}

/** Another port of this machine is another site to us, and the same one to a browser. */
function isFromElsewhere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Whoever follows a link, as from a terminal that is itself a page, comes to our page and leaves the other. */
function isFollowedLink(c: Context): boolean {
  return (
    c.req.method === 'GET' &&
    PAGES.includes(c.req.path) &&
    c.req.header('sec-fetch-mode') === 'navigate' &&
    c.req.header('sec-fetch-dest') === 'document'
  )
}

function linkIn(body: string): string {
  try {
    const given: unknown = JSON.parse(body)
    if (typeof given === 'object' && given !== null && 'link' in given && typeof given.link === 'string')
      return given.link
  } catch {
    // What is not JSON carries no link either.
  }
  return ''
}

const ANOTHER = 'press Enter where Muster was started, or start it again'
const LATEST = `Open the address that Muster printed last. For another one, ${ANOTHER}.`
const NO_KEY = problem('key/none', LATEST)
const EARLIER_KEY = problem('key/earlier', `Muster has been started again since. ${LATEST}`)
const LINK_USED = problem(
  'key/link-used',
  `Each address that Muster prints works once, and this one no longer does. The page that it opened goes on. For another one, ${ANOTHER}.`,
)

function refuse(why: Problem): Response {
  return Response.json({ problem: why }, { status: 401 })
}
