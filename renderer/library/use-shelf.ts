import {
  computed,
  shallowRef,
  ref,
  toValue,
  type MaybeRefOrGetter,
  type ComputedRef,
  type Ref,
  type ShallowRef,
} from 'vue'
import { useI18n } from 'vue-i18n'
import type { DocumentState } from '../../shared/contract/choices.ts'
import { MOST_OF_A_TABLE, type Kept } from '../../shared/contract/documents.ts'
import { isRefusal, type Problem, type Refusal } from '../../shared/problem.ts'
import { useChanges } from '../client/changes.ts'
import { call } from '../client/client.ts'
import { chooseFile, readFile } from '../client/files.ts'
import { newest } from '../client/newest.ts'
import { useProblemText } from '../texts/problem.ts'
import { useSaving } from '../travel/use-saving.ts'
import { useToasts } from '../ui/feedback/toasts.ts'
import { useUndo } from '../undo/use-undo.ts'
import type { LibraryKind } from './kinds.ts'
import { readTable, tableOf, type Fault } from './table.ts'
import './texts.ts'

type Named = Pick<Kept, 'id' | 'name'>
type New = Pick<Kept, 'kind' | 'look'> & {
  readonly document: object
  /** Of the same table. */
  readonly more?: readonly object[]
}

export interface Shelf {
  /** Null until they are read. */
  readonly all: ShallowRef<readonly Kept[] | null>
  readonly problem: Ref<Problem | null>
  readonly counts: ComputedRef<Readonly<Record<DocumentState, number>>>
}

/** What is kept of a kind, in a game's library or in a campaign. */
export function useShelf(system: string, kind: string, campaign: string | null): Shelf {
  const all = shallowRef<readonly Kept[] | null>(null)
  const problem = ref<Problem | null>(null)
  const read = newest(
    () => call('documents.list', { system, campaign }),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      if (!isRefusal(answer)) all.value = answer.filter((one) => one.kind === kind)
    },
  )
  void read()
  useChanges(() => void read())
  const counts = computed(() => {
    const found: Record<DocumentState, number> = { active: 0, archived: 0, trash: 0 }
    for (const { state } of all.value ?? []) found[state] += 1
    return found
  })
  return { all, problem, counts }
}

export interface Keeping {
  /** Puts a new one on the shelf; gives its id, null when it was refused. */
  readonly keep: (what: New, told: 'created' | 'copied' | 'taken') => Promise<string | null>
  readonly move: (what: Named, to: DocumentState) => Promise<void>
  readonly remove: (what: Named) => Promise<void>
  /** `pin`: of what is kept closed. */
  readonly handOn: (what: Named, pin?: string | null) => Promise<void>
  /** Reads a file, which is asked for unless it was dropped, and puts what is in it on the shelf: one, or a table's. */
  readonly take: (dropped?: File) => Promise<{ readonly id: string; readonly kind: string } | null>
  /** Writes these as a table; of none its first row, to begin with. */
  readonly writeTable: (of: LibraryKind, name: string, documents: readonly object[]) => Promise<void>
}

/** Files of this size hold no document; reading them would only take time. */
const LARGEST_BYTES = 1024 * 1024

/** How files with tables end. */
const TABLES = ['.csv', '.tsv', '.txt']
/** Spreadsheets tell by this mark that a table is in Unicode. */
const MARK = '\uFEFF'
/** More that is wrong with a table nobody would read. */
const MOST_TOLD = 4

/** What can be done with documents of a game; each says what it did, and offers to undo it. */
export function useKeeping(
  system: string,
  campaign: MaybeRefOrGetter<string | null>,
  table: LibraryKind | null = null,
): Keeping {
  const { t } = useI18n()
  const undo = useUndo()
  const save = useSaving()
  const problemText = useProblemText()
  const { warn } = useToasts()

  function refused(answer: object): answer is Refusal {
    if (!isRefusal(answer)) return false
    warn(problemText(answer.problem))
    return true
  }

  async function keep(
    { kind, document, more = [], look }: New,
    told: 'created' | 'copied' | 'taken',
  ): Promise<string | null> {
    const of = toValue(campaign)
    const answer = await call('documents.create', {
      system,
      kind,
      campaign: of,
      document,
      more: [...more],
      look,
    })
    if (refused(answer)) return null
    const n = more.length + 1
    await undo.offer(
      n > 1 ? t('library.table.taken', { n }, n) : t(`library.${told}`, { name: nameIn(document) }),
    )
    return answer.id
  }

  /** What is wrong in a cell, and what would fit there. */
  function faultText(line: number, { fits, within, ...told }: Fault): string {
    const wrong = { line, ...told }
    if (told.value === '') return t('library.table.line', wrong)
    if (fits) return t('library.table.cellOf', { ...wrong, fits: fits.join(', ') })
    const cell = t('library.table.cell', wrong)
    return within ? `${cell} ${t(`library.${within.whole ? 'whole' : 'number'}`, { ...within })}` : cell
  }

  /** Puts everything on the shelf that a table holds, and says what it left out. */
  async function takeTable(kind: LibraryKind, file: File): Promise<null> {
    const read = readTable(kind, await file.text())
    const [document, ...more] = read?.documents ?? []
    if (document && more.length < MOST_OF_A_TABLE)
      await keep({ kind: kind.kind, document, more, look: null }, 'taken')
    else
      warn(
        t(document ? 'library.table.tooLong' : 'library.table.none', {
          file: file.name,
          most: MOST_OF_A_TABLE,
        }),
      )
    if (read && read.wrong.length > 0) {
      const told = read.wrong.slice(0, MOST_TOLD)
      const lines = told.flatMap(({ line, faults }) => faults.map((one) => faultText(line, one))).join(' ')
      const rest = read.wrong.length - told.length
      warn(t('library.table.wrong', { all: read.wrong.length, lines, rest }, rest))
    }
    if (read && read.unknown.length > 0)
      warn(t('library.table.unknown', { columns: read.unknown.slice(0, MOST_TOLD).join(', ') }))
    return null
  }

  return {
    keep,
    move: async ({ id, name }, to) => {
      if (!refused(await call('documents.move', { id, to })))
        await undo.offer(t(`library.moved.${to}`, { name }))
    },
    remove: async ({ id, name }) => {
      if (!refused(await call('documents.remove', { id }))) await undo.offer(t('library.removed', { name }))
    },
    handOn: async ({ id, name }, pin = null) => {
      const file = await call('documents.pack', { id, ...(pin !== null && { pin }) })
      if (refused(file)) return
      const content = await readFile(new Blob([file.content]))
      await save({ fileName: file.fileName, content }, t('library.exported', { name }))
    },
    take: async (dropped) => {
      const file = dropped ?? (await chooseFile(table ? `.json,${TABLES.join()}` : '.json'))
      if (!file) return null
      if (file.size > LARGEST_BYTES) {
        warn(t('library.tooLarge', { file: file.name }))
        return null
      }
      if (table && TABLES.some((ending) => file.name.toLowerCase().endsWith(ending)))
        return takeTable(table, file)
      const read = await call('documents.unpack', { system, content: await file.text() })
      if (refused(read)) return null
      const id = await keep(read, 'taken')
      return id === null ? null : { id, kind: read.kind }
    },
    writeTable: async (kind, name, documents) => {
      const content = await readFile(new Blob([MARK + tableOf(kind, documents)]))
      const fileName = `${name}.csv`
      await save({ fileName, content }, t('library.table.written', { file: fileName }))
    },
  }
}

/** Every document has its name there. */
function nameIn(document: object): string {
  return 'name' in document ? String(document.name) : ''
}
