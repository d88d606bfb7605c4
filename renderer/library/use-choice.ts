import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { useRoute } from 'vue-router'
import type { Kept } from '../../shared/contract/documents.ts'
import type { NamedKind } from '../../shared/document.ts'
import type { Look } from '../../shared/heraldry/emblem.ts'
import { isRefusal } from '../../shared/problem.ts'
import { useChanges } from '../client/changes.ts'
import { call } from '../client/client.ts'
import { newest } from '../client/newest.ts'
import { useOpenCampaign } from '../systems/open-campaign.ts'

/** A document that was chosen, with the look that the group gave it. */
export interface Chosen<Document extends object> extends Pick<Kept, 'name' | 'look'> {
  readonly document: Document
}

export interface DocumentChoice<Document extends object> {
  readonly chosen: Ref<string>
  readonly options: ComputedRef<{ readonly value: string; readonly label: string }[]>
  readonly document: ComputedRef<Chosen<Document> | null>
  /** All that may be chosen. */
  readonly all: ComputedRef<readonly Offered<Document>[]>
}

interface Offered<Document extends object> extends Chosen<Document> {
  readonly value: string
  /** It comes with the game. */
  readonly isSample: boolean
}

/** What the group keeps of a game: of a campaign, where there is one, and in the library. */
export async function keptAround(system: string, campaign: string | null): Promise<readonly Kept[]> {
  const lists = await Promise.all(
    [...new Set([campaign, null])].map((of) => call('documents.list', { system, campaign: of })),
  )
  return lists.flatMap((list) => (isRefusal(list) ? [] : list))
}

/**
 * One document of a kind, to be printed: those of the campaign first, then the library's and the game's samples, or
 * with `samplesFirst` these before the library's. The address may name one, and with it the campaign that it is of.
 */
export function useDocumentChoice<Document extends { readonly name: string }>(
  system: string,
  { kind, schema }: NamedKind<Document>,
  samples: readonly Document[],
  {
    samplesFirst = false,
    sampleLook = () => null,
  }: { readonly samplesFirst?: boolean; readonly sampleLook?: (sample: Document) => Look | null } = {},
): DocumentChoice<Document> {
  const route = useRoute()
  const open = useOpenCampaign()
  const asked = computed(() => (typeof route.query.document === 'string' ? route.query.document : null))
  /** What the address named last, once it was chosen: from then on somebody may choose otherwise. */
  let followed: string | null = null
  const kept = shallowRef<readonly Kept[] | null>(null)
  const chosen = ref('')

  async function find(): Promise<readonly Kept[]> {
    const named = asked.value === null ? null : await call('documents.view', { id: asked.value })
    const ofNamed = named && !isRefusal(named) ? named.campaign : null
    const campaign = ofNamed ?? (open.view?.system === system ? open.view.id : null)
    return keptAround(system, campaign)
  }
  const read = newest(find, (found) => (kept.value = found))
  void read()
  useChanges(() => void read())
  watch(asked, () => void read())

  const offered = computed<Offered<Document>[]>(() => {
    const own = (kept.value ?? []).flatMap(({ id, kind: of, name, look, state, campaign, document }) => {
      const parsed =
        of === kind && (state === 'active' || id === asked.value) ? schema.safeParse(document) : null
      return parsed?.success
        ? [{ value: id, name, look, campaign, document: parsed.data, isSample: false }]
        : []
    })
    const ofCampaign = own.filter(({ campaign }) => campaign !== null)
    const ofLibrary = own.filter(({ campaign }) => campaign === null)
    // What the group has made its own stands for the sample of that name.
    const names = new Set(own.map(({ name }) => name))
    const shipped = samples
      .map((document, index) => ({
        value: `sample-${index}`,
        name: document.name,
        look: sampleLook(document),
        document,
        isSample: true,
      }))
      .filter(({ name }) => !names.has(name))
    return [...ofCampaign, ...(samplesFirst ? [...shipped, ...ofLibrary] : [...ofLibrary, ...shipped])]
  })
  const isOffered = (value: string | null): boolean => offered.value.some((one) => one.value === value)
  watch(
    [offered, kept],
    () => {
      if (kept.value === null) return
      const named = asked.value
      const isNew = named !== null && named !== followed && isOffered(named)
      if (isNew) followed = named
      if (isNew || !isOffered(chosen.value)) chosen.value = (isNew ? named : offered.value[0]?.value) ?? ''
    },
    { immediate: true },
  )
  return {
    chosen,
    all: offered,
    options: computed(() => offered.value.map(({ value, name }) => ({ value, label: name }))),
    document: computed(() => offered.value.find(({ value }) => value === chosen.value) ?? null),
  }
}
