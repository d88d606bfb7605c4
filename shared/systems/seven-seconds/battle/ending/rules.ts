import { notBy } from '../rules/against.ts'
import type { Field } from '../rules/field.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { SETTLEMENTS, SIDES } from '../words.ts'
import { troopersLeft } from '../state/look.ts'
import { questionKey } from '../../cards/measure.ts'
import { endBattle, questionsOf, revealMissions, survivingObjectives } from './end.ts'

/** Between rounds a player may announce his Withdraw; the other allows it or pursues (p.16, R29). */
export const withdraw: Rule<'withdraw'> = {
  phases: ['between-rounds'],
  offers: (state) => (state.pursuit ? [] : [{}]),
  check: (state) => [
    ...when(state.pursuit, () =>
      breaks('withdraw/pursued', 'A pursuit is on: play its round.', { page: 16 }),
    ),
  ],
  resolve: (log, { side }) => {
    log.emit({ kind: 'withdrawal-announced', side })
    log.emit({ kind: 'phase-entered', phase: 'withdrawal' })
  },
}

/** The other side Controls the Table (p.16). */
export const allowWithdrawal: Rule<'allow-withdrawal'> = {
  phases: ['withdrawal'],
  offers: ({ withdrawing }, side) => (withdrawing === side ? [] : [{}]),
  check: ({ withdrawing }, { side }) => when(withdrawing === side, () => asksHimself()),
  resolve: (log, { side }) => endBattle(log, 'withdrawal', side),
}

/** One more round; then a sole survivor Controls the Table, or it is Contested (p.16). */
export const pursue: Rule<'pursue'> = {
  phases: ['withdrawal'],
  offers: ({ withdrawing }, side) => (withdrawing === side ? [] : [{}]),
  check: ({ withdrawing }, { side }) => when(withdrawing === side, () => asksHimself()),
  resolve: (log, { side }) => {
    log.emit({ kind: 'pursuit-begun', side })
    log.emit({ kind: 'phase-entered', phase: 'between-rounds' })
  },
}

function asksHimself(): Hindrance {
  return impossible('battle/other-side', 'The other side answers a Withdraw.', { page: 16, path: ['side'] })
}

/** When both players agree the battle ends and the Table is Contested (p.16). */
export const agreeToEnd: Rule<'agree-to-end'> = {
  phases: ['between-rounds'],
  offers: (state, side) => (state.pursuit || state.agreed.includes(side) ? [] : [{}]),
  check: (state, { side }) => [
    ...when(state.pursuit, () =>
      breaks('withdraw/pursued', 'A pursuit is on: play its round.', { page: 16 }),
    ),
    ...when(state.agreed.includes(side), () =>
      impossible('end/agreed-already', 'This side has agreed already: wait for the other.', {
        page: 16,
        path: ['side'],
      }),
    ),
  ],
  resolve: (log, { side }) => {
    log.emit({ kind: 'end-agreed', side })
    if (SIDES.every((one) => log.state.agreed.includes(one))) endBattle(log, 'agreement', null)
  },
}

/** The attacker in control chooses what became of every surviving Objective (p.16, R29). */
export const settleObjectives: Rule<'settle-objectives'> = {
  phases: ['settling'],
  offers: (state, side) => {
    if (side !== state.attacker) return []
    const states: Field = {
      kind: 'one-for-each',
      names: survivingObjectives(state),
      of: SETTLEMENTS,
      alike: state.setup.rules.settling === 'all-alike',
      measured: false,
    }
    return [{ states }]
  },
  check: (state, { side, states }) => {
    const surviving = survivingObjectives(state)
    const named = Object.keys(states)
    const chosen = new Set(Object.values(states))
    const path = ['states']
    return [
      ...notBy(side, state.attacker, 16),
      ...when(named.length !== surviving.length || surviving.some((one) => !states[one]), () =>
        impossible('settle/not-all', 'Choose a state for each surviving Objective, and for no other.', {
          page: 16,
          path,
        }),
      ),
      ...when(state.setup.rules.settling === 'all-alike' && chosen.size > 1, () =>
        breaks('settle/not-alike', 'Your house rule gives all surviving Objectives the same state.', {
          page: 16,
          path,
        }),
      ),
    ]
  },
  resolve: (log, { states }) => {
    log.emit({ kind: 'objectives-settled', states })
    revealMissions(log)
  },
}

/** What the missions ask of the table is measured before they are scored (p.16). */
export const measureEnd: Rule<'measure-end'> = {
  phases: ['measuring'],
  offers: (state) => {
    const most = { a: troopersLeft(state, 'a'), b: troopersLeft(state, 'b') }
    const near: Field = { kind: 'answers', questions: questionsOf(state), most, measured: true }
    return [{ near }]
  },
  check: (state, { near }) => {
    const asked = questionsOf(state).map(questionKey)
    const answered = new Set(near.map(questionKey))
    const tooMany = near.flatMap((answer, index) => {
      const { side, count } = answer
      // What was done in the group's own words has no bound.
      return when(!('deed' in answer) && count > troopersLeft(state, side), () =>
        impossible(
          'measure/too-many',
          `This side has ${troopersLeft(state, side)} troopers left: count again.`,
          {
            page: 16,
            path: ['near', index, 'count'],
            values: { side, most: troopersLeft(state, side) },
          },
        ),
      )
    })
    const notAll = when(
      answered.size !== near.length ||
        near.length !== asked.length ||
        asked.some((key) => !answered.has(key)),
      () =>
        impossible('measure/not-all', 'Answer each question of the missions once, and no other.', {
          page: 16,
          path: ['near'],
        }),
    )
    return [...notAll, ...tooMany]
  },
  resolve: (log, { near }) => {
    log.emit({ kind: 'end-measured', near })
    log.emit({ kind: 'phase-entered', phase: 'over' })
  },
}
