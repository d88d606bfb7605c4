import { nextTick, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Piece } from '../../../shared/printing/sheets.ts'
import type { Size } from '../../../shared/printing/words.ts'
import type { Face, FittedPart, FlowedPart, FlowPart, Part, PrintDocument } from '../document.ts'
import { isolate } from '../../texts/isolate.ts'
import { wordsIn } from '../../texts/words.ts'
import { flowed, flowTrial, smaller, type FlowTrial } from './flows.ts'
import type { DividedText, Prints } from '../prints.ts'
import { LAST_READABLE, STEPS } from './divide.ts'

/** A text card on trial: its type, and how its items are shared out over cards. */
export interface Trial {
  readonly face: Face
  /** How it is divided. */
  readonly text: DividedText
  readonly size: Size
  readonly step: number
  /** How many items each of its cards holds. */
  readonly shares: readonly number[]
  /** Its picture gave way to its text. */
  readonly bare?: boolean
}

/** The cards that a trial makes. */
export function cardsOf({ face: whole, text, step, shares, bare }: Trial): Face[] {
  const type = STEPS[step] ?? 1
  const face = bare ? text.withoutPicture(whole) : whole
  let from = 0
  return shares.map((share, index) => {
    const own = shares.length === 1 ? face : text.slice(face, from, from + share)
    from += share
    return { ...own, fit: { type, part: index + 1, of: shares.length } }
  })
}

/** Cards on trial at once: they take one another's places in the room, so that it stays small. */
const AT_ONCE = 6

/** More rounds than the longest text needs. */
const MOST_ROUNDS = 600

/** What is on trial now, to be shown in the fitting room. */
export interface Fitting {
  readonly cards: ShallowRef<readonly Trial[]>
  readonly flows: ShallowRef<readonly FlowTrial[]>
  /** `follows` other parts: no page of it is the set's first. */
  readonly fit: (document: PrintDocument, prints: Prints, follows?: boolean) => Promise<readonly FittedPart[]>
}

/**
 * Makes every text fit: a card's with smaller type, and where the least is still too large on further cards; a
 * sheet's by sharing its blocks out over pages. `room` shows the trials at their true size (`.trial`, `.flow`); what
 * runs over there is tried again.
 */
export function useFitting(room: Readonly<Ref<HTMLElement | null>>): Fitting {
  const cards = shallowRef<readonly Trial[]>([])
  const flows = shallowRef<readonly FlowTrial[]>([])

  async function fitCards(parts: readonly Part[], { faces }: Prints): Promise<ReadonlyMap<Face, Trial>> {
    const wanted = new Map<Face, Trial>()
    for (const part of parts) {
      if (part.kind !== 'grid') continue
      for (const { front } of part.pieces) {
        const text = faces[front.kind]?.text
        if (text)
          wanted.set(front, { face: front, text, size: part.size, step: 0, shares: [text.itemsOf(front)] })
      }
    }
    const done = new Map<Face, Trial>()
    const all = [...wanted.values()]
    for (let from = 0; from < all.length; from += AT_ONCE)
      await fitSome(all.slice(from, from + AT_ONCE), done)
    cards.value = []
    return done
  }

  async function fitSome(trials: readonly Trial[], done: Map<Face, Trial>): Promise<void> {
    let open = trials
    for (let round = 0; open.length > 0 && round < MOST_ROUNDS; round += 1) {
      cards.value = open
      await nextTick()
      const over = overflowing(room.value, open)
      const again: Trial[] = []
      for (const [index, trial] of open.entries()) {
        const next = nextTrial(trial, over[index] ?? [])
        if (next) again.push(next)
        else done.set(trial.face, trial)
      }
      open = again
    }
    for (const trial of open) done.set(trial.face, trial)
  }

  async function fitFlows(
    { parts, options }: PrintDocument,
    follows: boolean,
  ): Promise<ReadonlyMap<FlowPart, FlowedPart>> {
    const done = new Map<FlowPart, FlowedPart>()
    const { t } = wordsIn(() => options.language)
    const goesOn = (title: string): string => t('paper.goesOn', { title: isolate(title) })
    let open = parts.flatMap((part, index) =>
      part.kind === 'flow' ? [flowTrial(part, options, index === 0 && !follows, goesOn)] : [],
    )
    while (open.length > 0) {
      flows.value = open
      await nextTick()
      const heights = blockHeights(room.value)
      open = open.flatMap((trial, index) => {
        const now = flowed(trial, heights[index] ?? [], options)
        // Type that has to be small for nothing is not: what takes more pages all the same is printed as usual.
        const before = done.get(trial.part)
        const helps = before === undefined || now.pages.length < before.pages.length
        if (helps) done.set(trial.part, now)
        return smaller(trial, now, options) ?? []
      })
    }
    flows.value = []
    return done
  }

  async function fit(
    document: PrintDocument,
    prints: Prints,
    follows = false,
  ): Promise<readonly FittedPart[]> {
    const ofCards = await fitCards(document.parts, prints)
    const ofFlows = await fitFlows(document, follows)
    return document.parts.flatMap((part): FittedPart[] => {
      if (part.kind === 'grid')
        return [{ ...part, pieces: part.pieces.flatMap((piece) => fitted(piece, ofCards)) }]
      if (part.kind === 'shapes') return [part]
      const found = ofFlows.get(part)
      return found ? [found] : []
    })
  }

  return { cards, flows, fit }
}

const MM_PER_PX = 25.4 / 96

/** The heights of the blocks of each text, in millimetres. */
function blockHeights(room: HTMLElement | null): number[][] {
  return [...(room?.querySelectorAll('.flow') ?? [])].map((flow) =>
    [...flow.children].map((block) => block.getBoundingClientRect().height * MM_PER_PX),
  )
}

/** How a card runs over; null where it does not. */
type Over = 'over' | 'far' | null

/** A pixel: what is rounded away. */
const SLACK = 1

/** It is too high or too wide, or its foot stands in the white at its edge, where it would be cut away. */
function runsOver(card: Element): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth, lastElementChild: foot } = card
  const white = Number.parseFloat(getComputedStyle(card).paddingBlockEnd)
  const end = card.getBoundingClientRect().bottom - white
  return (
    scrollHeight > clientHeight + SLACK ||
    scrollWidth > clientWidth + SLACK ||
    (foot !== null && foot.getBoundingClientRect().bottom > end + SLACK)
  )
}

/** What stands on a card is more than twice what it has room for. */
const isFarOver = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > 2 * clientHeight

/** For each trial, which of its cards run over. */
function overflowing(room: HTMLElement | null, trials: readonly Trial[]): Over[][] {
  const cards = [...(room?.querySelectorAll('.trial .face') ?? [])]
  const over = cards.map((card): Over => (runsOver(card) ? (isFarOver(card) ? 'far' : 'over') : null))
  let from = 0
  return trials.map(({ shares }) => {
    const own = over.slice(from, from + shares.length)
    from += shares.length
    return own
  })
}

/** What is tried next; null where everything fits, or nothing more can be done. */
function nextTrial(trial: Trial, over: readonly Over[]): Trial | null {
  if (over.every((one) => one === null)) return null
  const smaller = trial.step < STEPS.length - 1 ? { ...trial, step: trial.step + 1 } : null
  if (trial.step < LAST_READABLE) return smaller
  const first = over.findIndex((runs, index) => runs !== null && (trial.shares[index] ?? 0) > 1)
  const { face, text } = trial
  const mayDivide = first !== -1 && (!text.picturesGoFirst(face) || trial.bare === true)
  if (!mayDivide && !trial.bare && text.hasPicture(face))
    return { ...trial, step: 0, shares: [text.itemsOf(face)], bare: true }
  if (first === -1) return smaller
  const shares = [...trial.shares]
  const share = shares[first] ?? 1
  // A long text is halved, so that it takes few rounds.
  const moved = over[first] === 'far' ? Math.floor(share / 2) : 1
  shares[first] = share - moved
  shares[first + 1] = (shares[first + 1] ?? 0) + moved
  return { ...trial, shares }
}

/** The pieces that a card becomes; each with the same back. */
function fitted(piece: Piece<Face>, done: ReadonlyMap<Face, Trial>): Piece<Face>[] {
  const trial = done.get(piece.front)
  return trial ? cardsOf(trial).map((front) => ({ front, back: piece.back })) : [piece]
}
