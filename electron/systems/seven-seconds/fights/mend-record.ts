import { isAlike } from '../../../../shared/alike.ts'
import type { PersonChange } from '../../../../shared/systems/seven-seconds/contract/entered.ts'
import type { Deeds } from '../../../../shared/systems/seven-seconds/battle/ending/service.ts'
import { killsSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'

export type Mended = NonNullable<PersonChange['after']>

interface Said {
  /** What they fell to, in words. */
  readonly cause: string
  readonly servesLater: boolean
}

/**
 * A trooper's record after the log has become another: `was` and `now` are what it told of them before and tells now.
 * What does not follow from the log was said by the players, and stays as long as the log tells the same of it.
 */
export function mendRecord(
  record: Mended | null,
  was: Deeds | null,
  now: Deeds,
  { cause, servesLater }: Said,
): { readonly record: Mended; readonly same: boolean; readonly fell: PersonChange['fell'] } {
  const { fate } = now.unit
  const told = killsSchema.parse(now.kills)
  const asTold: Mended =
    fate === null
      ? { fate: 'unhurt', wounds: 0, round: null, cause: '', kills: told }
      : servesLater
        ? { fate: 'wounded', wounds: 1, round: null, cause, kills: told }
        : { fate: 'killed', wounds: 0, round: now.round, cause, kills: told }
  const fell = fate && { cause: fate.cause, by: fate.by }
  if (record === null) return { record: asTold, same: false, fell }
  // Somebody else had this record from the players: the log says nothing new of it.
  if (was === null) return { record, same: true, fell: null }
  const kills = isAlike(was.kills, now.kills) ? record.kills : told
  const before = was.unit.fate
  const isSameEnd = isAlike(before && [before.cause, before.by], fate && [fate.cause, fate.by])
  const end = ((): Mended => {
    if (was.fate === now.fate) {
      const round = record.fate === 'killed' && record.round === was.round ? now.round : record.round
      return { ...record, round, cause: isSameEnd ? record.cause : cause }
    }
    if (fate !== null) return { ...asTold, wounds: Math.max(asTold.wounds, record.wounds) }
    return record.fate === 'killed' ? asTold : record
  })()
  const next = { ...end, kills }
  return { record: next, same: isAlike(next, record), fell: isSameEnd ? null : fell }
}
