import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import { contract } from '../../shared/contract/index.ts'
import { problem } from '../../shared/problem.ts'
import type { Program } from '../program/program.ts'
import { ORIGIN } from '../window/protocol.ts'
import type { Dispatch } from './dispatch.ts'

/** Calls from the program's own windows: one channel a call, none for anything else. */
export function setUpIpc(program: Program, dispatch: Dispatch): void {
  for (const name of Object.keys(contract)) {
    ipcMain.handle(`muster:${name}`, (event, payload: unknown) =>
      isOwnWindow(event)
        ? dispatch(name, payload)
        : { problem: problem('call/foreign-sender', 'Only a window of Muster may ask for this.') },
    )
  }
  program.listen((notice) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send('muster:notice', notice)
  })
}

/** A call counts only from the top frame of a page that the program itself has served. */
export function isOwnWindow({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === ORIGIN
}
