import type { TableFaces } from '../../../table/faces.ts'
import '../texts/battle.ts'
import '../texts/tale.ts'
import { act, now, order } from './acts.ts'
import { about, asView, hangs, named } from './called.ts'
import { line } from './lines.ts'
import { odds } from './odds.ts'
import { pieces } from './pieces.ts'
import { tale } from './tale.ts'

/** How Blast 'Em! shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'blastEm',
  title: (view) => asView(view).mission.name,
  pieces,
  line,
  tale,
  now,
  order,
  named,
  about,
  hangs,
  act,
  records: 'record-mission',
  odds,
}
