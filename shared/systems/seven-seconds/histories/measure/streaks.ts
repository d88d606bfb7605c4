import { standing, type Courses } from './courses.ts'
import type { Contender, Scope } from './scope.ts'
import type { Counted, MeasuredBattle } from './shapes.ts'
import { outcomeOf } from './wins.ts'

/**
 * The Winning Streak of everybody after each battle (p.29); `all` are the campaign's battles, shown or not. Of one
 * campaign: over several it has no meaning.
 */
export function streaks(scope: Scope, all: readonly MeasuredBattle[]): Courses {
  return standing(scope, all, new Map(), (side) => side.streakAfter)
}

export interface LongestStreak extends Counted {
  readonly contender: Contender
}

/**
 * The longest Winning Streak that everybody reached with a win in these battles, and those of them that made it: one
 * that was brought from paper is longer than its battles. A draw leaves a streak as it is (p.29), so it makes none.
 */
export function longestStreaks(scope: Scope): LongestStreak[] {
  const best = new Map<string, Counted>()
  const running = new Map<string, Counted>()
  for (const { battle, at, facts, account, contender } of scope.sides) {
    // A streak is a participant's: in each campaign it begins anew.
    const before = running.get(facts.participant) ?? { value: 0, battles: [] }
    const { streakAfter: value } = account
    const goesOn = value > before.value
    const battles = value === 0 ? [] : goesOn ? [...before.battles, battle.id] : before.battles
    // A streak that is shorter than it was is another one, begun where no battle is shown.
    const now = value > 0 && value < before.value ? { value, battles: [battle.id] } : { value, battles }
    running.set(facts.participant, now)
    const hasWon = outcomeOf(battle, at) === 'won'
    if (hasWon && now.value > (best.get(contender.key)?.value ?? 0)) best.set(contender.key, now)
  }
  return scope.contenders.map((contender) => ({
    contender,
    ...(best.get(contender.key) ?? { value: 0, battles: [] }),
  }))
}
