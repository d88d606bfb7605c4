import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { mustRun } from './children.mjs'
import { Trouble } from './say.mjs'

/**
 * What tests need from the system, by its names in Debian; newer releases add t64 to some.
 * The text fonts of the program are its own; DejaVu, which GTK brings along, covers the rest.
 * @type {{ packages: string[], programs?: string[] }[]}
 */
const needs = [
  { packages: ['xvfb'], programs: ['Xvfb'] },
  { packages: ['libnss3'] },
  { packages: ['libgtk-3-0t64', 'libgtk-3-0'] },
  { packages: ['libgbm1'] },
  { packages: ['libasound2t64', 'libasound2'] },
  // The shell is Chromium without what a window needs: the same pages for two thirds of the work.
  {
    packages: ['chromium-headless-shell', 'chromium'],
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  },
  { packages: ['poppler-utils'], programs: ['pdftotext'] },
]

/** @param {string[]} names @returns {string | undefined} the path of the first of these programs found */
export function programOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** @param {string} name */
function isDebianPackageInstalled(name) {
  const asked = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], { encoding: 'utf8' })
  return asked.stdout === 'installed'
}

/** @param {string} name whether the release at hand has this package */
function isDebianPackageKnown(name) {
  return /Candidate: \d/.test(spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' }).stdout)
}

/** @param {(typeof needs)[number]} need */
const debianName = ({ packages }) => packages.find(isDebianPackageKnown) ?? packages.at(-1)

/** Makes sure that the system has what the tests need, or says in one sentence what is missing. */
export async function provideSystemPackages() {
  if (process.platform !== 'linux') return
  const isDebian = existsSync('/etc/debian_version') && programOnPath(['apt-get']) !== undefined
  const missing = needs.filter(({ packages, programs }) => {
    if (programs && programOnPath(programs)) return false
    return isDebian ? !packages.some(isDebianPackageInstalled) : programs !== undefined
  })
  if (missing.length === 0) return
  if (!isDebian) {
    const names = missing.map(({ programs }) => programs?.[0]).join(', ')
    throw new Trouble(
      `The tests need these programs, which are not on this system: ${names}. Install them first.`,
    )
  }
  if (process.getuid?.() !== 0) {
    const names = missing.map(debianName).join(' ')
    throw new Trouble(
      `The tests need system packages. Run this once, then start again:\n` +
        `sudo sh -c "apt-get update && apt-get install -y --no-install-recommends ${names}"`,
    )
  }
  const advice = 'Check the network and the sources of apt.'
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  await mustRun('Reading the lists of system packages', 'apt-get', ['update', ...wait], advice, options)
  const names = missing.map((need) => debianName(need) ?? '')
  const install = ['install', '-y', '--no-install-recommends', ...wait, ...names]
  await mustRun(`Installing ${names.join(', ')}`, 'apt-get', install, advice, options)
}
