import type { WebPreferences } from 'electron'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '../../../shared/contract/index.ts'
import { ROOT } from '../support/places.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** Runs as a page's own script does, in the frame and with the rights of a page. */
async function inPage(muster: Muster, code: string): Promise<unknown> {
  return muster.electron.evaluate(
    ({ BrowserWindow }, script) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script) as Promise<unknown>,
    code,
  )
}

test.describe('the window', () => {
  test('is a sandbox apart from the program', async ({ muster }) => {
    const given = await muster.electron.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      return (
        window?.webContents as unknown as { getLastWebPreferences(): WebPreferences }
      ).getLastWebPreferences()
    })
    expect(given).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
    })
    expect(given.nodeIntegrationInWorker ?? false).toBe(false)
  })

  test('has the program’s own origin, which no file has', async ({ muster }) => {
    expect(await muster.page.evaluate(() => [window.origin, window.isSecureContext])).toEqual([
      'app://muster',
      true,
    ])
  })

  test('knows the calls of the contract and nothing else of the program', async ({ muster }) => {
    const found = await muster.page.evaluate(() => {
      const { muster: bridge } = window as unknown as { muster: Record<string, object> }
      const names = [
        'require',
        'process',
        'Buffer',
        'module',
        'exports',
        'global',
        'setImmediate',
        '__dirname',
        'ipcRenderer',
      ]
      return {
        leaked: names.filter((name) => name in window),
        bridge: Object.entries(bridge).map(([name, value]) => [name, typeof value]),
        calls: Object.entries(bridge.calls ?? {}).map(([name, value]) => [name, typeof value]),
      }
    })
    expect(found.leaked).toEqual([])
    expect(found.bridge.sort()).toEqual([
      ['calls', 'object'],
      ['listen', 'function'],
    ])
    expect(found.calls.sort()).toEqual(
      Object.keys(contract)
        .sort()
        .map((name) => [name, 'function']),
    )
  })

  test('cannot change what the program gave it', async ({ muster }) => {
    const kept = await muster.page.evaluate(() => {
      const { muster: bridge } = window as unknown as { muster: { calls: Record<string, unknown> } }
      const before = bridge.calls['campaigns.list']
      Reflect.set(bridge.calls, 'campaigns.list', () => null)
      Reflect.set(window, 'muster', null)
      const after = (window as unknown as { muster: typeof bridge | null }).muster
      return after?.calls['campaigns.list'] === before
    })
    expect(kept).toBe(true)
  })
})

test.describe('a page stays where it is', () => {
  for (const address of [
    'https://muster.invalid/',
    'http://127.0.0.1:9/',
    'app://elsewhere/index.html',
    'app://muster/assets/other.html',
  ]) {
    test(`and does not go to ${address}`, async ({ muster }) => {
      const outcome = await muster.electron.evaluate(async ({ BrowserWindow }, to) => {
        const [window] = BrowserWindow.getAllWindows()
        if (!window) return null
        const { webContents: page } = window
        const ended = new Promise((resolve) => {
          const refused = (event: Electron.Event<{ url: string }>): void => {
            if (event.defaultPrevented) resolve(`refused ${event.url}`)
          }
          page.on('will-frame-navigate', refused).on('will-navigate', refused)
          page.once('did-fail-load', () => resolve('tried')).once('did-navigate', () => resolve('gone'))
        })
        // The page may be gone before it can answer: what counts is what is heard of it.
        void page.executeJavaScript(`void (window.location.href = ${JSON.stringify(to)})`, true)
        return ended
      }, address)
      expect(outcome).toBe(`refused ${address}`)
      expect(await inPage(muster, 'window.location.href')).toMatch(/^app:\/\/muster\/index\.html(#|$)/)
    })
  }

  test('and neither does a frame in one', async ({ muster }) => {
    // In a page without a policy of its own, which would refuse the frame first.
    const refused = await muster.electron.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false })
      await window.loadURL('data:text/html,<title>Elsewhere</title>')
      const asked = new Promise<boolean>((resolve) =>
        window.webContents.once('will-frame-navigate', (event) => resolve(event.defaultPrevented)),
      )
      await window.webContents.executeJavaScript(
        `document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://127.0.0.1:9/' })); 0`,
      )
      const answer = await asked
      window.destroy()
      return answer
    })
    expect(refused).toBe(true)
  })

  test('and does not show a file', async ({ muster }) => {
    muster.expectError(/Not allowed to load local resource/)
    await inPage(muster, `void (window.location.href = 'file:///etc/hostname')`)
    expect(await inPage(muster, 'window.origin')).toBe('app://muster')
  })

  test('and opens no other window', async ({ muster }) => {
    muster.expectError(/Not allowed to load local resource/)
    const opened = await muster.page.evaluate(() =>
      ['https://muster.invalid/', 'about:blank', '', 'app://muster/index.html', 'file:///etc/hostname'].map(
        (address) => window.open(address) !== null,
      ),
    )
    expect(opened).toEqual([false, false, false, false, false])
    await inPage(
      muster,
      `const link = document.createElement('a'); link.href = 'https://muster.invalid/'; link.target = '_blank'; link.click()`,
    )
    await muster.ask('program.status', {})
    expect(await muster.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(
      1,
    )
  })

  test('and embeds no other page, not even where a window would allow it', async ({ muster }) => {
    const outcome = await muster.electron.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false, webPreferences: { webviewTag: true } })
      const asked = new Promise((resolve) =>
        window.webContents.once('will-attach-webview', (event) => resolve(event.defaultPrevented)),
      )
      await window.loadURL('app://muster/index.html')
      await window.webContents.executeJavaScript(
        `const view = document.createElement('webview'); view.src = 'app://muster/index.html'; document.body.append(view); 0`,
      )
      const refused = await asked
      window.destroy()
      return refused
    })
    expect(outcome).toBe(true)
    const known = await muster.page.evaluate(() => {
      const view = document.createElement('webview')
      document.body.append(view)
      return view.shadowRoot !== null || 'loadURL' in view
    })
    expect(known).toBe(false)
  })
})

test('no permission is given', async ({ muster }) => {
  const answers = await muster.page.evaluate(async () => {
    const names = [
      'geolocation',
      'notifications',
      'camera',
      'microphone',
      'midi',
      'clipboard-read',
      'storage-access',
    ]
    const states = names.map(async (name) => {
      const { state } = await navigator.permissions.query({ name: name as PermissionName })
      return `${name} ${state}`
    })
    return Promise.all(states)
  })
  expect(answers.filter((answer) => !answer.endsWith(' denied'))).toEqual([])

  const asked = await muster.page.evaluate(async () => {
    const place = new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve('given'),
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      ),
    )
    const device = (constraints: MediaStreamConstraints) =>
      navigator.mediaDevices.getUserMedia(constraints).then(
        () => 'given',
        (error: unknown) => (error as Error).name,
      )
    return {
      notifications: await Notification.requestPermission(),
      place: await place,
      clipboard: await navigator.clipboard.readText().then(
        () => 'given',
        (error: unknown) => (error as Error).name,
      ),
      screen: await navigator.mediaDevices.getDisplayMedia().then(
        () => 'given',
        () => 'denied',
      ),
      camera: await device({ video: true }),
    }
  })
  expect(asked).toMatchObject({
    notifications: 'denied',
    place: 'denied',
    clipboard: 'NotAllowedError',
    screen: 'denied',
  })
  expect(asked.camera).not.toBe('given')
})

test.describe('app:// serves the renderer and nothing else', () => {
  /** Asks in the main process, which may name any address; the body stays unread: there its end does not always come. */
  const statusOf = (muster: Muster, address: string, method = 'GET'): Promise<number> =>
    muster.electron.evaluate(
      async ({ net }, asked) => (await net.fetch(asked.address, { method: asked.method })).status,
      { address, method },
    )

  test('its files, with their policy', async ({ muster }) => {
    const { status, text, headers } = await muster.page.evaluate(async () => {
      const answer = await fetch('index.html')
      return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) }
    })
    expect([status, text]).toEqual([200, readFileSync(join(ROOT, 'out/renderer/index.html'), 'utf8')])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  test('nothing beside them, however it is written', async ({ muster }) => {
    const main = join(ROOT, 'out/main/main.js')
    // out/main/main.js and its neighbours are of a kind that would be served, were the way out open.
    for (const address of [
      'app://muster/..%2fmain%2fmain.js',
      'app://muster/..%2Fmain%2Fserver.js',
      'app://muster/%2e%2e%2fmain%2fmain.js',
      'app://muster/%2e%2e/main/main.js',
      'app://muster/../main/main.js',
      'app://muster/assets/..%2f..%2fmain%2fmain.js',
      'app://muster/..%5cmain%5cmain.js',
      'app://muster/..\\main\\main.js',
      'app://muster/..%2fmain%2fmain.js%00.js',
      'app://muster/index.html%00',
      `app://muster/${main}`,
      `app://muster/${encodeURIComponent(main)}`,
      'app://muster/..%2f..%2fpackage.json',
      'app://muster/..%2f..%2felectron.vite.config.js',
      'app://muster/assets',
    ])
      expect.soft(await statusOf(muster, address), address).toBe(404)
  })

  test('nothing under another name', async ({ muster }) => {
    for (const host of ['elsewhere', 'muster.invalid', '127.0.0.1'])
      expect.soft(await statusOf(muster, `app://${host}/index.html`), host).toBe(404)
  })

  test('and takes nothing', async ({ muster }) => {
    expect(await statusOf(muster, 'app://muster/index.html', 'POST')).toBe(404)
  })
})

test.describe('a call counts only from a page of the program', () => {
  const ASK = `window.muster.calls['samples.open']({}).then(JSON.parse)`

  /** Asks from another window that has the very same preload. */
  const askFrom = (muster: Muster, address: string, script: string): Promise<unknown> =>
    muster.electron.evaluate(
      async ({ BrowserWindow }, asked) => {
        const window = new BrowserWindow({
          show: false,
          webPreferences: { preload: asked.preload, sandbox: true, nodeIntegrationInSubFrames: true },
        })
        await window.loadURL(asked.address)
        const answer: unknown = await window.webContents.executeJavaScript(asked.script)
        window.destroy()
        return answer
      },
      { address, script, preload: join(ROOT, 'out/preload/preload.cjs') },
    )

  for (const [name, address] of [
    ['another scheme', 'data:text/html,<title>Elsewhere</title>'],
    ['a file', `file://${join(ROOT, 'package.json')}`],
    ['the program’s scheme under another name', 'app://elsewhere/index.html'],
  ] as const) {
    test(`not from ${name}`, async ({ muster }) => {
      expect(await askFrom(muster, address, ASK)).toMatchObject({ problem: { code: 'call/foreign-sender' } })
      expect(await muster.ask('campaigns.list', {})).toEqual([])
    })
  }

  test('not from a frame inside a page of the program', async ({ muster }) => {
    const script = `new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = '<title>Inside</title>'
      frame.onload = () => resolve(frame.contentWindow.muster.calls['samples.open']({}).then(JSON.parse))
      document.body.append(frame)
    })`
    expect(await askFrom(muster, 'app://muster/index.html', script)).toMatchObject({
      problem: { code: 'call/foreign-sender' },
    })
    expect(await muster.ask('campaigns.list', {})).toEqual([])
  })

  test('but from a second window of the program', async ({ muster }) => {
    expect(await askFrom(muster, 'app://muster/index.html', ASK)).toHaveProperty('value.id')
    expect(await muster.ask('campaigns.list', {})).toHaveLength(1)
  })
})

test('a link is opened by its name, never by an address', async ({ muster }) => {
  await muster.electron.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = (address) => {
      opened.push(address)
      return Promise.resolve()
    }
  })
  for (const game of [
    'https://muster.invalid/',
    'file:///etc/hostname',
    'javascript:0',
    '',
    'toString',
    '__proto__',
    null,
  ])
    expect(await muster.reply('program.openPage', { game })).toMatchObject({
      problem: { code: 'call/input' },
    })
  expect(await muster.reply('program.openPage', { game: 'no-such-game' })).toMatchObject({
    problem: { code: 'game/no-page' },
  })
  await muster.ask('program.openPage', { game: 'seven-seconds' })
  expect(
    await muster.electron.evaluate(() => (globalThis as unknown as { opened: string[] }).opened),
  ).toEqual(['https://www.lunaticopus.com/'])
})
