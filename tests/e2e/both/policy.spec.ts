import { expect, test, type Muster } from '../support/test.ts'

declare global {
  interface Window {
    /** What the tests of this file leave in the page: which directives refused, and what ran all the same. */
    refused?: string[]
    ran?: string
  }
}

const ELSEWHERE = 'https://muster.invalid'

/** Each puts something into the page that its content security policy has to refuse. */
const ATTEMPTS: readonly [string, string, (elsewhere: string) => void][] = [
  [
    'script-src-elem',
    'an inline script',
    () => {
      const script = document.createElement('script')
      script.textContent = `window.ran = 'inline'`
      document.body.append(script)
    },
  ],
  [
    'script-src-elem',
    'a script from elsewhere',
    (elsewhere) => {
      const script = document.createElement('script')
      script.src = `${elsewhere}/script.js`
      document.body.append(script)
    },
  ],
  [
    'script-src-elem',
    'a script in a data: address',
    () => {
      const script = document.createElement('script')
      script.src = `data:text/javascript,window.ran='data'`
      document.body.append(script)
    },
  ],
  [
    'script-src-elem',
    'a script in a blob',
    () => {
      const script = document.createElement('script')
      script.src = URL.createObjectURL(new Blob([`window.ran = 'blob'`], { type: 'text/javascript' }))
      document.body.append(script)
    },
  ],
  [
    'script-src-attr',
    'a script in an attribute',
    () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', `window.ran = 'attribute'`)
      document.body.append(button)
      button.click()
    },
  ],
  [
    'script-src-elem',
    'a javascript: link',
    () => {
      const link = document.createElement('a')
      link.href = `javascript:void (window.ran = 'link')`
      document.body.append(link)
      link.click()
    },
  ],
  [
    // From a timer: what the test itself evaluates stands outside the policy.
    'script-src',
    'a text run as code',
    () =>
      setTimeout(() => {
        try {
          // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- It has to be refused.
          new Function(`window.ran = 'eval'`)()
        } catch {
          // As it should be.
        }
      }),
  ],
  [
    'style-src-elem',
    'an inline style sheet',
    () => {
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      document.head.append(style)
    },
  ],
  [
    'img-src',
    'an image from elsewhere',
    (elsewhere) => {
      document.body.append(Object.assign(new Image(), { src: `${elsewhere}/image.png` }))
    },
  ],
  [
    'font-src',
    'a font from elsewhere',
    (elsewhere) => {
      void new FontFace('elsewhere', `url(${elsewhere}/font.woff2)`).load().catch(() => undefined)
    },
  ],
  [
    'connect-src',
    'a request to elsewhere',
    (elsewhere) => {
      void fetch(elsewhere).catch(() => undefined)
    },
  ],
  [
    'connect-src',
    'a socket to elsewhere',
    (elsewhere) => {
      new WebSocket(elsewhere.replace('https', 'wss'))
    },
  ],
  [
    'connect-src',
    'a beacon to elsewhere',
    (elsewhere) => {
      navigator.sendBeacon(elsewhere, 'x')
    },
  ],
  [
    'frame-src',
    'a page from elsewhere in a frame',
    (elsewhere) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: elsewhere }))
    },
  ],
  [
    'object-src',
    'an embedded object',
    (elsewhere) => {
      document.body.append(
        Object.assign(document.createElement('object'), { data: `${elsewhere}/object.pdf` }),
      )
    },
  ],
  [
    'worker-src',
    'a worker from a blob',
    () => {
      new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' })))
    },
  ],
  [
    'form-action',
    'a form that is sent elsewhere',
    (elsewhere) => {
      const form = Object.assign(document.createElement('form'), { action: elsewhere, method: 'post' })
      document.body.append(form)
      form.submit()
    },
  ],
  [
    'base-uri',
    'another base for all addresses',
    (elsewhere) => {
      document.head.append(Object.assign(document.createElement('base'), { href: elsewhere }))
    },
  ],
]

async function attemptAll({ page }: Muster): Promise<void> {
  for (const [directive, name, attempt] of ATTEMPTS) {
    await test.step(name, async () => {
      await page.evaluate(() => {
        window.refused = []
      })
      await page.evaluate(attempt, ELSEWHERE)
      await expect.poll(() => page.evaluate(() => window.refused), name).toContain(directive)
      expect(await page.evaluate(() => window.ran), name).toBeUndefined()
    })
  }
}

test('the page runs, loads and reaches nothing but what comes with the program', async ({ muster }) => {
  const { page } = muster
  const address = page.url()
  muster.expectError(/Content Security Policy|ERR_BLOCKED_BY_CSP/)
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.refused?.push(effectiveDirective),
    )
  })
  await attemptAll(muster)
  expect(page.url()).toBe(address)
})

test('the page breaks none of it by itself', async ({ muster }) => {
  const { page } = muster
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { id } = await muster.ask('samples.open', {})
  // A refusal is an error in the console, which fails any test: the screens only have to be opened.
  for (const screen of [
    `/campaign/${id}`,
    `/campaign/${id}/battles`,
    `/campaign/${id}/technology`,
    '/settings',
  ])
    await muster.go(screen)
  const { protocol, host } = new URL(page.url())
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((address) => !address.startsWith(`${protocol}//${host}/`))).toEqual([])
})
