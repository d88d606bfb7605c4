import DOMPurify from 'dompurify'
import MarkdownIt from 'markdown-it'

/** What such a text may be made of: text and its order. No addresses, so nothing leads or loads from elsewhere. */
const TAGS = [
  'p',
  'br',
  'strong',
  'em',
  's',
  'code',
  'pre',
  'blockquote',
  'hr',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'h5',
  'h6',
]

/** Headings stand below those of the screen. */
const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
}

const markdown = new MarkdownIt({ html: false, linkify: false })
markdown.disable(['link', 'image', 'autolink', 'reference', 'html_block', 'html_inline', 'entity', 'table'])
markdown.core.ruler.push('lower-headings', ({ tokens, env }) => {
  if ((env as Readonly<Record<string, unknown>>).page === true) return
  for (const token of tokens) token.tag = HEADINGS[token.tag] ?? token.tag
})

/** What a text may be made of that is a page of its own. */
const PAGE_TAGS = [...TAGS, 'h1', 'h2']

/** Markdown as HTML for a page of its own, with its headings as they are written. */
export function markdownPage(text: string): string {
  return DOMPurify.sanitize(markdown.render(text, { page: true }), {
    ALLOWED_TAGS: PAGE_TAGS,
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  })
}

/** Markdown as elements of the page: what it means and nothing else, cleaned a second time. */
export function markdownOf(text: string): DocumentFragment {
  return DOMPurify.sanitize(markdown.render(text), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
