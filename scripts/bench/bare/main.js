// The least an Electron program can do: the measure for Muster's own start.
import { fileURLToPath } from 'node:url'
import { BrowserWindow, app } from 'electron'

const page = fileURLToPath(new URL('index.html', import.meta.url))
const twoFrames = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

async function open() {
  const window = new BrowserWindow({ width: 1280, height: 800 })
  await window.loadFile(page)
  await window.webContents.executeJavaScript(twoFrames)
  process.stdout.write('bare:usable\n')
}

void app.whenReady().then(open)
