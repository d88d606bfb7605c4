import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { PICTURE_FRAMES, type PictureFrame, type PictureKind } from '../../shared/pictures/kinds.ts'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { readFile } from '../client/files.ts'
import { useProblemText } from '../texts/problem.ts'
import { middle, moved, partOf, scaleAt, zoomed, type Crop, type Cut } from './crop.ts'
import type { Mask } from './draw.ts'
import { encodePicture } from './encode.ts'
import { LARGEST_MEGABYTES, loadPicture } from './load.ts'

export interface Cutting {
  readonly frame: ComputedRef<PictureFrame>
  readonly image: ShallowRef<HTMLImageElement | null>
  readonly crop: Ref<Crop>
  /** How near it is, 0 to 100. */
  readonly zoom: Ref<string>
  /** What is wrong with what was chosen, or with keeping it. */
  readonly problem: Ref<string | null>
  readonly busy: Ref<boolean>
  readonly take: (file: File) => Promise<void>
  /** By px of the frame. */
  readonly move: (x: number, y: number) => void
  /** By a part of the slider, around a point of the frame. */
  readonly nearer: (part: number, at?: { x: number; y: number }) => void
  readonly centre: () => void
  /** Keeps what is cut and gives its id. */
  readonly keep: (mask: Mask | null) => Promise<string | null>
}

/** A picture from a file, cut to the frame of its kind. With `whole`, all of it may be shown. */
export function useCutting(kind: () => PictureKind, whole: () => boolean): Cutting {
  const { t } = useI18n()
  const problemText = useProblemText()
  const frame = computed(() => PICTURE_FRAMES[kind()])
  const image = shallowRef<HTMLImageElement | null>(null)
  const crop = ref<Crop>({ scale: 1, left: 0, top: 0 })
  const problem = ref<string | null>(null)
  const busy = ref(false)
  const cut = computed<Cut>(() => ({
    picture: { width: image.value?.naturalWidth ?? 1, height: image.value?.naturalHeight ?? 1 },
    frame: frame.value,
    whole: whole(),
  }))

  async function take(file: File): Promise<void> {
    busy.value = true
    const loaded = await loadPicture(file)
    busy.value = false
    problem.value =
      typeof loaded === 'string'
        ? t(`pictures.wrong.${loaded}`, { file: file.name, most: LARGEST_MEGABYTES })
        : null
    if (typeof loaded === 'string') return
    image.value = loaded
    crop.value = middle(cut.value)
  }

  async function keep(mask: Mask | null): Promise<string | null> {
    if (!image.value || busy.value) return null
    busy.value = true
    const blob = await encodePicture(image.value, crop.value, frame.value, mask)
    const content = blob && (await readFile(blob))
    const answer = content === null ? null : await call('pictures.keep', { kind: kind(), content })
    busy.value = false
    if (answer === null || isRefusal(answer)) {
      problem.value = answer ? problemText(answer.problem) : t('pictures.wrong.tooRich')
      return null
    }
    return answer.id
  }

  return {
    frame,
    image,
    crop,
    zoom: computed({
      get: () => String(Math.round(partOf(crop.value.scale, cut.value) * 100)),
      set: (text) => (crop.value = zoomed(crop.value, scaleAt(Number(text) / 100, cut.value), cut.value)),
    }),
    problem,
    busy,
    take,
    move: (x, y) => (crop.value = moved(crop.value, x, y, cut.value)),
    nearer: (part, at) => {
      const scale = scaleAt(partOf(crop.value.scale, cut.value) + part, cut.value)
      crop.value = zoomed(crop.value, scale, cut.value, at)
    },
    centre: () => (crop.value = middle(cut.value)),
    keep,
  }
}
