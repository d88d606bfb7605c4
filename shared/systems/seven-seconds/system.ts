import type { BattlePart, CampaignPart, FactionPart, GameSystem } from '../system.ts'
import { blastOdds } from './blast.ts'
import { accountCampaign } from './campaign/account.ts'
import { tellBasket, type TechStep } from './campaign/basket.ts'
import { techSchema, type CampaignAccount, type CampaignFacts } from './campaign/documents.ts'
import type { Buyer } from './campaign/purchase.ts'
import { readRules, RULES_VERSION } from './campaign/read-rules.ts'
import { checkReport, type Report } from './campaign/report.ts'
import { checkTakeBack } from './campaign/take-back.ts'
import { SAMPLE_FACTIONS } from './data/sample-factions.ts'
import { missileOdds } from './missile.ts'
import { unitProfile, type UnitProfile } from './profiles.ts'
import { grazeOdds, rifleOdds } from './rifle.ts'
import { roleOdds } from './role.ts'
import { checkNewFaction, checkTech } from './tech.ts'
import type { Rating, Tech, UnitType } from './words.ts'

/** 7 Seconds, playtest 0.76. */
export const sevenSeconds = {
  id: 'seven-seconds',
  name: '7 Seconds',
  edition: 'playtest 0.76',
  factions: {
    version: 1,
    schema: techSchema,
    samples: Object.values(SAMPLE_FACTIONS),
    checkNew: checkNewFaction,
    check: checkTech,
    profile: unitProfile,
  } satisfies FactionPart<Tech, UnitType, Rating, UnitProfile>,
  battles: { sides: 2, checkReport } satisfies BattlePart<Report>,
  campaigns: {
    version: RULES_VERSION,
    readRules,
    account: accountCampaign,
    technology: { tellBasket, checkTakeBack },
  } satisfies CampaignPart<CampaignFacts, CampaignAccount, Buyer, TechStep>,
  odds: { rifleOdds, grazeOdds, missileOdds, blastOdds, roleOdds },
} as const satisfies GameSystem
