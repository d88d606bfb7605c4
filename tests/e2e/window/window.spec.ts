import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WindowPlace } from '../../../electron/program/preferences.ts'
import { electronArguments, electronEnvironment, electronProgram, ROOT } from '../support/places.ts'
import { expect, test, type Muster } from '../support/test.ts'

interface Seen {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boundsOf = ({ electron }: Muster): Promise<Seen | undefined> =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())

const zoomOf = ({ electron }: Muster): Promise<number | undefined> =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel())

test.describe('the window', () => {
  test('comes back with its size, place and zoom', async ({ muster }) => {
    expect(await boundsOf(muster)).toMatchObject({ width: 1280, height: 800 })
    const place = { x: 211, y: 123, width: 1011, height: 707 }
    await muster.electron.evaluate(({ BrowserWindow }, bounds) => {
      const [window] = BrowserWindow.getAllWindows()
      window?.setBounds(bounds)
      window?.webContents.setZoomLevel(1.5)
    }, place)
    await expect.poll(() => boundsOf(muster)).toEqual(place)
    await muster.restart()
    expect(await boundsOf(muster)).toEqual(place)
    expect(await zoomOf(muster)).toBe(1.5)
    // What Chromium remembers by itself is not what counts: its folder may be thrown away.
    await muster.stop()
    rmSync(join(muster.folder, 'browser'), { recursive: true })
    await muster.start()
    expect(await boundsOf(muster)).toEqual(place)
    expect(await zoomOf(muster)).toBe(1.5)
  })

  for (const [name, x, y] of [
    ['to the right', 90_000, 100],
    ['to the left', -5000, 100],
    ['below', 100, 50_000],
    ['above', 100, -700],
    ['so far aside that nobody could take hold of it', -1250, 100],
  ] as const) {
    test(`comes into view when its screen is gone: ${name}`, async ({ muster }) => {
      await muster.stop()
      const place: WindowPlace = {
        x,
        y,
        width: 1280,
        height: 800,
        maximized: false,
        fullScreen: false,
        zoom: 0,
      }
      writeFileSync(join(muster.folder, 'preferences.json'), JSON.stringify({ window: place }))
      await muster.start()
      const { bounds, area } = await muster.electron.evaluate(({ BrowserWindow, screen }) => ({
        bounds: BrowserWindow.getAllWindows()[0]?.getBounds(),
        area: screen.getPrimaryDisplay().workArea,
      }))
      if (!bounds) throw new Error('No window.')
      expect(bounds).toMatchObject({ width: 1280, height: 800 })
      expect(bounds.x).toBeGreaterThanOrEqual(area.x)
      expect(bounds.y).toBeGreaterThanOrEqual(area.y)
      expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width)
      expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height)
    })
  }

  test('is light or dark from its first moment, as chosen', async ({ muster }) => {
    const ground = (): Promise<{ theme: string; ground: string | undefined }> =>
      muster.electron.evaluate(({ BrowserWindow, nativeTheme }) => ({
        theme: nativeTheme.themeSource,
        ground: BrowserWindow.getAllWindows()[0]?.getBackgroundColor(),
      }))
    const isDark = (): Promise<boolean> =>
      muster.page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)

    await muster.ask('program.setTheme', { theme: 'dark' })
    await expect.poll(isDark).toBe(true)
    await muster.restart()
    expect(await ground()).toEqual({ theme: 'dark', ground: '#0F1418' })
    expect(await isDark()).toBe(true)
    await muster.ask('program.setTheme', { theme: 'light' })
    await expect.poll(isDark).toBe(false)
    await muster.restart()
    expect(await ground()).toEqual({ theme: 'light', ground: '#F3F1EC' })
    expect(await isDark()).toBe(false)
  })
})

test.describe('when the page crashes', () => {
  /** Crashes the page and waits until it has been loaded again. */
  const crash = ({ electron }: Muster): Promise<void> =>
    electron.evaluate(async ({ BrowserWindow }) => {
      const page = BrowserWindow.getAllWindows()[0]?.webContents
      const loaded = new Promise<void>((resolve) => page?.once('did-finish-load', () => resolve()))
      page?.forcefullyCrashRenderer()
      await loaded
    })
  /** What the window shows, asked by way of the main process: a crashed page is lost to Playwright. */
  const shown = ({ electron }: Muster): Promise<unknown> =>
    electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `({ route: window.location.hash, text: document.querySelector('main')?.textContent ?? '' })`,
      ),
    )

  test('it is loaded again where it was, and nothing is lost', async ({ muster }) => {
    const { id } = await muster.ask('samples.open', {})
    await muster.ask('campaigns.rename', { id, name: 'After the crash' })
    await muster.go(`/campaign/${id}`)
    await crash(muster)
    await expect
      .poll(() => shown(muster))
      .toMatchObject({
        route: `#/campaign/${id}`,
        text: expect.stringContaining('After the crash'),
      })
    const log = readFileSync(join(muster.folder, 'logs/muster.log'), 'utf8')
    expect(log).toMatch(/page ended.* (crashed|killed) \(\d+\)/)
  })

  test('again and again, the program ends instead of trying for ever', async ({ muster }) => {
    const child = muster.electron.process()
    const ended = once(child, 'exit') as Promise<[number | null]>
    for (let times = 0; times < 3; times += 1) {
      await crash(muster)
      await expect.poll(() => shown(muster)).toMatchObject({ text: expect.stringContaining('Campaigns') })
    }
    await expect(crash(muster)).rejects.toThrow()
    expect(await ended).toEqual([1, null])
    await muster.kill()
  })
})

test('a second start on the same folder brings the first window to the front and ends', async ({
  muster,
}) => {
  await muster.electron.evaluate(({ app, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.blur()
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    window?.on('focus', () => heard.push('focus'))
    window?.on('restore', () => heard.push('restore'))
    app.on('second-instance', () => heard.push('second-instance'))
    window?.minimize()
  })
  const second = spawn(electronProgram(), electronArguments(muster.folder), {
    cwd: ROOT,
    env: electronEnvironment(),
    stdio: 'ignore',
  })
  try {
    expect(await once(second, 'exit', { signal: AbortSignal.timeout(30_000) })).toEqual([0, null])
  } finally {
    second.kill()
  }
  await expect
    .poll(() => muster.electron.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
    .toEqual(expect.arrayContaining(['second-instance', 'focus']))
  const windows = await muster.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => [window.isMinimized(), window.isVisible()]),
  )
  expect(windows).toEqual([[false, true]])
  expect((await muster.ask('program.status', {})).data.problem).toBeNull()
})

test.describe('the menu', () => {
  test('has the accelerators that people know from other programs', async ({ muster }) => {
    const items = await muster.electron.evaluate(({ Menu }) => {
      const told: [string, string][] = []
      const tell = (menu: Electron.Menu | null | undefined, path: string): void =>
        menu?.items.forEach((item) => {
          const { submenu, role, label } = item
          // Where a role brings its keys along, only the item itself tells them.
          const ofRole = item as unknown as { getDefaultRoleAccelerator?(): string | undefined }
          const keys = item.accelerator ?? ofRole.getDefaultRoleAccelerator?.() ?? ''
          if (item.type !== 'separator' && !submenu)
            told.push([`${path}${role ?? label}`.replaceAll('&', ''), keys])
          tell(submenu, `${path}${label} > `)
        })
      tell(Menu.getApplicationMenu(), '')
      return told
    })
    expect(Object.fromEntries(items)).toMatchObject(
      process.platform === 'darwin'
        ? { 'Edit > Undo': 'CmdOrCtrl+Z', 'Edit > Redo': 'Shift+Cmd+Z' }
        : {
            'File > New campaign…': 'CmdOrCtrl+N',
            'File > Campaigns': 'CmdOrCtrl+Shift+O',
            'File > Settings': 'CmdOrCtrl+,',
            'Edit > Undo': 'CmdOrCtrl+Z',
            'Edit > Redo': 'Ctrl+Y',
            'Edit > cut': 'CommandOrControl+X',
            'Edit > copy': 'CommandOrControl+C',
            'Edit > paste': 'CommandOrControl+V',
            'Edit > selectall': 'CommandOrControl+A',
            'View > resetzoom': 'CommandOrControl+0',
            'View > zoomin': 'CommandOrControl+Plus',
            'View > zoomout': 'CommandOrControl+-',
            'View > reload': 'CmdOrCtrl+R',
            'Help > Keyboard shortcuts': 'F1',
          },
    )
  })

  test('says what Undo and Redo are about, as steps are made and as the screen has it', async ({
    muster,
  }) => {
    const labels = () =>
      muster.electron.evaluate(({ Menu }) => {
        const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
        return items.map(({ label }) => label).filter((label) => /^&(Undo|Redo)/.test(label))
      })
    await expect.poll(labels).toEqual(['&Undo', '&Redo'])
    await muster.ask('factions.create', {
      name: 'Rank & File',
      from: { kind: 'archetype', archetype: 'drone-swarm' },
    })
    await expect.poll(labels).toEqual(['&Undo “Rank && File created”', '&Redo'])
    await muster.ask('undo.undo', {})
    await expect.poll(labels).toEqual(['&Undo', '&Redo “Rank && File created”'])
    await muster.ask('undo.redo', {})
    const campaign = await muster.ask('samples.open', {})
    await muster.ask('campaigns.rename', {
      id: campaign.id,
      name: 'The Long War for the Passes of the North of Zane',
    })
    // The first screen has no campaign open: it is named, as far as there is room.
    await expect
      .poll(labels)
      .toEqual(['&Undo “campaign renamed (The Long War for the Passes of the North o…”', '&Redo'])
    await muster.go(`/campaign/${campaign.id}`)
    await expect.poll(labels).toEqual(['&Undo “campaign renamed”', '&Redo'])
    // A form keeps Undo to itself.
    await muster.go(`/campaign/${campaign.id}/enter`)
    await expect.poll(labels).toEqual(['&Undo', '&Redo'])
  })

  test('leads the page where it says', async ({ muster }) => {
    const choose = async (label: string): Promise<void> =>
      muster.electron.evaluate(({ BrowserWindow, Menu }, wanted) => {
        const [window] = BrowserWindow.getAllWindows()
        window?.focus()
        const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
        items
          .find((item) => item.label.replace('&', '') === wanted)
          ?.click(undefined, window, window?.webContents)
      }, label)
    for (const [label, heading] of [
      ['Settings', 'Settings'],
      ['New campaign…', 'New campaign'],
      ['Campaigns', 'Campaigns'],
    ] as const) {
      await choose(label)
      await expect(muster.page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })
})

test('a date is typed day first, as the program writes it, whatever the system is set to', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/enter`)
  const date = page.getByLabel('Date', { exact: true })
  await date.focus()
  await page.keyboard.type('20112026')
  await expect(date).toHaveValue('2026-11-20')
})
