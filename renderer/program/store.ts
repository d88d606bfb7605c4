import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Theme } from '../../shared/contract/choices.ts'
import type { ProgramStatus } from '../../shared/contract/program.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { firstStatus } from './first-call.ts'

/** The program around the campaigns: version, data folder, theme. */
export const useProgram = defineStore('program', () => {
  const status = ref<ProgramStatus | null>(null)
  /** Main did not even answer: the host is gone or another version. */
  const unreachable = ref<Problem | null>(null)

  function take(answer: Awaited<ReturnType<typeof call<'program.status'>>>): void {
    if (isRefusal(answer)) {
      unreachable.value = answer.problem
      return
    }
    unreachable.value = null
    status.value = answer
    document.documentElement.dataset.theme = answer.preferences.theme
  }

  let first: typeof firstStatus | null = firstStatus
  async function load(): Promise<void> {
    const answer = first ?? call('program.status', {})
    first = null
    take(await answer)
  }

  /** Tries to open the data folder once more. */
  async function openAgain(altered = false): Promise<void> {
    take(await call('program.openAgain', { altered }))
  }

  async function setTheme(theme: Theme): Promise<Problem | null> {
    const answer = await call('program.setTheme', { theme })
    if (isRefusal(answer)) return answer.problem
    await load()
    return null
  }

  /** Whether real dice are typed in battles: at once here, and kept for the next time. */
  function setTypedDice(typed: boolean): void {
    if (status.value)
      status.value = { ...status.value, preferences: { ...status.value.preferences, typedDice: typed } }
    void call('program.setTypedDice', { typed })
  }

  /** Which game's library is shown, and which games are put away: at once here, and kept for the next time. */
  function setGames(games: ProgramStatus['preferences']['games']): void {
    if (status.value) status.value = { ...status.value, preferences: { ...status.value.preferences, games } }
    void call('program.setGames', games)
  }

  return { status, unreachable, load, openAgain, setTheme, setTypedDice, setGames }
})
