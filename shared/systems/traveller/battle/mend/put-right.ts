import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { is, wholeFrom, words, type Field } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, impossible, notThere, when } from '../../../../battle/rule.ts'
import { stateOf } from '../../damage.ts'
import { beginRound, carryOn, enterLate, openers, openTurns } from '../course/flow.ts'
import type { Log, Rule, Traveller } from '../rules/rule.ts'
import { allCrafts, allFighters, craftIn, fighterIn, isSeen, vehicleDraftOf } from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import { FATES, PHASES as ALL_PHASES, REFEREE, type Side } from '../words.ts'

/** Somebody or a vehicle is as the table has it, where the program only assists: noted in the log, and no offer. */

/** Lines that speak of wounds and of Hull and Structure. */
const [WOUNDS, HULL] = [180, 236]
const PHASES = ALL_PHASES.filter((phase) => phase !== 'over')

/** One’s own side’s; the referee anybody’s. */
const isTheirs = (one: { readonly side: Side; readonly hidden: boolean }, side: Side): boolean =>
  isSeen(one) && (one.side === side || side === REFEREE)

/** With whoever is left: perhaps nobody has to roll or to open the round any more. */
function resume(log: Log): void {
  const { phase } = log.state
  const isOpening = phase === 'initiative' || phase === 'hastening'
  if (!isOpening) carryOn(log)
  else if (openers(log.state).length === 0) (phase === 'initiative' ? beginRound : openTurns)(log)
}

export const putRight: Rule<'put-right'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, command) => {
    const fighter = fighterIn(state, command.fighter)
    if (!fighter || !isTheirs(fighter, command.side)) return notThere({ page: WOUNDS, path: ['fighter'] })
    const fits = fighter.isMachine
      ? command.fate !== 'unconscious'
      : command.fate !== 'disabled' && stateOf(command) === command.fate
    return [
      ...byHand(state, { page: WOUNDS }),
      ...when(!fits, () =>
        impossible('put-right/fate', 'Characteristics and state do not go together: look at them again.', {
          page: WOUNDS,
          path: ['fate'],
        }),
      ),
    ]
  },
  resolve: (log, { fighter, fate, str, dex, end, reason }) => {
    log.emit({ kind: 'put-right', fighter, fate, left: { str, dex, end }, reason })
    if (fate === 'up') enterLate(log, fighter, false)
    resume(log)
  },
}

export const putCraftRight: Rule<'put-craft-right'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, command) => {
    const craft = craftIn(state, command.craft)
    if (!craft || !isTheirs(craft, command.side)) return notThere({ page: HULL, path: ['craft'] })
    const draft = vehicleDraftOf(state, craft.id)
    const isMore =
      draft !== null && (command.hull > draft.hull.full || command.structure > draft.structure.full)
    return [
      ...byHand(state, { page: HULL }),
      ...when(isMore, () =>
        impossible('put-right/more', 'It never had so much: give no more than it was built with.', {
          page: HULL,
          path: ['hull'],
        }),
      ),
    ]
  },
  resolve: (log, { craft, hull, structure, armour, speed, reason }) => {
    log.emit({ kind: 'craft-put-right', craft, hull, structure, armour, speed, reason })
    enterLate(log, craft, false)
    resume(log)
  },
}

const reason = words(LONGEST_NOTE)

/** Every way in which somebody may be otherwise than the program has it. */
export function asItLies(state: BattleState): readonly OfferOf<Traveller>[] {
  if (state.phase === 'over') return []
  return [
    ...allFighters(state).filter(isSeen).flatMap(peopleLie),
    ...allCrafts(state)
      .filter(isSeen)
      .map((craft) => ({
        command: 'put-craft-right' as const,
        side: craft.side,
        fields: {
          craft: is(craft.id),
          hull: wholeFrom(0, vehicleDraftOf(state, craft.id)?.hull.full ?? 0),
          structure: wholeFrom(0, vehicleDraftOf(state, craft.id)?.structure.full ?? 0),
          armour: wholeFrom(0, vehicleDraftOf(state, craft.id)?.armour.full ?? 0),
          speed: wholeFrom(0, vehicleDraftOf(state, craft.id)?.speed ?? 0),
          reason,
        },
      })),
  ]
}

const MOST = 99

function peopleLie({ id, side, isMachine }: Fighter): readonly OfferOf<Traveller>[] {
  const from = (least: number): Field => wholeFrom(least, MOST)
  const of = (fate: (typeof FATES)[number], str: Field, dex: Field, end: Field) => ({
    command: 'put-right' as const,
    side,
    fields: { fighter: is(id), fate: is(fate), str, dex, end, reason },
  })
  const none = is(0)
  if (isMachine) return (['up', 'disabled', 'dead'] as const).map((fate) => of(fate, none, none, none))
  return [
    of('up', from(1), from(1), from(0)),
    of('unconscious', none, from(1), from(0)),
    of('unconscious', from(1), none, from(0)),
    of('dead', none, none, none),
  ]
}
