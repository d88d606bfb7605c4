import { never } from '../../../../never.ts'
import type { BaseCount } from '../../words.ts'
import type { Log } from '../rules/rule.ts'
import { baseIn, isOnTable, living, unitIn } from '../state/look.ts'
import type { SingleToken, SpecialOutcome } from '../words.ts'
import { affect, apply, refreshed } from './effects.ts'

/** What a ★ comes to, as its players say: no Countermeasure answers it. Source: lines 516, 553, 571. */
export function comesTo(log: Log, what: SpecialOutcome, id: string, base: BaseCount | null): void {
  const unit = unitIn(log.state, id)
  const struck = unit && (base ?? living(unit)[0]?.number)
  // What it suffered before may have destroyed it.
  if (!unit || !isOnTable(unit) || struck === undefined || struck === null) return
  const has = (token: SingleToken, isIt: boolean): void => {
    if (unit[token] !== isIt) log.emit({ kind: isIt ? 'token-gained' : 'token-lost', unit: id, token })
  }
  switch (what) {
    case 'kill':
    case 'stun':
      if (baseIn(unit, struck)) apply(log, { kind: 'hit', unit: id, base: struck, by: id, effect: what })
      return
    case 'breach':
      affect(log, 'breach', id)
      return
    case 'freed':
      has('stun', false)
      return
    case 'stealth':
      has('stealth', true)
      return
    case 'unveiled':
      has('stealth', false)
      return
    case 'overwatch':
      has('overwatch', true)
      return
    case 'countermeasure':
    case 'emergency':
      moreTokens(log, id, what)
      return
    case 'refreshed':
      refreshed(log, id)
      return
    default:
      never(what)
  }
}

/** One for each of its bases, to which such tokens belong. Source: lines 346, 362, 715, 725. */
export function moreTokens(log: Log, id: string, of: 'countermeasure' | 'emergency', by?: string): void {
  const unit = unitIn(log.state, id)
  const token = of === 'countermeasure' ? 'cm' : 'cmPlus'
  for (const base of unit ? living(unit) : [])
    log.emit({
      ...{ kind: 'base-tokens', unit: id, base: base.number, token, count: base[token] + 1 },
      ...(by !== undefined && { by }),
    })
}
