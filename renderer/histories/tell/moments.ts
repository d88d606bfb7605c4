import { never } from '../../../shared/never.ts'
import { isTrooper } from '../../../shared/systems/seven-seconds/battle/state/look.ts'
import { isLongShot } from '../../../shared/systems/seven-seconds/histories/moment-words.ts'
import type {
  EscapeMoment,
  KillMoment,
  Moment,
} from '../../../shared/systems/seven-seconds/histories/tell/course.ts'
import type { Names, Phrase } from './names.ts'
import { capital, numeral, percent, wording, type Texts } from './speech.ts'

/** A kill more likely than this has no odds worth a word. */
const SURE_SHOT = 0.85
/** From so many kills on they are counted aloud. */
const TALLY = 3

/** What happened, in a sentence or a few. */
export function tellMoment(texts: Texts, names: Names, moment: Moment): string[] {
  const { t } = texts
  const say = (key: string, values: Record<string, unknown>): string => t(wording(key, moment.event), values)
  switch (moment.kind) {
    case 'kill':
      return tellKill(texts, names, moment)
    case 'escape':
      return [tellEscape(texts, names, moment)]
    case 'intercepted': {
      const [by, firer] = [names.one(moment.by), names.one(moment.firer)]
      return [say('tell.intercepted', { By: by.first, by: by.plain, firer: firer.plain })]
    }
    case 'ruin': {
      const objective = t(`tell.objective.${moment.objective}`)
      if (moment.by === null) return [t('tell.ruin.nobody', { objective })]
      const by = names.one(moment.by)
      return [say('tell.ruin', { By: by.first, by: by.plain, objective })]
    }
    case 'withdrawal':
    case 'pursuit': {
      const side = names.side(moment.side)
      return [say(`tell.${moment.kind}`, { Side: side, side })]
    }
    case 'note':
      // Notes of a round are told together.
      return []
    default:
      return never(moment)
  }
}

function tellKill(texts: Texts, names: Names, moment: KillMoment): string[] {
  const { t } = texts
  const { event, victims, by, cause, chance, first, tally } = moment
  const [victim] = victims
  if (!victim) return []
  const n = numeral(texts, victims.length)
  // Whoever acts is named first where the sentence does.
  const killer = by && names.one(by)
  const fallen = names.many(victims)
  const isOwn = by !== null && by.side === victim.side
  const isLong = isLongShot(chance)
  const told = chance !== null && !isLong && chance < SURE_SHOT
  const odds = told ? t('tell.kill.odds', { p: percent(texts, chance) }) : ''
  const side = names.side(victim.side)
  const said = [
    t(wording(keyOf(moment, isOwn), event), { ...phrases(killer, fallen), ...causeOf(t, cause), odds }),
  ]
  const add = (key: string, values: Record<string, unknown>): void => {
    said.push(t(wording(`tell.kill.${key}`, event), values))
  }
  if (isLong) add('long', { p: percent(texts, chance) })
  if (victims.length > 2) add('several', { n, N: capital(n) })
  if (first && by !== null)
    add(victims.some(({ type }) => isTrooper(type)) ? 'first' : 'firstLoss', { side: names.side(by.side) })
  if (victims.some((one) => one.type === 'commander' && names.bare(one) !== null))
    add('commander', { side, Side: side })
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

function phrases(killer: Phrase | null, victims: Phrase): Record<string, string> {
  return {
    killer: killer?.plain ?? '',
    Killer: killer?.first ?? '',
    victims: victims.plain,
    Victims: victims.first,
  }
}

function causeOf(t: Texts['t'], cause: KillMoment['cause']): Record<string, string> {
  const told = t(`tell.kill.cause.${cause}`)
  return { cause: told, Cause: capital(told) }
}

function tellEscape(texts: Texts, names: Names, { event, unit, by, chance, hurt }: EscapeMoment): string {
  const [who, firer] = [names.one(unit), names.one(by)]
  return texts.t(wording(`tell.escape.${hurt}`, event), {
    unit: who.plain,
    Unit: who.first,
    by: firer.plain,
    By: firer.first,
    p: percent(texts, chance),
  })
}
