import type { BattleReport } from '../../../../../shared/systems/seven-seconds/contract/battles.ts'
import type { Fixture } from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { kindOf } from '../../../../../shared/systems/seven-seconds/campaign/kind.ts'
import type {
  BattleSide,
  KnownResult,
} from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { TROOPERS, type Margin, type TrooperType } from '../../../../../shared/systems/seven-seconds/words.ts'
import { whoFights } from '../../campaign/planned.ts'
import type { Contender, ToldBattle } from '../../campaign/store.ts'
import { numberText, wholeNumber, type Bounds } from '../../../../ui/fields/whole-number.ts'

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

/** Whether the Victory Points are noted, or only how the battle ended. */
export type Known = 'points' | 'result'

/** Which side attacked; neither, in a Chance Encounter; or nobody knows. */
export type Attacker = '0' | '1' | 'chance' | 'unknown' | ''

export interface BattleDraft {
  sides: [SideDraft, SideDraft]
  known: Known
  /** Where only the result is known: who won; empty until it is chosen. */
  winner: '0' | '1' | 'draw' | ''
  /** And by how much. */
  margin: Exclude<Margin, 'draw'> | ''
  /** Which side attacked, or neither; empty until it is chosen. Ask `attackerOf`. */
  attacker: Attacker
  /** Which side Controls the Table, or nobody; empty until it is chosen. */
  table: '0' | '1' | 'nobody' | ''
  foughtOn: string
  place: string
  note: string
  /** The battle before which this one is put; empty for the latest. */
  before: string
}

/** The form of a new battle; of one that was planned, with what was planned of it; and of two sides that are chosen. */
export function emptyDraft(
  contenders: readonly Contender[],
  today: string,
  planned: Fixture | null = null,
  chosen: readonly [string, string] | null = null,
): BattleDraft {
  const people =
    chosen ??
    whoFights(
      contenders.map(({ id }) => id),
      planned ?? undefined,
    )
  const side = (place: 0 | 1): SideDraft => ({
    participant: people[place],
    roleDie: '',
    victoryPoints: '',
    lost: emptyLosses(),
  })
  return {
    sides: [side(0), side(1)],
    known: 'points',
    winner: '',
    margin: '',
    attacker: '',
    table: '',
    // A day that is yet to come is not one on which it was fought.
    foughtOn: planned?.fightsOn && planned.fightsOn < today ? planned.fightsOn : today,
    place: planned?.place ?? '',
    note: planned?.note ?? '',
    before: '',
  }
}

function emptyLosses(): SideDraft['lost'] {
  return { tactical: '', commander: '', assault: '', scout: '', engineer: '' }
}

export function draftOf({ sides, result, foughtOn, place, note }: ToldBattle): BattleDraft {
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
    known: result ? 'result' : 'points',
    winner: result ? winnerText(result) : '',
    margin: result && result.margin !== 'draw' ? result.margin : '',
    attacker:
      a.role === 'attacker'
        ? '0'
        : b.role === 'attacker'
          ? '1'
          : kindOf({ sides, result }) === null
            ? 'unknown'
            : 'chance',
    table: a.controlsTable ? '0' : b.controlsTable ? '1' : 'nobody',
    foughtOn: foughtOn ?? '',
    place,
    note,
    before: '',
  }
}

/** Who attacked, as far as it can be said: where the Victory Points are noted, it has to be known. */
export function attackerOf({ known, attacker }: Pick<BattleDraft, 'known' | 'attacker'>): Attacker {
  return known === 'points' && attacker === 'unknown' ? '' : attacker
}

function winnerText({ winner }: KnownResult): '0' | '1' | 'draw' {
  return winner === null ? 'draw' : winner === 0 ? '0' : '1'
}

/** It is told how the battle ended: the Victory Points of both sides are numbers, or the result is chosen. */
export function hasResult(draft: BattleDraft): boolean {
  if (draft.known === 'result') return resultOf(draft) !== null
  return draft.sides.every(({ victoryPoints }) => numberOf(victoryPoints, 'victoryPoints') !== null)
}

/** The result where only that is known; null while it is not all chosen, and where the Victory Points tell it. */
function resultOf({ known, winner, margin, attacker }: BattleDraft): KnownResult | null {
  if (known === 'points' || winner === '') return null
  const met = attacker === 'chance' ? { encounter: true as const } : {}
  if (winner === 'draw') return { winner: null, margin: 'draw', ...met }
  return margin === '' ? null : { winner: winner === '0' ? 0 : 1, margin, ...met }
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
        draft.attacker !== '0' && draft.attacker !== '1'
          ? null
          : draft.attacker === own
            ? 'attacker'
            : 'defender',
      roleDie: numberOf(roleDie, 'roleDie'),
      victoryPoints: draft.known === 'result' ? null : (numberOf(victoryPoints, 'victoryPoints') ?? 0),
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
  return {
    sides: [side(0), side(1)],
    result: resultOf(draft),
    foughtOn: foughtOn === '' ? null : foughtOn,
    place,
    note,
  }
}
