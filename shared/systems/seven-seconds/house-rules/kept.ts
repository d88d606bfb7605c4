import type { DocumentKind, Earlier } from '../../../document.ts'
import { DEFAULT_RULES } from '../battle/documents/default-rules.ts'
import type { BattleRules } from '../battle/documents/rules.ts'
import { HOUSE_RULES } from './list.ts'
import { rulesSchema, type CampaignRules } from '../campaign/documents.ts'
import { rulesFor } from '../campaign/rules.ts'

type RuleName = keyof BattleRules

/** House rules of battle that came with each version; before it battles went as the program did unasked. */
const CAME_WITH: Readonly<Record<number, readonly RuleName[]>> = {
  3: ['revealing', 'stunEndsActivation', 'securedBy', 'securedAfter'],
  4: ['kamikazeContacts'],
  5: ['shedding', 'figures', 'terrain', 'facing', 'inspected'],
}

const withRulesOf =
  (version: number) =>
  ({ battle, ...others }: Earlier): object => {
    const unasked = Object.fromEntries((CAME_WITH[version] ?? []).map((name) => [name, DEFAULT_RULES[name]]))
    return { ...others, battle: { ...unasked, ...(typeof battle === 'object' && battle) } }
  }

/** The rules of a campaign. Version 1 knew the length, the goal and the streak alone. */
export const rulesKind: DocumentKind<CampaignRules> = {
  version: 5,
  schema: rulesSchema,
  upgrades: [
    (first) => ({ ...rulesFor('medium'), ...first }),
    withRulesOf(3),
    withRulesOf(4),
    withRulesOf(5),
  ],
}

/** Keys of the house rules that a campaign kept by this version has not been asked about yet. */
export function rulesNewSince(version: number): readonly string[] {
  if (version === 1) return HOUSE_RULES.map(({ key }) => key).filter((key) => key.startsWith('battle.'))
  return Object.entries(CAME_WITH).flatMap(([came, names]) =>
    Number(came) > version ? names.map((name) => `battle.${name}`) : [],
  )
}
