import { never } from '../../../../../shared/never.ts'
import type {
  LostHoldMoment,
  Moment,
  NoteMoment,
  Round,
  TakenMoment,
} from '../../../../../shared/systems/seven-seconds/histories/tell/course.ts'
import {
  OBJECTIVES,
  OTHER_SIDE,
  SIDES,
  type Side,
} from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { isAgain, tellAgain, type SingleMoment } from './moments.ts'
import type { Names } from './names.ts'
import { named, paragraph, wording } from '../../../../ui/markdown/speech.ts'
import { capital, numeral, type Texts } from './speech.ts'

/** The rounds of a battle, a paragraph each; those without anything to tell are told together. */
export function tellRounds(texts: Texts, names: Names, rounds: readonly Round[], lasted: number): string[] {
  const { t } = texts
  const parts: string[] = []
  let quietFrom: number | null = null
  const endQuiet = (to: number): void => {
    if (quietFrom === null) return
    const said = t(wording('tell.course.quiet', quietFrom))
    parts.push(paragraph([`**${rangeText(t, quietFrom, to)}**`, said]))
    quietFrom = null
  }
  for (let round = 1; round <= lasted; round += 1) {
    const told = rounds.find((one) => one.round === round)
    const sentences = told ? tellRound(texts, names, told) : []
    if (sentences.length === 0) {
      quietFrom ??= round
      continue
    }
    endQuiet(round - 1)
    parts.push(paragraph([`**${t('tell.course.round', { n: round })}**`, ...sentences]))
  }
  endQuiet(lasted)
  return parts
}

function rangeText(t: Texts['t'], from: number, to: number): string {
  if (from === to) return t('tell.course.round', { n: from })
  return t(to === from + 1 ? 'tell.course.twoRounds' : 'tell.course.rounds', { from, to })
}

function tellRound(texts: Texts, names: Names, { event, moments, shown, turning }: Round): string[] {
  const { t } = texts
  const said: string[] = []
  const side = (of: Side): Record<string, string> => ({ side: names.side(of), Side: names.side(of) })
  SIDES.forEach((of, at) => {
    const { units, decoys } = shown[of]
    const n = numeral(texts, units)
    if (units > 0) {
      said.push(t(wording('tell.course.shown', event + at), { ...side(of), n, N: capital(n) }, units))
    }
    if (decoys > 0) {
      const d = numeral(texts, decoys)
      said.push(t(wording('tell.course.decoys', event + at), { ...side(of), n: d, N: capital(d) }, decoys))
    }
  })
  said.push(...inRuns(moments).flatMap((run) => tellRun(texts, names, run)))
  if (turning !== null) said.push(t(wording('tell.course.turning', event), side(turning)))
  return said
}

type Hand = TakenMoment | LostHoldMoment

/** Moments that follow each other and are told together. */
type Run =
  | { readonly kind: 'hands'; readonly moments: readonly Hand[] }
  | { readonly kind: 'notes'; readonly moments: readonly NoteMoment[] }
  | { readonly kind: 'others'; readonly moments: readonly SingleMoment[] }

function inRuns(moments: readonly Moment[]): Run[] {
  const runs: Run[] = []
  for (const moment of moments) {
    const last = runs.at(-1)
    if (moment.kind === 'taken' || moment.kind === 'lost-hold') {
      if (last?.kind === 'hands') runs.splice(-1, 1, { ...last, moments: [...last.moments, moment] })
      else runs.push({ kind: 'hands', moments: [moment] })
    } else if (moment.kind === 'note') {
      if (last?.kind === 'notes') runs.splice(-1, 1, { ...last, moments: [...last.moments, moment] })
      else runs.push({ kind: 'notes', moments: [moment] })
    } else if (last?.kind === 'others' && isAgain(moment, last.moments[0])) {
      runs.splice(-1, 1, { ...last, moments: [...last.moments, moment] })
    } else runs.push({ kind: 'others', moments: [moment] })
  }
  return runs
}

function tellRun(texts: Texts, names: Names, run: Run): string[] {
  switch (run.kind) {
    case 'hands':
      return tellHands(texts, names, run.moments)
    case 'notes':
      return tellNotes(texts, run.moments)
    case 'others':
      return tellAgain(texts, names, run.moments)
    default:
      return never(run)
  }
}

/** Objectives that changed hands with nothing between: for each side what nobody had, what the other had, what it lost. */
function tellHands(texts: Texts, names: Names, moments: readonly Hand[]): string[] {
  const { t, and } = texts
  const howOf = (moment: Hand): string =>
    moment.kind === 'lost-hold' ? 'lostHold' : moment.from === null ? 'taken' : 'captured'
  const keyOf = (moment: Hand): string => `${howOf(moment)} ${moment.side}`
  const keys = [...new Set(moments.map(keyOf))]
  return keys.map((key) => {
    const group = moments.filter((moment) => keyOf(moment) === key)
    const [first] = group
    if (!first) return ''
    const list = and(
      OBJECTIVES.filter((one) => group.some(({ objective }) => objective === one)).map((one) =>
        t(`tell.objective.${one}`),
      ),
    )
    const what = t('tell.course.objectives', { list }, group.length)
    const [side, other] = [names.side(first.side), names.side(OTHER_SIDE[first.side])]
    const values = { side, Side: side, other, Other: other, what }
    return t(wording(`tell.course.${howOf(first)}`, first.event), values, group.length)
  })
}

function tellNotes({ t, and }: Texts, moments: readonly NoteMoment[]): string[] {
  const notes = moments.map(({ text }) => named(text)).filter(Boolean)
  if (notes.length === 0) return []
  return [t('tell.noted', { text: and(notes.map((text) => t('tell.quoted', { text }))) })]
}
