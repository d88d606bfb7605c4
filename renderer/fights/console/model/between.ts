import type {
  Command,
  CommandKind,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Form } from './forms.ts'

/** Something that a side can do between rounds, with its key; the roll of the next round is both sides'. */
export interface BetweenWay {
  readonly command: Command
  readonly key: string
  readonly side: Side | null
}

type Plain = 'roll-initiative' | 'withdraw' | 'agree-to-end' | 'allow-withdrawal' | 'pursue'

/** The left hand's keys for the left side, the right hand's for the right one. */
const KEYS: Readonly<Record<Exclude<Plain, 'roll-initiative'>, Readonly<Record<Side, string>>>> = {
  withdraw: { a: 'q', b: 'o' },
  'agree-to-end': { a: 'w', b: 'p' },
  'allow-withdrawal': { a: 'q', b: 'o' },
  pursue: { a: 'w', b: 'p' },
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
