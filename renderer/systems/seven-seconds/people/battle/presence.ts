import type {
  BattleEntry,
  RecordedEntry,
  Trooper,
} from '../../../../../shared/systems/seven-seconds/contract/roster.ts'
import type { Fate } from '../../../../../shared/contract/choices.ts'
import { KILL_WEAPONS, type KillWeapon } from '../../../../../shared/systems/seven-seconds/people/words.ts'
import { wholeNumber } from '../../../../ui/fields/whole-number.ts'

/** A trooper's part in a battle as it is typed. */
export interface EntryDraft {
  readonly trooper: string
  fate: Fate
  wounds: string
  round: string
  cause: string
  kills: Record<KillWeapon, string>
  decorations: { name: string; reason: string }[]
}

export interface PresenceDraft {
  entries: EntryDraft[]
}

/** What a number may be. */
export const BOUNDS = { count: { least: 0, most: 99 }, round: { least: 1, most: 99 } } as const

const noKills = (): Record<KillWeapon, string> => ({
  gauss: '',
  plasma: '',
  missile: '',
  flamer: '',
  kamikaze: '',
  blast: '',
  other: '',
})

/** Somebody who was there, unhurt until something else is said. */
export function unhurt(trooper: string): EntryDraft {
  return { trooper, fate: 'unhurt', wounds: '', round: '', cause: '', kills: noKills(), decorations: [] }
}

/** What is kept, as the form begins with it. */
export function draftOf(entries: readonly RecordedEntry[]): PresenceDraft {
  const text = (n: number | null | undefined): string => (n ? String(n) : '')
  return {
    entries: entries.map(({ trooper, fate, wounds, round, cause, kills, decorations }) => {
      const typed = noKills()
      for (const weapon of KILL_WEAPONS) typed[weapon] = text(kills[weapon])
      return {
        trooper,
        fate,
        wounds: text(wounds),
        round: text(round),
        cause,
        kills: typed,
        decorations: decorations.map((one) => ({ ...one })),
      }
    }),
  }
}

/** What is sent. A number that cannot be read keeps the form from being saved; here it is none. */
export function entriesOf({ entries }: PresenceDraft): BattleEntry[] {
  const count = (text: string): number => wholeNumber(text, BOUNDS.count) ?? 0
  return entries.map(({ trooper, fate, wounds, round, cause, kills, decorations }) => ({
    trooper,
    fate,
    // Who is unhurt has no wounds, whatever was typed before.
    wounds: fate === 'unhurt' ? 0 : count(wounds),
    round: fate === 'killed' ? (wholeNumber(round, BOUNDS.round) ?? null) : null,
    cause: fate === 'unhurt' ? '' : cause,
    kills: Object.fromEntries(
      KILL_WEAPONS.map((weapon) => [weapon, count(kills[weapon])] as const).filter(([, n]) => n > 0),
    ),
    decorations: decorations.filter(({ name }) => name.trim() !== ''),
  }))
}

/** All the kills that are typed. */
export function killsTyped(kills: Record<KillWeapon, string>): number {
  return KILL_WEAPONS.reduce((sum, weapon) => sum + (wholeNumber(kills[weapon], BOUNDS.count) ?? 0), 0)
}

/**
 * Whether a trooper can have been in a battle: alive, or fallen there or later in the same campaign (R30). Main
 * checks it again.
 */
export function canHaveServed(
  { fallen }: Pick<Trooper, 'fallen'>,
  battle: { readonly campaign: string; readonly position: number },
): boolean {
  if (fallen === null) return true
  return fallen.battle?.campaign === battle.campaign && fallen.battle.position >= battle.position
}
