import type { TableFaces } from '../../../table/faces.ts'
import '../texts/battle.ts'
import '../texts/tale.ts'
import { act, alone, foremost, inSecret, now, usual } from './acts.ts'
import { about, asView, kindOf, named } from './called.ts'
import { line } from './lines.ts'
import { odds } from './odds.ts'
import { pieces } from './pieces.ts'
import { tale } from './tale.ts'

/** How Fast and Dirty shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'fastAndDirtyTable',
  title: (view) => asView(view).scenario.name,
  pieces,
  foremost,
  calls: (view, side) => asView(view).sides.find((one) => one.side === side)?.force ?? null,
  line,
  tale,
  now,
  inSecret,
  alone,
  usual,
  named,
  about,
  kindOf,
  act,
  records: 'record',
  odds,
}
