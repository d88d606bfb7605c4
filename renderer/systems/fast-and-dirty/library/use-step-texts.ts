import { useI18n } from 'vue-i18n'
import type { Due } from '../../../../shared/systems/fast-and-dirty/documents/remaking.ts'

/** What a die of the making of a force is for: “Strength, squad 2 of platoon 1”; in the platoon’s own list “Strength, squad 2”. */
export function useStepTexts(): (due: Due, here?: boolean) => string {
  const { t } = useI18n()
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(`fastAndDirtyMaking.${key}`, values)
  function ofText({ of, platoon }: Due, here: boolean): string {
    const own = of?.split('.')[1]
    if (here) return own === undefined ? '' : say('squadHere', { n: own })
    if (of === null) return platoon === null ? '' : say('platoon', { n: platoon })
    const [first = '', unit] = of.split('.')
    if (unit === undefined) return platoon === null ? say('platoon', { n: first }) : ''
    const n = platoon ?? first
    if (unit === 'C') return say('commandOf', { n })
    return unit === 'R' ? say('reconOf', { platoon: n }) : say('squadOf', { n: unit, platoon: n })
  }
  return (due, here = false) => {
    const [what, of] = [say(`step.${due.what}`), ofText(due, here)]
    return of === '' ? what : say('of', { what, of })
  }
}
