import { toValue, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Field, Fields, Filled, Offer } from '../../shared/battle/field.ts'
import { BY_HAND } from '../../shared/battle/rule.ts'
import type { Output } from '../../shared/contract/index.ts'
import type { Mark, ToldEvent, FightSummary } from '../../shared/contract/fights.ts'
import { LANGUAGES } from '../../shared/printing/words.ts'
import type { Problem } from '../../shared/problem.ts'
import { useRuledText } from '../fights/ruled-text.ts'
import { useAgainst, useStage } from '../fights/stage.ts'
import { isolate, named as asName } from '../texts/isolate.ts'
import { allOf } from '../texts/lists.ts'
import { useWords, type Words } from '../texts/words.ts'
import { named, paragraph, WORDINGS, wordingsInTurn } from '../ui/markdown/speech.ts'
import type { Named, TableAct, TableFaces, TableLine, TableTale, TableWords } from './faces.ts'
import { fallenDice, type FallenDice } from './fallen-dice.ts'
import './texts.ts'
import type { Missing } from './use-acting.ts'
import { unsaid, unsaidIn, type Typed } from './values.ts'

/** What one decision led to, in words. */
export interface LogLine {
  readonly decision: number
  /** The place of its entry in the log as it is told, from 1 on: what goes on with the decision before has the same. */
  readonly place: number
  /** Of the last event of it. */
  readonly number: number
  readonly side: string | null
  readonly words: readonly string[]
  /** What fell with it. */
  readonly dice: readonly FallenDice[]
  /** Of each sentence the last event that it tells; none of what stands beside them. */
  readonly numbers: readonly number[]
  /** Nothing else came of it than what stands in the list of what is declared. */
  readonly isDeclared: boolean
  readonly marks: readonly Mark[]
}

/** Lines by their entries, in the order in which they are given; those of one entry as they came. */
export function entriesOf(lines: readonly LogLine[]): LogLine[][] {
  const entries: LogLine[][] = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (last?.[0]?.place === line.place) last.push(line)
    else entries.push([line])
  }
  return entries.map((entry) => entry.toSorted((one, other) => one.decision - other.decision))
}

/** What a form made of fields says. */
export interface FormTexts {
  /** `list`: as it is called in an entry of that list, or in the form of that command. */
  readonly field: (name: string, list?: string, fields?: Fields) => string
  /** What stands below a number in the form of that command, instead of what fits there; null for that. */
  readonly hint?: (name: string, command: string, fields: Fields) => string | null
  /** Fields that seldom matter, and behind which words they stand. */
  readonly rare?: { readonly fields: readonly string[]; readonly label: () => string }
  /** Whether something need not be asked of an entry of a list. */
  readonly moot?: (list: string, name: string, id: string) => boolean
  /** What of a field is left beside what is said in its entry. */
  readonly narrowed?: (field: Field, list: string, name: string, id: string, entry: Typed) => Field
  /** A value of a field: a side by its name, whoever is meant by an id by his, else as the game says it, who may look at the other fields. */
  readonly value: (field: string, value: string, summary: FightSummary | null, beside?: Fields) => string
  /** That none of its values is meant. */
  readonly none: (field: string) => string
  /** What is told of a choice; empty where nothing is. */
  readonly about: (field: string, value: string) => string
}

/** What can be done, in words; `of` is null where its side does it. */
export interface SaidAct extends Pick<TableAct, 'stands' | 'ofTable' | 'asks' | 'weighty'> {
  readonly of: string | null
  readonly does: string
  readonly to?: { readonly what: string; readonly whom: string }
}

export interface TableTexts extends FormTexts {
  readonly phase: (phase: string) => string
  readonly command: (kind: string) => string
  /** What dice are thrown for, and by whom of a side or for it. */
  readonly roll: (roll: Pick<Missing, 'purpose' | 'unit' | 'side'>, summary: FightSummary) => string
  /** What happened, with who did it and to whom. */
  readonly moment: (moment: Output<'fights.moments'>['moments'][number]) => string
  readonly ended: (ending: NonNullable<FightSummary['ending']>, summary: FightSummary) => string
  readonly say: (words: Named) => string
  /** The same for a text whose words of the book are marked: no name in it is one. */
  readonly marked: (words: Named) => string
  readonly act: (offer: Offer) => SaidAct
  /** What is said beside the rules; where they are enforced a game has its own words for what goes before them. */
  readonly loose: (what: 'open' | 'title' | 'text' | 'keys', level: FightSummary['level']) => string
  /** What is mostly so of it, as it would be typed. */
  readonly usual: (offer: Offer) => Typed
  readonly odds: (offer: Offer, chosen: Readonly<Record<string, Filled>>) => readonly string[]
  /** The paragraphs of a report, in Markdown; battles that follow each other, by their `place`, begin in other words. */
  readonly tale: (log: readonly ToldEvent[], summary: FightSummary, place: number) => readonly string[]
  readonly lines: (log: readonly ToldEvent[], marks: readonly Mark[], summary: FightSummary) => LogLine[]
}

/** Says a game's words, whose texts stand at `texts`; `write` is how a name that somebody gave stands in a sentence. */
export function sayer(
  texts: string,
  { t, and }: Pick<Words, 't' | 'and'>,
  write = isolate,
): (words: Named) => string {
  const say = (words: Named): string => {
    if (typeof words === 'string') return write(words)
    const said = Object.entries(words.values ?? {}).map(([name, value]) => [name, inWords(value)] as const)
    return t(`${texts}.${words.key}`, Object.fromEntries(said))
  }
  const inWords = (value: NonNullable<TableWords['values']>[string]): string | number => {
    if (typeof value === 'number') return value
    return isSeveral(value) ? and(value.map(say)) : say(value)
  }
  return say
}

/** The words of a form of a game: `calls` says what stands in a field where its text alone does not. */
export function useFormTexts(
  texts: string,
  calls: (field: string, value: string, beside?: Fields) => Named | null,
  about: (field: string, value: string) => Named | null = () => null,
  words = useWords(),
): FormTexts & { readonly say: (words: Named) => string } {
  const i18n = useI18n()
  const say = sayer(texts, words)
  return {
    field: (name, list) => {
      const own = `entry.${list}.${name}`
      return say({ key: list !== undefined && i18n.te(`${texts}.${own}`) ? own : `field.${name}` })
    },
    value: (field, of, summary, beside) => {
      const name = summary?.names[of]
      if (name !== undefined) return name
      const called = calls(field, of, beside)
      if (called) return say(called)
      return i18n.te(`${texts}.value.${of}`) ? say({ key: `value.${of}` }) : of
    },
    none: (field) =>
      i18n.te(`${texts}.none.${field}`) ? say({ key: `none.${field}` }) : words.t('table.none'),
    about: (field, of) => say(about(field, of) ?? ''),
    say,
  }
}

/** What is not said yet of a form, each as it is called: of entries of a list which part, and of whom. */
export function unsaidWords(
  t: Words['t'],
  texts: FormTexts,
  form: {
    readonly fields: Fields
    readonly typed: Typed
    readonly summary: FightSummary | null
    readonly command?: string | undefined
  },
): string[] {
  const { fields, typed, summary, command } = form
  return unsaid(fields, typed).map((name) => {
    const field = fields[name]
    const within = field?.kind === 'list' ? unsaidIn(field, typed[name] ?? null) : null
    if (field?.kind !== 'list' || !within) return texts.field(name, command, fields)
    const of = allOf(within.ids.map((id) => texts.value(field.key, id, summary)))
    return t('table.missingOf', { field: texts.field(within.name, name), of })
  })
}

/** A game's words at the table, whose view names what only it knows; null as long as there is none. */
export function useTableTexts(faces: TableFaces, view: MaybeRefOrGetter<object | null>): TableTexts {
  const i18n = useI18n()
  const form = useFormTexts(
    faces.texts,
    (field, value, beside) => faces.named?.(field, value, toValue(view), beside) ?? null,
    (field, value) => faces.about?.(field, value, null, () => null) ?? null,
  )
  const { say } = form
  /** What opens and ends a battle has more than the others: it is read in each of them. */
  const wordingsOf = (key: string, least = WORDINGS): number =>
    i18n.te(`${faces.texts}.${key}.${least}`) ? wordingsOf(key, least + 1) : least
  const own = (key: string): string => say({ key })
  const told = sayer(faces.texts, useWords(), named)
  const marked = sayer(faces.texts, useWords(), asName)
  const { language } = useWords()
  let game = ''
  const ruledText = useRuledText(() => game)
  /** What is put right by hand says so itself; problems are told in the program's own words alone. */
  const notByTheRules = (deviations: readonly Problem[]): readonly string[] =>
    language() === LANGUAGES[0]
      ? deviations.flatMap((one) =>
          one.code === BY_HAND ? [] : [i18n.t('table.beside', { text: ruledText(one) })],
        )
      : []
  return {
    ...form,
    marked,
    field: (name, list, fields) => {
      const seen = toValue(view)
      const asked = fields && seen && faces.asks?.(name, fields, seen)
      return asked ? say(asked) : form.field(name, list)
    },
    hint: (name, command, fields) => {
      const seen = toValue(view)
      const hint = seen && faces.hint?.(name, command, fields, seen)
      return hint ? say(hint) : null
    },
    ...(faces.rare && { rare: { fields: faces.rare, label: () => own('rare') } }),
    moot: (list, name, id) => {
      const seen = toValue(view)
      return seen !== null && (faces.moot?.(list, name, id, seen, null) ?? false)
    },
    phase: (phase) => own(`phase.${phase}`),
    command: (kind) => own(`command.${kind}`),
    roll: ({ purpose, unit, side }, summary) => {
      const of = unit === null ? null : faces.named?.('piece', unit, toValue(view))
      const who = of ? say(of) : isolate(summary.names[side] ?? side)
      return i18n.t('table.rollOf', { what: own(`purpose.${purpose}`), who })
    },
    moment: ({ what, by, whom }) => {
      const called = (id = ''): Named => faces.named?.('piece', id, toValue(view)) ?? id
      // As exactly as it is known.
      const known = by === undefined ? [] : whom === undefined ? ['-by'] : ['-both', '-by']
      const more = known.find((one) => i18n.te(`${faces.texts}.moment.${what}${one}`)) ?? ''
      return say({ key: `moment.${what}${more}`, values: { by: called(by), whom: called(whom) } })
    },
    ended: ({ how, controls }, { names }) => {
      const key = `ended.${how}-by`
      if (controls === null || !i18n.te(`${faces.texts}.${key}`)) return own(`ended.${how}`)
      return say({ key, values: { name: names[controls] ?? controls } })
    },
    act: (offer) => {
      const seen = toValue(view)
      const act = seen && faces.act?.(offer, seen)
      if (!act) return { of: null, does: own(`command.${offer.command}`) }
      const { of, does, to, stands, ofTable, asks, weighty } = act
      return {
        of: of && say(of),
        does: say(does),
        ...(to && { to: { what: say(to.what), whom: say(to.whom) } }),
        ...(stands && { stands }),
        ...(ofTable && { ofTable }),
        ...(asks && { asks }),
        ...(weighty && { weighty }),
      }
    },
    loose: (what, level) => {
      const key = `loose.${what}`
      return level === 'enforce' && i18n.te(`${faces.texts}.${key}`) ? own(key) : i18n.t(`table.${key}`)
    },
    usual: (offer) => {
      const seen = toValue(view)
      return (seen && faces.usual?.(offer, seen)) ?? {}
    },
    odds: (offer, chosen) => {
      const seen = toValue(view)
      return ((seen && faces.odds?.(offer, chosen, seen)) ?? []).map(say)
    },
    tale: (log, summary, place) => {
      const seen = toValue(view) ?? {}
      const paragraphs: string[][] = []
      let before = null as TableTale | null
      const then: ToldEvent['event'][] = []
      const wording = wordingsInTurn(place, (key) => wordingsOf(key))
      for (const { event } of log) {
        const tale = faces.tale?.(event, summary, seen, wording, then)
        then.push(event)
        if (!tale) continue
        const both: TableTale | null = before?.with?.(tale) ?? null
        if (both) paragraphs.at(-1)?.pop()
        else if (tale.opens || paragraphs.length === 0) paragraphs.push([])
        before = both ?? tale
        paragraphs.at(-1)?.push(told(before))
      }
      return paragraphs.map(paragraph)
    },
    lines: (log, marks, summary) => {
      game = summary.system
      const seen = toValue(view) ?? {}
      const lines = new Map<number, Omit<LogLine, 'place'> & { readonly goesOn: boolean }>()
      const beside = new Map<number, readonly string[]>()
      const ofAll = new Set<number>()
      let before = null as TableLine | null
      for (const { decision, number, event } of log) {
        const line = faces.line(event, summary, seen)
        if (line?.ofAll) ofAll.add(decision)
        const goesOn = faces.goesOn?.(event) ?? null
        if (event.deviations) beside.set(decision, notByTheRules(event.deviations))
        const known = lines.get(decision)
        const both = known && line ? (before?.with?.(line) ?? null) : null
        const { words = [], numbers = [] } = known ?? {}
        if (line || !known) before = both ?? line
        lines.set(decision, {
          decision,
          number,
          side: known?.side ?? line?.side ?? null,
          words: line ? [...(both ? words.slice(0, -1) : words), say(both ?? line)] : words,
          dice: [...(known?.dice ?? []), ...fallenDice(event)],
          numbers: line ? [...(both ? numbers.slice(0, -1) : numbers), number] : numbers,
          goesOn: known ? known.goesOn && goesOn !== false : goesOn === true,
          isDeclared: (known?.isDeclared ?? true) && (line?.isDeclared ?? line === null),
          marks: marks.filter((mark) => mark.decision === decision),
        })
      }
      let place = 0
      let side: string | null = null
      return [...lines.values()]
        .map((line) => {
          const more = beside.get(line.decision) ?? []
          const isDeclared = line.isDeclared && more.length === 0
          const side = ofAll.has(line.decision) ? null : line.side
          return { ...line, side, isDeclared, words: [...line.words, ...more] }
        })
        .filter(({ words }) => words.length > 0)
        .map(({ goesOn, ...line }) => {
          if (!goesOn || place === 0) place += 1
          // What is nobody's own in it is of whoever came before.
          side = line.side ?? (goesOn ? side : null)
          return { ...line, side, place }
        })
    },
  }
}

/** What a battle is called at the table, and above it who fights and how far it has come. */
export function useHeads(faces: TableFaces): {
  readonly title: (view: object | null, summary: FightSummary) => string
  readonly where: (summary: FightSummary) => string
} {
  const words = useWords()
  const against = useAgainst()
  const stage = useStage()
  const say = sayer(faces.texts, words)
  return {
    title: (view, summary) => (view && faces.title ? say(faces.title(view)) : against(summary)),
    where: (summary) => {
      const { phase, round } = summary
      const said = say({ key: `phase.${phase}` })
      // Before the first round there is none to speak of.
      const parts = [said, ...(round === 0 ? [] : [stage({ ...summary, ending: null })])]
      return [...(faces.title ? [against(summary)] : []), ...parts].join(' · ')
    },
  }
}

function isSeveral(value: Named | readonly Named[]): value is readonly Named[] {
  return Array.isArray(value)
}
