import {
  plainAction,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../../../shared/systems/downsync/documents/making.ts'
import {
  actionSchema,
  counterSchema,
  traitSchema,
  type Action,
  type Modifier,
  type Trait,
} from '../../../../../shared/systems/downsync/documents/unit-card.ts'
import type { Condition, Label, Roll } from '../../../../../shared/systems/downsync/words.ts'
import type { TableCell } from '../../../../library/kinds.ts'
import { downsyncNames } from '../../texts/names.ts'
import { COST_SIGNS, EFFECT_SIGNS } from '../../texts/signs.ts'
import { idFor, linesCell, wordPart, type Part } from './lines.ts'

/**
 * What stands on a Unit card below its stats, in cells of a table: in the book's words, which are the same in whatever
 * language Muster speaks, as tables are kept and handed on.
 */

const ROLL_WORDS = {
  attack: 'Attack',
  scan: 'Scan',
  countermeasure: 'Countermeasure',
  priority: 'Priority',
} as const satisfies Readonly<Record<Roll, string>>
const WHEN_WORDS = {
  infantry: 'vs infantry',
  vehicle: 'vs vehicles',
  breached: 'vs breached',
  stunned: 'vs stunned',
  concealed: 'vs concealed',
  overwatch: 'with Overwatch',
} as const satisfies Readonly<Record<Exclude<Condition, 'always'>, string>>
const PER_BREACH = 'per Breach Counter'
const ENEMY = 'enemy'

const MODIFIER =
  /^(?<enemy>enemy )?(?<roll>[a-z]+)(?: (?<add>[+−-]?\d+))?(?: advantage \+?(?<advantage>\d+))?(?<when> (?:vs|with) [a-z]+)?(?<per> per breach counter)?$/iu

/** `Attack +1 vs infantry`, `enemy Scan -1`, `Priority Advantage 1 with Overwatch`. */
const modifiersPart: Part<Pick<Action | Trait, 'modifiers'>> = {
  write: ({ modifiers }) => modifiers.map(modifierWords),
  read: (said) => {
    const { enemy, roll, add, advantage, when, per } = MODIFIER.exec(said)?.groups ?? {}
    const rolled = wordOf(ROLL_WORDS, roll)
    const counts = when === undefined ? 'always' : wordOf(WHEN_WORDS, when.trim())
    if (!rolled || !counts || (add ?? advantage) === undefined) return null
    return {
      modifiers: [
        plainModifier({
          of: enemy === undefined ? 'own' : 'against',
          roll: rolled,
          add: Number((add ?? '0').replace('−', '-')),
          advantage: Number(advantage ?? 0),
          when: counts,
          perBreach: per !== undefined,
        }),
      ],
    }
  },
  fits: [`${ROLL_WORDS.attack} +1 ${WHEN_WORDS.infantry}`, `${ENEMY} ${ROLL_WORDS.scan} -1`],
}

function modifierWords({ of, roll, add, advantage, when, perBreach }: Modifier): string {
  return [
    of === 'against' && ENEMY,
    ROLL_WORDS[roll],
    (add !== 0 || advantage === 0) && `${add < 0 ? '' : '+'}${add}`,
    advantage > 0 && `Advantage ${advantage}`,
    when !== 'always' && WHEN_WORDS[when],
    perBreach && PER_BREACH,
  ]
    .filter((part) => part !== false)
    .join(' ')
}

function wordOf<Word extends string>(words: Readonly<Record<Word, string>>, said = ''): Word | undefined {
  const all = Object.keys(words) as Word[]
  return all.find((word) => words[word].toLowerCase() === said.toLowerCase())
}

const LABEL_WORDS = {
  scan: '[SCAN]',
  vsInfantry: 'VS Infantry only',
} as const satisfies Readonly<Record<Label, string>>

const labelsPart: Part<Pick<Action, 'labels'>> = {
  write: ({ labels }) => labels.map((label) => LABEL_WORDS[label]),
  read: (said) => {
    const label = wordOf(LABEL_WORDS, said) ?? wordOf(LABEL_WORDS, `[${said}]`)
    return label ? { labels: [label] } : null
  },
  fits: Object.values(LABEL_WORDS),
}

/** `Team 1 2`, or `Team 1-2` as the book has it (line 358). */
const teamsPart: Part<Pick<Action, 'teams'>> = {
  write: ({ teams }) => (teams.length === 0 ? [] : [`Team ${teams.join(' ')}`]),
  read: (said) => {
    const listed = /^teams? ([\d\s,–-]+)$/iu.exec(said)?.[1]
    const runs =
      listed
        ?.trim()
        .split(/[\s,]+/u)
        .map(teamsIn) ?? []
    return runs.length === 0 || runs.some((run) => run.length === 0) ? null : { teams: runs.flat() }
  },
  fits: ['Team 1 2'],
}
function teamsIn(run: string): number[] {
  const [from = 0, to = from] = run.split(/[–-]/u).map(Number)
  return Array.from({ length: Math.max(0, Math.min(to - from + 1, 9)) }, (_, at) => from + at)
}

const ANY_RANGE = 'any range'
const INCHES = /^(?:(\d+) ?(?:["″”“]|''|in|inch|inches)|range (\d+)["″”“]?)$/iu
const rangePart: Part<Pick<Action, 'range'>> = {
  write: ({ range }) => [range === null ? ANY_RANGE : `${range}"`],
  read: (said) => {
    const inches = INCHES.exec(said)
    if (inches) return { range: Number(inches[1] ?? inches[2]) }
    return /^(?:any range|unlimited|(?:range )?[–-])$/iu.test(said) ? { range: null } : null
  },
  fits: ['14"', ANY_RANGE],
}

const rofPart: Part<Pick<Action, 'rof'>> = {
  write: ({ rof }) => [`ROF ${rof}`],
  read: (said) => {
    const rof = /^rof (\d+)$/iu.exec(said)?.[1]
    return rof === undefined ? null : { rof: Number(rof) }
  },
  fits: ['ROF 1'],
}

/** A counter of the card, by how it is called there. */
const counterPart: Part<Pick<Action, 'counter'>> = {
  write: ({ counter }) => (counter === null ? [] : [`leaves ${counter}`]),
  read: (said) => {
    const counter = /^leaves (.+)$/iu.exec(said)?.[1]
    if (counter === undefined) return null
    return { counter: actionSchema.shape.counter.safeParse(counter).success ? counter : idFor(counter) }
  },
  fits: ['leaves Tag'],
}

const pointsPart: Part<Pick<Trait, 'commandPoints'>> = {
  write: ({ commandPoints }) => (commandPoints === 0 ? [] : [`${commandPoints} CP`]),
  read: (said) => {
    const points = /^(\d+) ?cp$/iu.exec(said)?.[1]
    return points === undefined ? null : { commandPoints: Number(points) }
  },
  fits: ['1 CP'],
}

const STACKS = 'adds up'
const stacksPart: Part<Pick<Trait, 'stacks'>> = {
  write: ({ stacks }) => (stacks ? [STACKS] : []),
  read: (said) => (said.toLowerCase() === STACKS ? { stacks: true } : null),
  fits: [STACKS],
}

const actions = linesCell<Action>(
  actionSchema,
  [
    teamsPart,
    wordPart('cost', { ...COST_SIGNS, free: 'Free' }),
    wordPart('target', downsyncNames.target),
    rangePart,
    rofPart,
    wordPart('effect', EFFECT_SIGNS),
    labelsPart,
    modifiersPart,
    counterPart,
  ],
  ({ id, name, ...said }) => {
    const isScan = Array.isArray(said.labels) && said.labels.includes('scan')
    const plain = isScan ? plainScan({ id, name }) : plainAction({ id, name, range: null })
    return { ...plain, ...said }
  },
)

const traits = linesCell<Trait>(
  traitSchema,
  [
    wordPart('sig', { small: 'Small', medium: 'Medium', large: 'Large' }),
    wordPart(
      'at',
      {
        always: 'always',
        reveal: 'when revealed',
        refresh: 'when Refreshed',
        move: 'when its Move phase ends',
        activation: 'when it activates',
        taskforceEnd: 'when its Taskforce Activation ends',
      },
      'always',
    ),
    pointsPart,
    wordPart('gains', {
      stealth: 'gains Stealth',
      overwatch: 'gains Overwatch',
      countermeasure: 'gains Countermeasure',
      emergency: 'gains Emergency Countermeasure',
    }),
    stacksPart,
    modifiersPart,
  ],
  ({ id, name, ...said }) => ({ ...plainTrait({ id, name }), ...said }),
)

const counters = linesCell(
  counterSchema,
  [
    wordPart('ends', {
      'taskforce-end': 'until the Taskforce Activation ends',
      'round-end': 'until the Round ends',
      kept: 'for the whole battle',
    }),
  ],
  (said) => ({ text: '', ends: 'taskforce-end', ...said }),
)

/** The columns of a Unit card that hold more than one thing. */
export const CARD_CELLS = { traits, actions, counters } as const satisfies Readonly<Record<string, TableCell>>
