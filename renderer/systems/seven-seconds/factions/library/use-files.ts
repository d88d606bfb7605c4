import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { FactionSummary } from '../../../../../shared/systems/seven-seconds/contract/factions.ts'
import { isRefusal } from '../../../../../shared/problem.ts'
import { call } from '../../call.ts'
import { chooseFile } from '../../../../client/files.ts'
import { rememberPicture } from '../../../../ui/marks/pictures.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useSaving } from '../../../../travel/use-saving.ts'
import { useReading, type FileReading } from '../../../../travel/use-reading.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'

/** Files of this size hold no faction; reading them would only take time. */
const LARGEST_BYTES = 1024 * 1024

/** A faction file that was looked into and waits for a yes. */
export interface Arrived extends Output<'factions.unpack'> {
  readonly reading: string
}

type Named = Pick<FactionSummary, 'id' | 'name'>

export interface FactionFiles {
  readonly arrived: Ref<Arrived | null>
  /** Writes a faction as a file; one with private notes is `asked` about first. */
  readonly hand: (faction: Named) => Promise<void>
  readonly asked: Ref<Named | null>
  readonly write: (faction: Named, withNotes: boolean) => Promise<void>
  /** Asks for a file and looks into it; a file that was dropped can be given. */
  readonly take: (file?: File) => Promise<void>
  readonly reading: FileReading
}

/** Factions as files: handed on, and taken in once it is seen what they bring. */
export function useFactionFiles(): FactionFiles {
  const { t } = useI18n()
  const problemText = useProblemText()
  const { warn } = useToasts()
  const save = useSaving()
  const reading = useReading()
  const arrived = ref<Arrived | null>(null)
  const asked = ref<Named | null>(null)

  async function write({ id, name }: Named, withNotes: boolean): Promise<void> {
    const answer = await call('factions.pack', { id, withNotes })
    if (isRefusal(answer)) {
      warn(problemText(answer.problem))
      return
    }
    await save(answer, t(withNotes ? 'factions.exportedWith' : 'factions.exported', { name }))
  }

  return {
    arrived,
    hand: async (faction) => {
      const view = await call('factions.view', { id: faction.id })
      if (isRefusal(view)) warn(problemText(view.problem))
      else if (view.notes === '') await write(faction, false)
      else asked.value = faction
    },
    asked,
    write,
    take: async (dropped) => {
      const file = dropped ?? (await chooseFile('.muster-faction'))
      if (!file) return
      if (file.size > LARGEST_BYTES) {
        warn(t('factions.import.tooLarge', { file: file.name }))
        return
      }
      const read = await reading.read(file, (sent) => call('factions.unpack', sent))
      if (!read) return
      const { answer } = read
      if (isRefusal(answer)) warn(problemText(answer.problem))
      else {
        const { faction, picture } = answer
        if (faction.picture !== null && picture) rememberPicture(faction.picture, picture)
        arrived.value = { ...answer, reading: read.reading }
      }
    },
    reading,
  }
}
