import { expect, type Page } from '@playwright/test'
import type {
  Command,
  CommandKind,
  CommandOf,
} from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { SETTLEMENTS, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Cover } from '../../../shared/systems/seven-seconds/words.ts'
import { firstLine } from './fights.ts'

/** What was pressed: keys, and apart from them the digits of what was measured and of what dice showed. */
export interface Strokes {
  keys: number
  measured: number
  dice: number
}

type Way = Pick<CommandOf<'jump'>, 'passes' | 'near' | 'fields'>

/** Plays a battle's commands in the console by keys alone, as a player does who reads the keys off the screen. */
export interface Fingers {
  readonly strokes: Strokes
  /** Does one command, with what real dice showed for it, and waits until the screen shows it. */
  readonly play: (command: Command, dice?: readonly number[]) => Promise<void>
  /** Does all of a command but its last step, which is given back: what was done so far is only typed. */
  readonly prepare: (command: Command) => Promise<void>
}

type Seen = Pick<CommandOf<'fire-rifle'>, 'targetCover' | 'intervening' | 'outOfArc'>

/** Runs in the page: the ways of a choice and the one that is on, of a form or of the last line of a list. */
function choiceOf([label, key]: readonly [string, string]): { ways: string[]; now: string } {
  const text = (one: Element | null | undefined): string => one?.textContent.trim() ?? ''
  const group = document.querySelector(`[role="group"][aria-label="${label}"]`)
  if (group) {
    const ways = [...group.querySelectorAll('.way')]
    return { ways: ways.map(text), now: text(ways.find((way) => way.classList.contains('on'))) }
  }
  const lines = [...document.querySelectorAll('.toggle')].map(text)
  const line = lines.findLast((one) => one.startsWith(`${key} ${label}`)) ?? ''
  const ways = label === 'Arc' ? ['within 180°', 'outside 180°'] : ['none', 'light', 'heavy', 'blocking']
  return { ways, now: ways.find((way) => line.endsWith(way)) ?? '' }
}

/** Keys that do something at once, for each side. */
const PLAIN_KEYS: Readonly<Partial<Record<CommandKind, Readonly<Record<Side, string>>>>> = {
  'roll-initiative': { a: 'i', b: 'i' },
  withdraw: { a: 'q', b: 'o' },
  'allow-withdrawal': { a: 'q', b: 'o' },
  pursue: { a: 'w', b: 'l' },
  'agree-to-end': { a: 'w', b: 'l' },
}

/** The key that passes or ends the turn: another one where that ends the round. */
export async function turnEndKey(page: Page): Promise<string> {
  await expect(page.locator('.choose')).toBeVisible()
  const keys = await page.locator('.choose [data-ends] kbd').allInnerTexts()
  // While a unit of the squad is chosen, only the keys are there.
  return keys[0]?.toLowerCase() ?? 'e'
}

export function fingersOn(page: Page): Fingers {
  const strokes: Strokes = { keys: 0, measured: 0, dice: 0 }

  async function press(key: string): Promise<void> {
    strokes.keys += 1
    await page.keyboard.press(key)
  }

  /** The letter that stands on a piece; one of two that share theirs is clicked. */
  async function letter(piece: string): Promise<void> {
    const card = page.locator(`[data-piece="${piece}"]`)
    await expect(card, `a choice of ${piece}`).toHaveClass(/\bcandidate\b/)
    // What is chosen acts by it.
    if ((await card.getAttribute('data-letter')) === null) await press('Escape')
    await expect(card, `a key for ${piece}`).toHaveAttribute('data-letter', /./)
    const key = (await card.getAttribute('data-letter')) ?? ''
    if ((await page.locator(`[data-letter="${key}"]`).count()) === 1) return press(key)
    strokes.keys += 1
    await card.click()
  }

  /** Types a number where the cursor is; it is a measurement's field. */
  async function measure(distance: number | readonly number[]): Promise<void> {
    await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
    const text = typeof distance === 'number' ? String(distance) : distance.join('–')
    strokes.measured += text.length
    await page.keyboard.type(text)
    await expect(page.locator('[data-measure]:focus')).toHaveValue(text)
  }

  /** A number of dice or Target Counters: no measurement, so each digit is a stroke. */
  async function choose(number: number): Promise<void> {
    await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
    const field = page.locator('[data-measure]:focus')
    // What is usual stands in grey, and counts where nothing is typed.
    const there = (await field.inputValue()) || (await field.getAttribute('placeholder'))
    if (there === String(number)) return
    for (const digit of String(number)) await press(digit)
  }

  const form = () => expect(page.locator('[data-submit="form"]')).toBeVisible()
  /** Whether something is asked: what asks for nothing is done at once. */
  const asks = () => page.locator('[data-submit="form"]').isVisible()

  /** An action's key while the piece acts. */
  async function action(key: string): Promise<void> {
    await expect(page.locator('[data-stage="acting"]')).toBeVisible()
    await press(key)
  }

  /** Turns a choice on by its key, from what stands there: what was measured before is there again. */
  async function turn(key: string, label: string, wanted: string): Promise<void> {
    const here = await page.evaluate(choiceOf, [label, key.toUpperCase()] as const)
    const at = here.ways.findIndex((way) => way === here.now)
    const to = here.ways.findIndex((way) => way === wanted)
    const turns = (to - at + here.ways.length) % here.ways.length
    for (let n = 0; n < turns; n += 1) await press(key)
  }

  const cover = (key: 'c' | 'b', wanted: Cover): Promise<void> =>
    turn(key, key === 'c' ? 'Cover' : 'Between', wanted)

  async function sight({ targetCover, intervening, outOfArc }: Seen): Promise<void> {
    await cover('c', targetCover)
    await cover('b', intervening)
    await turn('o', 'Arc', outOfArc ? 'outside 180°' : 'within 180°')
  }

  /** Chooses a piece that is not chosen yet. */
  async function choosePiece(piece: string): Promise<void> {
    const card = page.locator(`[data-piece="${piece}"]`)
    await expect(card).toBeVisible()
    // The only target of a missile is chosen already and cannot be pressed.
    const isChosen = await card.evaluate((one) => one.matches('[aria-pressed="true"], .yes'))
    if (!isChosen) await letter(piece)
  }

  /** What it passes; an Objective that is near the end is chosen twice. */
  async function way({ passes, near, fields = [] }: Way): Promise<void> {
    for (const id of passes) {
      // Where it stood near one it passes it in any case.
      await choosePiece(id)
      if (near.some((one) => one === id)) await letter(id)
    }
    if (fields.length === 0) return
    await page.locator('[data-aim="fields"]').click()
    for (const id of fields) await choosePiece(id)
  }

  async function prepare(command: Command): Promise<void> {
    switch (command.kind) {
      case 'activate': {
        await expect(page.locator('.choose')).toBeVisible()
        await choosePiece(command.piece)
        await expect(page.locator('[data-submit="way"]')).toBeVisible()
        return
      }
      case 'reveal':
        await letter(command.blip)
        await expect(page.locator('[data-submit="way"]')).toBeVisible()
        return
      case 'move':
      case 'jump':
      case 'kamikaze': {
        await action({ move: 'm', jump: 'j', kamikaze: 'k' }[command.kind])
        await form()
        if (command.kind === 'kamikaze' && command.by === 'jump') await press('y')
        // Nobody measures how far a Blip goes.
        if (command.inches !== null) await measure(command.inches)
        if (command.kind === 'move' && command.spent !== null && command.spent !== command.inches) {
          await press('Tab')
          await measure(command.spent)
        }
        // What a Jump lands near is chosen once.
        const jumps = command.kind === 'jump' || (command.kind === 'kamikaze' && command.by === 'jump')
        await way({ ...command, near: jumps ? [] : command.near })
        return
      }
      case 'target':
        await action('t')
        await form()
        await choose(command.dice)
        return
      case 'spend-pool':
        await form()
        for (const wish of command.wishes) {
          await letter(wish.target)
          const row = page.locator('[data-row]').last()
          const [range, counters] = [row.getByLabel(/^Inches of/), row.getByLabel(/^Target Counters for/)]
          await expect(row.locator('[data-measure]:focus')).toHaveCount(1)
          // Where the range was measured before the hands go on to what is spent.
          let at: 'range' | 'counters' = (await range.evaluate((one) => one === document.activeElement))
            ? 'range'
            : 'counters'
          if ((await range.inputValue()) !== String(wish.range)) {
            if (at === 'counters') await press('Shift+Tab')
            await measure(wish.range)
            at = 'range'
          }
          if ((await counters.getAttribute('placeholder')) !== String(wish.counters)) {
            if (at === 'range') await press('Tab')
            await choose(wish.counters)
          }
          await sight(wish)
        }
        return
      case 'fire-rifle':
        await action('r')
        await form()
        await choosePiece(command.target)
        await measure(command.range)
        await sight(command)
        return
      case 'fire-missile':
        await action('n')
        await form()
        await choosePiece(command.target)
        await cover('c', command.targetCover)
        for (const id of command.interceptors) await choosePiece(id)
        return
      case 'intercept':
        await form()
        for (const id of command.blips) await letter(id)
        return
      case 'resolve-blast':
        await form()
        for (const { id, inches } of command.within) {
          await letter(id)
          await measure(inches)
        }
        if (!command.onTable) await press('o')
        return
      case 'roll-missile':
      case 'roll-damage':
        return form()
      case 'fire-flamer':
        await action('f')
        await form()
        await measure(command.inches)
        for (const id of command.inside) await letter(id)
        return
      case 'command':
        await action('c')
        await form()
        return letter(command.to)
      case 'repair':
        await action('p')
        if (!(await asks())) return
        // Who alone is Damaged is not chosen.
        if ((await page.locator(`[data-piece="${command.target}"][data-letter]`).count()) > 0)
          await choosePiece(command.target)
        return
      case 'explode':
        await action('x')
        await form()
        if (command.contact !== null) await letter(command.contact)
        return
      case 'end-activation':
        return
      case 'toggle-jammer':
      case 'check-suit':
      case 'end-turn':
      case 'pass':
      case 'roll-initiative':
      case 'withdraw':
      case 'allow-withdrawal':
      case 'pursue':
      case 'agree-to-end':
        return
      case 'settle-objectives':
        await form()
        for (const [index, state] of Object.values(command.states).entries()) {
          if (index > 0) await press('Tab')
          await expect(page.locator('[data-chooses] [role="radio"]:focus')).toHaveCount(1)
          await press('Space')
          for (const way of SETTLEMENTS.slice(0, SETTLEMENTS.indexOf(state) + 1)) {
            if (way !== SETTLEMENTS[0]) await press('ArrowRight')
            const now = page.locator('[data-chooses] [role="radio"]:focus')
            await expect(now).toHaveText(new RegExp(way, 'i'))
            await expect(now).toBeChecked()
          }
        }
        return
      case 'measure-end':
        await form()
        for (const [index, { count }] of command.near.entries()) {
          if (index > 0) await press('Tab')
          await measure(count)
        }
        return
      case 'roll-roles':
      case 'choose-edge':
      case 'place-objective':
      case 'draw-cards':
      case 'keep-cards':
      case 'muster':
      case 'name-units':
      case 'fill-holding-area':
      case 'deploy':
        throw new Error(`${command.kind} comes before round 1.`)
      case 'note':
      case 'set-counter':
      case 'photo':
      case 'give-up-pin':
      case 'put-right':
      case 'put-turn-right':
      case 'correct-score':
        throw new Error(`${command.kind} stands beside the battle.`)
    }
  }

  /** The key that carries a command out. */
  async function finish(command: Command): Promise<void> {
    const { kind, side } = command
    if (kind === 'toggle-jammer') return action('h')
    if (kind === 'check-suit') return action('s')
    if (kind === 'end-activation') {
      await action('e')
      if (!(await asks())) return
      for (const id of command.fields) await letter(id)
      return press('Enter')
    }
    if (kind === 'repair' && !(await asks())) return
    if (kind === 'activate') return press(await keyOf(command))
    if (kind === 'reveal')
      return press((await page.getByRole('button', { name: 'Reveal only ⇧' }).count()) > 0 ? 'Shift+V' : 'v')
    if (kind === 'pass' || kind === 'end-turn') return press(await turnEndKey(page))
    await press(PLAIN_KEYS[kind]?.[side] ?? 'Enter')
    if (kind !== 'withdraw' && kind !== 'allow-withdrawal' && kind !== 'agree-to-end') return
    // What ends the battle is asked once more.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press('Tab')
    await press('Enter')
  }

  async function keyOf({ as, reveal }: CommandOf<'activate'>): Promise<string> {
    if (reveal) return 'v'
    const both = (await page.getByRole('button', { name: /^Activate(?! as)/ }).count()) > 0
    return as === 'extra-blip' && both ? 'x' : 'Enter'
  }

  /** Dice roll by roll; the last two of a deviation are its distance, and a direction is typed in degrees. */
  async function roll(dice: readonly number[]): Promise<void> {
    for (const die of dice) {
      await expect(page.locator('[data-dice]')).toBeVisible()
      const degrees = page.locator('[data-dice] [data-measure]')
      if (die > 6) {
        await expect(degrees).toBeFocused()
        strokes.dice += String(die).length
        await page.keyboard.type(String(die))
        await press('Enter')
      } else {
        strokes.dice += 1
        await page.keyboard.press(String(die))
      }
    }
  }

  return {
    strokes,
    prepare,
    play: async (command, dice = []) => {
      const before = Number(await firstLine(page).getAttribute('data-decision'))
      await prepare(command)
      await finish(command)
      await roll(dice)
      await expect(firstLine(page), command.kind).toHaveAttribute('data-decision', String(before + 1))
    },
  }
}
