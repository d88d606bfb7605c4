import { is, some, type Field } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import type { Encounter } from '../../words.ts'
import { notYours } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { filling, patrolOf } from '../setup/tokens.ts'
import { idsOf, isWatchingCamera, modelsOf, rulesOf, tokensLeft, unfoughtEnemies } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BAD_GUYS_SIDE, type Side } from '../words.ts'
import { arrive, goOn, meetEnemies } from '../course/flow.ts'

/** Some of them, or none where there are none. */
export function someOf(ids: readonly string[]): Field {
  return ids.length === 0 ? is([]) : some(ids)
}

/**
 * What the team sees: Hazard Tokens are turned over, enemies that it meets begin a fight. At the beginning of its turn,
 * and whenever it sees more of them on its way. Source: lines 305–313; R9.
 */
export const look: Rule<'look'> = {
  phases: ['looking', 'free', 'moving'],
  offers: (state, side) => {
    const tokens = tokensLeft(state)
    const enemies = idsOf(unfoughtEnemies(state))
    const isNothing = state.phase !== 'looking' && tokens.length + enemies.length === 0
    const isOthers = side !== state.active || state.exchange?.moves === 'badGuys'
    return isOthers || isNothing ? [] : [{ tokens: someOf(tokens), enemies: someOf(enemies) }]
  },
  check: (state, { side, tokens }) => [
    ...notYours(side, state.active, 305),
    ...when(
      tokens.some((id) => state.tokens[id]?.spent ?? true),
      () =>
        impossible('look/no-token', 'This token was turned over already: choose another.', {
          page: 305,
          path: ['tokens'],
        }),
    ),
    ...when(
      tokens.some((id) => state.tokens[id]?.tested === state.turn),
      () =>
        breaks('look/tested', 'This token was tested this turn: leave it for the next.', {
          page: 305,
          path: ['tokens'],
        }),
    ),
  ],
  resolve: (log, { tokens, enemies }) => {
    for (const token of tokens) testToken(log, token)
    meetEnemies(log, sidesOfModels(log.state, enemies), enemies)
    // Whoever comes upon a token as a side moves goes on moving (line 313).
    if (log.state.phase !== 'moving') goOn(log)
  },
}

function sidesOfModels(state: BattleState, ids: readonly string[]): Side[] {
  return ids.flatMap((id) => state.models[id]?.side ?? [])
}

/**
 * A test turns a token over. Where nothing is in it yet it stays and may hold another thing next time. The next one that
 * a camera sees turned over is a patrol, whatever it holds: enemies are one. Source: lines 288–289, 325; R32.
 */
function testToken(log: Log, token: string): void {
  const { state } = log
  const holds = state.tokens[token]?.holds
  if (!holds) return
  const camera = watchingCamera(state)
  const isPatrol = holds.kind === 'enemies' || camera === null
  const found: Encounter = isPatrol ? holds : patrolOf(state.setup.mission)
  const stays =
    found.kind === 'notYet' || (found.kind === 'nothing' && rulesOf(state).emptyTokens === 'stays')
  log.emit({ kind: 'token-tested', token, found, stays, camera })
  if (stays) {
    const anew = filling(state.setup.mission, null, log.dice)
    log.emit({ kind: 'tokens-filled', tokens: [{ id: token, ...anew }] })
  }
  comeToLight(log, token, found)
}

function comeToLight(log: Log, token: string, found: Encounter): void {
  if (found.kind === 'enemies') {
    const patrol = arrive(log, found.models, 'token', token)
    meetEnemies(log, [BAD_GUYS_SIDE], patrol)
  }
  const [type] = found.kind === 'automatic' ? found.of : []
  if (!type) return
  const device = arrive(log, [{ who: { kind: 'automatic', type }, count: 1 }], 'token', token)
  if (type === 'gun' && !log.state.secured) meetEnemies(log, [BAD_GUYS_SIDE], device)
}

function watchingCamera(state: BattleState): string | null {
  if (rulesOf(state).cameras !== 'patrol') return null
  const camera = modelsOf(state, BAD_GUYS_SIDE).find((model) => isWatchingCamera(state, model))
  return camera?.id ?? null
}
