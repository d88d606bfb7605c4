import type { BattleReport } from '../../../shared/contract/battles.ts'
import type { BattleSide } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { TROOPERS, type TrooperType } from '../../../shared/systems/seven-seconds/words.ts'
import type { Contender, ToldBattle } from '../../campaigns/store.ts'

/** What is typed of one side; null is an empty field. */
export interface SideDraft {
  participant: string
  roleDie: number | null
  victoryPoints: number | null
  lost: Record<TrooperType, number | null>
}

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
    roleDie: null,
    victoryPoints: null,
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
  return { tactical: null, commander: null, assault: null, scout: null, engineer: null }
}

export function draftOf({ sides, foughtOn, place, note }: ToldBattle): BattleDraft {
  const side = ({ participant, roleDie, victoryPoints, lost }: BattleSide): SideDraft => ({
    participant,
    roleDie,
    victoryPoints,
    lost: { ...emptyLosses(), ...lost },
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

/** The report as the contract wants it. Victory Points that are not typed yet count 0, for previews. */
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
      roleDie,
      victoryPoints: victoryPoints ?? 0,
      controlsTable: draft.table === own,
      lost: Object.fromEntries(
        TROOPERS.flatMap((type) => {
          const count = lost[type] ?? 0
          return count > 0 ? [[type, count] as const] : []
        }),
      ),
    }
  }
  const { foughtOn, place, note } = draft
  return { sides: [side(0), side(1)], foughtOn: foughtOn === '' ? null : foughtOn, place, note }
}
