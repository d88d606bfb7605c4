import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { CallName, Notice } from '../../shared/contract/index.ts'
import { problem } from '../../shared/problem.ts'
import { ORIGIN } from './files.ts'
import type { Dispatch } from './dispatch.ts'

/** The names of the contract's calls, written here by the build: the contract itself is loaded later. */
declare const CALL_NAMES: readonly CallName[]

/**
 * Calls from the program's own windows: one channel a call, none for anything else. The program behind them
 * may still be starting: calls wait for it. What they answer goes over as one text: an object would be copied
 * value by value from the preload into the page, and a thousand battles have many.
 */
export function setUpIpc(dispatch: () => Promise<Dispatch>): void {
  for (const name of CALL_NAMES) {
    ipcMain.handle(`muster:${name}`, async (event, payload: unknown) =>
      JSON.stringify(
        isOwnWindow(event)
          ? await (
              await dispatch()
            )(name, payload)
          : { problem: problem('call/foreign-sender', 'Only a window of Muster may ask for this.') },
      ),
    )
  }
}

export function tellWindows(notice: Notice): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send('muster:notice', notice)
}

/** A call counts only from the top frame of a page that the program itself has served. */
export function isOwnWindow({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean {
  return senderFrame?.parent === null && senderFrame.origin === ORIGIN
}
