import type { Round } from '../../../shared/systems/seven-seconds/histories/tell/course.ts'
import { SIDES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { tellMoment } from './moments.ts'
import type { Names } from './names.ts'
import { capital, listed, named, numeral, paragraph, wording, type Texts } from './speech.ts'

/** So many units that come to light in one round are worth a sentence. */
const SHOWN = 3

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

function tellRound(texts: Texts, names: Names, { event, moments, shown, taken, turning }: Round): string[] {
  const { t } = texts
  const said: string[] = []
  const side = (of: Side): Record<string, string> => ({ side: names.side(of), Side: names.side(of) })
  SIDES.forEach((of, at) => {
    const { units, decoys } = shown[of]
    const n = numeral(texts, units)
    if (units >= SHOWN) {
      said.push(t(wording('tell.course.shown', event + at), { ...side(of), n, N: capital(n) }))
    }
    if (decoys > 0) {
      const d = numeral(texts, decoys)
      said.push(t(wording('tell.course.decoys', event + at), { ...side(of), n: d, N: capital(d) }, decoys))
    }
  })
  said.push(...moments.flatMap((moment) => tellMoment(texts, names, moment)))
  SIDES.forEach((of, at) => {
    const objectives = taken[of]
    if (objectives.length === 0) return
    const list = listed(objectives.map((one) => t(`tell.objective.${one}`)))
    const what = t('tell.course.objectives', { list }, objectives.length)
    said.push(t(wording('tell.course.taken', event + at), { ...side(of), what }))
  })
  const notes = moments
    .flatMap((moment) => (moment.kind === 'note' ? named(moment.text) : []))
    .filter(Boolean)
  if (notes.length > 0) {
    said.push(t('tell.noted', { text: listed(notes.map((text) => t('tell.quoted', { text }))) }))
  }
  if (turning) said.push(t(wording('tell.course.turning', event)))
  return said
}
