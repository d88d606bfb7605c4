import { app, BrowserWindow } from 'electron'
import type { Preferences } from '../program/preferences.ts'
import { groundOf, WEB_PREFERENCES } from './appearance.ts'
import { keepPlace, placeOf } from './place.ts'
import { ORIGIN } from '../host/files.ts'
import { closePrintWindows } from './print-window.ts'
import { closePublicWindows } from './public-window.ts'

/** A page that keeps crashing is not started for ever. */
const RESTARTS = { most: 3, within: 60_000 }

/** `crashed` hears why a page ended that was not closed. */
export function openWindow(preferences: Preferences, crashed: (why: string) => void): BrowserWindow {
  const window = new BrowserWindow({
    ...placeOf(preferences),
    minWidth: 640,
    minHeight: 400,
    title: 'Muster',
    backgroundColor: groundOf(),
    webPreferences: WEB_PREFERENCES,
  })
  keepPlace(window, preferences)
  restartAfterCrash(window, crashed)
  window.on('closed', closePublicWindows)
  window.on('closed', closePrintWindows)
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
