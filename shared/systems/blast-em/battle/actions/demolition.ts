import { choice, is, must, some } from '../../../../battle/field.ts'
import { breaks, impossible, notSeen, when } from '../../../../battle/rule.ts'
import { bursts, firedItsOne, hasFiredItsOne, hasSecondShot, reachField, tooFar } from '../fight/aims.ts'
import { burst, shotOf } from '../fight/resolve.ts'
import { hitThing, onTable, thingsOf, thingsToShoot, wrecks } from '../fight/stray.ts'
import { strikeWith } from '../course/throws.ts'
import { againstDoing, againstOperation, besideOffers, isAtHand, isFree, operators } from './operations.ts'
import { hasAction, noAction, wasTended } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import {
  canAct,
  gadgetAtOf,
  hasOwnGrenades,
  hasTrait,
  idsOf,
  modelIn,
  modelsOf,
  rulesOf,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { blowUp, carryOn } from '../course/flow.ts'
import { isInHth, isOutOfBreath, isRapid, isSecret } from '../course/who.ts'
import type { AttackKind } from '../../words.ts'
import { devices, oneOf } from './locks.ts'

/** Doors that are shut, machines and things that are whole, cameras and guns that are on. */
function worthIt(state: BattleState): string[] {
  const { mission } = state.setup
  const doors = Object.entries(state.doors).flatMap(([id, door]) => (door.is === 'open' ? [] : [id]))
  // What counts in the exchange waits for the attacks (line 274), and is set as they are declared, if not in secret.
  const isEarly = state.phase === 'moving' && !isSecret(state)
  const all = [...idsOf([...mission.terminals, ...mission.vessels, ...mission.things]), ...devices(state)]
  const machines = isEarly ? all.filter((id) => !isOfExchange(state, id)) : all
  const gone = [...state.wrecked, ...(state.exchange?.charges ?? []).map(({ on }) => on)]
  return [...doors, ...machines.filter((id) => !gone.includes(id))]
}

/** What explodes strikes in it, and a gun fires before it is out of order. */
const isOfExchange = (state: BattleState, on: string): boolean =>
  isExplosive(state, on) || modelIn(state, on) !== null

function isExplosive({ setup: { mission } }: BattleState, on: string): boolean {
  return mission.things.some(({ id, explosive }) => id === on && explosive)
}

function hasPac(state: BattleState, model: ModelState): boolean {
  const stock = state.setup.mission.stocks.demoPacs
  return hasTrait(state, model, 'demoPacs') && (stock === null || model.used.demoPacs < stock)
}

/** A shaped charge in contact takes the turn's action: door or machine is done for. Source: line 206; R18. */
export const setDemoPac: Rule<'set-demo-pac'> = {
  phases: ['free', 'moving', 'declaring'],
  offers: (state, side) =>
    isAtHand(state, side)
      ? besideOffers(
          operators(state, side).filter((model) => hasPac(state, model) && !model.toGround),
          'on',
          oneOf(worthIt(state)),
        )
      : [],
  check: (state, command) => {
    const model = modelIn(state, command.model)
    return [
      ...againstOperation(state, command, 206),
      ...when(model !== null && !hasPac(state, model), () =>
        breaks('demo-pac/none', 'It has no DemoPac: choose a Demo that has one left.', {
          page: 206,
          path: ['model'],
        }),
      ),
      ...when(!worthIt(state).includes(command.on), () =>
        impossible('demo-pac/nothing', 'Nothing of that kind is left to blow open: choose another.', {
          page: 206,
          path: ['on'],
        }),
      ),
    ]
  },
  resolve: (log, { model, on }) => {
    // Whoever moves as all declare in secret declares it by this: it goes off when all is opened (lines 274–276).
    const waits = log.state.phase === 'moving' && isOfExchange(log.state, on)
    log.emit({ kind: 'demo-pac-set', model, on, ...(waits && { waits }) })
    log.emit({ kind: 'acted', model })
    if (waits) return
    if (Object.hasOwn(log.state.doors, on)) {
      log.emit({ kind: 'opened', model, what: on, how: 'demoPac' })
      return
    }
    if (modelIn(log.state, on)) {
      log.emit({ kind: 'security-shut-down', terminal: null, device: on })
      return
    }
    if (isExplosive(log.state, on)) {
      blowUp(log, on, model)
      carryOn(log)
    } else log.emit({ kind: 'wrecked', thing: on, by: model })
  },
}

const WRECKERS = ['standard', 'heavy', 'radius', 'grenade'] as const

/** Outside a fight a weapon is turned on a thing; nothing defends it, but who is beside what bursts (lines 91, 113, 357). */
export const wreck: Rule<'wreck'> = {
  phases: ['free'],
  offers: (state, side) => {
    if (!isFree(state, side)) return []
    const shooters = modelsOf(state, side).filter(
      (model) => mayShoot(state, model) && !model.now.drags && !model.toGround && !isInHth(state, model),
    )
    return shooters.flatMap((model) =>
      WRECKERS.filter((kind) => hasShot(state, model, kind)).flatMap((kind) => {
        const thing = oneOf(thingsToShoot(state, isHeavy(state, model, kind)))
        if (!thing) return []
        const inSight = needsSight(state, kind) ? must(true) : is(true)
        const strike = strikeWith(state, model, kind)
        const inside = strike && bursts(strike) ? some([...onTable(state), ...thingsOf(state)]) : is([])
        return [
          {
            model: is(model.id),
            attack: is(kind),
            thing,
            inSight,
            inches: reachField(strike),
            inside,
            twice: choice(saysHowMany(model, kind)),
          },
        ]
      }),
    )
  },
  check: (state, command) => {
    const model = modelIn(state, command.model)
    return [
      ...againstDoing(state, command, 91),
      ...(model && hasSecondShot(model) ? wasTended(state, command.model) : noAction(state, command.model)),
      ...firedItsOne(model),
      ...when(model?.now.drags ?? false, () =>
        breaks('wreck/has-dragged', 'It has dragged somebody and does not shoot: choose another.', {
          page: 260,
          path: ['model'],
        }),
      ),
      ...when(model?.toGround ?? false, () =>
        breaks('wreck/to-ground', 'It has gone to ground and does not attack: choose another.', {
          page: 357,
          path: ['model'],
        }),
      ),
      ...when(model !== null && isInHth(state, model), () =>
        breaks('wreck/in-hth', 'It is in HTH and does not shoot: choose another.', {
          page: 284,
          path: ['model'],
        }),
      ),
      ...when(
        model !== null && !WRECKERS.some((kind) => kind === command.attack && hasShot(state, model, kind)),
        () =>
          impossible('wreck/no-weapon', 'It carries nothing that wrecks things: choose another.', {
            page: 91,
            path: ['attack'],
          }),
      ),
      ...when(!thingsOf(state).includes(command.thing), () =>
        impossible('wreck/no-thing', 'There is no such thing any more: choose another.', {
          page: 91,
          path: ['thing'],
        }),
      ),
      ...notSeen(command.inSight, 'inSight', 71, 'It does not see that: choose another.'),
      ...tooFar(model && strikeWith(state, model, command.attack), command.inches),
    ]
  },
  resolve: (log, { side, model, attack, thing, inside, twice }) => {
    const shooter = modelIn(log.state, model)
    const strike = shooter && strikeWith(log.state, shooter, attack)
    const hit = [...new Set([thing, ...(strike && bursts(strike) ? inside : [])])]
    log.emit({ kind: 'thing-shot', model, thing, with: attack, ...(twice && { twice }) })
    if (shooter && strike && hit.some((id) => modelIn(log.state, id) !== null)) {
      const { shots, movement } = shooter.now
      // A shot that was fired before in this turn counts with it, or is to come, as in a fight (lines 85–87, 313).
      const fired = { shots: shots > 0 || twice ? 2 : 1, movement } as const
      const shot = shotOf(fired, shooter, { cover: 'none', near: [], obstacles: 0 })
      burst(log, { id: null, attack, target: thing, shot, near: [], side, inside: hit }, shooter, strike)
    } else for (const one of hit) hitThing(log, one, model, wrecks(strike?.weapon ?? null))
    carryOn(log)
  },
}

/** With an action left, or what is left of its shots (lines 81–87, 311). */
function mayShoot(state: BattleState, model: ModelState): boolean {
  const mayFire = hasAction(state, model) ? !hasFiredItsOne(model) : hasSecondShot(model) && !model.now.tended
  return mayFire && canAct(state, model) && !isOutOfBreath(state, model)
}

/** It says with the first shot whether a second is to come, where that costs something (line 87). */
function saysHowMany(model: ModelState, kind: AttackKind): boolean {
  const { moved, shots, actions } = model.now
  return moved && shots === 0 && actions === 0 && (kind === 'grenade' || !isRapid(model))
}

function isHeavy(state: BattleState, model: ModelState, kind: AttackKind): boolean {
  return wrecks(strikeWith(state, model, kind)?.weapon ?? null)
}

/** A grenade goes over what is in the way (lines 206, 357). */
function needsSight(state: BattleState, kind: (typeof WRECKERS)[number]): boolean {
  return kind !== 'grenade' || rulesOf(state).grenadesNeedSight
}

function hasShot(state: BattleState, model: ModelState, kind: (typeof WRECKERS)[number]): boolean {
  const { stocks } = state.setup.mission
  if (!strikeWith(state, model, kind)) return false
  if (kind === 'standard') return true
  if (kind !== 'grenade') return stocks.heavyShots === null || model.used.heavyShots < stocks.heavyShots
  return hasOwnGrenades(state, model) || gadgetAtOf(model, 'grenade') !== null
}
