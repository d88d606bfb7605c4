import {
  requireCount,
  requireFlag,
  requireMeasure,
  requireModifier,
  requireObject,
  requireWord,
} from '../arguments.ts'
import {
  BANDS,
  COVERS,
  DODGES,
  LIGHTS,
  MODES,
  SIGHTS,
  SMOKES,
  STANCES,
  WEAPON_KINDS,
  type Band,
  type Cover,
  type Dodge,
  type Light,
  type Mode,
  type Sight,
  type Smoke,
  type Stance,
  type WeaponKind,
} from './words.ts'

/** One attack on one target, all values known. */
export interface Attack {
  readonly weapon: {
    readonly kind: WeaponKind
    /** Its DM in each band that it reaches. */
    readonly range: Readonly<Partial<Record<Band, number>>>
    readonly auto?: number
    readonly laser?: boolean
  }
  readonly mode?: Mode
  /** Cover that hides more than it stops (line 111). */
  readonly softCover?: boolean
  /** What targets in place of the naked eye (R43). */
  readonly sensors?: Sight
  /** Its level; null: not held. */
  readonly skill: number | null
  readonly characteristicDm: number
  /** Minor Actions of aim. */
  readonly aim?: number
  readonly laserSight?: boolean
  readonly band: Band
  readonly cover?: Cover
  /** The target's. */
  readonly stance?: Stance
  /** Metres since its last turn began (R25). */
  readonly targetMoved?: number
  readonly dodge?: Dodge
  /** The Melee level of a target that parries: 0 is a reaction too. */
  readonly parry?: number
  readonly light?: Light
  readonly smoke?: Smoke
  readonly weather?: boolean
  /** Another combatant is at Personal range of the target. */
  readonly intoCombat?: boolean
  readonly hasty?: boolean
  /** How often the attacker has reacted. */
  readonly reactions?: number
  readonly vehicleTarget?: boolean
  /** Effects of both vehicles' evasive action. */
  readonly evasion?: number
  /** The tolerance of the weapon's program; left out: it has none. */
  readonly intelligent?: number
}

const FLAGS = ['softCover', 'laserSight', 'weather', 'intoCombat', 'hasty', 'vehicleTarget'] as const
const COUNTS = ['aim', 'parry', 'reactions', 'evasion', 'intelligent'] as const

/** Whether every value of an attack is one; the rules may still refuse it. */
export function requireAttack(q: Attack): void {
  requireObject('weapon', q.weapon)
  const { kind, range, auto = 0, laser } = q.weapon
  requireWord('weapon.kind', kind, WEAPON_KINDS)
  requireObject('weapon.range', range)
  for (const [band, dm] of Object.entries<number | undefined>(range)) {
    requireWord<string>('weapon.range', band, BANDS)
    if (dm !== undefined) requireModifier(`weapon.range.${band}`, dm)
  }
  requireCount('weapon.auto', auto)
  requireFlag('weapon.laser', laser)
  if (q.skill !== null) requireCount('skill', q.skill)
  requireModifier('characteristicDm', q.characteristicDm)
  requireWord('band', q.band, BANDS)
  const { mode = 'single', cover = 0, stance = 'standing', targetMoved = 0 } = q
  requireWord('mode', mode, MODES)
  requireWord('cover', cover, COVERS)
  requireWord('stance', stance, STANCES)
  requireMeasure('targetMoved', targetMoved)
  for (const flag of FLAGS) requireFlag(flag, q[flag])
  for (const count of COUNTS) if (q[count] !== undefined) requireCount(count, q[count])
  if (q.sensors !== undefined) requireWord('sensors', q.sensors, SIGHTS)
  if (q.dodge !== undefined) requireWord('dodge', q.dodge, DODGES)
  if (q.light !== undefined) requireWord('light', q.light, LIGHTS)
  if (q.smoke !== undefined) requireWord('smoke', q.smoke, SMOKES)
}
