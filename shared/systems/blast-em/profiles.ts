import { never } from '../../never.ts'
import { refuse, requireWord } from '../arguments.ts'
import { requireHouse } from './arguments.ts'
import { AUTOMATIC_CHART, BAD_GUY_CHART, type EnemyRow } from './data/bad-guys.ts'
import { ARMED_BYSTANDERS, BYSTANDER_CHART, RUN_TIMES } from './data/people.ts'
import { TEAM_CHART, type ChartRow, type RangedRow, type SkillRow } from './data/team-chart.ts'
import type { House, HouseRules } from './house-rules.ts'
import {
  BAD_GUYS,
  SIDES,
  TEAM_TYPES,
  type BadGuy,
  type Bystander,
  type Side,
  type TeamType,
  type Trait,
  type WhoRef,
} from './words.ts'

/** The numbers of one model. */
export interface Profile extends ChartRow {
  /** Points; null where nobody can buy it. */
  readonly cost: number | null
  /** HTH attacks: one, or one on each enemy in reach. */
  readonly hth: 'one' | 'each'
  readonly ranged: RangedRow | null
  readonly skill: SkillRow | null
}

/** The numbers of one model and what else is so of it: all that a battle asks. */
export interface Model extends Profile {
  readonly traits: readonly Trait[]
}

/** What a model is. A team's type may stand among the bad guys with the numbers of its own chart (line 242). */
export type Who =
  Exclude<WhoRef, { kind: 'own' }> | { readonly kind: 'own'; readonly type: string; readonly model: Model }

/**
 * The numbers of a type: the team's by the Team Chart, the bad guys' by theirs, which no house rule changes. Bad guys
 * cost nothing that could be told. Throws for a type that the side's chart does not have.
 * Source: Team Chart, lines 173–188; Bad Guys, 244–252; R1–R5, R15, R16.
 */
export function profile(side: Side, type: TeamType | BadGuy, house?: House): Profile {
  requireWord('side', side, SIDES)
  const { traits: _traits, ...numbers } =
    side === 'team'
      ? teamModel(typeIn(TEAM_TYPES, type), house)
      : enemyModel(BAD_GUY_CHART[typeIn(BAD_GUYS, type)])
  return numbers
}

/**
 * What a model is by the house rules of its battle. Among the bad guys a team's type has the numbers of the Team Chart,
 * no cost, and nothing hangs on its end.
 */
export function modelOf(who: Who, rules: HouseRules, side: Side = 'team'): Model {
  switch (who.kind) {
    case 'team':
      return side === 'team' ? teamModel(who.type, rules) : amongBadGuys(teamModel(who.type, rules))
    case 'badGuy':
      return enemyModel(BAD_GUY_CHART[who.type])
    case 'automatic':
      return enemyModel(AUTOMATIC_CHART[who.type])
    case 'bystander':
      return bystanderModel(who.type, rules)
    case 'own':
      // Of a type of the group's own it is said whether it is ordinary, and nobody's plot hangs on it.
      return side === 'team' ? who.model : { ...who.model, cost: null }
    default:
      return never(who)
  }
}

/** Who is meant, its own type looked up; null for one that is not among them. */
export function whoOf(ref: WhoRef, own: Readonly<Record<string, Model>>): Who | null {
  if (ref.kind !== 'own') return ref
  const model = Object.hasOwn(own, ref.type) ? own[ref.type] : undefined
  return model ? { ...ref, model } : null
}

/** What a type of the team has, R1–R3 settled. */
function teamModel(type: TeamType, given?: House): Model {
  const { heroMv, heavyMv, teacherWounds } = requireHouse(given)
  const ruled: Readonly<Partial<Record<TeamType, Partial<ChartRow>>>> = {
    hero: { mv: heroMv },
    heavy: { mv: heavyMv },
    teacher: { wounds: teacherWounds },
  }
  return { ...TEAM_CHART[type], ...ruled[type] }
}

function enemyModel(row: EnemyRow): Model {
  return { ...row, cost: null, hth: 'one', skill: null }
}

function bystanderModel(type: Bystander, { bystanderMv }: HouseRules): Model {
  const row =
    bystanderMv === 'byAge'
      ? BYSTANDER_CHART[type]
      : { ...BYSTANDER_CHART[type], mv: BYSTANDER_CHART.adult.mv }
  const traits: readonly Trait[] = ARMED_BYSTANDERS.includes(type) ? ['sidearm', 'ordinary'] : ['ordinary']
  return { ...row, cost: null, hth: 'one', ranged: null, skill: null, traits }
}

/** Without the Hero's part in the story (line 242); who runs out of breath does so on either side (line 167, R8). */
function amongBadGuys(model: Model): Model {
  return { ...model, cost: null, traits: model.traits.filter((trait) => trait !== 'plot') }
}

function typeIn<Type extends string>(types: readonly Type[], type: string): Type {
  return types.find((one) => one === type) ?? refuse('type', type)
}

/** Whether something is so of a model beside its numbers. */
export function has(model: Model, trait: Trait): boolean {
  return model.traits.includes(trait)
}

/** Inches of a model's way (lines 83, 127); the fallen are dragged at half of it. */
export function inchesOf({ mv }: Pick<Model, 'mv'>, how: 'move' | 'run' | 'drag'): number {
  switch (how) {
    case 'move':
      return mv
    case 'run':
      return mv * RUN_TIMES
    case 'drag':
      return mv / 2
    default:
      return never(how)
  }
}
