import { describe, expect, it } from 'vitest'
import '../../../renderer/systems/seven-seconds/histories/tell/texts.ts'
import { tellBattle, tellChapter } from '../../../renderer/systems/seven-seconds/histories/tell/report.ts'
import { textsIn, type Texts } from '../../../renderer/systems/seven-seconds/histories/tell/speech.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import '../../../renderer/systems/seven-seconds/texts.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import type { HistoryBattle } from '../../../shared/systems/seven-seconds/contract/histories.ts'
import { digestOf } from '../../../shared/systems/seven-seconds/histories/digest.ts'
import type { Course } from '../../../shared/systems/seven-seconds/histories/tell/course.ts'
import { courseOf } from '../../../shared/systems/seven-seconds/histories/tell/follow.ts'
import { courseOfDigest } from '../../../shared/systems/seven-seconds/histories/tell/from-digest.ts'
import { storyOf } from '../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { totalOf } from '../../../shared/systems/seven-seconds/people/fallen.ts'
import { totalKills } from '../../../shared/systems/seven-seconds/people/words.ts'
import { LANGUAGES, type Language } from '../../../shared/printing/words.ts'
import { TROOPERS } from '../../../shared/systems/seven-seconds/words.ts'
import { runs } from '../../support/long.ts'
import { playedStory, type PlayedStory } from './stories.ts'

const missing = new Set<string>()
/** The texts of a language; what it lacks is noted. */
function textsNoted(language: Language): Texts {
  const own = textsIn(wordsIn(() => language))
  return {
    ...own,
    t: (key, values, plural) => {
      if (!i18n.global.te(key, language)) missing.add(`${language} ${key}`)
      return own.t(key, values, plural)
    },
  }
}
const texts = textsNoted('en-GB')

const SEEDS = Array.from({ length: runs(16, 30) }, (_, index) => index + 1)

const HEADINGS = [
  'opening',
  'course',
  'end',
  'score',
  'fallen',
  'deeds',
  'otherwise',
  'honours',
  'consequences',
]
  .map((part) => i18n.global.t(`tell.${part}.title`))
  .concat(i18n.global.t('tell.note'))

/** Every way in which a battle can be told. */
function tellings({ campaign, battle, events, honours }: PlayedStory, said: Texts = texts): string[] {
  const story = storyOf(campaign, battle, courseOf(events), honours)
  const recorded = storyOf(campaign, battle, null, honours)
  const short = storyOf(campaign, battle, courseOfDigest(digestOf(events), null), honours)
  return [
    tellBattle(said, story),
    tellBattle(said, recorded),
    tellBattle(said, short),
    tellChapter(said, story),
    tellChapter(said, recorded),
    tellChapter(said, short),
  ]
}

/** What no telling may hold; what the players wrote is taken out first. */
const BROKEN: readonly [string, RegExp][] = [
  ['a placeholder', /\{\w+\}/u],
  ['nothing told as something', /\b(?:undefined|null|NaN|Infinity)\b|\[object/u],
  ['a key', /\btell\.\w/u],
  ['two spaces', /\S {2,}\S/u],
  ['a space before its sign', / [.,;:!?](?:\s|$)/mu],
  ['two points', /[.,;:]\.(?:\s|$)/mu],
  ['an empty paragraph', /\n{3,}/u],
  ['an empty line of a list', /^-\s*$/mu],
  ['an empty emphasis', /\*\*\*\*|“”|\(\)/u],
  ['a sentence without a beginning', /[.!?] [a-z]/u],
  ['a bar of a plural', / \| /u],
]

describe('the report of any battle', () => {
  it.each(SEEDS)('of seed %i has no broken sentence, in each language', async (seed) => {
    await textsOf('de-DE')
    for (const language of LANGUAGES)
      for (const told of tellings(playedStory(seed), textsNoted(language))) {
        for (const [what, broken] of BROKEN) expect(told.match(broken), `${what}:\n${told}`).toBeNull()
      }
    expect([...missing]).toEqual([])
  })

  it.each(SEEDS)('of seed %i is German as a whole for German paper', async (seed) => {
    await textsOf('de-DE')
    const english =
      /\b(?:Rounds?|Objectives?|Victory Points?|Controlled|[Dd]estroyed|[Nn]obody|a shot of|fell in|missiles? from|With that|kills? with|gained|Together|Without a name)\b/u
    for (const told of tellings(playedStory(seed), textsNoted('de-DE')))
      // What was noted at the table, and the titles of missions, are told as they were written.
      expect(english.exec(told.replaceAll(/^>.*$|„[^“]*“/gmu, '')), told).toBeNull()
  })

  it.each([0, 1])('tells of Winning Streaks in the role roll only where one added to it: %i', (plus) => {
    const { campaign, battle, events, honours } = playedStory(3)
    const rolled = events.map(({ number, event }) => ({
      number,
      event: event.kind === 'rolled' && event.purpose === 'role' ? { ...event, plus } : event,
    }))
    const told = tellBattle(texts, storyOf(campaign, battle, courseOf(rolled), honours))
    expect(told).toContain('In the role roll')
    expect(told.includes('Winning Streaks included')).toBe(plus > 0)
  })

  it.each(SEEDS.slice(0, runs(6, 12)))('of seed %i keeps its shape, whatever the names', (seed) => {
    const { state } = playedStory(seed, true)
    for (const told of tellings(playedStory(seed, true))) {
      const lines = told.split('\n')
      // Headings are ours alone: the title, and those under it.
      const heads = lines.filter((line) => /^#{1,6} /u.test(line))
      expect(heads.filter((line) => line.startsWith('# ')).length).toBeLessThanOrEqual(1)
      for (const line of heads.filter((one) => one.startsWith('## ')))
        expect(HEADINGS).toContain(line.slice(3))
      expect(told).not.toMatch(/(?<!\\)<\w/u)
      expect(told).not.toMatch(/(?<!\\)\[/u)
      // No line became a list, a quotation or a rule by a name.
      for (const line of lines.filter((one) => !/^(?:- |> |>$|\*\*|_|#{1,2} )/u.test(one)))
        expect(line).not.toMatch(/^(?:[-+*=>]|\d+[.)]) ?/u)
      expect(told).not.toMatch(/undefined|\n{3,}|\*\*\*\*/u)
    }
    expect(state.phase).toBe('over')
  })

  it('tells what whoever was in control made of the Objectives, and nothing where nobody chose', () => {
    const found = { settled: 0, not: 0 }
    for (const seed of SEEDS) {
      const { campaign, battle, events, honours } = playedStory(seed)
      const told = tellBattle(texts, storyOf(campaign, battle, courseOf(events), honours))
      const choice = events.find(({ event }) => event.kind === 'objectives-settled')?.event
      const chosen = choice?.kind === 'objectives-settled' && Object.keys(choice.states).length > 0
      found[chosen ? 'settled' : 'not'] += 1
      expect(told.includes('settled the Objectives that were left')).toBe(chosen)
    }
    expect(found.settled).toBeGreaterThan(0)
    expect(found.not).toBeGreaterThan(0)
  })

  it('counts all that each side destroyed of the other as the log has it, in short and at length', () => {
    const words = (n: number, one: string): string =>
      `${n <= 12 ? i18n.global.t(`tell.number.${n}`) : n} ${one}${n === 1 ? '' : 's'}`
    let unnamed = 0
    for (const seed of SEEDS) {
      const { campaign, battle, events, honours, state } = playedStory(seed)
      const parts = (['a', 'b'] as const).flatMap((side, at) => {
        const lost = Object.values(state.units).filter((unit) => {
          const by = unit.fate?.by ?? null
          return unit.side !== side && by !== null && state.units[by]?.side === side
        })
        const troopers = lost.filter(({ type }) => TROOPERS.some((one) => one === type)).length
        const list = [
          ...(troopers > 0 ? [words(troopers, 'trooper')] : []),
          ...(lost.length > troopers ? [words(lost.length - troopers, 'drone')] : []),
        ].join(' and ')
        const [own, other] = [campaign.participants[at], campaign.participants[1 - at]]
        return list === ''
          ? []
          : [`${own?.faction.shortName} destroyed ${list} of ${other?.faction.shortName}`]
      })
      const expected = `In all, ${parts.join('; ')}.`
      const silent = { ...battle, people: [] }
      for (const course of [courseOf(events), courseOfDigest(digestOf(events), null)]) {
        const story = storyOf(campaign, battle, course, honours)
        for (const told of [tellBattle(texts, story), tellChapter(texts, story)]) {
          if (parts.length > 0) expect(told).toContain(expected)
          else expect(told).not.toContain('In all, ')
        }
        // Those of no roster have their lines too.
        const told = tellBattle(texts, storyOf(campaign, silent, course, honours))
        if (parts.length > 0) expect(told).toMatch(/\n- .*: (?:one|two|three|\d+|[a-z]+) kills? /u)
        unnamed += parts.length
      }
    }
    expect(unnamed).toBeGreaterThan(0)
  })

  it('says without a log that drones are among the kills of those named, where there are more of them than fallen', () => {
    const seen = { more: 0, not: 0 }
    for (const seed of SEEDS) {
      const { campaign, battle, honours } = playedStory(seed)
      const story = storyOf(campaign, battle, null, honours)
      const more = story.sides.some(({ people }, at) => {
        const kills = people.reduce((sum, one) => sum + totalKills(one.kills), 0)
        return kills > totalOf(story.sides[at === 0 ? 1 : 0].lost)
      })
      seen[more ? 'more' : 'not'] += 1
      expect(tellBattle(texts, story).includes('Drones are among the kills: those named here of ')).toBe(more)
    }
    expect(seen.more).toBeGreaterThan(0)
    expect(seen.not).toBeGreaterThan(0)
  })

  it('praises a round only for the side that won, and none from the digest alone', () => {
    const PRAISE = /gained (\w+(?: \w+)?) (?:as much|most)|(\w+(?: \w+)?) gained more in this round/gu
    let praised = 0
    for (const seed of SEEDS) {
      const { campaign, battle, events, honours } = playedStory(seed)
      const story = storyOf(campaign, battle, courseOf(events), honours)
      const winner = story.winner === null ? null : story.sides[story.winner].short
      for (const [, one, other] of tellBattle(texts, story).matchAll(PRAISE)) {
        expect(winner).toContain((one ?? other ?? '').split(' ').at(-1))
        praised += 1
      }
      const drawn = storyOf(
        campaign,
        { ...battle, account: { ...battle.account, winner: null } },
        courseOf(events),
        honours,
      )
      expect(tellBattle(texts, drawn)).not.toMatch(PRAISE)
      const short = storyOf(campaign, battle, courseOfDigest(digestOf(events), null), honours)
      expect(tellChapter(texts, short)).not.toMatch(PRAISE)
    }
    expect(praised).toBeGreaterThan(0)
  })

  it('tells of Target Counters where a mission pays for them', () => {
    let counted = 0
    for (const seed of SEEDS) {
      const { campaign, battle, events, honours, state } = playedStory(seed)
      const told = tellBattle(texts, storyOf(campaign, battle, courseOf(events), honours))
      for (const [, list] of told.matchAll(/asked to be Inspected: ([^.]+)\./gu)) {
        for (const [, n, sign] of (list ?? '').matchAll(/(\S+) on (\S)/gu)) {
          const objective = ({ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon' } as const)[
            sign as 'α' | 'β' | 'γ' | 'δ' | 'ε'
          ]
          const lie = state.objectives[objective]?.counters ?? 0
          expect(n).toBe(lie <= 12 ? i18n.global.t(`tell.number.${lie}`) : String(lie))
          counted += 1
        }
      }
    }
    expect(counted).toBeGreaterThan(0)
  })

  it('says of those with a name who fell how it was, as the log has it, unless somebody wrote it otherwise', () => {
    let causes = 0
    for (const seed of SEEDS.slice(0, 12)) {
      const { campaign, battle, events, honours } = playedStory(seed)
      const course = courseOf(events)
      const victims = course.rounds.flatMap(({ moments }) =>
        moments.flatMap((moment) => (moment.kind === 'kill' ? moment.victims : [])),
      )
      const fallen = battle.people.filter(({ fate }) => fate === 'killed')
      const silent = { ...battle, people: battle.people.map((person) => ({ ...person, cause: '' })) }
      const told = tellBattle(texts, storyOf(campaign, silent, course, honours))
      for (const { trooper, name } of fallen) {
        if (!victims.some((victim) => victim.trooper === trooper || victim.name === name)) continue
        const line = told.split('\n').find((one) => one.startsWith('- ') && one.includes(name))
        expect(line).toMatch(/: (?:a|an) [a-z]+ /u)
        causes += 1
      }
      const written = {
        ...battle,
        people: battle.people.map((person) => ({ ...person, cause: 'sheer bad luck' })),
      }
      if (fallen.length > 0)
        expect(tellBattle(texts, storyOf(campaign, written, course, honours))).toContain(': sheer bad luck.')
    }
    expect(causes).toBeGreaterThan(0)
  })

  it('calls the only one of a kind the one it is', () => {
    const told = SEEDS.slice(0, 12).map((seed) => {
      const { campaign, battle, events, honours } = playedStory(seed)
      return tellBattle(texts, storyOf(campaign, battle, courseOf(events), honours))
    })
    expect(told.join('\n')).not.toMatch(/\b[Aa] commander of /u)
    const short = SEEDS.slice(0, 12).map((seed) => {
      const { campaign, battle, events, honours } = playedStory(seed)
      return tellChapter(texts, storyOf(campaign, battle, courseOfDigest(digestOf(events), null), honours))
    })
    expect(short.join('\n')).not.toMatch(/\b[Aa] commander of /u)
  })

  it('names who is recorded otherwise than the log tells, and nobody where both say the same', () => {
    const found = { fate: 0, kills: 0 }
    for (const seed of SEEDS) {
      const { campaign, battle, events, honours } = playedStory(seed)
      const tell = (people: HistoryBattle['people'], course: Course): string =>
        tellBattle(texts, storyOf(campaign, { ...battle, people }, course, honours))
      for (const course of [courseOf(events), courseOfDigest(digestOf(events), null)]) {
        expect(tell(battle.people, course)).not.toContain('Recorded otherwise')
        const there = battle.people.filter(({ name }) => course.named.some((one) => one.name === name))
        const [fallen, alive] = [true, false].map((fell) =>
          there.find(({ fate }) => (fate === 'killed') === fell),
        )
        if (!fallen || !alive) continue
        const people = battle.people.map((one): HistoryBattle['people'][number] => {
          if (one === fallen) return { ...one, fate: 'wounded' }
          const flamer = (one.kills.flamer ?? 0) + 1
          return one === alive ? { ...one, fate: 'killed', kills: { ...one.kills, flamer } } : one
        })
        const told = tell(people, course).split('## Recorded otherwise')[1] ?? ''
        const n = totalKills(alive.kills)
        expect(told).toContain(`**${fallen.name}** (`)
        expect(told).toContain('recorded as wounded, killed in the log.')
        expect(told).toContain(
          `recorded as killed, alive in the log and kills recorded: ${n + 1}, in the log: ${n}.`,
        )
        found.fate += 1
        found.kills += n
      }
    }
    expect(found.fate).toBeGreaterThan(0)
    expect(found.kills).toBeGreaterThan(0)
  })

  it('reads the same each time', () => {
    expect(tellings(playedStory(4))).toEqual(tellings(playedStory(4)))
  })

  it('tells each unit that fell, but no drone that only blew itself up, and first those who were first', () => {
    let selves = 0
    for (const seed of SEEDS.slice(0, 10)) {
      const { events, state } = playedStory(seed)
      const kills = courseOf(events).rounds.flatMap(({ moments }) =>
        moments.flatMap((moment) => (moment.kind === 'kill' ? [moment] : [])),
      )
      const fallen = Object.values(state.units).filter(
        ({ id, where, fate }) => where === 'destroyed' && (fate?.by !== id || fate.cause !== 'kamikaze'),
      )
      const own = fallen.filter(({ id, fate }) => fate?.by === id)
      expect(kills.filter(({ self }) => self)).toHaveLength(own.length)
      selves += own.length
      expect(kills.flatMap(({ victims }) => victims)).toHaveLength(fallen.length)
      expect(kills.filter(({ first }) => first).length).toBeLessThanOrEqual(1)
      const numbers = kills.map(({ event }) => event)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }
    expect(selves).toBeGreaterThan(0)
  })

  it('keeps each round in the order of the log, with drones that went off alone and Objectives that changed hands', () => {
    const found = { spent: 0, taken: 0, lost: 0 }
    for (const seed of SEEDS) {
      const { events, state } = playedStory(seed)
      const { rounds } = courseOf(events)
      for (const { moments } of rounds) {
        const numbers = moments.map(({ event }) => event)
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
        for (const moment of moments) {
          if (moment.kind !== 'taken' && moment.kind !== 'lost-hold') continue
          found[moment.kind === 'taken' ? 'taken' : 'lost'] += 1
          expect(events[moment.event - 1]?.event).toMatchObject({
            kind: 'objective-held',
            objective: moment.objective,
            holder: moment.kind === 'taken' ? moment.side : null,
          })
        }
      }
      const all = rounds.flatMap(({ moments }) => moments)
      const did = new Set(
        all.flatMap((one) => (one.kind === 'kill' || one.kind === 'ruin' ? (one.by?.id ?? []) : [])),
      )
      const alone = Object.values(state.units).filter(
        ({ id, fate }) => fate?.by === id && fate.cause === 'kamikaze' && !did.has(id),
      )
      const spent = all.flatMap((one) => (one.kind === 'spent' ? one.unit.id : []))
      expect(spent.toSorted()).toEqual(alone.map(({ id }) => id).toSorted())
      const told = courseOfDigest(digestOf(events), null).rounds.flatMap(({ moments }) => moments)
      const gone = told.filter((one) => one.kind === 'spent')
      expect(gone.length).toBeGreaterThanOrEqual(spent.length)
      // The digest does not know of Objectives that went along.
      expect(gone.filter(({ inVain }) => inVain)).toEqual([])
      found.spent += spent.length
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0)
  })
})
