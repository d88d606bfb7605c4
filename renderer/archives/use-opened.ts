import { shallowRef, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { FoundThing, Inside, Source, Standing } from '../../shared/contract/archives.ts'
import { isRefusal, problem, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { chooseFile } from '../client/files.ts'
import { useReading, type FileReading } from '../travel/use-reading.ts'

/** Bytes; what is larger is no archive, and only takes time. */
const LARGEST = 64 * 1024 * 1024
/** With more rows somebody would feel the comparing: what is chosen is compared then. */
const MOST_WEIGHED = 20_000
const ENDINGS = '.muster-archive,.sqlite,.gz'

/** A file that was opened: what is in it, and under which id main keeps it. */
export interface OpenedFile extends Inside {
  readonly name: string
  readonly reading: string
  /** How each thing stands to what is here, by `keyOf`; empty where that would take too long to find out for all. */
  readonly standings: ReadonlyMap<string, Standing['standing']>
}

export const keyOf = ({ kind, id }: Pick<FoundThing, 'kind' | 'id'>): string => `${kind} ${id}`

export interface Opening {
  readonly opened: ShallowRef<OpenedFile | null>
  readonly problem: ShallowRef<Problem | null>
  readonly reading: FileReading
  /** Asks for a file; one that was dropped can be given. */
  readonly openFile: (dropped?: File) => Promise<void>
  /** Opens a backup, or what was set aside. */
  readonly openOwn: (source: Exclude<Source, { kind: 'file' }>, name: string) => Promise<void>
  /** Looks again at what is here beside it. */
  readonly again: () => Promise<void>
}

export function useOpened(): Opening {
  const { t } = useI18n()
  const reading = useReading()
  const opened = shallowRef<OpenedFile | null>(null)
  const wrong = shallowRef<Problem | null>(null)

  async function open(
    file: File | { readonly name: string },
    source: (content: string) => Source,
  ): Promise<void> {
    forget()
    const read = await reading.read(file, (sent) =>
      call('archives.open', { from: source(sent.content), reading: sent.reading }),
    )
    if (!read) return
    if (isRefusal(read.answer)) wrong.value = read.answer.problem
    else await show(read.answer, { name: file.name, reading: read.reading })
  }

  async function show(inside: Inside, of: Pick<OpenedFile, 'name' | 'reading'>): Promise<void> {
    const isMuch = inside.figures.rows > MOST_WEIGHED || inside.things.length === 0
    const things = inside.things.map(({ kind, id }) => ({ kind, id }))
    const weighed = isMuch ? [] : await call('archives.weigh', { reading: of.reading, things })
    const standings = isRefusal(weighed) ? [] : weighed
    opened.value = {
      ...inside,
      ...of,
      standings: new Map(standings.map((one) => [keyOf(one), one.standing])),
    }
  }

  function forget(): void {
    wrong.value = null
    if (opened.value) void call('program.endReading', { reading: opened.value.reading })
    opened.value = null
  }

  return {
    opened,
    problem: wrong,
    reading,
    openFile: async (dropped) => {
      const file = dropped ?? (await chooseFile(ENDINGS))
      if (!file) return
      if (file.size > LARGEST) {
        forget()
        wrong.value = problem('archive-file/large', t('archives.tooLarge', { file: file.name }))
      } else await open(file, (content) => ({ kind: 'file', content }))
    },
    openOwn: (source, name) => open({ name }, () => source),
    again: async () => {
      const before = opened.value
      if (!before) return
      const answer = await call('archives.look', { reading: before.reading })
      if (isRefusal(answer)) wrong.value = answer.problem
      else await show(answer, before)
    },
  }
}
