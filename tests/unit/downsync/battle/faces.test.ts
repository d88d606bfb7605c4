import { describe, expect, it } from 'vitest'
import { faces } from '../../../../renderer/systems/downsync/faces/faces.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import { SAMPLE_LISTS } from '../../../../shared/systems/downsync/samples/lists.ts'
import { A, acting, ends, engaged, facing, plain, ready, tableOf, type Table } from './table.ts'

/** What the house's table shows of a battle of Downsync. */

const SUMMARY = { names: { 'side-1': 'Ana', 'side-2': 'Bo' } } as unknown as FightSummary
const viewOf = (table: Table) => downsyncPlay.view(table.state, 'public')
const lineOf = (table: Table, event: object) => faces.line(event, SUMMARY, viewOf(table))

describe('what can be done', () => {
  it('a Move Action goes as far again as the SPD, whatever a card may add (line 464)', () => {
    const table = acting({ cards: [plain({ spd: 8 }), plain()] })
    const offer = downsyncPlay.options(table.state, 'side-1').find(({ command }) => command === 'move-again')
    expect(offer && faces.act?.(offer, viewOf(table))).toMatchObject({
      does: { key: 'act.moveAgain', values: { most: 8 } },
    })
  })
})

describe('the log', () => {
  it('says who let the others act', () => {
    const table = facing()
    ready(table, 1, A)
    const [asked] = table.by(2, 'let-act', {}).filter(({ kind }) => kind === 'reaction-asked')
    expect(asked && lineOf(table, asked)).toEqual({
      ...{ key: 'line.letsAct', values: { name: 'Bo' } },
      side: 'side-2',
    })
  })
  it('counts Pings that are set out together, and names one alone', () => {
    const table = tableOf()
    const { pings } = table.last('pings-laid')
    expect(pings).toHaveLength(2)
    expect(lineOf(table, table.last('pings-laid'))?.values).toMatchObject({
      pings: [{ key: 'line.pings.medium', values: { n: 2 } }],
    })
    const alone = tableOf({ rules: { deployment: 'alternating' }, isLaid: false })
    alone.by(1, 'lay-pings', { pings: ['side-1.medium-2'] })
    expect(lineOf(alone, alone.last('pings-laid'))?.values).toMatchObject({
      pings: [{ key: 'called.ping.medium', values: { n: 2 } }],
    })
  })
})

describe('the order of priority', () => {
  it('keeps the number of two that are called alike, however long their name is', () => {
    const name = 'The Society for the Preservation of the Sea Wall'
    const table = engaged({ cards: [plain({ name }), plain()] })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 4, 2)
    const [[first] = []] = faces.order?.(viewOf(table), SUMMARY) ?? []
    expect(first?.name).toEqual({
      ...{ key: 'called.alike', values: { name: 'The Society for the Pres…', n: 1 } },
    })
  })
})

describe('a choice of the set-up', () => {
  const first = { value: 'third-tide', document: null }
  const said = (field: string, value: string) =>
    faces.about?.(field, value, null, (other) => (other === 'list1' ? first : null))
  it('says where it is made that two lists are of different sizes (lines 151–173)', () => {
    expect(said('list2', 'lamp-row')).toMatchObject({
      ...{ key: 'about.unlike', values: { size: { key: 'size.small' }, first: { key: 'size.standard' } } },
    })
    expect(said('list2', 'hollow-night')).toMatchObject({ key: 'about.list' })
    expect(said('list1', 'lamp-row')).toMatchObject({ key: 'about.list' })
  })
  it('knows a list that the group keeps', () => {
    const { 'sea-gate': kept } = SAMPLE_LISTS
    expect(faces.about?.('list2', 'kept-1', kept, () => first)).toMatchObject({ key: 'about.unlike' })
  })
})

it('tokens lie on the board in the colours of the book (761–768)', () => {
  const table = acting()
  table.by(1, 'watch', {})
  ends(table, 1)
  const pieces = faces.pieces(viewOf(table), SUMMARY)
  const colours = new Map([
    ...pieces.flatMap(({ tracks = [] }) => tracks.map(({ says, token }) => [says.key, token] as const)),
    ...pieces.flatMap(({ marks = [] }) => marks.map(({ key, token }) => [key, token] as const)),
  ])
  expect(Object.fromEntries(colours)).toMatchObject({
    'piece.command': 'blue',
    'piece.cm': 'white',
    'mark.activated': 'green',
    'mark.overwatch': 'purple',
  })
})
