import type { Offer } from '../../../../shared/battle/field.ts'
import { canBeHurt, turnOrder } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import { BAD_GUYS_SIDE, isPlayer, type Player } from '../../../../shared/systems/blast-em/battle/words.ts'
import { ACROSS, COVER_INCHES, EXPLOSION } from '../../../../shared/systems/blast-em/data/shooting.ts'
import type { Attack } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import type { BattleView } from '../../../../shared/systems/blast-em/battle/view.ts'
import type { Named, TableAct, TableDeclared, TableTurn, TableWords } from '../../../table/faces.ts'
import type { Typed } from '../../../table/values.ts'
import { asView, calledOr, forceOf, weaponIn } from './called.ts'
import { strikeOf } from '../../../../shared/systems/blast-em/gadgets.ts'
import { ATTACKS } from '../../../../shared/systems/blast-em/words.ts'
import { aimsWritten, gadgetCalled } from './pieces.ts'

/** What can be done, under whoever would do it; and what the players do next. */

const settled = ({ fields }: Offer, name: string): unknown => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : null
}

const PLACES: Readonly<Record<string, TableAct['stands'] & string>> = {
  look: 'before',
  leave: 'before',
  'end-turn': 'ends',
  'done-moving': 'ends',
  'hold-fire': 'ends',
  'done-declaring': 'ends',
  'flip-coin': 'rare',
  'end-mission': 'rare',
  'record-mission': 'rare',
  'agree-surprise': 'rare',
}

export function act(offer: Offer, seen: object): TableAct {
  const view = asView(seen)
  const model = settled(offer, 'model')
  const attack = settled(offer, 'attack')
  if (typeof attack === 'number') return resolving(view, offer.command, attack)
  const fate = settled(offer, 'fate')
  if (typeof model === 'string' && typeof fate === 'string')
    return { of: calledOr(view, model), does: { key: `act.putRight.${fate}` } }
  const thing = settled(offer, 'thing')
  if (offer.command === 'put-thing-right' && typeof thing === 'string')
    return { of: calledOr(view, thing), does: { key: 'command.put-thing-right' } }
  const [explodes] = view.explosions
  if (offer.command === 'settle-explosion' && explodes !== undefined)
    return {
      of: calledOr(view, explodes),
      does: { key: 'act.explosion', values: { inches: EXPLOSION.inches } },
    }
  const isLastWord = offer.command === 'end-mission' && view.isToBeSaid
  if (isLastWord) return { of: null, does: { key: 'act.sayHow' }, stands: 'ends' }
  const does: TableWords = doing(view, offer, { attack, how: settled(offer, 'how') }) ?? {
    key: `command.${offer.command}`,
  }
  // With a sidearm one only shoots at what explodes, or by house rule breaks.
  const isSmall = offer.command === 'wreck' && attack === 'standard'
  const stands = isSmall ? 'rare' : PLACES[offer.command]
  return { of: typeof model === 'string' ? calledOr(view, model) : null, does, ...(stands && { stands }) }
}

/** Nobody is at a way out before the players have said so: who leaves comes back no more. */
export const usual = ({ command }: Offer): Typed => (command === 'leave' ? { models: [] } : {})

/** Which of the declared attacks is carried out. */
function resolving(view: BattleView, command: string, id: number): TableAct {
  const attack = view.exchange?.attacks.find((one) => one.id === id)
  if (!attack) return { of: null, does: { key: `command.${command}` } }
  return { of: calledOr(view, attack.by), does: aiming(view, attack) }
}

/** With what at whom, how wide it bursts, and how far it is thrown. */
function aiming(view: BattleView, attack: Attack): TableWords {
  const model = view.models.find(({ id }) => id === attack.by)
  const strike = model && strikeOf(model.profile, attack.attack, model.wearing, view.rules)
  const { radius: inches = null, reach = null } = strike ?? {}
  const burst = reach === null ? 'act.resolveBlast' : 'act.resolveThrown'
  return {
    key: inches === null ? 'act.resolve' : burst,
    values: {
      with: weaponIn(attack),
      target: calledOr(view, attack.target),
      inches: inches ?? 0,
      reach: reach ?? 0,
    },
  }
}

/** Every attack of this firing phase, until all are judged. */
export function declared(seen: object): readonly TableDeclared[] {
  const view = asView(seen)
  const { attacks = [], resolved = [] } = view.exchange ?? {}
  if (view.phase === 'closing' || view.phase === 'over') return []
  return attacks.map((attack) => ({
    id: String(attack.id),
    side: view.models.find(({ id }) => id === attack.by)?.side ?? null,
    by: calledOr(view, attack.by),
    does: aiming(view, attack),
    isDone: resolved.includes(attack.id),
  }))
}

const THROWN: readonly string[] = ['grenade', 'gas']

const isLedByMuster = ({ automatic }: BattleView): boolean => automatic.includes(BAD_GUYS_SIDE)

/** What an offer says more than its command does; null where that says all. */
function doing(
  view: BattleView,
  offer: Offer,
  { attack, how }: { readonly attack: unknown; readonly how: unknown },
): TableWords | null {
  if (typeof how === 'string') {
    const { inches } = offer.fields
    // Where Muster's people go its plan says (`take-positions`, `run-at-the-nearest`).
    const isPlanned = offer.side === BAD_GUYS_SIDE && isLedByMuster(view)
    const planned = how === 'move' ? 'toCover' : 'atNearest'
    const most = inches?.kind === 'number' ? inches.most : 0
    if (most === ACROSS) return { key: `act.agreed.${how}` }
    return { key: `act.${isPlanned ? planned : how}`, values: { most } }
  }
  if (typeof attack === 'string') return firing(view, offer, attack)
  const targets = settled(offer, 'targets')
  if (Array.isArray(targets))
    return { key: 'act.hth', values: { targets: targets.map((id) => calledOr(view, String(id))) } }
  const patient = settled(offer, 'patient')
  if (typeof patient === 'string')
    return patient === settled(offer, 'model')
      ? { key: 'act.treatSelf' }
      : { key: 'act.treat', values: { patient: calledOr(view, patient) } }
  const gadget = settled(offer, 'gadget')
  const giver = view.models.find(({ id }) => id === settled(offer, 'model'))
  const given = typeof gadget === 'number' ? giver?.carried[gadget] : undefined
  return given ? { key: 'act.handOver', values: { gadget: gadgetCalled(given.carried) } } : null
}

/** With what, and how wide it bursts. */
function firing({ models, rules }: BattleView, offer: Offer, weapon: string): TableWords {
  const does: TableWords = {
    key: THROWN.includes(weapon) ? 'act.throw' : `act.${offer.command}`,
    values: { with: { key: `value.${weapon}` } },
  }
  const model = models.find(({ id }) => id === settled(offer, 'model'))
  const kind = ATTACKS.find((one) => one === weapon)
  const strike = model && kind ? strikeOf(model.profile, kind, model.wearing, rules) : null
  const inches = strike?.radius ?? null
  return inches === null ? does : { key: 'act.bursts', values: { does, inches } }
}

/** The brief, read out before it begins, and where everything stands (lines 293–299). */
function settingUp({ mission }: BattleView): readonly TableWords[] {
  const ways = mission.ways
    .filter((way) => way.for.includes('teamIn'))
    .map(({ name, place }): Named => {
      const room = mission.rooms.find(({ id }) => id === place.room)?.name ?? null
      return room === null ? name : { key: 'now.wayIn', values: { name, room } }
    })
  const { width, depth } = mission.area
  return [
    ways.length > 0
      ? { key: 'now.first-player', values: { width, depth, ways } }
      : { key: 'now.firstAnywhere', values: { width, depth } },
  ]
}

/** Whose turn to declare it is: the bad guys first, unless all do in secret; of a surprised side nobody attacks. */
function declaring(view: BattleView, name: string): readonly TableWords[] {
  const { rules, declares, players, leader, exchange } = view
  if (rules.declaring === 'secret') return [{ key: 'now.declaring.secret' }]
  const [side] = declares
  const nameOf = (of: string | null): string => players.find((one) => one.side === of)?.name ?? name
  const surprised = exchange?.surprised === (side === view.active ? 'team' : 'badGuys')
  const may = { key: `now.declaring.may.${rules.goingToGround}` }
  if (side !== BAD_GUYS_SIDE)
    return [
      {
        key: `now.declaring.${surprised ? 'surprised' : side === view.active ? 'team' : 'rival'}`,
        values: { name: nameOf(side ?? null), may },
      },
    ]
  if (surprised) return [{ key: 'now.declaring.badGuysSurprised', values: { name } }]
  return leader === null
    ? [{ key: 'now.declaring.muster', values: { name, may } }]
    : [{ key: 'now.declaring.badGuys', values: { name, may, leader: nameOf(leader) } }]
}

/** The players clockwise (line 301), without those who have got away. */
export function stillPlaying({ players, active, first, lost, models }: BattleView): readonly Player[] {
  const isThere = (side: string): boolean => models.some((one) => one.side === side && canBeHurt(one))
  return turnOrder({ players }, first).filter(
    (side) => !lost.includes(side) && (side === active || isThere(side)),
  )
}

/** Who has a turn, in order; the bad guys act in the fight of each. */
export function order(seen: object): readonly (readonly TableTurn[])[] {
  const view = asView(seen)
  const { players, active, phase, leader } = view
  const clockwise = stillPlaying(view)
  const now = clockwise.findIndex((side) => side === active)
  if (phase === 'over' || now === -1 || clockwise.length < 2) return []
  return clockwise.map((side, at) => [
    {
      id: side,
      side,
      name: players.find((one) => one.side === side)?.name ?? side,
      stands: at < now ? 'acted' : at === now ? 'now' : 'later',
      ...(side === leader && { notes: [{ key: 'note.leads' }] }),
    },
  ])
}

/** At a full table the team whose turn it is and whoever fights it lie before all others. */
const MOST_IN_VIEW = 2
export function foremost(seen: object): readonly string[] | null {
  const { players, active, fighting } = asView(seen)
  if (players.length <= MOST_IN_VIEW) return null
  if (active === null) return [BAD_GUYS_SIDE]
  const foes = fighting.filter((both) => both.includes(active)).flat()
  return [...new Set([active, BAD_GUYS_SIDE, ...foes])]
}

/** By house rule attacks are declared in secret; that nothing more is declared stands open, and tells nothing of them. */
export function inSecret(seen: object): boolean {
  const { phase, rules } = asView(seen)
  return phase === 'declaring' && rules.declaring === 'secret'
}

/** What the players measure by, beside what they do. */
function measures({ phase, models, active, rules }: BattleView): readonly TableWords[] {
  const isRival = (side: string | null): boolean =>
    isPlayer(side) && side !== active && rules.teams === 'rivals'
  const isEnemyThere = models.some(
    ({ side, fate }) => fate === 'up' && (side === BAD_GUYS_SIDE || isRival(side)),
  )
  if (phase === 'moving' || (phase === 'free' && isEnemyThere))
    return [{ key: 'now.reach', values: { n: rules.hthReach } }]
  return phase === 'snapshots' || phase === 'resolving'
    ? [{ key: 'now.cover', values: { ...COVER_INCHES } }]
    : []
}

/** What the book has the players do in this step. */
export function now(seen: object): readonly TableWords[] {
  return [...doingNow(asView(seen)), ...measures(asView(seen))]
}

const isAnybodyHere = ({ models, active }: BattleView): boolean =>
  models.some((one) => one.side === active && canBeHurt(one))

function doingNow(view: BattleView): readonly TableWords[] {
  const { phase, exchange, active, players } = view
  const name = players.find(({ side }) => side === active)?.name ?? ''
  const whose = forceOf(view, exchange?.moves ?? 'team')
  const isMuster = isLedByMuster(view)
  if (phase === 'over') return []
  if (phase === 'first-player') return settingUp(view)
  const leader = players.find(({ side }) => side === view.leader)?.name
  if (phase === 'moving' && whose === 'badGuys' && leader !== undefined)
    return [{ key: 'now.moving.led', values: { name, leader } }]
  if (phase === 'moving' && whose === 'badGuys' && isMuster) return [{ key: 'now.moving.muster' }]
  if (phase === 'moving') return [{ key: `now.moving.${whose}`, values: { name } }]
  if (phase === 'declaring') return declaring(view, name)
  if (view.isToBeSaid) return [{ key: 'now.sayHow' }, ...aimsWritten(view)]
  const [explodes] = view.explosions
  if (phase === 'settling' && view.stray === null && explodes !== undefined)
    return [{ key: 'now.exploding', values: { thing: calledOr(view, explodes), inches: EXPLOSION.inches } }]
  if (phase === 'free' && !isAnybodyHere(view)) return [{ key: 'now.nobodyHere', values: { name } }]
  if (phase === 'closing') return [{ key: `now.closing.${view.rules.fightEnds}`, values: { name } }]
  return [{ key: `now.${phase}`, values: { name, n: view.rules.actionsATurn } }]
}
