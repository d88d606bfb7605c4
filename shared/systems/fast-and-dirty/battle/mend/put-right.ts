import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { ask } from '../../../../battle/course.ts'
import { counted, is, isNow, one, wholeFrom, words, yesNo } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, impossible, notThere, when } from '../../../../battle/rule.ts'
import { carryOn } from '../course/flow.ts'
import type { FastAndDirty, Log, Rule } from '../rules/rule.ts'
import {
  allCrafts,
  allUnits,
  craftIn,
  isOnTable,
  isUnit,
  pieceIn,
  sentryIn,
  unitIn,
  workIn,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { settleUnit } from '../resolve/losses.ts'
import { driverGone } from '../resolve/vehicle.ts'
import { COVERS } from '../../words.ts'
import { FIGURE_FATES, MARKERS, PHASES as ALL_PHASES } from '../words.ts'

/** A unit, a vehicle or a work is as the table has it, where the program only assists: noted in the log, and no offer. */

/** Lines that speak of casualties, of damage to vehicles, of markers and of works. */
const [LOSSES, DAMAGE, MARKS, PINNING, WORKS] = [875, 948, 587, 1146, 1312]
const PHASES = ALL_PHASES.filter((phase) => phase !== 'over')

const resume = (log: Log): void => {
  if (log.state.round > 0 && log.state.phase !== 'initiative') carryOn(log)
}

/** Figures of several units are called alike: in a command each stands behind its unit. */
const refOf = (unit: string, figure: string): string => `${unit}#${figure}`

export const putRight: Rule<'put-right'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, command) => {
    const unit = unitIn(state, command.unit)
    if (!unit || unit.side !== command.side) return notThere({ page: LOSSES, path: ['unit'] })
    const strange = command.figures.findIndex(
      ({ figure }) => !unit.figures.some(({ id }) => refOf(unit.id, id) === figure),
    )
    return [
      ...byHand(state, { page: LOSSES }),
      ...when(strange >= 0, () =>
        impossible('put-right/no-figure', 'This unit has no such figure: choose one of its own.', {
          page: LOSSES,
          path: ['figures', strange],
        }),
      ),
    ]
  },
  resolve: (log, { unit, figures, reason }) => {
    const own = figures.map((one) => ({ ...one, figure: one.figure.slice(refOf(unit, '').length) }))
    log.emit({ kind: 'put-right', unit, figures: own, reason })
    if (unitIn(log.state, unit)?.fate === 'onTable') settleUnit(log, unit, null)
    resume(log)
  },
}

export const putCraftRight: Rule<'put-craft-right'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, command) => {
    const craft = craftIn(state, command.craft)
    if (!craft || craft.side !== command.side) return notThere({ page: DAMAGE, path: ['craft'] })
    return [
      ...byHand(state, { page: DAMAGE }),
      ...when(command.crew > craft.document.crew, () =>
        impossible('put-right/more', 'It never had so many: give no more than it came with.', {
          page: DAMAGE,
          path: ['crew'],
        }),
      ),
    ]
  },
  resolve: (log, { craft, crew, hits, immobilised, reason }) => {
    log.emit({ kind: 'craft-put-right', craft, crew, hits, immobilised, reason })
    const now = craftIn(log.state, craft)
    // A drone never had a crew, and what stands crashes into nothing (line 960; FAD-132).
    if (now && isOnTable(now) && now.document.crew > 0)
      ask(log, ...driverGone(log, { ...now, speed: 'still' }, null, false))
    resume(log)
  },
}

export const putMarksRight: Rule<'put-marks-right'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, command) => {
    const piece = pieceIn(state, command.unit)
    if (!piece || piece.side !== command.side) return notThere({ page: MARKS, path: ['unit'] })
    return [
      ...byHand(state, { page: MARKS }),
      ...when(!isUnit(piece) && command.mark === 'pinned', () =>
        impossible('put-right/never-pinned', 'Vehicles are never Pinned: say Under Fire, or nothing.', {
          page: PINNING,
          path: ['mark'],
        }),
      ),
    ]
  },
  resolve: (log, { unit, mark, cover, acted, resolveLost, reason }) => {
    log.emit({ kind: 'marks-put-right', unit, mark, cover, acted, resolveLost, reason })
    resume(log)
  },
}

/** A trench that charges have levelled, or a bunker that stands after all: who was in it is put right by himself. */
export const putWorkRight: Rule<'put-work-right'> = {
  phases: PHASES,
  offers: () => [],
  check: (state, command) => {
    const work = workIn(state, command.work) ?? sentryIn(state, command.work)
    if (work?.side !== command.side) return notThere({ page: WORKS, path: ['work'] })
    return byHand(state, { page: WORKS })
  },
  resolve: (log, { work, stands, reason }) => {
    log.emit({ kind: 'work-put-right', work, stands, reason })
    resume(log)
  },
}

const reason = words(LONGEST_NOTE)
const MOST_HITS = 20
const MOST_LEVELS = 3

/** Every way in which somebody may be otherwise than the program has it. */
export function asItLies(state: BattleState): readonly OfferOf<FastAndDirty>[] {
  // Who is under a contact marker nobody speaks of.
  if (['marking', 'recon', 'over'].includes(state.phase)) return []
  return [
    ...allUnits(state)
      .filter(({ fate }) => fate !== 'offBoard')
      .map(({ id, side, figures }) => ({
        command: 'put-right' as const,
        side,
        fields: {
          unit: is(id),
          figures: {
            kind: 'list' as const,
            of: {
              figure: {
                kind: 'one' as const,
                of: figures.map((one) => refOf(id, one.id)),
                orNone: false,
                measured: false,
              },
              fate: { kind: 'one' as const, of: FIGURE_FATES, orNone: false, measured: false },
            },
            key: 'figure',
            begin: [],
            least: 1,
            most: figures.length,
            measured: false,
          },
          reason,
        },
      })),
    ...[...allUnits(state), ...allCrafts(state)].filter(isOnTable).map((piece) => ({
      command: 'put-marks-right' as const,
      side: piece.side,
      fields: {
        unit: is(piece.id),
        mark: {
          kind: 'one' as const,
          of: isUnit(piece) ? MARKERS : ['underFire'],
          orNone: true,
          measured: false,
        },
        cover: one(COVERS),
        acted: { ...isNow(piece.done), measured: false },
        resolveLost: { ...counted(0, MOST_LEVELS, piece.resolveLost), measured: false },
        reason,
      },
    })),
    ...allCrafts(state).map(({ id, side, document }) => ({
      command: 'put-craft-right' as const,
      side,
      fields: {
        craft: is(id),
        crew: wholeFrom(0, document.crew),
        hits: wholeFrom(0, MOST_HITS),
        immobilised: { ...yesNo, measured: false },
        reason,
      },
    })),
    ...[...Object.values(state.works), ...Object.values(state.sentries)].map(({ id, side, fate }) => ({
      command: 'put-work-right' as const,
      side,
      fields: { work: is(id), stands: { ...isNow(fate === 'stands'), measured: false }, reason },
    })),
  ]
}
