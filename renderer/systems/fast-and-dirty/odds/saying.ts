import type { Weighed } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { AssaultOdds, StormOdds } from '../../../../shared/systems/fast-and-dirty/odds/assaulting.ts'
import type { FootOdds, HardOdds, ShotOdds } from '../../../../shared/systems/fast-and-dirty/odds/shooting.ts'
import { atLeast, meanOf } from '../../../../shared/systems/fast-and-dirty/chances/spread.ts'
import { HIT_POINTS } from '../../../../shared/systems/fast-and-dirty/data/fire.ts'
import type { Told } from '../../../../shared/systems/fast-and-dirty/odds/told.ts'
import type { OddsAnswer, Reason } from '../../../odds/odds.ts'
import type { TableWords } from '../../../table/faces.ts'
import { armCalled } from '../texts/called.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import './texts.ts'

/** How chances and their reasons are said, in the book of odds and at the table. */

export type OddsSaid = Pick<OddsAnswer, 'chances' | 'reasons'>
type Chances = OddsAnswer['chances']

const chance = (key: string, of: number): Chances[number] => ({ says: { key: `chance.${key}` }, chance: of })
const because = (key: string, at: string | null, values: NonNullable<TableWords['values']> = {}): Reason => ({
  says: { key: `because.${key}`, values },
  at,
})

/** Dice that are told by their codes. */
export const toldSaid = ({ chances, reasons }: Told): OddsSaid => ({
  chances: chances.map(({ code, chance: of }) => chance(code, of)),
  reasons: reasons.map(({ code, values, at }) =>
    because(code, at, { ...values, ...(typeof values?.n === 'number' && { add: signed(values.n) }) }),
  ),
})

export const shotSaid = (odds: ShotOdds, inches: number, rules: HouseRules): OddsSaid => ({
  chances: shotChances(odds, rules),
  reasons: shotReasons(odds, inches, rules),
})

function shotChances({ weighed, fires: sure, foot, hard }: ShotOdds, rules: HouseRules): Chances {
  return [
    ...(sure < 1 ? [chance(weighed ? 'clearShot' : 'rangesIn', sure)] : []),
    ...(foot ? footChances(foot, rules) : []),
    ...(hard ? hardChances(hard) : []),
  ]
}

export function footChances({ harm, breaks, gone, pinned, marked }: FootOdds, rules: HouseRules): Chances {
  return [
    chance('falls', atLeast(harm.fallen, 1)),
    ...(rules.recoverWounded ? [chance('kills', atLeast(harm.killed, 1))] : []),
    ...(breaks ? [chance('breaks', breaks.chance)] : []),
    chance('gone', gone),
    ...(marked > 0 ? [chance('pinned', pinned), chance('underFire', Math.max(0, marked - pinned))] : []),
  ]
}

export function hardChances({ penetrates, repulsed, wreck, destroyed }: HardOdds): Chances {
  if (!wreck) return [chance('goesThrough', penetrates), chance('bunkerFalls', destroyed)]
  return [
    chance('goesThrough', penetrates),
    chance('damaged', wreck.damaged),
    chance('wrecked', destroyed),
    chance('immobilised', wreck.immobilised),
    chance('weaponLost', wreck.weaponLost),
    chance('crewLost', wreck.crewLost),
    chance('crewBreaks', wreck.breaks),
    chance('repulsed', repulsed),
  ]
}

const SHOWN = {
  1: ['one', '788–790'],
  2: ['higher', '788–790'],
  sum: ['sum', '1284'],
  twoHighest: ['twoHighest', '1328'],
  highestEach: ['highestEach', '1328'],
} as const
function shownReason({ dice, legend }: Weighed): Reason {
  const [key, at] = legend ? ['legend', '1783'] : SHOWN[dice]
  return because(`shown.${key}`, at)
}

/** Line by line how the numbers came about. */
function shotReasons(
  { weighed, weapon, reasons, add, cover, fires: sure, hits, foot, hard }: ShotOdds,
  inches: number,
  rules: HouseRules,
): Reason[] {
  const dice = weighed
    ? [shownReason(weighed), because('atBand', '767–776', { band: { key: `band.${weighed.band}` }, inches })]
    : [because('strikeDice', '978, 995')]
  return [
    ...(sure < 1 ? [because(weighed ? 'clearShot' : 'rangesIn', weighed ? '1642' : '978')] : []),
    ...dice,
    ...(weighed && weighed.extraDice > 0
      ? [because('extraDice', '3086–3092', { n: weighed.extraDice })]
      : []),
    ...reasons.map(({ code, add: part, name = '' }) =>
      because(`fire.${code}`, FIRE_LINES[code] ?? null, { add: signed(part), name }),
    ),
    because('points', foot ? '814–822' : '904–912', {
      add: signed(add),
      cover: { key: `cover.${cover}` },
      mean: meanOf(hits).toFixed(1),
      weapon: armCalled(weapon),
      each: HIT_POINTS[cover],
    }),
    ...(foot ? footReasons(foot, rules) : []),
    ...(foot && weighed && weighed.pinAt !== null
      ? [because('pinAt', '1125–1134', { n: weighed.pinAt })]
      : []),
    ...(hard ? hardReasons(hard) : []),
  ]
}

export function footReasons(
  { figures, damage, thin, armour, breaks }: FootOdds,
  rules: HouseRules,
): Reason[] {
  return [
    because('damage', '832–875', { damage: signed(damage), armour: signed(armour), n: figures }),
    ...(thin === undefined ? [] : [because('thinDamage', '832', { add: signed(thin) })]),
    ...(rules.squadBasedDamage ? [because('bySquad', '881–885')] : []),
    ...(rules.recoverWounded ? [because('wounds', '1556')] : []),
    breaks
      ? because('breaksAt', '597–617', { at: breaks.at, lost: breaks.lost })
      : because('neverBreaks', '1393, 1731'),
  ]
}

export function hardReasons({ antiTank, armour, reactive, wreck }: HardOdds): Reason[] {
  return [
    antiTank === null
      ? because('noRating', '916', { armour })
      : because('antiTank', '914–946', { at: signed(antiTank), armour: signed(armour) }),
    ...(reactive ? [because('reactive', '1918')] : []),
    ...(wreck
      ? [because('damageTable', '946–962'), because('crewBreaksAt', '608–617', { n: wreck.breakAt })]
      : [because('bunker', '1310–1312')]),
  ]
}

export const fightSaid = (odds: AssaultOdds): OddsSaid => {
  const { own, enemy, shotDown, stopped } = odds
  return {
    chances: [
      ...(shotDown.length > 1 ? [chance('freeShotFells', atLeast(shotDown, 1))] : []),
      ...(stopped > 0 ? [chance('stopped', stopped)] : []),
      chance('wins', odds.aWins),
      chance('overruns', odds.aOverruns),
      chance('draw', odds.draw),
      chance('loses', odds.bWins),
      chance('overrun', odds.bOverruns),
      chance('foeGone', enemy.gone),
      ...(enemy.breaks ? [chance('foeBreaks', enemy.breaks.chance)] : []),
      chance('ownGone', own.gone),
      ...(own.breaks ? [chance('ownBreaks', own.breaks.chance)] : []),
    ],
    reasons: [
      ...sideReasons('own', own),
      ...sideReasons('enemy', enemy),
      because('killTable', '1039–1049'),
      because('overrun', '1051'),
      ...(shotDown.length > 1 ? [because('freeShot', '1022')] : []),
    ],
  }
}

const assaultReasons = (reasons: AssaultOdds['own']['reasons']): Reason[] =>
  reasons.map(({ code, add, name = '' }) =>
    because(`assault.${code}`, ASSAULT_LINES[code] ?? null, { add: signed(add), name }),
  )

const sideReasons = (side: 'own' | 'enemy', { reasons, add, figures }: AssaultOdds['own']): Reason[] => [
  because(side, '1024', { add: signed(add), n: figures }),
  ...assaultReasons(reasons),
]

export function stormSaid(odds: StormOdds): OddsSaid {
  const { nerve, need, reasons, add, armour, isCraft } = odds
  return {
    chances: [
      ...(nerve < 1 ? [chance('nerve', nerve)] : []),
      ...(isCraft
        ? [
            chance('damaged', odds.damaged),
            chance('wrecked', odds.destroyed),
            chance('immobilised', odds.immobilised),
            chance('crewLost', odds.crewLost),
            ...(odds.breaks === null ? [] : [chance('crewBreaks', odds.breaks)]),
          ]
        : [chance('bunkerFalls', odds.destroyed)]),
    ],
    reasons: [
      ...(nerve < 1 ? [because('nerve', '1053–1068', { need })] : []),
      because('storm', '1072–1078', { add: signed(add), armour: signed(armour) }),
      ...assaultReasons(reasons),
      isCraft ? because('stormTable', '1080–1091') : because('bunker', '1310–1312'),
    ],
  }
}

/** Where the book says each part of a number; what a house rule or a battle adds beside is not among them. */
const FIRE_LINES: Readonly<Record<string, string>> = {
  quality: '803–804, 896–897',
  band: '794–796, 893–895',
  riflemen: '802',
  saws: '805',
  weapons: '3086–3120',
  suppressed: '806, 898',
  targetSuppressed: '797, 999',
  targetBunched: '798, 1001',
  targetNonCombatant: '799, 1002',
  targetRabbleInOpen: '800, 1000',
  targetSniper: '801, 1638',
  traits: '1715, 1745, 1855',
  personality: '1486',
  officer: '1440',
  team: '3098–3120',
  power: '1528, 1534',
  crewLost: '1322',
  few: '832',
  bounded: '1379',
  water: '1888',
  targeting: '1884',
  hero: '1757',
  ownTrait: '319',
}

const ASSAULT_LINES: Readonly<Record<string, string>> = {
  charging: '1029',
  grenades: '544, 1028',
  armour: '1030',
  powerArmour: '1033',
  outnumber: '1031',
  quality: '1032',
  weapons: '3094–3096',
  traits: '1703–1835',
  officer: '1440',
  personality: '1476',
  power: '1528, 1534',
  ownTrait: '319',
}
