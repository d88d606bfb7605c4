import { describe, expect, test } from 'vitest'
import { picked, standingOf } from '../../../renderer/systems/seven-seconds/fights/console/model/aim.ts'
import { coversFor, turned } from '../../../renderer/systems/seven-seconds/fights/console/model/turn.ts'
import { one, some } from '../../../shared/battle/field.ts'

const of = ['b-scout-1', 'b-scout-2']
/** The engineer is recorded as near the second. */
const known = { by: 'target', ids: { 'b-scout-2': ['b-engineer-1'] }, unless: 'leftOut' }
const fields = { target: one(of), interceptors: some([...of, 'b-engineer-1'], { known }) }
const target = { name: 'target', field: fields.target, of }
const along = { name: 'interceptors', field: fields.interceptors, of }

describe('the form of a missile', () => {
  test('the target counts along the path and is not named a second time', () => {
    const draft = { target: 'b-scout-1', interceptors: [] }
    expect(picked(draft, along, 'b-scout-1', fields)).toEqual(draft)
    expect(standingOf(draft, along, 'b-scout-1')).toBe('yes')
    expect(standingOf(draft, along, 'b-scout-2')).toBe('no')
  })

  test('who becomes the target is no longer one beside it', () => {
    const draft = { target: 'b-scout-1', interceptors: ['b-scout-2'] }
    const next = picked(draft, target, 'b-scout-2', fields)
    expect(next).toMatchObject({ target: 'b-scout-2' })
    expect(next.interceptors).not.toContain('b-scout-2')
  })

  test('who is recorded as near the target stands along the path with it, and goes with it', () => {
    const near = picked({ target: 'b-scout-1', interceptors: [] }, target, 'b-scout-2', fields)
    expect(near.interceptors).toEqual(['b-engineer-1'])
    expect(picked(near, along, 'b-engineer-1', fields).interceptors).toEqual([])
    expect(picked(near, target, 'b-scout-1', fields).interceptors).toEqual([])
  })

  test('nothing blocks a missile: its cover goes from heavy back to none', () => {
    const covers = coversFor('fire-missile')
    expect(covers).toEqual(['none', 'light', 'heavy'])
    expect(turned('heavy', covers)).toBe('none')
    expect(turned('heavy', coversFor('fire-rifle'))).toBe('blocking')
  })
})
