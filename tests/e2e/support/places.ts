import { join, resolve } from 'node:path'

/** The folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Where the program is built. */
export const BUILT = 'out'

const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}

/** The Electron that `npm run verify` chose, else the official one of the `electron` package. */
export function electronProgram(): string {
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(ROOT, 'node_modules/electron/dist')
  return join(dist, PROGRAMS[process.platform] ?? 'electron')
}

/** Chromium's sandbox refuses to run as root; nowhere else is it switched off. */
export const MAY_SANDBOX = process.platform !== 'linux' || process.getuid?.() !== 0

/** What Electron is started with: the program of this checkout, or another build of it, on a data folder. */
export function electronArguments(folder: string, built = BUILT): string[] {
  const program = built === BUILT ? ROOT : join(ROOT, built, 'main/main.js')
  return [...(MAY_SANDBOX ? [] : ['--no-sandbox']), program, '--data', folder]
}

/** Without what would turn Electron into plain Node, as some editors' terminals do. */
export function electronEnvironment(): Record<string, string> {
  const { ...environment } = process.env as Record<string, string>
  delete environment.ELECTRON_RUN_AS_NODE
  return environment
}
