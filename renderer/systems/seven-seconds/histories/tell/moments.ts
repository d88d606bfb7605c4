import { never } from '../../../../../shared/never.ts'
import { isTrooper } from '../../../../../shared/systems/seven-seconds/battle/state/look.ts'
import { isLongShot } from '../../../../../shared/systems/seven-seconds/histories/moment-words.ts'
import type {
  EscapeMoment,
  KillMoment,
  LostHoldMoment,
  Moment,
  NoteMoment,
  TakenMoment,
} from '../../../../../shared/systems/seven-seconds/histories/tell/course.ts'
import { cast, type Names } from './names.ts'
import { wording } from '../../../../ui/markdown/speech.ts'
import { capital, numeral, percent, type Texts } from './speech.ts'

/** A kill more likely than this has no odds worth a word. */
const SURE_SHOT = 0.85
/** From so many kills on they are counted aloud. */
const TALLY = 3

/** What can be told of by itself; what changed hands and what was noted is told together with its like. */
export type SingleMoment = Exclude<Moment, TakenMoment | LostHoldMoment | NoteMoment>

/** What happened, in a sentence or a few. */
function tellMoment(texts: Texts, names: Names, moment: SingleMoment): string[] {
  const { t } = texts
  const say = (key: string, values: Record<string, unknown>): string => t(wording(key, moment.event), values)
  switch (moment.kind) {
    case 'kill':
      return tellKill(texts, names, moment)
    case 'escape':
      return [tellEscape(texts, names, moment)]
    case 'intercepted': {
      const [by, firer] = [names.one(moment.by), names.one(moment.firer)]
      return [say('tell.intercepted', { ...cast('by', by), ...cast('firer', firer) })]
    }
    case 'ruin': {
      const objective = t(`tell.objective.${moment.objective}`)
      if (moment.by === null) return [t('tell.ruin.nobody', { objective })]
      const by = names.one(moment.by)
      return [say('tell.ruin', { ...cast('by', by), objective })]
    }
    case 'withdrawal':
    case 'pursuit': {
      const side = names.side(moment.side)
      return [say(`tell.${moment.kind}`, { Side: side, side })]
    }
    case 'spent': {
      const unit = names.one(moment.unit)
      return [say(moment.inVain ? 'tell.spent' : 'tell.exploded', cast('unit', unit))]
    }
    default:
      return never(moment)
  }
}

function tellKill(texts: Texts, names: Names, moment: KillMoment): string[] {
  const { t } = texts
  const { event, victims, by, self, cause, chance, first, tally } = moment
  const [victim] = victims
  if (!victim) return []
  const n = numeral(texts, victims.length)
  // Whoever acts is named first where the sentence does, and once where it was their own end.
  const killer = by && !self ? names.one(by) : null
  const fallen = names.many(victims)
  const isOwn = by !== null && by.side === victim.side
  const isLong = isLongShot(chance)
  const told = chance !== null && !isLong && chance < SURE_SHOT
  const odds = told ? t('tell.kill.odds', { p: percent(texts, chance) }) : ''
  const side = names.side(victim.side)
  const said = [
    t(wording(keyOf(moment, isOwn), event), {
      ...(killer && cast('killer', killer)),
      ...cast('victims', fallen),
      ...causeOf(t, cause),
      odds,
    }),
  ]
  const add = (key: string, values: Record<string, unknown>): void => {
    said.push(t(wording(`tell.kill.${key}`, event), values))
  }
  if (isLong) add('long', { p: percent(texts, chance) })
  if (victims.length > 2) add('several', { n, N: capital(n) })
  if (first && by !== null)
    add(victims.some(({ type }) => isTrooper(type)) ? 'first' : 'firstLoss', { side: names.side(by.side) })
  if (victims.some(({ type }) => type === 'commander')) add('commander', { side, Side: side })
  const name = by && names.bare(by)
  if (name !== null && !isOwn && tally >= TALLY) add('tally', { name, n: numeral(texts, tally) })
  return said
}

function keyOf({ by, self, cause }: KillMoment, isOwn: boolean): string {
  if (by === null) return 'tell.kill.nobody'
  if (self) return cause === 'flamer' ? 'tell.kill.selfFlames' : 'tell.kill.selfBlast'
  if (!isOwn) return `tell.kill.${cause}`
  if (cause === 'jamming') return 'tell.kill.ownField'
  return cause === 'kamikaze' || cause === 'contact' ? 'tell.kill.ownBlast' : 'tell.kill.own'
}

function causeOf(t: Texts['t'], cause: KillMoment['cause']): Record<string, string> {
  const told = t(`tell.kill.cause.${cause}`)
  return { cause: told, Cause: capital(told) }
}

function tellEscape(texts: Texts, names: Names, { event, unit, by, chance, hurt }: EscapeMoment): string {
  const [who, firer] = [names.one(unit), names.one(by)]
  return texts.t(wording(`tell.escape.${hurt}`, event), {
    ...cast('unit', who),
    ...cast('by', firer),
    p: percent(texts, chance),
  })
}

/** The same two, one after the other: the same shot stopped or survived more than once. */
export function isAgain(one: SingleMoment, other: SingleMoment | undefined): boolean {
  if (one.kind === 'intercepted' && other?.kind === 'intercepted')
    return one.by.id === other.by.id && one.firer.id === other.firer.id
  if (one.kind === 'escape' && other?.kind === 'escape')
    return one.by.id === other.by.id && one.unit.id === other.unit.id && one.hurt === other.hurt
  if (one.kind === 'ruin' && other?.kind === 'ruin') return one.by?.id === other.by?.id
  return false
}

/** Moments that are each other's like (`isAgain`), in one sentence. */
export function tellAgain(texts: Texts, names: Names, moments: readonly SingleMoment[]): string[] {
  const [first] = moments
  if (!first) return []
  if (moments.length === 1) return tellMoment(texts, names, first)
  const { t } = texts
  const n = numeral(texts, moments.length)
  const say = (key: string, values: Record<string, unknown>): string[] => [
    t(wording(key, first.event), values),
  ]
  if (first.kind === 'intercepted') {
    const [by, firer] = [names.one(first.by), names.one(first.firer)]
    return say('tell.interceptedAgain', { ...cast('by', by), ...cast('firer', firer), n, N: capital(n) })
  }
  if (first.kind === 'escape') {
    const [who, by] = [names.one(first.unit), names.one(first.by)]
    const odds = moments.flatMap((one) => (one.kind === 'escape' ? percent(texts, one.chance) : []))
    const values = {
      ...cast('unit', who),
      ...cast('by', by),
      p: texts.and([...new Set(odds)]),
      n,
    }
    return say(`tell.escapeAgain.${first.hurt}`, { ...values, N: capital(n) })
  }
  if (first.kind === 'ruin' && first.by) {
    const ruined = moments.flatMap((one) => (one.kind === 'ruin' ? t(`tell.objective.${one.objective}`) : []))
    const by = names.one(first.by)
    return say('tell.ruinAgain', { ...cast('by', by), objectives: texts.and(ruined) })
  }
  return moments.flatMap((one) => tellMoment(texts, names, one))
}
