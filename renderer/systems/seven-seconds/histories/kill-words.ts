import { useI18n } from 'vue-i18n'
import type { Kill, Someone } from '../../../../shared/systems/seven-seconds/histories/digest.ts'
import '../fights/battle-words.ts'
import { pattern } from '../../../texts/pattern.ts'

export interface KillWords {
  /** `Tactical Yun Okafor` */
  readonly called: (someone: Pick<Someone, 'type' | 'name'>) => string
  readonly weapon: (cause: Kill['cause']) => string
  /** What did it, and whose it was: `flamer of Commander Erdene`. */
  readonly how: (kill: Pick<Kill, 'unit' | 'by' | 'cause'>, units: readonly Someone[]) => string
}

/** The words of a log's kills; thousands are told at once, to be searched. */
export function useKillWords(): KillWords {
  const { t } = useI18n({ useScope: 'global' })
  const named = pattern(t, 'fight.words.named', ['unit', 'name'])
  const killedBy = pattern(t, 'fight.words.killedBy', ['how', 'by'])
  const byOwnSide = pattern(t, 'fight.words.killedByOwnSide', ['how', 'by'])
  const words = new Map<string, string>()
  const word = (key: string): string => {
    const known = words.get(key) ?? t(`fight.words.${key}`)
    words.set(key, known)
    return known
  }
  const called: KillWords['called'] = ({ type, name }) => {
    const unit = word(`unit.${type}`)
    return name === null ? unit : named({ unit, name })
  }
  return {
    called,
    weapon: (cause) => word(`cause.${cause}`),
    how: ({ unit, by, cause }, units) => {
      const how = word(`cause.${cause}`)
      const killer = by === null ? undefined : units[by]
      if (!killer) return how
      if (by === unit) return t('fight.words.killedByOneself', { how })
      const isOwn = killer.side === units[unit]?.side
      return (isOwn ? byOwnSide : killedBy)({ how, by: called(killer) })
    },
  }
}
