import { asMounted } from '../../sheet.ts'
import { mostHits } from '../../vehicle.ts'
import { FIRE_MODES } from '../../data/attacks.ts'
import { recoilLoss, rounds } from '../../weapons.ts'
import { BANDS, type Arc, type Band, type Mode } from '../../words.ts'
import { BARE_HANDS, isOfBody, type Weapon } from '../../documents/weapon.ts'
import type { Shot } from '../documents/steps.ts'
import {
  allCrafts,
  craftIn,
  declaredRounds,
  dmIn,
  fighterIn,
  isBlinded,
  isClosed,
  isDisabled,
  roundsLost,
  rulesOf,
  vehicleDraftOf,
} from '../state/look.ts'
import { isByPiece, type BattleState, type Craft, type Fighter } from '../state/state.ts'

/** What somebody may attack with: what is in hand, and what is mounted where they sit. */

export interface Arm {
  /** As commands call it. */
  readonly ref: string
  readonly weapon: Weapon
  readonly loaded: number
  readonly spare: number
  /** Where it is mounted; null: it is carried. */
  readonly craft: Craft | null
  readonly arc: Arc | null
  readonly hits: number
}

export const isMelee = ({ weapon }: Pick<Arm, 'weapon'>): boolean => weapon.weapon === 'melee'
/** It delivers something that bursts (lines 136, 176). */
export const isPayload = ({ weapon }: Pick<Arm, 'weapon'>): boolean => weapon.blast !== null

/** Bare hands, as commands call them: no id of a document has a dot. */
export const HANDS = 'bare.hands'
const BARE: Arm = { ref: HANDS, weapon: BARE_HANDS, loaded: 0, spare: 0, craft: null, arc: null, hits: 0 }

/** Every weapon that somebody could use at once, loaded or not; people strike with bare hands too (lines 47, 144). */
export function armsOf(state: BattleState, fighter: Fighter): readonly Arm[] {
  const own = fighter.weapons
    .filter(({ at }) => at === 'hand')
    .map(({ id, weapon, loaded, spare }) => ({
      ref: id,
      weapon,
      loaded,
      spare,
      craft: null,
      arc: null,
      hits: 0,
    }))
  const hasOwn = fighter.isMachine || own.some(({ weapon }) => isOfBody(weapon))
  const all = [
    ...own,
    ...(hasOwn ? [] : [BARE]),
    ...allCrafts(state)
      .filter((craft) => canFire(state, fighter, craft))
      .flatMap((craft) => mounted(state, craft)),
  ]
  return all.map((arm) => {
    const declared = declaredRounds(state, { ...arm, by: fighter.id })
    return isByPiece(arm)
      ? { ...arm, spare: arm.spare - declared }
      : { ...arm, loaded: arm.loaded - declared }
  })
}

/** Nothing mounted fires while a vehicle has lost its actions, or once it is disabled (lines 302–304, 328; TRV-274). */
function canFire(state: BattleState, fighter: Fighter, craft: Craft): boolean {
  if (craft.destroyed || craft.hidden || isDisabled(state, craft)) return false
  if (roundsLost(state, craft, fighter.id) > 0) return false
  return craft.id === fighter.id || craft.operator === fighter.id || fighter.aboard?.craft === craft.id
}

function mounted(state: BattleState, craft: Craft, isLost = false): Arm[] {
  const draft = vehicleDraftOf(state, craft.id)
  return (draft?.weapons ?? []).flatMap(({ id, weapon: built, arc }) => {
    const weapon = draft ? asMounted(built, draft) : built
    const hits = craft.shell.weapons.find((one) => one.id === id)?.hits ?? 0
    const stock = craft.weapons.find((one) => one.id === id)
    const isWhole = hits < mostHits('weapon')
    return (isWhole || isLost) && stock
      ? [{ ref: `${craft.id}/${id}`, weapon, loaded: stock.loaded, spare: stock.spare, craft, arc, hits }]
      : []
  })
}

export function armIn(state: BattleState, fighter: Fighter, ref: string): Arm | null {
  return armsOf(state, fighter).find((one) => one.ref === ref) ?? null
}

/**
 * What flies strikes whatever has become of what it came from: what was thrown is in hand no more, and of full auto the
 * gun or its mount may be lost (lines 95, 140).
 */
export function armInAir(state: BattleState, fighter: Fighter, ref: string): Arm | null {
  const held = fighter.weapons.find(({ id }) => id === ref)
  return (
    armIn(state, fighter, ref) ??
    (held
      ? { ref, weapon: held.weapon, loaded: 0, spare: 0, craft: null, arc: null, hits: 0 }
      : (allCrafts(state)
          .flatMap((craft) => mounted(state, craft, true))
          .find((one) => one.ref === ref) ?? null))
  )
}

/** With what a shot is made: a pair of full auto is in the air. */
export const armOfShot = (state: BattleState, fighter: Fighter, { weapon, pair }: Shot): Arm | null =>
  pair === null ? armIn(state, fighter, weapon) : armInAir(state, fighter, weapon)

/** The fire modes for which there are rounds enough, or pieces on a mount (lines 92–95, 176; TRV-096). */
export function modesOf({ weapon, loaded, spare, craft }: Arm): readonly Mode[] {
  if (craft !== null && isByPiece({ weapon }) && spare <= 0) return []
  const modes: readonly Mode[] = weapon.auto === null ? ['single'] : ['single', 'burst', 'auto']
  return modes.filter((mode) => weapon.magazine === null || rounds(firing(weapon, mode)) <= loaded)
}

/** A weapon's Auto rating with a mode, as the functions ask for it. */
export const firing = ({ auto }: Weapon, mode: Mode): { readonly mode: Mode; readonly auto: number } => ({
  mode,
  auto: auto ?? 0,
})

/**
 * What the next round's Initiative loses to Recoil or Heft: nothing to what has no rating or to what one does not ride; by
 * house rule half an odd Auto is rounded up. Source: lines 58–60; R18, TRV-064.
 */
export function recoilOf(state: BattleState, fighter: Fighter, { weapon, craft }: Arm, mode: Mode): number {
  const { recoil } = weapon
  const isFelt = craft === null || craft.id === fighter.aboard?.craft
  if (recoil === null || !isFelt) return 0
  const isOdd = mode === 'auto' && (weapon.auto ?? 0) % 2 === 1
  return recoilLoss({
    strengthDm: dmIn(state, fighter, 'str'),
    recoil: recoil + (isOdd && rulesOf(state).halves === 'up' ? 1 : 0),
    ...firing(weapon, mode),
  })
}

/** What burst fire adds to the damage (line 94). */
export const burstDamage = ({ auto }: Weapon, mode: Mode): number => FIRE_MODES[mode].damage * (auto ?? 0)

/** Bands that a weapon reaches, in runs without a gap. */
export function reach({ range }: Weapon): readonly (readonly Band[])[] {
  const runs: Band[][] = []
  for (const [at, band] of BANDS.entries()) {
    if (range[band] === null) continue
    const before = BANDS[at - 1]
    const isOn = before !== undefined && range[before] !== null
    if (isOn) runs.at(-1)?.push(band)
    else runs.push([band])
  }
  return runs
}

/** A machine without sensors; what a drone has mounted is as blind as the drone (line 297, TRV-273). */
export function isBlind(state: BattleState, fighter: Fighter, arm: Arm | null = null): boolean {
  const craft = arm?.craft ?? (fighter.isMachine ? craftIn(state, fighter.id) : null)
  return craft !== null && isBlinded(state, craft)
}

/** Rides a closed vehicle: shoots through ports, and is covered by it (lines 196–197). */
export function closedCraftOf(state: BattleState, id: string | null): Craft | null {
  const craft = craftIn(state, fighterIn(state, id)?.aboard?.craft ?? null)
  return craft && isClosed(state, craft) ? craft : null
}

/** It neither shoots nor reacts, by house rule. */
export const isHelpless = (state: BattleState, fighter: Fighter, arm: Arm | null = null): boolean =>
  isBlind(state, fighter, arm) && rulesOf(state).blindRobots === 'helpless'
