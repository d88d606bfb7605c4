import { useI18n } from 'vue-i18n'
import type {
  PersonFollows,
  RecordFollows,
} from '../../../../../shared/systems/seven-seconds/people/follows.ts'

/** One sentence of what follows; a warning is in the way of saving. */
export interface FollowsNote {
  readonly warn: boolean
  readonly text: string
}

/** Says what a correction of who was there makes of the troopers, and of the losses that have a name. */
export function useFollowsWords(): (
  follows: RecordFollows,
  nameOf: (trooper: string) => string,
) => FollowsNote[] {
  const { t } = useI18n()
  const say = (key: string, values: Record<string, unknown>): string =>
    t(`people.presence.follows.${key}`, values)

  function person({ trooper, ...one }: PersonFollows, nameOf: (trooper: string) => string): FollowsNote[] {
    const name = nameOf(trooper)
    const { before, after } = one.there
    const plain = [
      ...(one.roll === 'same' ? [] : [say(one.roll, { name })]),
      ...(after && !before ? [say('joins', { name })] : []),
      ...(before && !after ? [say('leaves', { name })] : []),
      ...(['kills', 'decorations'] as const).flatMap((key) =>
        one[key].before === one[key].after ? [] : [say(key, { name, ...one[key] })],
      ),
    ].map((text) => ({ warn: false, text }))
    const list = one.hindered.join(', ')
    const hindered = list ? [{ warn: true, text: t('people.presence.follows.hindered', { name, list }) }] : []
    return [...plain, ...hindered]
  }

  return ({ people, named, changed }, nameOf) => {
    if (!changed) return []
    const told = people.flatMap((one) => person(one, nameOf))
    const losses = named.before === named.after ? [] : [{ warn: false, text: say('named', { ...named }) }]
    return told.length + losses.length > 0
      ? [...told, ...losses]
      : [{ warn: false, text: t('people.presence.follows.onlyWords') }]
  }
}
