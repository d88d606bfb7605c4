import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import type { AttackKind } from '../../words.ts'
import { endDeclaring } from '../course/flow.ts'
import { strikeWith } from '../course/throws.ts'
import {
  declarers,
  foesInReach,
  hasDeclaredAttack,
  isInHth,
  isOutOfBreath,
  isSecret,
  isSurprised,
} from '../course/who.ts'
import type { Attack } from '../documents/events.ts'
import { cannotAct, notYours, wasTended } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { idsOf, modelIn, profileOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'
import {
  blastOffers,
  firedItsOne,
  hasBlowsLeft,
  hasShotLeft,
  hthOffers,
  isAim,
  isSpent,
  isThere,
  shotOffers,
} from './aims.ts'

/** Declaration of every attack, before any is rolled; nothing can be changed after (line 276). */

function against(
  state: BattleState,
  side: Side,
  id: string,
  hasSomeLeft: (state: BattleState, model: ModelState) => boolean,
): readonly Hindrance[] {
  const model = modelIn(state, id)
  return [
    ...when(!declarers(state).includes(side), () =>
      impossible('battle/other-side', 'This is for somebody else to do: wait for your turn.', {
        page: 276,
        path: ['side'],
      }),
    ),
    ...cannotAct(state, side, id),
    ...wasTended(state, id),
    ...when(hasDeclaredAttack(state, id), () =>
      breaks('declare/has-declared', 'What it has declared cannot be changed: choose another.', {
        page: 276,
        path: ['model'],
      }),
    ),
    ...when(model?.toGround ?? false, () =>
      breaks('declare/to-ground', 'It has gone to ground and does not attack: choose another.', {
        page: 357,
        path: ['model'],
      }),
    ),
    ...when(isSurprised(state, side), () =>
      breaks('declare/surprised', 'Your side is surprised and does not attack this turn.', {
        page: 274,
        path: ['side'],
      }),
    ),
    ...when(model !== null && isOutOfBreath(state, model), () =>
      breaks('declare/ran', 'Ordinary people who run do nothing else: choose another.', {
        page: 167,
        path: ['model'],
      }),
    ),
    ...when(model !== null && isSpent(state, model) && !hasSomeLeft(state, model), () =>
      breaks('declare/has-acted', 'It has acted this turn: choose another.', { page: 313, path: ['model'] }),
    ),
  ]
}

interface Aim {
  readonly model: string
  readonly attack: AttackKind
  readonly target: string
  readonly second: string | null
}

function againstShot(
  state: BattleState,
  side: Side,
  { model: id, attack, target, second }: Aim,
): readonly Hindrance[] {
  const model = modelIn(state, id)
  const aims = second === null ? [target] : [target, second]
  return [
    ...against(state, side, id, hasShotLeft),
    ...firedItsOne(model),
    ...when(model?.now.drags ?? false, () =>
      breaks('declare/has-dragged', 'It has dragged somebody and does not shoot: choose another.', {
        page: 260,
        path: ['model'],
      }),
    ),
    ...when(model !== null && isInHth(state, model), () =>
      breaks('declare/in-hth', 'It is in HTH and does not shoot: declare HTH, or choose another.', {
        page: 284,
        path: ['model'],
      }),
    ),
    ...when(model !== null && !strikeWith(state, model, attack), () =>
      impossible('declare/no-weapon', 'It does not carry that: choose another attack.', {
        page: 115,
        path: ['attack'],
      }),
    ),
    ...when(
      aims.some((aim) => !isThere(state, aim)),
      () =>
        impossible('declare/nothing-there', 'Choose somebody or something that is there.', {
          page: 276,
          path: ['target'],
        }),
    ),
    ...when(
      aims.some((aim) => isThere(state, aim) && !isAim(state, side, aim)),
      () =>
        breaks('declare/no-target', 'That is no enemy that can be aimed at: choose another.', {
          page: 276,
          path: ['target'],
        }),
    ),
  ]
}

function declareAll(log: Log, side: Side, attacks: readonly Omit<Attack, 'id'>[], secret: boolean): void {
  for (const attack of attacks) {
    const id = (log.state.exchange?.attacks.at(-1)?.id ?? 0) + 1
    log.emit({ kind: 'attack-declared', side, id, ...attack, secret })
  }
}

function declareAimed(
  log: Log,
  side: Side,
  { model: id, attack, target, second }: Aim,
  secret: boolean,
): void {
  const model = modelIn(log.state, id)
  if (!model) return
  // A shot that was fired before in this turn counts with it (line 313).
  const shots = second !== null || model.now.shots > 0 ? 2 : 1
  const { movement } = model.now
  const first = { by: id, attack, target, shots, movement } as const
  const all = second === null ? [first] : [first, { ...first, target: second, second: true as const }]
  declareAll(log, side, all, secret)
}

function declareHth(
  log: Log,
  side: Side,
  { model: id, targets: at }: { readonly model: string; readonly targets: readonly string[] },
  secret: boolean,
): void {
  const model = modelIn(log.state, id)
  if (!model) return
  const { movement } = model.now
  declareAll(
    log,
    side,
    at.map((target) => ({ by: id, attack: 'hth', target, shots: 1, movement })),
    secret,
  )
}

/** A shot or two at one model, or at one each (lines 79–91); secretly by house rule. */
function shotRule(secret: boolean): Rule<'declare-shot' | 'plan-shot'> {
  return {
    phases: ['declaring'],
    offers: (state, side) => (isSecret(state) === secret ? shotOffers(state, side) : []),
    check: (state, command) => againstShot(state, command.side, command),
    resolve: (log, command) => declareAimed(log, command.side, command, secret),
  }
}

/** What bursts: a grenade, gas, a Heavy's radius shot (line 113). */
function blastRule(secret: boolean): Rule<'declare-blast' | 'plan-blast'> {
  return {
    phases: ['declaring'],
    offers: (state, side) => (isSecret(state) === secret ? blastOffers(state, side) : []),
    check: (state, command) => againstShot(state, command.side, command),
    resolve: (log, command) => declareAimed(log, command.side, command, secret),
  }
}

function hthRule(secret: boolean): Rule<'declare-hth' | 'plan-hth'> {
  return {
    phases: ['declaring'],
    offers: (state, side) => (isSecret(state) === secret ? hthOffers(state, side) : []),
    check: (state, { side, model: id, targets: at }) => {
      const model = modelIn(state, id)
      const reached = model ? idsOf(foesInReach(state, model)) : []
      const isEach = model !== null && profileOf(state, model).hth === 'each'
      return [
        ...against(state, side, id, hasBlowsLeft),
        ...when(
          at.length === 0 ||
            at.some((target) => modelIn(state, target)?.side === side || !isThere(state, target)),
          () => impossible('declare/nobody', 'Choose enemies to strike at.', { page: 75, path: ['targets'] }),
        ),
        ...when(
          at.some((target) => !reached.includes(target)),
          () =>
            breaks('declare/out-of-reach', 'It was not seen to come into HTH reach: choose another.', {
              page: 75,
              path: ['targets'],
            }),
        ),
        ...when(at.length > 1 && !isEach, () =>
          breaks('declare/one-hth', 'It has one HTH attack: choose one enemy.', {
            page: 75,
            path: ['targets'],
          }),
        ),
      ]
    },
    resolve: (log, command) => declareHth(log, command.side, command, secret),
  }
}

export const declareShot = shotRule(false)
export const planShot = shotRule(true)
export const declareBlast = blastRule(false)
export const planBlast = blastRule(true)
export const declareHthRule = hthRule(false)
export const planHth = hthRule(true)

/** All that a side does is declared; once both have, the attacks are resolved (line 276). */
export const doneDeclaring: Rule<'done-declaring'> = {
  phases: ['declaring'],
  offers: (state, side) => (declarers(state).includes(side) ? [{}] : []),
  check: (state, { side }) =>
    declarers(state).includes(side) ? [] : notYours(side, declarers(state)[0] ?? null, 276),
  resolve: (log, { side }) => {
    log.emit({ kind: 'declared', side })
    endDeclaring(log)
  },
}
