import { app, BrowserWindow, nativeTheme } from 'electron'
import { join } from 'node:path'
import type { Preferences } from '../program/preferences.ts'
import { keepPlace, placeOf } from './place.ts'
import { ORIGIN } from './protocol.ts'

/** The ground of the two themes: the window stands at once, and does not flash before its first paint. */
const GROUND = { light: '#f3f1ec', dark: '#0f1418' }
/** A page that keeps crashing is not started for ever. */
const RESTARTS = { most: 3, within: 60_000 }

/** `crashed` hears why a page ended that was not closed. */
export function openWindow(preferences: Preferences, crashed: (why: string) => void): BrowserWindow {
  const window = new BrowserWindow({
    ...placeOf(preferences),
    minWidth: 640,
    minHeight: 400,
    title: 'Muster',
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      // The page's compiled code is kept from its first run on.
      v8CacheOptions: 'bypassHeatCheck',
    },
  })
  keepPlace(window, preferences)
  restartAfterCrash(window, crashed)
  void window.loadURL(`${ORIGIN}/index.html`)
  return window
}

/** A crashed page is loaded again: everything it showed is in the database. */
function restartAfterCrash(window: BrowserWindow, crashed: (why: string) => void): void {
  const crashes: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    crashed(`${reason} (${exitCode})`)
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
