import {
  CARD_VALUES,
  DYING_DIE_SIDES,
  DYING_SIDES,
  MOSTLY_DEAD_AT,
  TREAT_INCHES,
} from '../../../../../shared/systems/blast-em/data/healing.ts'
import {
  COMBAT_PHASES,
  PATROL_INCHES,
  TURN_STEPS,
} from '../../../../../shared/systems/blast-em/data/missions.ts'
import { RUN_TIMES } from '../../../../../shared/systems/blast-em/data/people.ts'
import {
  BLAST_INCHES,
  COVER_INCHES,
  COVER_PENALTY,
  GRENADE_INCHES,
  INTERVENING_INCHES,
  INTERVENING_PENALTY,
  WOUND_FACES,
} from '../../../../../shared/systems/blast-em/data/shooting.ts'
import { TEAM_POINTS } from '../../../../../shared/systems/blast-em/data/team-chart.ts'
import type { HouseRules } from '../../../../../shared/systems/blast-em/house-rules.ts'
import { shotModifier } from '../../../../../shared/systems/blast-em/shooting.ts'
import { MOVEMENTS, TEAM_TYPES, WEAPONS, type WhoRef } from '../../../../../shared/systems/blast-em/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, markdown, row, rule, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { EACH_GADGET, gadgetSays } from '../gadgets.ts'
import { MET, plainModel, skillKind } from '../models.ts'
import { added, dieText, gadgetText, rollText, strikeText, whoText, woundsText } from '../words.ts'
import './reference-texts.ts'

/** The whole game on one page: how it goes, and its tables, by the house rules. */

type Told = (key: string, values?: Record<string, unknown>, n?: number) => string

export function referenceBlocks(words: Words, rules: HouseRules): Block[] {
  const r: Told = (key, values = {}, n) => words.t(`blastEmReference.${key}`, values, n)
  return [
    heading(r('setUp.title')),
    text(
      r('setUp.text', {
        first: r(`setUp.first.${rules.firstPlayer}`),
        left: r(`setUp.left.${rules.pointsLeft}`),
        gadgets: r(`setUp.gadgets.${rules.gadgetsFrom}`),
        points: TEAM_POINTS,
      }),
      '190, 216, 291–301',
    ),
    heading(r('turn.title')),
    ...TURN_STEPS.map((step, index) =>
      rule(
        `${index + 1}.`,
        r(`turn.${step}`, {}, rules.actionsATurn),
        index === TURN_STEPS.length - 1 ? '303–315' : null,
      ),
    ),
    text(r('turn.patrol', { n: PATROL_INCHES }), '325'),
    text(r(`turn.cameras.${rules.cameras}`), '208, 289'),
    heading(r('combat.title')),
    ...COMBAT_PHASES.map((phase) =>
      rule(
        `${r(`combat.name.${phase}`)}.`,
        r(`combat.${phase}`, { declaring: r(`combat.declaring.${rules.declaring}`) }),
        phase === 'results' ? '276–286, 319' : null,
      ),
    ),
    ...hitBlocks(words, r),
    ...woundBlocks(r, rules),
    heading(r('snapshot.title')),
    text(r('snapshot.text'), '333–345'),
    heading(r('ground.title')),
    text(r(`ground.text.${rules.groundHolds}`), '357'),
    heading(r('hth.title')),
    text(r('hth.text', { n: rules.hthReach, who: eachText(words, rules) }), '75, 284'),
    heading(r('blasts.title')),
    text(
      r('blasts.text', {
        inches: GRENADE_INCHES,
        radius: BLAST_INCHES,
        counts: r(`blasts.${rules.blastPenalties}`),
      }),
      '206, 248–252',
    ),
    heading(r('skills.title')),
    text(
      r(`skills.medical.${rules.medical}`, {
        inches: TREAT_INCHES,
        court: r(`skills.court.${rules.court}`, courtOf(rules)),
      }),
      '256–270',
    ),
    text(
      r('skills.dying', { turns: dieText(words, DYING_SIDES), die: dieText(words, DYING_DIE_SIDES) }),
      '260',
    ),
    text(r(`skills.locks.${rules.locks}`), '208'),
    heading(r('chart.team')),
    ...chart(
      words,
      r,
      TEAM_TYPES.map((type) => ({ kind: 'team', type })),
      rules,
      true,
    ),
    heading(r('chart.badGuys')),
    ...chart(words, r, MET.badGuys, rules, false),
    heading(r('gadgets')),
    ...markdown(
      EACH_GADGET.map(
        (carried) => `**${gadgetText(words, carried)}.** ${gadgetSays(words, carried, rules).does}`,
      ).join(' '),
    ),
  ]
}

/** What is added to a shot, by how it is fired and what lies between. */
function hitBlocks({ n }: Words, r: Told): Block[] {
  const widths = [3, 1, 1]
  const figures = [1, 2]
  return [
    heading(r('hit.title')),
    text(r('hit.text'), '143–145'),
    head([r('hit.modifiers'), r('hit.one'), r('hit.two')], widths, figures),
    ...MOVEMENTS.map((movement) =>
      row(
        [
          r(`hit.${movement}`, { n: RUN_TIMES }),
          ...([1, 2] as const).map((shots) =>
            added(shotModifier({ movement, shots, cover: 'none', intervening: 0 }).add),
          ),
        ],
        widths,
        figures,
      ),
    ),
    row([r('hit.intervening', { n: INTERVENING_INCHES }), ...twice(INTERVENING_PENALTY)], widths, figures),
    row([r('hit.light'), ...twice(COVER_PENALTY.light)], widths, figures),
    row([r('hit.hard'), ...twice(COVER_PENALTY.hard)], widths, figures),
    text(r('hit.cover', { line: n(COVER_INCHES.line), target: n(COVER_INCHES.target) }), '77–91, 353'),
    text(r('hit.stray'), '91'),
  ]
}

const twice = (add: number): string[] => [added(add), added(add)]

/** Wounds of a hit by weapon, and what becomes of whom they leave with few. */
function woundBlocks(r: Told, { damage, hthDamage }: HouseRules): Block[] {
  const widths = [2, 3]
  return [
    heading(r('wounds.title')),
    head([r('wounds.weapon'), r(`wounds.head.${damage}`)], widths),
    ...WEAPONS.map((weapon) =>
      row([r(`wounds.${weapon}.${hthDamage}`), facesText(WOUND_FACES[damage][weapon])], widths),
    ),
    text(r('wounds.text', { at: MOSTLY_DEAD_AT }), '147, 286'),
  ]
}

/** Faces of a d6 with the same wounds, together. */
function facesText(faces: readonly number[]): string {
  const kinds = [...new Set(faces)]
  if (kinds.length === 1) return `${kinds[0] ?? 0}`
  return kinds
    .map((wounds) => {
      const [first, last] = [faces.indexOf(wounds) + 1, faces.lastIndexOf(wounds) + 1]
      return `${first === last ? first : `${first}–${last}`}: ${wounds}`
    })
    .join(', ')
}

const courtOf = ({ court }: HouseRules): Record<string, unknown> => {
  const [jack, queen, king] = CARD_VALUES[court].slice(-3)
  return { jack, queen, king }
}

/** Who strikes at each in reach. */
function eachText(words: Words, rules: HouseRules): string {
  return words.and(
    TEAM_TYPES.filter(
      (type) => plainModel({ kind: 'team', type }, rules, { side: 'team' }).numbers?.hth === 'each',
    ).map((type) => whoText(words, { kind: 'team', type }, null)),
  )
}

function chart(words: Words, r: Told, all: readonly WhoRef[], rules: HouseRules, isTeam: boolean): Block[] {
  const widths = [3.6, ...(isTeam ? [0.9] : []), 0.8, 0.8, 1.1, 0.7, 1.1, 5.6]
  const figures = widths.map((_, index) => index).slice(1, -1)
  const short = (one: string): string => words.t(`blastEmLibrary.number.${one}.short`)
  return [
    head(
      [
        r('chart.type'),
        ...(isTeam ? [r('chart.cost')] : []),
        ...['av', 'dv', 'cd', 'wounds', 'mv'].map(short),
        r('chart.special'),
      ],
      widths,
      figures,
    ),
    ...all.flatMap((who) => {
      const { numbers, cost } = plainModel(who, rules, { side: isTeam ? 'team' : 'badGuys' })
      if (!numbers) return []
      const { av, dv, cd, wounds, mv, skill, strikes } = numbers
      // What one attacks with in another way than the row says.
      const special = strikes.filter(
        (strike) =>
          strike.kind !== 'hth' && (strike.kind !== 'standard' || strike.av !== av || strike.cd !== cd),
      )
      const told = [
        ...special.map(
          (strike) =>
            `${strikeText(words, strike, numbers.hth)} ${rollText(words, strike)} (${woundsText(words, strike)})`,
        ),
        ...(skill ? [r(`chart.skill.${skillKind(skill)}`, { roll: rollText(words, skill) })] : []),
      ]
      const cells = [av, dv, dieText(words, cd), wounds, `${mv}″`].map(String)
      return [
        row(
          [whoText(words, who, null), ...(isTeam ? [`${cost ?? 0}`] : []), ...cells, told.join('; ')],
          widths,
          figures,
        ),
      ]
    }),
  ]
}
