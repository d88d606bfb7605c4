/**
 * What can happen to a campaign file, and the tests that put it in: files of Vitest, or specs of Playwright, with ` -g `
 * and a part of their titles.
 * @typedef {{ fault: string, tests: string[] }} StorageFault
 */

const safekeeping = 'tests/app/safekeeping.test.ts'
const open = 'tests/app/open.test.ts'
const migrations = 'tests/app/migrations.test.ts'
const bringing = 'tests/app/bringing-over.test.ts'
const disk = 'tests/app/full-disk.test.ts'
const kills = 'tests/e2e/page/kills.spec.ts'
const cuts = 'tests/e2e/window/power-cuts.spec.ts'
const problem = 'tests/e2e/page/problem.spec.ts'
const packaged = 'tests/e2e/window/packaged.spec.ts'

/** @type {StorageFault[]} */
export const storageFaults = [
  { fault: 'killed at any instant while three write', tests: [`${kills} -g killed at any instant`] },
  { fault: 'killed while it backs up or restores', tests: [`${kills} -g while it keeps safe`] },
  { fault: 'killed between two changes of a battle', tests: [`${cuts} -g the power is cut ten times`] },
  { fault: 'killed after a change, in the window', tests: [`${cuts} -g every acknowledged change`] },
  { fault: 'killed a second after something was typed', tests: [`${cuts} -g what was typed in a form`] },
  { fault: 'power gone at any write of a change', tests: ['tests/app/cut-writes.test.ts'] },
  { fault: 'a journal beside another file', tests: [`${safekeeping} -g beside a journal`] },
  { fault: 'power gone in the middle of a restore', tests: [`${safekeeping} -g a restore that was cut off`] },
  {
    fault: 'disk full: change, import, export, PDF, backup, copy, restore, start, close',
    tests: [`${disk} -g is refused`, `${disk} -g the first start`, `${disk} -g the close`],
  },
  { fault: 'disk full: all that can be looked at', tests: [`${disk} -g everything can be looked at`] },
  { fault: 'disk full: a file that may not grow', tests: [`${disk} -g may grow no more`] },
  { fault: 'a file of every version upgraded', tests: [`${migrations} -g has something in every table`] },
  { fault: 'an upgrade fails at a statement', tests: [`${migrations} -g when a statement fails`] },
  { fault: 'an upgrade fills the disk', tests: [`${migrations} -g when the disk is full`] },
  { fault: 'power gone on the way of an upgrade', tests: [`${migrations} -g when the power goes`] },
  {
    fault: 'file gone, emptied, cut, altered or another’s',
    tests: [
      `${safekeeping} -g the last backup takes its place`,
      `${safekeeping} -g that the disk has changed`,
      `${open} -g a file that Muster cannot use`,
      problem,
    ],
  },
  { fault: 'backups that a disk has changed', tests: [`${safekeeping} -g that is not what it was is told`] },
  { fault: 'an empty file over a full one', tests: [`${safekeeping} -g of an empty file`] },
  {
    fault: 'file or folder not to be written or read',
    tests: [
      `${safekeeping} -g where the file may be read`,
      `${open} -g a read-only folder`,
      `${open} -g a read-only file`,
    ],
  },
  {
    fault: 'backups folder or second place away',
    tests: [`${safekeeping} -g that cannot be made`, `${safekeeping} -g second place`],
  },
  {
    fault: 'hostile and broken archives of campaigns',
    tests: [`${bringing} -g is refused, and nothing`, `${bringing} -g is refused, or is sound`],
  },
  { fault: 'a backup that is looked at', tests: [`${safekeeping} -g a backup that is looked at`] },
  { fault: 'a damaged file, what can still be read', tests: [`${bringing} -g what can still be read`] },
  { fault: 'an evening of eight hours', tests: [`${safekeeping} -g an evening of eight hours`] },
  { fault: '400 backups', tests: ['tests/unit/kept-backups.test.ts'] },
  {
    fault: 'clocks ahead, back and still',
    tests: ['tests/unit/clock-of-the-machine.test.ts', `${safekeeping} -g a clock that goes wrong`],
  },
  {
    fault: 'two programs at once',
    tests: [
      `${open} -g two programs that start at once`,
      `${open} -g another Muster has open`,
      `${safekeeping} -g while another Muster has it`,
    ],
  },
  { fault: 'hostile archives', tests: ['tests/app/archives.test.ts', 'tests/app/readings.test.ts'] },
  { fault: 'hostile campaign files', tests: [`${open} -g that Muster did not make`] },
  { fault: 'calls that do not fit', tests: ['tests/app/fuzz.test.ts'] },
]

/** The same on the packaged program. @type {StorageFault[]} */
export const packagedFaults = [
  { fault: 'packaged: killed at any instant', tests: [`${packaged} -g is killed at any instant`] },
  { fault: 'packaged: a backup beside a hot journal', tests: [`${packaged} -g beside a journal`] },
  { fault: 'packaged: the file is gone', tests: [`${packaged} -g file is gone`] },
  { fault: 'packaged: the file may only be read', tests: [`${packaged} -g may only be read`] },
]
