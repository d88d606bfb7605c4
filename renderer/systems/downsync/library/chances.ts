import { ATTACK_MODIFIERS } from '../../../../shared/systems/downsync/data/rolls.ts'
import { PING_SPD, TYPICAL } from '../../../../shared/systems/downsync/data/units.ts'
import { plainAction, plainFace, plainScan } from '../../../../shared/systems/downsync/documents/making.ts'
import {
  isCombat,
  type Action,
  type CardFace,
} from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/downsync/house-rules.ts'
import { moveReach, scanOdds } from '../../../../shared/systems/downsync/index.ts'
import { matchupOdds, mayAimAtPings, type Matchup } from '../../../../shared/systems/downsync/matchup.ts'
import { SIGS, type Sig } from '../../../../shared/systems/downsync/words.ts'
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

/** What is so of it whatever it meets: modifiers with a condition, and those of single actions, are none of that. */
const always = (card: CardFace): CardFace => ({
  ...card,
  traits: card.traits.map((trait) => ({
    ...trait,
    modifiers: trait.modifiers.filter(({ when }) => when === 'always'),
  })),
})
/** An action without words of its own, of one card at another card or a Ping in the open. */
function rolled(
  q: Pick<Matchup, 'own' | 'action'> & Partial<Pick<Matchup, 'inches' | 'unseen'>>,
  at: CardFace | Sig,
): { readonly hit: number; readonly effect: number } {
  const { cm, cmPlus } = typeof at === 'string' ? { cm: 0, cmPlus: 0 } : at
  const plain = { breach: 0, stunned: false, boosts: 0, cm, cmPlus }
  const target = typeof at === 'string' ? { ping: at } : { card: at, ...plain }
  const usually = { inches: 0, concealed: false, unseen: false, boosted: 0, mod: 0, bases: 1 }
  const odds = matchupOdds({ ...usually, ...q, target }, DEFAULT_RULES)
  return 'problem' in odds ? { hit: 0, effect: 0 } : { hit: odds.hit, effect: odds.effects[1] ?? 0 }
}
const other = (of: Partial<CardFace>): CardFace => plainFace({ name: '', faction: '', cm: 0, ...of })
const gun = (range: number | null): Action => plainAction({ id: '', name: '', range })

/** How often usual enemies hit it, and how often that is left once its Countermeasures are spent. */
export function hurtsOf(card: CardFace, say: Say): Chances {
  const all = usual('targ').map((targ) =>
    rolled({ own: other({ targ }), action: gun(null), inches: BANDS.middle }, always(card)),
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

/** How often it hits usual enemies, near and far, as far as any of its Combat Actions reaches. */
export function hitsOf(card: CardFace, say: Say): Chances {
  const ranges = card.actions.filter(isCombat).map(({ range }) => range ?? Infinity)
  const reach = Math.max(0, ...ranges)
  const action = gun(reach === Infinity ? null : reach)
  const { short, long } = ATTACK_MODIFIERS
  const bands = [
    ['near', true],
    ['middle', reach >= short.below],
    ['far', reach > long.above],
  ] as const
  return {
    head: STAT_SIGNS.def,
    columns: usual('def').map(String),
    rows: bands.flatMap(([band, isReached]) => {
      if (!isReached) return []
      const q = { own: always(card), action, inches: Math.min(BANDS[band], reach) }
      const cells = usual('def').map((def) => percent(rolled(q, other({ def })).hit, say))
      return [{ name: say(`${FACE}.${band}`), cells }]
    }),
  }
}

/** Whether it has a scan that finds Pings (line 370). */
export const scansPings = ({ actions }: CardFace): boolean =>
  actions.some((action) => action.labels.includes('scan') && mayAimAtPings(action))

/** How often a scan of its finds Pings. */
export const findsOf = (card: CardFace, say: Say): Chances => ({
  head: say(`${FACE}.target`),
  columns: [say(`${FACE}.open`), say(`${FACE}.hidden`)],
  rows: SIGS.map((sig) => ({
    name: say(`${FACE}.ofPing`, { sig: say(`downsyncTable.sig.${sig}`) }),
    cells: [false, true].map((unseen) =>
      percent(rolled({ own: always(card), action: plainScan({ id: '', name: '' }), unseen }, sig).hit, say),
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
