import {
  CLOSE_UPGRADE,
  DRUG_TURNS,
  FIELD_WOUNDS,
  MEDPACK_WOUNDS,
  NEXT_DIE,
} from '../../../../shared/systems/blast-em/data/gadgets.ts'
import { TREAT_INCHES } from '../../../../shared/systems/blast-em/data/healing.ts'
import {
  BLAST_INCHES,
  GRENADE_INCHES,
  TWO_SHOTS_PENALTY,
} from '../../../../shared/systems/blast-em/data/shooting.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import {
  DICE,
  GADGETS,
  UPGRADES,
  type Carried,
  type Gadget,
  type Upgrade,
} from '../../../../shared/systems/blast-em/words.ts'
import { woundsOf } from '../../../../shared/systems/blast-em/wounds.ts'
import { usesOf } from '../../../../shared/systems/blast-em/gadgets.ts'
import type { Words } from '../../../texts/words.ts'
import { added, dieText } from './words.ts'

/** Gadgets on paper: one of each, and what they do by the house rules. */

/** A gadget, or the kind of a weapon upgrade. */
export type GadgetKind = Exclude<Gadget, 'weaponUpgrade'> | Upgrade

export const kindOf = (carried: Carried): GadgetKind =>
  carried.gadget === 'weaponUpgrade' ? carried.upgrade : carried.gadget

/** One of each, weapon upgrades by what they do. */
export const EACH_GADGET: readonly Carried[] = GADGETS.flatMap((gadget): Carried[] => {
  if (gadget === 'weaponUpgrade') return UPGRADES.map((upgrade) => ({ gadget, upgrade }))
  return [gadget === 'medpack' ? { gadget, uses: usesOf(gadget) ?? 1 } : { gadget }]
})

/** What a gadget does, then what limits it. */
export function gadgetSays(
  words: Words,
  carried: Carried,
  rules: HouseRules,
): { readonly does: string; readonly note: string } {
  const kind = kindOf(carried)
  const values = valuesOf(words, kind, rules)
  const says = (key: string): string => words.t(`paper.blastEm.gadget.${key}`, values, values.n ?? 1)
  return {
    does: says(`does.${kind}`),
    note: notesOf(kind, rules)
      .map((key) => says(`note.${key}`))
      .join(' '),
  }
}

function valuesOf(
  words: Words,
  kind: GadgetKind,
  rules: HouseRules,
): { readonly n?: number; readonly [name: string]: number | string | undefined } {
  switch (kind) {
    case 'medpack':
      return { n: MEDPACK_WOUNDS, inches: TREAT_INCHES }
    case 'grenade':
      return { n: woundsOf('radius', rules.damage), inches: GRENADE_INCHES, radius: BLAST_INCHES }
    case 'accurate':
      return { n: rules.accurateUpgrade }
    case 'rapid':
      return { less: added(TWO_SHOTS_PENALTY.move) }
    case 'close':
      return { n: CLOSE_UPGRADE }
    case 'bodyArmour':
      return { n: rules.bodyArmour }
    case 'combatDrugs':
      return { n: DRUG_TURNS, steps: stepsText(words) }
    case 'forceField':
      return { n: FIELD_WOUNDS }
    case 'passkey':
      return {}
  }
}

/** Each die with the one that drugs make of it. */
function stepsText(words: Words): string {
  return DICE.flatMap((die) =>
    NEXT_DIE[die] === die ? [] : [`${dieText(words, die)} → ${dieText(words, NEXT_DIE[die])}`],
  ).join(', ')
}

function notesOf(
  kind: GadgetKind,
  { medpacksBy, medpacksRaise, drugsFrom, drugsLift }: HouseRules,
): string[] {
  switch (kind) {
    case 'medpack':
      return [`medpacks-${medpacksBy}`, medpacksRaise ? 'raises' : 'doesNotRaise']
    case 'combatDrugs':
      return [`drugs-${drugsFrom}`, `lifts-${drugsLift}`, 'onceEach']
    case 'passkey':
    case 'grenade':
    case 'accurate':
    case 'rapid':
    case 'close':
    case 'bodyArmour':
    case 'forceField':
      return [kind]
  }
}
