import { added, type Figure } from '../../../account.ts'
import { hitOdds } from '../../attacks.ts'
import { medicalOdds, skillOdds } from '../../healing.ts'
import { skillThrown, type BattleEvent, type EventOf } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { WhoRef } from '../../words.ts'
import { isPlayer } from '../words.ts'

/** What is counted over missions, in the order in which it is told. */
export const FIGURES = [
  'missions',
  'hits',
  'taken',
  'wounds',
  'felled',
  'medical',
  'technical',
  'lost',
] as const
type Kind = (typeof FIGURES)[number]

interface Counted extends Figure {
  readonly of: Kind
}

/** What a mission comes to in numbers, each beside what was to be expected where that follows from the rules. */
export function figuresOf(state: BattleState, events: readonly BattleEvent[]): Figure[] {
  const all = [mission(state), ...events.flatMap((event) => counted(state, event)), ...losses(state)]
  return added(FIGURES.flatMap((kind) => all.filter((one) => one.of === kind)))
}

function counted(state: BattleState, event: BattleEvent): Counted[] {
  if (event.kind === 'attack-made') return attack(state, event)
  if (event.kind === 'fell') return felled(state, event)
  if (event.kind === 'treated') return [treatment(state, event)]
  if (event.kind === 'checked') return [check(state, event)]
  return []
}

/** Won of those that were played, by their kind. */
function mission({ setup, ending }: BattleState): Counted {
  return {
    of: 'missions',
    by: setup.mission.mission,
    count: ending?.outcome === 'won' ? 1 : 0,
    tries: 1,
    expected: null,
  }
}

/** Hits of the teams and hits on them, by the weapon; what blew up aims at nobody. */
function attack(state: BattleState, event: EventOf<'attack-made'>): Counted[] {
  const { by, hit, wounds, attacker, defender } = event
  const thrower = state.models[by]
  if (!thrower || event.with === null) return []
  const ours = isPlayer(thrower.side)
  const { av, cd } = skillThrown(attacker)
  const defence = skillThrown(defender)
  const aimed: Counted = {
    of: ours ? 'hits' : 'taken',
    by: event.with,
    count: hit ? 1 : 0,
    tries: 1,
    expected: hitOdds({ av: 0, mod: av, cd, dv: defence.av, targetCd: defence.cd }),
  }
  const dealt: Counted = { of: 'wounds', by: event.with, count: wounds, tries: null, expected: null }
  return ours && wounds > 0 ? [aimed, dealt] : [aimed]
}

/** Bad guys that went down for good, by what they were. */
function felled({ models }: BattleState, { model, to }: EventOf<'fell'>): Counted[] {
  const who = models[model]
  if (!who || who.side === null || isPlayer(who.side) || to === 'mostlyDead') return []
  return [{ of: 'felled', by: typeOf(who.who), count: 1, tries: null, expected: null }]
}

/** Types of the group's own are counted together: two groups may call different ones alike. */
const typeOf = (who: WhoRef): string => (who.kind === 'own' ? 'own' : who.type)

/** Treatments that helped, of the hurt and of the Mostly Dead. */
function treatment({ setup }: BattleState, { roll, worse, success }: EventOf<'treated'>): Counted {
  const dying = worse > 0
  return {
    of: 'medical',
    by: dying ? 'dying' : 'hurt',
    count: success ? 1 : 0,
    tries: 1,
    expected: medicalOdds({ ...skillThrown(roll), dying, house: setup.rules }),
  }
}

/** Technical checks that came off, at locks and at all else. */
function check(state: BattleState, { on, roll, success }: EventOf<'checked'>): Counted {
  return {
    of: 'technical',
    by: on === 'junk' ? 'junk' : on in state.doors ? 'lock' : 'terminal',
    count: success ? 1 : 0,
    tries: 1,
    expected: skillOdds({ ...skillThrown(roll), house: state.setup.rules }),
  }
}

/** Those of the teams that were lost, of those that went, by what they were. */
function losses({ models }: BattleState): Counted[] {
  return Object.values(models)
    .filter(({ side }) => isPlayer(side))
    .map(({ who, fate }) => ({
      of: 'lost',
      by: typeOf(who),
      count: fate === 'out' ? 1 : 0,
      tries: 1,
      expected: null,
    }))
}
