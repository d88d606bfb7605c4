import type { Logged } from '../../shared/contract/adventures.ts'
import type { Words } from '../texts/words.ts'
import { inMarkdown, named, paragraph } from '../ui/markdown/speech.ts'
import { bySaid, callsIn, hurtIn, lostIn, ownResult } from './people.ts'
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
  const open = sides.every(({ result }) => result === 'open') ? ownResult(of, 'open') : null
  const nobody = open === null ? [] : [paragraph([`${t(open)}.`])]
  const after = sides.map((side) =>
    aftermath(words, fight.names[side.side] ?? side.side, side, of, open !== null),
  )
  return inMarkdown([...paragraphs, `### ${t('adventures.report.afterwards')}`, ...nobody, ...after])
}

function aftermath(words: Words, name: string, side: Side, of: AdventureWords, isOpen: boolean): string {
  const { t, and } = words
  const { deeds } = of
  const calls = callsIn(words, of, side.people)
  const called = (one: Person): string => named(calls(one))
  const who = (people: readonly Person[]): string => and(people.map(called))
  const joined = side.people.filter((one) => one.joined && !one.isLost)
  const best = side.people.toSorted((one, other) => sumOf(other) - sumOf(one))[0]
  const done = deeds.filter((deed) => best?.deeds[deed])
  const told = [
    side.points ? t('adventures.report.points', side.points) : '',
    ...lostIn(side.people, of).map(({ as, people }) =>
      t(`adventures.report.gone.${as}`, { who: who(people) }),
    ),
    ...hurtIn(side.people, of).map(({ fate, people }) =>
      t('adventures.report.hurt', { fate: t(`${of.texts}.fate.${fate}`), who: who(people) }),
    ),
    joined.length > 0 ? t('adventures.report.joined', { who: who(joined) }) : '',
    best && done.length > 0
      ? t('adventures.report.best', {
          who: called(best),
          deeds: and(done.map((deed) => didSaid(words, of, best, deed))),
        })
      : '',
  ].filter(Boolean)
  if (isOpen && told.length === 0) return ''
  const head = t(`adventures.report.${isOpen ? 'side' : side.result}`, { name: named(name) })
  return paragraph([head, ...told])
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

const sumOf = ({ deeds }: Person): number => Object.values(deeds).reduce((sum, one) => sum + one, 0)

/** What a battle is called, by its place among those before it. */
export const titleOf = ({ t }: Pick<Words, 't'>, { fight }: Logged, n: number): string =>
  fight.place || t('adventures.battle', { n })

/** Where and when, and who fought. */
export function leadOf({ d, and }: Words, { fight, account }: Logged): string {
  const names = (account ?? []).map(({ side }) => fight.names[side] ?? side)
  return [d(new Date(fight.createdAt), 'day'), and(names)].filter(Boolean).join(' · ')
}
