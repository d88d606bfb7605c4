import { expect, test } from 'vitest'
import { runs } from '../../../support/long.ts'
import { triedBlastEm } from '../../games/blast-em.ts'
import { playOut } from '../../games/tried.ts'

const MISSIONS = runs(300, 3000)

test(`${MISSIONS} missions end without a refusal, and all that must hold does after every command`, () => {
  const endings = new Set<string>()
  for (let seed = 10_001; seed <= 10_000 + MISSIONS; seed += 1) {
    const { state, commands } = playOut(triedBlastEm, triedBlastEm.setupOf(seed), seed, (step) =>
      expect(triedBlastEm.wrong(step), `seed ${seed}`).toEqual([]),
    )
    expect(commands).toBeLessThan(2000)
    endings.add(state.ending?.outcome ?? 'none')
  }
  expect(endings).not.toContain('none')
  expect(endings.size).toBeGreaterThan(1)
})
