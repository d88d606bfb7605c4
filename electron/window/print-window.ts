import { BrowserWindow, dialog } from 'electron'
import { paperEnding, type PrintHost } from '../program/print-host.ts'
import { WEB_PREFERENCES } from './appearance.ts'
import { ORIGIN } from '../host/files.ts'

const open = new Set<BrowserWindow>()

/** Pages are laid out and printed in a window that is never shown. The pages themselves say how large they are. */
export const printHost: PrintHost = {
  open: (print, crashed) => {
    const window = new BrowserWindow({
      show: false,
      // Hidden, it would be put to sleep.
      webPreferences: { ...WEB_PREFERENCES, backgroundThrottling: false },
    })
    open.add(window)
    window.on('closed', () => {
      open.delete(window)
      crashed()
    })
    window.webContents.on('render-process-gone', crashed)
    void window.loadURL(`${ORIGIN}/index.html#/printed/${print}`)
    return {
      pdf: () =>
        window.webContents.printToPDF({
          preferCSSPageSize: true,
          printBackground: true,
          margins: { top: 0, bottom: 0, left: 0, right: 0 },
        }),
      paper: ({ paper, sides }) =>
        new Promise((resolve) => {
          window.webContents.print(
            {
              printBackground: true,
              margins: { marginType: 'none' },
              // Without it the dialog begins with A4, whatever the pages say.
              pageSize: paper === 'a4' ? 'A4' : 'Letter',
              ...(sides === 'single'
                ? {}
                : { duplexMode: sides === 'long-edge' ? 'longEdge' : ('shortEdge' as const) }),
            },
            (done, reason) => resolve(paperEnding(done, reason)),
          )
        }),
      close: () => {
        if (!window.isDestroyed()) window.destroy()
      },
    }
  },
  askPlace: async (fileName) => {
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: fileName,
      filters: [{ name: 'PDF', extensions: ['pdf'] }],
    })
    return canceled || filePath === '' ? null : filePath
  },
}

/** They belong to the window that asked for them, and go with it. */
export function closePrintWindows(): void {
  for (const window of open) window.destroy()
}
