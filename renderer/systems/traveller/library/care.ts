import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { useI18n } from 'vue-i18n'
import type { Occasion } from '../../../../shared/systems/traveller/repairs.ts'
import { allOf } from '../../../texts/lists.ts'
import './texts.ts'

type I18n = ReturnType<typeof useI18n>

/** The day and the reason as they are typed; and what of them is missing, or null. */
export function occasionIn(t: I18n['t']): {
  readonly day: Ref<string>
  readonly reason: Ref<string>
  readonly missing: ComputedRef<string | null>
} {
  const day = ref(new Date().toLocaleDateString('sv-SE'))
  const reason = ref('')
  const missing = computed(() => {
    const open = [
      day.value === '' && t('travellerLibrary.care.day'),
      reason.value.trim() === '' && t('travellerLibrary.care.reason'),
    ].filter((one) => one !== false)
    return open.length > 0 ? t('travellerLibrary.care.missing', { fields: allOf(open) }) : null
  })
  return { day, reason, missing }
}

/** What was done so far, the latest first, each in a line. */
export const careLines = <Done extends Occasion>(
  d: I18n['d'],
  all: readonly Done[],
  what: (one: Done) => string,
): { id: string; says: string }[] =>
  all
    .map((one) => ({
      id: one.id,
      says: [d(new Date(`${one.day}T12:00`), 'day'), what(one), one.reason].join(' · '),
    }))
    .toReversed()
