import { fillAll, isOffered } from '../../../shared/battle/fits.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { commandSchema } from '../../../shared/systems/downsync/battle/documents/commands.ts'
import { eventSchema } from '../../../shared/systems/downsync/battle/documents/events.ts'
import { setupFrom, type BattleSetup } from '../../../shared/systems/downsync/battle/documents/setup.ts'
import { downsyncPlay } from '../../../shared/systems/downsync/battle/play.ts'
import type { Downsync } from '../../../shared/systems/downsync/battle/rules/rule.ts'
import type { BattleState } from '../../../shared/systems/downsync/battle/state/state.ts'
import type { Side } from '../../../shared/systems/downsync/battle/words.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  type HouseRules,
} from '../../../shared/systems/downsync/house-rules.ts'
import { SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'
import { variedRules } from './house-rules.ts'
import type { Step, Tried } from './tried.ts'
import { writerAt } from './writer.ts'

export function battleOf(over: Partial<BattleSetup> = {}): BattleSetup {
  const [one, other] = Object.values(SAMPLE_LISTS)
  if (!one || !other) throw new Error('There are two lists.')
  const setup = setupFrom({
    level: 'enforce',
    rules: DEFAULT_RULES,
    mission: SAMPLE_MISSIONS['vip-capture'],
    players: [
      { name: 'Ana', list: one },
      { name: 'Bo', list: other },
    ],
    ...over,
  })
  if (isRefusal(setup)) throw new Error(`${setup.problem.code} ${setup.problem.path.join('.')}`)
  return setup
}

const rulesOf = (seed: number): HouseRules => RULE_BOOK.schema.parse(variedRules(HOUSE_RULES, seed))

/** Lists of one size, and something to fight for. */
export function anyBattle(seed: number, level: BattleSetup['level'] = 'enforce'): BattleSetup {
  const missions = Object.values(SAMPLE_MISSIONS)
  const lists = Object.values(SAMPLE_LISTS)
  const one = lists[seed % lists.length]
  const alike = lists.filter(({ size }) => JSON.stringify(size) === JSON.stringify(one?.size))
  const other = alike[Math.floor(seed / 2) % alike.length]
  const mission = missions[seed % missions.length]
  if (!one || !other || !mission) throw new Error('There are lists and missions.')
  return battleOf({
    ...{ level, mission, rules: rulesOf(seed) },
    players: [
      { name: 'Ana', list: one },
      { name: 'Bo', list: other },
    ],
  })
}

/** What must hold after every step. */
function wrong({ before, command, after }: Step<Downsync>): string[] {
  const found: string[] = []
  for (const unit of Object.values(after.units)) {
    const say = (what: string): void => void found.push(`${unit.id} ${what}`)
    const alive = unit.bases.filter((one) => one.alive).length
    if (unit.fate === 'onTable' && alive === 0) say('stands there with nobody')
    if (unit.bases.some(({ cm, cmPlus }) => cm < 0 || cmPlus < 0)) say('owes tokens')
    if (
      before.units[unit.id]?.fate === 'destroyed' &&
      unit.fate !== 'destroyed' &&
      command.kind !== 'put-right'
    )
      say('is back')
  }
  for (const [side, { commandPoints }] of Object.entries(after.camps))
    if (commandPoints < 0 || commandPoints > after.setup.commandPoints)
      found.push(`${side} has ${commandPoints} CP`)
  if ((after.phase === 'over') !== (after.ending !== null)) found.push('over without an end')
  if (after.phase === 'acting' && !after.activation && after.steps.length === 0) found.push('nobody acts')
  const numbers = Object.values(after.engagement?.priority ?? {})
  if (numbers.some((number) => number < 1 || number > 6)) found.push('a priority beyond a die')
  return found
}

/** What a side has written for itself is otherwise; nothing else is hidden. */
const twin = (state: BattleState, side: Side): BattleState => ({
  ...state,
  notes: state.notes.map((note) =>
    note.private && note.side === side ? { ...note, text: `${note.text} but other` } : note,
  ),
})

export const triedDownsync: Tried<Downsync, BattleSetup> = {
  name: 'Downsync',
  play: downsyncPlay,
  setupOf: anyBattle,
  isOffered,
  fillAll,
  writeAtRandom: writerAt<Downsync>({
    commandSchema,
    sidesOf: downsyncPlay.sidesOf,
    piecesOf: (state) => Object.keys(state.units),
    automaticIn: ({ automatic }) => automatic,
    handedOver: () => null,
  }),
  wrong,
  twin,
  hiding: ['designating', 'moving', 'acting'],
  never: [
    'put-right',
    'ping-put-right',
    'camp-put-right',
    'priority-put-right',
    'acting-put-right',
    'turn-put-right',
    'pin-given-up',
    'handed-over',
  ],
  kinds: eventSchema.options.map((option) => option.shape.kind.value),
}
