import { shallowRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { DeckSummary } from '../../../../shared/systems/seven-seconds/contract/decks.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { call } from '../call.ts'
import { chooseFile } from '../../../client/files.ts'
import { useProblemText } from '../../../texts/problem.ts'
import { useSaving } from '../../../travel/use-saving.ts'
import { useReading, type FileReading } from '../../../travel/use-reading.ts'
import { useToasts } from '../../../ui/feedback/toasts.ts'

/** Files of this size hold no deck; reading them would only take time. */
const LARGEST_BYTES = 11 * 1024 * 1024

/** A deck file that was looked into and waits for a yes. */
export interface Arrived extends Output<'decks.unpack'> {
  readonly reading: string
}

export interface DeckFiles {
  readonly arrived: Ref<Arrived | null>
  /** Writes a deck as a file. */
  readonly hand: (deck: Pick<DeckSummary, 'id' | 'name'>) => Promise<void>
  /** Asks for a file and looks into it; a file that was dropped can be given. */
  readonly take: (file?: File) => Promise<void>
  readonly reading: FileReading
}

/** Decks as files: handed on, and taken in once it is seen what they bring. */
export function useDeckFiles(): DeckFiles {
  const { t } = useI18n()
  const problemText = useProblemText()
  const { warn, close } = useToasts()
  const save = useSaving()
  const reading = useReading()
  const arrived = shallowRef<Arrived | null>(null)
  /** What was said of the file before. */
  let refused = 0

  return {
    arrived,
    hand: async ({ id, name }) => {
      const answer = await call('decks.pack', { id })
      if (isRefusal(answer)) {
        warn(problemText(answer.problem))
        return
      }
      await save(answer, t('decks.exported', { name }))
    },
    take: async (dropped) => {
      const file = dropped ?? (await chooseFile('.muster-deck'))
      if (!file) return
      close(refused)
      if (file.size > LARGEST_BYTES) {
        refused = warn(t('decks.import.tooLarge', { file: file.name }))
        return
      }
      const read = await reading.read(file, (sent) => call('decks.unpack', sent))
      if (!read) return
      if (isRefusal(read.answer)) refused = warn(problemText(read.answer.problem))
      else arrived.value = { ...read.answer, reading: read.reading }
    },
    reading,
  }
}
