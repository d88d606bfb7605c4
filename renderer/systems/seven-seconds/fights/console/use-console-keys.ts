import { AS_IT_LIES } from '../../../../../shared/dice/source.ts'
import { usePublicWindow } from '../../../../fights/use-public-window.ts'
import { coversFor, turned } from './model/turn.ts'
import { betweenWays } from './model/between.ts'
import { rowsOf } from './model/forms.ts'
import { turnEnds } from './model/turn-ends.ts'
import type { Asides } from './asides/use-asides.ts'
import { settlementOf } from '../settle.ts'
import type { Console } from './use-console.ts'
import { useConsoleKeys } from './use-keys.ts'
import { OF_NUMBERS } from './use-typed-number.ts'

const DIGIT = /^\d$/
const CHOICES: Readonly<Record<string, string>> = { c: 'targetCover', b: 'intervening' }

/** What each key does now: what is written beside the battle, dice, then the form that is open, then the stage. */
export function useStageKeys(console: Console, asides: Asides): void {
  const {
    dice,
    form,
    draft,
    fields,
    set,
    setInRow,
    letters,
    actions,
    ways,
    atOnce,
    chosen,
    forms,
    look,
    table,
    loose,
  } = console

  const openPublic = usePublicWindow(() => look.value.summary.id)

  async function addDie(number: number): Promise<void> {
    const problem = await dice.add(number)
    console.refused.value = problem ? [problem] : []
  }

  /** Something stands in the field that has the focus: Backspace is its own. */
  function isTyped(): boolean {
    const field = document.activeElement
    return field instanceof HTMLInputElement && field.type === 'text' && field.value !== ''
  }

  function ofDice(key: string): boolean {
    if (key === 'Escape') dice.cancel()
    else if (key === 'd') void console.switchDice()
    else if (key === 'Backspace' && !isTyped()) void console.during(dice.removeLast)
    else if (key === 'l' && dice.isDirection.value) void console.during(() => addDie(AS_IT_LIES))
    else if (dice.isDirection.value) return false
    else if (/^[1-6]$/.test(key)) void console.during(() => addDie(Number(key)))
    else return false
    return true
  }

  /** The line of a list that the cursor is in, or the last. */
  function currentRow(): number {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    return row === undefined ? rowsOf(draft.value.wishes).length - 1 : Number(row)
  }

  function turn(name: string): boolean {
    if (fields.value.wishes) {
      const index = currentRow()
      const row = rowsOf(draft.value.wishes)[index]
      if (!row) return false
      setInRow('wishes', index, name, turned(row[name]))
      return true
    }
    const entry = draft.value[name]
    if (!fields.value[name] || (typeof entry !== 'string' && typeof entry !== 'boolean')) return false
    set(name, turned(entry, coversFor(form.value?.command)))
    return true
  }

  /** An Objective that has the focus is settled by a key of its own. */
  function settles(key: string): boolean {
    return settlementOf(key) !== null && document.activeElement?.closest('[data-settles]') != null
  }

  /** Several Blips: letters take them in and out, Enter moves them. */
  function ofSeveral(key: string): boolean {
    const piece = console.lettered(key)
    if (key === 'Escape') console.several.value = null
    else if (key === 'Enter') void console.moveSeveral()
    else if (piece !== undefined) console.take(piece)
    else if (DIGIT.test(key)) console.typeDigit(key)
    else return false
    return true
  }

  function ofForm(key: string, typing: boolean): boolean {
    if (settles(key)) return false
    const piece = console.lettered(key)
    const choice = CHOICES[key]
    if (key === 'Escape') console.close()
    else if (key === 'Enter') void console.submit()
    else if (key === 'd') void console.switchDice()
    else if (choice !== undefined) return turn(choice)
    else if (key === 'o') return turn('outOfArc') || turn('onTable') || turn('touching')
    else if (key === 'y') set('by', draft.value.by === 'jump' ? 'move' : 'jump')
    else if (piece !== undefined) console.take(piece)
    else if (!typing && DIGIT.test(key) && console.aim.value) console.typeDigit(key)
    else if (!typing && key === 'Backspace') return back()
    else if (!typing && (key === 'ArrowRight' || key === 'ArrowDown')) return step(1)
    else if (!typing && (key === 'ArrowLeft' || key === 'ArrowUp')) return step(-1)
    // A letter that means nothing here does not get into a number.
    else return typing && /^(?:Shift\+)?[a-z]$/i.test(key)
    return true
  }

  /** Goes back to the field before, to choose otherwise there. */
  function back(): boolean {
    const before = console.aimBefore.value
    if (before) console.aimAt(before.name)
    return before !== null
  }

  /** Arrows go through the pieces that can be chosen. */
  function step(by: number): boolean {
    // A turn is ended by choosing, not by passing by.
    const all = [...letters.value.keys()].filter((id) => form.value !== null || !console.givesTurn(id))
    const now = all.findIndex((id) => console.standing(id) === 'yes')
    const next = all[(now + by + all.length) % all.length] ?? all[0]
    if (next === undefined || (form.value && console.aim.value?.field.kind !== 'one')) return false
    console.take(next)
    return true
  }

  function ofStage(key: string): boolean {
    const way = ways.value.find((one) => one.key === key)
    const between = betweenWays(forms.value).find((one) => one.key === key)
    const action =
      table.value.activation && !loose.on.value ? actions.value.find((one) => one.key === key) : undefined
    const piece = console.lettered(key)
    const soon = atOnce.value.find((one) => one.key === key)
    const end = turnEnds(forms.value, look.value.view).find((one) => one.key === key)
    if (way) void console.perform(way.command, ...(way.then ? [way.then] : []))
    else if (between && chosen.value === null) console.doOrAsk(between.command)
    else if (key === 'b' && console.canMoveBlips.value) console.chooseSeveral()
    else if (soon) console.goOn(soon.command)
    else if (key === 'y' && console.instead.value !== null) console.take(console.instead.value)
    else if (action) console.begin(action)
    // Inches: a Move, for which nothing else need be pressed.
    else if (DIGIT.test(key) && atOnce.value.length > 0) console.goOn('move', key)
    else if (DIGIT.test(key) && table.value.activation && !loose.on.value) console.moveBy(key)
    else if (DIGIT.test(key)) console.typeDigit(key)
    else if (piece !== undefined) console.take(piece)
    else if (end && !table.value.activation) void console.perform(end.command)
    else if (key === 'Escape' && chosen.value !== null) chosen.value = null
    else if (key === 'Escape' && loose.on.value) loose.off()
    else if (key === 'u' && loose.can.value) loose.toggle()
    else if (key === 'd') void console.switchDice()
    else if (key.startsWith('Arrow') && look.value.view.phase === 'action' && !table.value.activation)
      return step(key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1)
    else return false
    return true
  }

  useConsoleKeys(
    (key, typing) => {
      if (look.value.view.phase === 'over') return false
      if (!DIGIT.test(key) && console.endNumber(key)) return true
      if (key === 'Shift+H' && console.canPutRight.value) {
        console.putRight()
        return true
      }
      if (key === 'Shift+D') {
        void openPublic()
        return true
      }
      if (asides.hear(key)) return true
      if (dice.entry.value) return ofDice(key)
      if (form.value) return ofForm(key, typing)
      return console.several.value ? ofSeveral(key) : ofStage(key)
    },
    {
      isLanding: () => console.landing.value,
      stage: () => look.value.view.phase,
      // A question, too, has to be answered before anything else.
      isRefused: () => console.refused.value.length > 0 || console.asked.value !== null,
    },
    (key) => console.halfTyped.value !== null && OF_NUMBERS.includes(key),
  )
}
