import { expect, test } from 'vitest'
import { GAMES } from '../../../renderer/systems/registry.ts'

test.each(GAMES)('what is told of battles of $name can be printed', async ({ prints }) => {
  const { parts } = await prints()
  const keys = parts.flatMap(({ whats }) => whats.map(({ key }) => key))
  expect(keys).toEqual(expect.arrayContaining(['report', 'chronicle']))
})
