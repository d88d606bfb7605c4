import { addTexts } from '../texts/index.ts'

/** Taking an own picture and cutting it. */
export const pictures = {
  drop: 'Drop a picture here, or choose one.',
  choose: 'Choose a file…',
  another: 'Another file…',
  which: 'PNG, JPEG, WebP or SVG of up to {most} MB. Only the pixels you see are kept.',
  frame: 'The picture under its frame',
  keys: 'Drag it, or move it with the arrow keys; + and − or the wheel come nearer and go farther.',
  zoom: 'Zoom',
  cutTo: 'Cut to',
  shape: { shield: 'Shield', flag: 'Flag', roundel: 'Roundel' },
  keep: 'Use this picture',
  wrong: {
    tooLarge: '{file} is larger than {most} MB. Save it smaller, then choose it again.',
    notOne: '{file} is no picture that can be shown here. Choose a PNG, JPEG, WebP or SVG.',
    tooManyPixels: '{file} has more pixels than can be opened. Save it smaller, then choose it again.',
    tooRich: 'This picture stays too large to keep, however it is packed. Choose a simpler one.',
  },
} as const

addTexts({ pictures })
