import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { fightOn } from '../support/battles.ts'
import { resize } from '../support/window-size.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** The sample campaign at New Tokyo's technology: 5 Tech Points, and the Council of Zane as its opponent. */
async function openSample(muster: Muster): Promise<{ id: string; tokyo: string }> {
  const { id } = await muster.ask('samples.open', {})
  const { participants } = await muster.ask('campaigns.view', { id })
  const tokyo = participants[0]?.id ?? ''
  await muster.go(`/campaign/${id}/technology/${tokyo}`)
  return { id, tokyo }
}

test('a basket is planned by keys and clicks, kept, bought at one go, and taken back', async ({ muster }) => {
  const { page } = muster
  const { keyboard } = page
  const { id, tokyo } = await openSample(muster)
  const basket = page.getByRole('region', { name: 'Basket' })
  const bought = page.getByRole('region', { name: 'Bought', exact: true })

  await test.step('a 3rd rate step follows the 2nd rate step that makes room for it', async () => {
    await expect(page.getByRole('button', { name: '3rd rate Armour 3: not now' })).toBeVisible()
    await page.getByRole('button', { name: 'Buy 2nd rate Armour 3 for 2 Tech Points' }).focus()
    await keyboard.press('+')
    await expect(basket.getByText('2nd rate Armour 2 → 3')).toBeVisible()
    await expect(basket.getByText('half: Zane had 3 after battle 6')).toBeVisible()
    await page
      .getByRole('button', { name: 'Put 3rd rate Armour 3 into the basket for 2 Tech Points' })
      .click()
    await expect(basket.getByText('3rd rate Armour 2 → 3')).toBeVisible()
    await expect(basket.getByText('Assault troopers Armour 3 → 4')).toHaveCount(2)
    await expect(page.getByRole('img', { name: /3 with the basket/ })).toHaveCount(2)
    await expect(basket.getByRole('definition')).toHaveText(['4 TP', '1 TP'])
  })

  await test.step('without the first the second says that it no longer works, and nothing is bought', async () => {
    await basket.getByRole('button', { name: 'Take 2nd rate Armour 2 → 3 out of the basket' }).click()
    await expect(basket.getByText(/Something has changed: step 1/)).toBeVisible()
    await expect(basket.getByText('Armour may not pass the 2nd rate, which would be 2.')).toBeVisible()
    await expect(basket.getByRole('button', { name: /Take 3rd rate Armour/ })).toBeFocused()
    await expect(basket.getByRole('button', { name: 'Buy all for 0 TP' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await keyboard.press('Enter')
    await expect(basket).toBeHidden()
    await expect(page.getByRole('button', { name: '3rd rate Armour 3: not now' })).toBeFocused()
  })

  await test.step('it is kept while one looks elsewhere', async () => {
    await keyboard.press('ArrowRight')
    await keyboard.press('+')
    await page.getByRole('button', { name: /Put 3rd rate Armour/ }).click()
    await page.getByRole('link', { name: 'War room' }).click()
    await page.getByRole('link', { name: 'Technology', exact: true }).click()
    await expect(basket.getByText('3rd rate Armour 2 → 3')).toBeVisible()
  })

  await test.step('all is bought in one step, which one undo takes back', async () => {
    await basket.getByRole('button', { name: 'Buy all for 4 TP' }).click()
    await expect(page.getByText('Bought 2 steps for 4 Tech Points.')).toBeVisible()
    await expect(basket).toBeHidden()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(bought.getByText('2nd rate Armour 2 → 3')).toBeHidden()
    await keyboard.press('ControlOrMeta+y')
    await expect(bought.getByText('2nd rate Armour 2 → 3')).toBeVisible()
  })

  await test.step('a step that another hangs on stays; all go back together', async () => {
    const needed = bought.getByRole('button', { name: 'Take back 2nd rate Armour 2 → 3' })
    await expect(needed).toHaveAttribute('aria-disabled', 'true')
    await expect(needed).toHaveAttribute('title', /^3rd rate Armour 2\s→\s3 hangs on it/)
    await bought.getByRole('button', { name: 'Take all 2 back' }).click()
    await expect(page.getByText('Taken back: 2 purchases.')).toBeVisible()
    const { purchases } = await muster.ask('campaigns.view', { id })
    expect(purchases.filter(({ participant }) => participant === tokyo)).toHaveLength(1)
  })

  await test.step('what was bought by itself leaves the basket', async () => {
    await page.getByRole('button', { name: /Buy 2nd rate Armour 3/ }).press('+')
    await keyboard.press('Enter')
    await expect(page.getByText('Bought: 2nd rate Armour 2 → 3.')).toBeVisible()
    await expect(basket).toBeHidden()
  })
})

test('the faction that is shown stays when its last points are spent', async ({ muster }) => {
  const { page } = muster
  const { id, tokyo } = await openSample(muster)
  await muster.go(`/campaign/${id}/technology`)
  const shown = page.getByRole('radio', { name: /New Tokyo/ })
  await expect(shown).toBeChecked()
  await muster.ask('technology.buy', {
    participant: tokyo,
    steps: [
      { rating: 1, stat: 'armour' },
      { rating: 2, stat: 'armour' },
    ],
  })
  await expect(shown).toContainText('0 TP')
  await expect(shown).toBeChecked()
})

test('the keys are named where they work: at the framed step that Tab comes to', async ({ muster }) => {
  const { page } = muster
  await openSample(muster)
  const hint = page.getByText('into the basket, and out')
  const first = page.getByRole('button', { name: 'Buy 3rd rate Sensors 3 for 2 Tech Points' })
  await expect(first).toBeVisible()
  await expect(hint).toBeHidden()
  // The pointer reads elsewhere, and leaves the keys where they are.
  await page.getByRole('button', { name: /Buy 1st rate Nuclear 2/ }).hover()
  await expect(page.getByText('1st rate Nuclear', { exact: true })).toBeVisible()
  await page.getByLabel('Prices').focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(hint).toBeVisible()
  await page.keyboard.press('+')
  await expect(page.getByRole('region', { name: 'Basket' }).getByText('3rd rate Sensors 2 → 3')).toBeVisible()
})

test('with little room the prices and the reason stay in view with the step one is at', async ({
  muster,
}) => {
  const { page } = muster
  await openSample(muster)
  await resize(muster, 640, 400)
  await expect(page.getByText('Sensors', { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: /Buy 3rd rate Sensors 3/ }).focus()
  for (let row = 0; row < 5; row += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /Buy 3rd rate Robotics/ })).toBeFocused()
  await expect(page.getByRole('button', { name: /Buy 3rd rate Robotics/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('columnheader', { name: /3rd rate/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('3rd rate Robotics', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('what-if prices are marked and not paid', async ({ muster }) => {
  const { page } = muster
  await openSample(muster)
  const sensors = page.getByRole('button', { name: /^Buy 3rd rate Sensors 3/ })
  await expect(sensors).toHaveAccessibleName('Buy 3rd rate Sensors 3 for 2 Tech Points')
  await page.getByLabel('Prices').selectOption('What if: against PUC')
  await expect(page.getByText(/They are not the prices to be paid/)).toBeVisible()
  await expect(sensors).toHaveAccessibleName('Buy 3rd rate Sensors 3 for 1 Tech Point')
  await expect(sensors).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Show the prices to be paid' }).click()
  await expect(sensors).not.toHaveAttribute('aria-disabled')
  await expect(page.getByLabel('Prices')).toHaveValue('')
})

test('with any rival each half price names whose number it is, with the numbers as they stand', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask(
    'campaigns.start',
    newCampaign(
      [
        newParticipant('Ada', 'new-tokyo'),
        newParticipant('Ben', 'peoples-utopian-collective'),
        newParticipant('Cleo', 'council-of-zane'),
      ],
      {
        name: 'Any rival',
        rules: { ...rulesFor('long'), opponent: 'any-rival', opponentNumbers: 'as-they-stand' },
      },
    ),
  )
  await fightOn(muster, id, 3)
  await muster.go(`/campaign/${id}/technology`)
  await page.getByRole('button', { name: /Buy 3rd rate Armour 2/ }).focus()
  await expect(page.getByText(/1 → 2 costs 1 Tech Point instead of 2: PUC has 3, more than 1/)).toBeVisible()
  await page.getByRole('button', { name: /Buy 3rd rate Countermeasures 3/ }).focus()
  await expect(page.getByText(/nobody has more than 2/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Opponents' }).getByText('Council of Zane')).toBeVisible()
  await expect(page.getByLabel('Prices')).toBeHidden()
})

test('the history tells every purchase by battle, of all or of one, with sums', async ({ muster }) => {
  const { page } = muster
  const { id, tokyo } = await openSample(muster)
  await page.getByRole('link', { name: 'All purchases' }).click()
  const list = page.getByRole('table', { name: 'Purchases of technology' })
  await expect(list.getByRole('row')).toHaveCount(3)
  await expect(list.getByRole('row').last()).toContainText('3rd rate Armour 1 → 2')
  await page.getByRole('radio', { name: 'All factions' }).click()
  await expect(list.getByRole('rowheader')).toHaveText([
    'After battle 5',
    'After battle 4',
    'After battle 3',
    'After battle 2',
  ])
  await expect(list.getByText('half price, New Tokyo stood higher')).toBeVisible()
  const sums = page.getByRole('region', { name: 'Totals' }).getByRole('row')
  await expect(sums.last()).toHaveText(/Together\s*4\s*5\s*3/)
  expect(new URL(page.url()).hash).toBe(`#/campaign/${id}/technology/history`)
  await muster.go(`/campaign/${id}/technology/${tokyo}/history`)
  await expect(page.getByRole('radio', { name: /New Tokyo/ })).toBeChecked()
})
