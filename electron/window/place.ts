import { screen, type BrowserWindow, type Rectangle } from 'electron'
import type { Preferences, WindowPlace } from '../program/preferences.ts'

const FIRST_SIZE = { width: 1280, height: 800 }
/** So much of a window must lie on some screen that a person can grab and move it. */
const GRIP = { width: 160, height: 80 }

/** Where the window was left, when a screen is still there; else the first size, where the system puts it. */
export function placeOf(preferences: Preferences): Partial<Rectangle> {
  const left = preferences.get().window
  if (!left) return FIRST_SIZE
  const size = { width: left.width, height: left.height }
  const seen = screen.getAllDisplays().some(({ workArea }) => {
    const width = Math.min(left.x + left.width, workArea.x + workArea.width) - Math.max(left.x, workArea.x)
    const height = Math.min(left.y + left.height, workArea.y + workArea.height) - Math.max(left.y, workArea.y)
    return width >= GRIP.width && height >= GRIP.height && left.y >= workArea.y - 1
  })
  return seen ? { ...size, x: left.x, y: left.y } : size
}

/** Keeps size, place, state and zoom while the window lives, and puts its state and zoom back. */
export function keepPlace(window: BrowserWindow, preferences: Preferences): void {
  const left = preferences.get().window
  if (left?.maximized) window.maximize()
  if (left?.fullScreen) window.setFullScreen(true)
  if (left) window.webContents.once('dom-ready', () => window.webContents.setZoomLevel(left.zoom))

  let waiting: NodeJS.Timeout | undefined
  const keep = (): void => {
    clearTimeout(waiting)
    if (window.isDestroyed() || window.isMinimized()) return
    const place: WindowPlace = {
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
      zoom: window.webContents.getZoomLevel(),
    }
    preferences.set({ window: place })
  }
  const soon = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(keep, 400)
  }
  window.on('resize', soon)
  window.on('move', soon)
  window.webContents.on('zoom-changed', soon)
  window.on('close', keep)
}
