import { is } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { againstActing, againstOperation, besideOffers, isFree, operators } from './operations.ts'
import { comesAlong } from '../../documents/mission.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { hasTrait, idsOf, modelIn, modelsOf, rulesOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { cannotTry, mayTry, technicalCheck, technicalSkill } from './check.ts'
import { oneOf } from './locks.ts'

type Terminal = BattleState['setup']['mission']['terminals'][number]

const terminals = ({ setup: { mission }, wrecked }: BattleState): readonly Terminal[] =>
  mission.terminals.filter(({ id }) => !wrecked.includes(id))

/** A technical success at a computer does all that it is for. Source: line 208; R29. */
export const useTerminal: Rule<'use-terminal'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side)
      ? operators(state, side).flatMap((model) =>
          besideOffers(
            [model],
            'terminal',
            oneOf(idsOf(terminals(state)).filter((id) => mayTry(state, model, id))),
          ),
        )
      : [],
  check: (state, command) => [
    ...againstOperation(state, command, 208),
    ...cannotTry(state, command.model, command.terminal),
    ...when(!idsOf(terminals(state)).includes(command.terminal), () =>
      impossible('terminal/none', 'There is no such computer any more: choose another.', {
        page: 208,
        path: ['terminal'],
      }),
    ),
  ],
  resolve: (log, { model, terminal: id }) => {
    log.emit({ kind: 'acted', model })
    const terminal = terminals(log.state).find((one) => one.id === id)
    if (terminal && technicalCheck(log, model, id)) serve(log, model, terminal)
  },
}

function serve(log: Log, model: string, { id, does, opens }: Terminal): void {
  const { objective } = log.state.setup.mission
  const isSource = objective.kind === 'learn' && objective.from === id
  if (does.includes('locateObjective') || isSource)
    log.emit({ kind: 'objective-located', model, knows: isSource })
  if (does.includes('shutDownSecurity') && !log.state.secured)
    log.emit({ kind: 'security-shut-down', terminal: id })
  if (!does.includes('openDoors')) return
  const shut = opens.filter((door) => !['open', 'stuck'].includes(log.state.doors[door]?.is ?? 'open'))
  for (const door of shut) log.emit({ kind: 'opened', model, what: door, how: 'terminal' })
}

/** Once a mission, by house rule, a Techie makes something of junk (line 57). */
export const buildDevice: Rule<'build-device'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side) && mayBuild(state)
      ? operators(state, side)
          .filter((model) => technicalSkill(state, model) !== null && !model.tried.includes(JUNK))
          .map(({ id }) => ({ model: is(id) }))
      : [],
  check: (state, command) => [
    ...againstActing(state, command, 57),
    ...cannotTry(state, command.model, JUNK),
    ...when(!mayBuild(state), () =>
      impossible('junk/none', 'Nothing can be built here: your rules or the mission have none of it.', {
        page: 57,
      }),
    ),
  ],
  resolve: (log, { model }) => {
    const carried = log.state.setup.mission.junk
    log.emit({ kind: 'acted', model })
    if (carried && technicalCheck(log, model, JUNK)) log.emit({ kind: 'device-built', model, carried })
  },
}

const JUNK = 'junk'
function mayBuild(state: BattleState): boolean {
  return rulesOf(state).devicesFromJunk && state.setup.mission.junk !== null && !state.built
}

/** Pilots fly anything with engines, without a roll (line 210, R29). */
export const fly: Rule<'fly'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side)
      ? besideOffers(
          operators(state, side).filter((model) => hasTrait(state, model, 'pilot')),
          'vessel',
          oneOf(vessels(state)),
        )
      : [],
  check: (state, command) => {
    const model = modelIn(state, command.model)
    return [
      ...againstOperation(state, command, 210),
      ...when(model !== null && !hasTrait(state, model, 'pilot'), () =>
        breaks('fly/no-pilot', 'Only a Pilot flies it: choose one.', { page: 210, path: ['model'] }),
      ),
      ...when(!vessels(state).includes(command.vessel), () =>
        impossible('fly/no-vessel', 'There is nothing of that kind to fly: choose another.', {
          page: 61,
          path: ['vessel'],
        }),
      ),
    ]
  },
  resolve: (log, { model, vessel }) => {
    log.emit({ kind: 'flown', model, vessel })
    log.emit({ kind: 'acted', model })
  },
}

function vessels({ setup: { mission }, wrecked }: BattleState): string[] {
  return idsOf(mission.vessels).filter((id) => !wrecked.includes(id))
}

type Person = BattleState['setup']['mission']['people'][number]

/** Somebody who is there and not with the team yet: they join as a Tagalong, or tell what they know (lines 25, 192). */
export const meet: Rule<'meet'> = {
  phases: ['free'],
  offers: (state, side) =>
    isFree(state, side) ? besideOffers(operators(state, side), 'person', oneOf(idsOf(strangers(state)))) : [],
  check: (state, command) => [
    ...againstOperation(state, command, 192),
    ...when(!idsOf(strangers(state)).includes(command.person), () =>
      impossible('meet/nobody', 'There is nobody to meet: choose another.', { page: 192, path: ['person'] }),
    ),
  ],
  resolve: (log, { side, model, person: id }) => {
    const { state } = log
    const person = state.setup.mission.people.find((one) => one.id === id)
    const player = state.active
    if (!person || player === null || player !== side) return
    if (comesAlong(state.setup.mission, person) && modelIn(state, id)?.side === null)
      log.emit({ kind: 'joined', model: id, side: player })
    if (isTeller(state, id)) log.emit({ kind: 'objective-located', model, knows: true })
    log.emit({ kind: 'acted', model })
  },
}

function isTeller({ setup: { mission } }: BattleState, id: string): boolean {
  return mission.objective.kind === 'learn' && mission.objective.from === id
}

function strangers(state: BattleState): readonly Person[] {
  const known = modelsOf(state, null).filter(({ fate }) => fate === 'up')
  return state.setup.mission.people.filter(
    (person) =>
      known.some(({ id }: ModelState) => id === person.id) &&
      (comesAlong(state.setup.mission, person) || isTeller(state, person.id)),
  )
}
