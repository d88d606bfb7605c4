import type { RuleValue } from '../../house-rules.ts'

/**
 * What a group may rule otherwise (◆): every field of a campaign's rules, with the values that it may have by the
 * names that the texts and forms use. The first value of each is what Muster does unasked.
 */

/** In the order in which they are shown: the campaign, then a battle from its measuring to its end. */
export const RULE_GROUPS = [
  'campaign',
  'squads',
  'measuring',
  'cover',
  'missiles',
  'drones',
  'blips',
  'objectives',
  'turns',
] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

export interface HouseRule {
  /** Where it stands in the rules of a campaign, a dot for each level. */
  readonly key: string
  readonly group: RuleGroup
  /** The ruling, or the rulings, that fix what the book leaves open. */
  readonly ruling: string
  /** The book's pages. */
  readonly pages: string
  readonly values: Readonly<Record<string, RuleValue>>
}

const YES_FIRST = { yes: true, no: false } as const
const NO_FIRST = { no: false, yes: true } as const

const row = <Key extends string>(
  key: Key,
  group: RuleGroup,
  ruling: string,
  pages: string,
  values: HouseRule['values'],
) => ({ key, group, ruling, pages, values }) as const satisfies HouseRule

/** The values of a list of words, each by its own name. */
const words = (...list: readonly string[]): Record<string, string> =>
  Object.fromEntries(list.map((word) => [word, word]))

const battle = <Key extends string>(key: Key): `battle.${Key}` => `battle.${key}`
const reading = <Key extends string>(key: Key): `battle.reading.${Key}` => `battle.reading.${key}`

export const HOUSE_RULES = [
  row('draws', 'campaign', 'R5', '29', words('leave-streaks', 'end-streaks')),
  row('opponent', 'campaign', 'R4', '29', words('latest-opponent', 'any-rival', 'chosen-rival')),
  row('opponentNumbers', 'campaign', 'R7', '29', words('battle-end', 'as-they-stand')),

  row(battle('figures'), 'squads', 'R31', '6, 8, 15', words('one-set', 'any-number')),

  row(battle('scale'), 'measuring', 'R32', '6', { full: 1, half: 0.5 }),
  row(battle('shedding'), 'measuring', 'R32', '6, 18', words('half-inches', 'whole-inches')),
  row(battle('facing'), 'measuring', 'R14', '17, 18', words('owner', 'as-moved')),
  row(battle('turnOnTheSpot'), 'measuring', 'R14', '18', YES_FIRST),
  row(battle('stunnedSense'), 'measuring', 'R15', '18', YES_FIRST),

  row(battle('terrain'), 'cover', 'R12', '23', words('agreed', 'by-kind')),
  row(reading('intervening'), 'cover', 'R11', '23', words('worst', 'sum')),
  row(reading('ownPieceTakesToll'), 'cover', 'R11', '19, 23', NO_FIRST),
  row(reading('heavyInches'), 'cover', 'R11', '23', words('all-pieces', 'widest-piece')),

  row(battle('missilesAtGround'), 'missiles', 'R17', '11, 19, 21', YES_FIRST),
  row(battle('blipsMayIntercept'), 'missiles', 'R17', '18, 21, 35', YES_FIRST),
  row(battle('blastOffTable'), 'missiles', 'R18', '21', YES_FIRST),
  row(reading('craterRadius'), 'missiles', 'R18', '21', {
    nuclear: 'nuclear',
    inch1: 1,
    inch2: 2,
    inch3: 3,
    inch4: 4,
    inch5: 5,
  }),
  row(battle('areasRevealBlips'), 'missiles', 'R19', '21, 22', YES_FIRST),
  row(battle('flamerNeedsNoCounters'), 'missiles', 'R20', '22', YES_FIRST),

  row(battle('kamikazeDeviates'), 'drones', 'R21', '22', NO_FIRST),
  row(battle('kamikazeIntercepted'), 'drones', 'R21', '22', NO_FIRST),
  row(battle('kamikazeLeavesCrater'), 'drones', 'R21', '22', YES_FIRST),
  row(battle('kamikazeContacts'), 'drones', 'R21', '22', words('one', 'each')),
  row(battle('jammerAfterMove'), 'drones', 'R22', '15, 22, 32', NO_FIRST),

  row(battle('blipsRevealBlips'), 'blips', 'R15', '18, 19', YES_FIRST),
  row(battle('revealing'), 'blips', 'R25', '17', words('any-time', 'action-phase')),
  row(battle('leftOutKeepsCounter'), 'blips', 'R25', '17', YES_FIRST),
  row(battle('extraBlips'), 'blips', 'R26', '16', words('per-turn', 'per-unit')),

  row(battle('objectivesSense'), 'objectives', 'R15, R28', '19', words('both', 'attacker')),
  row(battle('blipsHoldObjectives'), 'objectives', 'R28', '11, 18, 35', YES_FIRST),
  row(battle('securedBy'), 'objectives', 'R28', '11', words('moved', 'anyone')),
  row(battle('securedAfter'), 'objectives', 'R28', '11', words('each-move', 'each-activation')),
  row(battle('leftObjectives'), 'objectives', 'R28', '11', words('keep', 'contested')),
  row(battle('inspected'), 'objectives', 'R28', '9, 11', words('whoever-holds', 'own')),

  row(battle('passing'), 'turns', 'R26', '16', words('skips-a-turn', 'ends-the-round-for-him')),
  row(battle('stunEndsActivation'), 'turns', 'R24', '24', YES_FIRST),
  row(battle('commanderCommands'), 'turns', 'R23', '18, 22, 35', words('all', 'units', 'troopers')),
  row(battle('settling'), 'turns', 'R29', '16', words('each', 'all-alike')),
] as const

export type HouseRuleKey = (typeof HOUSE_RULES)[number]['key']

/** The two numbers that win a campaign, and what a group may set them to (p.29, R8◆). */
export const GOALS = {
  pointsToWin: { least: 1, most: 999, ruling: 'R8', pages: '29' },
  streakToWin: { least: 1, most: 99, ruling: 'R8', pages: '29' },
} as const
