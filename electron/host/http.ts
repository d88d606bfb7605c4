import { serve, type ServerType } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { problem } from '../../shared/problem.ts'
import type { Program } from '../program/program.ts'
import type { Dispatch } from './dispatch.ts'
import { SECURITY_HEADERS, serveFile } from './files.ts'

/** Calls carry text only; nothing that people type comes near this. */
const LARGEST_BODY = 16 * 1024 * 1024
const HEARTBEAT = 20_000

export interface HttpHost {
  /** The address to open, with its token. */
  readonly address: string
  close(): void
}

/**
 * The same program for a browser on this machine: loopback only, a token for the one who started it, and
 * nothing for pages of other origins or names that were bent to point here.
 */
export function serveHttp(program: Program, dispatch: Dispatch, port = 0): Promise<HttpHost> {
  const token = randomBytes(32).toString('base64url')
  return new Promise((resolve, reject) => {
    let own = ''
    const app = createApp(program, dispatch, token, () => own)
    const server: ServerType = serve(
      { fetch: app.fetch, hostname: '127.0.0.1', port },
      (info: AddressInfo) => {
        own = `127.0.0.1:${info.port}`
        resolve({
          address: `http://${own}/?token=${token}`,
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

function createApp(program: Program, dispatch: Dispatch, token: string, own: () => string): Hono {
  const app = new Hono()
  // Cookies do not tell ports apart: the name does, so that two programs do not log each other out.
  const cookie = () => `muster-${own().split(':')[1] ?? ''}`
  const key = Buffer.from(token)
  const knows = (given: string | undefined): boolean => {
    const bytes = Buffer.from(given ?? '')
    return bytes.length === key.length && timingSafeEqual(bytes, key)
  }

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
  })

  app.use(async (c, next) => {
    if (c.req.header('host') !== own()) return refuse(c, 403, 'This address is not Muster’s.')
    const origin = c.req.header('origin')
    if (origin !== undefined && origin !== `http://${own()}`)
      return refuse(c, 403, 'Other pages may not ask Muster.')
    await next()
  })

  // The token moves from the address into a cookie, so that it stays out of the history of the browser.
  app.get('/', async (c, next) => {
    const given = c.req.query('token')
    if (given === undefined) return next()
    if (!knows(given))
      return refuse(c, 401, 'This link is no longer valid. Open the address that Muster printed last.')
    setCookie(c, cookie(), token, { httpOnly: true, sameSite: 'Strict', path: '/' })
    return c.redirect('/')
  })

  app.use(async (c, next) => {
    if (knows(getCookie(c, cookie()))) return next()
    deleteCookie(c, cookie())
    return refuse(c, 401, 'Open the address that Muster printed when it was started: it carries the key.')
  })

  app.post('/call/:name', bodyLimit({ maxSize: LARGEST_BODY }), async (c) => {
    if (c.req.header('origin') === undefined) return refuse(c, 403, 'Calls come from Muster’s own page.')
    let payload: unknown
    try {
      payload = await c.req.json()
    } catch {
      return c.json({ problem: problem('call/input', 'This call is not JSON.') }, 400)
    }
    return c.json(await dispatch(c.req.param('name'), payload))
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

  app.get('*', (c) => serveFile(new URL(c.req.url).pathname))
  return app
}

function refuse(c: Context, status: 401 | 403, sentence: string): Response {
  return c.text(sentence, status)
}
