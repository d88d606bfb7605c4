import { problem, type Problem } from '../../../problem.ts'
import { FIGURE_SET } from '../data/campaign.ts'
import { DRONE_EQUIPMENT } from '../data/equipment.ts'
import { DRONES, TROOPERS } from '../words.ts'
import { checkText } from './check-text.ts'
import type { TroopCard, TroopLine } from './documents.ts'
import { mostOf, squadSize, strengthOf } from './strength.ts'
import { LINES, type Line } from './words.ts'

/** Units that the Holding Area takes: two on each of its 16 squares (p.8). */
const HOLDING_AREA = 32

/**
 * What keeps a troop card from being played; `[]` when nothing does. Problems: those of `checkText`;
 * with the path `['lines', line]` `card/no-trooper`, `card/commander`, `card/drone-points` and `card/line-order`;
 * with the rest of the path to it `card/figures` and `card/choice`.
 * Source: Troop Cards, p.8; R31; A is the strongest squad of a card and C the weakest, so that missions can pay
 * by line.
 */
export function checkTroopCard(card: TroopCard): Problem[] {
  return [
    ...checkText(card.title, 'title'),
    ...checkText(card.flavour, 'flavour'),
    ...LINES.flatMap((name) => checkLine(card.lines[name], name)),
    ...checkOrder(card, 'A', 'B'),
    ...checkOrder(card, 'B', 'C'),
  ]
}

/** A squad is a commander and four troopers, often fewer and at times reinforced (Organization, p.30). */
const USUAL_SQUAD = { least: 4, most: 8 }

/** Squads that are unusually small or large; a card with them can be played all the same. `card/squad-size`. */
export function adviseSquads({ lines }: TroopCard): Problem[] {
  const { least, most } = USUAL_SQUAD
  return LINES.flatMap((line) => {
    const size = squadSize(lines[line])
    if (size === 0 || (size >= least && size <= most)) return []
    const message = `Line ${line} has ${size} ${size === 1 ? 'trooper' : 'troopers'}: a squad usually has ${least} to ${most}, commander included.`
    return [problem('card/squad-size', message, ['lines', line], { line, size, least, most })]
  })
}

function checkLine(line: TroopLine, name: Line): Problem[] {
  const path = ['lines', name]
  if (squadSize(line) === 0) {
    return [problem('card/no-trooper', `Line ${name} has no trooper: give it one.`, path, { line: name })]
  }
  return [
    ...checkCommander(line, name),
    ...checkFigures(line, name),
    ...checkChoices(line, name),
    ...checkDrones(line, name),
  ]
}

function checkCommander({ commander }: TroopLine, line: Line): Problem[] {
  if (commander === 1) return []
  const message = `Line ${line} has ${commander} commanders: give it one.`
  return [problem('card/commander', message, ['lines', line], { line, commander })]
}

/** The commander has a rule of its own. */
function checkFigures(line: TroopLine, name: Line): Problem[] {
  return TROOPERS.filter((type) => type !== 'commander').flatMap((type) => {
    const most = mostOf(line, type)
    if (most <= FIGURE_SET[type]) return []
    const message = `Line ${name} can ask for ${most} ${type} troopers and a figure set has ${FIGURE_SET[type]}: take some off.`
    return problem('card/figures', message, ['lines', name, type], {
      line: name,
      type,
      most,
      set: FIGURE_SET[type],
    })
  })
}

function checkChoices(line: TroopLine, name: Line): Problem[] {
  return line.choices.flatMap((choice, at) => {
    if (new Set(choice).size >= 2 && new Set(choice).size === choice.length && !choice.includes('commander'))
      return []
    const message = `Question mark ${at + 1} of line ${name} leaves no fair choice: name two or more different types, no commander.`
    return problem('card/choice', message, ['lines', name, 'choices', at], { line: name, choice: at + 1 })
  })
}

/** Points that the figures of a set, and the squares left by the troopers, cannot use up. */
function checkDrones(line: TroopLine, name: Line): Problem[] {
  const most = mostDronePoints(HOLDING_AREA - squadSize(line))
  if (line.drones <= most) return []
  const message = `Line ${name} gives ${line.drones} drone points and ${most} can be spent: take some off.`
  return [
    problem('card/drone-points', message, ['lines', name], {
      line: name,
      drones: line.drones,
      spendable: most,
    }),
  ]
}

function mostDronePoints(places: number): number {
  const dearest = DRONES.flatMap((type) =>
    Array.from({ length: FIGURE_SET[type] }, () => DRONE_EQUIPMENT[type].cost),
  ).toSorted((a, b) => b - a)
  return dearest.slice(0, Math.max(0, places)).reduce((sum, cost) => sum + cost, 0)
}

function checkOrder({ lines }: TroopCard, stronger: Line, weaker: Line): Problem[] {
  const [strong, weak] = [strengthOf(lines[stronger]), strengthOf(lines[weaker])]
  if (strong > weak) return []
  const message = `Line ${weaker} has strength ${weak} and line ${stronger} ${strong}: make ${weaker} the weaker one.`
  return [
    problem('card/line-order', message, ['lines', weaker], { line: weaker, strength: weak, above: strong }),
  ]
}
