/** How the clock of an activation is set: 0 seconds is no limit and stands for a clock that is off. */
export interface ClockSetting {
  readonly way: 'off' | 'down' | 'up'
  /** Of an activation. */
  readonly seconds: number
}

export const SHORTEST = 5
export const LONGEST = 99 * 60 + 59
const MINUTE = 60

/** What a clock shows after so many seconds, and whether the time is over. */
export function reading({ way, seconds }: ClockSetting, passed: number): { text: string; over: boolean } {
  const over = passed >= seconds
  if (way === 'up') return { text: timeText(passed), over }
  return { text: over ? `+${timeText(passed - seconds)}` : timeText(seconds - passed), over }
}

/** Minutes and seconds: `1:05`. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

/** A setting as it was kept on this machine; off where it cannot be read. */
export function readSetting(kept: string | null): ClockSetting {
  const [way, text] = (kept ?? '').split(' ')
  const seconds = Number(text)
  const isLength = Number.isInteger(seconds) && seconds >= SHORTEST && seconds <= LONGEST
  return (way === 'down' || way === 'up') && isLength ? { way, seconds } : OFF
}

export function writeSetting({ way, seconds }: ClockSetting): string {
  return `${way} ${seconds}`
}

/** What it begins with when it is switched on. */
export const USUAL_SECONDS = 120
const OFF: ClockSetting = { way: 'off', seconds: USUAL_SECONDS }
