import { app, BrowserWindow, Menu, nativeTheme } from 'electron'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { MenuWords } from '../shared/contract/program.ts'
import type { Dispatch } from './host/dispatch.ts'
import { setUpIpc, tellWindows } from './host/ipc.ts'
import { readArguments } from './program/arguments.ts'
import { dataFolder } from './program/data-folder.ts'
import { openPreferences } from './program/preferences.ts'
import type { Program } from './program/program.ts'
import { speakOwnLanguage } from './window/appearance.ts'
import { desktop } from './window/desktop.ts'
import { setUpMenu } from './window/menu.ts'
import { announceProtocol, setUpProtocol } from './window/protocol.ts'
import { setUpSecurity } from './window/security.ts'
import { spareMemory } from './window/sparing.ts'
import { openWindow } from './window/window.ts'

const given = readArguments(process.argv.slice(app.isPackaged ? 1 : 2))
if ('mistake' in given) {
  process.stderr.write(`${given.mistake}\n`)
  app.exit(2)
} else {
  start(dataFolder(given.data))
}

function start(folder: string): void {
  // Before anything is read: what Chromium keeps belongs to this data folder, and one program to each.
  const browserFolder = browserFolderIn(folder)
  app.setPath('userData', browserFolder)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  announceProtocol()
  // Electron would make one of its own, for it to be thrown away.
  Menu.setApplicationMenu(null)
  speakOwnLanguage()
  spareMemory()
  enableCompileCache(join(browserFolder, 'compiled'))
  const preferences = openPreferences(folder)
  nativeTheme.themeSource = preferences.get().theme
  const surroundings = {
    ...desktop,
    version: app.getVersion(),
    folder,
    preferences,
    menuNamed: (words: MenuWords) => setUpMenu(folder, words),
  }
  let program: Program | null = null
  // Before there is a log, where a person who started it from a terminal sees it.
  const error = (sentence: string) => (cause: unknown) => {
    if (program) program.log.error(sentence, cause)
    else process.stderr.write(`${sentence} ${String(cause)}\n`)
  }
  process.on('uncaughtException', error('The main process met an error.'))
  process.on('unhandledRejection', error('The main process met an error.'))

  void app.whenReady().then(() => {
    setUpSecurity()
    setUpProtocol()
    const open = (): BrowserWindow => openWindow(preferences, error('The window’s page ended.'))
    let main = open()
    // What the page first asks for is what loads the rest: before that this process has its hands full with the page,
    // and from then on the page's own process is busy for a while and this one is free.
    let starting: Promise<Dispatch> | null = null
    const start = async (): Promise<Dispatch> => {
      const { startProgram } = await import('./host/start.ts')
      const running = startProgram(surroundings)
      program = running.program
      program.listen(tellWindows)
      return running.dispatch
    }
    setUpIpc(() => (starting ??= start()))
    setUpMenu(folder)

    app.on('second-instance', () => {
      if (main.isDestroyed()) return
      if (main.isMinimized()) main.restore()
      main.focus()
    })
    app.on('activate', () => {
      if (main.isDestroyed()) main = open()
    })
    app.on('will-quit', (event) => {
      program?.close()
      const leaving = program?.keeper.leaving()
      program = null
      if (!leaving) return
      // The windows are gone; the second place for backups has a short while yet.
      event.preventDefault()
      // Later than this event, within which Electron takes no other word of it.
      void leaving.finally(() => setTimeout(() => app.quit()))
    })
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit())
}

/**
 * Where Chromium keeps its own things. In a data folder that cannot be written the window opens all the
 * same, with a folder for this once, and says what is wrong: without one Chromium would just end.
 */
function browserFolderIn(folder: string): string {
  const wanted = join(folder, 'browser')
  try {
    mkdirSync(wanted, { recursive: true })
    const probe = join(wanted, '.muster-may-write')
    writeFileSync(probe, '')
    rmSync(probe)
    return wanted
  } catch {
    return mkdtempSync(join(app.getPath('temp'), 'muster-'))
  }
}
