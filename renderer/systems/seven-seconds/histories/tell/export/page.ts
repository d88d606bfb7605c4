import { PAGE_STYLE } from './page-style.ts'

/** A chronicle or report as one web page: nothing in it leads or loads from elsewhere, and nothing runs. */

export interface PagePicture {
  /** A data address. */
  readonly address: string
  readonly caption: string
}

export interface PagePart {
  readonly id: string
  /** A line of ours, in which names keep their own direction; empty where the part has a title of its own. */
  readonly title: string
  readonly lead: string
  /** HTML that is clean already. */
  readonly html: string
  readonly pictures: readonly PagePicture[]
}

export interface Page {
  readonly title: string
  readonly lead: string
  readonly parts: readonly PagePart[]
  /** Stands over the contents; null for a page without. */
  readonly contents: string | null
}

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** The whole file. */
export function webPage({ title, lead, parts, contents }: Page): string {
  const list = parts
    .filter(({ title: heading }) => heading !== '')
    .map(({ id, title: heading }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(heading)}</a></li>`)
  const nav =
    contents === null
      ? ''
      : `<nav aria-label="${escapeHtml(contents)}"><h2>${escapeHtml(contents)}</h2><ol>${list.join('')}</ol></nav>`
  const head = contents === null ? '' : `<h1 dir="auto">${escapeHtml(title)}</h1>${paragraph(lead)}`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    `<main>${head}${nav}${parts.map(partHtml).join('\n')}</main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function partHtml({ id, title, lead, html, pictures }: PagePart): string {
  const heading = title === '' ? '' : `<h2>${escapeHtml(title)}</h2>${paragraph(lead)}`
  return `<section id="${escapeHtml(id)}">${heading}${html}${pictures.map(figure).join('')}</section>`
}

function paragraph(text: string): string {
  return text === '' ? '' : `<p class="lead">${escapeHtml(text)}</p>`
}

function figure({ address, caption }: PagePicture): string {
  const words = escapeHtml(caption)
  const below = caption === '' ? '' : `<figcaption dir="auto">${words}</figcaption>`
  return `<figure><img src="${escapeHtml(address)}" alt="${words}">${below}</figure>`
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}
