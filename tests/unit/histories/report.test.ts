import { describe, expect, it } from 'vitest'
import '../../../renderer/histories/tell/texts.ts'
import { tellBattle, tellChapter } from '../../../renderer/histories/tell/report.ts'
import type { Texts } from '../../../renderer/histories/tell/speech.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { digestOf } from '../../../shared/systems/seven-seconds/histories/digest.ts'
import { courseOf } from '../../../shared/systems/seven-seconds/histories/tell/follow.ts'
import { courseOfDigest } from '../../../shared/systems/seven-seconds/histories/tell/from-digest.ts'
import { storyOf } from '../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { totalOf } from '../../../shared/systems/seven-seconds/people/fallen.ts'
import { totalKills } from '../../../shared/systems/seven-seconds/people/words.ts'
import { playedStory, type PlayedStory } from './stories.ts'

const missing = new Set<string>()
const texts: Texts = {
  t: (key, values = {}, plural) => {
    if (!i18n.global.te(key)) missing.add(key)
    return plural === undefined ? i18n.global.t(key, values) : i18n.global.t(key, values, plural)
  },
  day: (iso) => i18n.global.d(new Date(`${iso}T12:00`), 'day'),
}

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1)

const HEADINGS = ['opening', 'course', 'end', 'score', 'fallen', 'deeds', 'honours', 'consequences']
  .map((part) => i18n.global.t(`tell.${part}.title`))
  .concat(i18n.global.t('tell.note'))

/** Every way in which a battle can be told. */
function tellings({ campaign, battle, events, honours }: PlayedStory): string[] {
  const story = storyOf(campaign, battle, courseOf(events), honours)
  const recorded = storyOf(campaign, battle, null, honours)
  const short = storyOf(campaign, battle, courseOfDigest(digestOf(events), null), honours)
  return [
    tellBattle(texts, story),
    tellBattle(texts, recorded),
    tellBattle(texts, short),
    tellChapter(texts, story),
    tellChapter(texts, recorded),
    tellChapter(texts, short),
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
  it.each(SEEDS)('of seed %i has no broken sentence', (seed) => {
    for (const told of tellings(playedStory(seed))) {
      for (const [what, broken] of BROKEN) expect(told.match(broken), `${what}:\n${told}`).toBeNull()
    }
    expect([...missing]).toEqual([])
  })

  it.each(SEEDS.slice(0, 12))('of seed %i keeps its shape, whatever the names', (seed) => {
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

  it('says that drones count among the kills wherever there are more of them than fallen', () => {
    const seen = { more: 0, not: 0 }
    for (const seed of SEEDS) {
      const { campaign, battle, events, honours } = playedStory(seed)
      const story = storyOf(campaign, battle, courseOf(events), honours)
      const more = story.sides.some(({ people }, at) => {
        const kills = people.reduce((sum, one) => sum + totalKills(one.kills), 0)
        const lost = totalOf(story.sides[at === 0 ? 1 : 0].lost)
        return kills > lost
      })
      seen[more ? 'more' : 'not'] += 1
      expect(tellBattle(texts, story).includes('Drones are among the kills: ')).toBe(more)
      expect(tellChapter(texts, story).includes('Drones are among the kills: ')).toBe(more)
    }
    expect(seen.more).toBeGreaterThan(0)
    expect(seen.not).toBeGreaterThan(0)
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
})
