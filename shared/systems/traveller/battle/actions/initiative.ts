import { is, some, type Field, type Fields } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { GIVEN_DMS } from '../documents/fields.ts'
import {
  beginRound,
  carryOn,
  countTactics,
  enterLate,
  openers,
  opensFor,
  openTurns,
  rollInitiative,
  springs,
} from '../course/flow.ts'
import { tacticsReasons } from '../rules/checks.ts'
import { check } from '../rules/weigh.ts'
import type { Rule } from '../rules/rule.ts'
import {
  allFighters,
  commanderOf,
  craftIn,
  fighterIn,
  fightersOf,
  hasSkill,
  idsOf,
  isFighting,
  rulesOf,
  TACTICS,
  unitKey,
} from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import type { Side } from '../words.ts'

/** The start of combat, and of a round (lines 3–11). */

/** What other chapters, or the Referee, may add to a check. */
export const given: Field = { kind: 'one', of: GIVEN_DMS, orNone: true, measured: false }
const NOTHING: Fields = {}

/** Combat starts for a side: it has yet to roll, or comes out of an ambush only now (line 3). */
export const starts = (state: BattleState, side: Side): boolean =>
  state.phase === 'hastening' ? springs(state, side) : openers(state).some((open) => open === side)

function tacticians(state: BattleState, side: Side): readonly Fighter[] {
  if (!starts(state, side)) return []
  return fightersOf(state, side).filter((fighter) => {
    const key = unitKey(fighter)
    if (key === null || !isFighting(fighter) || !hasSkill(state, fighter, TACTICS)) return false
    const commander = commanderOf(state, fighter)
    const mayCheck =
      commander === null || commander.id === fighter.id || rulesOf(state).tacticsBy === 'anyMember'
    return mayCheck && !state.tactics.some(({ unit }) => unit === key)
  })
}

/** One check for a unit, by its commander; without one the members say who. Source: lines 3, 172; R8, TRV-016. */
export const checkTactics: Rule<'check-tactics'> = {
  phases: ['initiative', 'hastening'],
  offers: (state, side) => tacticians(state, side).map(({ id }) => ({ fighter: is(id), given })),
  check: noCheck,
  resolve: (log, command) => {
    const fighter = fighterIn(log.state, command.fighter)
    const unit = fighter && unitKey(fighter)
    if (!fighter || unit === null) return
    const reasons = tacticsReasons(log.state, fighter, command.given)
    const outcome = check(log, fighter, 'tactics', reasons)
    log.emit({ kind: 'tactics-checked', fighter: fighter.id, unit, ...outcome })
    countTactics(log, unit)
  },
}

/** A side's Initiative: two dice each, or 12 for who is ready. Source: line 3; R11, TRV-013. */
export const rollInitiativeRule: Rule<'roll-initiative'> = {
  phases: ['initiative'],
  offers: (state, side) => (openers(state).some((open) => open === side) ? [NOTHING] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    const { state } = log
    const all = Object.values(state.fighters).filter(isFighting)
    const allReady = all.every(({ prepared }) => prepared) && rulesOf(state).allPrepared === 'roll'
    for (const fighter of fightersOf(state, side).filter(isFighting))
      rollInitiative(log, fighter, fighter.prepared && !allReady, true)
    log.emit({ kind: 'initiative-rolled', side })
    if (openers(log.state).length === 0) beginRound(log)
  },
}

/** Who of those sides may hasten: whoever waited on is set above all others, and haste would be for nothing (line 86). */
function ableToHasten(state: BattleState, sides: readonly Side[]): readonly string[] {
  const { hasten, delayedLead } = rulesOf(state)
  const isSet = ({ turn }: Fighter): boolean => turn === 'leads' && delayedLead !== 'base'
  const all = sides.flatMap((side) => fightersOf(state, side))
  return idsOf(
    all.filter(
      (one) =>
        isFighting(one) &&
        one.initiative !== null &&
        !isSet(one) &&
        !(hasten === 'eachFight' && one.hastened),
    ),
  )
}

/**
 * Who hastens is said before anybody’s turn, of all sides in one: +2 to Initiative, −1 to all checks of the round.
 * Source: line 11; R14.
 */
export const openRound: Rule<'open-round'> = {
  phases: ['hastening'],
  offers: (state, side) => {
    const all = opensFor(state, side)
    if (all.length === 0) return []
    const sides = is(all)
    const able = ableToHasten(state, all)
    return [
      { sides, hasty: is([]) },
      ...(able.length > 0 ? [{ sides, hasty: { ...some(able), measured: false } }] : []),
    ]
  },
  check: noCheck,
  resolve: (log, { sides, hasty }) => {
    for (const side of sides) {
      const own = hasty.filter((id) => fighterIn(log.state, id)?.side === side)
      log.emit({ kind: 'round-opened', side, hasty: own })
    }
    openTurns(log)
  },
}

/** Somebody who was hidden, or comes only now; once the battle is on they roll as they enter. Source: lines 3, 7; TRV-019. */
export const show: Rule<'show'> = {
  phases: ['initiative', 'hastening', 'acting', 'settling', 'closing'],
  offers: (state, side) =>
    hiddenPieces(state, side).map((id) => ({
      piece: is(id),
      ready: { kind: 'yes-no', must: null, measured: false, usual: isPrepared(state, id) },
    })),
  check: noCheck,
  resolve: (log, { piece, ready }) => {
    const owner = fighterIn(log.state, piece) ?? craftIn(log.state, piece)
    if (!owner) return
    const isBefore = log.state.phase === 'initiative'
    log.emit({ kind: 'shown', piece, side: owner.side, ...(isBefore && { ready }) })
    enterLate(log, piece, ready)
    if (log.state.phase === 'closing') carryOn(log)
  },
}

/** Ready as the encounter has it, or as was said since; of a vehicle all who ride it (line 3). */
function isPrepared(state: BattleState, piece: string): boolean {
  const those = allFighters(state).filter(({ id, aboard }) => id === piece || aboard?.craft === piece)
  return those.length > 0 && those.every(({ prepared }) => prepared)
}

function hiddenPieces(state: BattleState, side: Side): readonly string[] {
  const isTheirs = (one: { readonly side: Side }): boolean => one.side === side || side === 'referee'
  const crafts = Object.values(state.crafts).filter((craft) => craft.hidden && isTheirs(craft))
  const people = Object.values(state.fighters).filter(
    (one) => one.hidden && one.aboard === null && !one.isMachine && isTheirs(one),
  )
  return idsOf([...people, ...crafts])
}
