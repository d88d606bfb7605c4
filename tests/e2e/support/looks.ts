import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { rendererSources } from '../../support/said.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that a theme can break: they are asked again in the other one. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Rules of accessibility that the page breaks, with what breaks them: all of them in the theme that it shows, and those
 * of colours in the other theme too, so that no test has to come a second time for it. `also` names further tags of axe.
 */
export async function violations(page: Page, ...also: readonly string[]): Promise<unknown[]> {
  const found = await violationsNow(page, also)
  // A page that was still laid out has passed through colours that nobody sees: what is wrong is so a moment later too.
  return found.length === 0 ? found : violationsNow(page, also)
}

async function violationsNow(page: Page, also: readonly string[]): Promise<unknown[]> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await broken(page, { type: 'tag', values: [...TAGS, ...also] })
  const theme = await show(page, null)
  const foundThere = await broken(page, { type: 'rule', values: COLOURS })
  await show(page, theme)
  return [...found, ...foundThere.map((one) => ['in the other theme', one])]
}

function broken(page: Page, runOnly: axe.RunOnly): Promise<unknown[]> {
  return page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const { violations: all } = await here.run(document, { runOnly: only, resultTypes: ['violations'] })
    return all.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
  }, runOnly)
}

/** Shows the page in a theme, or in the one that it does not show, and gives the one before. */
async function show(page: Page, theme: string | null): Promise<string> {
  const before = await page.evaluate((wanted) => {
    const { dataset } = document.documentElement
    const { theme: now = 'system' } = dataset
    dataset.theme = wanted ?? (now === 'dark' ? 'light' : 'dark')
    return now
  }, theme)
  await stillness(page)
  return before
}

/**
 * Waits until what fades in or out has done so: halfway, no colour is the one that was meant. The clock of a piece of news
 * changes nothing that is seen.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        (one) =>
          one.playState === 'running' &&
          one.effect?.getComputedTiming().endTime !== Infinity &&
          !(one instanceof CSSAnimation && one.animationName.startsWith('stay')),
      )
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** What sticks out of the window to the side, where nothing scrolls. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return (
          width > 1 &&
          right > innerWidth + 1 &&
          !scrolls(element.parentElement?.closest('main > * *') ?? null)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** The names of texts, where the text is not there: then its name is shown. */
export async function missingTexts(page: Page): Promise<string[]> {
  nameOfText ??= new RegExp(`\\b(${textSubjects().join('|')})(\\.\\w+)+\\b`, 'g')
  const words = await page.evaluate(() =>
    [
      document.body.innerText,
      ...Array.from(document.querySelectorAll('[aria-label]'), (one) => one.ariaLabel ?? ''),
    ].join('\n'),
  )
  // The data file is called so.
  return (words.match(nameOfText) ?? []).filter((word) => word !== 'muster.sqlite')
}

let nameOfText: RegExp | null = null
/** The first parts of the names of all texts. */
const textSubjects = (): string[] => [
  ...new Set(
    [...rendererSources().values()].flatMap(({ brings }) => brings.map((key) => key.split('.')[0] ?? '')),
  ),
]
