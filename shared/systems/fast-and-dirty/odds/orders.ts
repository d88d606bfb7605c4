import {
  levelOf,
  pieceIn,
  hasPersonality,
  has,
  isPowered,
  markerOf,
  rulesOf,
  traitsOf,
  unitIn,
  figuresUp,
} from '../battle/state/look.ts'
import type { BattleState, UnitState } from '../battle/state/state.ts'
import { spotterLevel } from '../battle/actions/orders.ts'
import {
  ANTI_AIR_DICE,
  ANTI_AIR_KILLS,
  APTITUDE_TABLE,
  ARTILLERY,
  DEMOLITION,
  DROP,
  HARM,
  HEAL,
  POWER_TABLE,
  PSIONICS,
  RECOVERY,
  TASK_DICE,
} from '../data/advanced.ts'
import { PERSONALITY_TABLE } from '../data/traits.ts'
import { QUALITY_TABLE } from '../data/units.ts'
import { successOdds } from '../morale.ts'
import { byTraits } from '../sheet.ts'
import type { AntiAir, Aptitude, Power, Quality } from '../words.ts'
import { atMost, thenOf, triesOf, type Spread } from '../chances/spread.ts'
import { inThree, whyIf, type Told } from './told.ts'
import { shareFrom } from '../chances/wreck.ts'

/** Command actions, powers and drops: what their dice come to (lines 1190–1259, 1351–1369, 1505–1579, 1646–1681). */

export const ORDERS = ['rig', 'detonate', 'task', 'aid', 'abandon', 'hide'] as const
export type Order = (typeof ORDERS)[number]

const NOBODY: Told = { chances: [], reasons: [] }

/** An order given by a unit as it stands; a task by Skill, or by Quality where nobody has one. */
export function orderTold(state: BattleState, id: string, order: Order, skill: Aptitude | null): Told {
  const unit = unitIn(state, id)
  if (!unit) return NOBODY
  const need = levelOf(state, unit)
  const engineer = byTraits(traitsOf(state, unit), 'chargeSucceeds')
  const medic = hasPersonality(state, unit, 'medic')
  switch (order) {
    case 'rig': {
      const underFire = markerOf(state, unit) === 'underFire'
      const dice = DEMOLITION.rigDice + (underFire ? DEMOLITION.underFire : 0)
      return {
        chances: inThree(successOdds({ dice, need, auto: engineer }), ['rigged', 'rigging', 'notRigged']),
        reasons: [
          { code: 'dice', at: '1204–1212', values: { n: dice, need } },
          ...whyIf(underFire, 'rigUnderFire', '1212'),
          ...whyIf(engineer, 'engineer', '1202, 1727'),
        ],
      }
    }
    case 'detonate': {
      const dice = DEMOLITION.detonateDice
      return {
        chances: inThree(successOdds({ dice, need, auto: engineer }), ['blown', 'badlyDamaged', 'fizzled']),
        reasons: [
          { code: 'dice', at: '1218–1220', values: { n: dice, need } },
          ...whyIf(engineer, 'engineer', '1202, 1727'),
          { code: 'collapses', at: '1222', values: { need: DEMOLITION.collapses } },
        ],
      }
    }
    case 'task': {
      const on = skill === null ? need : APTITUDE_TABLE[skill]
      return {
        chances: inThree(successOdds({ dice: TASK_DICE, need: on }), ['done', 'again', 'failed']),
        reasons: [
          { code: 'dice', at: '1660', values: { n: TASK_DICE, need: on } },
          { code: skill === null ? 'byQuality' : 'bySkill', at: '1664–1667' },
        ],
      }
    }
    case 'aid': {
      const suppressed = markerOf(state, unit) !== null
      const own = byTraits(traitsOf(state, unit), 'aid')
      const plus = (suppressed ? RECOVERY.suppressed : 0) + (medic ? RECOVERY.medic : 0) + own
      const [fit, alive] = [shareFrom(RECOVERY.recovers - plus), shareFrom(RECOVERY.stabilised - plus)]
      return {
        chances: [
          { code: 'fit', chance: fit },
          { code: 'stabilised', chance: alive - fit },
          { code: 'dies', chance: 1 - alive },
        ],
        reasons: [
          { code: 'aidDie', at: '1560–1571' },
          ...whyIf(suppressed, 'aidUnderFire', '1562', { n: RECOVERY.suppressed }),
          ...whyIf(medic, 'medic', '1480', { n: RECOVERY.medic }),
          ...whyIf(own, 'ownTraits', '319', { n: own }),
        ],
      }
    }
    case 'abandon': {
      const isFree = medic || has(state, unit, 'hardened') || has(state, unit, 'relentless')
      const keeps = isFree ? 1 : shareFrom(RECOVERY.abandons)
      return {
        chances: [
          { code: 'keepsResolve', chance: keeps },
          { code: 'losesResolve', chance: 1 - keeps },
        ],
        reasons: [
          isFree
            ? { code: 'abandonsFreely', at: '1579, 1753, 1799' }
            : { code: 'abandonDie', at: '1575–1577', values: { need: RECOVERY.abandons } },
        ],
      }
    }
    case 'hide': {
      const isSure = has(state, unit, 'stealth')
      const hides = isSure ? 1 : shareFrom(need)
      return {
        chances: [
          { code: 'hides', chance: hides },
          { code: 'seen', chance: 1 - hides },
        ],
        reasons: [
          isSure ? { code: 'stealth', at: '1827' } : { code: 'hideDie', at: '1334–1341', values: { need } },
        ],
      }
    }
  }
}

/** A call for artillery: whether the gun answers, and how far its strike strays. Source: lines 1351–1369, 1474, 1791; R26. */
export interface CallTold extends Told<'strikes' | 'garbled' | 'silenced' | 'pinpoint' | 'strays'> {
  /** Inches from the point, of strikes that fall; null where each failure strays in a direction of its own. */
  readonly inches: Spread | null
}
export function callTold(state: BattleState, id: string, gun: Quality): CallTold {
  const piece = pieceIn(state, id)
  const unit = unitIn(state, id)
  if (!piece) return { chances: [], reasons: [], inches: null }
  const auto = unit ? byTraits(traitsOf(state, unit), 'artillerySucceeds') : 0
  const plus =
    unit && hasPersonality(state, unit, 'comms') ? (PERSONALITY_TABLE.comms.does.artillery ?? 0) : 0
  const [need, level] = [QUALITY_TABLE[gun].level, spotterLevel(state, piece)]
  const timing = successOdds({ dice: ARTILLERY.timing, need, auto, plus })
  const accuracy = successOdds({ dice: ARTILLERY.accuracy, need: level })
  const called = inThree(timing, ['strikes', 'garbled', 'silenced'] as const)
  const strikes = called[0]?.chance ?? 0
  const pinpoint = accuracy[ARTILLERY.accuracy] ?? 0
  return {
    chances: [
      ...called,
      { code: 'pinpoint', chance: strikes * pinpoint },
      { code: 'strays', chance: strikes * (1 - pinpoint) },
    ],
    inches: rulesOf(state).scatter === 'summed' ? scatterOdds(accuracy.toReversed()) : null,
    reasons: [
      { code: 'timing', at: '1357–1365', values: { n: ARTILLERY.timing, need } },
      ...whyIf(auto, 'reconCalls', '1791'),
      ...whyIf(plus, 'comms', '1474', { n: plus }),
      { code: 'accuracy', at: '1367', values: { n: ARTILLERY.accuracy, need: level } },
      { code: 'scatter', at: '1367' },
    ],
  }
}

/** Inches of scatter after so many failures, a die for each, added. Source: lines 1245, 1367; R26. */
export const scatterOdds = (failures: Spread): number[] => {
  const die = [0, ...Array.from({ length: 6 }, () => 1 / 6)]
  return thenOf(failures, (count) => {
    let sum: Spread = [1]
    for (let n = 0; n < count; n += 1)
      sum = thenOf(sum, (inches) => [...Array.from({ length: inches }, () => 0), ...die])
    return sum
  })
}

/** A psionic power. Source: lines 1511–1546. */
export function powerTold(state: BattleState, id: string, power: Power): Told {
  const unit = unitIn(state, id)
  const figure = unit?.document.figures.find(({ role }) => role === 'psionic')
  if (!unit || !figure) return NOBODY
  const need = APTITUDE_TABLE[figure.aptitude ?? 'marginal']
  const spread = successOdds({ dice: PSIONICS.dice, need })
  const works = 1 - (spread[0] ?? 0)
  const wounds = rulesOf(state).recoverWounded
  const harm = wounds ? HARM.killsWithWounds : HARM.kills
  return {
    chances: [
      { code: 'works', chance: works },
      { code: 'costs', chance: (spread[0] ?? 0) + (spread[1] ?? 0) },
      ...(power === 'harm' ? [{ code: 'harms', chance: works * shareFrom(harm) }] : []),
      ...(power === 'harm' && wounds
        ? [{ code: 'hurts', chance: works * (shareFrom(HARM.wounds) - shareFrom(harm)) }]
        : []),
      ...(power === 'heal' ? [{ code: 'heals', chance: works * shareFrom(HEAL) }] : []),
    ],
    reasons: [
      { code: 'powerDice', at: '1517–1524', values: { n: PSIONICS.dice, need } },
      { code: `does.${power}`, at: String(POWER_TABLE[power].line) },
      { code: 'powerStrength', at: '1511, 1524', values: { n: unit.strength ?? PSIONICS.strength } },
    ],
  }
}

/** A drop with the guns that fire at it. Source: lines 1226–1259; R26. */
export interface DropTold extends Told {
  readonly inches: Spread | null
  /** Whom the guns and the ground take. */
  readonly fallen: Spread
}
export function dropTold(
  state: BattleState,
  id: string,
  said: { readonly flak: readonly AntiAir[]; readonly rough: boolean },
): DropTold {
  const unit = unitIn(state, id)
  if (!unit) return { ...NOBODY, inches: null, fallen: [1] }
  const need = levelOf(state, unit)
  const landed = successOdds({ dice: DROP.dice, need })
  const size = figuresUp(unit).length
  const dice = said.flak.reduce((sum, gun) => sum + ANTI_AIR_DICE[gun], 0)
  const shot = atMost(triesOf(dice, shareFrom(ANTI_AIR_KILLS)), size)
  const hurt = roughHurts(unit)
  const fallen = said.rough ? thenOf(shot, (down) => after(down, triesOf(size - down, hurt))) : shot
  return {
    chances: [
      { code: 'perfect', chance: landed[DROP.dice] ?? 0 },
      { code: 'strays', chance: 1 - (landed[DROP.dice] ?? 0) - (landed[0] ?? 0) },
      { code: 'landsPinned', chance: landed[0] ?? 0 },
      ...(dice > 0 ? [{ code: 'shotDown', chance: 1 - (shot[0] ?? 0) }] : []),
      ...(dice > 0 || said.rough ? [{ code: 'wipedOut', chance: fallen[size] ?? 0 }] : []),
    ],
    inches: rulesOf(state).scatter === 'summed' ? scatterOdds(landed.toReversed()) : null,
    fallen,
    reasons: [
      { code: 'dice', at: '1234–1243', values: { n: DROP.dice, need } },
      { code: 'dropScatter', at: '1245–1247' },
      ...whyIf(dice, 'flak', '1251–1259', { n: dice, need: ANTI_AIR_KILLS }),
      ...whyIf(said.rough, isPowered(unit) ? 'roughPower' : 'rough', '1249'),
    ],
  }
}
const after = (by: number, spread: Spread): number[] => [...Array.from({ length: by }, () => 0), ...spread]
/** A figure that comes down on a roof or in a wood is killed or wounded. */
const roughHurts = (unit: UnitState): number =>
  shareFrom(isPowered(unit) ? DROP.powerWoundedOn : DROP.woundedOn)
