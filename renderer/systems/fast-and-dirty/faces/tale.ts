import { never } from '../../../../shared/never.ts'
import type { Told, UnitView } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
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
const fellAlone = (
  { id, figures, document }: UnitView,
  before: readonly { readonly kind: string }[],
): boolean =>
  figures.length === 1 &&
  document.figures.every(({ name }) => name !== '') &&
  (before as readonly Told[]).some(
    (one) => one.kind === 'figures-hit' && one.unit === id && one.fate === 'killed',
  )

/** What the report of a battle tells: what everybody talks about afterwards, and not each die. */
export function tale(
  event: object,
  { names }: Pick<FightSummary, 'names'>,
  seen: object,
  wording: (key: string) => string,
  before: readonly { readonly kind: string }[] = [],
): TableTale | null {
  const view = asView(seen)
  const told = event as Told
  const of = (id: string | null): Named => calledOr(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string): string => names[side] ?? side
  const { words, opening } = sentences(wording)
  const weapon = (what: Arm | null): Named => (what === null ? { key: 'tale.closeIn' } : armCalled(what))
  switch (told.kind) {
    case 'hidden':
      return told.of === 'begun'
        ? opening('begun', { sides: view.sides.map(({ player }) => player), place: view.scenario.name })
        : null
    case 'round-begun':
      return told.round === 1 ? opening('first') : null
    case 'marker-shown':
      return told.unit === null ? null : words('found', { who: of(told.unit) })
    case 'morale-tested':
      return told.outcome === 'rallied' ? words('rallied', { who: of(told.unit) }) : null
    case 'berserk':
      return words('berserk', { who: of(told.unit) })
    case 'heart-lost':
      return opening('heartLost', { name: nameOf(told.side) })
    case 'repulsed':
      return words('repulsed', { who: of(told.unit) })
    case 'mine-met':
      return told.outcome === 'blew' ? words('mine', { who: of(told.unit) }) : null
    case 'fired':
      return told.hits >= GREAT && !told.opFire && told.weapon !== null
        ? words('great', { who: of(told.unit), at: of(told.at), with: weapon(told.weapon) })
        : null
    case 'blast-fell':
      return told.struck.length === 0
        ? null
        : words('blast', { with: weapon(told.weapon), who: all(told.struck) })
    case 'figures-hit': {
      const known = told.fate === 'killed' ? namedAmong(view, told.unit, told.figures) : []
      if (known.length === 0) return null
      return told.by === null
        ? words('fallen', { who: known })
        : words('fallenTo', { who: known, by: of(told.by) })
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
      const isUnit = unit !== null
      const values = { who: of(told.unit), by: of(told.by) }
      return words(`${isUnit ? 'wipedOut' : 'wrecked'}${told.by === null ? '' : 'By'}`, values)
    }
    case 'assault-decided': {
      const { attacker, defender, winner, overrun } = told
      if (winner === null) return words('assault.draw', { who: of(attacker), other: of(defender) })
      const loser = winner === attacker ? defender : attacker
      if (overrun) return words('assault.overrun', { who: of(winner), other: of(loser) })
      const how = winner === attacker ? 'taken' : 'held'
      return words(`assault.${how}`, { who: of(attacker), other: of(defender) })
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
    case 'ended':
      return told.won === null
        ? opening('ended.open')
        : opening(`ended.${told.how === 'mission' ? 'mission' : 'won'}`, { name: nameOf(told.won) })
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
