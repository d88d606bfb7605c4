import { weaponOf } from '../../../../../shared/systems/seven-seconds/battle/ending/service.ts'
import { isTrooper } from '../../../../../shared/systems/seven-seconds/battle/state/look.ts'
import { SIDES, type Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { enemiesDestroyed } from '../../../../../shared/systems/seven-seconds/histories/tell/course.ts'
import {
  isThem,
  recordedOtherwise,
} from '../../../../../shared/systems/seven-seconds/histories/tell/otherwise.ts'
import type {
  StoryPerson,
  StorySide,
} from '../../../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { totalOf } from '../../../../../shared/systems/seven-seconds/people/fallen.ts'
import {
  KILL_WEAPONS,
  totalKills,
  type Kills,
  type KillWeapon,
} from '../../../../../shared/systems/seven-seconds/people/words.ts'
import { TROOPERS, type UnitType } from '../../../../../shared/systems/seven-seconds/words.ts'
import { cast, squad, type Telling } from './names.ts'
import { named, sentence } from '../../../../ui/markdown/speech.ts'
import { numeral, type Texts } from './speech.ts'

/** What a battle cost, and what came of it. */

/** The fallen and wounded of both sides, by name where they have one. */
export function theFallen(telling: Telling): string[] {
  const { texts, story } = telling
  const { t, and } = texts
  const parts = story.sides.flatMap((side) => {
    const lines = inOrder(
      telling,
      side.people.filter(({ fate }) => fate === 'killed'),
    ).map((one) => fallenLine(telling, one))
    if (totalOf(side.unnamed) > 0) {
      const counts = TROOPERS.map((type) => [type, side.unnamed[type] ?? 0] as const)
      const isOnly = (type: UnitType): boolean => type === 'commander'
      lines.push(t('tell.fallen.unnamed', { list: squad(texts, counts, 'subject', isOnly) }))
    }
    const wounded = side.people.filter(({ fate }) => fate === 'wounded').map(({ name }) => named(name))
    if (wounded.length > 0) lines.push(t('tell.fallen.wounded', { list: and(wounded) }))
    if (lines.length === 0) return []
    return [`**${named(side.short)}**`, lines.map((line) => `- ${sentence(line)}`).join('\n')]
  })
  return parts.length > 0 ? parts : [t('tell.fallen.nobody')]
}

/** As they fell, as far as anybody knows. */
function inOrder({ story }: Telling, fallen: readonly StoryPerson[]): StoryPerson[] {
  const kills = story.course?.rounds.flatMap(({ moments }) =>
    moments.flatMap((moment) => (moment.kind === 'kill' ? moment.victims : [])),
  )
  const known = (person: StoryPerson): number => {
    const at = kills?.findIndex((victim) => isThem(victim, person)) ?? -1
    return at < 0 ? Infinity : at
  }
  const when = ({ round }: StoryPerson): number => round ?? Infinity
  return fallen.toSorted((one, other) =>
    when(one) === when(other) ? (known(one) < known(other) ? -1 : 1) : when(one) - when(other),
  )
}

function fallenLine(telling: Telling, person: StoryPerson): string {
  const { t } = telling.texts
  const { name, unit, round } = person
  const cause = person.cause.trim() === '' ? loggedCause(telling, person) : named(person.cause)
  const who = t('tell.fallen.one', { name: `**${named(name)}**`, unit: t(`tell.unit.${unit}`) })
  const fell = round === null ? t('tell.fallen.fell') : t('tell.fallen.inRound', { n: round })
  const how = cause === '' ? fell : t('tell.fallen.cause', { how: fell, cause })
  return `${who}, ${how}.`
}

/** What the log says of it, where nobody wrote anything else; empty without a log. */
function loggedCause({ texts: { t }, names, story }: Telling, person: StoryPerson): string {
  for (const { moments } of story.course?.rounds ?? [])
    for (const moment of moments) {
      if (moment.kind !== 'kill' || !moment.victims.some((victim) => isThem(victim, person))) continue
      const cause = t(`tell.kill.cause.${moment.cause}`)
      // A drone that flew into somebody is what killed, and who did it.
      if (moment.by === null || moment.cause === 'contact') return cause
      if (moment.self) return t('tell.fallen.self', { cause })
      return t('tell.fallen.by', { cause, ...cast('killer', names.one(moment.by)) })
    }
  return ''
}

/** The kills of each, under a word in bold. */
export function deedsInShort(telling: Telling): string[] {
  const lines = deeds(telling)
  if (lines.length === 0) return []
  return [`**${telling.texts.t('tell.deeds.title')}**`, list(lines), ...inAll(telling)]
}

/** Deeds, decorations and what the campaign made of it, each under its heading. */
export function aftermath(
  telling: Telling,
  heading: (key: string, parts: readonly string[]) => string[],
): string[] {
  return [
    ...heading('tell.deeds.title', [list(deeds(telling)), ...inAll(telling)]),
    ...heading('tell.otherwise.title', otherwise(telling)),
    ...heading('tell.honours.title', [list(honours(telling))]),
    ...heading('tell.consequences.title', [list(consequences(telling))]),
  ]
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${sentence(line)}`).join('\n')
}

/** Kills of those of a roster, then of all others where a log knows them. */
function deeds(telling: Telling): string[] {
  const { texts, story } = telling
  const { t } = texts
  return story.sides.flatMap(({ short, people }, at) => [
    ...people
      .filter(({ kills }) => totalKills(kills) > 0)
      .map(({ name, unit, kills }) => {
        const who = { name: `**${named(name)}**`, unit: t(`tell.unit.${unit}`), side: named(short) }
        return t('tell.deeds.one', { ...who, list: byWeapon(texts, kills) })
      }),
    ...deedsOfOthers(telling, at === 0 ? 'a' : 'b'),
  ])
}

function byWeapon(texts: Texts, kills: Kills): string {
  return texts.and(
    KILL_WEAPONS.flatMap((weapon) => {
      const n = kills[weapon] ?? 0
      return n === 0 ? [] : [texts.t(`tell.deeds.weapon.${weapon}`, { n: numeral(texts, n) }, n)]
    }),
  )
}

/** What units of a side did that are in no roster: those without a name, and drones. */
function deedsOfOthers({ texts, names, story: { course, sides } }: Telling, side: Side): string[] {
  const { people } = sides[side === 'a' ? 0 : 1]
  const kills = enemiesDestroyed(course?.rounds ?? []).filter(
    ({ by }) => by.side === side && !people.some((person) => isThem(by, person)),
  )
  const units = new Map(kills.map(({ by }) => [by.id, by]))
  return Array.from(units.values(), (unit) => {
    const counts: Partial<Record<KillWeapon, number>> = {}
    for (const { by, cause } of kills)
      if (by.id === unit.id) counts[weaponOf(cause)] = (counts[weaponOf(cause)] ?? 0) + 1
    return texts.t('tell.deeds.unnamed', { Who: names.one(unit).first, list: byWeapon(texts, counts) })
  })
}

/**
 * All that each side destroyed of the other, by the log. Without one it is said of those with a name alone, where
 * they made more kills than enemies fell: drones count among the kills, and do not fall.
 */
function inAll({ texts, story: { course, sides } }: Telling): string[] {
  const { t } = texts
  const counted = (key: string, n: number): string => t(`tell.deeds.${key}`, { n: numeral(texts, n) }, n)
  if (course) {
    const kills = enemiesDestroyed(course.rounds)
    const lines = SIDES.flatMap((side, at) => {
      const own = kills.filter(({ by }) => by.side === side)
      const troopers = own.filter(({ victim }) => isTrooper(victim.type)).length
      const drones = own.length - troopers
      const parts = [
        ...(troopers > 0 ? [counted('troopers', troopers)] : []),
        ...(drones > 0 ? [counted('drones', drones)] : []),
      ]
      const [one, other] = at === 0 ? sides : [sides[1], sides[0]]
      const values = { side: named(one.short), other: named(other.short), list: texts.and(parts) }
      return parts.length === 0 ? [] : [t('tell.deeds.destroyed', values)]
    })
    return lines.length === 0 ? [] : [sentence(t('tell.deeds.inAll', { list: lines.join('; ') }))]
  }
  const beyond = sides.flatMap(({ short, people }, at) => {
    const kills = people.reduce((sum, one) => sum + totalKills(one.kills), 0)
    const other = sides[at === 0 ? 1 : 0]
    const fallen = totalOf(other.lost)
    if (kills <= fallen) return []
    const names = { side: named(short), other: named(other.short) }
    return [
      t('tell.deeds.beyond', { ...names, kills: counted('kills', kills), fallen: counted('fallen', fallen) }),
    ]
  })
  return beyond.length === 0 ? [] : [sentence(t('tell.deeds.amongKills', { list: beyond.join('; ') }))]
}

/** Of whom the players recorded something else than the log tells: both are in this report. */
function otherwise({ texts: { t, and }, story: { course, sides } }: Telling): string[] {
  if (!course) return []
  const lines = sides.flatMap(({ short, people }) =>
    recordedOtherwise(people, course).map(({ person: { name, fate: recorded }, fate, kills }) =>
      t('tell.otherwise.one', {
        name: `**${named(name)}**`,
        side: named(short),
        list: and([
          ...(fate ? [t(`tell.otherwise.fate.${recorded}`)] : []),
          ...(kills ? [t('tell.otherwise.kills', { ...kills })] : []),
        ]),
      }),
    ),
  )
  return lines.length === 0 ? [] : [t('tell.otherwise.about'), list(lines)]
}

function honours({ texts: { t }, story: { sides } }: Telling): string[] {
  return sides.flatMap(({ short, people }) =>
    people.flatMap(({ name, honours: given }) =>
      given.map(({ name: honour, reason }) => {
        const who = { name: `**${named(name)}**`, side: named(short) }
        const line = sentence(t('tell.honours.one', { ...who, honour: named(honour) }))
        return reason.trim() === '' ? line : `${line} ${sentence(`${named(reason)}.`)}`
      }),
    ),
  )
}

function consequences({ texts: { t }, story: { sides } }: Telling): string[] {
  return sides.map((side) => {
    const { short, pointsGained: n, pointsAfter: total, techGained } = side
    return t('tell.consequences.side', {
      side: named(short),
      points:
        n === 0 ? t('tell.consequences.noPoints', { total }) : t('tell.consequences.points', { n, total }, n),
      streak: streak(t, side),
      tech: t('tell.consequences.tech', { n: techGained }, techGained),
    })
  })
}

function streak(t: Texts['t'], { streakBefore, streakAfter: n }: StorySide): string {
  if (n > 0) return t('tell.consequences.streak', { n })
  if (streakBefore === 0) return t('tell.consequences.noStreak')
  return t('tell.consequences.streakEnded', { n: streakBefore })
}
