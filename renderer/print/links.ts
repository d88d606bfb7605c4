import type { RouteLocationRaw } from 'vue-router'

/** Leads to a sheet in the print room: of a campaign, where there is one. */
export function printSheet(
  what: string,
  {
    campaign,
    ...of
  }: {
    readonly campaign?: string | undefined
    readonly faction?: string
    readonly battle?: string
    readonly game?: string
    readonly document?: string
  } = {},
): RouteLocationRaw {
  const query = { what, ...of }
  return campaign === undefined
    ? { name: 'print', params: { part: 'sheets' }, query }
    : { name: 'campaign-print', params: { campaign, part: 'sheets' }, query }
}
