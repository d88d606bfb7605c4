import { inches } from '../../../../../shared/printing/paper.ts'
import { SMOKE_INCHES, WEAPON_TABLE } from '../../../../../shared/systems/fast-and-dirty/data/weapons.ts'
import { bands } from '../../../../../shared/systems/fast-and-dirty/ranges.ts'
import { QUALITIES, WEAPONS } from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { Template, TemplateFace } from './face.ts'

export const TEMPLATE_GROUPS = ['blasts', 'flame', 'smoke', 'ruler'] as const
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number]

/** What a tab adds, in millimetres. */
export const TAB = 8
/** Wide enough for a word beside the inches; a lane for each Quality. */
const STRIP_WIDTH = 20
const LANES_WIDTH = 32
const RULER = 10
/** The widest disc that a sheet of either paper has room for, in inches. */
const WIDEST = 3

/** Blasts of the weapons tables, each radius once (lines 984–991). */
export const BLASTS: readonly number[] = [
  ...new Set(WEAPONS.flatMap((weapon) => WEAPON_TABLE[weapon].blast ?? [])),
].toSorted((one, other) => one - other)

/** Whose blast is so wide. */
export const weaponsOfBlast = (radius: number) =>
  WEAPONS.filter((weapon) => WEAPON_TABLE[weapon].blast === radius)

const disc = (radius: number, half: 'left' | 'right' | null): TemplateFace => ({
  kind: 'template',
  template: { kind: 'disc', radius, half },
  width: inches(half === null ? 2 * radius : radius) + (half === 'left' ? TAB : 0),
  height: inches(2 * radius),
})

type Strip = Extract<Template, { kind: 'strip' }>

function strip(of: Strip['of'], total: number, parts: 1 | 2, lanes: Strip['lanes'] = []): TemplateFace[] {
  const length = total / parts
  return Array.from({ length: parts }, (_none, at): TemplateFace => {
    const tab = at + 1 < parts
    return {
      kind: 'template',
      template: { kind: 'strip', of, from: at * length, length, total, tab, lanes },
      width: lanes.length > 0 ? LANES_WIDTH : STRIP_WIDTH,
      height: inches(length) + (tab ? TAB : 0),
    }
  })
}

/** The templates of a group, each cut out along its own outline. */
export function templatesOf(group: TemplateGroup): TemplateFace[] {
  switch (group) {
    case 'blasts':
      return BLASTS.flatMap((radius) =>
        radius <= WIDEST ? [disc(radius, null)] : [disc(radius, 'left'), disc(radius, 'right')],
      )
    case 'flame': {
      const { mult } = WEAPON_TABLE.flamethrower
      const lanes = QUALITIES.map((quality) => {
        const { close, medium, long } = bands({ quality, mult: mult ?? 1 })
        return { quality, ends: [close, medium, long] }
      })
      return strip('flame', Math.max(...lanes.flatMap(({ ends }) => ends)), 2, lanes)
    }
    case 'smoke':
      return strip('smoke', SMOKE_INCHES.length, 2)
    case 'ruler':
      return strip('ruler', RULER, 1)
  }
}
