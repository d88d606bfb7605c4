import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { BattleReport } from '../../../../shared/systems/seven-seconds/contract/battles.ts'
import { TROOPERS } from '../../../../shared/systems/seven-seconds/words.ts'
import { makeRoomBefore as makeRoom } from '../../../../shared/systems/seven-seconds/campaign/changes.ts'
import type { CampaignFacts } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { factsOf, type StoredCampaign } from '../campaigns/facts.ts'
import { battles, battleSides, losses, techPurchases } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

interface NewBattle {
  readonly id: string
  readonly campaignId: string
  readonly number: number
  readonly report: BattleReport
  readonly level: 'record' | 'assist' | 'enforce'
}

export function insertBattle(tables: Tables, { id, campaignId, number, report, level }: NewBattle): void {
  const createdAt = new Date().toISOString()
  tables
    .insert(battles)
    .values({ id, campaignId, number, level, createdAt, ...columnsOf(report) })
    .run()
  insertSides(tables, id, report)
}

/** Replaces what was reported of a battle; its place in the campaign stays. */
export function rewriteBattle(tables: Tables, id: string, report: BattleReport): void {
  tables.update(battles).set(columnsOf(report)).where(eq(battles.id, id)).run()
  tables.delete(battleSides).where(eq(battleSides.battleId, id)).run()
  insertSides(tables, id, report)
}

function columnsOf({ foughtOn, place, note, result }: BattleReport) {
  const known = { resultMargin: result?.margin ?? null, resultWinner: result?.winner ?? null }
  return { foughtOn, place, note, ...known }
}

/** Moves a battle and all after it up by one, with the purchases made after them. */
export function makeRoomBefore(tables: Tables, campaign: StoredCampaign, number: number): void {
  renumber(tables, campaign, makeRoom(factsOf(campaign), number))
}

/** Writes the order of battles and purchases, where it has become another. */
export function renumber(tables: Tables, before: StoredCampaign, after: CampaignFacts): void {
  const numbers = new Map(before.battles.map(({ id, number }) => [id, number]))
  for (const { id, number } of after.battles) {
    if (numbers.get(id) === number) continue
    tables.update(battles).set({ number }).where(eq(battles.id, id)).run()
  }
  const bought = new Map(before.purchases.map(({ id, afterNumber }) => [id, afterNumber]))
  for (const { id, afterNumber } of after.purchases) {
    if (bought.get(id) === afterNumber) continue
    tables.update(techPurchases).set({ afterNumber }).where(eq(techPurchases.id, id)).run()
  }
}

function insertSides(tables: Tables, battleId: string, report: BattleReport): void {
  report.sides.forEach((side, place) => {
    const id = uuid()
    const { participant: participantId, roleDie, victoryPoints, controlsTable } = side
    const role = report.result?.encounter ? 'encounter' : side.role
    tables
      .insert(battleSides)
      .values({ id, battleId, participantId, place, role, roleDie, victoryPoints, controlsTable })
      .run()
    for (const unit of TROOPERS) {
      const count = side.lost[unit] ?? 0
      if (count > 0) tables.insert(losses).values({ id: uuid(), sideId: id, unit, count }).run()
    }
  })
}
