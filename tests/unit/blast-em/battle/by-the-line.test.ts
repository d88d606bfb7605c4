import { describe, expect, it } from 'vitest'
import { fighting, went, type Table } from './table.ts'

/** What a close reader of the book would not let pass. */

const seen = (table: Table, by: string, inches = 6) => ({ by: table.id(by), inches, flanks: false })

describe('Snapshots (lines 337–345, 357)', () => {
  it('are drawn by whoever moved in the open and went to ground after it', () => {
    const table = fighting()
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper')] })
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    table.does('done-moving', {})
    expect(table.state.phase).toBe('snapshots')
  })
  it('are drawn by whoever moved in the open and was treated after it', () => {
    const table = fighting({ team: 'hero trooper corpsman', enemies: 'trooper*2', level: 'assist' })
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...hurt })
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper')] })
    const care = { patient: table.id('trooper'), within: true, watched: false }
    table.does('treat', { model: table.id('corpsman'), ...care }, 0, 8)
    table.does('done-moving', {})
    expect(table.state.phase).toBe('snapshots')
  })
  it('are drawn by whoever drags somebody in view', () => {
    const table = fighting({ level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    const drag = { model: table.id('hero'), fallen: table.id('trooper'), inches: 4, within: true }
    table.does('drag', { ...drag, seenBy: [seen(table, 'their trooper')], keepsCover: null })
    table.does('done-moving', {})
    expect(table.state.phase).toBe('snapshots')
  })
})
