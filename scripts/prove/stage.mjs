import { hasDisplay, startVirtualDisplay } from '../lib/display.mjs'
import { programHosts } from '../lib/test-runs.mjs'

/** Where the program can be shown. @returns {Promise<{ env: NodeJS.ProcessEnv, end: () => void }>} */
export async function stage() {
  const env = programHosts()
  const wantsOwnDisplay = process.platform === 'linux' && (!hasDisplay() || Boolean(process.env.CI))
  const end = wantsOwnDisplay ? await startVirtualDisplay() : () => undefined
  return { env, end }
}
