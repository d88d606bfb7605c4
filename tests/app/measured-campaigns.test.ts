import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fights } from '../../electron/database/schema.ts'
import { createStore } from '../../electron/database/store.ts'
import { openDatabase } from '../../electron/safekeeping/open.ts'
import { isRefusal } from '../../shared/problem.ts'
import { temporaryFolder } from './support/program.ts'

test.each(['campaign', 'long-battle'])('the bench has a battle fought through the engine: %s', (writes) => {
  const folder = temporaryFolder()
  execFileSync(process.execPath, [join(import.meta.dirname, `../bench/histories/${writes}.ts`), folder, '1'])
  const database = openDatabase(folder)
  if (isRefusal(database)) throw new Error(database.problem.message)
  const store = createStore(database)
  expect(store.tables.select().from(fights).all()).toHaveLength(1)
  store.close()
})
