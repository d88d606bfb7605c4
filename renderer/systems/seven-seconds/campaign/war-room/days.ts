import { onMounted, onUnmounted, ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'

/** Whole days from one date to another, both `2026-11-21`; negative where it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Today where the players are, as they would write it: `2026-11-21`. */
export function localToday(): string {
  return new Date().toLocaleDateString('sv-SE')
}

/** Today; looked at again when somebody comes back to a screen that stood open over midnight. */
export function useToday(): Readonly<Ref<string>> {
  const today = ref(localToday())
  const look = (): void => {
    today.value = localToday()
  }
  onMounted(() => window.addEventListener('focus', look))
  onUnmounted(() => window.removeEventListener('focus', look))
  return today
}

/** Says how far off a day is: `in 3 days`, `today`, `overdue by 2 days`. */
export function useDayText(): (day: string, today: string) => string {
  const { t } = useI18n()
  return (day, today) => {
    const n = daysBetween(today, day)
    if (n < 0) return t('fixtures.overdue', -n)
    if (n === 0) return t('fixtures.today')
    return n === 1 ? t('fixtures.tomorrow') : t('fixtures.in', { n })
  }
}
