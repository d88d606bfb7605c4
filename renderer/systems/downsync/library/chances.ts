import type { CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { PING_SPD, TYPICAL } from '../../../../shared/systems/downsync/data/units.ts'
import { attackOdds, moveReach, scanOdds, type Attack } from '../../../../shared/systems/downsync/index.ts'
import { SIGS } from '../../../../shared/systems/downsync/words.ts'
import type { Say } from '../../../library/kinds.ts'
import { ofHundred } from '../../../odds/percent.ts'
import { STAT_SIGNS } from '../texts/signs.ts'

/** What the numbers of a card come to against what is usual. */

export interface Chances {
  readonly head: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

const FACE = 'downsyncLibrary.face'
/** Inches in each band of an Attack (lines 534–539). */
const BANDS = { near: 5, middle: 10, far: 20 } as const
const upTo = ({ least, most }: { readonly least: number; readonly most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at)
const usual = (stat: 'scan' | 'targ' | 'def'): number[] => upTo(TYPICAL[stat] ?? { least: 0, most: 0 })
const percent = (chance: number, say: Say): string => say('downsyncLibrary.percent', { n: ofHundred(chance) })
function attack(q: Attack): { readonly hit: number; readonly effect: number } {
  const odds = attackOdds(q)
  return 'problem' in odds ? { hit: 0, effect: 0 } : odds
}

/** How often usual enemies hit it, and how often that is left once its Countermeasures are spent. */
export function hurtsOf({ def, cm, cmPlus }: CardFace, say: Say): Chances {
  const all = usual('targ').map((targ) =>
    attack({ targ, def, inches: BANDS.middle, range: null, cm, cmPlus }),
  )
  return {
    head: STAT_SIGNS.targ,
    columns: usual('targ').map(String),
    rows: [
      { name: say(`${FACE}.isHit`), cells: all.map(({ hit }) => percent(hit, say)) },
      { name: say(`${FACE}.isHurt`), cells: all.map(({ effect }) => percent(effect, say)) },
    ],
  }
}

/** How often it hits usual enemies, near and far. */
export const hitsOf = ({ targ }: CardFace, say: Say): Chances => ({
  head: STAT_SIGNS.def,
  columns: usual('def').map(String),
  rows: (['near', 'middle', 'far'] as const).map((band) => ({
    name: say(`${FACE}.${band}`),
    cells: usual('def').map((def) =>
      percent(attack({ targ, def, inches: BANDS[band], range: null }).hit, say),
    ),
  })),
})

/** How often a scan of its finds Pings. */
export const findsOf = ({ scan }: CardFace, say: Say): Chances => ({
  head: say(`${FACE}.target`),
  columns: [say(`${FACE}.open`), say(`${FACE}.hidden`)],
  rows: SIGS.map((sig) => ({
    name: say(`${FACE}.ofPing`, { sig: say(`downsyncTable.sig.${sig}`) }),
    cells: [false, true].map((hidden) =>
      percent(scanOdds({ scan, target: { ping: sig }, hidden }).success, say),
    ),
  })),
})

/** How a Ping of its Signature fares before it is revealed: against a scan in the middle of what is usual. */
export function pingFound({ sig }: CardFace): { pingSpd: number; scan: number; n: string } {
  const scans = usual('scan')
  const scan = scans[Math.floor((scans.length - 1) / 2)] ?? 0
  return { pingSpd: PING_SPD, scan, n: ofHundred(scanOdds({ scan, target: { ping: sig } }).success) }
}

/** Inches of its movement: once, twice, and once over slowing terrain. */
export const reachOf = ({ spd }: CardFace): { spd: number; twice: number; slow: number } => ({
  spd,
  twice: 2 * spd,
  slow: spd - moveReach({ spd, toEdge: 0 }),
})
