import type { Offer } from '../../../../shared/battle/field.ts'
import { never } from '../../../../shared/never.ts'
import { needsJudging } from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import { seenState } from '../../../../shared/systems/fast-and-dirty/battle/seen.ts'
import type { Step } from '../../../../shared/systems/fast-and-dirty/battle/documents/steps.ts'
import { targetBar } from '../../../../shared/systems/fast-and-dirty/battle/actions/aims.ts'
import { barred, riderBar } from '../../../../shared/systems/fast-and-dirty/battle/rules/barred.ts'
import { ridersOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type {
  BattleView,
  CraftView,
  UnitView,
} from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import { BATTLE_SIDES, type Deed, type Side } from '../../../../shared/systems/fast-and-dirty/battle/words.ts'
import { servedIn } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { Named, TableAct, TableWords } from '../../../table/faces.ts'
import type { Typed } from '../../../table/values.ts'
import { armCalled } from '../texts/called.ts'
import {
  asView,
  calledOr,
  contactNumber,
  craftOf,
  mountCalled,
  objectiveCalled,
  pieceOf,
  targetCalled,
  unitOf,
} from './called.ts'

/** What can be done, under whoever would do it; and what the battle waits for. */

const settled = ({ fields }: Pick<Offer, 'fields'>, name: string): unknown => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : null
}
const settledId = (offer: Pick<Offer, 'fields'>, name: string): string | null => {
  const value = settled(offer, name)
  return typeof value === 'string' ? value : null
}
const mostOf = ({ fields }: Offer, name: string): number => {
  const field = fields[name]
  return field?.kind === 'number' ? field.most : 0
}

const PLACES: Readonly<Record<string, TableAct['stands'] & string>> = {
  deployed: 'ends',
  'end-recon': 'ends',
  'end-activation': 'ends',
  'hold-fire': 'ends',
  'hold-sentry': 'ends',
  'let-pass': 'ends',
  'let-go': 'ends',
  'roll-initiative': 'first',
  'lay-markers': 'first',
  activate: 'first',
  drop: 'first',
  shoot: 'first',
  'end-battle': 'rare',
  record: 'rare',
  'roll-exceptional': 'rare',
  'begin-hidden': 'rare',
  'come-out': 'rare',
  'ignore-fire': 'rare',
  'make-stand': 'rare',
  'keep-luck': 'rare',
  'contacts-meet': 'rare',
}

export function act(offer: Offer, seen: object): TableAct {
  const view = asView(seen)
  const unit = settledId(offer, 'unit') ?? settledId(offer, 'craft')
  const to = aimed(view, offer, unit)
  const stands = PLACES[offer.command]
  const isWhole = to !== null && WHOLE.includes(offer.command)
  return {
    of: unit === null || isWhole ? null : calledOr(view, unit),
    does: doing(view, offer, unit, to) ?? { key: `command.${offer.command}` },
    ...(to && { to }),
    ...(stands && { stands }),
    ...(offer.command === 'activate' && { weighty: true }),
  }
}

/** Done by a side to one of its own: they stand beside each other under their side. */
const WHOLE: readonly string[] = [
  'activate',
  'drop',
  'embark',
  'make-stand',
  'keep-luck',
  'part',
  'join',
  'lay-mines',
  'come-out',
  'infiltrate',
  'begin-hidden',
]

type To = NonNullable<TableAct['to']>

/** With what at whom, where the same is offered of several. */
function aimed(view: BattleView, offer: Offer, unit: string | null): To | null {
  const at = settledId(offer, 'at')
  const whom = (id: string): Named => calledOr(view, id)
  const withWhat = (key: string, what: Named | null): TableWords =>
    what === null ? { key: `act.${key}.plain` } : { key: `act.${key}.with`, values: { weapon: what } }
  switch (offer.command) {
    case 'activate':
    case 'drop':
    case 'make-stand':
    case 'keep-luck':
    case 'part':
    case 'join':
    case 'come-out':
    case 'infiltrate':
    case 'begin-hidden':
      return unit === null ? null : { what: { key: `act.${offer.command}` }, whom: whom(unit) }
    case 'embark':
    case 'board': {
      const craft = settledId(offer, 'craft')
      return craft === null ? null : { what: { key: `act.${offer.command}` }, whom: whom(craft) }
    }
    case 'lay-mines':
    case 'put-work-right': {
      const work = settledId(offer, 'work')
      return work === null ? null : { what: { key: `act.${offer.command}` }, whom: whom(work) }
    }
    case 'rig':
    case 'detonate': {
      const target = settledId(offer, 'target')
      return target === null
        ? null
        : { what: { key: `act.${offer.command}` }, whom: targetCalled(view, target) }
    }
    case 'shoot':
      return at === null
        ? null
        : { what: withWhat('shoot', weaponOf(view, unit, settledId(offer, 'mount'))), whom: whom(at) }
    case 'shell':
      return at === null
        ? null
        : { what: withWhat('shell', weaponOf(view, unit, settledId(offer, 'mount'))), whom: whom(at) }
    case 'op-fire':
    case 'op-shell':
    case 'free-shot':
      return at === null
        ? null
        : { what: withWhat(offer.command, weaponOf(view, unit, settledId(offer, 'mount'))), whom: whom(at) }
    case 'charge':
      return at === null
        ? null
        : { what: { key: `act.charge.${settledId(offer, 'how') ?? 'move'}` }, whom: whom(at) }
    case 'call-artillery': {
      const gun = settledId(offer, 'gun')
      if (gun === null) return null
      const point = { key: 'called.point' }
      return {
        what: { key: 'act.call-artillery', values: { gun: whom(gun) } },
        whom: at === null ? point : whom(at),
      }
    }
    case 'use-power':
      return at === null
        ? null
        : {
            what: { key: 'act.use-power', values: { power: { key: `power.${settledId(offer, 'power')}` } } },
            whom: whom(at),
          }
    case 'tend':
      return at === null ? null : { what: { key: 'act.tend' }, whom: whom(at) }
    case 'fire-sentry': {
      const gun = settledId(offer, 'gun')
      return at === null || gun === null
        ? null
        : { what: { key: 'act.fire-sentry', values: { gun: whom(gun) } }, whom: whom(at) }
    }
    default:
      return null
  }
}

/** What a vehicle fires, or a crew serves; null: what the squad has. */
function weaponOf(view: BattleView, unit: string | null, mount: string | null): Named | null {
  const team = unitOf(view, unit)
  const serves = team && servedIn(team.document)
  return mountCalled(view, unit, mount) ?? (serves && armCalled(serves))
}

/** What an offer says more than its command does; null where that says all. */
function doing(view: BattleView, offer: Offer, unit: string | null, to: To | null): TableWords | null {
  if (to) return { key: 'act.to', values: { what: to.what, whom: to.whom } }
  switch (offer.command) {
    case 'move': {
      const how = settledId(offer, 'how') ?? 'move'
      const heading = settledId(offer, 'heading') ?? 'free'
      return { key: `act.move.${how}`, values: { most: mostOf(offer, 'inches'), where: headed(heading) } }
    }
    case 'drive':
      return {
        key: `act.drive.${settledId(offer, 'speed') ?? 'cautious'}`,
        values: { most: mostOf(offer, 'inches'), where: headed(settledId(offer, 'heading') ?? 'free') },
      }
    case 'move-contacts':
    case 'reveal-contact':
    case 'block': {
      const n = view.camps[offer.side === 'side-1' ? 'side-1' : 'side-2'].reconPoints
      return n === null ? null : { key: `act.spend.${offer.command}`, values: { n } }
    }
    case 'land':
      return { key: settled(offer, 'down') === true ? 'act.land' : 'act.takeOff' }
    case 'roll-initiative':
      return view.rules.cardActivation ? { key: 'act.firstCard' } : null
    case 'get-out':
      return { key: 'act.get-out' }
    case 'elude':
    case 'stand-fast':
      return { key: `act.${offer.command}` }
    case 'end-activation': {
      const acts = view.activation
      return acts?.deeds.length === 0 ? { key: 'act.holds' } : null
    }
    case 'hold-fire':
      return { key: view.steps[0]?.kind === 'free-shot' ? 'act.noFreeShot' : 'act.letMove' }
    case 'call-artillery':
      return null
    case 'put-right':
    case 'put-marks-right':
      return { key: `command.${offer.command}` }
    case 'lay-smoke':
      return { key: craftOf(view, unit) ? 'act.smokeOfCraft' : 'command.lay-smoke' }
    case 'end-battle':
      return offer.fields.won?.kind === 'is'
        ? { key: 'act.endWon', values: { won: playerOf(view, settledId(offer, 'won')) } }
        : null
    case 'hold-sentry': {
      const gun = settledId(offer, 'gun')
      return gun === null ? null : { key: 'act.hold-sentry', values: { gun: calledOr(view, gun) } }
    }
    default:
      return null
  }
}

const headed = (heading: string): TableWords | '' =>
  heading === 'free' ? '' : { key: `act.where.${heading}` }

const playerOf = ({ sides }: BattleView, side: string | null): string =>
  sides.find((one) => one.side === side)?.player ?? ''

/** What a target is known to stand in; as a rule it is not bunched up, and not in the open. */
export function usual({ command, fields }: Offer, seen: object): Typed {
  const view = asView(seen)
  if (['shoot', 'op-fire', 'free-shot', 'fire-sentry'].includes(command)) {
    const target = pieceOf(view, settledId({ fields }, 'at'))
    return {
      ...(fields.cover?.kind === 'one' && target && { cover: target.cover }),
      ...(fields.bunched?.kind === 'yes-no' && { bunched: false }),
      ...(fields.open?.kind === 'yes-no' && target && { open: target.cover === 'none' }),
    }
  }
  if (['move', 'drive', 'charge', 'infiltrate'].includes(command))
    return noneOf(fields, ['rough', 'carries', 'offRoad', 'water'])
  if (command === 'put-marks-right') {
    const piece = pieceOf(view, settledId({ fields }, 'unit'))
    return piece ? { mark: piece.marker ?? '', cover: piece.cover } : {}
  }
  if (command === 'touch-down') return { rough: false }
  return command === 'activate' ? notSo(fields) : {}
}

/** Of what is measured beside the way itself there is as a rule none. */
const noneOf = (fields: Offer['fields'], names: readonly string[]): Typed =>
  Object.fromEntries(names.filter((name) => fields[name]?.kind === 'number').map((name) => [name, '0']))

/** Of what may bear on an activation as a rule nothing is so. */
function notSo(fields: Offer['fields']): Typed {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'yes-no' && field.must === null ? [[name, false] as const] : [],
    ),
  )
}

const isCollision = (aim: BattleView['scenario']['sides'][number]['aim']): boolean =>
  aim.kind === 'mission' && aim.mission === 'escalatingEngagement'

/** Both sides may send somebody on recon duty before they meet (lines 2675, 2769). */
const isScouting = ({ scenario }: BattleView): boolean =>
  scenario.contactMarkers || scenario.sides.some(({ aim }) => isCollision(aim))
const sent = ({ hasScouts, deployed }: BattleView['camps'][Side]): boolean => hasScouts || deployed

/** Orders are given, scouts sent, mines laid and looked up, by their side alone. */
export function inSecret(seen: object): boolean {
  const { phase, works, camps, steps } = asView(seen)
  if (phase === 'ordering') return BATTLE_SIDES.some((side) => !camps[side].hasOrders)
  if (phase === 'deploying' && isScouting(asView(seen)) && BATTLE_SIDES.some((side) => !sent(camps[side])))
    return true
  if (phase === 'deploying')
    return works.some((one) => one.work === 'minefield' && !one.laid && !camps[one.side].deployed)
  return steps[0]?.kind === 'mine'
}

/** Which of its markers are real a side may look up at any time; and it sends its scouts by itself. */
export function alone(seen: object): readonly string[] {
  const { phase, markers, works, camps } = asView(seen)
  if (phase === 'over') return []
  const mayScout = phase === 'deploying' && isScouting(asView(seen))
  return BATTLE_SIDES.filter(
    (side) =>
      (phase === 'ordering' && camps[side].hasOrders) ||
      (mayScout && !camps[side].deployed) ||
      markers.some((one) => one.side === side && (one.fate === 'held' || one.fate === 'down')) ||
      works.some((one) => one.side === side && one.laid),
  )
}

/** Who is activated, and whoever goes along. */
export function foremost(seen: object): readonly string[] {
  const { activation, units } = asView(seen)
  if (!activation) return []
  const along = units.filter(
    ({ attached, aboard }) => attached === activation.unit || aboard === activation.unit,
  )
  return [activation.unit, ...along.map(({ id }) => id)]
}

/** Whom the battle waits for, and for what. */
export function now(seen: object): readonly TableWords[] {
  const view = asView(seen)
  const { phase, steps, active, activation, camps, sides, follow } = view
  const [step] = steps
  if (phase === 'over') return []
  if (step) return waiting(view, step)
  const name = playerOf(view, active)
  if (phase === 'ordering') {
    const left = BATTLE_SIDES.filter((side) => !camps[side].hasOrders)
    if (left.length > 0)
      return [{ key: 'now.orders', values: { sides: left.map((side) => playerOf(view, side)) } }]
    const still = BATTLE_SIDES.filter((side) => camps[side].mission === null)
    return [{ key: 'now.missions', values: { sides: still.map((side) => playerOf(view, side)) } }]
  }
  if (phase === 'deploying') {
    const left = BATTLE_SIDES.filter((side) => !camps[side].deployed)
    const scouting = left.filter((side) => isScouting(view) && !sent(camps[side]))
    return [
      { key: deployingBy(view), values: { sides: left.map((side) => playerOf(view, side)) } },
      ...(scouting.length === 0
        ? []
        : [{ key: 'now.scouting', values: { sides: scouting.map((side) => playerOf(view, side)) } }]),
    ]
  }
  if (phase === 'recon' && active) {
    const { reconPoints: n } = camps[active]
    return [
      n === null ? { key: 'now.reconUntold', values: { name } } : { key: 'now.recon', values: { name, n } },
    ]
  }
  if (phase === 'acting' && activation) return acting(view, activation)
  if (phase === 'activating' && follow) {
    const who = calledOr(view, follow.unit)
    return [{ key: follow.must ? 'now.follows' : 'now.mayFollow', values: { who } }]
  }
  if (phase === 'initiative' && view.rules.cardActivation) return [...turnedOver(view), { key: 'now.cards' }]
  if (phase === 'initiative') {
    const tied = view.initiative ? playerOf(view, view.initiative === 'side-1' ? 'side-2' : 'side-1') : null
    return [
      ...turnedOver(view),
      tied === null ? { key: 'now.initiative' } : { key: 'now.initiativeTie', values: { name: tied } },
    ]
  }
  return [{ key: `now.${phase}`, values: { name, players: sides.map(({ player }) => player) } }]
}

/** Who is put on the table as both set up (lines 2721, 2769). */
function deployingBy({ scenario }: BattleView): string {
  if (scenario.contactMarkers) return 'now.deployingMarkers'
  if (scenario.sides.some(({ aim }) => isCollision(aim))) return 'now.deployingFirst'
  const isLater = scenario.sides.some(({ zone: { where } }) => where === 'anyEdge' || where === 'air')
  return isLater ? 'now.deployingOthers' : 'now.deploying'
}

/** Where units stand as the first turn begins: markers are turned over (line 2745). */
function turnedOver(view: BattleView): TableWords[] {
  const all = view.markers.filter(({ fate }) => fate === 'turned')
  if (all.length === 0) return []
  const sides = BATTLE_SIDES.map((side): TableWords => {
    const which = all
      .filter((one) => one.side === side && one.real === true)
      .map(({ id }) => contactNumber(id))
    const name = playerOf(view, side)
    return which.length === 0
      ? { key: 'now.turnedNone', values: { name } }
      : { key: 'now.turnedTrue', values: { name, which } }
  })
  return [{ key: 'now.turned' }, ...sides]
}

/** What the unit that is active is bound to. */
function acting(view: BattleView, activation: NonNullable<BattleView['activation']>): TableWords[] {
  const who = calledOr(view, activation.unit)
  const piece = pieceOf(view, activation.unit)
  const craft = craftOf(view, activation.unit)
  const drives = craft !== null
  const suffers = piece && 'suffers' in piece ? piece.suffers : null
  const bound = [
    activation.fallsBack && (drives ? 'drivesAway' : 'fallsBack'),
    activation.restricted && 'restricted',
    activation.berserk && 'berserk',
    activation.repulsed && 'repulsed',
    piece?.fate === 'hidden' && 'hidden',
    craft?.immobilised && 'immobilised',
    craft?.bogged && 'bogged',
    suffers === 'pinned' && 'pinned',
    suffers === 'underFire' && 'underFire',
  ].filter((one) => typeof one === 'string')
  const order = activation.action ?? 'open'
  return [
    { key: `now.${drives ? 'driving' : 'acting'}.${order}`, values: { who } },
    ...bound.map((key) => ({ key: `now.bound.${key}`, values: { who } })),
    ...(piece && bound.length === 0 ? barredWords(view, piece) : []),
    ...(craft ? stayingWords(view, craft) : []),
  ]
}

/** Whoever of its riders it cannot set down now, and why. */
function stayingWords(view: BattleView, craft: CraftView): TableWords[] {
  const state = seenState(view)
  if (barred(state, craft, 'getOut') !== null) return []
  return ridersOf(state, craft.id).flatMap((rider) => {
    const bar = rider.attached === null ? riderBar(state, rider) : null
    const values = bar && { who: calledOr(view, rider.id), why: bar.message, line: bar.page }
    return values ? [{ key: 'now.stays', values }] : []
  })
}

/** What it cannot do now, and why: each reason once, with all that it bars. */
function barredWords(view: BattleView, piece: UnitView | CraftView): TableWords[] {
  const state = seenState(view)
  const deeds: readonly Deed[] =
    'figures' in piece
      ? ['move', 'rush', 'closeAssault', 'shoot']
      : ['drive', 'shoot', ...(ridersOf(state, piece.id).length > 0 ? (['getOut'] as const) : [])]
  const why = deeds.flatMap((deed) => {
    const bar = barred(state, piece, deed) ?? (deed === 'shoot' ? targetBar(state, piece) : null)
    return bar ? [{ deed, bar }] : []
  })
  const codes = [...new Set(why.map(({ bar }) => bar.code))]
  return codes.flatMap((code) => {
    const same = why.filter(({ bar }) => bar.code === code)
    const [first] = same
    const what = same.map(({ deed }): Named => ({ key: `deed.${deed}` }))
    return first
      ? [{ key: 'now.barred', values: { what, why: first.bar.message, line: first.bar.page } }]
      : []
  })
}

/** What the first of what is going on waits for. */
function waiting(view: BattleView, step: Step): TableWords[] {
  const of = (id: string | null): Named => calledOr(view, id)
  switch (step.kind) {
    case 'window':
      return [{ key: 'now.window', values: { mover: of(step.mover), name: playerOf(view, step.side) } }]
    case 'free-shot':
      return [
        {
          key: 'now.freeShot',
          values: { by: of(step.charge.by), at: of(step.charge.at), inches: step.charge.inches },
        },
      ]
    case 'contact':
      return [
        {
          key: unitOf(view, step.charge.at) ? 'now.contact' : 'now.storm',
          values: { by: of(step.charge.by), at: of(step.charge.at) },
        },
      ]
    case 'harm': {
      const { unit, count, fate, how } = step.harm
      return [
        {
          key: `now.harm.${how === 'chance' ? 'owner' : how}.${fate}`,
          values: { unit: of(unit), n: count },
        },
      ]
    }
    case 'hit': {
      const { unit, left, how } = step.hit
      const key = how === 'chance' ? 'owner' : how
      return [{ key: `now.hit.${key}`, values: { unit: of(unit), n: left } }]
    }
    case 'elude':
      return [{ key: 'now.elude', values: { unit: of(step.unit), by: of(step.shot.unit) } }]
    case 'inside': {
      const weapon: Named =
        step.weapon === null ? { key: 'property.closeInDefenseSystem' } : armCalled(step.weapon)
      return [{ key: step.indirect ? 'now.insideIndirect' : 'now.inside', values: { weapon } }]
    }
    case 'wounded':
      return [{ key: 'now.wounded', values: { unit: of(step.unit) } }]
    case 'turn-away':
      return [{ key: 'now.turnAway', values: { unit: of(step.moving.mover) } }]
    case 'touch-down':
      return [{ key: 'now.touchDown', values: { unit: of(step.unit) } }]
    case 'fall-back':
      return [{ key: 'now.fallBack', values: { unit: of(step.unit), n: step.inches } }]
    case 'wreck':
      return [{ key: step.small ? 'now.wreckSmall' : 'now.wreck' }]
    case 'prefer':
      return [{ key: 'now.prefer', values: { craft: of(step.craft), name: playerOf(view, step.side) } }]
    case 'mine':
      return [
        {
          key: 'now.mine',
          values: { mover: of(step.mover), marker: of(step.marker), name: playerOf(view, step.side) },
        },
      ]
    case 'block':
      return [
        {
          key: `now.block.${step.what}`,
          values: { name: playerOf(view, step.side), markers: step.markers.map(of) },
        },
      ]
    case 'show':
      return [{ key: 'now.show', values: { name: playerOf(view, step.side), marker: of(step.marker) } }]
    case 'sentry':
      return [{ key: 'now.sentry', values: { gun: of(step.gun) } }]
    case 'judge':
      return [judging(view, step.side)]
    case 'arrive':
    case 'board':
    case 'leave':
    case 'land':
    case 'pierce':
      return []
    default:
      return never(step)
  }
}

/** What a mission is to be looked at for as the turn ends (line 2753). */
function judging(view: BattleView, side: Extract<Step, { kind: 'judge' }>['side']): TableWords {
  const aim = view.scenario.sides[BATTLE_SIDES.indexOf(side)]?.aim
  const name = playerOf(view, side)
  const { objective } = view.camps[side]
  const which = objective === null ? null : objectiveCalled(view, objective)
  if (which !== null) return { key: 'now.judge.assaultOn', values: { name, which } }
  if (aim?.kind === 'mission') return { key: `now.judge.${aim.mission}`, values: { name } }
  const needs = needsJudging(seenState(view), side)
  return {
    key: needs === 'touched' ? 'now.judge.patrol' : `now.judge.${aim?.kind ?? 'own'}`,
    values: { name },
  }
}
