import { requireList, requireMeasure, requireObject, requireWhole, requireWord } from '../arguments.ts'
import { VIP_CAPTURE } from './data/missions.ts'
import { BASE_COUNTS, type BaseCount } from './words.ts'

/** How near a Unit is to the VIP, in inches: a vehicle, or each base alive of those that it started with. */
export type Near =
  { readonly inches: number } | { readonly bases: readonly number[]; readonly start: BaseCount }

/**
 * Victory Points of a Taskforce Activation that ends: one for each own Unit at the VIP, one less for each enemy near it,
 * never below 0. Source: line 661; R30.
 */
export function vipScore(q: { readonly own: readonly Near[]; readonly enemy: readonly Near[] }): number {
  requireObject('vip', q)
  const { scores, takes } = VIP_CAPTURE
  const gained = scores.points * within('own', q.own, scores.within)
  const lost = takes.points * within('enemy', q.enemy, takes.within)
  return Math.max(0, gained - lost)
}

function within(name: string, all: readonly Near[], inches: number): number {
  requireList(name, all)
  for (const near of all) requireNear(name, near)
  return all.filter((near) =>
    'inches' in near
      ? near.inches <= inches
      : near.bases.filter((one) => one <= inches).length > near.start * VIP_CAPTURE.share,
  ).length
}

function requireNear(name: string, near: Near): void {
  requireObject(name, near)
  if ('inches' in near) {
    requireMeasure('inches', near.inches)
    return
  }
  const { bases, start } = near
  requireWord('start', start, BASE_COUNTS)
  requireList('bases', bases)
  for (const one of bases) requireMeasure('bases', one)
  requireWhole('bases.length', bases.length, 0, start)
}
