import { expect, test } from 'vitest'
import { MOST_CHANGES } from '../../electron/database/header.ts'
import { changesBehind } from '../../electron/safekeeping/lineage.ts'

/** Backups of a file, the newest first. */
const OF_ONE = [
  { changes: 120, marked: 3_000_000 },
  { changes: 100, marked: 5_000_000 },
]
/** The older of them was restored, and has gone on. */
const RESTORED = [{ changes: 5_000_007, marked: 7_000_000 }, ...OF_ONE]

test.each<[string, number, typeof OF_ONE, number]>([
  ['as it was backed up', 120, OF_ONE, 0],
  ['that has gone on', 130, OF_ONE, 0],
  ['of the past', 115, OF_ONE, 5],
  ['without a backup', 115, [], 0],
  ['that is another', 2_000_000, OF_ONE, 0],
  ['that is a backup which somebody put there', 5_000_000, OF_ONE, 0],
  ['of the past, after a backup had been restored', 5_000_002, RESTORED, 5],
  ['from before a backup was restored', 115, RESTORED, 0],
  ['whose count begins again', MOST_CHANGES - 3, [{ changes: 2, marked: 4_000_000 }], 5],
])('a file %s is so many changes behind its last backup', (_name, changes, records, behind) => {
  expect(changesBehind(changes, records)).toBe(behind)
})
