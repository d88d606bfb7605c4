import { damageOdds, squadDamage } from '../damage.ts'
import type { HouseRules } from '../house-rules.ts'
import { thenOf, triesOf, type Spread } from './spread.ts'

/** What hits do to a unit on foot, figure by figure (lines 824–885, 1556, 1803). */

export interface Harming {
  /** The chance of so many hits. */
  readonly hits: Spread
  /** Figures that are up. */
  readonly figures: number
  /** Final ratings. */
  readonly damage: number
  readonly armour: number
  /** A figure shrugs a hit off on so much or more; null: it has no Save. */
  readonly save?: number | null
}

export interface Harm {
  /** The chance of so many killed, and of those who are wounded beside them: `[killed][wounded]`. */
  readonly fates: readonly (readonly number[])[]
  readonly killed: Spread
  readonly wounded: Spread
  /** Both together. */
  readonly fallen: Spread
}

type Rules = Pick<HouseRules, 'recoverWounded' | 'squadBasedDamage' | 'moreHits'>
type Fates = number[][]

/** Source: lines 824–885, 1556, 1803; R18. */
export function harmOdds(q: Harming, rules: Rules): Harm {
  const { figures, save = null } = q
  const limited = rules.moreHits === 'lost' ? thenOf(q.hits, (hits) => only(Math.min(hits, figures))) : q.hits
  const saved = save === null ? limited : thenOf(limited, (hits) => triesOf(hits, (save - 1) / 6))
  const fates: Fates = Array.from({ length: figures + 1 }, () => Array.from({ length: figures + 1 }, () => 0))
  const each = rules.squadBasedDamage ? bySquad : byFigure
  for (const [hits, chance] of saved.entries())
    if (chance > 0)
      each(hits, q, rules, (killed, wounded, share) => add(fates, killed, wounded, chance * share))
  return {
    fates,
    killed: fates.map((row) => row.reduce((sum, chance) => sum + chance, 0)),
    wounded: fates.map((_row, wounded) => fates.reduce((sum, row) => sum + (row[wounded] ?? 0), 0)),
    fallen: Array.from({ length: figures + 1 }, (_none, count) =>
      fates.reduce((sum, row, killed) => sum + (row[count - killed] ?? 0), 0),
    ),
  }
}

const only = (count: number): number[] => [...Array.from({ length: count }, () => 0), 1]
type Add = (killed: number, wounded: number, share: number) => void
function add(fates: Fates, killed: number, wounded: number, chance: number): void {
  const row = fates[killed]
  if (row) row[wounded] = (row[wounded] ?? 0) + chance
}

/** Hits go round the figures; a second one that comes through kills whom the first has wounded. */
function byFigure(hits: number, { figures, damage, armour }: Harming, rules: Rules, tell: Add): void {
  const { none, wounded } = damageOdds({ damage, armour, wounds: rules.recoverWounded })
  let fates: Fates = [[1]]
  for (let at = 0; at < Math.min(hits, figures); at += 1) {
    const own = Math.ceil((hits - at) / figures)
    const spared = none ** own
    const hurt = own * wounded * none ** (own - 1)
    fates = withOne(fates, { spared, hurt, killed: Math.max(0, 1 - spared - hurt) })
  }
  for (const [killed, row] of fates.entries())
    for (const [hurt, share] of row.entries()) if (share > 0) tell(killed, hurt, share)
}

function withOne(
  fates: Fates,
  { spared, hurt, killed }: { spared: number; hurt: number; killed: number },
): Fates {
  const next: Fates = Array.from({ length: fates.length + 1 }, () =>
    Array.from({ length: fates.length + 1 }, () => 0),
  )
  for (const [dead, row] of fates.entries())
    for (const [down, share] of row.entries()) {
      if (share === 0) continue
      add(next, dead, down, share * spared)
      add(next, dead, down + 1, share * hurt)
      add(next, dead + 1, down, share * killed)
    }
  return next
}

/** One throw of both sides for all hits (lines 881–885). */
function bySquad(hits: number, { figures, damage, armour }: Harming, rules: Rules, tell: Add): void {
  for (let own = 1; own <= 6; own += 1)
    for (let other = 1; other <= 6; other += 1) {
      const outcome = squadDamage({
        ...{ hits, attack: own + damage, defence: other + armour, wounds: rules.recoverWounded },
      })
      const killed = Math.min(figures, outcome.killed)
      tell(killed, Math.min(figures - killed, outcome.wounded), 1 / 36)
    }
}
