import { added, type Figure } from '../../../account.ts'
import { hitOdds } from '../../attacks.ts'
import { medicalOdds, skillOdds } from '../../healing.ts'
import { skillThrown, type BattleEvent, type EventOf } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { WhoRef } from '../../words.ts'
import { isPlayer } from '../words.ts'
import { areFriends } from './blows.ts'

/** What is counted over missions, in the order in which it is told. */
export const FIGURES = [
  'missions',
  'hits',
  'taken',
  'wounds',
  'felled',
  'rivals',
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
  const deep = new Set<string>()
  /** Whose die for all healers has been thrown, where a house rule has one (R26). */
  const thrown = new Set<string>()
  const told = events.flatMap((event) => {
    const all = counted(state, event, { deep, thrown })
    if (event.kind === 'fell') thrown.delete(event.model)
    if (event.kind === 'fell' && event.deep) deep.add(event.model)
    if (event.kind === 'treated') thrown.add(event.patient)
    deep.delete(risenIn(event) ?? '')
    thrown.delete(risenIn(event) ?? '')
    return all
  })
  const all = [mission(state), ...told, ...losses(state)]
  return added(FIGURES.flatMap((kind) => all.filter((one) => one.of === kind)))
}

/** Who is up again, or lies as the players say. */
function risenIn(event: BattleEvent): string | null {
  if (event.kind === 'treated' && event.success) return event.patient
  if (event.kind === 'medpack-used') return event.patient
  return event.kind === 'put-right' ? event.model : null
}

interface Lying {
  /** Who lies below 0 in a trauma unit just then (line 268). */
  readonly deep: ReadonlySet<string>
  readonly thrown: ReadonlySet<string>
}

function counted(state: BattleState, event: BattleEvent, lying: Lying): Counted[] {
  if (event.kind === 'attack-made') return attack(state, event)
  if (event.kind === 'stray-settled') return stray(state, event)
  if (event.kind === 'fell') return felled(state, event)
  if (event.kind === 'treated') return [treatment(state, event, lying)]
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

/**
 * Hits of the teams and hits on them, by the weapon: among rivals one may be both. What blew up aims at nobody, and nobody
 * at friends who stand in a blast.
 */
function attack(state: BattleState, event: EventOf<'attack-made'>): Counted[] {
  const { by, target, hit, wounds, attacker, defender, with: weapon } = event
  const thrower = state.models[by]
  if (!thrower || weapon === null || areFriends(state, by, target)) return []
  const ours = isPlayer(thrower.side)
  const { av, cd } = skillThrown(attacker)
  const defence = skillThrown(defender)
  const aimed = (of: 'hits' | 'taken'): Counted => ({
    of,
    by: weapon,
    count: hit ? 1 : 0,
    tries: 1,
    expected: hitOdds({ av: 0, mod: av, cd, dv: defence.av, targetCd: defence.cd }),
  })
  const dealt: Counted = { of: 'wounds', by: weapon, count: wounds, tries: null, expected: null }
  return [
    ...(ours ? [aimed('hits')] : []),
    ...(isPlayer(state.models[target]?.side ?? null) ? [aimed('taken')] : []),
    ...(ours && wounds > 0 ? [dealt] : []),
  ]
}

/** Whom a shot struck that was aimed at another it has hit; nothing is to be expected of it (line 91). */
function stray({ models, setup }: BattleState, { by, struck, wounds }: EventOf<'stray-settled'>): Counted[] {
  if (struck === null || wounds === 0 || areFriends({ models, setup }, by, struck)) return []
  const told = (of: Kind, count: number): Counted => ({ of, by: 'stray', count, tries: null, expected: null })
  return [
    ...(isPlayer(models[by]?.side ?? null) ? [told('hits', 1), told('wounds', wounds)] : []),
    ...(isPlayer(models[struck]?.side ?? null) ? [told('taken', 1)] : []),
  ]
}

/** Bad guys that went down for good, by what they were; among rivals the people of their teams too. */
function felled({ models, setup }: BattleState, { model, to }: EventOf<'fell'>): Counted[] {
  const who = models[model]
  if (!who || who.side === null || to === 'mostlyDead') return []
  const isOfTeam = isPlayer(who.side)
  if (isOfTeam && setup.rules.teams === 'allies') return []
  const of = isOfTeam ? 'rivals' : 'felled'
  return [{ of, by: typeOf(who.who), count: 1, tries: null, expected: null }]
}

/** Types of the group's own are counted together: two groups may call different ones alike. */
const typeOf = (who: WhoRef): string => (who.kind === 'own' ? 'own' : who.type)

/** Treatments that helped, of the hurt and of the Mostly Dead. */
function treatment(
  { setup: { rules } }: BattleState,
  { roll, worse, success, patient }: EventOf<'treated'>,
  lying: Lying,
): Counted {
  const dying = worse > 0
  const isKnown = rules.dyingDie === 'shared' && lying.thrown.has(patient)
  const known = { deep: lying.deep.has(patient), worse: isKnown ? worse : null }
  return {
    of: 'medical',
    by: dying ? 'dying' : 'hurt',
    count: success ? 1 : 0,
    tries: 1,
    expected: medicalOdds({ ...skillThrown(roll), dying, ...known, house: rules }),
  }
}

/** A door's or a locker's lock, a camera or gun, or a terminal. */
function triedOn({ doors, items, models }: BattleState, on: string): string {
  if (on === 'junk') return on
  if (on in doors || on in items) return 'lock'
  return on in models ? 'device' : 'terminal'
}

/** Technical checks that came off, at locks and at all else. */
function check(state: BattleState, { on, roll, success }: EventOf<'checked'>): Counted {
  return {
    of: 'technical',
    by: triedOn(state, on),
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
