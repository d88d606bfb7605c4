import { BrowserWindow } from 'electron'
import { groundOf, WEB_PREFERENCES } from './appearance.ts'
import { ORIGIN } from '../host/files.ts'

const open = new Map<string, BrowserWindow>()

/** A window for everybody in the room, one for each fight; asked for again it comes to the front. */
export function openPublicWindow(fight: string): void {
  const before = open.get(fight)
  if (before) {
    if (before.isMinimized()) before.restore()
    before.focus()
    return
  }
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    minWidth: 640,
    minHeight: 400,
    title: 'Muster',
    backgroundColor: groundOf(),
    webPreferences: WEB_PREFERENCES,
  })
  open.set(fight, window)
  window.on('closed', () => open.delete(fight))
  void window.loadURL(`${ORIGIN}/index.html#/public/${fight}`)
}

/** They belong to the window that opened them, and go with it. */
export function closePublicWindows(): void {
  for (const window of open.values()) window.close()
}
