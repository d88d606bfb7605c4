import type { Fields } from '../../../battle/field.ts'
import { aimFields, firerFields } from '../battle/actions/aims.ts'
import { farthest, isShotAt } from '../battle/rules/targets.ts'
import type { Aim, Reason } from '../battle/documents/fields.ts'
import { strikeAt } from '../battle/resolve/blast.ts'
import { breaksAt, isBroken } from '../battle/resolve/morale.ts'
import { hardness, throwsTwice } from '../battle/resolve/shot.ts'
import { harmOn, wreckOn } from '../battle/resolve/toll.ts'
import { firing, multOf } from '../battle/rules/arms.ts'
import { armsFor, coverOf, firersTraits, weigh, type Shot, type Weighed } from '../battle/rules/weigh.ts'
import { unitChanged } from '../battle/state/change.ts'
import {
  armourOf,
  craftIn,
  figuresUp,
  groupOf,
  isNonCombatant,
  isSniper,
  isSquad,
  isUnit,
  levelOf,
  markerOf,
  pieceIn,
  qualityOf,
  rulesOf,
  unitIn,
} from '../battle/state/look.ts'
import type { BattleState, UnitState } from '../battle/state/state.ts'
import { CLEAR_SHOT } from '../data/advanced.ts'
import { FEW, RANGING_IN } from '../data/fire.ts'
import { penetrationOdds } from '../damage.ts'
import { bands } from '../ranges.ts'
import { isBlast, type Arm } from '../weapons.ts'
import { BANDS, type Band, type UnitTrait } from '../words.ts'
import type { Harm } from '../chances/harm.ts'
import { atLeast, type Spread } from '../chances/spread.ts'
import type { Laid } from './table.ts'
import { shareFrom, type Wreck } from '../chances/wreck.ts'

/** A shot or a shell, from its dice to what is left of whom it struck (lines 738–1014, 1101–1146). */

export interface ShotSaid extends Omit<Aim, 'seen' | 'near'> {
  readonly joint: boolean
  readonly lucky: boolean
  readonly alien: boolean
  readonly wet: boolean
  /** At whoever charges it (line 1022). */
  readonly free?: boolean
}

/** Why there is no such shot. */
export const SHOT_BARS = {
  pinned: '1138',
  nonCombatant: '1421',
  far: '774',
  harmless: '916, 976, 3126',
} as const
export type ShotBar = keyof typeof SHOT_BARS

/** Of a unit on foot that is hit. */
export interface FootOdds {
  readonly figures: number
  readonly damage: number
  /** Of that, what fire of one or two costs (line 832). */
  readonly thin?: number
  readonly armour: number
  readonly harm: Harm
  /** Casualties from which it breaks, and those that it has; null: it never does. */
  readonly breaks: { readonly at: number; readonly lost: number; readonly chance: number } | null
  /** Nobody of it is left. */
  readonly gone: number
  /** Pinned; else it is Under Fire, unless nothing was fired. */
  readonly pinned: number
  readonly marked: number
}

/** Of what is hard: a vehicle, or a bunker. */
export interface HardOdds {
  readonly antiTank: number | null
  readonly armour: number
  readonly reactive: boolean
  /** Of one hit. */
  readonly penetrates: number
  /** A mover that Op-Fire hits so hard stays where it is (line 1460). */
  readonly repulsed: number
  /** Null: a bunker, which falls with the first hit that goes through. */
  readonly wreck: (Wreck & { readonly breaks: number; readonly breakAt: number }) | null
  readonly destroyed: number
}

export interface ShotOdds {
  /** Null: a blast, which knows no band. */
  readonly weighed: Weighed | null
  readonly weapon: Arm
  readonly reasons: readonly Reason[]
  readonly add: number
  readonly cover: Aim['cover']
  /** It is fired at all: a sniper needs a clear shot, a shell has to range in. */
  readonly fires: number
  /** Of what is fired. */
  readonly hits: Spread
  readonly foot: FootOdds | null
  readonly hard: HardOdds | null
}

/** What is asked of such a shot: what the battle asks. */
export function shotFields({ state, one, other }: Laid, mount: string | null): Fields {
  const piece = pieceIn(state, one)
  if (!piece) return {}
  const arms = armsFor(state, piece, { mount, joint: false })
  const { cover, bunched, open, face, inches } = aimFields(state, piece, arms, other, ['seen', 'near'])
  const aim = {
    ...(inches && { inches }),
    ...(cover && { cover }),
    ...(bunched && { bunched }),
    ...(open && { open }),
  }
  if (isBlast(arms.heavy) && unitIn(state, other)) return aim
  const { lucky, alien, wet } = firerFields(state, piece, mount)
  return {
    ...aim,
    ...(face && { face }),
    ...(lucky && { lucky }),
    ...(alien && { alien }),
    ...(wet && { wet }),
  }
}

/** The farthest that it reaches at that target. */
export function reachOf({ state, one, other }: Laid, mount: string | null, free = false): number {
  const piece = pieceIn(state, one)
  const fired = { mount, joint: false, ...(free && { at: other }) }
  return piece ? farthest(state, piece, armsFor(state, piece, fired), other) : 0
}

/** The far end of each band that it reaches at that target; of a blast too, which is only fired so far. */
export function bandEnds(
  laid: Laid,
  mount: string | null,
): readonly { readonly band: Band; readonly inches: number }[] {
  const { state, one } = laid
  const piece = pieceIn(state, one)
  if (!piece) return []
  const arms = armsFor(state, piece, { mount, joint: false })
  const mult = multOf(state, isUnit(piece) ? piece : null, arms)
  const ends = bands({ quality: qualityOf(state, piece), mult })
  const most = reachOf(laid, mount)
  return BANDS.filter((_band, at) => at === 0 || ends[BANDS[at - 1] ?? 'base'] < most).map((band) => ({
    band,
    inches: Math.min(ends[band], most),
  }))
}

/** Source: lines 738–1014, 1101–1146, 1460, 1642. */
export function shotOdds(
  laid: Laid,
  mount: string | null,
  said: ShotSaid,
): ShotOdds | { readonly bar: ShotBar } {
  const { state, one, other } = laid
  const piece = pieceIn(state, one)
  if (!piece) return { bar: 'harmless' }
  if (isUnit(piece) && markerOf(state, piece) === 'pinned') return { bar: 'pinned' }
  if (isUnit(piece) && isNonCombatant(state, piece)) return { bar: 'nonCombatant' }
  if (said.inches > reachOf(laid, mount, said.free)) return { bar: 'far' }
  const arms = armsFor(state, piece, { mount, joint: said.joint, ...(said.free && { at: other }) })
  const target = unitIn(state, other)
  if (target && arms.heavy !== null && isBlast(arms.heavy))
    return strikeOdds(state, target, arms.heavy, one, said, shareFrom(RANGING_IN))
  const { joint, lucky, alien, wet, ...seen } = said
  const shot: Shot = {
    ...{ unit: one, mount, at: other, joint, lucky, alien, wet },
    aim: { ...seen, seen: true, near: true },
  }
  const weighed = isShotAt(state, arms, other) ? weigh(state, shot) : null
  if (!weighed) return { bar: 'harmless' }
  const cover = coverOf(state, shot)
  const fires = isUnit(piece) && isSniper(state, piece) ? shareFrom(CLEAR_SHOT) : 1
  const { chances: hits, pinned: over } = weighed
  const all = withMisses(hits, fires)
  const isThin =
    rulesOf(state).fewFigures === 'damage' && isUnit(piece) && isSquad(piece) && firing(arms) <= FEW.figures
  return {
    ...{ weighed, reasons: weighed.reasons, add: weighed.add, cover, fires, hits },
    weapon: weighed.weapon ?? arms.basic,
    foot: target
      ? footOdds(state, target, {
          hits: all,
          damage: weighed.damage,
          ...(isThin && { thin: FEW.damage }),
          traits: firersTraits(state, one),
          fires,
          pinned: fires * (over + (said.crossfire ? (1 - over) * failsPinning(state, target) : 0)),
        })
      : null,
    hard: target ? null : hardOdds(state, shot, weighed, all),
  }
}

/** Fire from opposite sides: it is Pinned unless a die shows its Quality (line 1119). */
const failsPinning = (state: BattleState, target: UnitState): number => 1 - shareFrom(levelOf(state, target))

/** A strike of a blast, which falls so often. Source: lines 974–1014, 1894; R2, R10, R28. */
export function strikeOdds(
  state: BattleState,
  target: UnitState,
  weapon: Arm | null,
  by: string | null,
  said: Pick<Aim, 'cover' | 'bunched' | 'open'> & Partial<Pick<Shot, 'wet' | 'alien'>>,
  fires: number,
): ShotOdds {
  const { add, reasons, hits, pinned, cover, damage } = strikeAt(state, target, weapon, by, said, said)
  return {
    ...{ weighed: null, weapon: weapon ?? 'cannonLight', reasons, add, cover, fires, hits, hard: null },
    foot: footOdds(state, target, {
      ...{ hits: withMisses(hits, fires), damage, traits: firersTraits(state, by), pinned: fires * pinned },
      // Whoever is aimed at is marked all the same (line 978; R27).
      fires: 1,
    }),
  }
}

const withMisses = (hits: Spread, fires: number): number[] =>
  hits.map((chance, count) => chance * fires + (count === 0 ? 1 - fires : 0))

/** What becomes of a unit on foot that takes so many hits. */
export function footOdds(
  state: BattleState,
  target: UnitState,
  q: {
    readonly hits: Spread
    readonly damage: number
    readonly thin?: number
    readonly traits: readonly UnitTrait[]
    readonly fires: number
    readonly pinned: number
  },
): FootOdds {
  const figures = groupOf(state, target).reduce((sum, one) => sum + figuresUp(one).length, 0)
  const armour = armourOf(state, target, q.traits)
  const harm = harmOn(state, target, q)
  const isMarked = target.used.includes('lastStand')
  return {
    ...(q.thin !== undefined && { thin: q.thin }),
    ...{ figures, damage: q.damage, armour, harm, breaks: breakingOf(state, target, harm.fallen) },
    gone: harm.fallen[figures] ?? 0,
    pinned: target.marker === 'pinned' ? 1 : isMarked ? 0 : q.pinned,
    marked: isMarked ? 0 : q.fires,
  }
}

/** How often so many more casualties break it; null: it never breaks. */
export function breakingOf(state: BattleState, unit: UnitState, fallen: Spread): FootOdds['breaks'] {
  const fell = unitChanged(state, unit.id, {
    figures: unit.figures.map((figure) => ({ ...figure, fate: 'killed' as const })),
  })
  const down = unitIn(fell, unit.id)
  if (!down || !isBroken(fell, down, false)) return null
  const { at, lost } = breaksAt(state, unit)
  return { at, lost, chance: atLeast(fallen, Math.max(0, at - lost)) }
}

function hardOdds(state: BattleState, shot: Shot, { antiTank, antiTankBy }: Weighed, hits: Spread): HardOdds {
  const rules = rulesOf(state)
  const craft = craftIn(state, shot.at)
  const armour = hardness(state, shot)
  const reactive = throwsTwice(state, craft, antiTankBy)
  const at = antiTank === null && rules.noRating === 'zero' ? 0 : antiTank
  const { once, twice } = penetrationOdds({ at, armour, reactive })
  const any = (each: number): number =>
    hits.reduce((sum, chance, count) => sum + chance * (1 - (1 - each) ** count), 0)
  const both = { antiTank, armour, reactive, penetrates: once + twice, repulsed: any(twice) }
  if (!craft) return { ...both, wreck: null, destroyed: any(once + twice) }
  const wreck = wreckOn(state, craft, { hits, at, armour, reactive })
  const { at: breakAt, lost } = breaksAt(state, craft)
  return {
    ...both,
    wreck: { ...wreck, breakAt, breaks: atLeast(wreck.hits, Math.max(0, breakAt - lost)) },
    destroyed: wreck.destroyed,
  }
}
