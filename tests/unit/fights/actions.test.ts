import { expect, test } from 'vitest'
import { canBeAimed } from '../../../renderer/systems/seven-seconds/fights/console/model/actions.ts'
import { tableOf } from '../../../renderer/systems/seven-seconds/fights/console/model/table.ts'
import { view } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { battle } from '../seven-seconds/battle/builders.ts'

test.each([
  ['nobody has Target Counters', ['a tactical', 'b tactical'], false],
  ['only the own have some', ['a tactical 3tc', 'b tactical'], false],
  ['an enemy has one', ['a tactical', 'b tactical 1tc'], true],
])(
  'rifles and missiles are offered before an activation where there is somebody to aim at: %s',
  (_why, units, can) => {
    const table = tableOf(view(battle({ units }), 'public'))
    expect(canBeAimed(table, 'a', 'fire-rifle')).toBe(can)
    expect(canBeAimed(table, 'a', 'fire-missile')).toBe(can)
    expect(canBeAimed(table, 'a', 'move')).toBe(true)
  },
)
