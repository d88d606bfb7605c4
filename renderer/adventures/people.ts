import type { Logged } from '../../shared/contract/adventures.ts'
import { lossesOf, type RESULTS } from '../../shared/systems/account.ts'
import { i18n } from '../texts/index.ts'
import type { Words } from '../texts/words.ts'
import { LOST_AS, type AdventureWords, type LostAs } from './routes.ts'

type Result = (typeof RESULTS)[number]

/** Somebody over all battles of a campaign. */
export interface Served {
  readonly key: string
  readonly name: string
  readonly type: string
  /** Whom they fought for last, and what that side had set out as; null where that has no name. */
  readonly side: string
  readonly as: string | null
  readonly battles: number
  readonly deeds: Readonly<Record<string, number>>
  /** What became of them last; null while they are well. */
  readonly fate: string
  readonly isLost: boolean
  readonly lostTo: { readonly with: string; readonly by: string } | null
  /** When they were lost: the battle's day. */
  readonly on: string
}

/** Those who fight for somebody, over all battles that are over. */
export interface Standing {
  readonly name: string
  /** What they set out as, such as their teams. */
  readonly as: readonly string[]
  readonly battles: number
  readonly won: number
  readonly points: number
  /** Of all that set out, battle after battle, so many. */
  readonly lost: number
  readonly of: number
}

/** What somebody is, in the game's words; a type that the group made is called as it is. */
export const typeSaid = (words: Pick<Words, 't'>, of: AdventureWords, type: string): string =>
  wordSaid(words, `${of.texts}.type`, type)

function wordSaid({ t }: Pick<Words, 't'>, group: string, word: string): string {
  const key = `${group}.${word}`
  return i18n.global.te(key, 'en-GB') ? t(key) : word
}

/** Somebody of a deed: by a name, or in the game's words. */
export const bySaid = (
  words: Pick<Words, 't'>,
  { texts }: Pick<AdventureWords, 'texts'>,
  who: string,
): string => wordSaid(words, `${texts}.by`, who)

/** How each of a side's people is called: by a name, else by type, and by number where several are alike. */
export function callsIn<One extends Pick<Served, 'name' | 'type'>>(
  words: Pick<Words, 't'>,
  of: AdventureWords,
  people: readonly One[],
): (one: One) => string {
  return (one) => {
    if (one.name !== '') return one.name
    const alike = people.filter(({ name, type }) => name === '' && type === one.type)
    const type = typeSaid(words, of, one.type)
    return alike.length > 1 ? words.t('adventures.nth', { type, n: alike.indexOf(one) + 1 }) : type
  }
}

/** To whom and what somebody was lost; empty where nobody knows. */
export function lostToSaid(
  words: Pick<Words, 't'>,
  { texts }: AdventureWords,
  { lostTo }: Pick<Served, 'lostTo'>,
): string {
  if (lostTo === null) return ''
  const by = bySaid(words, { texts }, lostTo.by)
  const key = `${texts}.lostTo.${lostTo.with}`
  if (i18n.global.te(key, 'en-GB')) return words.t(key, { by })
  // What somebody has named is called so.
  return words.t(`${texts}.lostTo.${by === '' ? 'alone' : 'own'}`, { with: lostTo.with, by })
}

/** Those who are lost, by how one speaks of them. */
export const lostIn = <
  One extends { readonly type: string; readonly fate: string; readonly isLost: boolean },
>(
  people: readonly One[],
  { lostAs }: Pick<AdventureWords, 'lostAs'>,
): { readonly as: LostAs; readonly people: readonly One[] }[] =>
  LOST_AS.map((as) => ({
    as,
    people: people.filter((one) => one.isLost && (lostAs?.(one) ?? 'fallen') === as),
  })).filter(({ people: some }) => some.length > 0)

/** Those who are not lost, and not well, by what became of them. */
export const hurtIn = <One extends { readonly fate: string; readonly isLost: boolean }>(
  people: readonly One[],
  { hurtAs = [] }: Pick<AdventureWords, 'hurtAs'>,
): { readonly fate: string; readonly people: readonly One[] }[] =>
  hurtAs
    .map((fate) => ({ fate, people: people.filter((one) => !one.isLost && one.fate === fate) }))
    .filter(({ people: some }) => some.length > 0)

/** Where its game says how it ended for a side; null where the house does. */
export function ownResult({ texts }: Pick<AdventureWords, 'texts'>, result: Result): string | null {
  const key = `${texts}.result.${result}`
  return i18n.global.te(key, 'en-GB') ? key : null
}

/** Where its game says of a battle that nobody has won how it ended; null where it does not. */
function ownEnding({ texts }: Pick<AdventureWords, 'texts'>, how: string | null): string | null {
  const key = `${texts}.ended.${how}`
  return how !== null && i18n.global.te(key, 'en-GB') ? key : null
}

/** How it ended for a side; `how` of its battle, where that is over. */
export const resultSaid = (
  { t }: Pick<Words, 't'>,
  of: AdventureWords,
  result: Result,
  how: string | null = null,
): string =>
  t((result === 'open' ? ownEnding(of, how) : null) ?? ownResult(of, result) ?? `adventures.result.${result}`)

const over = (log: readonly Logged[]) => log.filter((one) => one.account !== null)

/**
 * Everybody who has fought, by what they are called in what they set out as: the same member of the same team is one
 * person, and so is whoever has a document of their own, whoever they fought for. Those who have done most come first.
 */
export function servedIn(log: readonly Logged[], deeds: readonly string[]): readonly Served[] {
  const all = new Map<string, Served>()
  /** Whoever came along once and sets out as one of them later is the same. */
  const along = new Map<string, string>()
  for (const { fight, account } of over(log))
    for (const { side, player, people, called } of account ?? [])
      for (const person of people) {
        const name = player?.name ?? fight.names[side] ?? side
        const known = [name, person.name].join('\u0000')
        // Of a name somebody is the same whatever they set out as; nobody knows again who only came along without one.
        const kind = person.name === '' ? [person.type, person.joined ? fight.id : ''] : []
        // Its copies in the campaign are called as it is, as where a battle is set up.
        const as = person.own ? ['', '', person.type] : [name, person.id]
        const own = [...as, person.name, ...kind].join('\u0000')
        const key = along.get(known) ?? own
        if (person.joined && person.name !== '') along.set(known, key)
        const before = all.get(key)
        all.set(key, {
          key,
          name: person.name,
          type: person.type,
          ...{ side: name, as: called },
          battles: (before?.battles ?? 0) + 1,
          deeds: Object.fromEntries(
            deeds.map((deed) => [deed, (before?.deeds[deed] ?? 0) + (person.deeds[deed] ?? 0)]),
          ),
          fate: person.fate,
          isLost: person.isLost,
          lostTo: person.lostTo,
          on: fight.createdAt,
        })
      }
  const worth = ({ deeds: done }: Served): number => Object.values(done).reduce((sum, one) => sum + one, 0)
  return [...all.values()].toSorted((one, other) => worth(other) - worth(one) || other.battles - one.battles)
}

/** For whom somebody fights: of a player who sets out as several things, also as which. */
export function forWhom({ side, as }: Served, standings: readonly Standing[]): readonly string[] {
  const isOneOfSeveral = standings.some((one) => one.name === side && one.as.length > 1)
  return as !== null && isOneOfSeveral ? [as, side] : [side]
}

/** For whom battles count, as records of players do. The best come first: by points, then by battles won. */
export function standingsIn(log: readonly Logged[]): readonly Standing[] {
  const all = new Map<string, Standing>()
  for (const { fight, account } of over(log))
    for (const { side, player, result, points, people, called } of account ?? []) {
      const name = player?.name ?? fight.names[side] ?? side
      const key = player?.id ?? name
      const before = all.get(key) ?? { name, as: [], battles: 0, won: 0, points: 0, lost: 0, of: 0 }
      const gone = lossesOf(people)
      all.set(key, {
        name,
        as:
          called === null || called === name || before.as.includes(called)
            ? before.as
            : [...before.as, called],
        battles: before.battles + 1,
        won: before.won + (result === 'won' ? 1 : 0),
        points: before.points + (points ?? 0),
        lost: before.lost + gone.lost,
        of: before.of + gone.of,
      })
    }
  return [...all.values()].toSorted((one, other) => other.points - one.points || other.won - one.won)
}
