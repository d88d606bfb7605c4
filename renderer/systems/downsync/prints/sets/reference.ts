import { ACTION_POINTS, COMMON_ACTIONS } from '../../../../../shared/systems/downsync/data/actions.ts'
import { FIELD, GAME_SIZE_TABLE } from '../../../../../shared/systems/downsync/data/forces.ts'
import {
  ATTACK_MODIFIERS,
  BOOST,
  COUNTER_NEEDS,
  EXTRA_REACTOR,
  PING_DEF,
  PRIORITY_ADVANTAGES,
  SCAN_MODIFIERS,
} from '../../../../../shared/systems/downsync/data/rolls.ts'
import {
  BUILDING,
  SEEN_THROUGH,
  SLOWED,
  TERRAIN_TABLE,
  VOLUME_HEIGHT,
} from '../../../../../shared/systems/downsync/data/terrain.ts'
import { TOKEN_TABLE } from '../../../../../shared/systems/downsync/data/tokens.ts'
import {
  COHERENCY,
  PING_KEEPS,
  PING_SPD,
  PLACED_FROM_PING,
  REVEALED_WITHIN,
} from '../../../../../shared/systems/downsync/data/units.ts'
import type { HouseRules } from '../../../../../shared/systems/downsync/house-rules.ts'
import { baseMm } from '../../../../../shared/systems/downsync/field.ts'
import {
  COMMAND_ABILITIES,
  COSTS,
  EFFECTS,
  GAME_SIZES,
  PHASES,
  SIGS,
  TERRAINS,
  TOKENS,
} from '../../../../../shared/systems/downsync/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, row, rule, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { signed } from '../../../../ui/fields/whole-number.ts'
import { costText, sigText } from '../../cards/said.ts'
import { COMMAND_POINTS, EFFECT_SIGNS, inch, NONE, TOKEN_LETTERS, TOKEN_NAMES } from '../../texts/signs.ts'
import './reference-texts.ts'

/** The rules in short, by the house rules, in the order in which a table needs them. */

type Told = (key: string, values?: Record<string, unknown>, n?: number) => string
const told =
  ({ t }: Words): Told =>
  (key, values = {}, n) =>
    t(`downsyncReference.${key}`, values, n)

const PAIR = [1, 4] as const
const pair = (name: string, value: string): Block => row([name, value], PAIR)
const LAST = [4, 1] as const
const modifier = (name: string, add: number): Block => row([name, signed(add)], LAST, [1])

export function referenceBlocks(words: Words, rules: HouseRules): Block[] {
  const r = told(words)
  return [
    ...turnBlocks(r),
    ...sizeBlocks(words, r),
    ...pingBlocks(r, rules),
    ...groundBlocks(r, rules),
    ...actionBlocks(words, r, rules),
    ...rollBlocks(r, rules),
    ...answerBlocks(r, rules),
    ...reactionBlocks(r, rules),
    ...tokenBlocks(r, rules),
    ...baseBlocks(r, rules),
  ]
}

const turnBlocks = (r: Told): Block[] => [
  heading(r('turn.title')),
  text(r('turn.setUp'), '179–187'),
  text(r('turn.round'), '189–197'),
  ...PHASES.map((phase) =>
    rule(
      `${r(`phase.${phase}.name`)}.`,
      r(`phase.${phase}.does`, { points: ACTION_POINTS }),
      PHASE_LINES[phase],
    ),
  ),
  rule(`${r('turn.end')}.`, r('turn.ends'), '661, 685–692'),
]
const PHASE_LINES = {
  designate: '215',
  reveal: '219, 390',
  refresh: '223–232',
  move: '236–240',
  reaction: '244, 597',
  activation: '248–252',
} as const satisfies Readonly<Record<(typeof PHASES)[number], string>>

function sizeBlocks(words: Words, r: Told): Block[] {
  const widths = [3, ...SIGS.map(() => 1.4), 1.4]
  const figures = [1, 2, 3, 4]
  return [
    head(['', ...SIGS.map((sig) => sigText({ sig }, words.t)), TOKEN_LETTERS.commandPoint], widths, figures),
    ...GAME_SIZES.map((of) => {
      const { slots, commandPoints } = GAME_SIZE_TABLE[of]
      return row(
        [
          words.t(`downsyncTable.size.${of}`),
          ...SIGS.map((sig) => String(slots[sig])),
          String(commandPoints),
        ],
        widths,
        figures,
      )
    }),
    row([r('size.base'), ...SIGS.map((sig) => `${baseMm(sig)} mm`), ''], widths, figures),
    row([r('size.pingDef'), ...SIGS.map((sig) => String(PING_DEF[sig])), ''], widths, figures),
    text(r('size.infantry', { mm: baseMm('infantry'), field: FIELD }), '141–143, 151–173, 492–495'),
  ]
}

const pingBlocks = (
  r: Told,
  { pingsKeepAway, placedBases, placingReveals, appearingReveals }: HouseRules,
): Block[] => [
  heading(r('ping.title')),
  text(r(`ping.moves.${pingsKeepAway}`, { spd: PING_SPD, keeps: PING_KEEPS }), '374–382'),
  text(r(`ping.revealed.${placingReveals ? 'placed' : 'moved'}`, { within: REVEALED_WITHIN }), '386–394'),
  ...(appearingReveals ? [text(r('ping.appears', { within: REVEALED_WITHIN }), '391, 398')] : []),
  text(r(`ping.infantry.${placedBases}`, { within: PLACED_FROM_PING }), '402'),
  text(r('ping.decoy'), '408–416'),
]

function groundBlocks(r: Told, rules: HouseRules): Block[] {
  const widths = [3, 2, 2]
  return [
    heading(r('ground.title')),
    head(['', r('ground.slows'), r('ground.conceals')], widths),
    ...TERRAINS.map((of) => {
      const { slows, conceals } = TERRAIN_TABLE[of]
      return row(
        [r(`ground.${of}`), slows === 0 ? NONE : `−${inch(slows)}`, conceals ? r('ground.yes') : NONE],
        widths,
      )
    }),
    text(
      [
        r('ground.slowed', { slowed: SLOWED }),
        ...(rules.slowedAgain ? [] : [r('ground.notAgain')]),
        r(`ground.edge.${rules.pingsTouch ? 'all' : 'units'}`),
      ].join(' '),
      '278–288',
    ),
    text(r('ground.sight', { height: VOLUME_HEIGHT }), '258'),
    text(
      r(`ground.through.${rules.seenThrough}`, {
        within: SEEN_THROUGH.anyWithin,
        inches: SEEN_THROUGH.inches,
      }),
      '292',
    ),
    text(r(`ground.concealed.${rules.touchingConceals ? 'touching' : 'overlapping'}`), '262–264'),
    text(
      r(`ground.building.${rules.pingsInBuildings ? 'pings' : 'infantry'}`, { bases: BUILDING.bases }),
      '298–314',
    ),
    ...(rules.buildingConceals ? [text(r('ground.inside'), '262, 310')] : []),
  ]
}

function actionBlocks(words: Words, r: Told, { overwatchPaidBy, boostedChecks }: HouseRules): Block[] {
  return [
    heading(r('action.title')),
    text(r('action.points', { n: ACTION_POINTS }), '250, 433'),
    ...COSTS.map((cost) => pair(costText(cost, words.t), words.t(`downsyncTable.paid.${cost}`))),
    rule(`${r('action.move')} (${costText(COMMON_ACTIONS.move, words.t)}).`, r('action.moves'), '466'),
    rule(
      `${r('action.overwatch')} (${costText(COMMON_ACTIONS.overwatch, words.t)}).`,
      r(`action.overwatches.${overwatchPaidBy}`),
      '472–476',
    ),
    text(r('action.labels'), '449–451'),
    head([COMMAND_POINTS, ''], PAIR),
    ...COMMAND_ABILITIES.map((ability) =>
      row([r(`command.${ability}.name`), r(`command.${ability}.does`, { n: BOOST.advantage })], [2, 3]),
    ),
    text([r('command.back'), ...(boostedChecks ? [] : [r('command.noChecks')])].join(' '), '422–429'),
  ]
}

function rollBlocks(r: Told, { hiddenPings, hiddenUnits }: HouseRules): Block[] {
  const { short, long, concealed } = ATTACK_MODIFIERS
  return [
    heading(r('roll.title')),
    text(r('roll.advantage'), '113–117'),
    rule(`${r('roll.attack')}.`, r('roll.attacks'), '520–532'),
    modifier(r('roll.short', { below: short.below, range: short.notOfRange }), short.add),
    modifier(r('roll.long', { above: long.above }), long.add),
    modifier(r('roll.concealed'), concealed),
    rule(`${r('roll.scan')}.`, r('roll.scans'), '480–506'),
    modifier(r(`roll.hidden.${hiddenPings}`), SCAN_MODIFIERS.hidden),
    ...(hiddenUnits ? [modifier(r('roll.hiddenUnit'), SCAN_MODIFIERS.hidden)] : []),
    ...EFFECTS.map((effect) => pair(EFFECT_SIGNS[effect], r(`effect.${effect}`))),
    text(r('roll.rof'), '480, 512–516, 522, 547–553'),
  ]
}

const answerBlocks = (r: Told, { negatedScans }: HouseRules): Block[] => [
  heading(r('answer.title')),
  text(r(`answer.check.${negatedScans ? 'any' : 'attacks'}`, { need: COUNTER_NEEDS }), '559–585'),
  text(r('answer.emergency'), '573–575, 589'),
]

const reactionBlocks = (
  r: Told,
  { joinersRefreshed, overwatchGoes, passingActivates }: HouseRules,
): Block[] => [
  heading(r('reaction.title')),
  text(r('reaction.who', { n: EXTRA_REACTOR.commandPoints }), '593–609'),
  text(
    r('reaction.roll', { overwatch: PRIORITY_ADVANTAGES.overwatch, boosted: PRIORITY_ADVANTAGES.boosted }),
    '617–637',
  ),
  text(
    r('reaction.acts', {
      who: r(`reaction.refreshed.${joinersRefreshed ? 'joining' : 'reacting'}`),
      overwatch: r(`reaction.overwatch.${overwatchGoes}`),
    }),
    '641–645',
  ),
  text(r(`reaction.end.${passingActivates ? 'all' : 'acted'}`), '649'),
]

function tokenBlocks(r: Told, rules: HouseRules): Block[] {
  const { overwatchGoes, stealthGoes, stealthOfBases, dropStealth, stunPaidBy, stunPrice } = rules
  const widths = [3.4, 1.65, 2.9, 2.95]
  return [
    heading(r('token.title')),
    head(['', r('token.colour'), r('token.gained'), r('token.removed')], widths),
    ...TOKENS.map((token) =>
      row(
        [
          TOKEN_NAMES[token],
          r(`token.colours.${TOKEN_TABLE[token].colour}`),
          r(`token.${token}.gained`),
          r(`token.${token}.${token === 'overwatch' ? overwatchGoes : 'removed'}`),
        ],
        widths,
      ),
    ),
    row([TOKEN_NAMES.breach, NONE, r('token.breach.gained'), r('token.breach.removed')], widths),
    text(r('token.activatedIs'), '700'),
    text(
      [r('token.stunIs'), r(`token.stunOfBases.${stunPaidBy === 'oneBase' ? stunPaidBy : stunPrice}`)].join(
        ' ',
      ),
      '740–746',
    ),
    text(
      [
        r(`token.stealthIs.${stealthGoes}`, { within: REVEALED_WITHIN }),
        ...(dropStealth ? [r('token.stealthDropped')] : []),
        ...(stealthOfBases === 'everyBase' ? [r('token.stealthOfBases')] : []),
      ].join(' '),
      '750–757',
    ),
    text(r('token.breachIs'), '681–692'),
  ]
}

const baseBlocks = (r: Told, { coherency }: HouseRules): Block[] => [
  heading(r('base.title')),
  text(r('base.target'), '340–346'),
  text(r(`base.coherency.${coherency}`, { inches: COHERENCY.inches }), '350'),
  text(r('base.acts', { points: ACTION_POINTS }), '354–362'),
  text(r('base.place'), '673'),
  text(r('base.cards'), '669, 677'),
]
