import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import type { Rating, Tech, TrooperType } from '../../../../../shared/systems/seven-seconds/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'

/** The numbers of one rating of a faction. */
export interface Stats {
  readonly rating: Rating
  readonly tech: Tech
  readonly faction: Shown
}

export interface ToldTrooper {
  readonly name: string
  readonly unit: TrooperType
  readonly portrait: string | null
  readonly told: string
}

export const statNames: Block = { kind: 'own', view: 'stats', given: { stats: null }, leads: true }

export const statsOf = (stats: Stats): Block => ({ kind: 'own', view: 'stats', given: { stats } })

export const trooper = (told: ToldTrooper): Block => ({
  kind: 'own',
  view: 'trooper',
  given: told,
  counted: true,
})
