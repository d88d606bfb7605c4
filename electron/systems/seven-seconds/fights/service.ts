import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { deedsOf, type Deeds } from '../../../../shared/systems/seven-seconds/battle/ending/service.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { BattleSide } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { unitSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { checkRecord } from '../../../../shared/systems/seven-seconds/people/service.ts'
import { troopers } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { comradeOf, loadRoll } from '../people/records.ts'
import { insertService } from '../people/service.ts'
import { rosterOf, type SideRoster } from './side-faction.ts'
import type { StoredFight } from '../../../fights/stored.ts'

type Told = Pick<Checked<'fights.enter'>, 'fates' | 'recruit'>
interface Entered {
  readonly battle: string
  /** Where it stands in its campaign, from 1. */
  readonly position: number
  readonly sides: readonly [BattleSide, BattleSide]
}

/** Writes what the named troopers of both sides did and suffered in a battle that has just been entered. */
export function writeService(
  tables: Tables,
  fight: StoredFight,
  state: BattleState,
  entered: Entered,
  told: Told,
): Refusal | null {
  const deeds = deedsOf(Object.values(state.units))
  const stranger = told.fates.find(({ unit }) => !deeds.some((one) => one.unit.id === unit))
  if (stranger) return notNamed(stranger.unit)
  for (const [index, side] of SIDES.entries()) {
    const roster = rosterOf(tables, fight, side)
    const lost = entered.sides[index]?.lost ?? {}
    const own = deeds.filter(({ unit }) => unit.side === side)
    const refused = roster && writeSide(tables, { side, roster, lost, own, entered, told })
    if (refused) return refused
  }
  return null
}

interface SideOf {
  readonly side: Side
  readonly roster: SideRoster
  readonly lost: BattleSide['lost']
  readonly own: readonly Deeds[]
  readonly entered: Entered
  readonly told: Told
}

function writeSide(
  tables: Tables,
  { side, roster, lost, own, entered: { battle, position }, told }: SideOf,
): Refusal | null {
  const entries = own.flatMap(({ unit, fate, round, kills }) => {
    const trooper = unit.trooper ?? (told.recruit.includes(side) ? recruit(tables, roster, unit) : null)
    const said = told.fates.find((one) => one.unit === unit.id)
    const proposed = { fate, wounds: 0, round, cause: '' }
    return trooper === null ? [] : [{ ...proposed, ...said, unit: unit.id, trooper, kills, decorations: [] }]
  })
  const roll = loadRoll(tables, roster)
  const comrades = new Map(roll.rows.map((row) => [row.id, comradeOf(row, roll)]))
  const refused = checkRecord({ battle, campaign: roster.campaign, position, lost }, comrades, entries)
  if (refused) {
    const [, index] = refused.path
    const unit = typeof index === 'number' ? entries[index]?.unit : undefined
    return { problem: { ...refused, path: ['fates', unit ?? ''] } }
  }
  for (const { unit: _unit, ...entry } of entries)
    insertService(tables, { battle, participant: roster.participant, ...entry })
  return null
}

/** Somebody with a free name joins the roster of the campaign. */
function recruit(
  tables: Tables,
  { faction: factionId, campaign: campaignId }: SideRoster,
  { type, name }: Deeds['unit'],
): string {
  const id = uuid()
  const createdAt = new Date().toISOString()
  tables
    .insert(troopers)
    .values({ id, factionId, campaignId, unit: unitSchema.parse(type), name: name ?? '', createdAt })
    .run()
  return id
}

function notNamed(unit: string): Refusal {
  const message = 'Only troopers with a name have a fate here: look at the battle again.'
  return { problem: problem('fight/not-named', message, ['fates', unit]) }
}
