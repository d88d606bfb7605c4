import type { Kills } from '../../people/words.ts'
import type { KnownResult } from '../../campaign/documents.ts'
import type { PurchaseFacts } from '../../campaign/documents.ts'
import type { Tech, TrooperType } from '../../words.ts'
import type { Digest } from '../digest.ts'

/** What measures need of a battle and a campaign: less than is told of them, so that tests can write them down. */

export interface MeasuredSide {
  readonly participant: string
  /** Null for both sides of a Chance Encounter, and where nobody noted it; ask `kindOf`. */
  readonly role: 'attacker' | 'defender' | null
  /** Null where only the result is known. */
  readonly victoryPoints: number | null
  readonly controlsTable: boolean
  readonly lost: Readonly<Partial<Record<TrooperType, number | undefined>>>
}

interface SideAccount {
  readonly pointsGained: number
  readonly pointsAfter: number
  readonly streakAfter: number
}

export interface MeasuredPerson {
  readonly trooper: string
  readonly name: string
  readonly unit: TrooperType
  readonly participant: string
  readonly kills: Kills
}

export interface MeasuredBattle {
  readonly id: string
  readonly campaign: string
  /** Orders the battles of a campaign; gaps mean nothing. */
  readonly number: number
  readonly sides: readonly [MeasuredSide, MeasuredSide]
  /** Null unless only the result is known. */
  readonly result: KnownResult | null
  readonly account: {
    readonly winner: 0 | 1 | null
    readonly sides: readonly [SideAccount, SideAccount]
  }
  readonly people: readonly MeasuredPerson[]
  /** Null without a log. */
  readonly digest: Digest | null
}

export interface MeasuredCampaign {
  readonly id: string
  readonly participants: readonly {
    readonly id: string
    readonly player: { readonly id: string; readonly name: string }
    readonly faction: { readonly id: string; readonly name: string; readonly shortName: string }
    readonly startingTech: Tech
  }[]
  readonly purchases: readonly Pick<PurchaseFacts, 'participant' | 'afterNumber' | 'rating' | 'stat'>[]
  readonly standings: readonly { readonly participant: string; readonly campaignPoints: number }[]
}

/** A number, and the battles that it comes from. */
export interface Counted {
  readonly value: number
  readonly battles: readonly string[]
}

/** What a measure says, and of which battles it knows nothing. */
export interface Measured<Row> {
  readonly rows: readonly Row[]
  readonly unknown: readonly string[]
}
