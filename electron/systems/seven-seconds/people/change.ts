import { and, eq, ne } from 'drizzle-orm'
import type { Checked } from '../../../../shared/contract/index.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { fallenOf } from '../../../../shared/systems/seven-seconds/people/service.ts'
import { battles, battleSides, losses, service, troopers } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { checkNamed } from '../../../pictures/stored.ts'
import { comradeOf, type Roll, type TrooperRow } from './records.ts'

type One = Roll & { readonly row: TrooperRow }
type Change = Checked<'roster.change'>['change']

/** Changes some of what is written of a trooper, as long as their service still fits. */
export function changeTrooper(
  { tables, undo }: Store,
  one: One,
  change: Change,
): Record<string, never> | Refusal {
  const { unit, name, note, campaign, fell, portrait } = change
  const refused = check(tables, one, change)
  if (refused) return refused
  const columns = {
    ...(unit !== undefined && { unit }),
    ...(name !== undefined && { name }),
    ...(note !== undefined && { note }),
    ...(campaign !== undefined && { campaignId: campaign }),
    ...(fell !== undefined && { fell }),
    ...(portrait !== undefined && { portrait }),
  }
  const changed = Object.keys(columns)
  if (changed.length === 0) return {}
  tables.update(troopers).set(columns).where(eq(troopers.id, one.row.id)).run()
  if (portrait !== undefined && changed.length === 1) undo.names('portrait')
  return {}
}

function check(tables: Tables, one: One, { campaign, unit, fell, portrait }: Change): Refusal | null {
  const elsewhere = campaign == null ? null : checkCampaign(tables, one, campaign)
  if (elsewhere) return elsewhere
  const type = unit === undefined || unit === one.row.unit ? null : checkType(tables, one, unit)
  if (type) return type
  const end = fell === undefined || fell === '' ? null : checkFell(one)
  return end ?? checkNamed(tables, portrait)
}

/** Who has fought elsewhere cannot be kept to one campaign, nor where the other is in the trash and may come back. */
function checkCampaign(tables: Tables, { row }: One, campaign: string): Refusal | null {
  const elsewhere = tables
    .select({ id: service.id })
    .from(service)
    .innerJoin(battles, eq(battles.id, service.battleId))
    .where(and(eq(service.trooperId, row.id), ne(battles.campaignId, campaign)))
    .get()
  if (!elsewhere) return null
  const message = `${row.name} has served in another campaign too. Leave them in all campaigns.`
  return { problem: problem('roster/served-elsewhere', message, ['change', 'campaign'], { name: row.name }) }
}

/** The battle in which they fell has to have lost one more of the new type than are named already. */
function checkType(tables: Tables, { row, ...roll }: One, unit: NonNullable<Change['unit']>): Refusal | null {
  const end = (roll.service.get(row.id) ?? []).find(({ fate }) => fate === 'killed')
  if (!end) return null
  const lost = tables
    .select({ count: losses.count })
    .from(losses)
    .innerJoin(battleSides, eq(battleSides.id, losses.sideId))
    .where(
      and(
        eq(battleSides.battleId, end.battleId),
        eq(battleSides.participantId, end.participantId),
        eq(losses.unit, unit),
      ),
    )
    .get()
  const named = tables
    .select({ id: service.id })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .where(
      and(
        eq(service.battleId, end.battleId),
        eq(service.participantId, end.participantId),
        eq(service.fate, 'killed'),
        eq(troopers.unit, unit),
      ),
    )
    .all()
  if (named.length < (lost?.count ?? 0)) return null
  const message = `${row.name} fell in a battle whose losses have no further trooper of that type. Raise its losses first, or keep the type.`
  return { problem: problem('roster/type-in-battle', message, ['change', 'unit'], { name: row.name }) }
}

/** Where a battle tells how they fell, nothing else does. */
function checkFell({ row, ...roll }: One): Refusal | null {
  const fallen = fallenOf({ ...comradeOf(row, roll), fell: '' })
  if (!fallen) return null
  const message = `A battle tells how ${row.name} fell already. Change it there.`
  return { problem: problem('roster/fell-in-battle', message, ['change', 'fell'], { name: row.name }) }
}
