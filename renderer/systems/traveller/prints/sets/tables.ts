import {
  DAMAGE_STEP,
  DAMAGE_TABLE,
  LOCATIONS,
} from '../../../../../shared/systems/traveller/data/vehicles.ts'
import type { HitSize, Location } from '../../../../../shared/systems/traveller/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, row, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { paperKey } from '../words.ts'

/** Tables of the book that stand on several sheets. */

const hitsText = ({ t }: Words, hits: readonly HitSize[]): string =>
  hits.map((size) => t(paperKey(`hit.${size}`))).join(', ')

/** Vehicle Damage Table in two halves beside each other, and how it goes on. */
export function damageRows(words: Words): Block[] {
  const widths = [1, 2.4, 1, 2.4]
  const { t } = words
  const names = [t(paperKey('afterArmour')), t(paperKey('hits'))]
  const cells = DAMAGE_TABLE.map(({ upTo, hits }) => [
    `${upTo - DAMAGE_STEP + 1}–${upTo}`,
    hitsText(words, hits),
  ])
  const half = Math.ceil(cells.length / 2)
  return [
    head([...names, ...names], widths),
    ...cells.slice(0, half).map((left, at) => row([...left, ...(cells[half + at] ?? ['', ''])], widths)),
    text(t(paperKey('moreDamage'), { n: DAMAGE_STEP }), '251–252'),
  ]
}

/** Location Table. */
export function locationRows({ t }: Words): Block[] {
  const widths = [0.7, 2, 2, 2]
  const place = (of: Location): string => t(paperKey(`place.${of}`))
  return [
    head(
      [`2${t(paperKey('die'))}`, t(paperKey('external')), t(paperKey('internal')), t(paperKey('robot'))],
      widths,
    ),
    ...Object.entries(LOCATIONS).map(([total, { external, internal, robot }]) =>
      row([total, place(external), place(internal), place(robot)], widths),
    ),
  ]
}
