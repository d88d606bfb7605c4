import type { PictureWords } from './PictureField.vue'

/** What a picture's field says, from the texts that stand together under one name. */
export function pictureWords(t: (key: string) => string, under: string): PictureWords {
  const say = (key: keyof PictureWords & string): string => t(`${under}.${key}`)
  return {
    label: say('label'),
    hint: say('hint'),
    choose: say('choose'),
    another: say('another'),
    takeAway: say('takeAway'),
    title: say('title'),
    shown: say('shown'),
    gone: say('gone'),
  }
}
