import { is, must, type Field, type Fields } from '../../../../battle/field.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { rollSum } from '../../../../battle/log.ts'
import { DYING_DIE_SIDES } from '../../data/healing.ts'
import { MEDPACK_WOUNDS } from '../../data/gadgets.ts'
import { mayWear, treatingSkill } from '../../gadgets.ts'
import { treats } from '../../healing.ts'
import { has } from '../../profiles.ts'
import type { Skill } from '../../words.ts'
import { awaitsSnapshots, seenFirst, seenFirstInTheOpen } from '../course/due.ts'
import { throwValue } from '../course/throws.ts'
import { hasDeclaredAttack, isInHth, isOutOfBreath } from '../course/who.ts'
import { cannotAct, hasSpentActions, notWithin, notYours, WITHIN } from '../rules/against.ts'
import { againstOperation, isAtHand, isAtLeisure, operators } from './operations.ts'
import type { Log, Rule } from '../rules/rule.ts'
import {
  canAct,
  dicersOf,
  friendsOf,
  gadgetAtOf,
  hasTrait,
  idsOf,
  isFighting,
  isUp,
  isWatched,
  modelIn,
  modelsOf,
  profileOf,
  rulesOf,
  wearing,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { drawValue } from './check.ts'
import { oneOf } from './locks.ts'

/** Healing (lines 256–270), and gadgets that somebody uses (lines 224–232). */

function isHurt(state: BattleState, model: ModelState): boolean {
  return isUp(model) && model.wounds < profileOf(state, model).wounds
}

function healingSkill(state: BattleState, healer: ModelState, patient: ModelState): Skill | null {
  return treatingSkill(profileOf(state, healer), wearing(healer), profileOf(state, patient), rulesOf(state))
}

/** Whom somebody is able to treat: the hurt and the Mostly Dead who are no enemies, and by house rule himself. */
function treatable(state: BattleState, healer: ModelState): readonly ModelState[] {
  return friendsOf(state, healer.side).filter((patient) => {
    const needs = isHurt(state, patient) || patient.fate === 'mostlyDead'
    const isOwn = patient.id === healer.id
    if (isOwn && rulesOf(state).treatOneself === 'never') return false
    return needs && healingSkill(state, healer, patient) !== null
  })
}

/** Whoever has declared an attack, or done something, does not give it up any more (lines 264, 276). */
function hasNothingToGiveUp(state: BattleState, patient: ModelState): boolean {
  const hasActed = hasDeclaredAttack(state, patient.id) || hasSpentActions(state, patient)
  return rulesOf(state).patientGivesUp && isUp(patient) && hasActed
}

/** Only a Corpsman works in view of an enemy without shelter (lines 63, 206; R27). */
function worksUnseen(state: BattleState, healer: ModelState): boolean {
  return rulesOf(state).underFire === 'corpsman' && !hasTrait(state, healer, 'underFire')
}

function needsShelter(state: BattleState, healer: ModelState): boolean {
  return worksUnseen(state, healer) && !healer.toGround && isWatched(state, healer.side)
}

/** No cover hides from whom one is in HTH with, unless by house rule shelter holds against all (lines 206, 357; R22). */
function isSeenAtWork(state: BattleState, healer: ModelState): boolean {
  const isSheltered = healer.toGround && rulesOf(state).groundHolds === 'always'
  return worksUnseen(state, healer) && isInHth(state, healer) && !isSheltered
}

/**
 * A medical roll against a card, and a d4 more where the patient is Mostly Dead; success restores all wounds. It takes
 * the healer's action, and the patient's. Source: lines 256–270; R6, R24–R27; E3.
 */
export const treat: Rule<'treat'> = {
  phases: ['free', 'moving', 'declaring'],
  offers: (state, side) =>
    isAtHand(state, side)
      ? operators(state, side)
          .filter(({ now }) => !now.treated)
          .flatMap((healer) => treatmentFields(state, healer))
      : [],
  check: (state, command) => {
    const [healer, patient] = [modelIn(state, command.model), modelIn(state, command.patient)]
    return [
      ...againstOperation(state, command, 266),
      ...when(healer?.now.treated ?? false, () =>
        breaks('treat/has-tried', 'A healer tries once a turn: choose another.', {
          page: 266,
          path: ['model'],
        }),
      ),
      ...when(!patient || !healer || !idsOf(treatable(state, healer)).includes(patient.id), () =>
        impossible('treat/no-patient', 'It cannot treat that one: choose another.', {
          page: 268,
          path: ['patient'],
        }),
      ),
      ...when(patient !== null && hasNothingToGiveUp(state, patient), () =>
        breaks(
          'treat/patient-has-acted',
          'It has acted this turn, and is treated in another: choose another.',
          {
            page: 264,
            path: ['patient'],
          },
        ),
      ),
      ...seenFirstInTheOpen(state, command.patient, 'patient'),
      ...when(healer !== null && isSeenAtWork(state, healer), () =>
        breaks('treat/in-hth', 'It is in HTH: only a Corpsman treats in view of an enemy.', {
          page: 206,
          path: ['model'],
        }),
      ),
      ...when(command.watched && healer !== null && needsShelter(state, healer), () =>
        breaks('treat/watched', 'Enemies watch: only a Corpsman works without cover.', {
          page: 206,
          path: ['watched'],
        }),
      ),
    ]
  },
  resolve: (log, { model, patient }) => tend(log, model, patient),
}

function treatmentFields(state: BattleState, healer: ModelState): Fields[] {
  if (isSeenAtWork(state, healer)) return []
  const free = treatable(state, healer).filter(
    (patient) => !hasNothingToGiveUp(state, patient) && seenFirstInTheOpen(state, patient.id).length === 0,
  )
  return free.map(({ id }) => ({
    model: is(healer.id),
    patient: is(id),
    [WITHIN]: id === healer.id ? is(true) : must(true),
    watched: needsShelter(state, healer) ? must(false) : is(false),
  }))
}

function tend(log: Log, healerId: string, patientId: string): void {
  const { state } = log
  const [healer, patient] = [modelIn(state, healerId), modelIn(state, patientId)]
  const skill = healer && patient && healingSkill(state, healer, patient)
  if (!healer || !patient || !skill) return
  const side = dicersOf(state, healer)
  const card = drawValue(log, healer, 'severity')
  const worse = patient.fate === 'mostlyDead' ? dyingDice(log, healer, patient) : 0
  const roll = throwValue(log, { purpose: 'medical', side, unit: healer.id }, skill)
  const success = treats(roll.total, card + worse, rulesOf(state))
  log.emit({ kind: 'treated', model: healer.id, patient: patient.id, roll, card, worse, success })
}

/** A d4 of each healer's own, or by house rule the first for all; two from below 0 in a trauma unit (line 268, R26). */
function dyingDice(log: Log, healer: ModelState, patient: ModelState): number {
  if (patient.worse !== null && rulesOf(log.state).dyingDie === 'shared') return patient.worse
  const side = dicersOf(log.state, healer)
  const roll = { purpose: 'severity-die', side, unit: healer.id, die: `d${DYING_DIE_SIDES}` } as const
  return rollSum(log, roll, patient.deep ? 2 : 1)
}

/** Models of the side that may use what comes free. */
function users(state: BattleState, side: Side): readonly ModelState[] {
  return isAtLeisure(state, side)
    ? modelsOf(state, side).filter(
        (model) => canAct(state, model) && !isOutOfBreath(state, model) && !awaitsSnapshots(state, model.id),
      )
    : []
}

function againstUse(state: BattleState, side: Side, id: string, line: number): readonly Hindrance[] {
  return [
    ...notYours(side, isAtLeisure(state, side) ? side : null, line),
    ...cannotAct(state, side, id),
    ...seenFirst(state, id),
  ]
}

function hasPack(state: BattleState, model: ModelState): boolean {
  const mayUse = rulesOf(state).medpacksBy === 'anybody' || (profileOf(state, model).skill?.medical ?? false)
  return mayUse && gadgetAtOf(model, 'medpack') !== null
}

/** Below 0 no medpack helps, in a trauma unit neither: that is a healer's work there (line 268). */
function packPatients(state: BattleState, side: Side): readonly ModelState[] {
  const { medpacksRaise } = rulesOf(state)
  return friendsOf(state, side).filter(
    (model) => isHurt(state, model) || (model.fate === 'mostlyDead' && !model.deep && medpacksRaise),
  )
}

/** A medpack gives one wound back at once (line 224, R31). */
export const useMedpack: Rule<'use-medpack'> = {
  phases: ['free', 'moving', 'declaring'],
  offers: (state, side) => {
    const hurt = oneOf(idsOf(packPatients(state, side)).filter((id) => !awaitsSnapshots(state, id)))
    if (!hurt) return []
    return users(state, side)
      .filter((model) => hasPack(state, model))
      .map(({ id }) => ({ model: is(id), patient: hurt, [WITHIN]: must(true) }))
  },
  check: (state, { side, model: id, patient, within }) => {
    const model = modelIn(state, id)
    return [
      ...againstUse(state, side, id, 224),
      ...when(model !== null && !hasPack(state, model), () =>
        impossible('gadget/none', 'It has no medpack that it may use: choose another.', {
          page: 224,
          path: ['model'],
        }),
      ),
      ...when(!idsOf(packPatients(state, side)).includes(patient), () =>
        impossible('medpack/no-patient', 'That one needs no medpack: choose another.', {
          page: 224,
          path: ['patient'],
        }),
      ),
      ...seenFirst(state, patient, 'patient'),
      ...notWithin(within, 224),
    ]
  },
  resolve: (log, { model: id, patient }) => {
    const model = modelIn(log.state, id)
    const gadget = model && gadgetAtOf(model, 'medpack')
    if (gadget !== null)
      log.emit({ kind: 'medpack-used', model: id, patient, gadget, wounds: MEDPACK_WOUNDS })
  },
}

function hasDrugs(model: ModelState): boolean {
  return gadgetAtOf(model, 'combatDrugs') !== null
}

/** Combat drugs lift the die for three turns, once a game (line 232, R31). */
export const takeDrugs: Rule<'take-drugs'> = {
  phases: ['free', 'moving', 'declaring'],
  offers: (state, side) =>
    users(state, side)
      .filter((model) => hasDrugs(model) && !model.drugsTaken)
      .map(({ id }) => ({ model: is(id) })),
  check: (state, { side, model: id }) => {
    const model = modelIn(state, id)
    return [
      ...againstUse(state, side, id, 232),
      ...when(model !== null && !hasDrugs(model), () =>
        impossible('gadget/none', 'It has no combat drugs left: choose another.', {
          page: 232,
          path: ['model'],
        }),
      ),
      ...when(model?.drugsTaken ?? false, () =>
        breaks('drugs/taken', 'It has taken them once this game: choose another.', {
          page: 232,
          path: ['model'],
        }),
      ),
    ]
  },
  resolve: (log, { model: id }) => {
    const model = modelIn(log.state, id)
    const gadget = model && gadgetAtOf(model, 'combatDrugs')
    if (gadget !== null) log.emit({ kind: 'drugs-taken', model: id, gadget })
  },
}

function mayHandOver(state: BattleState): boolean {
  const { handingOver } = rulesOf(state)
  return handingOver === 'always' || (handingOver === 'outsideFights' && !isFighting(state))
}

function takers(state: BattleState, giver: ModelState, at: number): readonly ModelState[] {
  const gadget = giver.carried[at]?.carried.gadget
  if (!gadget) return []
  return modelsOf(state, giver.side).filter(
    (model) => model.id !== giver.id && isUp(model) && mayWear(gadget, profileOf(state, model)),
  )
}

/** A gadget goes to a companion beside whoever has it; what is used up stays so (lines 216–236). */
export const handOverGadget: Rule<'hand-over-gadget'> = {
  phases: ['free', 'moving'],
  offers: (state, side) =>
    mayHandOver(state)
      ? users(state, side).flatMap((giver) =>
          giver.carried.flatMap((_gadget, at) => {
            const free = idsOf(takers(state, giver, at)).filter((one) => !awaitsSnapshots(state, one))
            const to: Field | null = oneOf(free)
            return to ? [{ model: is(giver.id), to, gadget: is(at), [WITHIN]: must(true) }] : []
          }),
        )
      : [],
  check: (state, { side, model: id, to, gadget, within }) => {
    const giver = modelIn(state, id)
    const taker = modelIn(state, to)
    const given = giver?.carried[gadget]
    return [
      ...againstUse(state, side, id, 216),
      ...when(!mayHandOver(state), () =>
        breaks('gadget/in-a-fight', 'Gadgets change hands outside fights: wait for its end.', { page: 216 }),
      ),
      ...when(!given || !taker || taker.side !== side || taker.id === id || !isUp(taker), () =>
        impossible('gadget/nobody', 'Choose a gadget, and one of your team beside its bearer.', {
          page: 216,
          path: ['to'],
        }),
      ),
      ...seenFirst(state, to, 'to'),
      ...when(
        given?.carried.gadget === 'bodyArmour' && taker !== null && !has(profileOf(state, taker), 'armour'),
        () =>
          breaks('gadget/does-not-fit', 'Body armour fits troopers of all kinds and the Hero.', {
            page: 230,
            path: ['to'],
          }),
      ),
      ...notWithin(within, 216),
    ]
  },
  resolve: (log, { model, to, gadget }) => {
    const given = modelIn(log.state, model)?.carried[gadget]
    if (given) log.emit({ kind: 'gadget-handed-over', model, to, gadget, carried: given.carried })
  },
}
