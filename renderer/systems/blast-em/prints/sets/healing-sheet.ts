import {
  CARD_VALUES,
  DYING_DIE_SIDES,
  DYING_SIDES,
  MOSTLY_DEAD_AT,
  TREAT_INCHES,
} from '../../../../../shared/systems/blast-em/data/healing.ts'
import type { SkillRow } from '../../../../../shared/systems/blast-em/data/team-chart.ts'
import { medicalOdds, rescueOdds, skillOdds, treats } from '../../../../../shared/systems/blast-em/healing.ts'
import {
  NUMBER_RULES,
  type House,
  type HouseRules,
} from '../../../../../shared/systems/blast-em/house-rules.ts'
import { modelOf } from '../../../../../shared/systems/blast-em/profiles.ts'
import { TEAM_TYPES, type Die, type TeamType } from '../../../../../shared/systems/blast-em/words.ts'
import { facesUpTo } from '../../../../../shared/dice/exact.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, lead, row, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { dieText, rollText, whoText } from '../words.ts'

/** The deck of cards: what each card asks of a healer, and how likely a try is. */

const NONE = '–'
const FACES = ['ace', 'jack', 'queen', 'king'] as const
const RANKS: Readonly<Record<(typeof FACES)[number], number>> = { ace: 1, jack: 11, queen: 12, king: 13 }

interface Skilled extends SkillRow {
  readonly type: TeamType
}

const skilledBy = (rules: HouseRules): Skilled[] =>
  TEAM_TYPES.flatMap((type) => {
    const { skill } = modelOf({ kind: 'team', type }, rules)
    return skill ? [{ ...skill, type }] : []
  })

const houseOf = (rules: HouseRules): House => Object.fromEntries(NUMBER_RULES.map((key) => [key, rules[key]]))

export function healingBlocks(words: Words, rules: HouseRules): Block[] {
  const { t } = words
  const h = (key: string, values: Record<string, unknown> = {}): string =>
    t(`paper.blastEm.healing.${key}`, values)
  return [
    { kind: 'title', text: t('paper.what.healing'), lead: h('lead'), faction: null },
    heading(h('treating')),
    text(h(`roll.${rules.medical}`, { inches: TREAT_INCHES }), '260–266'),
    text(
      h(`dying.${rules.dyingDie}`, {
        at: MOSTLY_DEAD_AT,
        turns: dieText(words, DYING_SIDES),
        die: dieText(words, DYING_DIE_SIDES),
      }),
      '260',
    ),
    text(h('success'), '270'),
    text(h(`underFire.${rules.underFire}`), '63, 206'),
    text(h(`locks.${rules.locks}`), '208'),
    ...cardBlocks(words, rules),
    ...chanceBlocks(words, rules),
  ]
}

/** The least face of the die that beats a card, for each value and die that there is. */
function cardBlocks(words: Words, rules: HouseRules): Block[] {
  const h = (key: string): string => words.t(`paper.blastEm.healing.${key}`)
  const medical = skilledBy(rules).filter((one) => one.medical)
  const skills = [...new Map(medical.map((one) => [`${one.av}d${one.cd}`, one])).values()].toSorted(
    (one, other) => one.av + one.cd / 2 - other.av - other.cd / 2,
  )
  const values = CARD_VALUES[rules.court]
  const most = Math.max(...values) + DYING_DIE_SIDES
  const widths = [2.2, 1, ...skills.map(() => 1.6)]
  const figures = widths.map((_, index) => index).slice(1)
  const rows = facesUpTo(most).map((severity) =>
    row(
      [
        cardsOf(words, values, severity) || h('withDie'),
        `${severity}`,
        ...skills.map(({ av, cd }) => needed(words, { av, cd }, severity, rules)),
      ],
      widths,
      figures,
    ),
  )
  const whose = skills.map(({ av, cd }) =>
    medical
      .filter((one) => one.av === av && one.cd === cd)
      .map(({ type }) => whoText(words, { kind: 'team', type }, null))
      .join(', '),
  )
  return [
    heading(h('cards')),
    lead(h('cardsLead')),
    head(
      [h('card'), h('value'), ...skills.map((skill, at) => `${rollText(words, skill)} ${whose[at] ?? ''}`)],
      widths,
      figures,
    ),
    ...rows,
  ]
}

function cardsOf(words: Words, values: readonly number[], value: number): string {
  return values
    .flatMap((of, index) => {
      if (of !== value) return []
      const face = FACES.find((one) => RANKS[one] === index + 1)
      return [face ? words.t(`paper.blastEm.healing.face.${face}`) : `${index + 1}`]
    })
    .join(', ')
}

function needed(
  { t }: Words,
  { av, cd }: { readonly av: number; readonly cd: Die },
  severity: number,
  rules: HouseRules,
): string {
  const least = facesUpTo(cd).find((face) => treats(face + av, severity, rules))
  if (least === undefined) return NONE
  if (least === 1) return t('paper.blastEm.healing.always')
  return least === cd ? `${cd}` : t('paper.blastEm.healing.atLeast', { n: least })
}

/** How likely a try is, for each type of the team that has a skill. */
function chanceBlocks(words: Words, rules: HouseRules): Block[] {
  const h = (key: string, values: Record<string, unknown> = {}): string =>
    words.t(`paper.blastEm.healing.${key}`, values)
  const house = houseOf(rules)
  const widths = [3, 1.6, 1.6, 1.6, 1.6, 1.6]
  const figures = [1, 2, 3, 4, 5]
  const share = (chance: number): string => h('share', { n: Math.round(100 * chance) })
  return [
    heading(h('chances')),
    head([h('who'), h('skill'), h('hurt'), h('mostlyDead'), h('inTime'), h('lock')], widths, figures),
    ...skilledBy(rules).map(({ type, av, cd, medical, technical }) =>
      row(
        [
          whoText(words, { kind: 'team', type }, null),
          rollText(words, { av, cd }),
          medical ? share(medicalOdds({ av, cd, dying: false, house })) : NONE,
          medical ? share(medicalOdds({ av, cd, dying: true, house })) : NONE,
          medical
            ? share(rescueOdds({ healers: [{ av, cd }], shared: rules.dyingDie === 'shared', house }))
            : NONE,
          technical ? share(rules.locks === 'card' ? skillOdds({ av, cd, house }) : 1) : NONE,
        ],
        widths,
        figures,
      ),
    ),
    lead(h('chancesLead')),
  ]
}
