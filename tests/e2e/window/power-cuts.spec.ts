import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { changed, standingOf } from '../../support/battle-script.ts'
import { LINES, PLAN, SCORE } from '../../support/hammer-on-the-door.ts'
import { tellProof } from '../../support/proof.ts'
import { beginFight, firstLine } from '../support/fights.ts'
import { fingersOn } from '../support/fingers.ts'
import { act, setUp } from '../support/set-up.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** At which moment of a line the power is cut. */
type Cut = 'after' | 'typing' | 'dice' | 'sent' | 'pressed' | 'taking back'

/** Ten lines of the battle, each of another kind, and the moment. */
const CUTS: Readonly<Record<number, Cut>> = {
  1: 'after',
  11: 'typing',
  12: 'dice',
  20: 'sent',
  34: 'after',
  35: 'pressed',
  41: 'sent',
  55: 'pressed',
  80: 'taking back',
  106: 'sent',
}

test.slow()

test('the power is cut ten times in one battle: nothing is lost, nothing is half done', async ({
  muster,
}, info) => {
  const { id: campaign } = await muster.ask('campaigns.start', {
    ...newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]),
  })
  const fight = await beginFight(muster, campaign)
  await setUp(muster, fight, PLAN)
  await typeDice(muster)

  const look = () => muster.ask('fights.look', { id: fight, watcher: 'public' })
  let cuts = 0
  for (const [index, { command, dice, then }] of LINES.entries()) {
    const before = await look()
    const done = (now: Awaited<ReturnType<typeof look>>): boolean => {
      // Either all of it or nothing: which one is told by the number of decisions.
      const isDone = now.decision === before.decision + 1
      if (!isDone) expect(now).toEqual(before)
      else expect(changed(standingOf(before.view), standingOf(now.view))).toEqual(then)
      return isDone
    }
    const again = async (): Promise<boolean> => {
      cuts += 1
      await reopen(muster, fight)
      return done(await look())
    }
    const input = { id: fight, after: before.decision, command, rolls: dice.length > 0 ? [...dice] : null }
    const cut = CUTS[index]
    await test.step(`${index} ${command.kind}${cut ? `, cut: ${cut}` : ''}`, async () => {
      switch (cut) {
        case undefined:
          await act(muster, fight, command, dice)
          return
        case 'after':
          // What was answered is there.
          await fingersOn(muster.page).play(command, dice)
          expect(await again()).toBe(true)
          return
        case 'typing': {
          await fingersOn(muster.page).prepare(command)
          expect(await again()).toBe(false)
          await fingersOn(muster.page).play(command, dice)
          return
        }
        case 'dice': {
          const fingers = fingersOn(muster.page)
          await fingers.prepare(command)
          await muster.page.keyboard.press('Enter')
          await expect(muster.page.locator('[data-dice]')).toBeVisible()
          await muster.page.keyboard.press(String(dice[0]))
          expect(await again()).toBe(false)
          await fingersOn(muster.page).play(command, dice)
          return
        }
        case 'sent': {
          // Between the action and its answer: the call is on its way, nobody waits for it.
          await muster.page.evaluate((what) => {
            const { muster: held } = window as unknown as {
              muster: { calls: Record<string, (input: unknown) => void> }
            }
            held.calls['fights.act']?.(what)
          }, input)
          if (!(await again())) await act(muster, fight, command, dice)
          return
        }
        case 'pressed': {
          await fingersOn(muster.page).prepare(command)
          // The last key, or the last die of real ones.
          for (const key of ['Enter', ...dice.map(String)]) await muster.page.keyboard.press(key)
          if (!(await again())) await act(muster, fight, command, dice)
          return
        }
        case 'taking back': {
          await act(muster, fight, command, dice)
          expect(done(await look())).toBe(true)
          await muster.page.evaluate(
            (what) => {
              const { muster: held } = window as unknown as {
                muster: { calls: Record<string, (input: unknown) => void> }
              }
              held.calls['fights.takeBack']?.(what)
            },
            { id: fight, decision: before.decision + 1 },
          )
          cuts += 1
          await reopen(muster, fight)
          const now = await look()
          if (now.decision === before.decision) {
            expect({ ...now, takenBack: 0 }).toEqual(before)
            expect(now.takenBack).toBe(1)
            await muster.ask('fights.doAgain', { id: fight, after: now.decision })
          }
          expect(done(await look())).toBe(true)
        }
      }
    })
  }
  expect(cuts).toBe(10)
  tellProof(info, { times: cuts, found: { lost: 0, half: 0 } })
  const { view, decision } = await look()
  expect(view.score?.result).toEqual(SCORE.result)
  await expect(firstLine(muster.page)).toHaveAttribute('data-decision', String(decision))
})

test('every acknowledged change is there after the program was killed at once', async ({ muster }) => {
  const { id } = await muster.ask('samples.open', {})
  const { participants } = await muster.ask('campaigns.view', { id })
  const [mara, tomas] = participants.map((participant) => participant.id)
  const side = (participant: string | undefined, victoryPoints: number) => ({
    participant: participant ?? '',
    victoryPoints,
    role: null,
    roleDie: null,
    controlsTable: false,
    lost: {},
  })
  for (const round of [1, 2, 3]) {
    await muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: {
        sides: [side(mara, round), side(tomas, 30)],
        result: null,
        foughtOn: null,
        place: `Round ${round}`,
        note: '',
      },
    })
    await muster.kill()
    await muster.start()
    const view = await muster.ask('campaigns.view', { id })
    expect(view.battles.at(-1)?.place).toBe(`Round ${round}`)
    expect(view.battles).toHaveLength(8 + round)
  }
})

test('what was typed in a form a second ago is there after the program was killed', async ({ muster }) => {
  await muster.go('/players')
  const dialog = async () => {
    await muster.page.getByRole('button', { name: 'Add a player' }).first().click()
    return muster.page.getByRole('dialog')
  }
  const first = await dialog()
  await first.getByLabel('Name').fill('Ada of the long evening')
  await muster.page.waitForTimeout(1000)
  await muster.kill()
  await muster.start()
  await muster.go('/players')
  const again = await dialog()
  await expect(again.getByLabel('Name')).toHaveValue('Ada of the long evening')
  await expect(again).toContainText('Here is what you had typed before.')
  await again.getByRole('button', { name: 'Start over' }).click()
  await expect(again.getByLabel('Name')).toHaveValue('')
})

/** The power goes, and the program is started again: the battle is where it was. */
async function reopen(muster: Muster, fight: string): Promise<void> {
  await muster.kill()
  await muster.start()
  await muster.go(`/fight/${fight}`)
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  await expect(firstLine(muster.page)).toHaveAttribute('data-decision', String(decision))
}

/** Dice are typed from now on: that, too, outlives a power cut. */
async function typeDice({ page }: Muster): Promise<void> {
  await expect(page.locator('[data-stage], [data-submit]').first()).toBeVisible()
  await page.keyboard.press('d')
}
