import type { TableFaces } from '../../../table/faces.ts'
import '../texts/battle.ts'
import '../texts/tale.ts'
import { act, usual } from './acts.ts'
import { about, asks, asView, kindOf, named } from './called.ts'
import { line } from './lines.ts'
import { now, order } from './now.ts'
import { hint, odds } from './odds.ts'
import { foremost, pieces } from './pieces.ts'
import { tale } from './tale.ts'

/** How Downsync shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'downsyncTable',
  title: (view) => asView(view).setup.mission.name,
  pieces,
  foremost,
  calls: (view, side) => asView(view).setup.sides.find((one) => one.side === side)?.list ?? null,
  order,
  line,
  tale,
  now,
  usual,
  named,
  asks,
  about,
  kindOf,
  act,
  records: 'record',
  hint,
  /** By a card’s words beside what Muster counts of it (line 677). */
  rare: ['mod', 'advantage', 'range', 'favoured'],
  odds,
}
