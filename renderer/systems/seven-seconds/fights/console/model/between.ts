import type {
  Command,
  CommandKind,
} from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import { OTHER_SIDE, type Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Form } from './forms.ts'

/** Something that a side can do between rounds, with its key; the roll of the next round is both sides'. */
export interface BetweenWay {
  readonly command: Command
  readonly key: string
  readonly side: Side | null
}

type Plain = 'roll-initiative' | 'withdraw' | 'agree-to-end' | 'allow-withdrawal' | 'pursue'

/** The left hand's keys for the left side, the right hand's for the right one; none that passes or ends a turn. */
const KEYS: Readonly<Record<Exclude<Plain, 'roll-initiative'>, Readonly<Record<Side, string>>>> = {
  withdraw: { a: 'q', b: 'o' },
  'agree-to-end': { a: 'w', b: 'l' },
  'allow-withdrawal': { a: 'q', b: 'o' },
  pursue: { a: 'w', b: 'l' },
}

/** What the end of a round has come to, and the side that is told of it; none while nobody wants to leave (p.16). */
export function betweenStage({ withdrawing, pursuit }: Pick<BattleView, 'withdrawing' | 'pursuit'>): {
  readonly kind: 'plain' | 'withdrawing' | 'pursued'
  readonly side: Side | null
} {
  if (withdrawing === null) return { kind: 'plain', side: null }
  return pursuit
    ? { kind: 'pursued', side: OTHER_SIDE[withdrawing] }
    : { kind: 'withdrawing', side: withdrawing }
}

/** What ends the battle is asked once more. */
export function endsBattle({ kind }: Command): boolean {
  return kind === 'withdraw' || kind === 'allow-withdrawal' || kind === 'agree-to-end'
}

export function betweenWays(forms: readonly Form[]): readonly BetweenWay[] {
  return forms.flatMap(({ command, side }, index): BetweenWay[] => {
    if (!isPlain(command)) return []
    if (command !== 'roll-initiative')
      return [{ command: { kind: command, side }, key: KEYS[command][side], side }]
    const isFirst = forms.findIndex((form) => form.command === command) === index
    return isFirst ? [{ command: { kind: command, side }, key: 'i', side: null }] : []
  })
}

function isPlain(command: CommandKind): command is Plain {
  return command === 'roll-initiative' || command in KEYS
}
