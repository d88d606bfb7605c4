import { app, BrowserWindow, nativeTheme } from 'electron'
import { join } from 'node:path'
import type { Program } from '../program/program.ts'
import { keepPlace, placeOf } from './place.ts'
import { ORIGIN } from './protocol.ts'

/** The ground of the two themes, so that the window does not flash before its first paint. */
const GROUND = { light: '#f3f1ec', dark: '#0f1418' }
/** A page that keeps crashing is not started for ever. */
const RESTARTS = { most: 3, within: 60_000 }

export function openWindow(program: Program): BrowserWindow {
  const window = new BrowserWindow({
    ...placeOf(program.preferences),
    minWidth: 640,
    minHeight: 400,
    show: false,
    title: 'Muster',
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  })
  keepPlace(window, program.preferences)
  window.once('ready-to-show', () => window.show())
  restartAfterCrash(window, program)
  void window.loadURL(`${ORIGIN}/index.html`)
  return window
}

/** A crashed page is loaded again: everything it showed is in the database. */
function restartAfterCrash(window: BrowserWindow, { log }: Program): void {
  const crashes: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.error(`The window's page ended: ${reason} (${exitCode}).`)
    if (reason === 'clean-exit' || window.isDestroyed()) return
    const now = Date.now()
    crashes.push(now)
    if (crashes.filter((at) => now - at < RESTARTS.within).length > RESTARTS.most) {
      app.exit(1)
      return
    }
    // Not from inside the event: Chromium is still taking the old page apart, and would end with it.
    setImmediate(() => {
      if (!window.isDestroyed()) window.webContents.reload()
    })
  })
}
