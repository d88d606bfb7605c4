import { one, wholeFrom, yesNo, type Field, type Fields } from '../../../../battle/field.ts'
import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { finish } from '../course/flow.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Rule } from '../rules/rule.ts'
import { allCrafts, allUnits, craftIn, idsOf, mountsLeft, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'

/** A battle that was played without the program: who won it, and what it cost (lines 2751–2831). */

const MOST = 60
const [MOST_CREW, MOST_WEAPONS] = [20, 12]
const listOf = (key: string, ids: readonly string[], of: Readonly<Record<string, Field>>): Field => ({
  kind: 'list',
  of: { [key]: one(ids), ...of },
  key,
  begin: [],
  least: 0,
  most: ids.length,
  measured: true,
})
const upTo = (most: number): Field => ({ ...wholeFrom(0, most), measured: true })

function fieldsOf(state: BattleState): Fields {
  const units = idsOf(allUnits(state).filter(({ fate }) => fate !== 'offBoard'))
  const crafts = idsOf(allCrafts(state))
  return {
    won: { kind: 'one', of: BATTLE_SIDES, orNone: true, measured: false },
    losses: listOf('unit', units, { killed: upTo(MOST), wounded: upTo(MOST), routed: yesNo }),
    wrecks:
      crafts.length === 0
        ? { kind: 'is', value: [], measured: false }
        : listOf('craft', crafts, {
            ...{ destroyed: yesNo, hits: upTo(20), crewLost: upTo(MOST_CREW) },
            ...{ immobilised: yesNo, weaponsLost: upTo(MOST_WEAPONS) },
          }),
  }
}

/** It has neither set up, nor given orders that lead there. */
const isUntouched = ({ phase, camps }: BattleState, side: Side): boolean =>
  !camps[side].deployed && (phase !== 'ordering' || camps[side].orders === null)

export const record: Rule<'record'> = {
  phases: ['ordering', 'deploying'],
  offers: (state, side) =>
    side === 'side-1' && BATTLE_SIDES.every((one_) => isUntouched(state, one_)) ? [fieldsOf(state)] : [],
  check: (state, command) => [...notMore(state, command), ...notMoreOf(state, command)],
  resolve: (log, { won, losses, wrecks }) => {
    log.emit({ kind: 'recorded', units: losses, crafts: wrecks })
    finish(log, won === null ? 'draw' : 'by-agreement', won)
  },
}

/** Nobody loses more than there were. */
function notMore(state: BattleState, { losses }: CommandOf<'record'>): readonly Hindrance[] {
  const at = losses.findIndex(({ unit: id, killed, wounded }) => {
    const unit = unitIn(state, id)
    return unit !== null && killed + wounded > unit.figures.length
  })
  return when(at >= 0, () =>
    impossible('record/more', 'It never had so many: give no more than there were before.', {
      page: 875,
      path: ['losses', at],
    }),
  )
}

function notMoreOf(state: BattleState, { wrecks }: CommandOf<'record'>): readonly Hindrance[] {
  const at = wrecks.findIndex(({ craft: id, crewLost, weaponsLost }) => {
    const craft = craftIn(state, id)
    return craft !== null && (crewLost > craft.crew || weaponsLost > mountsLeft(craft).length)
  })
  return when(at >= 0, () =>
    impossible(
      'record/more-of-vehicle',
      'It has neither so many weapons nor so large a crew: give no more.',
      {
        page: 948,
        path: ['wrecks', at],
      },
    ),
  )
}
