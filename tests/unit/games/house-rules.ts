import { expect, it } from 'vitest'
import type { HouseRule, RuleValue } from '../../../shared/systems/house-rules.ts'

/** What must hold of every house rule of a game, and of their groups. */
export function listsHouseRules<Key extends string>(
  keys: readonly Key[],
  rules: Readonly<Record<Key, HouseRule>>,
  groups: readonly string[],
  usual: Readonly<Record<Key, RuleValue>>,
): void {
  it.each(keys)('%s', (key) => {
    const { group, ruling, lines, values } = rules[key]
    expect(groups).toContain(group)
    expect(ruling ?? 'R1').toMatch(/^R\d+$/)
    expect(lines).toMatch(/^\d+(–\d+)?(, \d+(–\d+)?)*$/)
    expect(values.length).toBeGreaterThan(1)
    expect(new Set(values).size).toBe(values.length)
    expect(usual[key]).toBe(values[0])
  })
}

/** Each rule its own way from seed to seed, every third time all as usual; of some it may be said how they stand otherwise. */
export const variedRules = (
  rules: Readonly<Record<string, HouseRule>>,
  seed: number,
  stands: (key: string, rule: HouseRule) => RuleValue | undefined = () => undefined,
): Record<string, RuleValue | undefined> =>
  Object.fromEntries(
    Object.entries(rules).map(([key, rule], index) => {
      const { values } = rule
      if (seed % 3 === 0) return [key, values[0]]
      return [key, stands(key, rule) ?? values[Math.floor(seed / ((index % 5) + 1)) % values.length]]
    }),
  )
