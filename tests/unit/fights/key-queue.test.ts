import { describe, expect, test } from 'vitest'
import { keyQueue } from '../../../renderer/systems/seven-seconds/fights/console/model/key-queue.ts'

/** A console in which some keys begin an action that takes its time; `land` is when it is done. */
function console(actions: string) {
  let landing = false
  const played: string[] = []
  const queue = keyQueue(
    () => landing,
    (key) => {
      played.push(key)
      if (actions.includes(key)) landing = true
    },
    () => Promise.resolve(),
  )
  return {
    played: () => played.join(''),
    press: (keys: string, held = false) => {
      for (const key of keys) {
        if (queue.keep(key, held)) continue
        played.push(key)
        if (actions.includes(key)) landing = true
      }
    },
    land: (refused = false) => {
      landing = false
      if (refused) queue.empty()
      return queue.landed()
    },
  }
}

describe('keys that are pressed while an action lands', () => {
  test('are for now when nothing is on its way', () => {
    const { press, played } = console('A')
    press('m3')
    expect(played()).toBe('m3')
  })

  test('wait, and are played in their order', async () => {
    const { press, played, land } = console('A')
    press('Am35')
    expect(played()).toBe('A')
    await land()
    expect(played()).toBe('Am35')
  })

  test('wait again for an action that one of them begins', async () => {
    const { press, played, land } = console('AB')
    press('AmBxy')
    await land()
    expect(played()).toBe('AmB')
    press('z')
    await land()
    expect(played()).toBe('AmBxyz')
  })

  test('are forgotten when the action is refused', async () => {
    const { press, played, land } = console('A')
    press('Am35')
    await land(true)
    press('e')
    expect(played()).toBe('Ae')
  })

  test('that are held down are not typed ahead', async () => {
    const { press, played, land } = console('A')
    press('A')
    press('mmm', true)
    press('e')
    await land()
    expect(played()).toBe('Ae')
  })

  test('do not overtake those that are being played', async () => {
    const { press, played, land } = console('A')
    press('Am3')
    const landed = land()
    press('5')
    await landed
    expect(played()).toBe('Am35')
  })

  test('are kept up to a number that nobody means', async () => {
    const { press, played, land } = console('A')
    press(`A${'x'.repeat(500)}`)
    await land()
    expect(played().length).toBeLessThan(50)
  })
})
