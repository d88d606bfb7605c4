import type { TableFaces } from '../../../table/faces.ts'
import '../texts/battle.ts'
import '../texts/tale.ts'
import { act, alone, foremost, now, order, usual } from './acts.ts'
import { about, asView, brings, hangs, keeps, kindOf, moot, named, narrowed } from './called.ts'
import { goesOn, line } from './lines.ts'
import { odds } from './odds.ts'
import { pieces } from './pieces.ts'
import { tale } from './tale.ts'

/** How Traveller-style combat shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'travellerTable',
  title: (view) => asView(view).encounter.name,
  pieces,
  foremost,
  calls: (view, side) => asView(view).sides.find((one) => one.side === side)?.name ?? null,
  order,
  line,
  goesOn,
  tale,
  now,
  alone,
  usual,
  named,
  about,
  kindOf,
  brings,
  keeps,
  hangs,
  moot,
  narrowed,
  act,
  records: 'record',
  odds,
}
