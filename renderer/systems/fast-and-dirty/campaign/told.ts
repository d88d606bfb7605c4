import { useI18n } from 'vue-i18n'
import { never } from '../../../../shared/never.ts'
import type { RecoveryStep } from '../../../../shared/systems/fast-and-dirty/documents/aftermath.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { callNames } from '../texts/called.ts'
import '../texts/names.ts'
import './texts.ts'

type Change = { readonly roll: number; readonly from: string; readonly to: string } | null

/** What a step after a battle came to, in a line; without who it is about. */
export function useStepsTold(): (step: RecoveryStep, force: ForceDraft) => string {
  const { t } = useI18n()
  const after = (key: string, values: Record<string, unknown> = {}, n?: number): string =>
    n === undefined
      ? t(`fastAndDirtyCampaign.after.${key}`, values)
      : t(`fastAndDirtyCampaign.after.${key}`, values, n)
  const word = (group: string, id: string): string => t(`fastAndDirtyNames.${group}.${id}`)
  const change = (group: string, of: Change): string =>
    of === null
      ? ''
      : t('fastAndDirtyCampaign.taken.change', {
          what:
            of.from === of.to
              ? after('stays', { what: word(group, of.from) })
              : after('becomes', { from: word(group, of.from), to: word(group, of.to) }),
          die: of.roll,
        })
  const rolled = (what: string, dice: readonly number[]): string =>
    t('fastAndDirtyCampaign.taken.rolled', { what, dice: dice.join(', ') })
  const sentence = (...parts: readonly string[]): string => parts.filter((one) => one !== '').join(' · ')

  function bought({ what, word: id, roll }: Extract<RecoveryStep, { kind: 'bought' }>): string {
    const buys = t(`fastAndDirtyCampaign.points.buys.${what}`)
    if (roll !== null) return rolled(buys, [roll])
    if (id === null) return buys
    const named = word(what === 'trait' ? 'trait' : 'personality', id)
    return t('fastAndDirtyCampaign.taken.line', { who: buys, what: named })
  }

  return (step, force) => {
    const names = callNames(force, (key) => t(key))
    const who = (id: string): string => names.get(id) ?? id
    switch (step.kind) {
      case 'wounded':
        return rolled(after('lived', { n: step.back, of: step.rolls.length }, step.back), step.rolls)
      case 'infantry':
        return sentence(
          rolled(after('back', { n: step.back, of: step.missing }, step.back), [step.roll]),
          change('quality', step.quality),
          change('resolve', step.resolve),
        )
      case 'vehicle':
        return sentence(
          rolled(after(`vehicle.${step.came}`), [step.roll]),
          change('quality', step.quality),
          change('resolve', step.resolve),
        )
      case 'reinforcements': {
        const n = step.rolls.reduce((sum, one) => sum + one, 0)
        return rolled(t('fastAndDirtyCampaign.troopers.come', { n }, n), step.rolls)
      }
      case 'reinforced':
        return t('fastAndDirtyCampaign.taken.troopers', { n: step.back }, step.back)
      case 'formed':
        return t('fastAndDirtyCampaign.taken.formed', { n: step.strength, like: who(step.like) })
      case 'bought':
        return bought(step)
      default:
        return never(step)
    }
  }
}
