import { notBy } from '../rules/against.ts'
import { is, one, some } from '../../../../battle/field.ts'
import type { Log } from '../rules/rule.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { defender, objectivesOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { nextTurn } from '../turns/flow.ts'
import { OTHER_SIDE, SIDES, SQUARES, blipId, type BlipId, type Side } from '../words.ts'

/** Blips that the players of a Chance Encounter deploy in turns (p.15). */
const AT_A_TIME = 4

/** Whose Blips come next, and how many. */
interface Deploying {
  readonly side: Side
  readonly count: number
}

/**
 * All 16 Blips of the defender anywhere in his half, then all of the attacker within 6" of his edge; in a Chance
 * Encounter four at a time, within 6" of the own edge. Source: Attack / Defense, Chance Encounter, p.15; R25, R28.
 */
export const deploy: Rule<'deploy'> = {
  phases: ['deployment'],
  offers: (state, side) => {
    const next = deploying(state)
    if (next?.side !== side) return []
    const of = { blip: one(blipsLeft(state, side)), near: some(objectivesOnTable(state)) }
    return [
      {
        blips: {
          kind: 'list',
          of,
          key: 'blip',
          begin: [],
          least: next.count,
          most: next.count,
          measured: false,
        },
        inZone: is(true),
      },
    ]
  },
  check: (state, { side, blips, inZone }) => {
    const next = deploying(state)
    const left = blipsLeft(state, side)
    const known = objectivesOnTable(state)
    const ids = blips.map(({ blip }) => blip)
    const path = ['blips']
    return [
      ...notBy(side, next?.side ?? null, 15),
      ...when(new Set(ids).size < ids.length || ids.some((id) => !left.includes(id)), () =>
        impossible('deploy/not-yours', 'Deploy your own Blips that are not on the table yet, each once.', {
          page: 15,
          path,
        }),
      ),
      ...when(
        blips.some(({ near }) => near.some((objective) => !known.includes(objective))),
        () =>
          impossible('measure/unknown', 'Name only Objectives that lie on the table.', { page: 15, path }),
      ),
      ...when(ids.length === 0, () =>
        impossible('deploy/none', 'Deploy at least one Blip.', { page: 15, path }),
      ),
      ...when(side === next?.side && ids.length !== next.count, () =>
        breaks('deploy/count', `Deploy ${next?.count ?? 0} Blips now.`, {
          page: 15,
          path,
          values: { count: next?.count ?? 0 },
        }),
      ),
      ...when(!inZone, () =>
        breaks('deploy/out-of-zone', 'Deploy every Blip in your zone.', { page: 15, path: ['inZone'] }),
      ),
    ]
  },
  resolve: (log, { side, blips }) => {
    log.emit({ kind: 'deployed', side, blips })
    if (!deploying(log.state)) beginFirstRound(log)
  },
}

function beginFirstRound(log: Log): void {
  const { attacker } = log.state
  if (attacker) log.emit({ kind: 'initiative-taken', side: attacker })
  log.emit({ kind: 'phase-entered', phase: 'action' })
  log.emit({ kind: 'round-begun', round: 1 })
  nextTurn(log, OTHER_SIDE[log.state.initiative ?? 'b'])
}

function deploying(state: BattleState): Deploying | null {
  const left = (side: Side): number => SQUARES.length - state.sides[side].deployed
  const lastOf = (side: Side): Deploying => ({ side, count: left(side) })
  const owner = defender(state)
  if (owner) {
    const next = [owner, OTHER_SIDE[owner]].find((side) => left(side) > 0)
    return next ? lastOf(next) : null
  }
  const first = state.initiative ?? 'a'
  const [most] = [first, OTHER_SIDE[first]].sort((one, other) => left(other) - left(one))
  if (most === undefined || SIDES.every((side) => left(side) === 0)) return null
  return { side: most, count: Math.min(AT_A_TIME, left(most)) }
}

function blipsLeft(state: BattleState, side: Side): BlipId[] {
  const known = new Set(Object.keys(state.blips))
  return SQUARES.map((square) => blipId(side, square)).filter((id) => !known.has(id))
}
