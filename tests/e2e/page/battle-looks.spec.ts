import type { CommandKind } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { A, LINES, PLAN } from '../../support/hammer-on-the-door.ts'
import { beginFight } from '../support/fights.ts'
import { fingersOn } from '../support/fingers.ts'
import { overflowing, violations } from '../support/looks.ts'
import { act, setUp } from '../support/set-up.ts'
import { expect, test } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

test.slow()

const nth = (kind: CommandKind, n: number): number =>
  LINES.flatMap(({ command }, index) => (command.kind === kind ? [index] : []))[n] ?? -1

/** Lines before which the screen is looked at: with all typed but the last key, or with so many dice too. */
const MOMENTS: readonly { readonly name: string; readonly line: number; readonly dice?: number }[] = [
  { name: 'a Blip is chosen', line: 0 },
  { name: 'a movement', line: nth('move', 0) },
  { name: 'a Sensor Pool is spent', line: nth('spend-pool', 0) },
  { name: 'a rifle with its odds', line: nth('fire-rifle', 0) },
  { name: 'the dice of a graze', line: nth('fire-rifle', 0), dice: 1 },
  { name: 'a missile', line: nth('fire-missile', 1) },
  { name: 'Blips may intercept', line: nth('intercept', 0) },
  { name: 'a direction', line: nth('intercept', 1), dice: 5 },
  { name: 'a blast', line: nth('resolve-blast', 0) },
  { name: 'what a Blip hid rolls', line: nth('roll-damage', 0) },
  { name: 'a suit is checked', line: nth('check-suit', 0) },
  { name: 'a Repair', line: nth('repair', 0) },
  { name: 'a flamer', line: nth('fire-flamer', 0) },
  { name: 'a Command', line: nth('command', 2) },
  { name: 'a kamikaze flies', line: nth('kamikaze', 0) },
  { name: 'a kamikaze touches', line: nth('explode', 0) },
  {
    name: 'Stunned, chosen',
    line: LINES.findLastIndex(({ command: c }) => c.kind === 'activate' && c.piece === A.tactical1),
  },
  { name: 'a Withdraw is answered', line: nth('allow-withdrawal', 0) },
  { name: 'Objectives are settled', line: nth('settle-objectives', 0) },
  { name: 'missions are measured', line: nth('measure-end', 0) },
]

test('every moment of a battle can be read by everybody and fits, also at 200 %', async ({ muster }) => {
  const fight = await beginFight(muster, null)
  await setUp(muster, fight, PLAN)
  const { page } = muster
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  await page.keyboard.press('d')
  const look = async (name: string): Promise<void> => {
    expect.soft(await violations(page), name).toEqual([])
    // 1280 × 800 at 200 %.
    await resize(muster, 640, 400)
    expect.soft(await overflowing(page), `${name} at 200 %`).toEqual([])
    await resize(muster, 1280, 800)
  }
  for (const [index, { command, dice }] of LINES.entries()) {
    for (const { name, line, dice: typed = 0 } of MOMENTS) {
      if (line !== index) continue
      await test.step(name, async () => {
        await expect(page.locator('[data-decision]').first()).toHaveAttribute(
          'data-decision',
          String((await muster.ask('fights.look', { id: fight, watcher: 'public' })).decision),
        )
        if (typed === 0) await fingersOn(page).prepare(command)
        else await page.keyboard.press('Enter')
        for (const die of dice.slice(0, typed)) {
          await expect(page.locator('[data-dice]')).toBeVisible()
          await page.keyboard.press(String(die))
        }
        if (typed > 0) await expect(page.locator('[data-dice]')).toBeVisible()
        await look(name)
      })
    }
    await act(muster, fight, command, dice)
  }
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  await look('the score')
})
