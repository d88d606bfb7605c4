import { problem, type Problem } from '../../../problem.ts'
import type { TrooperType } from '../words.ts'
import { namedBeyondLosses, type Counts } from './fallen.ts'

/** A trooper's part in one battle, as far as life and death go. */
export interface Served {
  readonly battle: string
  readonly campaign: string
  /** Where the battle stands in its campaign, from 1. */
  readonly position: number
  readonly fate: 'unhurt' | 'wounded' | 'killed'
}

/** A named trooper with what decides whether they can serve. */
export interface Comrade {
  readonly id: string
  readonly name: string
  readonly unit: TrooperType
  /** How they fell where no battle tells it; empty when they did not. */
  readonly fell: string
  readonly served: readonly Served[]
}

/** One side of a battle whose record is written. */
export interface RecordedSide {
  readonly battle: string
  readonly campaign: string
  readonly position: number
  readonly lost: Counts
}

interface Entry {
  readonly trooper: string
  readonly fate: Served['fate']
  readonly wounds: number
}

/** Whether a trooper has fallen, and the battle in which they were killed where one tells it (R30). */
export function fallenOf({
  fell,
  served,
}: Pick<Comrade, 'fell' | 'served'>): { battle: string | null } | null {
  const killed = served.find(({ fate }) => fate === 'killed')
  if (killed) return { battle: killed.battle }
  return fell === '' ? null : { battle: null }
}

/**
 * What stands against a side's record of a battle: a trooper of another faction, one that stands there twice, one
 * that had fallen before or serves later (R30), wounds of an unhurt one, or more named killed of a type than the
 * side has lost. `comrades` are the faction's troopers that can be meant.
 */
export function checkRecord(
  side: RecordedSide,
  comrades: ReadonlyMap<string, Comrade>,
  entries: readonly Entry[],
): Problem | null {
  const seen = new Set<string>()
  const killed: TrooperType[] = []
  for (const [index, entry] of entries.entries()) {
    const path = ['entries', index]
    const who = comrades.get(entry.trooper)
    if (!who) return notTheirs([...path, 'trooper'])
    if (seen.has(who.id)) return twice(who, [...path, 'trooper'])
    seen.add(who.id)
    if (entry.fate === 'unhurt' && entry.wounds > 0) return unhurt(who, [...path, 'fate'])
    const hindered = checkLife(side, who, entry, path)
    if (hindered) return hindered
    if (entry.fate !== 'killed') continue
    killed.push(who.unit)
    if (namedBeyondLosses(side.lost, killed)[who.unit]) return beyond(who.unit, side, [...path, 'fate'])
  }
  return null
}

/** Killed is out of this and all later battles (R30). What is known already of this battle may stay as it is. */
function checkLife(
  { battle, campaign, position }: RecordedSide,
  who: Comrade,
  entry: Entry,
  path: readonly (string | number)[],
): Problem | null {
  const others = who.served.filter((one) => one.battle !== battle)
  const known = others.length < who.served.length
  const before = others.find(
    (one) => one.fate === 'killed' && one.campaign === campaign && one.position < position,
  )
  if (before) {
    const message = `${who.name} fell in battle ${before.position} and is out of all later ones (R30). Take them off this battle, or change their fate in battle ${before.position} first.`
    return problem('roster/fallen-before', message, [...path, 'trooper'], {
      name: who.name,
      battle: before.position,
    })
  }
  const elsewhere = others.some((one) => one.fate === 'killed' && one.campaign !== campaign)
  if (!known && (elsewhere || who.fell !== '')) {
    const message = `${who.name} has fallen already and cannot serve here. Choose somebody else, or change how they fell.`
    return problem('roster/fallen-elsewhere', message, [...path, 'trooper'], { name: who.name })
  }
  if (entry.fate !== 'killed') return null
  const after = others.find((one) => one.campaign === campaign && one.position > position)
  if (after) {
    const message = `${who.name} serves in battle ${after.position}, after this one, so they cannot have fallen here. Take them off battle ${after.position} first, or choose another fate.`
    return problem('roster/serves-later', message, [...path, 'fate'], {
      name: who.name,
      battle: after.position,
    })
  }
  const twiceKilled = others.some((one) => one.fate === 'killed')
  if (!twiceKilled) return null
  const message = `${who.name} has fallen in another campaign already. Choose another fate.`
  return problem('roster/killed-twice', message, [...path, 'fate'], { name: who.name })
}

function notTheirs(path: readonly (string | number)[]): Problem {
  const message =
    'This trooper does not serve with this faction in this campaign. Choose one from its roster.'
  return problem('roster/not-theirs', message, path)
}

function twice({ name }: Comrade, path: readonly (string | number)[]): Problem {
  return problem('roster/twice', `${name} is on this list twice. Take one of the two off.`, path, { name })
}

function unhurt({ name }: Comrade, path: readonly (string | number)[]): Problem {
  const message = `${name} is unhurt but has wounds. Choose wounded, or set the wounds to 0.`
  return problem('roster/unhurt-wounds', message, path, { name })
}

function beyond(unit: TrooperType, { lost }: RecordedSide, path: readonly (string | number)[]): Problem {
  const n = lost[unit] ?? 0
  const word = unit.charAt(0).toUpperCase() + unit.slice(1)
  const message = `This side's result says ${n} ${word} lost, and more are named as killed. Raise the losses by correcting the battle, or choose another fate.`
  return problem('roster/more-than-lost', message, path, { unit: word, lost: n })
}
