import { app, dialog, nativeTheme, session, shell, utilityProcess } from 'electron'
import { extname, join } from 'node:path'
import type { Surroundings } from '../program/program.ts'
import { besideOf, type Work } from '../beside/beside.ts'
import { printHost } from './print-window.ts'
import { openPublicWindow } from './public-window.ts'

/** As the system's list of processes calls them. */
const SERVICES: Readonly<Record<Work, string>> = { courier: 'Muster backups', reader: 'Muster files' }

/** What the desktop does for the program. */
export const desktop: Pick<
  Surroundings,
  | 'host'
  | 'askPlace'
  | 'askFolder'
  | 'showFolder'
  | 'openAddress'
  | 'openPublic'
  | 'printing'
  | 'themeChanged'
  | 'keepTyped'
  | 'usable'
  | 'startBeside'
> = {
  host: 'window',
  showFolder: async (path) => (await shell.openPath(path)) === '',
  openAddress: (address) =>
    shell.openExternal(address).then(
      () => true,
      () => false,
    ),
  askPlace: async (fileName) => {
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join(app.getPath('documents'), fileName),
      filters: [{ name: 'Muster', extensions: [extname(fileName).slice(1)] }],
    })
    return canceled || filePath === '' ? null : filePath
  },
  askFolder: async () => {
    const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] })
    return filePaths[0] ?? null
  },
  openPublic: (fight) => {
    openPublicWindow(fight)
    return true
  },
  printing: printHost,
  themeChanged: (theme) => {
    nativeTheme.themeSource = theme
  },
  // For `npm run bench`: the moment in which the first screen can be used.
  keepTyped: () => session.defaultSession.flushStorageData(),
  usable: () => {
    if (process.env.MUSTER_BENCH) process.stdout.write('muster:usable\n')
  },
  startBeside: (work) => {
    const { path, limit } = besideOf(work)
    const child = utilityProcess.fork(path, [], {
      serviceName: SERVICES[work],
      stdio: 'ignore',
      execArgv: [`--js-flags=${limit}`],
    })
    return {
      post: (asked) => child.postMessage(asked),
      hear: (listener) => {
        child.on('message', listener)
        child.on('exit', () => listener(null))
      },
      end: () => void child.kill(),
    }
  },
}
