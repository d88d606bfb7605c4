import { escapeInline } from '../../../../ui/markdown/escape.ts'
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
      const words = name === null ? escapeInline(text) : `**${escapeInline(name)}.** ${escapeInline(text)}`
      return `- ${changed ? '◆ ' : ''}${words}${pages === null ? '' : ` _(${page(pages)})_`}`
    })
    return `## ${escapeInline(section)}\n\n${lines.join('\n')}`
  })
  return `${[`# ${escapeInline(title)}`, escapeInline(lead), ...parts].filter(Boolean).join('\n\n')}\n`
}
