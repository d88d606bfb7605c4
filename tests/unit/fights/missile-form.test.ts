import { describe, expect, test } from 'vitest'
import { picked, standingOf } from '../../../renderer/fights/console/model/aim.ts'
import { coversFor, turned } from '../../../renderer/fights/console/model/turn.ts'
import { one, some } from '../../../shared/systems/seven-seconds/battle/rules/field.ts'

const of = ['b-scout-1', 'b-scout-2']
const fields = { target: one(of), interceptors: some(of) }
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
    expect(picked(draft, target, 'b-scout-2', fields)).toEqual({ target: 'b-scout-2', interceptors: [] })
  })

  test('nothing blocks a missile: its cover goes from heavy back to none', () => {
    const covers = coversFor('fire-missile')
    expect(covers).toEqual(['none', 'light', 'heavy'])
    expect(turned('heavy', covers)).toBe('none')
    expect(turned('heavy', coversFor('fire-rifle'))).toBe('blocking')
  })
})
