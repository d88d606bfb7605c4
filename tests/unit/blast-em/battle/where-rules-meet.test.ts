import { describe, expect, it } from 'vitest'
import { freely, lying, type Table } from './table.ts'

describe('somebody who is not said to join (lines 43, 192)', () => {
  const person = (id: string) => ({
    ...lying(id),
    who: { kind: 'team' as const, type: 'tagalong' as const },
    joins: false,
  })
  const rescue = (): Table =>
    freely({
      mission: {
        mission: 'rescue',
        objective: { kind: 'bringOut', person: 'captive' },
        people: [person('captive'), person('clerk')],
      },
    })
  it('comes along all the same where the mission is to bring them out', () => {
    const table = rescue()
    table.does('meet', { model: table.id('hero'), person: 'captive', within: true })
    expect(table.model('captive').side).toBe('player-1')
    table.does('leave', { models: [table.id('hero'), 'captive'], way: 'in' })
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.last('mission-ended')).toMatchObject({ outcome: 'won' })
  })
  it('is nobody to meet otherwise', () => {
    const table = rescue()
    const meets = { model: table.id('hero'), person: 'clerk', within: true }
    expect(table.refuses('meet', meets).code).toBe('meet/nobody')
  })
})
