import type { RouteLocationRaw } from 'vue-router'

/** The print room of a campaign that is a log of battles, of a game. */
export const printRoomOf = (game: string): string => `adventure-print-${game}`

/** Leads to a sheet in the print room: of a campaign, where there is one; with its game, of one that is a log of battles. */
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
  if (campaign === undefined) return { name: 'print', params: { part: 'sheets' }, query }
  const name = of.game === undefined ? 'campaign-print' : printRoomOf(of.game)
  return { name, params: { campaign, part: 'sheets' }, query }
}
