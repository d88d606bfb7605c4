import { expect, test } from 'vitest'
import type { LogGroup } from '../../../renderer/systems/seven-seconds/fights/console/log/groups.ts'
import type { Odds } from '../../../shared/systems/seven-seconds/histories/moments.ts'
import { momentDice, upTo } from '../../../renderer/systems/seven-seconds/replay/moment-words.ts'
import { oddsText, percent } from '../../../renderer/systems/seven-seconds/replay/odds-text.ts'
import { replay } from '../../../renderer/systems/seven-seconds/replay/texts.ts'

/** Tells as the program does. */
function tell(key: string, values: Record<string, unknown> = {}): string {
  const found = key
    .split('.')
    .slice(1)
    .reduce<unknown>((within, part) => (within as Record<string, unknown>)[part], replay)
  return String(found).replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]))
}
const NAMES = { a: 'New Tokyo', b: 'Zane' }
const told = (odds: Odds, isOpen = false): string => oddsText(odds, tell, NAMES, isOpen)
const rifle = { number: 7, of: 'rifle', chance: 0.77, hurts: 0.1, came: true, settled: 9 } as const
const missile = { number: 7, of: 'missile', chance: 0.3, stopped: 0.25, came: false, settled: 9 } as const

test.each<[string, Odds, boolean, string]>([
  [
    'a missile, with what else may become of it',
    missile,
    false,
    'A 30% shot for a direct hit (unlikely), 25% to be stopped, 45% to deviate: it did not hit.',
  ],
  [
    'a missile on its way',
    missile,
    true,
    'A 30% shot for a direct hit (unlikely), 25% to be stopped, 45% to deviate.',
  ],
  [
    'a missile that nobody can stop, and that hits at any die',
    { ...missile, chance: 1, stopped: 0, came: true },
    false,
    'A 100% shot for a direct hit (certain): it hit.',
  ],
  [
    'a rifle, with its chance to hurt',
    rifle,
    false,
    'A 77% shot to destroy (likely), 10% only to Stun or Damage: it destroyed its target.',
  ],
  [
    'a rifle whose dice are to fall',
    rifle,
    true,
    'A 77% shot to destroy (likely), 10% only to Stun or Damage.',
  ],
  [
    'a rifle that cannot kill',
    { ...rifle, chance: 0, came: false },
    false,
    'A 0% shot to destroy (impossible), 10% only to Stun or Damage: the target lives.',
  ],
  [
    'a rifle at a drone',
    { ...rifle, chance: 0.11, hurts: 0, came: false },
    false,
    'An 11% shot to destroy (a long shot): the target lives.',
  ],
  ['a shot in the eighties', { ...rifle, chance: 0.84, hurts: 0 }, true, 'An 84% shot to destroy (likely).'],
  [
    'hardly a shot',
    { ...rifle, chance: 0.002, hurts: 0 },
    true,
    'A shot of under 1% to destroy (next to hopeless).',
  ],
  [
    'a roll, by what came',
    { number: 7, of: 'roll', chance: 0.25, came: false },
    false,
    'Odds of that: 75%, likely.',
  ],
  [
    'a roll that could not fail',
    { number: 7, of: 'roll', chance: 1, came: true },
    false,
    'Odds of that: 100%, certain.',
  ],
  [
    'a roll that could not succeed',
    { number: 7, of: 'roll', chance: 0, came: false },
    false,
    'Odds of that: 100%, certain.',
  ],
  ['a scan', { number: 7, of: 'points', chance: 0.66 }, false, 'Odds of so many points or more: 66%.'],
  [
    'two dice against each other, coming to 100%',
    { number: 7, of: 'roll-off', side: 'b', chance: 15 / 36, tie: 6 / 36 },
    false,
    'Odds beforehand: Zane 42%, New Tokyo 42%, a tie 16%.',
  ],
])('%s is told', (_name, odds, isOpen, sentence) => {
  expect(told(odds, isOpen)).toBe(sentence)
})

test('what adding up has left is neither under 1% nor over 99%', () => {
  expect(percent(1e-17, tell)).toBe('0%')
  expect(percent(1 - 1e-16, tell)).toBe('100%')
  expect(percent(0.999, tell)).toBe('over 99%')
})

test('a shot stays open until its own dice have fallen', () => {
  const sighting = { range: 4, targetCover: 'none', intervening: 'none', outOfArc: false } as const
  const line: LogGroup = {
    decision: 3,
    round: 1,
    number: 3,
    side: 'a',
    events: [
      {
        number: 7,
        decision: 3,
        event: { kind: 'rifle-fired', unit: 'a-scout-1', target: 'b-scout-1', ...sighting, dice: 2 },
      },
      {
        number: 8,
        decision: 3,
        event: { kind: 'counters-changed', target: 'a-scout-1', by: 1, reason: 'fired' },
      },
      {
        number: 9,
        decision: 3,
        event: {
          kind: 'rolled',
          purpose: 'rifle',
          side: 'a',
          unit: 'a-scout-1',
          dice: [1, 4],
          plus: 0,
          test: 'at-most',
          target: 2,
          success: true,
        },
      },
    ],
  }
  const dice = (at: number) => momentDice(upTo(line, at), { odds: [rifle] }, (key) => key, NAMES)
  expect([7, 8, 9].map((at) => dice(at)[0]?.isOpen)).toEqual([true, true, false])
  expect(dice(9).map(({ odds }) => odds?.of)).toEqual(['rifle', undefined])
})
