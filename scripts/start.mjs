// npm start [-- --data DIR --port N --browser]: sets up what is missing, then opens Muster.
import { join } from 'node:path'
import { buildIfChanged } from './lib/build.mjs'
import { exitCodeOf, startChild, wasAskedToEnd } from './lib/children.mjs'
import { hasDisplay } from './lib/display.mjs'
import { downloadElectron, electronEnvironment, electronHere } from './lib/electron.mjs'
import { electronProgram, sandboxArguments } from './lib/electron.mjs'
import { installPackages } from './lib/install.mjs'
import { main, say } from './lib/say.mjs'
import { testElectron } from './lib/test-electron.mjs'
import { nodeProgram, root } from './lib/tools.mjs'

const own = ['--browser', '--test-electron']
const programArguments = process.argv.slice(2).filter((argument) => !own.includes(argument))
/** @param {string} flag */
const asksFor = (flag) => process.argv.includes(flag)

// npm changes to the folder of the checkout; a relative --data means the folder the person is in.
const cwd = process.env.INIT_CWD ?? process.cwd()

/** Why Electron could not open a window, by what it writes when it cannot. */
const refusals = /** @type {const} */ ([
  [/error while loading shared libraries: ([^\s:]+)/, 'Electron needs a system library that is not here'],
  [/Missing X server|cannot open display|Failed to connect to Wayland/i, 'The display cannot be opened'],
  [/No usable sandbox|SUID sandbox helper binary/, "This system does not allow Electron's sandbox"],
])

/** @param {string} written @returns {string | undefined} */
function refusalIn(written) {
  for (const [pattern, words] of refusals) {
    const found = pattern.exec(written)
    if (found) return found[1] ? `${words} (${found[1]})` : words
  }
  return undefined
}

/**
 * @param {string} dist
 * @returns {Promise<{ code: number, refusal?: string }>}
 */
async function openWindow(dist) {
  const args = [...sandboxArguments(), root, ...programArguments]
  const begun = Date.now()
  let first = ''
  const child = startChild(electronProgram(dist), args, {
    cwd,
    env: electronEnvironment(),
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  child.stderr?.on('data', (/** @type {Buffer} */ data) => {
    process.stderr.write(data)
    if (first.length < 10_000) first += data.toString()
  })
  const code = await exitCodeOf(child)
  if (code === 0 || wasAskedToEnd() || Date.now() - begun > 15_000) return { code }
  const refusal = refusalIn(first) ?? (code === 127 ? 'Electron cannot be started' : undefined)
  return { code, ...(refusal && { refusal }) }
}

/** @param {string} why */
function openForBrowser(why) {
  say(`${why}: opening Muster for the browser.`)
  return exitCodeOf(
    startChild(nodeProgram(), [join(root, 'out/main/server.js'), ...programArguments], { cwd }),
  )
}

await main(async () => {
  await installPackages()
  await buildIfChanged()
  if (asksFor('--browser')) return openForBrowser('As asked')
  if (!hasDisplay()) return openForBrowser('No display here')
  const dist = asksFor('--test-electron')
    ? await testElectron()
    : (electronHere() ?? (await downloadElectron()))
  if (!dist) return openForBrowser('No Electron here')
  const { code, refusal } = await openWindow(dist)
  return refusal ? openForBrowser(refusal) : code
})
