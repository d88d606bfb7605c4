import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { choicesText, readChoices, sameChoices } from '../../../shared/systems/seven-seconds/decks/choices.ts'
import {
  LINE_COLUMNS,
  missionTable,
  troopTable,
} from '../../../shared/systems/seven-seconds/decks/table/columns.ts'
import {
  conditionWords,
  readConditionWords,
} from '../../../shared/systems/seven-seconds/decks/table/condition-words.ts'
import { plainCell, readCsv, writeCsv } from '../../../shared/csv.ts'
import { JSON_SHAPE } from '../../../shared/systems/seven-seconds/decks/table/json-shape.ts'
import { jsonLines } from '../../../shared/systems/seven-seconds/decks/table/json-lines.ts'
import {
  planImport,
  readTable,
  type ImportPlan,
} from '../../../shared/systems/seven-seconds/decks/table/plan.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { LINES } from '../../../shared/systems/seven-seconds/cards/words.ts'
import { isRefusal, type Refusal } from '../../../shared/problem.ts'
import { aCondition } from '../seven-seconds/cards-builders.ts'

const cards = [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops].map((card, at) => ({
  id: String(at),
  card,
  copies: 1,
  off: false,
}))
/** What the import of a text would do. */
function planOf(text: string, deck: typeof cards): ImportPlan | Refusal {
  const read = readTable(text)
  return isRefusal(read) ? read : planImport(read, deck)
}
const told = (text: string, deck = cards.slice(0, 0)) => {
  const plan = planOf(text, deck)
  if (isRefusal(plan))
    return plan.problem.message.startsWith('Line')
      ? `${plan.problem.code} ${plan.problem.values?.line}`
      : plan.problem.code
  const { cards: planned, same, problems, dropped } = plan
  if (dropped.length > 0)
    return dropped.map(({ line, problem }) => `${line} ${problem.code} ${problem.message}`)
  return {
    cards: planned.map(
      ({ card, replaces }) => `${card.title}${replaces === null ? '' : ` over ${replaces}`}`,
    ),
    same,
    problems: problems.map(({ line, problem }) => `${line} ${problem.code} ${problem.path.join('.')}`.trim()),
  }
}

describe('a table', () => {
  it.each<[string, string, [number, string[]][]]>([
    [
      'commas',
      'a,b\nc,d',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'semicolons',
      'a;b,c;x\nd;e;f',
      [
        [1, ['a', 'b,c', 'x']],
        [2, ['d', 'e', 'f']],
      ],
    ],
    [
      'tabs and Windows lines',
      'a\tb\r\nc\td\r\n',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    ['a mark at its beginning', '\uFEFFa,b', [[1, ['a', 'b']]]],
    [
      'quotes, breaks and empty rows',
      'a,"b ""x"",\nc"\n\n,\nd,e',
      [
        [1, ['a', 'b "x",\nc']],
        [5, ['d', 'e']],
      ],
    ],
    [
      'a row of one empty cell in quotes',
      'a,b\n""\n\nc,d',
      [
        [1, ['a', 'b']],
        [4, ['c', 'd']],
      ],
    ],
    ['nothing', '', []],
  ])('is read with %s', (_name, text, expected) =>
    expect(readCsv(text)).toEqual(expected.map(([line, cells]) => ({ line, cells }))),
  )

  it.each([
    ['to the end', 'a,b\nc,"d\ne,f', 2],
    ['before the next that opens', 'a,b\n"c\n",d\ne,"f\ng,"h",i\nj,k', 4],
    ['in a row of several lines', 'a,b\n"c\nd",e,"f\ng', 3],
    ['but goes on behind it', 'a,b\n"c" and d,e', 2],
  ])('tells the line of a quote that is not closed %s', (_name, text, line) => {
    const rows = readCsv(text)
    expect(rows.map(({ openQuote }) => openQuote)).toEqual([...rows.slice(1).map(() => undefined), line])
  })

  it('comes back as it was written, whatever is in it, and begins no formula', () => {
    const cell = fc.string().map((text) => text.replace(/\r/g, '').trim())
    const row = fc
      .array(cell, { minLength: 2, maxLength: 5 })
      .filter((cells) => cells.some((one) => one !== ''))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const text = writeCsv([['x', 'y', 'z'], ...rows])
        const [, ...read] = readCsv(text)
        expect(read.map(({ cells }) => cells.map(plainCell))).toEqual(
          rows.map((cells) => cells.map(plainCell)),
        )
        for (const { cells } of read) for (const one of cells) expect(one).not.toMatch(/^[=+@]/)
      }),
    )
  })
})

describe('a condition in words', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(aCondition, (condition) => {
        const which = condition.kind === 'objectives' && condition.which.length === 5
        // All five stand in their order.
        const expected = which ? { ...condition, which: [...condition.which].toSorted() } : condition
        const read = readConditionWords(conditionWords(condition), condition.points)
        const sorted =
          which && read?.kind === 'objectives' ? { ...read, which: [...read.which].toSorted() } : read
        expect(sorted).toEqual(expected)
      }),
    )
  })

  test.each([
    ['Kills Troopers', 'each kills troopers'],
    ['each MAX 3 near enemy-edge 12', 'each max 3 near enemy-edge 12'],
    ['once own: Sing: once more', 'once own: Sing: once more'],
    ['objective alpha not destroyed', 'each objectives alpha not destroyed'],
  ])('may be typed freely: %s', (typed, meant) => {
    const read = readConditionWords(typed, 3)
    expect(read && conditionWords(read)).toBe(meant)
  })

  test.each([
    '',
    'each',
    'each max kills troopers',
    'kills',
    'kills everybody',
    'objectives',
    'objectives alpha',
    'objectives alpha inspected',
    'near centre',
    'near 6 centre',
    'clear nowhere 6',
    'first',
    'control the table',
    'no kills troopers',
    'own:',
    'often own: x',
  ])('is none: “%s”', (typed) => expect(readConditionWords(typed, 3)).toBeNull())
})

describe('question marks', () => {
  test.each([
    ['', []],
    ['ts', [['tactical', 'scout']]],
    [
      'T/S, a / e',
      [
        ['tactical', 'scout'],
        ['assault', 'engineer'],
      ],
    ],
    ['TSAE', [['tactical', 'scout', 'assault', 'engineer']]],
  ])('“%s”', (typed, expected) => {
    expect(readChoices(typed)).toEqual(expected)
    expect(readChoices(choicesText(readChoices(typed) ?? []))).toEqual(expected)
  })
  it('that leave the same choice are told together', () =>
    expect(sameChoices(readChoices('TS ae ST ae e/a') ?? [])).toEqual([
      { choice: ['tactical', 'scout'], n: 2 },
      { choice: ['assault', 'engineer'], n: 3 },
    ]))

  test.each(['t', 'tt', 'tc', 'tx', '?', 'ts x'])('are none: “%s”', (typed) =>
    expect(readChoices(typed)).toBeNull(),
  )
})

/** A plan of a text that can be read. */
function planned(...asked: Parameters<typeof planOf>) {
  const plan = planOf(...asked)
  if (isRefusal(plan)) throw new Error(plan.problem.message)
  return plan
}

describe('an import', () => {
  it('of what was exported changes nothing, and brings all of it to an empty deck', () => {
    for (const text of [missionTable(cards), troopTable(cards)]) {
      const empty = planned(text, [])
      expect(empty.problems).toEqual([])
      expect(planned(text, cards)).toMatchObject({
        cards: [],
        same: empty.cards.length,
        problems: [],
        dropped: [],
      })
    }
    const all = [missionTable(cards), troopTable(cards)].flatMap((text) => planned(text, []).cards)
    expect(all.map(({ card }) => card)).toEqual([...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops])
    const json = planned(JSON.stringify(MUSTER_CARDS, null, 2), [])
    expect(json.cards.map(({ card }) => card)).toEqual([...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops])
  })

  it('of JSON takes the shape that is shown for it, and tells the line of words that are no condition', () => {
    expect(told(JSON_SHAPE)).toEqual({ cards: ['Sing', 'Choir'], same: 0, problems: [] })
    expect(told(JSON_SHAPE.replace('"control"', '"glory"'))).toEqual({
      cards: ['Choir'],
      same: 0,
      problems: ['7 table/condition conditions.1.condition'],
    })
  })

  it('in JSON may call the pile of a mission as a table does', () => {
    const piled = (pile: string, card: object) => ({ pile, ...card, deck: undefined })
    const missions = MUSTER_CARDS.missions.map((card) => piled(card.deck, card))
    const troops = MUSTER_CARDS.troops.map((card) => piled('troops', card))
    const { cards: found, problems } = planned(JSON.stringify([...missions, ...troops]), [])
    expect(problems).toEqual([])
    expect(found.map(({ card }) => card)).toEqual([...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops])
    expect(told(JSON.stringify(missions.slice(0, 1).map((card) => ({ ...card, pile: 'nowhere' }))))).toEqual({
      cards: [],
      same: 0,
      problems: [expect.stringContaining('deck')],
    })
  })

  const HEAD = 'pile,number,title,orders,line,points 1,condition 1,points 2,condition 2'
  it('takes good lines, and tells the others with their numbers', () =>
    expect(
      told(
        [
          HEAD,
          'offense,1,Sing,Loudly,B,5,control,2,each own: A song',
          'offense,200,Far,,A,5,control',
          'offense,2,,,A,5,control',
          'nowhere,3,Lost,,A,5,control',
          'defense,4,Hold,"two',
          'lines",D,5,control',
          'defense,5,Win,,A,x,control',
          'defense,6,Win,,A,5,glory',
          'defense,7,Win,,A',
          'offense,1,Again,,A,5,control',
          'chance-encounter,1,Meet,,c,-3,losses drones',
        ].join('\n'),
        cards,
      ),
    ).toEqual({
      cards: ['Sing over 0', 'Meet over 30'],
      same: 0,
      problems: [
        '3 table/number number',
        '4 table/title title',
        '5 table/pile pile',
        '6 table/line line',
        '8 table/number points 1',
        '9 table/condition condition 1',
        '10 table/no-condition condition 1',
        '11 table/twice',
      ],
    }))

  it('ends at a quote that is not closed, with one problem for all that follows', () =>
    expect(
      told(
        [HEAD, 'offense,1,Sing,"Loudly, please",B,5,control', 'offense,2,Hum,"Softly,B,5,control']
          .concat(['offense,3,Howl,"At night",B,5,control', 'offense,4,Hush,,B,5,control'])
          .join('\n'),
      ),
    ).toEqual({ cards: ['Sing'], same: 0, problems: ['3 table/open-quote'] }))

  const TROOPS = ['number', 'title', ...LINES.flatMap((line) => LINE_COLUMNS.map((one) => `${line} ${one}`))]
  test.each<[string, string, string, Record<string, unknown>]>([
    ['A scout', 'many', 'table/number', { least: 0, most: 99 }],
    ['B ?', 'TX', 'table/choices', {}],
    ['C rating', '4th', 'table/rating', {}],
    ['B drones', '👩‍👩‍👧'.repeat(50), 'table/number', { text: '👩‍👩‍👧'.repeat(40) }],
  ])(
    'of a troop card tells that %s is wrong with the figures for any language',
    (column, text, code, values) => {
      const cells = TROOPS.map((one) => (one === column ? text : /rating|number/.test(one) ? '1' : 'x'))
      const row = cells.map((one, at) => (one === 'x' && at > 1 ? '' : one))
      const [found] = planned(`${TROOPS.join(',')}\n${row.join(',')}`, []).problems
      expect(found).toMatchObject({
        line: 2,
        problem: { code, path: [column.toLowerCase()], values: { column: column.toLowerCase(), ...values } },
      })
      expect(found?.problem.message).toContain(column.toLowerCase())
    },
  )

  test.each<[string, string, string | string[]]>([
    ['no columns', 'hello', 'table/no-columns'],
    ['nothing', '', 'table/no-columns'],
    ['a quote in the first row that is never closed', 'number,"title\n1,x', 'table/open-quote'],
    ['broken JSON', '[\n  {\n    "deck": "offense"\n    "number": 1\n', 'table/not-json 4'],
    ['another JSON', '{"a": 1}', 'table/no-cards'],
    ['what is no card', '[\n1,\n"x"]', ['2 table/no-card', '3 table/no-card']],
    [
      'a wrong field deep in a card',
      JSON.stringify([MUSTER_CARDS.missions[0]], null, 1).replace('"points": 5', '"points": "5"'),
      ['29 table/card conditions.1.points'],
    ],
    [
      'a condition worth nothing',
      JSON.stringify([MUSTER_CARDS.missions[0]], null, 1).replace('"points": 5', '"points": 0'),
      ['29 table/points conditions.1.points'],
    ],
    [
      'a condition in words worth nothing',
      JSON.stringify(
        [{ ...MUSTER_CARDS.missions[0], conditions: [{ points: 0, condition: 'control' }] }],
        null,
        1,
      ),
      ['10 table/points conditions.0.points'],
    ],
    [
      'a condition of a table worth nothing',
      `${HEAD}\noffense,1,Hum,Softly,B,−0,control`,
      ['2 table/points points 1'],
    ],
    ['a missing field', '[\n\n{"deck": "offense", "number": 1}]', ['3 table/missing title']],
    ['too many copies', '{"troops": [\n{"title": "x",\n"copies": 99}]}', ['3 table/copies copies']],
    [
      'a prototype',
      '[{"__proto__": {"deck": "offense"}}]',
      ['1 table/unknown-part __proto__', '1 table/missing number'],
    ],
    ['more rows than anybody reads', `${HEAD}\n${'offense,1\n'.repeat(2001)}`, 'table/too-many'],
    ['more cards than anybody reads', `[${'{},'.repeat(2000)}{}]`, 'table/too-many'],
    ['depth without end', `${'['.repeat(5000)}${']'.repeat(5000)}`, ['1 table/no-card']],
  ])('of %s says so', (_name, text, problems) => {
    expect(told(text)).toEqual(typeof problems === 'string' ? problems : { cards: [], same: 0, problems })
    expect(({} as Record<string, unknown>).deck).toBeUndefined()
  })

  const SHAPE = (from: string, to: string) => JSON_SHAPE.replace(from, to)
  test.each<[string, string, string[]]>([
    [
      'columns with a slip in their names',
      'pile,Number,title,order,line,points 1,condition 1,point 2,conditon 2,Author\noffense,1,Sing,Loud,B,5,control,3,deny,Kim',
      [
        '1 table/unknown-column Muster knows no column “order”: is “orders” meant?',
        '1 table/unknown-column Muster knows no column “point 2”: is “points 2” meant?',
        '1 table/unknown-column Muster knows no column “conditon 2”: is “condition 2” meant?',
        '1 table/unknown-column Muster knows no column “author”.',
      ],
    ],
    [
      'a column of a troop card that is cut short',
      'number,title,a tac,a rating,b rating,c rating\n1,Choir,4,1,2,3',
      ['1 table/unknown-column Muster knows no column “a tac”: is “a tactical” meant?'],
    ],
    [
      'a column that stands twice, and one without a name, unless it is empty',
      `${HEAD},title,,\noffense,1,Sing,,B,5,control,,,Hum,,oh`,
      [
        '1 table/column-twice The column “title” stands twice; only the first is read.',
        '1 table/nameless-column Column 12 has no name, and on line 2 something stands in it.',
      ],
    ],
    [
      'a list of JSON by another name, and one that is none',
      `{\n"mission": [],\n"troops": [],\n"missions": {}}`,
      [
        '2 table/unknown-part Muster knows no part “mission”: is “missions” meant?',
        '4 table/no-list “missions” is no list of cards.',
      ],
    ],
  ])('tells %s', (_name, text, expected) => expect(told(text)).toEqual(expected))

  test.each<[string, string, string[]]>([
    [
      'a part that it does not know, and what is missing for it',
      SHAPE('"title": "Sing"', '"titel": "Sing"'),
      ['4 Muster knows no part “titel”: is “title” meant?', '2 “title” is missing.'],
    ],
    [
      'a part of a line',
      SHAPE('"scout": 1,', '"scouts": 1, "scout": 1,'),
      ['14 Muster knows no part “scouts”: is “scout” meant?'],
    ],
    [
      'a part beside the words of a condition',
      SHAPE('"points": 3,', '"point": 3,'),
      [
        '6 Muster knows no part “point”: is “points” meant?',
        '6 points: a condition is worth points from −50 to 50, and not 0.',
      ],
    ],
    ['an empty title', SHAPE('"Sing"', '""'), ['4 “title” is empty: write something.']],
    [
      'a title that is too long',
      SHAPE('"Sing"', `"${'la'.repeat(61)}"`),
      ['4 “title” has 122 characters: shorten it to 120.'],
    ],
    [
      'a number out of range',
      SHAPE('"number": 1', '"number": 100'),
      ['3 “number” is 100: write 99 or less.'],
    ],
    [
      'a control character',
      SHAPE('"Loudly."', '"Loud\\u0007ly."'),
      ['4 “orders”: Remove control characters.'],
    ],
    ['what is no text', SHAPE('"Loudly."', '7'), ['4 “orders” is nothing that can stand there.']],
  ])('of JSON says of %s which, and what it may be', (_name, text, expected) =>
    expect(planned(text, []).problems.map(({ line, problem }) => `${line} ${problem.message}`)).toEqual(
      expected,
    ),
  )

  test.each([
    [
      'number,pile,titel\n1,offense,Sing',
      'The first row lacks the columns “title”, “line”. It names “titel”, which Muster does not know.',
    ],
    ['number,title,a rating,b rating\n1,Choir,1,2', 'The first row lacks the column “c rating”. Write'],
  ])('of a table that lacks a column names it: %s', (text, message) => {
    const plan = planOf(text, [])
    expect(isRefusal(plan) && plan.problem.code).toBe('table/columns')
    expect(isRefusal(plan) && plan.problem.message).toContain(message)
  })

  it('tells what of a card is worth another look, and takes it all the same', () => {
    const text =
      'number,title,a rating,a drones,a tactical,b rating,b tactical,c rating,c tactical\n1,Choir,1,60,4,2,3,3,3'
    const plan = planned(text, [])
    expect(plan.cards).toHaveLength(1)
    expect(plan.advice).toMatchObject([{ line: 2, problem: { code: 'card/drone-points' } }])
  })

  it('leaves a card its picture, and finds the lines of a long text quickly', () => {
    const [first] = cards
    if (!first) throw new Error('The game comes with cards.')
    const shown = [{ ...first, card: { ...first.card, picture: 'a'.repeat(64) } }]
    expect(planned(missionTable([first]), shown)).toMatchObject({ cards: [], same: 1, problems: [] })
    const long = JSON.stringify(
      Array.from({ length: 20_000 }, () => ({ a: ['x', { b: 1 }] })),
      null,
      1,
    )
    expect(jsonLines(long)([1, 'a', 1, 'b'])).toBe(14)
  })
})
