import { app, nativeTheme, type WebPreferences } from 'electron'
import { join } from 'node:path'
import { LANGUAGES } from '../../shared/printing/words.ts'

/** The ground of the two themes: a window stands at once, and does not flash before its first paint. */
const GROUND = { light: '#f3f1ec', dark: '#0f1418' }

export function groundOf(): string {
  return nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light
}

/** Dates are typed in the program's own language, whatever the system's is. Before the program is ready. */
export function speakOwnLanguage(): void {
  app.commandLine.appendSwitch('lang', LANGUAGES[0])
}

/** What every window of the program may do: no more than its preload gives it. */
export const WEB_PREFERENCES: WebPreferences = {
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
  // The page's compiled code is kept from its first run on.
  v8CacheOptions: 'bypassHeatCheck',
}
