import { one, type Field } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { againstOperation, besideOffers, isAtLeisure, isFree, operators } from './operations.ts'
import type { Log, Rule } from '../rules/rule.ts'
import {
  allModels,
  gadgetAtOf,
  idsOf,
  isAutomatic,
  isShutDown,
  isUp,
  modelIn,
  standingFoes,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { cannotTry, mayTry, technicalCheck } from './check.ts'
import { findSomething } from './finds.ts'

/** Doors, locks and lockers (lines 208, 222, 311). */

export function oneOf(ids: readonly string[]): Field | null {
  return ids.length === 0 ? null : one(ids)
}

function doorsThat(state: BattleState, ...are: readonly string[]): string[] {
  return Object.entries(state.doors).flatMap(([id, { is }]) => (are.includes(is) ? [id] : []))
}

const lockedDoors = (state: BattleState): string[] => doorsThat(state, 'locked', 'blast')

function itemsThat(state: BattleState, locked: boolean): string[] {
  return Object.entries(state.items).flatMap(([id, item]) =>
    !item.opened && item.locked === locked ? [id] : [],
  )
}

/** What the mission came for, where whoever carried it is down: it lies beside him. */
function leftLying({ setup: { mission }, items, models }: BattleState): string[] {
  const { objective } = mission
  const bearer = objective.kind === 'fetch' ? models[items[objective.item]?.takenBy ?? ''] : undefined
  return objective.kind === 'fetch' && bearer && !isUp(bearer) && bearer.fate !== 'left'
    ? [objective.item]
    : []
}

const toOpen = (state: BattleState): string[] => [...itemsThat(state, false), ...leftLying(state)]

/** Cameras and guns that are on: whoever stands beside one overrides it as a lock. */
export const devices = (state: BattleState): string[] =>
  idsOf(allModels(state).filter((one) => isUp(one) && isAutomatic(one) && !isShutDown(state, one)))

const locks = (state: BattleState): string[] =>
  state.phase === 'free'
    ? [...lockedDoors(state), ...itemsThat(state, true), ...devices(state)]
    : devices(state)

/** With nothing but guns to fight a Techie beside one overrides it in place of an attack (line 208). */
function facesGunsAlone(state: BattleState, side: Side): boolean {
  return state.phase === 'declaring' && isAtLeisure(state, side) && standingFoes(state).every(isAutomatic)
}

/** A door that is only closed (line 311). */
export const openDoor: Rule<'open-door'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side)
      ? besideOffers(operators(state, side), 'door', oneOf(doorsThat(state, 'closed')))
      : [],
  check: (state, command) => [
    ...againstOperation(state, command, 311),
    ...when(doorsThat(state, 'stuck').includes(command.door), () =>
      breaks('door/stuck', 'This door is stuck: only a DemoPac opens it.', { page: 206, path: ['door'] }),
    ),
    ...when(lockedDoors(state).includes(command.door), () =>
      breaks('door/locked', 'This door is locked: override it, or use a passkey.', {
        page: 208,
        path: ['door'],
      }),
    ),
  ],
  resolve: (log, { model, door }) => {
    log.emit({ kind: 'opened', model, what: door, how: 'by-hand' })
    log.emit({ kind: 'acted', model })
  },
}

/**
 * A technical success opens locks, of blast doors too, and shuts a camera or gun down; one try a turn at each.
 * Source: line 208; R29.
 */
export const override: Rule<'override'> = {
  phases: ['free', 'declaring'],
  offers: (state, side) =>
    isFree(state, side) || facesGunsAlone(state, side)
      ? operators(state, side).flatMap((model) =>
          besideOffers([model], 'lock', oneOf(locks(state).filter((lock) => mayTry(state, model, lock)))),
        )
      : [],
  check: (state, command) => [
    ...againstOperation(state, command, 208),
    ...cannotTry(state, command.model, command.lock),
    ...when(!locks(state).includes(command.lock), () =>
      impossible('lock/none', 'There is nothing of that kind to override: choose another.', {
        page: 208,
        path: ['lock'],
      }),
    ),
  ],
  resolve: (log, { model, lock }) => {
    log.emit({ kind: 'acted', model })
    if (!technicalCheck(log, model, lock)) return
    if (modelIn(log.state, lock)) log.emit({ kind: 'security-shut-down', terminal: null, device: lock })
    else openLock(log, model, lock, 'check')
  },
}

function openLock(log: Log, model: string, lock: string, how: 'check' | 'passkey'): void {
  log.emit({ kind: 'opened', model, what: lock, how })
  if (Object.hasOwn(log.state.items, lock)) takeFrom(log, model, lock)
}

/** A security passkey opens a locked door once, without a check (line 222). */
export const usePasskey: Rule<'use-passkey'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side)
      ? besideOffers(
          operators(state, side).filter((model) => gadgetAtOf(model, 'passkey') !== null),
          'lock',
          oneOf(lockedDoors(state)),
        )
      : [],
  check: (state, command) => {
    const model = modelIn(state, command.model)
    return [
      ...againstOperation(state, command, 222),
      ...when(model !== null && gadgetAtOf(model, 'passkey') === null, () =>
        impossible('gadget/none', 'It has no passkey left: choose another model.', {
          page: 222,
          path: ['model'],
        }),
      ),
      ...when(!lockedDoors(state).includes(command.lock), () =>
        impossible('lock/no-door', 'A passkey opens a locked door: choose one.', {
          page: 222,
          path: ['lock'],
        }),
      ),
    ]
  },
  resolve: (log, { model: id, lock }) => {
    const model = modelIn(log.state, id)
    const at = model && gadgetAtOf(model, 'passkey')
    if (at === null) return
    log.emit({ kind: 'passkey-used', model: id, gadget: at })
    openLock(log, id, lock, 'passkey')
    log.emit({ kind: 'acted', model: id })
  },
}

/** A locker, or what a token turned out to be (lines 236, 311). */
export const openItem: Rule<'open-item'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side) ? besideOffers(operators(state, side), 'item', oneOf(toOpen(state))) : [],
  check: (state, command) => [
    ...againstOperation(state, command, 311),
    ...when(itemsThat(state, true).includes(command.item), () =>
      breaks('item/locked', 'It is locked: override its lock first.', { page: 208, path: ['item'] }),
    ),
    ...when(!Object.hasOwn(state.items, command.item), () =>
      impossible('item/none', 'There is no such thing: choose another.', { page: 311, path: ['item'] }),
    ),
  ],
  resolve: (log, { model, item }) => {
    const isLying = leftLying(log.state).includes(item)
    if (!isLying) log.emit({ kind: 'opened', model, what: item, how: 'by-hand' })
    log.emit({ kind: 'acted', model })
    if (isLying) log.emit({ kind: 'taken', model, item })
    else takeFrom(log, model, item)
  },
}

/** What was in it, and what the mission came for. */
function takeFrom(log: Log, model: string, item: string): void {
  log.emit({ kind: 'taken', model, item })
  const find = log.state.items[item]?.find
  if (find) findSomething(log, model, find, item)
}
