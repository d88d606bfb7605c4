import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { safeFileName } from '../../../../../../shared/file-name.ts'
import type { Problem } from '../../../../../../shared/problem.ts'
import { useBattleName } from '../../../battles/battle-name.ts'
import { useCampaign } from '../../../campaign/store.ts'
import { saveText } from '../../../../../client/files.ts'
import { printSheet } from '../../../../../print/links.ts'
import { useToasts } from '../../../../../ui/feedback/toasts.ts'
import { markdownPage } from '../../../../../ui/markdown/markdown.ts'
import { lowered, type Part } from '../chronicle.ts'
import { useHistories } from '../../store.ts'
import { gather, picturesOf } from './gather.ts'
import { ENDINGS, type ExportChoice } from './kinds.ts'
import { webPage, type PagePart, type PagePicture } from './page.ts'

/** What is exported: a battle's report, or with null the campaign's chronicle in its parts. */
export interface Exportable {
  readonly battle: string | null
  /** In Markdown. */
  readonly words: string
  readonly parts: readonly Part[]
}

export interface Exporting {
  /** How far it is; null when nothing is exported. */
  readonly progress: Ref<{ n: number; of: number } | null>
  /** Gives what stands against it; nothing when it was done. */
  readonly run: (what: Exportable, choice: ExportChoice) => Promise<Problem | undefined>
}

/** Exports what is told, and the facts behind it, as files. */
export function useExport(): Exporting {
  const { t } = useI18n()
  const router = useRouter()
  const campaign = useCampaign()
  const histories = useHistories()
  const nameOf = useBattleName()
  const { say, warn } = useToasts()
  const progress = ref<{ n: number; of: number } | null>(null)

  function titleOf(battle: string | null): string {
    const name = campaign.view?.name ?? ''
    const told = campaign.battles.find(({ id }) => id === battle)
    if (!told) return name
    return `${name} - ${t('battles.battleNumber', { n: told.account.position })} - ${nameOf(told)}`
  }

  async function page({ battle, words, parts }: Exportable, withPhotos: boolean): Promise<string> {
    let lost = 0
    const photosOf = async (id: string | null): Promise<PagePicture[]> => {
      const told = histories.battles.find((one) => one.id === id)
      if (!withPhotos || !told?.digest) return []
      const { pictures, missing } = await picturesOf(told.digest.photos)
      lost += missing
      return pictures
    }
    const made: PagePart[] = []
    const all: readonly Part[] =
      battle === null ? parts : [{ id: 'report', title: '', lead: '', words, battle }]
    for (const { id, title, lead, words: text, battle: of } of all) {
      const pictures = await photosOf(of)
      if (text.trim() === '' && pictures.length === 0) continue
      const html = markdownPage(battle === null ? lowered(text) : text)
      made.push({ id, title, lead, html, pictures })
    }
    if (lost > 0) warn(t('chronicle.exporting.photoMissing', { n: lost }, lost))
    const contents = battle === null ? t('chronicle.contents') : null
    return webPage({ title: titleOf(battle), lead: '', parts: made, contents })
  }

  async function textOf(what: Exportable, choice: ExportChoice): Promise<string | { problem: Problem }> {
    const { kind } = choice
    if (kind === 'markdown' || kind === 'pdf') return what.words
    if (kind === 'html') return page(what, choice.photos)
    const scope = { campaign: campaign.view?.id ?? '', battle: what.battle }
    return gather(scope, { ...choice, kind }, (n, of) => (progress.value = { n, of }))
  }

  async function run(what: Exportable, choice: ExportChoice): Promise<Problem | undefined> {
    if (choice.kind === 'pdf') {
      const id = campaign.view?.id
      await router.push(
        what.battle === null
          ? printSheet('chronicle', { campaign: id })
          : printSheet('report', { campaign: id, battle: what.battle }),
      )
      return undefined
    }
    try {
      const text = await textOf(what, choice)
      if (typeof text !== 'string') return text.problem
      const file = `${safeFileName(titleOf(what.battle), 'chronicle')}${ENDINGS[choice.kind]}`
      const saved = await saveText(file, text)
      if (typeof saved === 'object') return saved.problem
      if (saved) say(t('chronicle.exporting.done', { file }))
      return undefined
    } finally {
      progress.value = null
    }
  }

  return { progress, run }
}
