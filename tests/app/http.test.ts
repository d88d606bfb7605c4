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
  readonly origin: string
  /** What a new address carries. */
  readonly newLink: () => string
  /** What a page of ours sends along: the key, and the origin on calls. */
  readonly key: { readonly authorization: string }
  readonly own: { readonly authorization: string; readonly origin: string }
  /** How many ask to hear of changes. */
  listening(): number
  readonly ask: (question: Question) => Promise<Answer>
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
  const origin = `http://127.0.0.1:${host.port}`
  const newLink = (): string => new URL(host.newAddress()).hash.slice(1)
  const open = ({ method = 'GET', path, headers = {}, body }: Question): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      // Node's own client: unlike fetch it sends any Host, and a path as it stands.
      const sent = request({ host: '127.0.0.1', port: host.port, method, path, headers, agent: false })
      sent.on('response', resolve)
      sent.on('error', reject)
      sent.end(body)
    })
  const ask: Site['ask'] = async (question) => {
    const answer = await open(question)
    answer.setEncoding('utf8')
    let body = ''
    for await (const part of answer) body += String(part)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body }
  }
  const { value } = JSON.parse((await ask(exchange(newLink(), { origin }))).body) as {
    value: { key: string }
  }
  const key = { authorization: `Bearer ${value.key}` }
  return {
    test: started,
    port: host.port,
    origin,
    newLink,
    key,
    own: { ...key, origin },
    listening: () => listening,
    open,
    ask,
  }
}

/** As the page does that the printed address opens. */
const exchange = (link: unknown, headers: Record<string, string>): Question => ({
  method: 'POST',
  path: '/key',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ link }),
})

const call = (name: string, payload: unknown, headers: Record<string, string>): Question => ({
  method: 'POST',
  path: `/call/${name}`,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(payload),
})

/** Whatever tells or changes something, and what is near it. */
const DATA: readonly [string, string][] = [
  ['GET', '/notices'],
  ['HEAD', '/notices'],
  ['GET', '/call/campaigns.list'],
  ['POST', '/call/campaigns.list'],
  ['POST', '/call/samples.open'],
  ['POST', '/call/nothing'],
  ['PUT', '/call/campaigns.list'],
  ['OPTIONS', '/call/campaigns.list'],
  ['POST', '/call/'],
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
    expect((await startSite(first.port)).port).toBe(first.port)
  })
})

describe('the address that is printed', () => {
  test('carries its link where no request, log or referrer has it', async () => {
    const started = startProgram()
    const host = await serveHttp(started.program, createDispatch(started.program))
    onTestFinished(() => host.close())
    const { origin, pathname, search, hash } = new URL(host.newAddress())
    expect([origin, pathname, search]).toEqual([`http://127.0.0.1:${host.port}`, '/open', ''])
    // 256 bits of chance.
    expect(hash).toMatch(/^#[\w-]{43}$/)
  })

  test('works once', async () => {
    const site = await startSite()
    const link = site.newLink()
    const first = await site.ask(exchange(link, { origin: site.origin }))
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
    const second = await site.ask(exchange(link, { origin: site.origin }))
    expect(second.status).toBe(401)
    const { problem } = JSON.parse(second.body) as { problem: { code: string; message: string } }
    expect(problem.code).toBe('key/link-used')
    expect(problem.message).toContain('press Enter where Muster was started')
  })

  test('no longer works when another was printed', async () => {
    const site = await startSite()
    const [earlier, latest] = [site.newLink(), site.newLink()]
    expect((await site.ask(exchange(earlier, { origin: site.origin }))).status).toBe(401)
    expect((await site.ask(exchange(latest, { origin: site.origin }))).status).toBe(200)
  })

  test('opens a further browser to the same run, and leaves the first one in', async () => {
    const site = await startSite()
    const answer = await site.ask(exchange(site.newLink(), { origin: site.origin }))
    const { value } = JSON.parse(answer.body) as { value: { key: string } }
    for (const authorization of [`Bearer ${value.key}`, site.key.authorization])
      expect((await site.ask(call('campaigns.list', {}, { ...site.own, authorization }))).status).toBe(200)
  })

  test.each<[string, (site: Site) => unknown]>([
    ['wrong', () => 'wrong'],
    ['as long as the right one', ({ newLink }) => 'A'.repeat(newLink().length)],
    ['empty', () => ''],
    ['no text', () => 1],
    ['left out', () => undefined],
    ['the key itself', ({ key }) => key.authorization.slice('Bearer '.length)],
  ])('a link that is %s gives no key, spends nothing and sends nobody away', async (_name, wrong) => {
    const site = await startSite()
    const link = wrong(site)
    const good = site.newLink()
    const answer = await site.ask(exchange(link, { ...site.own }))
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined])
    expect((await site.ask(call('campaigns.list', {}, site.own))).status).toBe(200)
    expect((await site.ask(exchange(good, { origin: site.origin }))).status).toBe(200)
  })

  test.each(['', '{', '[]', 'null', '"link"'])('the body %j gives no key', async (body) => {
    const site = await startSite()
    expect((await site.ask({ ...exchange('', { origin: site.origin }), body })).status).toBe(401)
  })

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s spends nothing', async (method) => {
    const site = await startSite()
    const link = site.newLink()
    const question = exchange(link, { origin: site.origin })
    for (const path of ['/key', `/key?link=${link}`, '/open', `/open?link=${link}`])
      expect((await site.ask({ method, path, headers: { origin: site.origin } })).status).toBe(404)
    expect((await site.ask(question)).status).toBe(200)
  })
})

describe('who may ask', () => {
  test.each(DATA)('without the key nobody: %s %s', async (method, path) => {
    const site = await startSite()
    const headers = { origin: site.origin }
    const answer = await site.ask({ method, path, headers, ...(method === 'POST' && { body: '{}' }) })
    expect(answer.status).toBe(401)
    expect(answer.headers['content-type']).toBe('application/json')
    if (method !== 'HEAD') expect(JSON.parse(answer.body)).toMatchObject({ problem: { code: 'key/none' } })
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
  })

  test.each<[string, (site: Site) => Record<string, string>]>([
    ['wrong', () => ({ authorization: 'Bearer wrong' })],
    ['as long as the right one', ({ key }) => ({ authorization: key.authorization.replace(/\S/g, 'A') })],
    ['empty', () => ({ authorization: 'Bearer ' })],
    ['a link that was not used', ({ newLink }) => ({ authorization: `Bearer ${newLink()}` })],
    ['of another kind', ({ key }) => ({ authorization: key.authorization.replace('Bearer', 'Basic') })],
  ])('not with a key that is %s', async (_name, headers) => {
    const site = await startSite()
    const answer = await site.ask(call('samples.open', {}, { origin: site.origin, ...headers(site) }))
    expect(answer.status).toBe(401)
    const notices = await site.ask({ path: '/notices', headers: headers(site) })
    expect(notices.status).toBe(401)
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
  })

  test('not with the key in the address, which histories and logs keep', async () => {
    const site = await startSite()
    const key = site.key.authorization.slice('Bearer '.length)
    for (const name of ['key', 'token', 'link', 'ticket'])
      expect((await site.ask({ path: `/notices?${name}=${key}` })).status).toBe(401)
  })

  // A browser sends a cookie of 127.0.0.1 to every port of it: whatever listens there would have the key.
  test('no answer sets a cookie, and none that is sent counts', async () => {
    const site = await startSite()
    const key = site.key.authorization.slice('Bearer '.length)
    const link = site.newLink()
    const cookie = [key, link]
      .map((value, n) => `muster-${site.port + n}=${value}; muster=${value}`)
      .join('; ')
    const asked = await Promise.all(
      [
        { path: '/', headers: { cookie } },
        { path: '/open', headers: { cookie } },
        { path: `/?token=${link}`, headers: { cookie } },
        { path: '/notices', headers: { cookie } },
        call('samples.open', {}, { cookie, origin: site.origin }),
        call('campaigns.list', {}, { ...site.own, cookie }),
        exchange(link, { origin: site.origin, cookie }),
      ].map(site.ask),
    )
    expect(asked.map(({ headers }) => headers['set-cookie'])).toEqual(asked.map(() => undefined))
    // In the tests there are no files.
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 401, 401, 200, 200])
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
  })

  test('each start has a key of its own, and says of an earlier one what to do', async () => {
    const [one, two] = [await startSite(), await startSite()]
    expect(one.key).not.toEqual(two.key)
    expect(one.key.authorization.length).toBeGreaterThanOrEqual('Bearer '.length + 43)
    const answer = await two.ask(call('campaigns.list', {}, { ...two.own, ...one.key }))
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.body)).toMatchObject({
      problem: { code: 'key/earlier', message: expect.stringContaining('printed last') as string },
    })
    expect((await one.ask(exchange(two.newLink(), { origin: one.origin }))).status).toBe(401)
  })

  const FOREIGN: readonly [string, (site: Site) => Record<string, string>][] = [
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
    ['another site before it', ({ own }) => ({ ...own, 'sec-fetch-site': 'cross-site' })],
    ['another port of this machine before it', ({ own }) => ({ ...own, 'sec-fetch-site': 'same-site' })],
  ]
  test.each(FOREIGN)('not a page with %s, even with the key', async (_name, headers) => {
    const site = await startSite()
    const foreign = { ...site.key, ...headers(site) }
    expect((await site.ask(call('samples.open', {}, foreign))).status).toBe(403)
    expect((await site.ask({ path: '/notices', headers: foreign })).status).toBe(403)
    expect((await site.ask({ path: '/assets/main.js', headers: foreign })).status).toBe(403)
    expect(await site.test.ask('campaigns.list', {})).toEqual([])
    // A link that it has found out stays unspent.
    const link = site.newLink()
    expect((await site.ask(exchange(link, foreign))).status).toBe(403)
    expect((await site.ask(exchange(link, { origin: site.origin }))).status).toBe(200)
  })

  const FOLLOWED = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  test.each<[string, number, Partial<Question>, Record<string, string>]>([
    ['to the page', 404, { path: '/' }, {}],
    ['to the printed address, as from a terminal in a page', 404, { path: '/open' }, {}],
    ['from another port', 404, { path: '/' }, { 'sec-fetch-site': 'same-site' }],
    ['into a frame', 403, { path: '/' }, { 'sec-fetch-dest': 'iframe' }],
    ['as a script', 403, { path: '/' }, { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['to a call', 403, { path: '/call/campaigns.list' }, {}],
    ['to the notices', 403, { path: '/notices' }, {}],
    ['as a form that is sent', 403, { path: '/', method: 'POST' }, {}],
  ])('another site’s link %s', async (_name, status, question, headers) => {
    const site = await startSite()
    const asked = { path: '/', ...question, headers: { ...site.key, ...FOLLOWED, ...headers } }
    expect((await site.ask(asked)).status).toBe(status)
  })

  test('a call names its origin, and so does who brings a link', async () => {
    const site = await startSite()
    expect((await site.ask(call('samples.open', {}, site.key))).status).toBe(403)
    expect((await site.ask(exchange(site.newLink(), {}))).status).toBe(403)
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
    expect((await site.ask({ path, headers: site.key })).status).toBe(404)
  })
})

describe('security headers', () => {
  test.each<[string, number, (site: Site) => Question]>([
    ['a file that is not there', 404, () => ({ path: '/nowhere.js' })],
    ['a call', 200, ({ own }) => call('campaigns.list', {}, own)],
    ['a refused call', 200, ({ own }) => call('nothing', {}, own)],
    ['a call that is not JSON', 400, ({ own }) => ({ ...call('campaigns.list', {}, own), body: '{' })],
    ['a call without an origin', 403, ({ key }) => call('campaigns.list', {}, key)],
    ['a foreign host', 403, () => ({ path: '/', headers: { host: 'evil.example' } })],
    ['a call without the key', 401, ({ origin }) => call('campaigns.list', {}, { origin })],
    ['a wrong link', 401, ({ origin }) => exchange('wrong', { origin })],
    ['the key', 200, ({ origin, newLink }) => exchange(newLink(), { origin })],
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
    const stream = await site.open({ path: '/notices', headers: site.key })
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
    const pages = await Promise.all([1, 2].map(() => site.open({ path: '/notices', headers: site.key })))
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
