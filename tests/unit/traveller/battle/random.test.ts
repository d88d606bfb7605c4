import { expect, test } from 'vitest'
import { runs } from '../../../support/long.ts'
import { onFoot, onWheels, triedTraveller } from '../../games/traveller.ts'
import { playOut } from '../../games/tried.ts'

/** Battles of random players, played to their end. */
function play(setupOf: typeof onFoot, from: number, count: number): Set<string> {
  const endings = new Set<string>()
  for (let seed = from; seed < from + count; seed += 1) {
    const { state, commands } = playOut(triedTraveller, setupOf(seed), seed, (step) =>
      expect(triedTraveller.wrong(step), `seed ${seed}: ${JSON.stringify(step.command)}`).toEqual([]),
    )
    expect(commands).toBeLessThan(4000)
    endings.add(state.ending?.how ?? 'none')
  }
  return endings
}

const ON_FOOT = runs(300, 3000)
const ON_WHEELS = runs(100, 1000)

test(`${ON_FOOT} combats on foot end without a refusal, and all that must hold does after every command`, () => {
  const endings = play(onFoot, 10_001, ON_FOOT)
  expect(endings).not.toContain('none')
  expect(endings.size).toBeGreaterThan(1)
})

test(`${ON_WHEELS} combats with vehicles end the same way`, () => {
  expect(play(onWheels, 20_001, ON_WHEELS)).not.toContain('none')
})
