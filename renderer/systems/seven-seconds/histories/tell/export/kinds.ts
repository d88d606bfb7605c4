/** What a chronicle or a report can be exported as. */
export const EXPORT_KINDS = ['markdown', 'html', 'pdf', 'battles', 'events', 'casualties', 'json'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** How an export's file ends. */
export const ENDINGS: Readonly<Record<Exclude<ExportKind, 'pdf'>, string>> = {
  markdown: '.md',
  html: '.html',
  battles: ' - battles.csv',
  events: ' - events.csv',
  casualties: ' - casualties.csv',
  json: '.json',
}

export interface ExportChoice {
  readonly kind: ExportKind
  readonly photos: boolean
  readonly secrets: boolean
  readonly privateNotes: boolean
}

/** In which kinds an option changes something. */
export function asks(kind: ExportKind, option: Exclude<keyof ExportChoice, 'kind'>): boolean {
  return option === 'photos' ? kind === 'html' : kind === 'events' || kind === 'json'
}
