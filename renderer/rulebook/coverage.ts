import { finder, plain } from '../../shared/search.ts'
import { COVERED, type Covered, type CoverageChapter } from '../systems/screens.ts'

/** How many rules of the book there are of each kind; what Muster does of its own is none of them. */
export function countsOf(chapters: readonly CoverageChapter[]): Record<Covered, number> {
  const all = chapters.flatMap(({ isOurs, rules }) => (isOurs ? [] : rules))
  return Object.fromEntries(COVERED.map((one) => [one, all.filter(([is]) => is === one).length])) as Record<
    Covered,
    number
  >
}

/** The chapters with those of their rules that are meant and in which, or by which, every word is found. */
export function rulesFound(
  chapters: readonly CoverageChapter[],
  shown: Covered | 'all',
  typed: string,
): readonly CoverageChapter[] {
  const finds = finder(typed)
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(
        ([is, rule]) =>
          (shown === 'all' || is === shown) && finds(plain([chapter.title, rule, chapter.also].join(' '))),
      ),
    }))
    .filter(({ rules }) => rules.length > 0)
}
