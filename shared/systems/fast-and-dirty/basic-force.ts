import { problem, type Problem } from '../../problem.ts'
import { refuse, requireList, requireObject, requireWord } from '../arguments.ts'
import {
  CHOICE_NUMBERS,
  COMMAND_SQUAD,
  CONTRARY,
  ENHANCEMENT_TABLE,
  LIMITATION_TABLE,
  PLATOON_SIZE,
  SQUAD_ARMOUR,
  SQUAD_BASIC,
  SQUAD_QUALITY,
  SQUAD_RESOLVE,
  SQUAD_STRENGTH,
  SQUAD_SUPPORT,
  VARIATION_TABLE,
  type ChoiceRow,
} from './data/basic-force.ts'
import { never } from '../../never.ts'
import { openRolling, readRolls, type NextRoll, type Rolling, type Step } from './rolling.ts'
import { levelBy, riflemenOf, type Unit } from './units.ts'
import {
  ENHANCEMENTS,
  LIMITATIONS,
  QUALITIES,
  RESOLVES,
  VARIATIONS,
  type BasicWeapon,
  type Enhancement,
  type Limitation,
  type UnitTrait,
  type Variation,
} from './words.ts'

/** Quick forces: rolled in the open, then changed in private (lines 438–549). */

/** What is picked, and for which units. */
export interface Pick<Choice extends string = string> {
  readonly id: Choice
  readonly units?: readonly string[]
}

export interface Choices {
  readonly variation?: Pick<Variation>
  readonly platoons: readonly {
    readonly enhancement?: Pick<Enhancement>
    readonly limitation?: Pick<Limitation>
  }[]
}

/** What a roll of a quick force is for. */
export const BASIC_STEPS = [
  'platoonSize',
  'strength',
  'quality',
  'resolve',
  'armour',
  'basic',
  'support',
  'moreSupport',
  'firepower',
] as const
export type BasicStep = (typeof BASIC_STEPS)[number]

/**
 * A quick force of rolls and choices. Problems: `basic/limitation`, `basic/contrary`, `basic/units`, `basic/riflemen`,
 * `basic/weapon`, `basic/level`. Source: lines 446–549; R34, R37; E19.
 */
export function basicForce(
  rolls: readonly number[],
  c: Choices,
): { readonly units: Unit[] } | { readonly problems: Problem[] } {
  requireChoices(c)
  const early = choiceProblems(c)
  if (early.length > 0) return { problems: early }
  const { next, end } = readRolls(rolls)
  const made = rollBasic(next, c)
  if ('problems' in made) return made
  end()
  return { units: made.units }
}

/** The same with dice from anywhere, and every step told. */
export function rollBasic(
  next: NextRoll,
  c: Choices,
): { readonly units: Unit[]; readonly steps: Step<BasicStep>[] } | { readonly problems: Problem[] } {
  requireChoices(c)
  const problems = choiceProblems(c)
  if (problems.length > 0) return { problems }
  const rolling = openRolling<BasicStep>(next)
  const { units, basic } = rolledUnits(rolling, c.platoons.length)
  const making: Making = { rolling, basic, units, problems }
  if (c.variation) vary(making, c.variation)
  for (const [at, { enhancement }] of c.platoons.entries()) if (enhancement) enhance(making, at, enhancement)
  for (const [at, { limitation }] of c.platoons.entries()) if (limitation) limit(making, at, limitation)
  if (problems.length > 0) return { problems }
  return { units: making.units.map(plainUnit), steps: rolling.steps }
}

/** A unit that is being made. */
type Made = { -readonly [Field in keyof Unit]: Unit[Field] } & {
  readonly platoon: number
  readonly isCommand: boolean
}

interface Making {
  readonly rolling: Rolling<BasicStep>
  readonly basic: BasicWeapon
  units: Made[]
  readonly problems: Problem[]
}

function plainUnit({ platoon: _platoon, isCommand: _isCommand, ...unit }: Made): Unit {
  return unit
}

/** Platoons, squads and command squads as the dice have them (lines 446–509). */
function rolledUnits(
  { on }: Rolling<BasicStep>,
  platoons: number,
): { readonly units: Made[]; readonly basic: BasicWeapon } {
  const sizes = Array.from({ length: platoons }, (_none, at) => on(PLATOON_SIZE, 'platoonSize', `${at + 1}`))
  const ids = sizes.map((size, at) => Array.from({ length: size }, (_none, n) => `${at + 1}.${n + 1}`))
  const each = <Result>(roll: (id: string) => Result): Map<string, Result> =>
    new Map(ids.flat().map((id) => [id, roll(id)]))
  const strength = each((id) => on(SQUAD_STRENGTH, 'strength', id))
  const quality = each((id) => on(SQUAD_QUALITY, 'quality', id))
  const resolve = each((id) => on(SQUAD_RESOLVE, 'resolve', id))
  const armour = each((id) => on(SQUAD_ARMOUR, 'armour', id))
  const basic = on(SQUAD_BASIC, 'basic')
  const support = each((id) => on(SQUAD_SUPPORT, 'support', id))
  const of = <Result>(rolled: Map<string, Result>, id: string): Result => rolled.get(id) ?? refuse('unit', id)
  const units = ids.flatMap((squads, at) => {
    const platoon = at + 1
    const command: Made = {
      ...COMMAND_SQUAD,
      ...{ id: `${platoon}.C`, platoon, isCommand: true, officer: true, basic, support: [], traits: [] },
    }
    const others = squads.map((id): Made => {
      const numbers = { strength: of(strength, id), quality: of(quality, id), resolve: of(resolve, id) }
      return {
        ...{ id, platoon, isCommand: false, officer: false, basic, traits: [] },
        ...numbers,
        armour: of(armour, id),
        support: [of(support, id)],
      }
    })
    return [command, ...others]
  })
  return { units, basic }
}

type Path = readonly (string | number)[]

const refused = (
  code: 'limitation' | 'contrary' | 'units' | 'riflemen' | 'weapon' | 'level',
  message: string,
  path: Path,
  values: Readonly<Record<string, string | number>>,
): Problem => problem(`basic/${code}`, message, path, values)

/** What is wrong whatever is rolled: a limitation that is missing, or undoes its platoon's enhancement. */
function choiceProblems({ platoons }: Choices): Problem[] {
  return platoons.flatMap(({ enhancement, limitation }, at) => {
    const path = ['platoons', at, 'limitation']
    const platoon = at + 1
    if (!limitation) {
      const message = `Platoon ${platoon} has no limitation yet: choose one.`
      return [refused('limitation', message, path, { platoon })]
    }
    if (!enhancement || !CONTRARY[enhancement.id]?.includes(limitation.id)) return []
    const message = `This limitation of platoon ${platoon} undoes its enhancement: choose another of them.`
    const values = { platoon, enhancement: enhancement.id, limitation: limitation.id }
    return [refused('contrary', message, path, values)]
  })
}

/** The units that are named; null, with a problem, where these are not as many, or not of those, that may be. */
function named(
  { units, problems }: Making,
  { id, units: ids = [] }: Pick,
  row: ChoiceRow,
  path: Path,
  platoon: number | null,
): Made[] | null {
  const what = platoon === null ? 'The variation' : `The ${String(path.at(-1))} of platoon ${platoon}`
  const wrong = (said: string, values: Readonly<Record<string, string | number>> = {}): null => {
    problems.push(refused('units', `${what} ${said}`, [...path, 'units'], { choice: id, ...values }))
    return null
  }
  if (row.units === 'none' && ids.length > 0) return wrong('names no units: take them away.')
  if (typeof row.units === 'number' && ids.length !== row.units)
    return wrong(row.units === 1 ? 'is for one unit: tick it.' : `is for ${row.units} units: tick so many.`, {
      wanted: row.units,
    })
  if (new Set(ids).size !== ids.length) return wrong('names a unit twice: name each once.')
  const found: Made[] = []
  for (const one of ids) {
    const unit = units.find((made) => made.id === one && (platoon === null || made.platoon === platoon))
    if (!unit) return wrong('names a unit that is not there: choose another.', { unit: one })
    if (row.basicOnly && unit.isCommand)
      return wrong('is for basic squads: choose no command squad.', { unit: one })
    found.push(unit)
  }
  return found
}

function lacking(
  making: Making,
  code: 'riflemen' | 'weapon' | 'level',
  path: Path,
  { id: unit }: Made,
  choice: string,
): void {
  const messages = {
    riflemen: `Unit ${unit} has too few men with basic weapons for this: choose another.`,
    weapon: `Unit ${unit} has no support weapon for this: choose another.`,
    level: `Unit ${unit} is on the lowest level already: choose another.`,
  }
  making.problems.push(refused(code, messages[code], path, { unit, choice }))
}

const isBasic = ({ isCommand }: Made): boolean => !isCommand
const gain = (unit: Made, ...traits: readonly UnitTrait[]): void => {
  unit.traits = [...unit.traits, ...traits]
}
/** Lowers Quality or Resolve; false where there is no lower level. */
function lower(unit: Made, what: 'quality' | 'resolve'): boolean {
  if (what === 'quality') {
    const quality = levelBy(QUALITIES, unit.quality, -1)
    if (quality === null) return false
    unit.quality = quality
  } else {
    const resolve = levelBy(RESOLVES, unit.resolve, -1)
    if (resolve === null) return false
    unit.resolve = resolve
  }
  return true
}

/** Variations (lines 515–524). */
function vary(making: Making, pick: Pick<Variation>): void {
  const path = ['variation']
  const picked = named(making, pick, VARIATION_TABLE[pick.id], path, null)
  if (!picked) return
  const { units, rolling } = making
  switch (pick.id) {
    case 'assaultTroops':
      for (const unit of units) {
        unit.basic = 'submachineGuns'
        gain(unit, 'assaultTroops')
      }
      return
    case 'energyWeapons':
      for (const unit of picked)
        if (unit.support.length === 0) lacking(making, 'weapon', path, unit, pick.id)
        else unit.support = [...unit.support.slice(0, -1), 'plasmaRifle']
      return
    case 'heavyRifles':
      for (const unit of picked) {
        unit.basic = 'gaussRifles'
        unit.support = []
      }
      return
    case 'humanWave':
      for (const unit of picked)
        if (unit.support.length === 0) lacking(making, 'weapon', path, unit, pick.id)
        else {
          unit.support = unit.support.slice(0, -1)
          unit.strength += CHOICE_NUMBERS.humanWave
        }
      return
    case 'improvedCommand':
      for (const unit of units.filter(({ isCommand }) => isCommand)) {
        unit.strength += CHOICE_NUMBERS.improvedCommand
        unit.armour = 'heavy'
      }
      return
    case 'localMilitia':
      for (const unit of picked) {
        if (!lower(unit, 'quality')) {
          lacking(making, 'level', path, unit, pick.id)
          continue
        }
        unit.resolve = levelBy(RESOLVES, unit.resolve, 1) ?? unit.resolve
        gain(unit, 'agile')
      }
      return
    case 'loneLeader':
      for (const unit of units) {
        if (unit.isCommand) unit.strength = 1
        else unit.strength += CHOICE_NUMBERS.loneLeader
      }
      return
    case 'moreSupport': {
      const { riflemen, weapons } = CHOICE_NUMBERS.moreSupport
      for (const unit of picked) {
        if (riflemenOf(unit) < riflemen) {
          lacking(making, 'riflemen', path, unit, pick.id)
          continue
        }
        unit.strength += weapons - riflemen
        unit.support = [...unit.support, rolling.on(SQUAD_SUPPORT, 'moreSupport', unit.id)]
      }
      return
    }
    default:
      never(pick.id)
  }
}

/** Enhancements (lines 528–537). */
function enhance(making: Making, at: number, pick: Pick<Enhancement>): void {
  const path = ['platoons', at, 'enhancement']
  const platoon = at + 1
  const picked = named(making, pick, ENHANCEMENT_TABLE[pick.id], path, platoon)
  if (!picked) return
  const { rolling } = making
  const units = making.units.filter((unit) => unit.platoon === platoon)
  switch (pick.id) {
    case 'firepower': {
      const weapon = rolling.on(SQUAD_SUPPORT, 'firepower', `${platoon}`)
      for (const unit of units.filter(isBasic))
        if (riflemenOf(unit) < 1) lacking(making, 'riflemen', path, unit, pick.id)
        else unit.support = [...unit.support, weapon]
      return
    }
    case 'heavyTroopers':
      for (const unit of picked) unit.armour = 'heavy'
      return
    case 'improvedIntel':
      for (const unit of units.filter(({ isCommand }) => isCommand)) gain(unit, 'improvedIntel')
      return
    case 'longerRange':
      for (const unit of units) gain(unit, 'longerRange')
      return
    case 'manpower':
      for (const unit of units.filter(isBasic)) unit.strength += CHOICE_NUMBERS.manpower
      return
    case 'recon': {
      const id = `${platoon}.R`
      const recon: Made = {
        ...{ id, platoon, isCommand: false, strength: CHOICE_NUMBERS.recon, officer: false },
        quality: rolling.on(SQUAD_QUALITY, 'quality', id),
        resolve: rolling.on(SQUAD_RESOLVE, 'resolve', id),
        armour: rolling.on(SQUAD_ARMOUR, 'armour', id),
        ...{ basic: making.basic, support: [], traits: ['recon'] },
      }
      const after = making.units.findLastIndex((unit) => unit.platoon === platoon) + 1
      making.units = making.units.toSpliced(after, 0, recon)
      return
    }
    case 'urbanAssault': {
      const shotguns = CHOICE_NUMBERS.urbanAssault
      for (const unit of picked)
        if (riflemenOf(unit) < shotguns) lacking(making, 'riflemen', path, unit, pick.id)
        else
          unit.support = [
            ...unit.support,
            ...Array.from({ length: shotguns }, () => 'assaultShotgun' as const),
          ]
      return
    }
    case 'veterans':
      for (const unit of picked) unit.quality = levelBy(QUALITIES, unit.quality, 1) ?? unit.quality
      return
    default:
      never(pick.id)
  }
}

/** Limitations (lines 539–549). */
function limit(making: Making, at: number, pick: Pick<Limitation>): void {
  const path = ['platoons', at, 'limitation']
  const platoon = at + 1
  const picked = named(making, pick, LIMITATION_TABLE[pick.id], path, platoon)
  if (!picked) return
  const units = making.units.filter((unit) => unit.platoon === platoon)
  switch (pick.id) {
    case 'inflexible':
    case 'noGrenades':
    case 'shorterRange':
      for (const unit of units) gain(unit, pick.id)
      return
    case 'inexperienced':
    case 'warWeary':
      for (const unit of picked)
        if (!lower(unit, pick.id === 'warWeary' ? 'resolve' : 'quality'))
          lacking(making, 'level', path, unit, pick.id)
      return
    case 'militia':
      for (const unit of picked) {
        if (unit.quality === 'rabble' && unit.armour === 'none') lacking(making, 'level', path, unit, pick.id)
        unit.quality = 'rabble'
        unit.armour = 'none'
      }
      return
    case 'underGunned':
      for (const unit of picked)
        if (unit.support.length === 0) lacking(making, 'weapon', path, unit, pick.id)
        else unit.support = unit.support.slice(0, -1)
      return
    case 'underStrength':
      for (const unit of units.filter(isBasic))
        if (riflemenOf(unit) < 1) lacking(making, 'riflemen', path, unit, pick.id)
        else unit.strength += CHOICE_NUMBERS.underStrength
      return
    default:
      never(pick.id)
  }
}

function requireChoices(c: Choices): void {
  requireObject('choices', c)
  requireList('platoons', c.platoons)
  if (c.platoons.length === 0) refuse('platoons', 'none')
  if (c.variation) requirePick('variation', c.variation, VARIATIONS)
  for (const platoon of c.platoons) {
    requireObject('platoon', platoon)
    if (platoon.enhancement) requirePick('enhancement', platoon.enhancement, ENHANCEMENTS)
    if (platoon.limitation) requirePick('limitation', platoon.limitation, LIMITATIONS)
  }
}

function requirePick<Choice extends string>(
  name: string,
  { id, units }: Pick<Choice>,
  choices: readonly Choice[],
): void {
  requireWord(name, id, choices)
  if (units) requireList(`${name}.units`, units)
}
