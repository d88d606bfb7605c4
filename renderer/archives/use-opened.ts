import { shallowRef, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import {
  LARGEST_ARCHIVE,
  type FoundThing,
  type Inside,
  type Source,
  type Standing,
} from '../../shared/contract/archives.ts'
import { isRefusal, problem, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { chooseFile } from '../client/files.ts'
import { toldFileName } from './file-name.ts'
import { useTold } from '../safekeeping/use-safekeeping.ts'
import { useReading, type FileReading } from '../travel/use-reading.ts'

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

/** Of these things how each stands to what is here. */
async function weigh(reading: string, things: readonly FoundThing[]): Promise<readonly Standing[]> {
  if (things.length === 0) return []
  const named = things.map(({ kind, id }) => ({ kind, id }))
  const weighed = await call('archives.weigh', { reading, things: named })
  return isRefusal(weighed) ? [] : weighed.filter(({ asked }) => asked)
}

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
  const { size } = useTold()
  const readings = useReading()
  const opened = shallowRef<OpenedFile | null>(null)
  const wrong = shallowRef<Problem | null>(null)

  async function open(
    file: File | { readonly name: string },
    told: string,
    source: (content: string) => Source,
  ): Promise<void> {
    forget()
    const read = await readings.read(file, (sent) =>
      call('archives.open', { from: source(sent.content), reading: sent.reading }),
    )
    if (!read) return
    if (isRefusal(read.answer)) wrong.value = { ...read.answer.problem, values: { file: told } }
    else await show(read.answer, file.name, read.reading)
  }

  async function show(inside: Inside, name: string, reading: string): Promise<void> {
    const isMuch = inside.figures.rows > MOST_WEIGHED
    // A trooper who is asked for by name is compared alone, and else with whom they serve.
    const troopers = inside.things.filter(({ kind }) => kind === 'trooper')
    const others = inside.things.filter(({ kind }) => kind !== 'trooper')
    const weighed = isMuch ? [] : await Promise.all([others, troopers].map((ones) => weigh(reading, ones)))
    const standings = weighed.flat()
    opened.value = {
      ...inside,
      name,
      reading,
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
    reading: readings,
    openFile: async (dropped) => {
      const file = dropped ?? (await chooseFile(ENDINGS))
      if (!file) return
      if (file.size > LARGEST_ARCHIVE) {
        forget()
        const values = { file: toldFileName(file.name), size: size(file.size), most: size(LARGEST_ARCHIVE) }
        wrong.value = problem('archive-file/large', t('archives.tooLarge', values))
      } else await open(file, toldFileName(file.name), (content) => ({ kind: 'file', content }))
    },
    openOwn: (source, name) =>
      open({ name }, t(source.kind === 'aside' ? 'archives.ownAside' : 'archives.ownBackup'), () => source),
    again: async () => {
      const before = opened.value
      if (!before) return
      const answer = await call('archives.look', { reading: before.reading })
      if (isRefusal(answer)) wrong.value = answer.problem
      else await show(answer, before.name, before.reading)
    },
  }
}
