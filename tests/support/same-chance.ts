import fc from 'fast-check'
import { beforeEach } from 'vitest'
import { SEED, seedChance } from './chance.ts'

// The same chance in every run: what a property tries, and the program's own dice, cards and names, all of which start
// anew from each test's name. A failed property prints its seed and path; MUSTER_SEED tries others.
seedChance(SEED)

beforeEach(({ task }) => {
  let seed = SEED
  for (let at = 0; at < task.name.length; at += 1) seed = (Math.imul(seed, 31) + task.name.charCodeAt(at)) | 0
  seedChance(seed)
  fc.configureGlobal({ seed })
})
