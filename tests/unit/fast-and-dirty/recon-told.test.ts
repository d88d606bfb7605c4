import { describe, expect, it } from 'vitest'
import { act, inSecret, now } from '../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { pieces } from '../../../renderer/systems/fast-and-dirty/faces/pieces.ts'
import { markersOf } from '../../../renderer/systems/fast-and-dirty/prints/faces/markers.ts'
import { fastAndDirtyPlay } from '../../../shared/systems/fast-and-dirty/battle/play.ts'
import { view, type Watcher } from '../../../shared/systems/fast-and-dirty/battle/view.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { squad, tableOf, type Table } from './battle/table.ts'

/** Recon Points and recon duty are told to whoever has them (lines 2661–2677, 2719–2745). */
const withMarkers = (): Table => {
  const scenario = SAMPLE_SCENARIOS.meetingEngagement
  return tableOf({
    units: [[squad(), squad({ id: 'second' })], [{}]],
    scenario: {
      ...scenario,
      contactMarkers: true,
      sides: scenario.sides.map((side, at) => ({
        ...side,
        stance: 'neutral',
        attitude: at === 0 ? 'cautious' : 'aggressive',
      })),
    },
  })
}
const OWN = 'side-1'
const reconOf = ({ state }: Table, watcher: Watcher): unknown =>
  pieces(view(state, watcher)).find(({ id }) => id === `${OWN}.recon`)?.states[0] ?? null

describe('Recon Points', () => {
  it('are told to their side alone, with what they come from and how many are left', () => {
    const table = withMarkers()
    table.by(1, 'send-scouts', { units: ['side-1.squad'] })
    const parts = [
      { key: 'recon.platoons' },
      { key: 'recon.stance' },
      { key: 'recon.attitude' },
      { key: 'recon.duty' },
    ]
    expect(reconOf(table, OWN)).toMatchObject({ key: 'piece.reconBefore', values: { of: 6, parts } })
    expect(reconOf(table, 'public')).toBe(null)
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {}, 6, 1, 1)
    expect(reconOf(table, OWN)).toMatchObject({ key: 'piece.recon', values: { left: 6, of: 6, parts } })
    expect([reconOf(table, 'side-2'), reconOf(table, 'public')]).toEqual([null, null])
  })
  it('stand in what they are spent for', () => {
    const table = withMarkers()
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {}, 1, 1)
    while (table.state.phase === 'marking') table.by(table.state.active === OWN ? 1 : 2, 'lay-markers', {})
    const { active } = table.state
    if (active === null) throw new Error('Somebody spends points.')
    const seen = view(table.state, active)
    const [spend] = fastAndDirtyPlay
      .options(table.state, active)
      .filter(({ command }) => command === 'move-contacts')
    expect(spend && act(spend, seen).does).toEqual({
      key: 'act.spend.move-contacts',
      values: { n: seen.camps[active].reconPoints },
    })
  })
})

describe('Recon duty', () => {
  it('is asked for in secret until both have sent somebody or have set up', () => {
    const table = withMarkers()
    const seen = (): object => view(table.state, 'public')
    const tells = (): readonly string[] => now(seen()).map(({ key }) => key)
    expect([inSecret(seen()), tells()]).toEqual([true, ['now.deployingMarkers', 'now.scouting']])
    table.by(1, 'send-scouts', { units: ['side-1.squad'] })
    expect(now(seen())[1]).toMatchObject({ values: { sides: ['Bo'] } })
    table.by(2, 'send-scouts', { units: ['side-2.squad'] })
    expect([inSecret(seen()), tells()]).toEqual([false, ['now.deployingMarkers']])
  })
  it('sends somebody', () => {
    expect(withMarkers().refuses(1, 'send-scouts', { units: [] }).code).toBe('recon/nobody')
  })
})

describe('Contact markers on paper', () => {
  it('are numbered as a battle calls them', () => {
    const own = markersOf('contacts').filter(({ front }) => front.side === 0)
    expect(own.map(({ front, back }) => [front.figure, back])).toEqual(
      own.map(({ front }, at) => [String(at + 1), front]),
    )
  })
})
