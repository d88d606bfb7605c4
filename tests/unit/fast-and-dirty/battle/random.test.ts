import { expect, test } from 'vitest'
import { runs } from '../../../support/long.ts'
import { anyBattle, triedFastAndDirty } from '../../games/fast-and-dirty.ts'
import { playOut } from '../../games/tried.ts'

const BATTLES = runs(100, 1000)

/** Three times as many, so that a slow machine has time for each. */
test.each([10_001, 20_001, 40_001])(
  `${BATTLES} battles from %i over missions, switches and kinds of forces end, and all that must hold does`,
  (from) => {
    const endings = new Set<string>()
    for (let seed = from; seed < from + BATTLES; seed += 1) {
      const { state, commands } = playOut(triedFastAndDirty, anyBattle(seed), seed, (step) => {
        const found = triedFastAndDirty.wrong(step)
        if (found.length > 0)
          throw new Error(`Seed ${seed}: ${found.join()} after ${JSON.stringify(step.command)}`)
      })
      expect(commands).toBeLessThan(4000)
      endings.add(state.ending?.how ?? 'none')
    }
    expect(endings).not.toContain('none')
    expect(endings.size).toBeGreaterThan(3)
  },
)
