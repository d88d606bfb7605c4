import { useI18n } from 'vue-i18n'
import { missionTable, troopTable } from '../../../../../shared/systems/seven-seconds/decks/table/columns.ts'
import { readFile } from '../../../../client/files.ts'
import { useSaving } from '../../../../travel/use-saving.ts'
import type { ShownDeck } from '../use-deck.ts'

export interface Tables {
  /** Writes the missions or troop cards of a deck as a table; without a deck the empty template. */
  readonly write: (which: 'missions' | 'troops', deck: Pick<ShownDeck, 'name' | 'cards'> | null) => void
}

/** Spreadsheets tell by this mark that a table is in Unicode. */
const MARK = '\uFEFF'

/** Cards as tables that a spreadsheet reads and writes. */
export function useTables(): Tables {
  const { t } = useI18n()
  const save = useSaving()
  return {
    write: (which, deck) => {
      const text = (which === 'missions' ? missionTable : troopTable)(deck?.cards ?? [])
      const about = t(`decks.table.files.${which}`)
      const name = deck ? `${fileName(deck.name)} ${about}` : about
      const file = `${name.trim()}.csv`
      void readFile(new Blob([MARK + text])).then((content) =>
        save({ fileName: file, content }, t('decks.table.exported', { file })),
      )
    },
  }
}

/** What every file system takes of a name. */
function fileName(name: string): string {
  return Array.from(name.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ').trim())
    .slice(0, 60)
    .join('')
}
