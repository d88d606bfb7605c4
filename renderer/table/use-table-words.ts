import { useI18n } from 'vue-i18n'
import type { Mark, ToldEvent, FightSummary } from '../../shared/contract/fights.ts'
import type { TableFaces, TableWords } from './faces.ts'

/** What one decision led to, in words. */
export interface LogLine {
  readonly decision: number
  /** Of the last event of it. */
  readonly number: number
  readonly side: string | null
  readonly words: readonly string[]
  readonly marks: readonly Mark[]
}

export interface TableTexts {
  readonly phase: (phase: string) => string
  readonly command: (kind: string) => string
  readonly field: (name: string) => string
  /** A value of a field: a side by its name, else as the game says it. */
  readonly value: (value: string, summary: FightSummary | null) => string
  readonly purpose: (purpose: string) => string
  readonly moment: (what: string) => string
  readonly ended: (how: string) => string
  readonly say: (words: TableWords) => string
  readonly lines: (log: readonly ToldEvent[], marks: readonly Mark[], summary: FightSummary) => LogLine[]
}

/** A game's words at the table. */
export function useTableTexts({ texts, line }: TableFaces): TableTexts {
  const i18n = useI18n()
  const own = (key: string, values: TableWords['values'] = {}): string => i18n.t(`${texts}.${key}`, values)
  const value: TableTexts['value'] = (of, summary) => {
    const name = summary?.names[of]
    if (name !== undefined) return name
    return i18n.te(`${texts}.value.${of}`) ? own(`value.${of}`) : of
  }
  return {
    phase: (phase) => own(`phase.${phase}`),
    command: (kind) => own(`command.${kind}`),
    field: (name) => own(`field.${name}`),
    value,
    purpose: (purpose) => own(`purpose.${purpose}`),
    moment: (what) => own(`moment.${what}`),
    ended: (how) => own(`ended.${how}`),
    say: ({ key, values }) => own(key, values),
    lines: (log, marks, summary) => {
      const lines = new Map<number, LogLine>()
      for (const { decision, number, event } of log) {
        const told = line(event, summary)
        const known = lines.get(decision)
        const words = told ? [own(told.key, told.values)] : []
        lines.set(decision, {
          decision,
          number,
          side: known?.side ?? told?.side ?? null,
          words: [...(known?.words ?? []), ...words],
          marks: marks.filter((mark) => mark.decision === decision),
        })
      }
      return [...lines.values()].filter(({ words }) => words.length > 0)
    },
  }
}
