import type { BattleReport } from '../../../shared/contract/battles.ts'
import type { BattleSide } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { TROOPERS, type TrooperType } from '../../../shared/systems/seven-seconds/words.ts'
import type { Contender, ToldBattle } from '../../campaigns/store.ts'
import { numberText, wholeNumber, type Bounds } from '../../ui/fields/whole-number.ts'

/** What is typed of one side. Numbers are text: what is none is kept too, until it is mended. */
export interface SideDraft {
  participant: string
  roleDie: string
  victoryPoints: string
  lost: Record<TrooperType, string>
}

/** What each number may be, as the contract has it. */
export const BOUNDS = {
  roleDie: { least: 1, most: 6 },
  victoryPoints: { least: -999, most: 999 },
  lost: { least: 0, most: 99 },
} as const satisfies Record<string, Bounds>

export interface BattleDraft {
  sides: [SideDraft, SideDraft]
  /** Which side attacked, or neither; empty until it is chosen. */
  attacker: '0' | '1' | 'chance' | ''
  /** Which side Controls the Table, or nobody; empty until it is chosen. */
  table: '0' | '1' | 'nobody' | ''
  foughtOn: string
  place: string
  note: string
  /** The battle before which this one is put; empty for the latest. */
  before: string
}

export function emptyDraft(contenders: readonly Contender[], today: string): BattleDraft {
  const side = (place: number): SideDraft => ({
    participant: contenders[place]?.id ?? '',
    roleDie: '',
    victoryPoints: '',
    lost: emptyLosses(),
  })
  return {
    sides: [side(0), side(1)],
    attacker: '',
    table: '',
    foughtOn: today,
    place: '',
    note: '',
    before: '',
  }
}

function emptyLosses(): SideDraft['lost'] {
  return { tactical: '', commander: '', assault: '', scout: '', engineer: '' }
}

export function draftOf({ sides, foughtOn, place, note }: ToldBattle): BattleDraft {
  const side = ({ participant, roleDie, victoryPoints, lost }: BattleSide): SideDraft => ({
    participant,
    roleDie: numberText(roleDie),
    victoryPoints: numberText(victoryPoints),
    lost: {
      ...emptyLosses(),
      ...Object.fromEntries(Object.entries(lost).map(([type, count]) => [type, numberText(count)])),
    },
  })
  const [a, b] = sides
  return {
    sides: [side(a), side(b)],
    attacker: a.role === 'attacker' ? '0' : b.role === 'attacker' ? '1' : 'chance',
    table: a.controlsTable ? '0' : b.controlsTable ? '1' : 'nobody',
    foughtOn: foughtOn ?? '',
    place,
    note,
    before: '',
  }
}

/** The Victory Points of both sides are there, and are numbers. */
export function hasPoints({ sides }: BattleDraft): boolean {
  return sides.every(({ victoryPoints }) => numberOf(victoryPoints, 'victoryPoints') !== null)
}

/** The number that is typed; null for nothing and for what is none. */
export function numberOf(text: string, number: keyof typeof BOUNDS): number | null {
  return wholeNumber(text, BOUNDS[number]) ?? null
}

/**
 * The report as the contract wants it. For previews, what is not typed yet or is no number counts as
 * nothing: the form is not saved while it shows such a field.
 */
export function reportOf(draft: BattleDraft): BattleReport {
  const side = (place: 0 | 1): BattleSide => {
    const { participant, roleDie, victoryPoints, lost } = draft.sides[place]
    const own = String(place)
    return {
      participant,
      role:
        draft.attacker === 'chance' || draft.attacker === ''
          ? null
          : draft.attacker === own
            ? 'attacker'
            : 'defender',
      roleDie: numberOf(roleDie, 'roleDie'),
      victoryPoints: numberOf(victoryPoints, 'victoryPoints') ?? 0,
      controlsTable: draft.table === own,
      lost: Object.fromEntries(
        TROOPERS.flatMap((type) => {
          const count = numberOf(lost[type], 'lost') ?? 0
          return count > 0 ? [[type, count] as const] : []
        }),
      ),
    }
  }
  const { foughtOn, place, note } = draft
  return { sides: [side(0), side(1)], result: null, foughtOn: foughtOn === '' ? null : foughtOn, place, note }
}
