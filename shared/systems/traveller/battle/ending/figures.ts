import { added, type Figure } from '../../../account.ts'
import { checkOdds } from '../../checks.ts'
import { stateOf } from '../../damage.ts'
import { hasDice, type BattleEvent, type EventOf } from '../documents/events.ts'
import { vehicleDraftOf } from '../state/look.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import { causeOf, weaponKindOf } from './weapon-kind.ts'

/** What is counted over battles, in the order in which it is told. */
export const FIGURES = [
  'battles',
  'hits',
  'pairs',
  'damage',
  'underFire',
  'checks',
  'control',
  'reactions',
  'felled',
  'lost',
] as const
type Kind = (typeof FIGURES)[number]

interface Counted extends Figure {
  readonly of: Kind
}

/** What a battle comes to in numbers, each beside what was to be expected where that follows from the rules. */
export function figuresOf(state: BattleState, events: readonly BattleEvent[]): Figure[] {
  const all = [
    battle(state),
    ...events.flatMap((event) => counted(state, event)),
    ...underFire(state, events),
    ...losses(state),
  ]
  return added(FIGURES.flatMap((kind) => all.filter((one) => one.of === kind)))
}

function battle({ ending }: BattleState): Counted {
  return { of: 'battles', by: ending?.how ?? 'open', count: 1, tries: null, expected: null }
}

const CHECKS: readonly BattleEvent['kind'][] = ['checked', 'led', 'tactics-checked']
const CONTROL: readonly BattleEvent['kind'][] = ['evaded', 'stunted', 'wove', 'rammed']

function counted(state: BattleState, event: BattleEvent): Counted[] {
  if (event.kind === 'attacked') return [attack(state, event)]
  if (event.kind === 'wounded' || event.kind === 'craft-hit')
    return [
      { of: 'damage', by: causeOf(state, event.with), count: event.damage, tries: null, expected: null },
    ]
  if ('success' in event && event.kind !== 'rolled' && hasDice(event)) {
    if (CHECKS.includes(event.kind)) return [thrown('checks', event.kind, event)]
    if (CONTROL.includes(event.kind)) return [thrown('control', event.kind, event)]
  }
  if (event.kind === 'reacted' || event.kind === 'braced') {
    // A dodge of a blast is worth 1d6 and not a DM (lines 68, 136).
    const by = event.kind === 'braced' && event.how === 'dodge' ? 'dodgeBlast' : event.how
    return by === 'none' ? [] : [{ of: 'reactions', by, count: 1, tries: null, expected: null }]
  }
  // What somebody steers falls with its wreck alone.
  const isWreck = event.kind === 'craft-lost' && !state.fighters[event.craft]
  const to = event.kind === 'fell' ? event.to : isWreck ? 'dead' : null
  return to === null ? [] : [{ of: 'felled', by: to, count: 1, tries: null, expected: null }]
}

/** Of full auto the pairs were chosen: nobody can say what was to be expected of each. */
function attack(state: BattleState, { shot, dm, success }: EventOf<'attacked'>): Counted {
  const isPair = shot.pair !== null
  return {
    of: isPair ? 'pairs' : 'hits',
    by: weaponKindOf(state, shot.by, shot.weapon),
    count: success ? 1 : 0,
    tries: 1,
    expected: isPair ? null : checkOdds(dm),
  }
}

function thrown(
  of: Kind,
  by: string,
  { dm, success }: { readonly dm: number; readonly success: boolean },
): Counted {
  return { of, by, count: success ? 1 : 0, tries: 1, expected: checkOdds(dm) }
}

/** In how many rounds of the fight somebody was attacked, or stood in a blast. */
function underFire({ fighters, round }: BattleState, events: readonly BattleEvent[]): Counted[] {
  // Of a fight that was told by hand nobody knows.
  if (events.some(({ kind }) => kind === 'recorded')) return []
  let now = 0
  const shotAt = new Set<string>()
  for (const event of events) {
    if (event.kind === 'round-begun') now = event.round
    const met =
      event.kind === 'attacked'
        ? [event.shot.target]
        : event.kind === 'burst'
          ? event.rings.flatMap(({ caught }) => caught.map(({ id }) => id))
          : []
    for (const id of met) if (id !== null && fighters[id]) shotAt.add(`${now} ${id}`)
  }
  return Object.values(fighters).map(({ id, isMachine }) => ({
    of: 'underFire' as const,
    by: isMachine ? 'machine' : 'person',
    count: [...shotAt].filter((one) => one.endsWith(` ${id}`)).length,
    tries: Math.max(1, round),
    expected: null,
  }))
}

/** Whoever was dead, or scrap, when it began was lost before. */
export const cameDead = ({ fate, began }: Fighter): boolean => fate === 'dead' && stateOf(began) === 'dead'
export const cameAsScrap = (state: BattleState, { id, destroyed }: Craft): boolean =>
  destroyed && vehicleDraftOf(state, id)?.structure.left === 0

/** Who and what does not come back, of those who fought. */
function losses(state: BattleState): Counted[] {
  const loss = (by: string, isLost: boolean): Counted => ({
    of: 'lost',
    by,
    count: isLost ? 1 : 0,
    tries: 1,
    expected: null,
  })
  const people = Object.values(state.fighters).filter((one) => !one.isMachine && !cameDead(one))
  const crafts = Object.values(state.crafts).filter((one) => !cameAsScrap(state, one))
  return [
    ...people.map(({ fate }) => loss('person', fate === 'dead')),
    ...crafts.map(({ id, destroyed }) =>
      loss(vehicleDraftOf(state, id)?.craft === 'vehicle' ? 'vehicle' : 'machine', destroyed),
    ),
  ]
}
