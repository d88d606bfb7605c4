import { added, type Figure } from '../../../account.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { totalOf } from '../../documents/force.ts'
import { allCrafts, allUnits, isGone, isUnit, pieceIn, scenarioSide, unitIn } from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import { weaponMeans, type Harm, type Threat } from './deeds.ts'
import { unitHomeOf } from './home.ts'

/** What is counted over battles, in the order in which it is told. */
export const FIGURES = [
  'battles',
  'missions',
  'fire',
  'opFire',
  'felled',
  'wrecked',
  'broke',
  'morale',
  'response',
  'assaults',
  'figures',
  'repulsed',
  'lost',
  'points',
] as const
type Kind = (typeof FIGURES)[number]
interface Counted extends Figure {
  readonly of: Kind
}

const plain = (of: Kind, by: string, count = 1): Counted => ({ of, by, count, tries: null, expected: null })
const tried = (of: Kind, by: string, success: boolean): Counted => ({
  of,
  by,
  count: Number(success),
  tries: 1,
  expected: null,
})

/** What a battle comes to in numbers; hits of fire, and whom it felled, beside what was to be expected. */
export function figuresOf(
  state: BattleState,
  events: readonly BattleEvent[],
  fire: { readonly harms: readonly Harm[]; readonly threats: readonly Threat[] },
): Figure[] {
  const pieces = [...allUnits(state), ...allCrafts(state)]
  const all = [
    plain('battles', state.ending?.how ?? 'open'),
    ...BATTLE_SIDES.map((side) => tried('missions', aimIn(state, side), state.ending?.won === side)),
    ...events.flatMap((event) => counted(state, event)),
    ...felledBy(fire),
    ...pieces
      .filter(({ fate }) => fate !== 'offBoard')
      .map((piece) =>
        tried('lost', isUnit(piece) ? piece.document.kind : piece.document.type, isGone(piece)),
      ),
    ...pieces.map((piece) => pointsIn(state, piece)),
  ]
  return added(FIGURES.flatMap((kind) => all.filter((one) => one.of === kind)))
}

/** Who fell, by what; beside it what its fire was expected to do, where each shot has kept that. */
function felledBy({ harms, threats }: Parameters<typeof figuresOf>[2]): Counted[] {
  const isKnown = threats.every(({ losses }) => losses !== null)
  // Of what cannot harm, and of Op-Fire, nothing was expected.
  const known = isKnown ? threats.filter(({ losses }) => losses !== 0) : []
  const counted = (of: Harm['of']): Kind => (of === 'figures' ? 'felled' : 'wrecked')
  return [
    ...harms.map(({ of, with: by, count }) => ({
      ...plain(counted(of), by, count),
      expected: known.some((one) => one.of === of && one.with === by) ? 0 : null,
    })),
    ...known.map(({ of, with: by, losses }) => ({ ...plain(counted(of), by, 0), expected: losses })),
  ]
}

/** What a side came for. */
function aimIn(state: BattleState, side: Side): string {
  const { aim } = scenarioSide(state, side)
  return aim.kind === 'mission' ? aim.mission : aim.kind
}

/** What is lost of a unit's price, by its figures; of a vehicle all or nothing (lines 2352–2356). */
function pointsIn(state: BattleState, piece: UnitState | CraftState): Counted {
  const price = totalOf(piece.document) ?? 0
  const share = isUnit(piece) ? missingIn(state, piece) : Number(isGone(piece))
  return {
    ...{ of: 'points', by: isUnit(piece) ? 'foot' : 'vehicle', expected: null },
    ...{ count: Math.round(price * share), tries: Math.round(price) },
  }
}

function missingIn(state: BattleState, unit: UnitState): number {
  const lost = Object.values(unitHomeOf(state, unit).lost).reduce((sum, one) => sum + one, 0)
  return unit.figures.length === 0 ? 0 : lost / unit.figures.length
}

function counted(state: BattleState, event: BattleEvent): Counted[] {
  if (event.kind === 'fired') return [shot(event)]
  if (event.kind === 'broke') return [plain('broke', qualityIn(state, event.unit))]
  if (event.kind === 'morale-tested')
    return [tried('morale', qualityIn(state, event.unit), event.outcome === 'rallied')]
  if (event.kind === 'response-tested') return [tried('response', qualityIn(state, event.unit), event.passed)]
  if (event.kind === 'assault-decided')
    return [tried('assaults', event.overrun ? 'overrun' : 'assault', event.winner === event.attacker)]
  if (event.kind === 'figures-hit') return [plain('figures', event.fate, event.figures.length)]
  if (event.kind === 'repulsed') return [plain('repulsed', unitIn(state, event.unit) ? 'foot' : 'vehicle')]
  return []
}

const qualityIn = (state: BattleState, id: string): string =>
  pieceIn(state, id)?.document.quality ?? 'regular'

function shot({ weapon, hits, expected, opFire }: EventOf<'fired'>): Counted {
  return {
    of: opFire ? 'opFire' : 'fire',
    by: weaponMeans(weapon) ?? 'sentry',
    count: hits,
    tries: 1,
    expected,
  }
}
