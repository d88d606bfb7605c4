import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  rmdirSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  readonly folder: string
  /** Not one byte more goes onto it; but for so many. */
  fill(but?: number): void
  makeRoom(): void
}

function mount(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-disk-'))
  try {
    const size = `size=${megabytes}m`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'muster-test', folder], { stdio: 'ignore' })
    return folder
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
}

function unmount(folder: string): void {
  execFileSync('umount', [folder], { stdio: 'ignore' })
  rmdirSync(folder)
}

/** Root on Linux may; elsewhere, and in a container without the right to, the tests that need one are left out. */
export const MAY_MOUNT = ((): boolean => {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return false
  try {
    unmount(mount(1))
    return true
  } catch {
    return false
  }
})()

export function smallDisk(megabytes: number): SmallDisk {
  const folder = mount(megabytes)
  onTestFinished(() => unmount(folder))
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: (but = 0) => {
      const file = openSync(ballast, 'a')
      for (const bytes of [2 ** 16, 2 ** 12, 1]) fillBy(file, Buffer.alloc(bytes))
      ftruncateSync(file, fstatSync(file).size - but)
      closeSync(file)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
  }
}

function fillBy(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
