import type { ToldSection } from './told-rules.ts'

/** The group's rules as Markdown, to be sent round. `page` writes the pages of a rule. */
export function rulesMarkdown(
  title: string,
  lead: string,
  sections: readonly ToldSection[],
  page: (pages: string) => string,
): string {
  const parts = sections.map(({ title: section, rules }) => {
    const lines = rules.map(({ name, text, pages, changed }) => {
      const words = name === null ? escaped(text) : `**${escaped(name)}.** ${escaped(text)}`
      return `- ${changed ? '◆ ' : ''}${words}${pages === null ? '' : ` _(${page(pages)})_`}`
    })
    return `## ${escaped(section)}\n\n${lines.join('\n')}`
  })
  return `${[`# ${escaped(title)}`, escaped(lead), ...parts].filter(Boolean).join('\n\n')}\n`
}

/** Names are the group's: what Markdown would read as its own signs stays what it is. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
