import { never } from '../../../../shared/never.ts'
import type { EventOf } from '../../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import type { BattleView, Told, UnitView } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import type { Arm } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import type { Named, TableTale } from '../../../table/faces.ts'
import { sentences } from '../../../table/sentences.ts'
import { armCalled } from '../texts/called.ts'
import { asView, calledOr, targetCalled, unitOf } from './called.ts'
import { namedAmong } from './names.ts'

/** Hits of one volley that everybody remembers. */
const GREAT = 4

/** Whoever is a unit of one, with a name: it was told already how he fell. */
const fellAlone = ({ id, figures, document }: UnitView, before: readonly Told[]): boolean =>
  figures.length === 1 &&
  document.figures.every(({ name }) => name !== '') &&
  before.some((one) => one.kind === 'figures-hit' && one.unit === id && one.fate === 'killed')

const sideOf = (id: string): string => id.slice(0, id.indexOf('.'))

/** Who did it, where it is told apart: one of their own, or a gun off the table, whose crew saw nothing. */
function doneBy({ guns }: BattleView, unit: string, by: string | null): '' | 'By' | 'ByOwn' | 'ByGun' {
  if (by === null) return ''
  if (sideOf(by) === sideOf(unit)) return 'ByOwn'
  return guns[by] ? 'ByGun' : 'By'
}

/** Whose Op-Fire it was that stopped whoever moves: the last at them. */
const stopper = (before: readonly Told[], unit: string): string | null =>
  before.findLast((one): one is EventOf<'fired'> => one.kind === 'fired' && one.opFire && one.at === unit)
    ?.unit ?? null

/** How often it has happened to the same before. */
const timesOf = (before: readonly Told[], is: (one: Told) => boolean): number => before.filter(is).length

/** A sentence that says of somebody that there was an end of them. */
interface EndTale extends TableTale {
  readonly gone: string
}
/** The wounded of it were looked after: it is out of the battle, and not lost (lines 2885–2903). */
const isBroughtHome = ({ rules }: BattleView, { figures }: UnitView): boolean =>
  figures.some(({ fate }) => fate === 'stabilised' || (fate === 'wounded' && rules.untreated === 'return'))

/** A turn stands before what is told first of it. */
function turn(n: number, opening: ReturnType<typeof sentences>['opening']): TableTale {
  return {
    ...opening('turnQuiet', { n }),
    with: (next) =>
      next.key.startsWith('tale.turnQuiet') || next.key.startsWith('tale.ended') ? null : inTurn(n, next),
  }
}
const inTurn = (n: number, tale: TableTale): TableTale => ({
  ...{ key: 'tale.turn', values: { n, then: { key: tale.key, values: tale.values ?? {} } } },
  with: (next) => {
    const both = tale.with?.(next) ?? null
    return both && inTurn(n, both)
  },
})
/** What a side has come for, where that is one of the book's missions. */
function missionOf({ scenario, sides }: BattleView, side: string): Named | null {
  const aim = scenario.sides[sides.findIndex((one) => one.side === side)]?.aim
  return aim?.kind === 'mission' ? { key: `mission.${aim.mission}` } : null
}
/** Whose force it is, what it was sent for, and who is in it. */
function forceSaid(view: BattleView, at: 0 | 1): Named {
  const camp = view.sides[at]
  if (!camp) return ''
  const { side, player, force } = camp
  const units = [...view.units, ...view.crafts]
    .filter((one) => one.side === side)
    .map(({ id }) => calledOr(view, id))
  if (units.length === 0) return ''
  const mission = missionOf(view, side)
  return mission === null
    ? { key: 'tale.force', values: { player, force, units } }
    : { key: 'tale.forceFor', values: { player, force, mission, units } }
}

const isEnd = (tale: TableTale): tale is EndTale => 'gone' in tale
const ended = (tale: TableTale, gone: string): EndTale => ({ ...tale, gone })

/** What the report of a battle tells: what everybody talks about afterwards, and not each die. */
export function tale(
  event: object,
  { names }: Pick<FightSummary, 'names'>,
  seen: object,
  wording: (key: string) => string,
  then: readonly { readonly kind: string }[] = [],
): TableTale | null {
  const before = then as readonly Told[]
  const view = asView(seen)
  const told = event as Told
  const of = (id: string | null): Named => calledOr(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string): string => names[side] ?? side
  const { words, opening } = sentences(wording)
  const weapon = (what: Arm | null): Named => (what === null ? { key: 'tale.closeIn' } : armCalled(what))
  const doer = (by: string | null): Named => {
    const gun = by === null ? undefined : view.guns[by]
    return gun ? armCalled(gun.weapon) : of(by)
  }
  const isRally =
    (unit: string) =>
    (one: Told): boolean =>
      one.kind === 'morale-tested' && one.unit === unit && one.outcome === 'rallied'
  /** Told the first time, and once more the third. */
  const again = (key: string, unit: string, is: (one: Told) => boolean): TableTale | null => {
    const times = timesOf(before, is)
    return times === 0 || times === 2 ? words(times === 0 ? key : `${key}Thrice`, { who: of(unit) }) : null
  }
  const repulsed = (unit: string): TableTale | null => {
    const by = stopper(before, unit)
    return by === null || timesOf(before, (one) => one.kind === 'repulsed' && one.unit === unit) > 0
      ? again('repulsed', unit, (one) => one.kind === 'repulsed' && one.unit === unit)
      : words('repulsedBy', { who: of(unit), by: of(by) })
  }
  const isOnOwn = ({ by, struck }: EventOf<'blast-fell'>): boolean =>
    by !== null && struck.some((id) => sideOf(id) === sideOf(by))
  /** With the end of one of them it is one sentence. */
  const assaulted = (how: 'taken' | 'held' | 'overrun', who: string, other: string): TableTale => {
    const values = { who: of(who), other: of(other) }
    return {
      ...words(`assault.${how}`, values),
      with: (next) => {
        const end = isEnd(next) ? (next.gone === other ? 'Gone' : next.gone === who ? 'Lost' : null) : null
        return end === null ? null : words(`assault.${how}${how === 'overrun' ? 'Gone' : end}`, values)
      },
    }
  }
  switch (told.kind) {
    case 'hidden':
      return told.of === 'begun'
        ? opening('begun', {
            sides: view.sides.map(({ player }) => player),
            place: view.scenario.name,
            one: forceSaid(view, 0),
            other: forceSaid(view, 1),
          })
        : null
    case 'round-begun':
      return told.round === 1 ? opening('first') : turn(told.round, opening)
    case 'marker-shown':
      return told.unit === null ? null : words('found', { who: of(told.unit) })
    case 'morale-tested':
      return told.outcome === 'rallied' ? again('rallied', told.unit, isRally(told.unit)) : null
    case 'berserk':
      return words('berserk', { who: of(told.unit) })
    case 'heart-lost':
      return opening('heartLost', { name: nameOf(told.side), share: Math.round(told.share * 100) })
    case 'repulsed':
      return repulsed(told.unit)
    case 'mine-met':
      return told.outcome === 'blew' ? words('mine', { who: of(told.unit) }) : null
    case 'fired':
      return told.hits >= GREAT && !told.opFire && told.weapon !== null
        ? words('great', { who: of(told.unit), at: of(told.at), with: weapon(told.weapon) })
        : null
    case 'blast-fell':
      return told.struck.length === 0
        ? null
        : words(isOnOwn(told) ? 'blastOwn' : 'blast', { with: weapon(told.weapon), who: all(told.struck) })
    case 'figures-hit': {
      const known = told.fate === 'killed' ? namedAmong(view, told.unit, told.figures) : []
      if (known.length === 0) return null
      const fell = words(`fallen${doneBy(view, told.unit, told.by)}`, { who: known, by: doer(told.by) })
      // A unit of one is gone with him.
      return unitOf(view, told.unit)?.figures.length === 1 ? ended(fell, told.unit) : fell
    }
    case 'leader-lost':
      return words('leaderLost', { who: of(told.unit) })
    case 'penetrated':
      return told.damage === 'immobilised' ? words('stopped', { craft: of(told.craft) }) : null
    case 'work-lost':
      return words('workLost', { work: of(told.work) })
    case 'lost': {
      if (told.fate !== 'destroyed') return words(`lost.${told.fate}`, { who: of(told.unit) })
      const unit = unitOf(view, told.unit)
      if (unit && fellAlone(unit, before)) return null
      if (!before.some(({ kind }) => kind === 'round-begun')) return words('ambushed', { who: of(told.unit) })
      const values = { who: of(told.unit), by: doer(told.by) }
      const end = unit === null ? 'wrecked' : isBroughtHome(view, unit) ? 'carriedOff' : 'wipedOut'
      return ended(words(`${end}${doneBy(view, told.unit, told.by)}`, values), told.unit)
    }
    case 'assault-decided': {
      const { attacker, defender, winner, overrun } = told
      if (winner === null) return words('assault.draw', { who: of(attacker), other: of(defender) })
      const loser = winner === attacker ? defender : attacker
      if (overrun) return assaulted('overrun', winner, loser)
      return assaulted(winner === attacker ? 'taken' : 'held', attacker, defender)
    }
    case 'infected':
      return told.count === 0 ? null : words('infected', { who: of(told.unit) })
    case 'called':
      return words(`called.${told.outcome}`, { who: of(told.unit) })
    case 'anti-air-fired':
      return told.killed === 0 ? null : words('antiAir')
    case 'power-used':
      return told.successes === 0
        ? null
        : words('power', {
            ...{ who: of(told.unit), at: of(told.at) },
            power: { key: `power.${told.power}` },
          })
    case 'recovered':
      return told.fate === 'up' && namedAmong(view, told.unit, [told.figure]).length > 0
        ? words('recovered', { who: namedAmong(view, told.unit, [told.figure]) })
        : null
    case 'used':
      return told.what === 'lastStand' || told.what === 'combatDrugs'
        ? words(`used.${told.what}`, { who: of(told.unit) })
        : null
    case 'charges-rigged':
      return told.step === 'destroyed' || told.step === 'badlyDamaged'
        ? words(`charges.${told.step}`, { who: of(told.unit), target: targetCalled(view, told.target) })
        : null
    case 'tasked':
      return told.outcome === 'done' ? words('tasked', { who: of(told.unit), about: told.about }) : null
    case 'villain-rose':
      return told.rose ? words('rose', { who: of(told.unit) }) : null
    case 'noted':
      return { key: 'tale.noted', values: { name: nameOf(told.side), text: told.text } }
    case 'recorded': {
      const lost = [
        ...told.units.filter(({ routed }) => routed).map(({ unit }) => unit),
        ...told.crafts.filter(({ destroyed }) => destroyed).map(({ craft }) => craft),
      ]
      return lost.length === 0 ? opening('recorded') : opening('recordedLost', { who: all(lost) })
    }
    case 'ended': {
      if (told.won === null) return opening('ended.open')
      const values = {
        name: nameOf(told.won),
        n: timesOf(before, ({ kind }) => kind === 'round-begun'),
      }
      const mission = missionOf(view, told.won)
      if (told.how !== 'mission') return opening('ended.won', values)
      return mission === null
        ? opening('ended.mission', values)
        : opening('ended.missionIs', { ...values, mission })
    }
    // What the log has, and no report tells.
    case 'action-chosen':
    case 'activated':
    case 'activation-ended':
    case 'answered':
    case 'asked':
    case 'assaulted':
    case 'attached':
    case 'begun':
    case 'boarded':
    case 'bogged':
    case 'broke':
    case 'busied':
    case 'counter-set':
    case 'crew-hit':
    case 'craft-put-right':
    case 'deployed':
    case 'dice-moved':
    case 'done':
    case 'driven':
    case 'edge-won':
    case 'dug-in':
    case 'exceptional-rolled':
    case 'fell-back':
    case 'fire-ignored':
    case 'followed':
    case 'got-out':
    case 'guns-rolled':
    case 'handed-over':
    case 'hid':
    case 'initiative-won':
    case 'intercepted':
    case 'judged':
    case 'landed':
    case 'luck-kept':
    case 'marked':
    case 'markers-dealt':
    case 'mission-taken':
    case 'missions-rolled':
    case 'orders-carried':
    case 'orders-disclosed':
    case 'orders-given':
    case 'markers-laid':
    case 'marking-turned':
    case 'mines-laid':
    case 'missed':
    case 'moved':
    case 'nerves-tested':
    case 'phase-entered':
    case 'photo-taken':
    case 'pin-given-up':
    case 'placed':
    case 'point-blocked':
    case 'point-spent':
    case 'marks-put-right':
    case 'put-right':
    case 'quieted':
    case 'recon-counted':
    case 'recon-ended':
    case 'recon-sent':
    case 'resolve-known':
    case 'resolve-lost':
    case 'response-tested':
    case 'rolled':
    case 'scattered':
    case 'scouted':
    case 'side-turned':
    case 'smoke-laid':
    case 'steadied':
    case 'strode':
    case 'struck':
    case 'trait-given':
    case 'turn-ended':
    case 'used-this-turn':
    case 'work-built':
    case 'work-put-right':
      return null
    default:
      return never(told)
  }
}
