import { expect as expectNow, type Page } from '@playwright/test'
import { A, B, PLAN } from '../../support/hammer-on-the-door.ts'
import { beginFight, firstLine } from '../support/fights.ts'
import { setUp } from '../support/set-up.ts'
import { expect, test } from '../support/test.ts'

/** Key strokes that twelve ordinary actions may take, beside the digits of what was measured. */
const MOST = 30

/** A hand on the keyboard: every key counts, only the digits of a measurement do not. */
function countingHand(page: Page) {
  const strokes: string[] = []
  let measured = 0
  let decisions = 0
  const press = async (key: string): Promise<void> => {
    strokes.push(key)
    await page.keyboard.press(key)
  }
  return {
    strokes,
    measured: () => measured,
    press,
    /** The letter that stands on a piece. */
    piece: async (id: string): Promise<void> => {
      const card = page.locator(`[data-piece="${id}"]`)
      await expect(card).toHaveAttribute('data-letter', /./)
      await press((await card.getAttribute('data-letter')) ?? '')
    },
    /** Inches, typed at once: where they open an action they still are what was measured. */
    inches: async (digits: string): Promise<void> => {
      for (const digit of digits) {
        measured += 1
        await page.keyboard.press(digit)
      }
      await expect(page.locator('[data-measure]:focus')).toHaveValue(digits)
    },
    /** So many decisions have been made. */
    decided: async (more: number): Promise<void> => {
      decisions += more
      await expect(firstLine(page)).toHaveAttribute('data-decision', String(decisions))
    },
    from: (decision: number): void => {
      decisions = decision
    },
  }
}

test('twelve ordinary actions take at most 30 key strokes beside what was measured', async ({ muster }) => {
  const fight = await beginFight(muster, null)
  await setUp(muster, fight, PLAN)
  const { page } = muster
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  const hand = countingHand(page)
  hand.from(decision)
  /** The kinds of what was done, from the newest to the oldest. */
  const done: string[] = []

  // Choosing who acts, turning Blips over and ending turns count too; the program rolls.
  await test.step('four Blips move', async () => {
    await hand.press('b')
    await expect(page.locator('[data-stage="several"]')).toBeVisible()
    await hand.press('Enter')
    await hand.decided(8)
    done.push('move', 'move', 'move', 'move')
  })
  await test.step('a Tactical targets and fires its rifle, its drone jumps', async () => {
    await hand.piece('b-blip-2')
    await hand.press('v')
    await hand.decided(1)
    await hand.press('t')
    await expect(page.locator('[data-submit="form"]')).toBeVisible()
    await hand.decided(1)
    await hand.press('Enter')
    await hand.decided(1)
    await hand.piece('a-blip-4')
    await hand.inches('5')
    await hand.press('Enter')
    await hand.decided(1)
    await expect(page.locator('[data-stage="acting"]')).toBeVisible()
    await hand.press('r')
    await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
    await hand.inches('5')
    await hand.press('Enter')
    await hand.decided(1)
    await hand.press('j')
    await hand.decided(1)
    await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
    await hand.inches('9')
    await hand.press('Enter')
    await hand.decided(1)
    await hand.press('e')
    await hand.decided(1)
    done.push('target', 'rifle', 'jump')
  })
  await test.step('a Scout moves and jumps', async () => {
    await hand.piece('a-blip-6')
    await hand.press('v')
    await hand.decided(1)
    await hand.inches('4')
    await hand.decided(1)
    await hand.press('Enter')
    await hand.decided(1)
    await hand.press('j')
    await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
    await hand.inches('8')
    await hand.press('Enter')
    await hand.decided(1)
    await hand.press('e')
    await hand.decided(1)
    done.push('move', 'jump')
  })
  await test.step('the Commander commands twice', async () => {
    await hand.piece('b-blip-1')
    await hand.press('v')
    await hand.decided(1)
    await hand.press('c')
    await hand.decided(1)
    await hand.piece(B.tactical1)
    await hand.press('Enter')
    await hand.decided(1)
    await hand.inches('3')
    await hand.press('Enter')
    await hand.decided(1)
    await hand.press('e')
    await hand.decided(1)
    done.push('command', 'move')
  })
  await test.step('a Tactical fires its flamer', async () => {
    await hand.piece('a-blip-5')
    await hand.press('v')
    await hand.decided(1)
    await hand.press('f')
    await hand.decided(1)
    await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
    await hand.inches('6')
    await hand.press('Enter')
    await hand.decided(1)
    done.push('flamer')
  })

  const told = `${done.length} actions: ${hand.strokes.length} key strokes, ${hand.measured()} digits measured (${hand.strokes.join(' ')})`
  test.info().annotations.push({ type: 'strokes', description: told })
  process.stdout.write(`${told}\n`)
  expectNow(done).toHaveLength(12)
  expectNow(hand.strokes.length, told).toBeLessThanOrEqual(MOST)
  const { view } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  expectNow(view.units.find(({ id }) => id === A.tactical2)?.counters).toBe(1)
})
