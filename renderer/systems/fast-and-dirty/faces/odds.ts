import { percentOf } from '../../../odds/percent.ts'
import type { Filled, Offer } from '../../../../shared/battle/field.ts'
import type { Charge } from '../../../../shared/systems/fast-and-dirty/battle/documents/steps.ts'
import { fightersIn } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { stance } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { partnerOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import { seenState } from '../../../../shared/systems/fast-and-dirty/battle/seen.ts'
import {
  activationChanged,
  newActivation,
} from '../../../../shared/systems/fast-and-dirty/battle/state/change.ts'
import {
  has,
  isUnit,
  markerOf,
  pieceIn,
  rulesOf,
  unitIn,
} from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type {
  BattleState,
  CraftState,
  UnitState,
} from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import {
  CHARGE_BARS,
  chargeOdds,
  stormingOdds,
} from '../../../../shared/systems/fast-and-dirty/odds/assaulting.ts'
import {
  callTold,
  orderTold,
  powerTold,
  type Order,
} from '../../../../shared/systems/fast-and-dirty/odds/orders.ts'
import {
  bandEnds,
  SHOT_BARS,
  shotOdds,
  strikeOdds,
  type ShotSaid,
} from '../../../../shared/systems/fast-and-dirty/odds/shooting.ts'
import { moraleTold, responseTold } from '../../../../shared/systems/fast-and-dirty/odds/spirit.ts'
import { atLeast, meanOf } from '../../../../shared/systems/fast-and-dirty/chances/spread.ts'
import { APTITUDES, COVERS, FACES, POWERS } from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { TableWords } from '../../../table/faces.ts'
import { citedForm } from '../../../texts/cited.ts'
import { fightSaid, shotSaid, stormSaid, toldSaid, type OddsSaid } from '../odds/saying.ts'
import { asView, calledOr } from './called.ts'

/** What an act would come to, with everything that weighs on it, before the dice: as the book of odds has it. */

type Chosen = Readonly<Record<string, Filled>>
type Piece = UnitState | CraftState

export function odds({ command }: Offer, chosen: Chosen, seen: object): readonly TableWords[] {
  const view = asView(seen)
  const state = seenState(view)
  const piece = pieceIn(state, idOf(chosen.unit))
  if (command === 'settle-blast')
    return blastOdds(state, chosen).map(({ id, values }) => ({
      key: 'odds.struck',
      values: { ...values, who: calledOr(view, id) },
    }))
  if (command === 'fight' || command === 'storm') return contactOdds(state, chosen)
  if (!piece) return []
  switch (command) {
    case 'activate':
      return activationOdds(state, piece, chosen)
    case 'shoot':
    case 'shell':
      return shotLines(state, piece, chosen).filter(({ values }) => !isRepulse(values?.what))
    case 'free-shot':
      return shotLines(state, piece, { ...chosen, free: true }).filter(
        ({ values }) => !isRepulse(values?.what),
      )
    case 'op-fire':
    case 'op-shell':
      return [{ key: 'odds.opFire' }, ...shotLines(state, piece, chosen)]
    case 'charge':
      return isUnit(piece) ? chargeLines(state, piece, chosen) : []
    case 'call-artillery': {
      const gun = state.guns[idOf(chosen.gun) ?? '']
      return gun ? saying(toldSaid(callTold(state, piece.id, gun.quality))) : []
    }
    case 'use-power':
      return saying(toldSaid(powerTold(state, piece.id, wordIn(POWERS, chosen.power) ?? POWERS[0])))
    case 'rig':
    case 'detonate':
    case 'attempt':
    case 'recover':
      return orderLines(state, piece, ORDER_OF[command], chosen)
    default:
      return []
  }
}

/** Only Op-Fire turns a vehicle away (line 1462). */
const isRepulse = (what: unknown): boolean =>
  typeof what === 'object' && what !== null && 'key' in what && what.key === 'odds.book.chance.repulsed'

const ORDER_OF = { rig: 'rig', detonate: 'detonate', attempt: 'task', recover: 'aid' } as const

const idOf = (filled: Filled | undefined): string | null => (typeof filled === 'string' ? filled : null)
const numberOf = (filled: Filled | undefined): number | null => (typeof filled === 'number' ? filled : null)
const wordIn = <Word extends string>(words: readonly Word[], filled: Filled | undefined): Word | null =>
  words.find((one) => one === filled) ?? null

/** Chances that are any, then what they come from. */
function saying({ chances, reasons }: OddsSaid): TableWords[] {
  return [
    ...chances.flatMap(({ says, chance }): TableWords[] =>
      chance > 0 ? [{ key: 'odds.chance', values: { what: inBook(says), chance: percentOf(chance) } }] : [],
    ),
    ...reasons.map(({ says, at }) =>
      at === null
        ? inBook(says)
        : { key: 'odds.because', values: { what: inBook(says), at, n: citedForm(at) } },
    ),
  ]
}
/** Words of the book of odds, as they stand among those of the table. */
const inBook = (says: TableWords): TableWords => ({ ...says, key: `odds.book.${says.key}` })
const barred = (bar: string, at: string): TableWords[] =>
  saying({ chances: [], reasons: [{ says: { key: `bar.${bar}` }, at }] })

function orderLines(state: BattleState, { id }: Piece, order: Order, { skill }: Chosen): TableWords[] {
  return saying(toldSaid(orderTold(state, id, order, wordIn(APTITUDES, skill))))
}

/** As it is once it has taken its drugs. */
const drugged = (state: BattleState, { id }: Piece): BattleState => ({
  ...state,
  activation: { ...newActivation(id), drugged: true },
})

/** Morale where it will be tested, and Command Response where it will be thrown. */
function activationOdds(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  if (piece.fate !== 'onTable' && piece.fate !== 'hidden') return []
  const unit = isUnit(piece) ? piece : null
  const isLucky = chosen.lucky === true
  // The berserk with an enemy in reach never look at their losses, and nobody orders them or the drugged (lines 1707, 1719).
  const isBerserk = unit?.fate === 'onTable' && chosen.reach === true && has(state, unit, 'berserk')
  const isDrugged = chosen.drugs === true
  const { tests } = stance(isDrugged ? drugged(state, piece) : state, piece, {
    controlled: chosen.controlled === true || isBerserk,
    terrified: chosen.terrified === true,
  })
  const responds =
    unit?.fate === 'onTable' &&
    !isBerserk &&
    !isDrugged &&
    rulesOf(state).commandResponse &&
    !has(state, unit, 'aggressive') &&
    (markerOf(state, unit) !== null || chosen.close === true)
  const morale = { inspired: chosen.inspired === true, lucky: isLucky }
  return [
    ...(unit && chosen.hides === true ? orderLines(state, unit, 'hide', chosen) : []),
    ...(tests ? saying(toldSaid(moraleTold(state, piece.id, morale))) : []),
    ...(responds ? saying(toldSaid(responseTold(state, piece.id, chosen.rerolls === true || isLucky))) : []),
  ]
}

/** A shot as far as it is chosen; as long as nobody has measured, at the far end of each band. */
function shotLines(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  const [other, mount, inches] = [idOf(chosen.at) ?? '', idOf(chosen.mount), numberOf(chosen.inches)]
  const laid = { state, one: piece.id, other }
  const said: Omit<ShotSaid, 'inches'> = {
    cover: wordIn(COVERS, chosen.cover) ?? pieceIn(state, other)?.cover ?? 'none',
    face: wordIn(FACES, chosen.face) ?? 'front',
    ...{ bunched: chosen.bunched === true, open: chosen.open === true, joint: chosen.joint === true },
    ...{ crossfire: chosen.crossfire === true, lucky: chosen.lucky === true },
    ...{ alien: chosen.alien === true, wet: chosen.wet === true },
    free: chosen.free === true,
  }
  const at = (far: number) => shotOdds(laid, mount, { ...said, inches: far })
  if (inches === null)
    return bandEnds(laid, mount).flatMap(({ band, inches: far }): TableWords[] => {
      const found = at(far)
      if ('bar' in found) return []
      const chance = percentOf(1 - (found.hits[0] ?? 0))
      const values = {
        band: { key: `band.${band}` },
        inches: far,
        chance,
        mean: meanOf(found.hits).toFixed(1),
      }
      return [{ key: 'odds.atBand', values }]
    })
  const found = at(inches)
  return 'bar' in found
    ? barred(found.bar, SHOT_BARS[found.bar])
    : saying(shotSaid(found, inches, rulesOf(state)))
}

/** Of each of those who are said to be in it. */
function blastOdds(state: BattleState, { struck }: Chosen) {
  const [step] = state.steps
  if (step?.kind !== 'inside' || !Array.isArray(struck)) return []
  return (struck as readonly Filled[]).flatMap((one) => {
    const entry = one !== null && typeof one === 'object' && !Array.isArray(one) ? (one as Chosen) : {}
    const id = idOf(entry.piece)
    const unit = unitIn(state, id)
    if (id === null || !unit) return []
    const said = {
      cover: wordIn(COVERS, entry.cover) ?? 'none',
      bunched: entry.bunched === true,
      open: entry.open === true,
      ...{ wet: step.wet === true, alien: step.alien === true },
    }
    const { foot } = strikeOdds(state, unit, step.weapon, step.by, said, 1)
    if (!foot) return []
    return [
      { id, values: { falls: percentOf(atLeast(foot.harm.fallen, 1)), pinned: percentOf(foot.pinned) } },
    ]
  })
}

/** As if all of both came into contact: how many do is counted when they are there. */
function chargeLines(now: BattleState, unit: UnitState, chosen: Chosen): TableWords[] {
  const isDrugged = chosen.drugs === true
  const state = isDrugged ? activationChanged(now, { drugged: true }) : now
  const at = idOf(chosen.at) ?? ''
  const charge = { by: unit.id, at, joint: chosen.joint === true && partnerOf(state, unit) !== null }
  const target = unitIn(state, at)
  return [
    { key: 'odds.ifAll' },
    ...clash(state, charge, {
      own: fightersIn(state, { unit, joint: charge.joint }),
      enemy: target ? fightersIn(state, { unit: target, joint: false }) : 0,
      ...{ alien: false, berserk: isDrugged, dared: false },
    }),
  ]
}

/** What was counted. */
function contactOdds(state: BattleState, chosen: Chosen): TableWords[] {
  const [step] = state.steps
  const unit = step?.kind === 'contact' ? unitIn(state, step.charge.by) : null
  if (step?.kind !== 'contact' || !unit) return []
  const { charge } = step
  const [own, enemy] = [numberOf(chosen.own), numberOf(chosen.enemy)]
  const isFight = unitIn(state, charge.at) !== null
  if (isFight && (own === null || enemy === null)) return []
  return clash(state, charge, {
    ...{ own: own ?? fightersIn(state, { unit, joint: charge.joint }), enemy: enemy ?? 0 },
    ...{ alien: chosen.alien === true, berserk: false, dared: true },
  })
}

function clash(
  state: BattleState,
  { by: one, at: other, joint }: Pick<Charge, 'by' | 'at' | 'joint'>,
  { dared, ...said }: Record<'own' | 'enemy', number> & Record<'alien' | 'berserk' | 'dared', boolean>,
): TableWords[] {
  const laid = { state, one, other }
  if (unitIn(state, other)) {
    const fought = chargeOdds(laid, { ...said, joint, freeShot: null })
    return 'bar' in fought ? barred(fought.bar, CHARGE_BARS[fought.bar]) : saying(fightSaid(fought))
  }
  const stormed = stormingOdds(laid, { ...said, joint }, dared)
  if ('bar' in stormed) return barred(stormed.bar, CHARGE_BARS[stormed.bar])
  const isVain = stormed.isCraft ? stormed.damaged === 0 : stormed.destroyed === 0
  return [...(isVain ? [{ key: 'odds.vain' }] : []), ...saying(stormSaid(stormed))]
}
