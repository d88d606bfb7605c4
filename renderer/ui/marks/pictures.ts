import { computed, shallowReactive, toValue, watch, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import type { Output } from '../../../shared/contract/index.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { call } from '../../client/client.ts'

/** Pictures by their ids, as addresses; null while one is on its way. What an id stands for never changes. */
const known = shallowReactive(new Map<string, string | null>())

/** A picture as an address that an image can show. */
export function addressOf({ media, content }: Output<'pictures.view'>): string {
  return `data:${media};base64,${content}`
}

/** Tells of a picture that is at hand already: it need not be asked for. */
export function rememberPicture(id: string, picture: Output<'pictures.view'>): void {
  known.set(id, addressOf(picture))
}

const coming = new Set<Promise<void>>()

/** Waits until none that is shown is on its way any more. */
export async function picturesAtHand(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming)
}

function ask(id: string): void {
  const asked = read(id).finally(() => coming.delete(asked))
  coming.add(asked)
}

async function read(id: string): Promise<void> {
  known.set(id, null)
  const answer = await call('pictures.view', { id })
  // Whoever shows it next asks again: it may be back by then.
  if (isRefusal(answer)) known.delete(id)
  else rememberPicture(id, answer)
}

export interface ShownPicture {
  /** Null without one, and until it is there. */
  readonly address: ComputedRef<string | null>
  /** It is asked for and not there yet. */
  readonly coming: ComputedRef<boolean>
  /** One is named that is not kept any more. */
  readonly gone: ComputedRef<boolean>
}

/** A picture to show by its id. One that is no longer there is as none. */
export function usePicture(id: MaybeRefOrGetter<string | null>): ShownPicture {
  watch(
    () => toValue(id),
    (wanted) => {
      if (wanted !== null && !known.has(wanted)) ask(wanted)
    },
    { immediate: true },
  )
  const found = computed(() => {
    const wanted = toValue(id)
    return wanted === null ? undefined : known.get(wanted)
  })
  return {
    address: computed(() => found.value ?? null),
    coming: computed(() => found.value === null),
    gone: computed(() => toValue(id) !== null && found.value === undefined),
  }
}
