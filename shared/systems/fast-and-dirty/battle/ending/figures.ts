import { added, type Figure } from '../../../account.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { totalOf } from '../../documents/force.ts'
import { allCrafts, allUnits, isGone, isUnit, pieceIn, scenarioSide, unitIn } from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import { weaponMeans, type Harm } from './deeds.ts'
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

/** What a battle comes to in numbers; hits of fire beside what was to be expected. */
export function figuresOf(
  state: BattleState,
  events: readonly BattleEvent[],
  harms: readonly Harm[],
): Figure[] {
  const pieces = [...allUnits(state), ...allCrafts(state)]
  const all = [
    plain('battles', state.ending?.how ?? 'open'),
    ...BATTLE_SIDES.map((side) => tried('missions', aimIn(state, side), state.ending?.won === side)),
    ...events.flatMap((event) => counted(state, event)),
    ...harms.map(({ of, with: by, count }) => plain(of === 'figures' ? 'felled' : 'wrecked', by, count)),
    ...pieces
      .filter(({ fate }) => fate !== 'offBoard')
      .map((piece) =>
        tried('lost', isUnit(piece) ? piece.document.kind : piece.document.type, isGone(piece)),
      ),
    ...pieces.map((piece) => pointsIn(state, piece)),
  ]
  return added(FIGURES.flatMap((kind) => all.filter((one) => one.of === kind)))
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
