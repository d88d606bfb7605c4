import { app, BrowserWindow, nativeTheme, shell } from 'electron'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDispatch } from './host/dispatch.ts'
import { setUpIpc } from './host/ipc.ts'
import { readArguments } from './program/arguments.ts'
import { dataFolder } from './program/data-folder.ts'
import { openLog } from './program/log.ts'
import { openPreferences } from './program/preferences.ts'
import { createProgram } from './program/program.ts'
import { setUpMenu } from './window/menu.ts'
import { announceProtocol, setUpProtocol } from './window/protocol.ts'
import { setUpSecurity } from './window/security.ts'
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
  const browserFolder = join(folder, 'browser')
  tryToMake(browserFolder)
  app.setPath('userData', browserFolder)
  if (!app.requestSingleInstanceLock()) {
    app.exit(0)
    return
  }
  announceProtocol()
  const log = openLog(folder)
  process.on('uncaughtException', (error) => log.error('The main process met an error.', error))
  process.on('unhandledRejection', (error) => log.error('The main process met an error.', error))
  const preferences = openPreferences(folder)
  nativeTheme.themeSource = preferences.get().theme

  void app.whenReady().then(() => {
    const program = createProgram({
      host: 'window',
      version: app.getVersion(),
      folder,
      log,
      preferences,
      showFolder: async (path) => (await shell.openPath(path)) === '',
      openAddress: (address) =>
        shell.openExternal(address).then(
          () => true,
          () => false,
        ),
      themeChanged: (theme) => {
        nativeTheme.themeSource = theme
      },
      // For `npm run bench`: the moment in which the first screen can be used.
      usable: () => {
        if (process.env.MUSTER_BENCH) process.stdout.write('muster:usable\n')
      },
    })
    setUpSecurity()
    setUpProtocol()
    setUpIpc(program, createDispatch(program))
    setUpMenu(program)
    openWindow(program)

    app.on('second-instance', () => {
      const [window] = BrowserWindow.getAllWindows()
      if (window?.isMinimized()) window.restore()
      window?.focus()
    })
    app.on('activate', () => {
      if (BrowserWindow.getAllWindows().length === 0) openWindow(program)
    })
    app.on('will-quit', () => program.close())
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit())
}

/** A folder that cannot be made is told to the user in the window, where the database is opened. */
function tryToMake(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    // See above.
  }
}
