import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { BackupRoom } from '../../shared/contract/choices.ts'
import type { Backup, Figures, Missing, Safekeeping, SetAside } from '../../shared/contract/safekeeping.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { useProgram } from '../program/store.ts'
import { useWords } from '../texts/words.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import './texts.ts'

/** What there is to go back to, and how one does. */
export interface Kept {
  readonly state: Ref<Safekeeping | null>
  /** The newest backup that is what it was. */
  readonly best: ComputedRef<Backup | null>
  readonly problem: Ref<Problem | null>
  readonly busy: Ref<boolean>
  /** Why nothing can be backed up or put in place. */
  readonly blocked: ComputedRef<string | null>
  readonly refresh: () => Promise<void>
  readonly backUp: () => Promise<void>
  readonly restore: (backup: Backup) => Promise<boolean>
  /** Shows a backup in the place of the present. */
  readonly visit: (backup: Backup) => Promise<boolean>
  readonly putBack: (one: SetAside) => Promise<boolean>
  readonly beginEmpty: () => Promise<boolean>
  readonly setRoom: (megabytes: BackupRoom) => Promise<boolean>
  readonly setSecond: (folder: string | null) => Promise<Problem | null>
}

export function useSafekeeping(): Kept {
  const { t } = useI18n()
  const { say } = useToasts()
  const program = useProgram()
  const state = shallowRef<Safekeeping | null>(null)
  const problem = ref<Problem | null>(null)
  const busy = ref(false)

  async function refresh(): Promise<void> {
    const answer = await call('safekeeping.look', {})
    if (isRefusal(answer)) problem.value = answer.problem
    else state.value = answer
  }

  async function doing(asked: () => Promise<object>): Promise<boolean> {
    busy.value = true
    const answer = await asked()
    busy.value = false
    problem.value = isRefusal(answer) ? answer.problem : null
    await Promise.all([refresh(), program.load()])
    return problem.value === null
  }

  async function putBack({ id }: Pick<SetAside, 'id'>): Promise<boolean> {
    const done = await doing(() => call('safekeeping.putBack', { id }))
    if (done) say(t('safekeeping.aside.done'))
    return done
  }

  return {
    state,
    best: computed(() => state.value?.backups.find(({ damaged }) => !damaged) ?? null),
    problem,
    busy,
    blocked: computed(() =>
      state.value?.trouble?.code === 'database/read-only' ? t('settings.unchanging.readOnly') : null,
    ),
    refresh,
    backUp: async () => {
      if (await doing(() => call('safekeeping.backUp', {}))) say(t('safekeeping.madeNow'))
    },
    restore: async ({ id, place }) => {
      const before = state.value?.setAside.map((one) => one.id) ?? []
      const done = await doing(() => call('safekeeping.restore', { id, place }))
      const replaced = state.value?.setAside.find((one) => !before.includes(one.id))
      if (done && replaced)
        say(t('safekeeping.restore.doneBeside'), {
          label: t('safekeeping.restore.takeBack'),
          run: () => void putBack(replaced),
        })
      else if (done) say(t('safekeeping.restore.done'))
      return done
    },
    visit: ({ id, place }) => doing(() => call('safekeeping.visit', { id, place })),
    putBack,
    beginEmpty: () => doing(() => call('safekeeping.beginEmpty', {})),
    setRoom: (megabytes) => doing(() => call('safekeeping.setRoom', { megabytes })),
    setSecond: async (folder) => {
      busy.value = true
      const answer = await call('safekeeping.setSecond', { folder })
      await refresh()
      busy.value = false
      return isRefusal(answer) ? answer.problem : null
    },
  }
}

const COUNTED = ['campaigns', 'battles', 'underWay', 'factions', 'players', 'decks', 'documents'] as const

/** Tells what a file holds, and what would be missing with another. */
export function useTold(): {
  readonly when: (at: string) => string
  /** How long ago that was, where it was today; nothing where the clock says that it is yet to come. */
  readonly ago: (at: string) => string
  readonly holds: (figures: Figures | null) => string
  readonly loses: (missing: Missing) => string
  readonly size: (bytes: number) => string
} {
  const { t, d, n } = useI18n()
  const words = useWords()
  const named = (
    what: 'campaigns' | 'factions' | 'players' | 'decks' | 'documents',
    names: readonly string[],
  ): string[] =>
    names.length === 0
      ? []
      : names.length <= 2
        ? [
            t(
              `safekeeping.restore.named.${what}`,
              { names: words.and(names.map((name) => `“${name}”`)) },
              names.length,
            ),
          ]
        : [t(`safekeeping.holds.${what}`, names.length)]
  return {
    when: (at) => d(new Date(at), 'exactMoment'),
    ago: (at) => {
      const minutes = Math.floor((Date.now() - Date.parse(at)) / 60_000)
      if (minutes < 0 || minutes >= 24 * 60) return ''
      if (minutes === 0) return t('safekeeping.ago.now')
      return minutes < 60
        ? t('safekeeping.ago.minutes', minutes)
        : t('safekeeping.ago.hours', Math.floor(minutes / 60))
    },
    holds: (figures) => {
      if (figures === null) return t('safekeeping.uncounted')
      const counted = COUNTED.filter((what) => figures[what] > 0)
      return counted.length === 0
        ? t('safekeeping.holds.nothing')
        : words.and(counted.map((what) => t(`safekeeping.holds.${what}`, figures[what])))
    },
    loses: (missing) => {
      const days = [...new Set(missing.battles)].map((day) => d(new Date(`${day}T12:00`), 'day'))
      return words.and([
        ...named('campaigns', missing.campaigns),
        ...(missing.battles.length > 0
          ? [
              days.length <= 3
                ? t(
                    'safekeeping.restore.battlesOf',
                    { n: missing.battles.length, days: words.and(days) },
                    missing.battles.length,
                  )
                : t('safekeeping.holds.battles', missing.battles.length),
            ]
          : []),
        ...(missing.lines > 0 ? [t('safekeeping.holds.lines', missing.lines)] : []),
        ...named('factions', missing.factions),
        ...named('players', missing.players),
        ...named('decks', missing.decks),
        ...named('documents', missing.documents),
      ])
    },
    size: (bytes) =>
      bytes < 1_000_000_000
        ? `${n(Math.max(0.1, bytes / 1_000_000), { maximumFractionDigits: 1 })} MB`
        : `${n(bytes / 1_000_000_000, { maximumFractionDigits: 1 })} GB`,
  }
}
