import { beforeAll, describe, expect, test } from 'vitest'
import { conditionText } from '../../../renderer/systems/seven-seconds/cards/condition-text.ts'
import '../../../renderer/systems/seven-seconds/texts.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { OBJECTIVES, UNIT_GROUPS } from '../../../shared/systems/seven-seconds/cards/words.ts'
import type { Condition } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { PRINTED, spoken } from '../../support/printed-texts.ts'

/** What is the same in both languages on purpose: names that the rule book gives, signs, and words that are one. */
const SAME: readonly RegExp[] = [
  /^fastAndDirtyTable\.line\.(parts|posture|missionTotal)$/u,
  /^fastAndDirtyOdds\.(numbered|plan|orders)$/u,
  /^blastEmOdds\.who\.team\.pilot$/u,
  /^unit\./,
  /^fight\.words\.unit\.(tactical|commander|assault|scout|engineer)$/,
  /^sevenSeconds\.name$/,
  /^techStep$/,
  /^people\.fallen\.ofType$/,
  /^houseRules\.group\.blips$/,
  /^cards\.objective\./,
  /^cards\.column\.(?!rate)/,
  /^paper\.(number|title\.of|roster\.name|record\.wonLost|ruler\.millimetres|mat\.name)$/,
  /^paper\.counter\.(target|blip|initiative|haywire)$/,
  /^reference\.actions\.rows\.\w+\.counters$/,
  /^reference\.actions\.rows\.(move|repair)\.who$/,
  /^(reference\.rifle|paper\.faction\.rifles)\.plasma$/,
  /^reference\.cover\.rows\.\w+\.(targeting|rifle|missile)$/,
  /^sevenSeconds\.glossary\.\w+\.name$/,
  /^glossary\.languages\./,
  /^reference\.blips\.title$/,
  /^tell\.(unit\.(?:commander|tactical|assault|scout|engineer)|who\.(introduced|side)|objective\.\w+)$/,
  /^tell\.(opening\.plain|fallen\.(one|cause)|(honours|otherwise)\.one|consequences\.side|deeds\.unnamed)$/,
  /^tell\.score\.(of|line|sides)$/,
  /^(chronicle\.(chapter|honour)|epilogue\.(held|winIn)|adventures\.report\.whom)$/,
  /^paper\.blastEm\.(inches|hth\.one|strike\.gas|trait\.bot|brief\.stock\.demoPacs)$/,
  /^blastEm(\.(who\.team\.pilot|called\.enemy|line\.(token|counter)|how\.by-hand|encounter\.some)|Reference\.chart\.team)$/,
  /^blastEm\.ready\.ward-nine-(witness|surgeon)$/u,
  /^blastEmLibrary\.(several|number\.\w+\.short|adventure\.type\.pilot)$/,
  /^traveller(Table\.(line\.(of|among\.(of|thrown|goesDown)|inTurn|does\.sensors\.\d)|far\.metres|called\.(held|of))|Reference\.check\.dm|\.glossary\.(auto|blast|dm|initiative)\.name)$/,
  /^fastAndDirty\w+\..*\belite$/,
  /^fastAndDirtyTable\.line\.(dice\.(plain|against)|initiativeDie|action|because|counter)$/,
  /^downsyncTable\.((effect|token)\.|called\.(alike|ofSide)$|reason\.card$|die\.card$|works\.(modifier|advantages|gains)$|line\.(priority|priorityOf|reasons|because)$)/u,
  /^downsyncTable\.(whole\.cm(Plus)?|column\.rof|label\.scan|counter|commandPoints)$/u,
  /^adventures\.(nth|report\.hurt)$/,
  /^downsyncAdventure\.figure\.(attacks\.by\.|counters\.(title|what$|by\.)|revealed\.count$|pings\.count|scans\.by\.unit)/u,
  /^paper\.downsync\.(sigLetter\.medium|units?|bases|mission\.token|ready\.missions\.(vip-capture|crossed-lines)-token)$/u,
  /^downsyncReference\.(size\.base|(ping|answer|reaction)\.title|token\.colours\.orange)$/u,
  /^downsync\.glossary\.\w+\.name$/u,
  /^numbers\.(summary|column\.trooper|weapon\.kamikaze)$/,
]
const isSame = (key: string): boolean => SAME.some((pattern) => pattern.test(key))
/** A name may begin a sentence in one language and not in the other, or be what something is done to. */
const values = (message: string): string[] =>
  [...new Set(message.match(/\{\w+\}/gu)?.map((one) => one.replace('Object}', '}').toLowerCase()))].sort()
const forms = (message: string): number => message.split(' | ').length

describe('every message that pages have in German', () => {
  test('stands in for an English one', () => {
    expect(PRINTED.length).toBeGreaterThan(400)
    expect(PRINTED.filter(({ english }) => english === undefined)).toEqual([])
  })

  test('takes the same values, in as many forms', () => {
    for (const { key, german, english = '' } of PRINTED) {
      expect.soft(values(german), key).toEqual(values(english))
      expect.soft(forms(german), key).toBe(forms(english))
    }
  })

  test('is another than the English one, or the same on purpose', () => {
    const same = PRINTED.filter(({ german, english }) => german === english)
    expect(same.filter(({ key }) => !isSame(key)).map(({ key }) => key)).toEqual([])
    // Nothing is excused that needs no excuse.
    const idle = SAME.filter((pattern) => !same.some(({ key }) => pattern.test(key)))
    expect(idle).toEqual([])
  })

  test('has no English word between', () => {
    const english = /\b(the|and|of|with|for|from|each|unit|target's|no|or|own|a|is|by)\b/iu
    /** The Units of Downsync are called so in German too. */
    const own = (key: string, part: string): string =>
      /downsync/u.test(key) ? part.replaceAll('Unit', '') : part
    expect(
      PRINTED.filter(({ key, german }) => spoken(german).some((part) => english.test(own(key, part)))),
    ).toEqual([])
  })
})

describe('sentences', () => {
  const words = wordsIn(() => 'de-DE')
  const say = (condition: Condition): string => conditionText(words.t, condition, words.and)
  beforeAll(() => textsOf('de-DE'))

  const each = { kind: 'each', most: null } as const
  const once = (atLeast: number) => ({ kind: 'once', atLeast }) as const
  const points = 1
  const SENTENCES: readonly [string, Condition][] = [
    [
      'Missionsziel α gesichert',
      { kind: 'objectives', which: ['alpha'], state: { kind: 'secured' }, pay: once(1), points },
    ],
    [
      'Jedes von α, β und γ zerstört; höchstens\u00a02',
      {
        kind: 'objectives',
        which: ['alpha', 'beta', 'gamma'],
        state: { kind: 'destroyed' },
        pay: { kind: 'each', most: 2 },
        points,
      },
    ],
    [
      'Kein Missionsziel zerstört',
      {
        kind: 'objectives',
        which: [...OBJECTIVES],
        state: { kind: 'not-destroyed' },
        pay: once(5),
        points,
      },
    ],
    [
      'Mindestens 2 von γ, ε und δ untersucht, mit mindestens 3 Target Countern',
      {
        kind: 'objectives',
        which: ['gamma', 'epsilon', 'delta'],
        state: { kind: 'inspected', counters: 3 },
        pay: once(2),
        points,
      },
    ],
    ['Pro vernichtetem Gegner (Drohne)', { kind: 'kills', of: 'drones', pay: each, points }],
    ['Ein Gegner vernichtet (Commander)', { kind: 'kills', of: 'commander', pay: once(1), points }],
    ['Mindestens 3 eigene Verluste (Scouts)', { kind: 'losses', of: 'scout', pay: once(3), points }],
    ['Kein eigener Verlust (Engineer)', { kind: 'no-losses', of: 'engineer', points }],
    [
      'Pro eigenem Trooper, der am Ende höchstens 6″ von der Tischmitte entfernt ist',
      { kind: 'near', place: 'centre', inches: 6, pay: each, points },
    ],
    [
      'Kein gegnerischer Trooper, der am Ende höchstens 8″ von Missionsziel β entfernt ist',
      { kind: 'clear', place: 'beta', inches: 8, points },
    ],
  ]
  test.each(SENTENCES)('%s', (sentence, condition) => {
    expect(say(condition)).toBe(sentence)
  })

  test('whom a condition counts is told for every group', () => {
    for (const of of UNIT_GROUPS)
      for (const pay of [each, once(1), once(2)])
        for (const kind of ['kills', 'losses', 'alive'] as const)
          expect.soft(say({ kind, of, pay, points }), of).not.toMatch(/\{|cards\.|\b(own|enemy|each)\b/u)
  })

  test('the cards that come with Muster have all their conditions in German', () => {
    for (const { conditions, title } of MUSTER_CARDS.missions)
      for (const condition of conditions)
        expect
          .soft(say(condition), title)
          .not.toMatch(/\b(Objective|Each|Control|enemy|own|trooper|of|the)\b/u)
  })

  test('numbers, days and lists are written as in German', () => {
    expect(words.d(new Date('2026-10-09T12:00'), 'day')).toBe('9. Okt. 2026')
    expect(words.or(['Scout', 'Assault', 'Engineer'])).toBe('Scout, Assault oder Engineer')
    expect(words.t('techPrice', { n: 1 }, 1)).toBe('1 Tech-Punkt')
    expect(words.t('paper.roster.battles', 3)).toBe('3 Schlachten')
  })

  test('what speaks no German goes on in English', () => {
    const english = wordsIn(() => 'en-GB')
    expect(english.t('techPrice', { n: 2 }, 2)).toBe('2 Tech Points')
    expect(english.and(['α', 'β'])).toBe('α and β')
  })
})
