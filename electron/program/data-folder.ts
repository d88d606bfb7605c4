import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The user's data folder: `--data DIR`, else the platform's place for program data. Worked out without
 * Electron, so that the window and the browser host share it.
 */
export function dataFolder(argument: string | undefined): string {
  if (argument !== undefined) return resolve(argument)
  return join(programData(), 'Muster')
}

function programData(): string {
  const home = homedir()
  if (process.platform === 'win32') return process.env.APPDATA ?? join(home, 'AppData/Roaming')
  if (process.platform === 'darwin') return join(home, 'Library/Application Support')
  return process.env.XDG_CONFIG_HOME ?? join(home, '.config')
}
