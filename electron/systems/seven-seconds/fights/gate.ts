import type { ownFightCalls } from '../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import type { Tables } from '../../../database/store.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { openLayouts } from './layouts.ts'
import type { FightLogs } from '../../../fights/log.ts'
import { suggestNames } from './names.ts'
import type { Pins } from '../../../fights/pins.ts'
import { habitsOf, rosterOf } from './side-faction.ts'
import { randomLayout } from './suggest-layout.ts'
import type { StoredFight } from '../../../fights/stored.ts'

type GateCalls = Pick<
  typeof ownFightCalls,
  | 'fights.suggestLayout'
  | 'fights.suggestNames'
  | 'fights.layouts'
  | 'fights.keepLayout'
  | 'fights.renameLayout'
  | 'fights.removeLayout'
>

interface Fights {
  readonly find: (id: string) => StoredFight | undefined
  readonly logs: FightLogs<SevenSeconds>
  readonly pins: Pins
}

/** What helps a side with its secret steps: only for who has passed its gate. */
export function behindTheGate(tables: Tables, { find, logs, pins }: Fights): HandlersOf<GateCalls> {
  const layouts = openLayouts(tables)
  const passed = <Done extends object>(
    { id, side, pin }: { id: string; side: Side; pin?: string },
    then: (fight: StoredFight) => Done | Refusal,
  ): Done | Refusal => {
    const fight = find(id)
    if (!fight) return gone('fight')
    return pins.check(id, side, pin) ?? then(fight)
  }

  return {
    'fights.suggestLayout': (of) => passed(of, () => randomLayout(logs.read(of.id).state, of.side)),

    'fights.suggestNames': (of) =>
      passed(of, (fight) =>
        suggestNames(tables, logs.read(of.id).state, of, rosterOf(tables, fight, of.side)),
      ),

    'fights.layouts': (of) =>
      passed(of, (fight) => ({ layouts: layouts.of(habitsOf(tables, fight, of.side)) })),

    'fights.keepLayout': ({ name, squares, ...of }) =>
      passed(of, (fight) => layouts.keep(habitsOf(tables, fight, of.side), name, squares)),

    'fights.renameLayout': ({ layout, name, ...of }) =>
      passed(of, (fight) => layouts.rename(habitsOf(tables, fight, of.side), layout, name)),

    'fights.removeLayout': ({ layout, ...of }) =>
      passed(of, (fight) => layouts.remove(habitsOf(tables, fight, of.side), layout)),
  }
}
