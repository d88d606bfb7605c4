import { requireWord } from '../arguments.ts'
import { CLOSE_UPGRADE, GADGET_TABLE, NEXT_DIE } from './data/gadgets.ts'
import { BLAST_INCHES, GRENADE_INCHES } from './data/shooting.ts'
import { never } from '../../never.ts'
import type { HouseRules } from './house-rules.ts'
import { has, type Model } from './profiles.ts'
import {
  DICE,
  type AttackKind,
  type Carried,
  type Die,
  type Gadget,
  type Skill,
  type Upgrade,
  type Weapon,
} from './words.ts'

/** What a model has about it that changes its numbers. */
export interface Wearing {
  readonly bodyArmour: boolean
  readonly upgrades: readonly Upgrade[]
  /** Under combat drugs this turn. */
  readonly drugged: boolean
  /** Carries a grenade that it won. */
  readonly grenade: boolean
}

export const WEARING_NOTHING: Wearing = { bodyArmour: false, upgrades: [], drugged: false, grenade: false }

/** What somebody has about them who carries these, used-up ones left out. */
export function wearingOf(carried: readonly Carried[], isDrugged = false): Wearing {
  const carries = (gadget: Gadget): boolean => carried.some((one) => one.gadget === gadget)
  return {
    bodyArmour: carries('bodyArmour'),
    upgrades: carried.flatMap((one) => (one.gadget === 'weaponUpgrade' ? [one.upgrade] : [])),
    drugged: isDrugged,
    grenade: carries('grenade'),
  }
}

export const WEARING_REASONS = ['accurate', 'close', 'bodyArmour', 'combatDrugs'] as const
/** What a gadget changes: an amount, or the Combat Die. */
export interface WearingReason {
  readonly code: (typeof WEARING_REASONS)[number]
  readonly add: number
}

/** What gadgets add to a value: a bigger die adds nothing to it. */
export function addedBy(reasons: readonly { readonly code: string; readonly add: number }[]): number {
  return reasons.reduce((sum, { code, add }) => sum + (code === 'combatDrugs' ? 0 : add), 0)
}

/** An attack that a model can make, its gadgets counted in. */
export interface Strike extends Skill {
  readonly kind: AttackKind
  readonly reasons: readonly WearingReason[]
  /** How it wounds; null where it does not (R19). */
  readonly weapon: Weapon | null
  /** Inches that it reaches; null without limit. */
  readonly reach: number | null
  /** Inches of its radius; null at one model. */
  readonly radius: number | null
}

/** The Combat Die under combat drugs: the next bigger one, a d12 stays. Source: line 232; R31. */
export function drugged(cd: Die): Die {
  requireWord('cd', cd, DICE)
  return NEXT_DIE[cd]
}

/** Whether somebody may have the gadget: body armour is for troopers of all kinds and the hero. Source: line 230; R30. */
export function mayWear(gadget: Gadget, model: Pick<Model, 'traits'>): boolean {
  return gadget !== 'bodyArmour' || model.traits.includes('armour')
}

/** How often a new one serves; null for what is worn. Source: lines 222–234. */
export function usesOf(gadget: Gadget): number | null {
  return GADGET_TABLE[gadget].uses
}

/** What a model defends with; armour that does not fit it only carries. Source: lines 137, 230, 232; R30, R31. */
export function defenceOf(
  model: Model,
  { bodyArmour, drugged: isDrugged }: Wearing,
  rules: Pick<HouseRules, 'bodyArmour'>,
): { readonly dv: number; readonly cd: Die; readonly reasons: readonly WearingReason[] } {
  const { dv, cd } = model
  const reasons: WearingReason[] = []
  if (bodyArmour && mayWear('bodyArmour', model)) reasons.push({ code: 'bodyArmour', add: rules.bodyArmour })
  if (isDrugged) reasons.push({ code: 'combatDrugs', add: drugged(cd) - cd })
  return { dv: dv + addedBy(reasons), cd: isDrugged ? drugged(cd) : cd, reasons }
}

/** What a model checks skills with; drugs help only by house rule. Source: lines 139, 232; R31. */
export function skillOf(
  model: Model,
  wearing: Wearing,
  { drugsLift }: Pick<HouseRules, 'drugsLift'>,
): Skill | null {
  if (!model.skill) return null
  const { av, cd } = model.skill
  return { av, cd: wearing.drugged && drugsLift === 'combatAndSkills' ? drugged(cd) : cd }
}

/** The skill with which somebody treats a patient, or null: 'Bots by house rule with technical skill. Source: lines 101, 260. */
export function treatingSkill(
  healer: Model,
  wearing: Wearing,
  patient: Pick<Model, 'traits'>,
  rules: Pick<HouseRules, 'drugsLift' | 'botPatients'>,
): Skill | null {
  const isMachine = patient.traits.includes('bot') && rules.botPatients === 'technical'
  const can = isMachine ? healer.skill?.technical : healer.skill?.medical
  return can ? skillOf(healer, wearing, rules) : null
}

/**
 * What a model attacks with in that way, or null where it cannot: the one place for its AV, die, wounds and reach.
 * Source: lines 73–75, 115, 135, 175–177, 206, 226–232, 248–252; R4, R5, R15–R17, R19, R30, R31, R36.
 */
export function strikeOf(model: Model, kind: AttackKind, wearing: Wearing, rules: HouseRules): Strike | null {
  const bare = bareStrike(model, kind, wearing, rules)
  if (!bare) return null
  const reasons: WearingReason[] = []
  if (wearing.upgrades.includes('accurate') && isShot(kind))
    reasons.push({ code: 'accurate', add: rules.accurateUpgrade })
  if (wearing.upgrades.includes('close') && kind === 'hth')
    reasons.push({ code: 'close', add: CLOSE_UPGRADE })
  const av = reasons.reduce((sum, { add }) => sum + add, bare.av)
  if (!wearing.drugged) return { ...bare, kind, av, reasons }
  const cd = drugged(bare.cd)
  return { ...bare, kind, av, cd, reasons: [...reasons, { code: 'combatDrugs', add: cd - bare.cd }] }
}

/** An upgrade is of the weapon that a model carries, not of what it throws. */
function isShot(kind: AttackKind): boolean {
  return kind === 'standard' || kind === 'heavy' || kind === 'radius'
}

type Bare = Omit<Strike, 'kind' | 'reasons'>

function bareStrike(model: Model, kind: AttackKind, { grenade }: Wearing, rules: HouseRules): Bare | null {
  const own = { av: model.av, cd: model.cd }
  switch (kind) {
    case 'hth': {
      // Always one wound, as each model in a radius takes.
      const weapon = rules.hthDamage === 'one' ? 'radius' : 'standard'
      return has(model, 'handless') ? null : { ...own, weapon, reach: rules.hthReach, radius: null }
    }
    case 'standard': {
      const { ranged } = model
      const numbers = ranged?.weapon === 'standard' ? skillIn(ranged) : own
      const isArmed = has(model, 'sidearm') || ranged?.weapon === 'standard'
      const carries = isArmed || (rules.heavySidearm && ranged?.weapon === 'heavy')
      return carries ? { ...numbers, weapon: 'standard', reach: null, radius: null } : null
    }
    case 'heavy':
      return isOneTarget(model)
        ? { ...skillIn(model.ranged), weapon: 'heavy', reach: null, radius: null }
        : null
    case 'radius':
      return blastStrike(model, rules)
    case 'grenade': {
      const inches = { reach: GRENADE_INCHES, radius: BLAST_INCHES }
      if (model.ranged?.weapon === 'grenade') {
        const radius = model.ranged.blast?.inches ?? BLAST_INCHES
        return { ...skillIn(model.ranged), weapon: 'radius', ...inches, radius }
      }
      return grenade ? { ...own, weapon: 'radius', ...inches } : null
    }
    case 'stun':
      return has(model, 'stunners') ? { ...own, ...effectOf(rules), reach: null, radius: null } : null
    case 'gas': {
      const inches = rules.gas === 'grenade' ? { reach: GRENADE_INCHES, radius: BLAST_INCHES } : NO_INCHES
      return has(model, 'stunners') ? { ...own, ...effectOf(rules), ...inches } : null
    }
    default:
      return never(kind)
  }
}

const NO_INCHES = { reach: null, radius: null }
const skillIn = ({ av, cd }: Skill): Skill => ({ av, cd })
const effectOf = ({ effectWeapons }: HouseRules): { readonly weapon: Weapon | null } => ({
  weapon: effectWeapons === 'wounds' ? 'standard' : null,
})

type Armed = Model & { readonly ranged: NonNullable<Model['ranged']> }

/** A team's Heavy may pick out one model for more than its blast does to each; a bad guy's weapon always blasts (R5). */
function isOneTarget(model: Model): model is Armed {
  return model.ranged?.weapon === 'heavy' && (model.ranged.blast?.wounds ?? 1) < 2
}

function blastStrike({ ranged }: Model, { badGuyBlasts }: HouseRules): Bare | null {
  if (ranged?.weapon !== 'heavy' || !ranged.blast) return null
  const weapon = ranged.blast.wounds > 1 && badGuyBlasts === 'heavy' ? 'heavy' : 'radius'
  return { ...skillIn(ranged), weapon, reach: null, radius: ranged.blast.inches }
}
