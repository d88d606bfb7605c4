import { z } from 'zod'
import { line, name, pictureId, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { problem, type Problem } from '../../../problem.ts'
import { areUnique, count, eachOnce, idSchema, ONCE, someOf, TWICE } from '../../fields.ts'
import { EFFECT_TABLE } from '../data/actions.ts'
import { DECOY } from '../data/forces.ts'
import { LEAST_SPD, TYPICAL } from '../data/units.ts'
import type { UnitCard } from '../forces.ts'
import {
  BASE_COUNTS,
  CONDITIONS,
  COSTS,
  COUNTER_ENDS,
  EFFECTS,
  LABELS,
  ROLLS,
  SIGS,
  STATS,
  TARGETS,
  TRIGGERS,
  type Label,
  type Roll,
  type Trigger,
} from '../words.ts'

/** What the program can work out of what a card says; all else stands in its text (line 677). */
const modifierSchema = z.strictObject({
  /** Its own rolls, or those of enemies against it. */
  of: z.enum(['own', 'against']),
  roll: z.enum(ROLLS),
  /** To the result, and to the Advantage (lines 109–117). */
  add: z.number().int().min(-10).max(10),
  advantage: count(0, 5),
  when: z.enum(CONDITIONS),
  /** Once for each Breach Counter of the target (line 691). */
  perBreach: z.boolean(),
})
export type Modifier = z.infer<typeof modifierSchema>

const modifiersSchema = z.array(modifierSchema).max(8)

export const traitSchema = z.strictObject({
  id: idSchema,
  /** Equal names count once (line 669). */
  name,
  text,
  /** Of Decoy[SIG] its Signature (line 408); null: it names none. */
  sig: z.enum(SIGS).nullable(),
  /** It says itself that several add up (line 669). */
  stacks: z.boolean(),
  at: z.enum(TRIGGERS),
  /** Command Points that its use costs (line 429). */
  commandPoints: count(0, 5),
  /** Token that the Unit gains at its moment; null: none. */
  gains: z.enum(['stealth', 'overwatch', 'countermeasure', 'emergency']).nullable(),
  modifiers: modifiersSchema,
})
export type Trait = z.infer<typeof traitSchema>

export const actionSchema = z.strictObject({
  id: idSchema,
  name,
  text,
  /** Bases that may perform it, by their numbers; none: each of them (lines 358, 440). */
  teams: z.array(z.literal(BASE_COUNTS)).refine(eachOnce, ONCE),
  cost: z.enum(COSTS),
  target: z.enum(TARGETS),
  /** Inches; null: unlimited (line 443). */
  range: count(1, 96).nullable(),
  rof: count(1, 20),
  effect: z.enum(EFFECTS),
  labels: someOf(LABELS),
  /** A counter of the card that whom it hits gains; null: none (line 681). */
  counter: idSchema.nullable(),
  modifiers: modifiersSchema,
})
export type Action = z.infer<typeof actionSchema>

/** A counter that the card brings: what it does, and how long it stays (lines 681–685). */
export const counterSchema = z.strictObject({ id: idSchema, name, text, ends: z.enum(COUNTER_ENDS) })

export const cardFields = {
  name,
  faction: name,
  /** What stands beside the name. */
  description: line,
  notes: text,
  picture: pictureId.nullable(),
  sig: z.enum(SIGS),
  spd: count(0, 24),
  scan: count(0, 20),
  targ: count(0, 20),
  def: count(0, 30),
  cm: count(0, 9),
  cmPlus: count(0, 9),
  /** Infantry Bases; null: a vehicle. */
  bases: z.literal(BASE_COUNTS).nullable(),
  traits: z.array(traitSchema).max(12).refine(areUnique, TWICE),
  actions: z.array(actionSchema).max(12).refine(areUnique, TWICE),
  counters: z.array(counterSchema).max(6).refine(areUnique, TWICE),
}

const cardSchema = z.strictObject({ kind: z.literal('unit-card'), version: z.literal(1), ...cardFields })

/** A card as somebody writes it: it may be unfinished or against the rules. */
export type CardDraft = z.infer<typeof cardSchema>
/** What stands on it. */
export type CardFace = Omit<CardDraft, 'kind' | 'version'>

export const CARD_DOCUMENT: NamedKind<CardDraft> = {
  kind: 'unit-card',
  version: 1,
  schema: cardSchema,
  upgrades: [],
}

/** Where each limit stands in the book. */
export const CARD_LINES = {
  'card/spd': '378',
  'card/decoy': '408',
  'card/moment': '230, 386, 433',
  'card/team': '358, 440',
  'card/label': '449, 451',
  'card/effect': '478–514, 520',
  'card/target': '484, 520',
  'card/ping': '370',
  'card/counter': '681',
} as const satisfies Readonly<Record<string, string>>

/**
 * What keeps a Unit from being played; `[]` when nothing does. Problems: those of `CARD_LINES`. Never throws: the card may
 * come from a file. Source: lines 358, 370, 378, 408, 440, 478–520, 681.
 */
export function checkCard(c: CardFace): Problem[] {
  const slow =
    c.spd >= LEAST_SPD
      ? []
      : [
          problem('card/spd', `No Unit is slower than ${LEAST_SPD}": raise its SPD.`, ['spd'], {
            spd: c.spd,
            least: LEAST_SPD,
          }),
        ]
  const decoys = c.traits.flatMap(({ name: called, sig }, at) =>
    called === DECOY && sig === null
      ? [problem('card/decoy', 'A decoy has a Signature: choose it.', ['traits', at, 'sig'])]
      : called !== DECOY && LIKE_DECOY.test(called)
        ? [problem('card/decoy', unlikeDecoy(called), ['traits', at, 'name'])]
        : [],
  )
  const momentless = c.traits.flatMap((trait, at) =>
    trait.gains !== null && !isUsed(trait)
      ? [
          problem('card/moment', `“${trait.name}” brings a token at no moment: say when it takes effect.`, [
            'traits',
            at,
            'at',
          ]),
        ]
      : [],
  )
  return [
    ...slow,
    ...decoys,
    ...momentless,
    ...c.actions.flatMap((action, at) => actionProblems(c, action, at)),
  ]
}

/** It is not always so: it costs, or has a moment for what it brings (lines 429, 433). */
export const isUsed = ({ at, commandPoints, gains, modifiers }: Trait): boolean =>
  commandPoints > 0 || (at !== 'always' && (gains !== null || modifiers.length > 0))

/**
 * When an ability is used: at its own moment, or before priority is rolled, an enemy's Attack or Scan Check at its Unit falls,
 * or a hit is answered (lines 429, 486, 526, 563, 627).
 */
export type Moment = Exclude<Trigger, 'always'> | 'priority' | 'attacked' | 'scanned' | 'hit'

/** Without a moment of its own it is used before the rolls that it is about, and else as its Unit activates. */
export function momentsOf({ at, modifiers }: Trait): readonly Moment[] {
  if (at !== 'always') return [at]
  if (modifiers.length === 0) return ['activation']
  return [...new Set(modifiers.map((modifier) => BEFORE[modifier.of][modifier.roll]))]
}

/** What its own rolls, and those of enemies against it, come after. */
const BEFORE: Readonly<Record<Modifier['of'], Readonly<Record<Roll, Moment>>>> = {
  own: { priority: 'priority', countermeasure: 'hit', attack: 'activation', scan: 'activation' },
  against: {
    ...{ attack: 'attacked', scan: 'scanned' },
    ...{ countermeasure: 'activation', priority: 'activation' },
  },
}

/** As the book writes them, and others do by hand. */
const LIKE_LABEL: Readonly<Record<Label, RegExp>> = {
  scan: /\[\s*scan\s*\]|\(\s*scan\s*\)/iu,
  vsInfantry: /\b(?:vs|versus)\.?\s+infantry\b/iu,
}
const LIKE_DECOY = /^\s*decoys?\s*(\[.*\]|\(.*\))?\s*$/iu
const unlikeDecoy = (trait: string): string =>
  `“${trait}” brings a Ping only where it is called ${DECOY}, with its Signature beside: write it so.`

/** Whether it is a Combat Action. Source: line 520. */
export const isCombat = ({ effect, labels }: Pick<Action, 'effect' | 'labels'>): boolean =>
  EFFECT_TABLE[effect].combat && !labels.includes('scan')

function actionProblems(c: CardFace, action: Action, at: number): Problem[] {
  const wrong = (code: keyof typeof CARD_LINES, message: string, field: string): Problem =>
    problem(code, message, ['actions', at, field], { action: action.name })
  const { effect, labels, target, teams, counter } = action
  const isScan = labels.includes('scan')
  const problems: Problem[] = []
  if (teams.some((team) => team > (c.bases ?? 0)))
    problems.push(wrong('card/team', 'This Unit has no such team: take the number away.', 'teams'))
  for (const label of LABELS)
    if (!labels.includes(label) && LIKE_LABEL[label].test(action.name))
      problems.push(
        wrong(
          'card/label',
          'What its name says does not count: choose it as a label, and take it out of the name.',
          'labels',
        ),
      )
  if (!isScan && (effect === 'reveal' || effect === 'breach'))
    problems.push(
      wrong('card/effect', 'This effect comes of a scan: give the action the label SCAN, or a ★.', 'effect'),
    )
  if (isCombat(action) && target !== 'enemyUnit')
    problems.push(wrong('card/target', 'A Combat Action is aimed at enemy Units: choose them.', 'target'))
  if (isScan && target !== 'enemy' && target !== 'enemyUnit' && target !== 'enemyPing')
    problems.push(wrong('card/target', 'A scan is aimed at enemies: choose them.', 'target'))
  else if (
    (target === 'enemy' || target === 'enemyPing') &&
    !EFFECT_TABLE[effect].atPings &&
    !isCombat(action)
  )
    problems.push(wrong('card/ping', 'Only REVEAL is aimed at Pings: choose enemy Units.', 'target'))
  if (counter !== null && !c.counters.some(({ id }) => id === counter))
    problems.push(
      wrong('card/counter', 'The card has no such counter: add it, or choose another.', 'counter'),
    )
  return problems
}

/**
 * What is unusual on a card, and no reason to refuse it: `card/typical` for each stat, `card/never` for what Muster never
 * comes to count. Source: lines 324–330, 625–635, 681.
 */
export function warnOfCard(c: CardFace): Problem[] {
  const never = c.traits.flatMap((trait, at) =>
    trait.modifiers.some((modifier) => isNever(trait, modifier))
      ? [
          problem(
            'card/never',
            `“${trait.name}” has a modifier that never counts: priority is rolled before anybody activates and against nobody, and what begins as a Taskforce Activation ends is over at once.`,
            ['traits', at, 'modifiers'],
            { trait: trait.name },
          ),
        ]
      : [],
  )
  const idle = c.actions.flatMap((action, at) =>
    action.modifiers.every((modifier) => isOfAction(action, modifier))
      ? []
      : [
          problem(
            'card/never',
            `“${action.name}” has a modifier that never counts: those of an action are about its own roll, and about the Countermeasure Check of whom it hits.`,
            ['actions', at, 'modifiers'],
            { trait: action.name },
          ),
        ],
  )
  const unusual = STATS.flatMap((stat) => {
    const usual = TYPICAL[stat]
    if (usual === null || (c[stat] >= usual.least && c[stat] <= usual.most)) return []
    const range = usual.least === usual.most ? String(usual.least) : `${usual.least}–${usual.most}`
    const message = `This is usually ${range}, and here it is ${c[stat]}: agree on it, or change it.`
    return [problem('card/typical', message, [stat], { stat, value: c[stat], range })]
  })
  return [...unusual, ...never, ...idle]
}

/** It is about the roll of that action, or about what answers its hit (lines 109–117, 559). */
function isOfAction(action: Action, { of, roll }: Modifier): boolean {
  if (of === 'against') return roll === 'countermeasure' && EFFECT_TABLE[action.effect].negated
  return roll === 'attack' ? isCombat(action) : roll === 'scan' && action.labels.includes('scan')
}

/** It would begin when its roll has been made, or speaks of somebody of whom nothing is known then. */
function isNever(trait: Trait, { of, roll, when }: Modifier): boolean {
  if (roll === 'priority' && (of === 'against' || (when !== 'always' && when !== 'overwatch'))) return true
  const isLate = trait.at === 'taskforceEnd' || (roll === 'priority' && trait.at === 'activation')
  return isUsed(trait) && isLate
}

/** The card in the numbers of the rules. */
export function cardOf(id: string, { traits, ...c }: CardFace): UnitCard {
  const { name: called, faction, sig, spd, scan, targ, def, cm, cmPlus, bases, actions } = c
  return {
    ...{ id, name: called, faction, sig, spd, scan, targ, def, cm, cmPlus, bases, actions },
    traits: traits.map((trait) => ({
      name: trait.name,
      text: trait.text,
      ...(trait.sig !== null && { sig: trait.sig }),
      ...(trait.stacks && { stacks: true }),
    })),
  }
}
