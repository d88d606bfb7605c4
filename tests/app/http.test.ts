import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDispatch } from '../../electron/host/dispatch.ts'
import { serveHttp } from '../../electron/host/http.ts'
import type { Program } from '../../electron/program/program.ts'
import { startThree } from './support/campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

interface Question {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Site {
  readonly test: TestProgram
  readonly port: number
  readonly token: string
  /** What a page of ours sends along: the cookie, and the origin on calls. */
  readonly cookie: { readonly cookie: string }
  readonly own: { readonly cookie: string; readonly origin: string }
  /** How many ask to hear of changes. */
  listening(): number
  ask(question: Question): Promise<Answer>
  /** The answer while it still comes in. */
  open(question: Question): Promise<IncomingMessage>
}

async function startSite(port?: number): Promise<Site> {
  const started = startProgram()
  let listening = 0
  const program: Program = {
    ...started.program,
    listen: (listener) => {
      listening += 1
      const stop = started.program.listen(listener)
      return () => {
        listening -= 1
        stop()
      }
    },
  }
  const host = await serveHttp(program, createDispatch(started.program), port)
  onTestFinished(() => host.close())
  const address = new URL(host.address)
  const token = address.searchParams.get('token') ?? ''
  const cookie = `muster-${address.port}=${token}`
  const open = ({ method = 'GET', path, headers = {}, body }: Question): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      // Node's own client: unlike fetch it sends any Host, and a path as it stands.
      const sent = request({ host: '127.0.0.1', port: address.port, method, path, headers, agent: false })
      sent.on('response', resolve)
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    test: started,
    port: Number(address.port),
    token,
    cookie: { cookie },
    own: { cookie, origin: address.origin },
    listening: () => listening,
    open,
    ask: async (question) => {
      const answer = await open(question)
      answer.setEncoding('utf8')
      let body = ''
      for await (const part of answer) body += String(part)
      return { status: answer.statusCode ?? 0, headers: answer.headers, body }
    },
  }
}

const call = (name: string, payload: unknown, headers: Record<string, string>): Question => ({
  method: 'POST',
  path: `/call/${name}`,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(payload),
})

/** Every kind of path that the host knows, and some that it does not. */
const PATHS: readonly [string, string][] = [
  ['GET', '/'],
  ['GET', '/index.html'],
  ['GET', '/assets/main.js'],
  ['GET', '/notices'],
  ['GET', '/nowhere'],
  ['HEAD', '/'],
  ['GET', '/call/campaigns.list'],
  ['POST', '/call/campaigns.list'],
  ['POST', '/call/samples.open'],
  ['POST', '/call/nothing'],
  ['POST', '/'],
  ['PUT', '/call/campaigns.list'],
  ['OPTIONS', '/call/campaigns.list'],
]

describe('the host for a browser', () => {
  test('listens on this machine’s loopback and nowhere else', async () => {
    const { port } = await startSite()
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address }) => address !== '127.0.0.1')
    // 127.0.0.2 is this machine too: a host on every address would answer there on Linux.
    const places = [
      ...others.map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address)),
      '127.0.0.2',
    ]
    for (const place of places) {
      const socket = connect({ host: place, port })
      const outcome = await Promise.race([
        once(socket, 'connect').then(() => 'connected'),
        once(socket, 'error').then(() => 'refused'),
      ]).catch(() => 'refused')
      socket.destroy()
      expect(`${place} ${outcome}`).toBe(`${place} refused`)
    }
  })

  test('says when its port is taken', async () => {
    const { port, test: started } = await startSite()
    await expect(serveHttp(started.program, createDispatch(started.program), port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  test('takes the port that it was given, also right after another host had it', async () => {
    const started = startProgram()
    const first = await serveHttp(started.program, createDispatch(started.program))
    first.close()
    const { port } = new URL(first.address)
    expect((await startSite(Number(port))).port).toBe(Number(port))
  })
})

describe('who may ask', () => {
  test.each(PATHS)('without the token nobody: %s %s', async (method, path) => {
    const site = await startSite()
    const headers = { origin: `http://127.0.0.1:${site.port}` }
    const answer = await site.ask({ method, path, headers, ...(method === 'POST' && { body: '{}' }) })
    expect(answer.status).toBe(401)
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
  })

  test.each<[string, (site: Site) => Question]>([
    ['in the address', () => ({ path: '/?token=wrong' })],
    [
      'in the address, as long as the right one',
      ({ token }) => ({ path: `/?token=${'A'.repeat(token.length)}` }),
    ],
    ['in the address, empty', () => ({ path: '/?token=' })],
    ['in the address of something else', ({ token }) => ({ path: `/index.html?token=${token}` })],
    ['in the cookie', ({ port }) => ({ path: '/', headers: { cookie: `muster-${port}=wrong` } })],
    [
      'in the cookie of another port',
      ({ token }) => ({ path: '/', headers: { cookie: `muster-1=${token}` } }),
    ],
    [
      'in a header',
      ({ token, port }) =>
        call('campaigns.list', {}, { authorization: `Bearer ${token}`, origin: `http://127.0.0.1:${port}` }),
    ],
  ])('not with a wrong token %s', async (_name, question) => {
    const site = await startSite()
    expect((await site.ask(question(site))).status).toBe(401)
  })

  test('the token goes from the address into a cookie that scripts cannot read and other sites do not send', async () => {
    const site = await startSite()
    const answer = await site.ask({ path: `/?token=${site.token}` })
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/')
    const [cookie = '', ...more] = answer.headers['set-cookie'] ?? []
    expect(more).toEqual([])
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toBe(`muster-${site.port}=${site.token}`)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict'])
    expect((await site.ask({ path: '/nowhere', headers: { cookie: pair ?? '' } })).status).toBe(404)
  })

  test('each start has a token of its own', async () => {
    const [one, two] = [await startSite(), await startSite()]
    expect(one.token).not.toBe(two.token)
    expect(one.token.length).toBeGreaterThanOrEqual(43)
    const crossed = { cookie: `muster-${two.port}=${one.token}` }
    expect((await two.ask({ path: '/', headers: crossed })).status).toBe(401)
  })

  test.each<[string, (site: Site) => Record<string, string>]>([
    ['another site’s origin', () => ({ origin: 'https://example.com' })],
    ['no origin that can be named', () => ({ origin: 'null' })],
    ['another port’s origin', () => ({ origin: 'http://127.0.0.1:1' })],
    ['the same by another name', ({ port }) => ({ origin: `http://localhost:${port}` })],
    ['the same with TLS', ({ port }) => ({ origin: `https://127.0.0.1:${port}` })],
    [
      'another host’s name bent to this machine',
      ({ port, own }) => ({ ...own, host: `evil.example:${port}` }),
    ],
    ['the host as localhost', ({ port, own }) => ({ ...own, host: `localhost:${port}` })],
    ['the host without its port', ({ own }) => ({ ...own, host: '127.0.0.1' })],
  ])('not a page with %s, even with the token', async (_name, headers) => {
    const site = await startSite()
    const question = call('samples.open', {}, { ...site.cookie, ...headers(site) })
    expect((await site.ask(question)).status).toBe(403)
    expect((await site.ask({ path: '/', headers: { ...site.cookie, ...headers(site) } })).status).toBe(403)
    const opened = await site.ask({ path: `/?token=${site.token}`, headers: headers(site) })
    expect([opened.status, opened.headers['set-cookie']]).toEqual([403, undefined])
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
  })

  test('a call names its origin', async () => {
    const site = await startSite()
    expect((await site.ask(call('samples.open', {}, site.cookie))).status).toBe(403)
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
    expect((await site.ask(call('samples.open', {}, site.own))).status).toBe(200)
    expect(await site.test.ask('campaigns.list', {})).toHaveLength(1)
  })
})

describe('calls over HTTP', () => {
  test('answer as the contract says', async () => {
    const site = await startSite()
    const { id } = await startThree(site.test)
    const answer = await site.ask(call('campaigns.view', { id }, site.own))
    expect(answer.headers['content-type']).toBe('application/json')
    expect(JSON.parse(answer.body)).toEqual({ value: await site.test.ask('campaigns.view', { id }) })
  })

  test('refuse as the contract says', async () => {
    const site = await startSite()
    const answer = await site.ask(call('campaigns.view', { id: 'x' }, site.own))
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ problem: { code: 'call/input', path: ['id'] } })
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is no call', async (method) => {
    const site = await startSite()
    const path = '/call/samples.open'
    expect((await site.ask({ method, path, headers: site.own })).status).toBe(404)
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
  })

  test.each(['', '{', 'undefined', 'name=value', '{"a":1}}', '\0'])(
    'the body %j is not JSON',
    async (body) => {
      const site = await startSite()
      const question = { method: 'POST', path: '/call/samples.open', headers: site.own, body }
      const answer = await site.ask(question)
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body)).toMatchObject({
        problem: { code: 'call/input', message: 'This call is not JSON.', path: [] },
      })
      expect(await site.test.ask('campaigns.list', {})).toEqual([])
    },
  )

  const TOO_MUCH = 16 * 1024 * 1024 + 1
  test.each<[string, Record<string, string>]>([
    ['announced', { 'content-length': String(TOO_MUCH) }],
    ['in parts', { 'transfer-encoding': 'chunked' }],
  ])('a body over the limit is refused, %s', async (_name, headers) => {
    const site = await startSite()
    const body = `{"message":"${'x'.repeat(TOO_MUCH - 25)}","stack":""}`
    expect(body).toHaveLength(TOO_MUCH)
    const question = {
      method: 'POST',
      path: '/call/program.reportError',
      headers: { ...site.own, ...headers },
      body,
    }
    expect((await site.ask(question)).status).toBe(413)
    expect(site.test.errors).toEqual([])
  })
})

describe('files over HTTP', () => {
  // In the tests the renderer's folder is electron/renderer: these would be eslint.config.js and other sources.
  test.each([
    '/../../eslint.config.js',
    '/..%2f..%2feslint.config.js',
    '/%2e%2e/%2e%2e/eslint.config.js',
    '/%2e%2e%2f%2e%2e%2feslint.config.js',
    '/..%5c..%5ceslint.config.js',
    '/assets/..%2f..%2f..%2feslint.config.js',
    '/..%2f..%2frenderer%2findex.html',
    '/..%2f..%2feslint.config.js%00.js',
  ])('nothing from outside the renderer: %s', async (path) => {
    const site = await startSite()
    expect((await site.ask({ path, headers: site.cookie })).status).toBe(404)
  })
})

describe('security headers', () => {
  test.each<[string, number, (site: Site) => Question]>([
    ['a file that is not there', 404, ({ cookie }) => ({ path: '/nowhere.js', headers: cookie })],
    ['a call', 200, ({ own }) => call('campaigns.list', {}, own)],
    ['a refused call', 200, ({ own }) => call('nothing', {}, own)],
    ['a call that is not JSON', 400, ({ own }) => ({ ...call('campaigns.list', {}, own), body: '{' })],
    ['a call without an origin', 403, ({ cookie }) => call('campaigns.list', {}, cookie)],
    ['a foreign host', 403, () => ({ path: '/', headers: { host: 'evil.example' } })],
    ['a page without the token', 401, () => ({ path: '/' })],
    ['a wrong token', 401, () => ({ path: '/?token=wrong' })],
    ['the redirect with the token', 302, ({ token }) => ({ path: `/?token=${token}` })],
    ['a method that is not known', 404, ({ own }) => ({ method: 'DELETE', path: '/', headers: own })],
    [
      'a body over the limit',
      413,
      ({ own }) => ({
        method: 'POST',
        path: '/call/campaigns.list',
        headers: own,
        body: 'x'.repeat(17_000_000),
      }),
    ],
  ])('are on %s', async (_name, status, question) => {
    const site = await startSite()
    const { status: given, headers } = await site.ask(question(site))
    expect(given).toBe(status)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('notices', () => {
  test('tell of a change, and stop when the page is closed', async () => {
    const site = await startSite()
    const stream = await site.open({ path: '/notices', headers: site.cookie })
    expect(stream.headers['content-type']).toBe('text/event-stream')
    expect(stream.headers['content-security-policy']).toContain(`default-src 'none'`)
    let heard = ''
    stream.setEncoding('utf8').on('data', (part: string) => (heard += part))
    await expect.poll(() => heard).toContain('event: alive')
    await expect.poll(() => site.listening()).toBe(1)
    expect(heard).not.toContain('changed')

    await site.ask(call('campaigns.list', {}, site.own))
    expect(heard).not.toContain('changed')
    await site.ask(call('samples.open', {}, site.own))
    await expect.poll(() => heard).toContain('data: {"kind":"changed"}')

    stream.destroy()
    await expect.poll(() => site.listening()).toBe(0)
  })

  test('reach every page, and go on when one of them is gone', async () => {
    const site = await startSite()
    const pages = await Promise.all([1, 2].map(() => site.open({ path: '/notices', headers: site.cookie })))
    const heard = ['', '']
    for (const [place, page] of pages.entries())
      page.setEncoding('utf8').on('data', (part: string) => (heard[place] = (heard[place] ?? '') + part))
    await expect.poll(() => site.listening()).toBe(2)
    pages[0]?.destroy()
    await expect.poll(() => site.listening()).toBe(1)
    await site.ask(call('samples.open', {}, site.own))
    await expect.poll(() => heard[1]).toContain('changed')
    expect(heard[0]).not.toContain('changed')
  })
})
