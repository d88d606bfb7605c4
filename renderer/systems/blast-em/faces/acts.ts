import type { Offer } from '../../../../shared/battle/field.ts'
import { turnOrder } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import { BAD_GUYS_SIDE } from '../../../../shared/systems/blast-em/battle/words.ts'
import type { BattleView } from '../../../../shared/systems/blast-em/battle/view.ts'
import type { TableAct, TableTurn, TableWords } from '../../../table/faces.ts'
import { asView, calledOr, forceOf } from './called.ts'
import { gadgetCalled } from './pieces.ts'

/** What can be done, under whoever would do it; and what the players do next. */

const settled = ({ fields }: Offer, name: string): unknown => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : null
}

const LAST: Readonly<Record<string, TableAct['last'] & string>> = {
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
  const does: TableWords = doing(view, offer, { attack, how: settled(offer, 'how') }) ?? {
    key: `command.${offer.command}`,
  }
  const last = LAST[offer.command]
  return { of: typeof model === 'string' ? calledOr(view, model) : null, does, ...(last && { last }) }
}

/** Which of the declared attacks is carried out. */
function resolving(view: BattleView, command: string, id: number): TableAct {
  const attack = view.exchange?.attacks.find((one) => one.id === id)
  if (!attack) return { of: null, does: { key: `command.${command}` } }
  return {
    of: calledOr(view, attack.by),
    does: {
      key: 'act.resolve',
      values: {
        with: { key: `value.${attack.attack}` },
        target: calledOr(view, attack.target),
      },
    },
  }
}

const isLedByMuster = ({ automatic }: BattleView): boolean => automatic.includes(BAD_GUYS_SIDE)

/** What an offer says more than its command does; null where that says all. */
function doing(
  view: BattleView,
  offer: Offer,
  { attack, how }: { readonly attack: unknown; readonly how: unknown },
): TableWords | null {
  if (typeof how === 'string') {
    const { inches } = offer.fields
    // Where Muster's people go its plan says (`take-positions`).
    const isPlanned = how === 'move' && offer.side === BAD_GUYS_SIDE && isLedByMuster(view)
    return {
      key: `act.${isPlanned ? 'toCover' : how}`,
      values: { most: inches?.kind === 'number' ? inches.most : 0 },
    }
  }
  if (typeof attack === 'string')
    return { key: `act.${offer.command}`, values: { with: { key: `value.${attack}` } } }
  const targets = settled(offer, 'targets')
  if (Array.isArray(targets))
    return { key: 'act.hth', values: { targets: targets.map((id) => calledOr(view, String(id))) } }
  const patient = settled(offer, 'patient')
  if (typeof patient === 'string') return { key: 'act.treat', values: { patient: calledOr(view, patient) } }
  const gadget = settled(offer, 'gadget')
  const giver = view.models.find(({ id }) => id === settled(offer, 'model'))
  const given = typeof gadget === 'number' ? giver?.carried[gadget] : undefined
  return given ? { key: 'act.handOver', values: { gadget: gadgetCalled(given.carried) } } : null
}

/** The players clockwise (line 301); the bad guys act in the fight of each. */
export function order(seen: object): readonly (readonly TableTurn[])[] {
  const { players, active, first, lost, phase } = asView(seen)
  const clockwise = turnOrder({ players }, first).filter((side) => !lost.includes(side))
  const now = clockwise.findIndex((side) => side === active)
  if (phase === 'over' || now === -1 || clockwise.length < 2) return []
  return clockwise.map((side, at) => [
    {
      id: side,
      side,
      name: players.find((one) => one.side === side)?.name ?? side,
      stands: at < now ? 'acted' : at === now ? 'now' : 'later',
    },
  ])
}

/** What the book has the players do in this step. */
export function now(seen: object): readonly TableWords[] {
  const view = asView(seen)
  const { phase, exchange, active, players } = view
  const name = players.find(({ side }) => side === active)?.name ?? ''
  const whose = forceOf(view, exchange?.moves ?? 'team')
  const isMuster = isLedByMuster(view)
  if (phase === 'over') return []
  const leader = players.find(({ side }) => side === view.leader)?.name
  if (phase === 'moving' && whose === 'badGuys' && leader !== undefined)
    return [{ key: 'now.moving.led', values: { name, leader } }]
  if (phase === 'moving' && whose === 'badGuys' && isMuster) return [{ key: 'now.moving.muster' }]
  if (phase === 'moving') return [{ key: `now.moving.${whose}`, values: { name } }]
  if (phase === 'declaring')
    return [{ key: `now.declaring.${isMuster ? 'muster' : 'all'}`, values: { name } }]
  return [{ key: `now.${phase}`, values: { name } }]
}
