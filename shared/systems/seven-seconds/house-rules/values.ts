import type { CampaignRules } from '../campaign/documents.ts'
import { rulesFor } from '../campaign/rules.ts'
import { HOUSE_RULES, type HouseRule, type HouseRuleKey } from './list.ts'

/** Every house rule by the name of its value, as forms and texts have it. */
export type HouseRuleNames = Record<HouseRuleKey, string>

/** The name that a house rule's value has in these rules. Throws where the list does not know it. */
export function ruleName(rules: CampaignRules, { key, values }: HouseRule): string {
  const value = key.split('.').reduce<unknown>(inside, rules)
  const name = Object.keys(values).find((one) => values[one] === value)
  if (name === undefined) throw new RangeError(`${key} is ${String(value)}, which is no value of it.`)
  return name
}

/** Every house rule of a campaign's rules, by the names of their values. */
export function ruleNames(rules: CampaignRules): HouseRuleNames {
  const names = HOUSE_RULES.map((rule) => [rule.key, ruleName(rules, rule)] as const)
  return Object.fromEntries(names) as HouseRuleNames
}

/** These rules with the named values; what is not named stays. Throws for a name that is none. */
export function withRules(rules: CampaignRules, names: Partial<HouseRuleNames>): CampaignRules {
  return HOUSE_RULES.reduce<CampaignRules>((made, { key, values }) => {
    const name = names[key]
    if (name === undefined) return made
    const value = values[name]
    if (value === undefined) throw new RangeError(`${name} is no value of ${key}.`)
    return put(made, key.split('.'), value)
  }, rules)
}

/** What Muster does unasked: the first value of each. */
export const DEFAULT_NAMES: Readonly<HouseRuleNames> = ruleNames(rulesFor('medium'))

/** The house rules that are not as Muster has them unasked. */
export function changedRules(names: Readonly<HouseRuleNames>): readonly (typeof HOUSE_RULES)[number][] {
  return HOUSE_RULES.filter(({ key }) => names[key] !== DEFAULT_NAMES[key])
}

/** Whether these are names of values, such as a draft of an older version may no longer hold. */
export function areRuleNames(names: Readonly<Record<string, string>>): boolean {
  return HOUSE_RULES.every(({ key, values }) => Object.hasOwn(values, names[key] ?? ''))
}

function inside(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(step) : undefined
}

function put<Part extends object>(part: Part, [step = '', ...rest]: readonly string[], value: unknown): Part {
  const old = inside(part, step)
  const held = rest.length > 0 && typeof old === 'object' && old !== null ? put(old, rest, value) : value
  return { ...part, [step]: held }
}
