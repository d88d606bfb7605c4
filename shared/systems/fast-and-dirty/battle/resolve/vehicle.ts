import { rollTest } from '../../../../battle/log.ts'
import { SMALL, TWICE_FROM, VEHICLE_DAMAGE, type VehicleDamage } from '../../data/fire.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import type { Log } from '../rules/rule.ts'
import { craftIn, isUnarmoured, mountsLeft, ownerOf, ridersOf, rulesOf, unitIn } from '../state/look.ts'
import type { BattleState, CraftState } from '../state/state.ts'
import { otherSide } from '../words.ts'
import { rollDie } from './dice.ts'
import { lose } from './losses.ts'
import { setDown } from './riders.ts'

/** Penetration and vehicle damage (lines 914–972, 1080–1091). */

/** By how much one hit comes over the armour; null: it cannot (R19). */
export function rollPenetration(
  log: Log,
  q: {
    by: string | null
    at: string
    antiTank: number | null
    armour: number
    twoDice: boolean
    sure?: boolean
  },
): number | null {
  const { state } = log
  if (q.antiTank === null && q.armour > 0 && rulesOf(state).noRating === 'noHarm') return null
  const side = ownerOf(state, q.at) ?? 'side-1'
  const rating = q.antiTank ?? 0
  const by = { purpose: 'penetration' as const, side: ownerOf(state, q.by) ?? otherSide(side), unit: q.by }
  const attack = q.sure ? SIX + rating : rollDie(log, by, rating)
  const roll = { purpose: 'vehicle-armour' as const, side, unit: q.at }
  const first = rollDie(log, roll, q.armour)
  const defence = q.twoDice ? Math.max(first, rollDie(log, roll, q.armour)) : first
  return attack - defence
}

/** What a Legend’s dice show (line 1783). */
const SIX = 6

/** The next of several hits; those after it wait until what it did is settled. Source: lines 914–946. */
export function pierce(log: Log, step: StepOf<'pierce'>): Step[] {
  const { craft, by, hits } = step
  if (hits < 1 || craftIn(log.state, craft)?.fate !== 'onTable') return []
  const lead = rollPenetration(log, { ...step, at: craft })
  if (lead === null) return []
  const then = lead < 0 ? [] : penetrate(log, { craft, by, lead })
  return [...then, ...(hits > 1 ? [{ ...step, hits: hits - 1 }] : [])]
}

/** A hit that has come through: one roll of damage, or the preferred of two (lines 942–946; FAD-134). */
export function penetrate(log: Log, q: { craft: string; by: string | null; lead: number }): Step[] {
  const craft = craftIn(log.state, q.craft)
  if (craft?.fate !== 'onTable') return []
  const side = ownerOf(log.state, q.by) ?? otherSide(craft.side)
  const rolls = q.lead >= TWICE_FROM ? 2 : 1
  const rolled = Array.from({ length: rolls }, () => {
    const face = rollDie(log, { purpose: 'vehicle-damage', side, unit: q.by })
    return VEHICLE_DAMAGE[face - 1] ?? 'crew'
  })
  const able = [...new Set(rolled.filter((one) => applies(craft, one)))]
  const [first, second] = able
  if (first === undefined) return []
  if (second !== undefined) return [{ kind: 'prefer', craft: craft.id, of: [first, second], by: q.by, side }]
  return damaged(log, craft.id, first, q.by)
}

/** What is there already, or never was, is a miss (line 960). */
export function applies(
  { crew, immobilised, document, weaponsOut }: CraftState,
  damage: VehicleDamage,
): boolean {
  if (damage === 'crew') return crew > 0
  if (damage === 'immobilised') return !immobilised
  return damage !== 'weapon' || document.weapons.length > weaponsOut.length
}

/** What a damage does; gives the steps that follow. Source: lines 948–972. */
export function damaged(
  log: Log,
  id: string,
  damage: VehicleDamage,
  by: string | null,
  assault = false,
): Step[] {
  const craft = craftIn(log.state, id)
  if (craft?.fate !== 'onTable') return []
  const weapon = damage === 'weapon' ? weaponOut(log, craft) : null
  log.emit({ kind: 'penetrated', craft: id, damage, weapon, by })
  const now = craftIn(log.state, id) ?? craft
  if (damage === 'destroyed') return wrecked(log, id, by, assault)
  const crashes = damage === 'immobilised' && craft.document.method === 'fly' && !craft.landed
  if (crashes) return wrecked(log, id, by, assault)
  return damage === 'crew' ? driverGone(log, now, by, assault) : []
}

function weaponOut(log: Log, craft: CraftState): number {
  const { id, side } = craft
  const left = mountsLeft(craft)
  const [first = 1] = left
  if (left.length < 2) return first
  const roll = { purpose: 'weapon-lost' as const, side, unit: id, die: `d${left.length}` as const }
  const { dice } = rollTest(log, { test: 'above', target: 0 }, roll)
  return left[(dice[0] ?? 1) - 1] ?? first
}

/** Of a transport whoever is lost drove it: on the move it crashes; with nobody left it stays where it stands, and others are left (lines 956, 1089; FAD-132). */
export function driverGone(
  log: Log,
  { id, document, speed, crew }: CraftState,
  by: string | null,
  assault: boolean,
): Step[] {
  const isTransport = document.type === 'lightTransports'
  if (isTransport && speed !== 'still') return wrecked(log, id, by, assault)
  if (crew > 0) return []
  setDown(log, id)
  if (!isTransport || rulesOf(log.state).driverless === 'lost') lose(log, id, 'destroyed', by)
  return []
}

/** A wreck: crew and perhaps riders dead, and who stands near it is marked (lines 966–972, 1091). */
function wrecked(log: Log, id: string, by: string | null, assault: boolean): Step[] {
  const craft = craftIn(log.state, id)
  if (!craft) return []
  const side = ownerOf(log.state, by) ?? otherSide(craft.side)
  lose(log, id, 'destroyed', by)
  // Of those who ride in it some may have lost heart with it (line 650).
  const riders = ridersOf(log.state, id).map((one) => one.id)
  if (assault)
    for (const rider of riders) {
      const unit = unitIn(log.state, rider)
      const figures = unit?.figures.filter(({ fate }) => fate !== 'killed').map((one) => one.id) ?? []
      log.emit({ kind: 'figures-hit', unit: rider, figures, fate: 'killed', by })
      lose(log, rider, 'destroyed', by)
    }
  else setDown(log, id, by, riders)
  const spared = assault && rulesOf(log.state).wreckMarks === 'othersOnly' ? by : null
  return [{ kind: 'wreck', side, small: isSmall(log.state, craft), spared }]
}

const isSmall = (state: BattleState, craft: CraftState): boolean =>
  rulesOf(state).smallVehicles === 'unarmoured' ? isUnarmoured(craft) : craft.document.type === SMALL
