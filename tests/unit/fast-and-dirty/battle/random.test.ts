import { expect, test } from 'vitest'
import { runs } from '../../../support/long.ts'
import { anyBattle, triedFastAndDirty } from '../../games/fast-and-dirty.ts'
import { playOut } from '../../games/tried.ts'

const BATTLES = runs(300, 3000)

test(`${BATTLES} battles over missions, switches and kinds of forces end without a refusal, and all that must hold does`, () => {
  const endings = new Set<string>()
  for (let seed = 10_001; seed < 10_001 + BATTLES; seed += 1) {
    const { state, commands } = playOut(triedFastAndDirty, anyBattle(seed), seed, (step) =>
      expect(triedFastAndDirty.wrong(step), `seed ${seed}: ${JSON.stringify(step.command)}`).toEqual([]),
    )
    expect(commands).toBeLessThan(4000)
    endings.add(state.ending?.how ?? 'none')
  }
  expect(endings).not.toContain('none')
  expect(endings.size).toBeGreaterThan(3)
})
