import { expect, test } from 'vitest'
import { barring } from '../../../renderer/systems/seven-seconds/fights/console/model/barring.ts'
import { breaks, impossible } from '../../../shared/battle/rule.ts'

const noDice = breaks('rifle/no-dice', 'The shot is impossible.', { page: 20 })
const noEnemy = impossible('rifle/no-enemy', 'Rifles are fired at enemy units.', { page: 20 })

test.each([
  ['everything where the rules are enforced', true, [noDice, noEnemy], ['rifle/no-dice', 'rifle/no-enemy']],
  ['only the impossible where the program assists', false, [noDice, noEnemy], ['rifle/no-enemy']],
  ['nothing where it can be agreed on', false, [noDice], []],
  ['nothing where nothing stands against it', true, [], []],
])('an action is barred by %s', (_name, enforces, hindrances, codes) => {
  expect(barring(hindrances, enforces).map(({ code }) => code)).toEqual(codes)
})
