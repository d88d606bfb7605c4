import { inject, provide, shallowReactive, type InjectionKey, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Problem } from '../../../shared/problem.ts'
import { useProblemText } from '../../texts/problem.ts'
import { numberText } from '../../ui/fields/whole-number.ts'
import type { FieldsGroup, LibraryKind, Offered, RowTold, Say } from '../kinds.ts'
import { blankOf, freeId, openTyping, valueAt, type Path, type Shape } from './shape.ts'

/** What the fields of a document's form ask of it. */
export interface DocumentForm {
  /** It is read alone: nothing is added or taken out. */
  readonly rests: boolean
  readonly label: (path: Path) => string
  readonly hint: (path: Path) => string | undefined
  readonly value: (path: Path, value: string | number) => string
  /** How a row of a list is called that has no name of its own. */
  readonly row: (path: Path, n: number) => string
  /** What another row in a list would be. */
  readonly adds: (path: Path, n: number) => string
  /** Why no row can be added to a list: nothing that it would have to name, as `field` calls it, is there yet. */
  readonly lacking: (path: Path, field: string) => string
  /** Or it holds all that it may, by its game; null where it does not. */
  readonly full: (path: Path) => string | null
  /** What its game says of a row; null where it says nothing. */
  readonly told: (path: Path) => RowTold | null
  /** Null where anything may be typed. */
  readonly choices: (path: Path) => readonly Offered[] | null
  /** Offered where anything may be typed. */
  readonly suggests: (path: Path) => readonly string[]
  /** Of a row it is not said in a line as long as it is 0. */
  readonly isMute: (path: Path) => boolean
  /** There is nothing to ask for there as the document stands; of what is read alone, nothing stands there. */
  readonly isHidden: (path: Path) => boolean
  /** Null where the fields of a part stand under no headings. */
  readonly groups: (path: Path) => readonly FieldsGroup[] | null
  readonly error: (path: Path) => string | null
  readonly set: (path: Path, value: unknown, now: boolean) => void
  /** What is typed there is none that fits, or is so no longer: the document keeps what it had. */
  readonly unfit: (path: Path, is: boolean) => void
  /** Something is typed that the document does not keep. */
  readonly isUnfit: () => boolean
  /** A key that nothing in the document has. */
  readonly freeKey: (path: Path) => string
  /** What stands at a place that nobody has filled in; of a row that a key leads to, `list` is where it stands. */
  readonly blank: (shape: Shape, path: Path, list?: Path, way?: string | null) => unknown
}

const FORM: InjectionKey<DocumentForm> = Symbol('document form')

/** The way there by names alone: places in lists are left out. */
export const wayTo = (path: Path): string[] => path.filter((step) => typeof step === 'string')

/** Keys of a text, the most exact first: `place-room` before `room`. */
export function keysOf(texts: string, group: string, path: Path): string[] {
  const names = wayTo(path)
  return names.map((_, at) => `${texts}.${group}.${names.slice(at).join('-')}`)
}

/** What is wrong with a value that keeps a document from being kept; null for any other problem. */
export const faultOf = ({ code, path, values }: Problem): string | null =>
  code === 'document/damaged' && path.length > 0 ? String(values?.fault ?? '') : null

/** Nobody has filled it in. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === null || value === undefined || value === ''
}

export function provideForm(
  kind: LibraryKind,
  document: Ref<object | null>,
  problems: Ref<readonly Problem[]>,
  /** Null where it is read alone. */
  write: ((document: object, now: boolean) => void) | null,
  /** Names of what the group keeps of a kind. */
  keptOf: (kind: string) => readonly string[] = () => [],
): DocumentForm {
  const i18n = useI18n()
  const { t } = i18n
  const problemText = useProblemText()
  const found = (group: string, path: Path, last = ''): string | undefined =>
    keysOf(kind.texts, group, path)
      .map((key) => key + last)
      .find((key) => i18n.te(key))
  /** What stands in a list of such for a place: that of the longest way there. */
  function inList<One>(all: Readonly<Record<string, One>>, path: Path): One | null {
    const way = wayTo(path)
    const key = way.map((_, at) => way.slice(at).join('.')).find((one) => one in all)
    return (key === undefined ? null : all[key]) ?? null
  }
  const say: Say = (key, values) => t(key, values ?? {})
  const unfit = shallowReactive(new Set<string>())
  const change = openTyping(kind.along)
  const form: DocumentForm = {
    rests: write === null,
    label: (path) =>
      t(
        (typeof path.at(-1) === 'number' ? found('each', path) : undefined) ??
          found('field', path) ??
          `${kind.texts}.field.${wayTo(path).at(-1) ?? ''}`,
      ),
    hint: (path) => {
      // How to fill it in: nobody does.
      if (form.rests) return undefined
      const key = found('hint', path)
      return key === undefined ? kind.hint?.(wayTo(path), say) : t(key)
    },
    value: (path, value) => {
      const offered = form.choices(path)?.find((one) => one.value === value)
      if (offered) return offered.label
      // A point would be a step of the key.
      const own = found('value', path, `-${String(value).replace('.', '_')}`)
      const key = own ?? `${kind.texts}.value.${value}`
      return typeof value === 'number' && own === undefined ? numberText(value) : t(key)
    },
    row: (path, n) => t(found('row', path) ?? 'library.row', { n }),
    adds: (path, n) => {
      const own = found('add', path)
      return own === undefined ? t('library.add', { what: form.row(path, n) }) : t(own)
    },
    lacking: (path, field) => {
      const own = found('lacking', path)
      return own === undefined ? t('library.lacking', { what: field }) : t(own)
    },
    full: (path) => document.value && inList(kind.full?.(document.value, say) ?? {}, path),
    told: (path) => {
      const at = path.at(-1)
      const rows = document.value && kind.rows?.(document.value, say)[path.slice(0, -1).join('/')]
      return typeof at === 'number' ? (rows?.[at] ?? null) : null
    },
    choices: (path) => (document.value === null ? null : inList(kind.choices(document.value, say), path)),
    suggests: (path) => {
      const kept = inList(kind.suggestsKept ?? {}, path)
      const names = kept === null ? [] : keptOf(kept)
      return [...new Set([...names, ...(inList(kind.suggests ?? {}, path) ?? [])])]
    },
    isMute: (path) => kind.mute?.includes(wayTo(path).at(-1) ?? '') ?? false,
    isHidden: (path) =>
      document.value !== null &&
      ((kind.hides?.(document.value).includes(path.join('/')) ?? false) ||
        (form.rests && isEmpty(valueAt(document.value, path)))),
    groups: (path) => kind.groups[wayTo(path).join('.')] ?? null,
    error: (path) => {
      const one = problems.value.find((problem) => problem.path.join('/') === path.join('/'))
      if (!one) return null
      // Where it stands is seen: only what is wrong with it is said.
      return faultOf(one) ?? problemText(one)
    },
    set: (path, value, now) => {
      const before = document.value
      const changed = change(before, path, value)
      if (typeof changed !== 'object' || changed === null || before === null) return
      write?.(kind.settled?.(changed, before) ?? changed, now)
    },
    unfit: (path, is) => {
      if (is) unfit.add(path.join('/'))
      else unfit.delete(path.join('/'))
    },
    isUnfit: () => unfit.size > 0,
    freeKey: (path) => freeId(document.value, wayTo(path).at(-1) ?? 'x'),
    blank: (shape, path, list = path, way = null) => {
      const blank = blankOf(shape, path, idAt, textAt)
      const blanks = kind.blanks?.(say, inside(list)) ?? {}
      const ofWay =
        way === null ? null : inList(blanks, [...path.slice(0, -1), `${path.at(-1) ?? ''}-${way}`])
      const begun = ofWay ?? inList(blanks, list)
      if (!begun || typeof blank !== 'object') return blank
      if (!Array.isArray(begun)) return { ...blank, ...begun }
      // Its rows begin as any row does.
      return shape.kind === 'list' ? structuredClone(begun) : blank
    },
  }
  /** Names something that is there, or is a name of its own. */
  const idAt = (path: Path): string =>
    form.choices(path)?.[0]?.value ?? freeId(document.value, wayTo(path).at(-2) ?? 'x')
  /** Of what may be chosen the first; a name is that of its row, until somebody gives it another. */
  const textAt = (path: Path): string => {
    const [row, name] = [path.at(-2), path.at(-1)]
    const rows = path.slice(0, -2)
    const known = valueAt(document.value, rows)
    const n = typeof row === 'number' ? row + 1 : Object.keys(known ?? {}).length + 1
    return form.choices(path)?.[0]?.value ?? (name === 'name' ? form.row(rows, n) : form.label(path))
  }
  /** What a list stands in. */
  const inside = (list: Path): unknown => valueAt(document.value, list.slice(0, -1))
  provide(FORM, form)
  return form
}

export function useForm(): DocumentForm {
  const form = inject(FORM)
  if (!form) throw new Error('This field stands in no form of a document.')
  return form
}
