import type { Logged } from '../../shared/contract/adventures.ts'
import type { Words } from '../texts/words.ts'
import { inMarkdown, named, paragraph } from '../ui/markdown/speech.ts'
import { bySaid, callsIn, hurtIn, lostIn, ownResult, resultSaid } from './people.ts'
import type { AdventureWords } from './routes.ts'

/** A battle that is over, and what Muster tells of its course. */
export interface Told extends Logged {
  readonly paragraphs: readonly string[]
}

type Side = NonNullable<Logged['account']>[number]
type Person = Side['people'][number]

/** The report of a battle in Markdown: its course, and what became of everybody. */
export function reportOf(words: Words, { fight, account, paragraphs }: Told, of: AdventureWords): string {
  const { t } = words
  const sides = account ?? []
  // A game without winners says so once.
  const isOpen = sides.every(({ result }) => result === 'open') && ownResult(of, 'open') !== null
  const nobody = isOpen ? [paragraph([`${resultSaid(words, of, 'open', fight.ending?.how)}.`])] : []
  const after = sides.map((side) => aftermath(words, fight.names[side.side] ?? side.side, side, of, isOpen))
  return inMarkdown([...paragraphs, `### ${t('adventures.report.afterwards')}`, ...nobody, ...after])
}

function aftermath(words: Words, name: string, side: Side, of: AdventureWords, isOpen: boolean): string {
  const { t, and } = words
  const calls = callsIn(words, of, side.people)
  const called = (one: Person): string => named(calls(one))
  const who = (people: readonly Person[]): string => and(people.map(called))
  const joined = side.people.filter((one) => one.joined && !one.isLost)
  const best = bestOf(side.people, of)
  const became = (isOpen ? inOne : apart)(words, named(name), side, of, who)
  const told = [
    side.points ? t('adventures.report.points', side.points) : '',
    ...became,
    joined.length > 0 ? t('adventures.report.joined', { who: who(joined) }) : '',
    best
      ? t(`adventures.report.${isOpen && became.length === 0 ? 'bestOf' : 'best'}`, {
          name: named(name),
          who: called(best),
          deeds: and(
            of.deeds.filter((deed) => best.deeds[deed]).map((deed) => didSaid(words, of, best, deed)),
          ),
        })
      : '',
  ].filter(Boolean)
  return paragraph(isOpen ? told : [t(`adventures.report.${side.result}`, { name: named(name) }), ...told])
}

/** What became of a side’s, each fate by itself. */
function apart(
  { t }: Words,
  _name: string,
  { people }: Side,
  of: AdventureWords,
  who: (people: readonly Person[]) => string,
): string[] {
  return [
    ...lostIn(people, of).map(({ as, people: some }) =>
      t(`adventures.report.gone.${as}`, { who: who(some) }),
    ),
    ...hurtIn(people, of).map(({ fate, people: some }) =>
      t('adventures.report.hurt', { fate: t(`${of.texts}.fate.${fate}`), who: who(some) }),
    ),
  ]
}

/** The same in one sentence, where the side has neither won nor lost. */
function inOne(
  { t }: Words,
  name: string,
  { people }: Side,
  of: AdventureWords,
  who: (people: readonly Person[]) => string,
): string[] {
  const parts = [
    ...lostIn(people, of).map(({ as, people: some }) => ({ key: `adventures.report.became.${as}`, some })),
    ...hurtIn(people, of).map(({ fate, people: some }) => ({ key: `${of.texts}.became.${fate}`, some })),
  ].map(({ key, some }) => t(key, { who: who(some) }, some.length))
  if (parts.length === 0) return []
  const what = parts.reduce((one, other) => t('adventures.report.besides', { one, other }))
  return [t('adventures.report.ofSide', { name, what })]
}

/** Whoever did most; nobody where all did no more than what praises nobody. */
function bestOf(people: readonly Person[], { slight = [] }: AdventureWords): Person | undefined {
  const worth = (one: Person): number => sumOf(one, (deed) => !slight.includes(deed))
  return people
    .filter((one) => worth(one) > 0)
    .toSorted((one, other) => worth(other) - worth(one) || sumOf(other) - sumOf(one))[0]
}

/** How often somebody did something, and to whom. */
function didSaid(words: Words, of: AdventureWords, { deeds, whom }: Person, deed: string): string {
  const { t, and } = words
  const did = t(`${of.texts}.did.${deed}`, deeds[deed] ?? 0)
  const all = whom[deed] ?? []
  const names = [...new Set(all)].map((name) => {
    const n = all.filter((one) => one === name).length
    const called = named(bySaid(words, of, name))
    return n > 1 ? `${n} × ${called}` : called
  })
  return names.length === 0 ? did : t('adventures.report.whom', { did, whom: and(names) })
}

const sumOf = ({ deeds }: Person, is: (deed: string) => boolean = () => true): number =>
  Object.entries(deeds).reduce((sum, [deed, n]) => (is(deed) ? sum + n : sum), 0)

/** What a battle is called, by its place among those before it. */
export const titleOf = ({ t }: Pick<Words, 't'>, { fight }: Logged, n: number): string =>
  fight.place || t('adventures.battle', { n })

/** Where and when, and who fought. */
export function leadOf({ d, and }: Words, { fight, account }: Logged): string {
  const names = (account ?? []).map(({ side }) => fight.names[side] ?? side)
  return [d(new Date(fight.createdAt), 'day'), and(names)].filter(Boolean).join(' · ')
}
