import { is, one } from '../../../../battle/field.ts'
import { given } from '../actions/initiative.ts'
import { roundsField, skillField, startWork } from '../actions/check.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { allCrafts, fighterIn, isSeen, nameOf } from '../state/look.ts'
import { riggable } from '../state/rigs.ts'

/** Repairs in a fight: what is damaged, not destroyed, works again for some hours (line 333, TRV-293). */

export const juryRig: Rule<'jury-rig'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'significant') && !fighter.isMachine)
      .flatMap((fighter) =>
        allCrafts(state)
          .filter(
            (craft) => (craft.side === fighter.side || craft.id === fighter.aboard?.craft) && isSeen(craft),
          )
          .flatMap((craft) => {
            const parts = riggable(state, craft)
            if (parts.length === 0) return []
            return [
              {
                fighter: is(fighter.id),
                craft: is(craft.id),
                part: one(parts),
                skill: skillField(state, fighter),
                given,
                rounds: roundsField,
              },
            ]
          }),
      ),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, command) => {
    const fighter = fighterIn(log.state, command.fighter)
    if (!fighter) return
    const { craft, part, skill, rounds, given: bonus } = command
    const about = `${nameOf(log.state, craft)}: ${part}`
    startWork(log, fighter, { about, rounds, skill, characteristic: null, given: bonus }, { craft, part })
  },
}
