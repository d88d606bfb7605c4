import type { Page } from '@playwright/test'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { EventOf } from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { SIDES, SQUARES, blipId, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { standingOf } from '../../support/battle-script.ts'
import { runs } from '../../support/long.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { nextOrder, squaresOf, type Order } from '../../support/real-dice/players.ts'
import { Referee } from '../../support/real-dice/referee.ts'
import { otherSide } from '../../support/real-dice/table.ts'
import { BASE, deployedAt, nearObjectives } from '../../support/real-dice/measures.ts'
import { oddsOf, offersOf } from '../../support/real-dice/told.ts'
import { fingersOn, type Fingers } from '../support/fingers.ts'
import { beginFight, firstLine } from '../support/fights.ts'
import { setUp } from '../support/set-up.ts'
import { standing } from '../support/standings.ts'
import { expect, test, type Muster } from '../support/test.ts'

/**
 * Two forces of 1st rate fight a battle by keys, their dice rolled by the program and their table measured by
 * `measures.ts`; after each decision `referee.ts`, which has read the book by itself, says how everything stands. What
 * is offered, the chances that are told before dice and the score are held against the book too.
 */

/** Of the battle's dice and of what the players do; the long form plays others, to their ends. */
const SEEDS = [2879, 3685, 5279, 2494].slice(0, runs(1, 4))
/** Decisions after which both sides let the battle end. */
const MOST = runs(110, 400)

/** What comes about in the first of the battles, so that all of it is looked at in every run. */
const SHOWN = [
  'rifle of assault',
  'jamming true',
  'contact true',
  'contact false',
  'repair',
  'missile true',
  'countermeasures true',
  'roll-damage',
  'graze true',
]

const FULL = { a: 'New Tokyo', b: 'Council of Zane' } as const
/** Of 1st rate (L995, 1025). */
const NUMBERS = {
  a: { sensors: 5, stealth: 5, armour: 3, countermeasures: 5, nuclear: 1, robotics: 5 },
  b: { sensors: 4, stealth: 4, armour: 4, countermeasures: 4, nuclear: 4, robotics: 4 },
} as const

for (const seed of SEEDS)
  test(`a battle with real dice comes to what the book makes of each of them, ${seed}`, ({ muster }) =>
    fightOut(muster, seed))

async function fightOut(muster: Muster, seed: number): Promise<void> {
  test.setTimeout(runs(180_000, 900_000))
  const referee = new Referee(NUMBERS)
  const fight = await deployed(muster, seed, referee)
  // The program was started anew.
  const { page } = muster
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  await expect(page.getByText('dice: in the app')).toBeVisible()
  const fingers = fingersOn(page)
  const look = (): Promise<Output<'fights.look'>> =>
    muster.ask('fights.look', { id: fight, watcher: 'public' })
  let after = 0
  async function newRolls(): Promise<EventOf<'rolled'>[]> {
    const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after })
    after = events.at(-1)?.number ?? after
    return events.flatMap(({ event }) => (event.kind === 'rolled' ? [event] : []))
  }
  await newRolls()
  const shown: string[] = []

  /** Does a command by keys, and has the referee look at what was told before and at what came of it. */
  async function carryOut({ command, to }: Order, number: number): Promise<void> {
    const what = `${number}: ${JSON.stringify(command)}`
    const odds = oddsOf(referee, command)
    if (odds === null) await fingers.play(command)
    else {
      const before = Number(await firstLine(page).getAttribute('data-decision'))
      await prepare(page, fingers, command)
      await expect.poll(() => oddsOn(page), what).toEqual(odds)
      await page.keyboard.press('Enter')
      await expect(firstLine(page), what).toHaveAttribute('data-decision', String(before + 1))
    }
    const rolls = await newRolls()
    const dice = rolls.flatMap((roll) => roll.dice)
    shown.push(command.kind, ...rolls.map(({ purpose, success }) => `${purpose} ${success}`))
    if (command.kind === 'fire-rifle') shown.push(`rifle of ${referee.table.piece(command.unit).type}`)
    referee.decide(command, dice, to)
    expect(accountOf((await look()).view), `${what} ${dice.join(',')}`).toEqual(referee.account())
  }

  const players = seededDice(openDice(seed + 1_000_003))
  const chance = (): number => players.pick(1_000_000) / 1_000_000
  let number = 0
  for (;;) {
    const offers = offersOf(referee)
    if (offers) expect(await actionsOn(page), `offered after ${number}`).toEqual(offers)
    const order = nextOrder(referee, chance, number >= MOST)
    if (!order) break
    number += 1
    await carryOut(order, number)
  }
  if (seed === SEEDS[0]) expect(shown).toEqual(expect.arrayContaining(SHOWN))
  await expectEnd(page, fingers, referee)
}

/** A battle in a short campaign, with both sides deployed on the referee's table too. */
async function deployed(muster: Muster, seed: number, referee: Referee): Promise<string> {
  const participants = [newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]
  const campaign = newCampaign(participants, { name: 'Real dice', rules: rulesFor('short') })
  const fight = await beginFight(muster, (await muster.ask('campaigns.start', campaign)).id)
  const near = SIDES.flatMap((side) =>
    SQUARES.map(
      (square) => [blipId(side, square), nearObjectives(deployedAt(square, side === 'a'))] as const,
    ),
  )
  await setUp(muster, fight, {
    seed,
    cards: { a: { mission: 'O-01', troops: 'T-18' }, b: { mission: 'D-04', troops: 'T-04' } },
    choices: { a: ['scout'] },
    drones: { a: { kamikaze: 2, haywire: 1, recce: 1, basic: 1 }, b: { kamikaze: 1, haywire: 1 } },
    squares: (side, squad) => {
      const squares = squaresOf(squad)
      referee.table.deploy(side, squad, squares)
      return squares
    },
    near: Object.fromEntries(near),
  })
  referee.begin('a')
  await muster.go(`/fight/${fight}`)
  return fight
}

/** Fills the form of a command; what an end of an activation is asked is chosen here too. */
async function prepare(page: Page, fingers: Fingers, command: Command): Promise<void> {
  await fingers.prepare(command)
  if (command.kind !== 'end-activation') return
  await page.keyboard.press('e')
  await expect(page.locator('[data-submit="form"]')).toBeVisible()
  for (const field of command.fields)
    await page.keyboard.press(
      (await page.locator(`[data-piece="${field}"]`).getAttribute('data-letter')) ?? '',
    )
}

/** The chances that the open form tells. */
async function oddsOn(page: Page): Promise<string[]> {
  const bars = page.locator('form.pane').first().locator('[role="img"][aria-label]')
  const told = await bars.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return told.filter((text) => /%|ever|always/.test(text))
}

/** The actions that are not dim, without their keys. */
async function actionsOn(page: Page): Promise<string[]> {
  const open = page.locator('section.pane .actions').first().locator('button:not([aria-disabled="true"])')
  const texts = await open.allInnerTexts()
  return texts
    .map((text) => text.replaceAll('\n', ' ').replace(/ \S$| ⇧.*$/, ''))
    .filter((text) => !text.startsWith('Put'))
}

function accountOf(view: Output<'fights.look'>['view']): ReturnType<Referee['account']> {
  const { turn, units, blips, firstKill, ending } = view
  const there = [...units.filter(({ where }) => where === 'table'), ...blips]
  return {
    standing: standingOf(view),
    ready: there
      .filter(({ activation }) => activation)
      .map(({ id }) => id)
      .toSorted(),
    turn: turn && {
      side: turn.side,
      allowance: turn.allowance,
      units: turn.units,
      extras: turn.extraBlips,
      acts: turn.activation?.piece,
      left: turn.activation?.actionsLeft,
    },
    firstKill,
    controls: ending?.controls,
  }
}

/** By hand from the cards: "Clean Sweep" (O-01) attacks, "Counterstroke" (D-04) defends, `near` at the far edge. */
function scoreOf({ table, controls }: Referee, near: number): Record<Side, number> {
  const fallen = (side: Side): number => table.troopers(side, 'out').length
  const secured = (side: Side): number =>
    table.surviving().filter((name) => table.objectives.get(name)?.holder === side).length
  const common = (side: Side): number =>
    (controls === side ? 5 : 0) + fallen(otherSide(side)) - 3 * fallen(side)
  const officer = table.troopers('a', 'out').some(({ type }) => type === 'commander') ? 5 : 0
  return {
    a: 4 * secured('a') + common('a'),
    b: 2 * Math.min(4, near) + officer + (secured('b') >= 3 ? 6 : 0) + common('b'),
  }
}

/** The points on the screen, and what they bring in the campaign (L485–489, R6). */
async function expectEnd(page: Page, fingers: Fingers, referee: Referee): Promise<void> {
  const { table, controls } = referee
  const count = table.units('b').filter(({ id, at }) => table.isTrooper(id) && at.y - BASE <= 12).length
  const near = [{ side: 'b', place: 'edge-a', inches: 12, count } as const]
  await fingers.play({ kind: 'measure-end', side: 'a', near })
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  const points = scoreOf(referee, count)
  for (const [index, side] of SIDES.entries())
    await expect(page.locator('.mission').nth(index).locator('.points .large')).toHaveText(
      String(points[side]).replace('-', '−'),
    )
  const lead = Math.abs(points.a - points.b)
  const won = lead === 0 ? 0 : lead <= 5 ? 1 : lead <= 19 ? 2 : 3
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'War room' }).click()
  for (const side of SIDES) {
    const [campaignPoints, streak, , techPoints] = await standing(page, FULL[side])
    const wins = points[side] > points[otherSide(side)]
    expect([campaignPoints, streak, techPoints], `standings of ${FULL[side]}`).toEqual([
      `${wins ? won : 0} / 6`,
      wins ? '1' : '0',
      String(controls === side ? 2 : 1),
    ])
  }
}
