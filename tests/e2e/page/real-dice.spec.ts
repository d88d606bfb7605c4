import { expect as expectNow } from '@playwright/test'
import type { Output } from '../../../shared/contract/index.ts'
import type { Command, CommandOf } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { runs } from '../../support/long.ts'
import { standingOf } from '../../support/battle-script.ts'
import { Referee, blasted, grazed, shot, type Harm, type Piece, type Side } from '../../support/referee.ts'
import {
  BASE,
  SIZE,
  apart,
  between,
  gap,
  inField,
  inside,
  offWay,
  sight,
  tape,
  type Spot,
} from '../../support/tabletop.ts'
import { fingersOn } from '../support/fingers.ts'
import { beginFight, firstLine } from '../support/fights.ts'
import { act } from '../support/set-up.ts'
import { standing } from '../support/standings.ts'
import { stackTheDeck } from '../support/stacked-deck.ts'
import { expect, test, type Muster } from '../support/test.ts'

/**
 * Two forces of 1st rate fight a battle by keys, their dice rolled by the program and their table measured by
 * `tabletop.ts`; after each decision `referee.ts`, which has read the book by itself, says how everything stands. What
 * is offered, the chances that are told before dice and the score are held against the book too.
 */

/** Of the battle's dice and of what the players do; the long form plays others, to their ends. */
const SEEDS = [5, 3, 7, 11].slice(0, runs(1, 4))
/** Decisions after which both sides let the battle end. */
const MOST = runs(50, 400)

/** The battle as it was played, for the report of a failed test. */
const tale: string[] = []
const say = (text: string): number => tale.push(text)
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) await info.attach('battle.txt', { body: tale.join('\n') })
})

/** Chance of the players' own, apart from the dice of the battle. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const enemyOf = (side: Side): Side => (side === 'a' ? 'b' : 'a')

const ZANE = { sensors: 4, stealth: 4, armour: 4, countermeasures: 4, nuclear: 4, robotics: 4 }
const PUC = { sensors: 4, stealth: 4, armour: 5, countermeasures: 4, nuclear: 4, robotics: 3 }

const percent = (share: number): string => {
  const round = Math.round(share * 100)
  if (share > 0 && round === 0) return 'hardly ever'
  if (share < 1 && round === 100) return 'nearly always'
  return `${round}%`
}
function told(parts: readonly (readonly [string, number])[]): string {
  return parts
    .filter(([, share]) => share > 1e-12)
    .map(([what, share]) => `${what} ${percent(share)}`)
    .join(', ')
}
function harmTold({ killed, both, damaged, stunned }: Harm, isDrone = false): string {
  const nothing = 1 - killed - both - damaged - stunned
  return told([
    [isDrone ? 'destroyed' : 'killed', killed],
    ['Stunned and Damaged', both],
    ['Damaged', damaged],
    ['Stunned', stunned],
    ['nothing', nothing],
  ])
}

const OBJECTIVES: Readonly<Record<string, readonly [number, number]>> = {
  delta: [8, 23.5],
  epsilon: [22, 23.5],
  alpha: [7, 15.4],
  beta: [15.2, 17.5],
  gamma: [23.3, 15.4],
}

for (const seed of SEEDS)
  test(`a battle with real dice comes to what the book makes of each of them, ${seed}`, ({ muster }) =>
    playBattle(muster, seed))

async function playBattle(muster: Muster, seed: number): Promise<void> {
  test.setTimeout(runs(180_000, 900_000))
  tale.length = 0
  const chance = mulberry(seed * 7919 + 1)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
  const { id: campaign } = await muster.ask('campaigns.start', {
    ...newCampaign(
      [newParticipant('Ada', 'peoples-utopian-collective'), newParticipant('Ben', 'council-of-zane')],
      {
        name: 'Real dice',
        rules: rulesFor('short'),
      },
    ),
  })
  const fight = await beginFight(muster, campaign)
  await stackTheDeck(muster, fight, seed, {
    offense: ['O-01'],
    defense: ['D-04'],
    'chance-encounter': ['E-01'],
    troops: ['T-18', 'T-22'],
  })
  // The program was started anew.
  const { page } = muster
  const go = (command: Command): Promise<void> => act(muster, fight, command)
  const look = (): Promise<Output<'fights.look'>> =>
    muster.ask('fights.look', { id: fight, watcher: 'public' })
  await go({ kind: 'roll-roles', side: 'a' })
  const attacker = (await look()).view.attacker
  expectNow(attacker, 'another seed: a Chance Encounter').not.toBeNull()
  if (!attacker) return
  const defender = enemyOf(attacker)
  const attacking: Side = attacker
  await go({ kind: 'choose-edge', side: defender, edge: 'north' })
  for (const objective of ['delta', 'epsilon', 'alpha', 'beta', 'gamma'] as const) {
    const side = objective === 'delta' || objective === 'epsilon' ? attacker : defender
    await go({
      kind: 'place-objective',
      side,
      objective,
      inZone: true,
      toEdge: 6.5,
      toNearest: objective === 'delta' ? null : 8.1,
    })
  }
  for (const side of ['a', 'b'] as const) await go({ kind: 'draw-cards', side })
  await go({
    kind: 'muster',
    side: 'a',
    choices: ['assault'],
    drones: { kamikaze: 2, haywire: 1, recce: 1, basic: 1 },
  })
  await go({
    kind: 'muster',
    side: 'b',
    choices: [],
    drones: { kamikaze: 2, haywire: 2, recce: 1, basic: 1 },
  })
  // T-18 A and T-22 A, both 1st rate.
  const referee = new Referee({ a: PUC, b: ZANE })
  for (const side of ['a', 'b'] as const) {
    const { view } = await muster.ask('fights.look', { id: fight, watcher: side })
    const own = view.units.filter((unit) => unit.side === side)
    // Pairs: a kamikaze with each of the first troopers.
    const drones = own.filter(({ type }) => ['basic', 'kamikaze', 'haywire', 'recce'].includes(type))
    const troopers = own.filter((unit) => !drones.includes(unit))
    const squares: { square: number; units: string[] }[] = []
    for (const [index, unit] of troopers.entries()) squares.push({ square: 2 * index + 1, units: [unit.id] })
    for (const [index, unit] of drones.entries()) {
      if (index < 3) squares[index]?.units.push(unit.id)
      else squares.push({ square: 2 * index + 2, units: [unit.id] })
    }
    await go({ kind: 'fill-holding-area', side, squares })
    const blank = {
      side,
      counters: 0,
      damaged: false,
      stunned: false,
      jamming: false,
      ready: false,
      moved: false,
      fate: null,
    }
    const fy = side === attacker ? 1 : -1
    for (const unit of own)
      referee.pieces.set(unit.id, {
        ...blank,
        id: unit.id,
        type: unit.type,
        where: 'hidden',
        hides: [],
        near: new Set(),
        x: 0,
        y: 0,
        fx: 0,
        fy,
      })
    for (let square = 1; square <= 16; square += 1) {
      const id = `${side}-blip-${square}`
      const hides = squares.find((one) => one.square === square)?.units ?? []
      const row = (square - 1) % 2
      const x = 1.5 + Math.floor((square - 1) / 2) * 3.6
      const y = side === attacker ? 5 - row * 2.2 : 15.2 + row * 3
      const near = Object.entries(OBJECTIVES)
        .filter(([, [ox, oy]]) => gap({ x: ox, y: oy }, { x, y }) <= 6)
        .map(([name]) => name)
      referee.pieces.set(id, {
        ...blank,
        id,
        type: null,
        where: 'table',
        hides,
        near: new Set(near),
        x,
        y,
        fx: 0,
        fy,
      })
    }
  }
  for (const name of Object.keys(OBJECTIVES))
    referee.targets.set(name, { counters: 0, holder: null, destroyed: false })
  for (const side of [defender, attacker])
    await go({
      kind: 'deploy',
      side,
      inZone: true,
      blips: referee.blips(side).map(({ id, near }) => ({ blip: id, near: [...near] as 'alpha'[] })),
    })
  referee.firstRound(attacker)
  await muster.go(`/fight/${fight}`)
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  await expect(page.getByText('dice: in the app')).toBeVisible()
  const fingers = fingersOn(page)

  /** Does a command by keys, reads what is on the screen on the way, and has the referee look at what came of it. */
  let count = 0
  async function play(command: Command, to?: Spot, odds: readonly string[] | null = null): Promise<void> {
    count += 1
    const before = Number(await firstLine(page).getAttribute('data-decision'))
    const { events: old } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
    const had = old.length
    say(`\n${count}. ${JSON.stringify(command)}`)
    const formed = [
      'move',
      'jump',
      'kamikaze',
      'target',
      'spend-pool',
      'fire-rifle',
      'fire-missile',
      'intercept',
      'resolve-blast',
      'roll-missile',
      'roll-damage',
      'fire-flamer',
      'command',
      'repair',
      'explode',
    ].includes(command.kind)
    if (formed) {
      await fingers.prepare(command)
      const shown = await page
        .locator('form.pane')
        .first()
        .evaluate((form) => ({
          text: (form as HTMLElement).innerText.replaceAll('\n', ' | '),
          bars: [...form.querySelectorAll('[role="img"][aria-label]')].map(
            (bar) => bar.getAttribute('aria-label') ?? '',
          ),
        }))
      const bars = shown.bars.filter((bar) => /%|ever|always/.test(bar))
      say(`   form: ${shown.text}`)
      if (bars.length > 0) say(`   odds: ${bars.join(' / ')}`)
      if (odds) expectNow(bars, `odds of ${JSON.stringify(command)}`).toEqual(odds)
      await page.keyboard.press('Enter')
    } else if (command.kind === 'end-activation' && referee.jammersFor(command.piece).length > 0) {
      await page.keyboard.press('e')
      await expect(page.locator('[data-submit="form"]')).toBeVisible()
      for (const field of command.fields)
        await page.keyboard.press(
          (await page.locator(`[data-piece="${field}"]`).getAttribute('data-letter')) ?? '',
        )
      const bars = await page
        .locator('form.pane [role="img"][aria-label]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
      say(`   form: ${(await page.locator('form.pane').innerText()).replaceAll('\n', ' | ')}`)
      if (odds) expectNow(bars.filter((bar) => /%|ever|always/.test(bar))).toEqual(odds)
      await page.keyboard.press('Enter')
    } else await fingers.play(command)
    await expect(firstLine(page), JSON.stringify(command)).toHaveAttribute(
      'data-decision',
      String(before + 1),
    )
    const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
    const fresh = events.slice(had).map(({ event }) => event)
    const dice: number[] = []
    let direction: number | null = null
    let off = 0
    for (const event of fresh) {
      if (event.kind !== 'rolled') continue
      if (event.purpose === 'direction') direction = event.dice[0] ?? 0
      else dice.push(...event.dice)
      if (event.purpose === 'deviation') off = event.dice.reduce((sum, die) => sum + die, 0)
    }
    const line = (await firstLine(page).innerText()).replaceAll('\n', ' ')
    say(`   log: ${line}   dice ${dice.join(',')}${direction === null ? '' : ` ${direction}°`}`)
    let spot = to ?? { x: 0, y: 0, fx: 0, fy: 0 }
    if (direction !== null) {
      const rad = (direction * Math.PI) / 180
      spot = { ...spot, x: spot.x + off * Math.sin(rad), y: spot.y + off * Math.cos(rad) }
    }
    referee.decide(command, dice, spot)
    const { view } = await look()
    expectNow(standingOf(view), `${count}: ${JSON.stringify(command)} ${dice.join(',')}`).toEqual(
      referee.standing(),
    )
    const ready = [...view.units, ...view.blips]
      .filter((one) => one.activation && (!('where' in one) || one.where === 'table'))
      .map(({ id }) => id)
      .toSorted()
    expectNow(ready, `${count}: Activation Counters after ${JSON.stringify(command)}`).toEqual(
      referee
        .on()
        .filter((one) => one.ready)
        .map(({ id }) => id)
        .toSorted(),
    )
    const { turn } = view
    const mine = referee.turn
    expectNow(
      turn && {
        side: turn.side,
        allowance: turn.allowance,
        units: turn.units,
        extras: turn.extraBlips,
        acts: turn.activation?.piece ?? null,
        left: turn.activation?.actionsLeft ?? null,
      },
      `${count}: the turn after ${JSON.stringify(command)}`,
    ).toEqual(
      mine && {
        side: mine.side,
        allowance: mine.allowance,
        units: mine.units,
        extras: mine.extras,
        acts: mine.active?.piece ?? null,
        left: mine.active?.left ?? null,
      },
    )
    expectNow(view.firstKill).toBe(referee.firstKill)
  }

  // ----- the players -----

  const passesOf = (piece: Piece, to: Spot, by: 'move' | 'jump'): string[] => {
    const way = (point: { x: number; y: number }): number =>
      by === 'move' ? offWay(point, piece, to) : between(point, to)
    const enemies = referee
      .on(enemyOf(piece.side))
      .filter((one) => way(one) - 2 * BASE <= 6)
      .map(({ id }) => id)
    const objectives = Object.entries(OBJECTIVES)
      .filter(([name, [x, y]]) => way({ x, y }) - BASE <= 6 || (by === 'move' && piece.near.has(name)))
      .map(([name]) => name)
    return [...enemies, ...objectives]
  }
  const nearOf = (to: Spot): 'alpha'[] =>
    Object.entries(OBJECTIVES)
      .filter(([, [x, y]]) => gap({ x, y }, to) <= 6)
      .map(([name]) => name) as 'alpha'[]
  const free = (id: string, to: Spot): boolean =>
    to.x >= 0.5 &&
    to.y >= 0.5 &&
    to.x <= SIZE - 0.5 &&
    to.y <= SIZE - 0.5 &&
    referee.on().every((one) => one.id === id || between(one, to) >= 2 * BASE - 1e-6)
  const hindered = (from: Spot, to: Spot): number =>
    referee.ground.filter(({ hinders }) => hinders).reduce((sum, one) => sum + inside(from, to, one), 0)

  /** As far as it goes towards something, or a random way. */
  function wayTo(
    piece: Piece,
    goal: { x: number; y: number },
    most: number,
    by: 'move' | 'jump',
    touching = 0,
  ): { to: Spot; inches: number; spent: number } | null {
    for (let tries = 0; tries < 30; tries += 1) {
      const angle =
        Math.atan2(goal.y - piece.y, goal.x - piece.x) +
        (tries === 0 ? 0 : (chance() - 0.5) * Math.min(3, tries / 4))
      const whole = Math.max(0, between(piece, goal) - touching)
      const long = Math.min(most, tries === 0 ? whole : whole * chance() + 1)
      const to = { x: piece.x + long * Math.cos(angle), y: piece.y + long * Math.sin(angle), fx: 0, fy: 0 }
      const inches = tape(long)
      const spent = by === 'move' ? Math.round(10 * (inches + hindered(piece, to))) / 10 : inches
      if (spent <= (by === 'move' ? 6 : 9) && inches <= spent && free(piece.id, to))
        return { to, inches, spent }
    }
    return null
  }
  async function travel(
    piece: Piece,
    goal: { x: number; y: number },
    by: 'move' | 'jump',
    most = by === 'move' ? 6 : 9,
  ): Promise<boolean> {
    const way = wayTo(piece, goal, most, by)
    if (!way) return false
    const { to, inches, spent } = way
    const common = { side: piece.side, passes: passesOf(piece, to, by), near: nearOf(to) }
    const hidden = piece.type === null
    if (by === 'move')
      await play(
        {
          kind: 'move',
          piece: piece.id,
          ...common,
          inches: hidden ? null : inches,
          spent: hidden ? null : spent,
        },
        to,
      )
    else await play({ kind: 'jump', unit: piece.id, ...common, inches }, to)
    return true
  }
  const closest = (from: Spot, all: readonly Piece[]): Piece | null =>
    all.toSorted((one, two) => between(from, one) - between(from, two))[0] ?? null
  /** Ground as it is now, jamming fields with it. */
  const ground = (but: string | null = null) => [
    ...referee.ground,
    ...referee
      .units()
      .filter(({ jamming, id }) => jamming && id !== but)
      .map(({ x, y }) => ({
        x,
        y,
        radius: 3 + BASE,
        cover: 'heavy' as const,
        hinders: false,
        name: 'field',
      })),
  ]
  const seen = (from: Piece, to: { x: number; y: number }, base = true) =>
    sight(from, to, ground(), referee.isTrooper(from.id), base)

  const barOf = (id: string, inches: number, radius: number): string => {
    const piece = referee.piece(id)
    const armour = referee.isTrooper(id) ? referee.stat(id, 'armour') : null
    return harmTold(blasted(radius - Math.floor(inches), armour, piece), armour === null)
  }

  async function afterwards(): Promise<void> {
    // What an action leaves to be done.
    for (;;) {
      const acting = referee.turn?.active
      if (referee.flight) {
        const { unit } = referee.flight
        const owner = enemyOf(referee.piece(unit).side)
        const { view } = await look()
        const pending = view.turn?.activation?.pending
        if (pending?.kind !== 'flight') throw new Error('the missile is not in the air')
        const at = spotOf(referee.flight.target)
        if (pending.answered) await play({ kind: 'roll-missile', side: referee.piece(unit).side, unit }, at)
        else {
          const near = referee
            .blips(owner)
            .filter((blip) => offWay(blip, referee.piece(unit), at) - BASE <= 6 && blip.hides.length > 0)
          const blips = near.length > 0 && chance() < 0.3 ? [near[0]?.id ?? ''] : []
          await play({ kind: 'intercept', side: owner, blips }, at)
        }
      } else if (referee.blast) {
        const { unit, radius, spared, touched, centre } = referee.blast
        const onTable = centre.x >= 0 && centre.y >= 0 && centre.x <= SIZE && centre.y <= SIZE
        const within = referee
          .on()
          .filter((one) => one.id !== spared && gap(centre, one) <= radius)
          .map((one) => ({ id: one.id, inches: one.id === touched ? 0 : tape(gap(centre, one)) }))
        const bars = within
          .filter(({ id }) => referee.piece(id).type !== null)
          .map(({ id, inches }) => barOf(id, inches, radius))
        await play(
          { kind: 'resolve-blast', side: referee.piece(unit).side, unit, within, onTable },
          undefined,
          bars,
        )
      } else if (referee.area) {
        const { unit, cause, radius, within } = referee.area
        const bars = within
          .filter(({ id }) => referee.piece(id).where === 'table')
          .map(({ id, inches }) => {
            const armour = referee.stat(id, 'armour')
            if (cause === 'flamer') return harmTold(grazed(armour, referee.piece(id)))
            if (cause === 'blast') return barOf(id, inches, radius)
            const p = (6 - armour) / 6
            return harmTold(
              referee.piece(id).damaged
                ? { killed: p, both: 0, damaged: 0, stunned: 0 }
                : { killed: 0, both: 0, damaged: p, stunned: 0 },
            )
          })
        await play(
          { kind: 'roll-damage', side: referee.turn?.side ?? 'a', unit: acting?.piece ?? unit },
          undefined,
          bars,
        )
      } else return
    }
  }
  const spotOf = (id: string): Spot => {
    const objective = OBJECTIVES[id]
    if (objective) return { x: objective[0], y: objective[1], fx: 0, fy: 0 }
    const at = grounds.get(id)
    return at ?? { ...referee.piece(id) }
  }
  const grounds = new Map<string, Spot>()

  async function endIfAsked(): Promise<void> {
    const active = referee.turn?.active
    if (!active) return
    const piece = referee.piece(active.piece)
    const there = [active.piece, ...active.revealed]
      .map((id) => referee.piece(id))
      .filter(({ where }) => where === 'table')
    const fields = referee
      .jammersFor(active.piece)
      .filter((id) => there.some((one) => inField(one, referee.piece(id))))
    let odds: string[] | null = null
    if (fields.length > 0 && piece.where === 'table' && piece.type !== null && referee.isTrooper(piece.id)) {
      const p = (6 - referee.stat(piece.id, 'armour')) / 6
      odds = [
        harmTold(
          piece.damaged
            ? { killed: p, both: 0, damaged: 0, stunned: 0 }
            : { killed: 0, both: 0, damaged: p, stunned: 0 },
        ),
      ]
      if (p === 0) odds = ['nothing 100%']
    }
    await play({ kind: 'end-activation', side: piece.side, piece: active.piece, fields }, undefined, odds)
    await afterwards()
  }

  /** One action of a unit; false when it has nothing to do. */
  async function actWith(piece: Piece): Promise<boolean> {
    const { side, id, type } = piece
    const enemies = referee.units(enemyOf(side))
    const blips = referee.blips(enemyOf(side))
    const nearest = closest(piece, [...enemies, ...blips])
    const roll = chance()
    const goal = nearest ?? { x: 15, y: side === attacker ? 25 : 5 }
    if (type === 'kamikaze') {
      const prey =
        closest(
          piece,
          enemies.filter((one) => one.counters > 1),
        ) ?? closest(piece, [...enemies, ...blips])
      const by = chance() < 0.5 ? 'jump' : 'move'
      const way = prey && wayTo(piece, prey, by === 'jump' ? 9 : 6, by, 2 * BASE)
      if (!prey || !way || roll < 0.1) return travel(piece, goal, 'jump')
      const { to, inches, spent } = way
      const passes = passesOf(piece, to, by)
      await play(
        {
          kind: 'kamikaze',
          side,
          unit: id,
          by,
          inches,
          spent: by === 'move' ? spent : null,
          passes,
          near: nearOf(to),
        },
        to,
      )
      const met = referee.units(enemyOf(side)).filter((one) => apart(one, to) < 0.11)
      const touch = met[0] ?? null
      if (touch || referee.on(enemyOf(side)).some((one) => gap(to, one) <= referee.stat(id, 'robotics'))) {
        const counters = touch ? touch.counters : 0
        const p = Math.min(6, Math.max(0, counters - 1)) / 6
        await play(
          { kind: 'explode', side, unit: id, contact: touch?.id ?? null },
          undefined,
          touch
            ? [
                told([
                  ['destroys it', p],
                  ['blast', 1 - p],
                ]),
              ]
            : [],
        )
        await afterwards()
      } else await endIfAsked()
      return true
    }
    if (type === 'haywire') {
      const close = enemies.some((one) => inField(one, piece))
      if (piece.jamming ? roll < 0.25 : close || roll < 0.3) {
        await play({ kind: 'toggle-jammer', side, unit: id })
        return true
      }
      return travel(piece, goal, chance() < 0.5 ? 'jump' : 'move')
    }
    if (type === 'basic') return travel(piece, goal, roll < 0.6 ? 'jump' : 'move')
    // Who may target: the rest.
    if (type === 'engineer') {
      const broken = referee
        .units(side)
        .find((one) => one.damaged && (one.id === id || apart(one, piece) < 0.1))
      if (broken && roll < 0.8) {
        await play({ kind: 'repair', side, unit: id, target: broken.id, touching: true })
        return true
      }
    }
    if ((type === 'commander' || type === 'engineer') && roll < 0.4) {
      const able = referee
        .on(side)
        .filter(
          (one) =>
            one.id !== id &&
            !one.ready &&
            (type === 'commander' || (one.type !== null && !referee.isTrooper(one.id))),
        )
      if (able.length > 0) {
        const down = able.find(({ stunned }) => stunned)
        await play({ kind: 'command', side, unit: id, to: (down ?? pick(able)).id })
        return true
      }
    }
    if (type !== 'recce') {
      const shots = enemies
        .map((one) => ({ one, sight: seen(piece, one) }))
        .map(({ one, sight: measured }) => ({
          one,
          command: {
            kind: 'fire-rifle',
            side,
            unit: id,
            target: one.id,
            ...measured,
          } as CommandOf<'fire-rifle'>,
        }))
        .map((shotAt) => ({ ...shotAt, dice: one0(shotAt.command) }))
        .filter(({ dice }) => dice > 0)
        .toSorted((x, y) => y.dice - x.dice)
      const [best] = shots
      if (best && (roll < 0.55 || best.dice > 3)) {
        const armour = referee.isTrooper(best.one.id) ? referee.stat(best.one.id, 'armour') : null
        const bar = harmTold(shot(type === 'assault', best.dice, armour, best.one), armour === null)
        await play(best.command, undefined, [bar])
        return true
      }
      const aims =
        type === 'commander'
          ? []
          : [
              ...enemies.filter(({ counters }) => counters > 0).map((one) => one.id),
              ...[...referee.targets]
                .filter(([, target]) => target.counters > 1 && !target.destroyed)
                .map(([name]) => name),
            ]
      if (aims.length > 0 && roll < 0.75) {
        const target = aims.toSorted((x, y) => referee.countersOn(y) - referee.countersOn(x))[0] ?? ''
        const at = spotOf(target)
        const isUnit = referee.pieces.has(target)
        const { targetCover } = sight(piece, at, ground(), true)
        const interceptors = enemies
          .filter((one) => one.id !== target && offWay(one, piece, at) - BASE <= 6)
          .map((one) => one.id)
        const along = [...interceptors, ...(isUnit ? [target] : [])]
        const past = along.reduce(
          (share, one) =>
            share *
            (1 - (referee.stat(one, 'countermeasures') / 6) * (referee.piece(one).damaged ? 4 / 6 : 1)),
          1,
        )
        const needs = Math.min(
          6,
          Math.max(0, referee.countersOn(target) - { none: 0, light: 1, heavy: 2 }[targetCover]),
        )
        const bar = told([
          ['direct hit', (past * needs) / 6],
          ['deviates', past * (1 - needs / 6)],
          ['intercepted', 1 - past],
        ])
        await play({ kind: 'fire-missile', side, unit: id, target, targetCover, interceptors }, at, [bar])
        await afterwards()
        return true
      }
      if (roll > 0.75 && roll < 0.85 && nearest && apart(piece, nearest) < 6) {
        const long = between(piece, nearest)
        const inches = Math.min(6, tape(long - BASE))
        const to = {
          x: piece.x + ((nearest.x - piece.x) * (inches + BASE)) / long,
          y: piece.y + ((nearest.y - piece.y) * (inches + BASE)) / long,
          fx: 0,
          fy: 0,
        }
        const facing = (nearest.x - piece.x) * piece.fx + (nearest.y - piece.y) * piece.fy >= 0
        if (facing) {
          const within = referee.on().filter((one) => gap(to, one) <= 2.5)
          const bars = within
            .filter((one) => one.type !== null)
            .map((one) =>
              referee.isTrooper(one.id)
                ? harmTold(grazed(referee.stat(one.id, 'armour'), one))
                : 'destroyed 100%',
            )
          await play(
            {
              kind: 'fire-flamer',
              side,
              unit: id,
              inches,
              outOfArc: false,
              inside: within.map((one) => one.id),
            },
            to,
            bars,
          )
          await afterwards()
          return true
        }
      }
    }
    if (piece.counters >= 4 && roll > 0.6)
      return travel(piece, { x: 15 + (chance() - 0.5) * 25, y: 15 + (chance() - 0.5) * 25 }, 'move')
    const marks = [...enemies, ...blips]
      .map((one) => ({ id: one.id, sight: seen(piece, one) }))
      .filter(({ sight: measured }) => referee.price(measured, type === 'recce'))
      .toSorted((x, y) => x.sight.range - y.sight.range)
      .slice(0, 4)
    if (marks.length > 0 && roll < 0.92) {
      const sensors = type === 'recce' ? referee.stat(id, 'robotics') : referee.stat(id, 'sensors')
      const dice = 1 + Math.floor(chance() * sensors)
      await play({ kind: 'target', side, unit: id, dice })
      let left = referee.pool
      const wishes: CommandOf<'spend-pool'>['wishes'] = []
      const more = chance() < 0.25 ? [pick(Object.keys(OBJECTIVES))] : []
      for (const { id: target, sight: measured } of [
        ...marks,
        ...more.map((name) => ({ id: name, sight: seen(piece, spotOf(name), false) })),
      ]) {
        const price = referee.price(measured, type === 'recce')
        if (!price) continue
        const can = Math.floor((left - price.toll) / price.each)
        if (can < 1) continue
        const counters = Math.min(can, 1 + Math.floor(chance() * can))
        left -= price.toll + counters * price.each
        wishes.push({ target, counters, ...measured })
      }
      await play({ kind: 'spend-pool', side, unit: id, wishes })
      return true
    }
    return travel(piece, goal, type === 'scout' && chance() < 0.5 ? 'jump' : 'move')
  }
  const one0 = (command: CommandOf<'fire-rifle'>): number => referee.rifleDice(command)

  async function checkOffers(piece: Piece): Promise<void> {
    const buttons = await page
      .locator('section.pane .actions')
      .first()
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((one) => ({
          text: (one as HTMLElement).innerText.replaceAll('\n', ' '),
          blocked: one.getAttribute('aria-disabled') === 'true',
        })),
      )
    const open = buttons
      .filter(({ blocked }) => !blocked)
      .map(({ text }) => text.replace(/ \S$/, '').replace(/ ⇧.*$/, ''))
    say(
      `   offered: ${open.join(', ')}   dim: ${buttons
        .filter(({ blocked }) => blocked)
        .map(({ text }) => text)
        .join(', ')}`,
    )
    if (piece.type === null || piece.damaged || piece.stunned) return
    const trooper = referee.isTrooper(piece.id)
    const enemies = referee.units(enemyOf(piece.side)).some(({ counters }) => counters > 0)
    const marked =
      enemies || [...referee.targets].some(([, { counters, destroyed }]) => counters > 0 && !destroyed)
    const idle = referee.on(piece.side).filter((one) => one.id !== piece.id && !one.ready)
    const legal = [
      'Move',
      ...(!trooper || piece.type === 'scout' ? ['Jump'] : []),
      ...(trooper || piece.type === 'recce' ? ['Target'] : []),
      ...(trooper && enemies ? ['Fire rifle'] : []),
      ...(trooper && piece.type !== 'commander' && marked ? ['Fire missile'] : []),
      ...(trooper ? ['Flamer'] : []),
      ...((piece.type === 'commander' && idle.length > 0) ||
      (piece.type === 'engineer' && idle.some((one) => one.type !== null && !referee.isTrooper(one.id)))
        ? ['Command']
        : []),
      ...(piece.type === 'engineer' && referee.units(piece.side).some(({ damaged }) => damaged)
        ? ['Repair']
        : []),
      ...(piece.type === 'kamikaze' ? ['Kamikaze'] : []),
      ...(piece.type === 'haywire' ? ['Toggle jammer'] : []),
      'End activation',
    ]
    expectNow(
      open.filter((text) => !text.startsWith('Put')),
      `offered to ${piece.id}`,
    ).toEqual(legal)
  }

  async function activation(): Promise<void> {
    const { turn } = referee
    if (!turn) return
    const ways = referee.mayActivate()
    const { side } = turn
    const squad = ways.filter(({ piece }) => turn.squad.includes(piece))
    if (turn.units > 0 && squad.length === 0 && chance() < 0.35) return play({ kind: 'end-turn', side })
    const all = squad.length > 0 ? squad : ways
    const full = all.filter(
      ({ piece, as }) =>
        as === 'unit' && (referee.piece(piece).type !== null || referee.piece(piece).hides.length > 0),
    )
    const { piece: id, as } = full.length > 0 && chance() < 0.9 ? pick(full) : pick(all)
    const piece = referee.piece(id)
    const reveal = as === 'unit' && piece.type === null && piece.hides.length > 0
    await play({ kind: 'activate', side, piece: id, as, reveal })
    if (reveal) return
    let tries = 0
    for (;;) {
      const active = referee.turn?.active ?? null
      if (active?.piece !== id) return
      tries += 1
      if (tries > 12) throw new Error(`${id} goes on for ever`)
      if (piece.where !== 'table' || piece.stunned || active.left === 0) {
        await endIfAsked()
        continue
      }
      if (piece.damaged && !active.obeyed && piece.type !== null) {
        await play({ kind: 'check-suit', side, unit: id })
        continue
      }
      await checkOffers(piece)
      if (chance() < 0.04 && active.left === 1 && piece.type !== null) {
        await endIfAsked()
        continue
      }
      if (piece.type === null) {
        const goal = {
          x: piece.x + (chance() - 0.5) * 6,
          y: piece.y + (side === attacker ? 5 : -4) * chance(),
        }
        if (!(await travel(piece, goal, 'move', 5.9))) await endIfAsked()
      } else if (!(await actWith(piece))) await endIfAsked()
    }
  }

  /** By hand from the cards: "Clean Sweep" (O-01) attacks, "Counterstroke" (D-04) defends. */
  function scoreOf(controls: Side | null, near: number): Record<Side, number> {
    const fallen = (side: Side): Piece[] =>
      [...referee.pieces.values()].filter((one) => one.side === side && one.fate && referee.isTrooper(one.id))
    const secured = (side: Side): number =>
      Object.keys(OBJECTIVES).filter(
        (name) => referee.targets.get(name)?.holder === side && !referee.targets.get(name)?.destroyed,
      ).length
    const common = (side: Side): number =>
      (controls === side ? 5 : 0) + fallen(enemyOf(side)).length - 3 * fallen(side).length
    const attack = 4 * secured(attacking) + common(attacking)
    const officer = fallen(attacking).some(({ type }) => type === 'commander') ? 5 : 0
    const defence = 2 * Math.min(4, near) + officer + (secured(defender) >= 3 ? 6 : 0) + common(defender)
    return attacker === 'a' ? { a: attack, b: defence } : { a: defence, b: attack }
  }
  const left = (side: Side): number =>
    [...referee.pieces.values()].filter(
      (one) => one.side === side && one.type !== null && referee.isTrooper(one.id) && one.where !== 'gone',
    ).length

  let controls: Side | null = null
  for (;;) {
    const { view } = await look()
    if (view.phase === 'action') {
      const { turn } = referee
      // Enough was done: both sides let the round end.
      if (count >= MOST && turn?.units === 0 && !turn.active) await play({ kind: 'pass', side: turn.side })
      else await activation()
      continue
    }
    if (view.phase !== 'between-rounds') break
    say(`\n===== round ${view.round} is over`)
    if (count < MOST) {
      await play({ kind: 'roll-initiative', side: 'a' })
      continue
    }
    const leaves: Side = left('a') < left('b') ? 'a' : 'b'
    await fingers.play({ kind: 'withdraw', side: leaves })
    await fingers.play({ kind: 'allow-withdrawal', side: enemyOf(leaves) })
    break
  }
  const ended = (await look()).view.ending
  // L606–618: sole survivor, or who let the other go.
  const [ofA, ofB] = [left('a'), left('b')]
  if (ofA === 0 || ofB === 0) controls = ofA > 0 ? 'a' : ofB > 0 ? 'b' : null
  else controls = ofA < ofB ? 'b' : 'a'
  expectNow(ended?.controls).toBe(controls)
  const surviving = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'].filter(
    (name) => referee.targets.get(name)?.destroyed === false,
  )
  if (controls === defender)
    for (const name of surviving) Object.assign(referee.targets.get(name) ?? {}, { holder: defender })
  if (controls === attacker && surviving.length > 0) {
    const ways = ['secured', 'destroyed', 'inspected'] as const
    const states = Object.fromEntries(
      surviving.map((name, index) => [name, ways[index % 3] ?? 'secured']),
    ) as CommandOf<'settle-objectives'>['states']
    await fingers.play({ kind: 'settle-objectives', side: attacker, states })
    for (const [name, state] of Object.entries(states)) {
      const target = referee.targets.get(name)
      if (!target) continue
      if (state === 'secured') target.holder = attacker
      if (state === 'destroyed') target.destroyed = true
      if (state === 'inspected')
        Object.assign(target, { holder: null, counters: Math.max(10, target.counters) })
    }
  }
  expectNow(standingOf((await look()).view)).toEqual(referee.standing())
  const near = referee.units(defender).filter((one) => referee.isTrooper(one.id) && one.y - BASE <= 12).length
  await fingers.play({
    kind: 'measure-end',
    side: 'a',
    near: [{ side: defender, place: `edge-${attacker}`, inches: 12, count: near }],
  })
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  const points = scoreOf(controls, near)
  for (const [index, side] of (['a', 'b'] as const).entries())
    await expect(page.locator('.mission').nth(index).locator('.points .large')).toHaveText(
      String(points[side]).replace('-', '−'),
    )
  const lead = Math.abs(points.a - points.b)
  const campaignPoints = lead === 0 ? 0 : lead <= 5 ? 1 : lead <= 19 ? 2 : 3
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'War room' }).click()
  for (const [side, name] of [
    ['a', "People's Utopian Collective"],
    ['b', 'Council of Zane'],
  ] as const) {
    const row = await standing(page, name)
    const wins = points[side] > points[enemyOf(side)]
    expectNow([row[0], row[1], row[3]], `standings of ${name}`).toEqual([
      `${wins ? campaignPoints : 0} / 6`,
      wins ? '1' : '0',
      String(1 + (controls === side ? 1 : 0)),
    ])
  }
}
