import type { TableFaces } from '../../../table/faces.ts'
import '../texts/battle.ts'
import '../texts/tale.ts'
import { act, declared, foremost, inSecret, now, order, usual } from './acts.ts'
import { about, asView, hangs, kindOf, leads, moot, named, nobodysCalled, teamCalled } from './called.ts'
import { line } from './lines.ts'
import { odds } from './odds.ts'
import { pieces } from './pieces.ts'
import { tale } from './tale.ts'

/** How Blast 'Em! shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'blastEm',
  title: (view) => asView(view).mission.name,
  pieces,
  calls: teamCalled,
  nobodys: nobodysCalled,
  foremost,
  line,
  tale,
  now,
  inSecret,
  declared,
  order,
  named,
  about,
  kindOf,
  hangs,
  leads,
  moot,
  act,
  usual,
  records: 'record-mission',
  odds,
}
