import { AS_IT_LIES } from '../../../../shared/dice/source.ts'
import { never } from '../../../../shared/never.ts'
import type { Reason } from '../../../../shared/systems/fast-and-dirty/battle/documents/fields.ts'
import type { EventOf } from '../../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import { MISSIONS } from '../../../../shared/systems/fast-and-dirty/words.ts'
import { reconReturn } from '../../../../shared/systems/fast-and-dirty/scenarios.ts'
import type { Posture } from '../../../../shared/systems/fast-and-dirty/documents/orders.ts'
import type { BattleView, Told, UnitView } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import type { Purpose } from '../../../../shared/systems/fast-and-dirty/battle/words.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { asideLine, isAside } from '../../../table/asides.ts'
import type { Named, TableLine, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { armCalled } from '../texts/called.ts'
import { asView, calledOr, mountCalled, objectiveCalled, targetCalled, unitOf } from './called.ts'
import { figuresCalled } from './names.ts'

/** What each event of a battle says in the log. */

type Names = FightSummary['names']
type Values = NonNullable<TableWords['values']>

export function line(event: object, { names }: { readonly names: Names }, seen: object): TableLine | null {
  const told = event as Told
  const says = saying(told, asView(seen), names)
  if (!says) return null
  const alone = { ...says, side: sideOf(told) }
  // With the only one of it the unit is lost.
  if (says.key === 'line.alone.killed')
    return { ...alone, with: (next) => (isSameLost(alone, next) ? alone : null) }
  if (told.kind !== 'rolled') return alone
  return GUARDS.includes(told.purpose) ? guarding(alone) : striking(told, alone)
}

const isSameLost = ({ values }: TableLine, next: TableLine): boolean =>
  next.key === 'line.lost.destroyed' && JSON.stringify(next.values?.who) === JSON.stringify(values?.who)

/** What a hit does is one die against another: both are told in one line (lines 832–861, 916–940). */
const STRIKES: readonly Purpose[] = ['damage', 'penetration']
const GUARDS: readonly Purpose[] = ['armour', 'vehicle-armour']
/** What a hit is thrown against. */
const guarding = (alone: TableLine): TableLine & { readonly guards: true } => ({ ...alone, guards: true })
const striking = ({ purpose }: Extract<Told, { kind: 'rolled' }>, alone: TableLine): TableLine =>
  STRIKES.includes(purpose)
    ? {
        ...alone,
        with: (next) =>
          'guards' in next
            ? { ...words('dice.against', { strikes: alone, guards: next }), side: alone.side }
            : null,
      }
    : alone

/** Whose doing it was: its side's, or that of whoever did it, whose id begins with it. */
function sideOf(told: Told): string | null {
  if ('side' in told && told.side !== null) return told.side
  const by = 'by' in told ? told.by : null
  const id = by ?? actorOf(told)
  return id === null ? null : id.slice(0, id.indexOf('.'))
}

function actorOf(told: Told): string | null {
  if ('unit' in told && told.unit !== null) return told.unit
  if ('craft' in told) return told.craft
  if ('attacker' in told) return told.attacker
  return 'gun' in told ? told.gun : 'marker' in told ? told.marker : null
}

const words = (key: string, values: Values = {}): TableWords => ({ key: `line.${key}`, values })
const plain = (key: string): TableWords => ({ key })

/** Where the book has what is added, by the reason. */
const LINES: Readonly<Record<Reason['code'], number>> = {
  ...{ quality: 803, band: 794, riflemen: 802, saws: 805, weapons: 808, suppressed: 806, traits: 807 },
  ...{ targetSuppressed: 797, targetBunched: 798, targetNonCombatant: 799, targetRabbleInOpen: 800 },
  ...{ targetSniper: 801, other: 790, charging: 1029, grenades: 1028, armour: 1030, outnumber: 1031 },
  ...{ powerArmour: 1033, officer: 1440, personality: 1472, power: 1528, crewLost: 1322, few: 832 },
  ...{ bounded: 1379, water: 1888, targeting: 1884, hero: 1757, team: 1328, ownTrait: 319 },
}
/** Quality and range have a row for each number. */
const ROWS: Readonly<Partial<Record<Reason['code'], Readonly<Record<number, number>>>>> = {
  quality: { 1: 803, 2: 804 },
  band: { 2: 794, [-2]: 795, [-4]: 796 },
}
/** Hand to hand the same word stands for another row. */
const AT_ASSAULT: Readonly<Partial<Record<Reason['code'], number>>> = {
  ...{ quality: 1032, weapons: 1035, traits: 1034 },
}

/** A strike has a table of its own. */
const AT_STRIKE: Readonly<Partial<Record<Reason['code'], number>>> = {
  ...{ targetSuppressed: 999, targetRabbleInOpen: 1000, targetBunched: 1001, targetNonCombatant: 1002 },
}
type Roll = 'fire' | 'strike' | 'assault'

const lineOf = ({ code, add }: Reason, roll: Roll): number =>
  (roll === 'assault' ? AT_ASSAULT : roll === 'strike' ? AT_STRIKE : {})[code] ??
  (roll === 'assault' ? undefined : ROWS[code]?.[add]) ??
  LINES[code]

/** Numbers with what made them, each with its line of the book. */
const reasonWords = (reasons: readonly Reason[], roll: Roll): TableWords[] =>
  reasons.map(({ code, add, name = '' }) => ({
    // No line of the book gives a strike what the weapon adds: it is ruled so.
    key: roll === 'strike' && code === 'weapons' ? 'reason.weaponsRuled' : `reason.${code}`,
    values: { add: signed(add), name, line: String(lineOf({ code, add }, roll)) },
  }))

/** What the dice showed, and what was added to it. */
function made(total: number, reasons: readonly Reason[], roll: Roll = 'fire'): Values {
  const added = reasons.reduce((sum, { add }) => sum + add, 0)
  return {
    total: signedBelow(total),
    dice: total - added,
    reasons:
      reasons.length === 0 ? '' : { key: 'line.reasons', values: { reasons: reasonWords(reasons, roll) } },
  }
}

/** Dice that what comes of them tells, or that only choose among several. */
const UNTOLD: readonly Purpose[] = [
  'mission',
  'exceptional',
  'initiative',
  'movement',
  'scatter',
  'direction',
  'weapon-lost',
  'who-falls',
]

function saying(told: Told, view: BattleView, names: Names): TableWords | null {
  const of = (id: string | null): Named => calledOr(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string): string => names[side] ?? side
  if (isAside(told)) return asideLine(told, nameOf, of)
  const reason = (text: string): Named =>
    text === '' ? '' : { key: 'line.because', values: { reason: text } }
  switch (told.kind) {
    case 'orders-given':
      return words('ordersGiven', { name: nameOf(told.side), ...postureSaid(told) })
    case 'orders-disclosed':
      return words('ordersDisclosed', {
        orders: told.orders.map((one) => ({
          key: 'line.posture',
          values: { name: nameOf(one.side), ...postureSaid(one) },
        })),
      })
    case 'missions-rolled':
      return words(told.favoured.length === 0 ? 'missionsRolled' : 'missionsFavoured', {
        ...{ name: nameOf(told.side), favoured: told.favoured.map((one) => plain(`mission.${one}`)) },
        totals: MISSIONS.map((mission, at) => ({
          key: 'line.missionTotal',
          values: { mission: plain(`mission.${mission}`), n: String(told.totals[at] ?? 0) },
        })),
      })
    case 'mission-taken':
      return words('missionTaken', { name: nameOf(told.side), mission: plain(`mission.${told.mission}`) })
    case 'orders-carried':
      return told.missions[0] === told.missions[1]
        ? words('ordersCancelled', { mission: plain('mission.escalatingEngagement') })
        : null
    case 'trait-given':
      return words('traitGiven', { who: of(told.unit), trait: plain(`trait.${told.trait}`) })
    case 'exceptional-rolled':
      return told.traits.length === 0
        ? words('exceptionalNone', { name: nameOf(told.side) })
        : words('exceptional', {
            name: nameOf(told.side),
            traits: told.traits.map((trait) => plain(`trait.${trait}`)),
          })
    case 'work-built':
      return words('workBuilt', { name: nameOf(told.side), work: plain(`work.${told.what}`) })
    case 'dug-in':
      return told.work === null ? null : words('dugIn', { who: of(told.unit), work: of(told.work) })
    case 'mines-laid':
      return words(told.heavy ? 'minesLaid.heavy' : 'minesLaid.light', {
        ...{ name: nameOf(told.side), work: of(told.work), n: told.real },
      })
    case 'guns-rolled':
      return words('gunsRolled', {
        name: nameOf(told.side),
        guns: told.weapons.map((weapon) => plain(`weapon.${weapon}`)),
      })
    case 'recon-sent':
      return words('reconSent', { who: all(told.units), name: nameOf(told.side), n: told.units.length })
    case 'deployed':
      return told.objective === undefined
        ? words('deployed', { name: nameOf(told.side) })
        : words('deployedFor', {
            name: nameOf(told.side),
            which: objectiveCalled(view, told.objective) ?? '',
          })
    case 'placed':
      if (told.arrives) return words('arrives', { who: of(told.unit) })
      return told.fate === 'offBoard' ? words('offBoard', { who: of(told.unit) }) : null
    case 'recon-counted':
      return words('reconPoints', { name: nameOf(told.side), n: told.points })
    case 'markers-dealt':
      return words('markersDealt', {
        ...{ name: nameOf(told.side), n: told.markers.length, real: told.real.length },
      })
    case 'markers-laid':
      return words('markersLaid', { name: nameOf(told.side), n: told.markers.length })
    case 'point-spent':
      return words(`pointSpent.${told.what}`, { name: nameOf(told.side), markers: all(told.markers) })
    case 'point-blocked':
      return words(told.succeeded ? 'blocked' : 'notBlocked', { name: nameOf(told.side) })
    case 'marker-shown':
      return told.unit === null
        ? words('markerEmpty', { marker: of(told.marker) })
        : words('markerShown', { marker: of(told.marker), who: of(told.unit) })
    case 'recon-ended':
      return words('reconEnded', { name: nameOf(told.side) })
    case 'rolled':
      return diceSaid(
        told,
        { who: told.unit === null ? nameOf(told.side) : of(told.unit) },
        unitOf(view, told.unit)?.traitsNow ?? [],
      )
    case 'round-begun':
      return words('round', { n: told.round })
    case 'initiative-won':
      return words(isTie(told.natural) ? 'initiativeTie' : 'initiative', {
        name: nameOf(told.side),
        dice: told.natural.map(({ side, die }) => ({
          key: 'line.initiativeDie',
          values: { name: nameOf(side), die },
        })),
      })
    case 'activated':
      return told.along.length === 0
        ? words('activated', { who: of(told.unit) })
        : words('activatedAlong', { who: of(told.unit), along: all(told.along) })
    case 'action-chosen':
      return told.action === 'none'
        ? null
        : words('action', { who: of(told.unit), action: plain(`line.does.${told.action}`) })
    case 'done':
      return DONE.includes(told.deed) ? words(`done.${told.deed}`, { who: of(told.unit) }) : null
    case 'busied':
      return told.figures === 0 ? null : words('busied', { who: of(told.unit), n: told.figures })
    case 'strode':
      return words('strode', {
        ...{ who: of(told.unit), intent: plain(`line.intent.${told.intent}`) },
        ...{ move: told.move, rush: told.rush },
      })
    case 'followed':
      return told.unit === null ? null : words(told.must ? 'follows' : 'mayFollow', { who: of(told.unit) })
    case 'quieted':
      return words('quieted', { name: nameOf(told.side) })
    case 'turn-ended':
      return words('turnEnded')
    case 'judged':
      return told.touched.length > 0
        ? words('touched', { name: nameOf(told.side), n: told.touched.length })
        : words(told.met ? 'met' : 'unmet', { name: nameOf(told.side) })
    case 'ended':
      return words(told.won === null ? `ended.open.${told.how}` : `ended.won.${told.how}`, {
        name: told.won === null ? '' : nameOf(told.won),
      })
    case 'resolve-known':
      return words('resolveKnown', {
        who: of(told.unit),
        resolve: plain(`resolve.${told.resolve}`),
      })
    case 'broke':
      return brokenSaid(told, of(told.unit))
    case 'steadied':
      return words('steadied', { who: of(told.unit) })
    case 'morale-tested':
      return words(`morale.${told.outcome}`, {
        ...{ who: of(told.unit), n: told.successes },
        sure: told.sure ? { key: 'line.sure', values: { n: told.sure } } : '',
      })
    case 'response-tested':
      return words(told.passed ? 'response.passed' : 'response.failed', {
        ...{ who: of(told.unit), total: signedBelow(told.total) },
        need: told.need === undefined ? '' : { key: 'line.onOrMore', values: { need: told.need } },
        parts: partsSaid(told.parts ?? []),
      })
    case 'berserk':
      return words('berserk', { who: of(told.unit) })
    case 'resolve-lost':
      return words('resolveLost', { who: of(told.unit), n: told.levels })
    case 'heart-lost':
      return words('heartLost', { name: nameOf(told.side), share: Math.round(told.share * 100) })
    case 'marked':
      return words(`marked.${told.marker ?? 'none'}`, { who: of(told.unit) })
    case 'fire-ignored':
      return words('fireIgnored', { who: of(told.unit), name: nameOf(told.side) })
    case 'moved':
      return told.inches === 0
        ? null
        : words(`moved.${told.how}`, { who: of(told.unit), n: told.inches, into: coverSaid(told.into) })
    case 'driven':
      return told.inches === 0
        ? words('drivenNowhere', { craft: of(told.craft) })
        : words(`driven.${told.speed}`, {
            ...{ craft: of(told.craft), n: told.inches, into: coverSaid(told.into) },
          })
    case 'repulsed':
      return words('repulsed', { who: of(told.unit) })
    case 'boarded':
      return words('boarded', { who: of(told.unit), craft: of(told.craft) })
    case 'got-out':
      return words('gotOut', { who: of(told.unit), craft: of(told.craft) })
    case 'attached':
      return told.to === null
        ? words('parted', { who: of(told.unit) })
        : words('joined', { who: of(told.unit), to: of(told.to) })
    case 'bogged':
      return words(told.isBogged ? 'bogged' : 'freed', { craft: of(told.craft) })
    case 'landed':
      return words(told.isLanded ? 'landed' : 'takenOff', { craft: of(told.craft) })
    case 'mine-met':
      return words(`mine.${told.outcome}`, { who: of(told.unit), marker: of(told.marker) })
    case 'hid':
      return told.markers === 0
        ? words('cameOut', { who: of(told.unit) })
        : words('hid', { who: of(told.unit), n: told.markers })
    case 'fired':
      return words(told.opFire ? 'fired.opFire' : told.free ? 'fired.free' : 'fired.shot', {
        ...{ who: of(told.unit), at: of(told.at) },
        with: told.weapon === null ? plain('called.sentryGun') : armCalled(told.weapon),
        band: told.band === null ? '' : { key: 'line.band', values: { band: plain(`range.${told.band}`) } },
        effect: { key: 'line.effect', values: { ...made(told.total, told.reasons), n: told.hits } },
      })
    case 'missed': {
      const isSniper = unitOf(view, told.unit)?.document.kind === 'sniper'
      const weapon = mountCalled(view, told.unit, told.mount)
      if (isSniper) return words('noClearShot', { who: of(told.unit) })
      return words(told.opFire ? 'rangingIn.opFire' : 'rangingIn.shot', {
        who: of(told.unit),
        with: weapon === null ? '' : { key: 'line.with', values: { weapon } },
      })
    }
    case 'blast-fell':
      return words(told.struck.length === 0 ? 'blastEmpty' : 'blast', {
        with: told.weapon === null ? plain('called.closeIn') : armCalled(told.weapon),
        who: all(told.struck),
      })
    case 'struck':
      return words('struck', {
        who: of(told.unit),
        ...made(told.total, told.reasons, 'strike'),
        n: told.hits,
      })
    case 'crew-hit':
      return words('crewHit', { craft: of(told.craft) })
    case 'luck-kept':
      return words('luckKept', { who: of(told.unit), for: plain(`purpose.${told.on}`) })
    case 'figures-hit':
      if (told.figures.length === 0) return null
      return isAlone(view, told.unit)
        ? words(`alone.${told.fate}`, { who: of(told.unit) })
        : words(`figures.${told.fate}`, {
            who: of(told.unit),
            figures: figuresCalled(view, told.unit, told.figures),
          })
    case 'leader-lost':
      return words('leaderLost', { who: of(told.unit) })
    case 'penetrated':
      return words(`penetrated.${told.damage}`, {
        craft: of(told.craft),
        weapon: mountCalled(view, told.craft, told.weapon) ?? '',
      })
    case 'work-lost':
      return words('workLost', { work: of(told.work) })
    case 'lost':
      return words(`lost.${told.fate}`, { who: of(told.unit) })
    case 'nerves-tested':
      return words(told.passed ? 'nerves.passed' : 'nerves.failed', { who: of(told.unit) })
    case 'assaulted':
      return words('assaulted', { who: of(told.unit), at: of(told.at) })
    case 'assault-decided':
      return assaultSaid(told, of)
    case 'fell-back':
      return words(told.short ? 'fellShort' : 'fellBack', { who: of(told.unit), n: told.inches })
    case 'edge-won':
      return words('edgeWon', { name: nameOf(told.side) })
    case 'infected':
      return told.count === 0 ? null : words('infected', { who: of(told.unit), n: told.count })
    case 'called':
      return told.at === undefined
        ? words(`called.${told.outcome}`, { who: of(told.unit), gun: of(told.gun) })
        : words(`calledAt.${told.outcome}`, {
            ...{ who: of(told.unit), gun: of(told.gun) },
            at: told.at === null ? { key: 'called.point' } : of(told.at),
          })
    case 'scattered':
      return told.degrees === AS_IT_LIES
        ? words('scatteredAsItLies', { who: of(told.by), n: told.inches })
        : words('scattered', { who: of(told.by), n: told.inches, hours: hoursOf(told.degrees) })
    case 'intercepted':
      return words(told.stopped ? 'intercepted' : 'notIntercepted', { who: of(told.by) })
    case 'anti-air-fired':
      return words('antiAir', { gun: of(told.gun), n: told.killed })
    case 'recovered':
      return words(`recovered.${told.fate}`, {
        who: of(told.unit),
        figures: figuresCalled(view, told.unit, [told.figure]),
      })
    case 'power-used':
      return words(told.successes === 0 ? 'power.failed' : 'power.works', {
        ...{ who: of(told.unit), at: of(told.at), power: plain(`power.${told.power}`) },
        ...{ n: told.strength, successes: told.successes },
      })
    case 'scouted':
      return words('scouted', { who: of(told.unit) })
    case 'used':
      return ONCE_TOLD.includes(told.what) ? words(`used.${told.what}`, { who: of(told.unit) }) : null
    case 'used-this-turn':
      // Of who has no clear shot the miss tells.
      return told.what === 'joined' || told.what === 'noClearShot'
        ? null
        : words(`usedNow.${told.what}`, { who: of(told.unit) })
    case 'smoke-laid':
      return words('smoke', { who: of(told.unit) })
    case 'charges-rigged':
      return words(`charges.${told.step}`, { who: of(told.unit), target: targetCalled(view, told.target) })
    case 'tasked':
      return words(`tasked.${told.outcome}`, { who: of(told.unit), about: told.about })
    case 'villain-rose':
      return words(told.rose ? 'rose' : 'notRisen', { who: of(told.unit) })
    case 'put-right':
      return words('putRight', {
        who: of(told.unit),
        figures: told.figures.map(({ figure, fate }) => ({
          key: `line.figureIs.${fate}`,
          values: { who: figuresCalled(view, told.unit, [figure]) },
        })),
        reason: reason(told.reason),
      })
    case 'marks-put-right':
      return words('putRight', {
        who: of(told.unit),
        figures: [
          plain(`line.markIs.${told.mark ?? 'none'}`),
          plain(`line.coverIs.${told.cover}`),
          plain(told.acted ? 'line.hasActed' : 'line.mayAct'),
          ...(told.resolveLost > 0 ? [{ key: 'line.resolveIs', values: { n: told.resolveLost } }] : []),
        ],
        reason: reason(told.reason),
      })
    case 'craft-put-right':
      return words('craftPutRight', {
        ...{ craft: of(told.craft), crew: told.crew, hits: told.hits, reason: reason(told.reason) },
        moves: plain(told.immobilised ? 'line.standsStill' : 'line.canDrive'),
      })
    case 'work-put-right':
      return words(told.stands ? 'workStands' : 'workGone', {
        work: of(told.work),
        reason: reason(told.reason),
      })
    case 'recorded':
      return words('recorded', recordedParts(told, of))
    case 'hidden':
      return told.side === null || !SECRETS.some((one) => one === told.of)
        ? null
        : words(`secret.${told.of}`, { name: nameOf(told.side) })
    // Said by what comes of it, or by what asks next.
    case 'begun':
    case 'phase-entered':
    case 'marking-turned':
    case 'dice-moved':
    case 'activation-ended':
    case 'side-turned':
    case 'asked':
    case 'answered':
      return null
    default:
      return never(told)
  }
}

/** Deeds of which nothing else tells. */
const DONE: readonly string[] = ['demolition', 'artillery', 'recoverWounded']
/** What is used up, and is told by nothing else. */
const ONCE_TOLD: readonly string[] = ['combatDrugs', 'lucky', 'lastStand', 'abandoned', 'medicStays']
/** What others hear of that they may not know. */
const SECRETS = ['orders-given', 'mines-laid', 'markers-dealt', 'recon-counted', 'recon-sent'] as const

const postureSaid = ({ stance, attitude }: Posture): Values => ({
  stance: plain(`stance.${stance}`),
  attitude: plain(`attitude.${attitude}`),
})
const signedBelow = (n: number): Named => (n < 0 ? signed(n) : String(n))
/** A direction as on the face of a clock. */
const hoursOf = (degrees: number): number => Math.round(degrees / 30) % 12 || 12
const coverSaid = (into: 'none' | 'partial' | 'hard'): Named =>
  into === 'none' ? '' : plain(`line.into.${into}`)

/** Dice as they fell: added up, or each against a number. */
function diceSaid(
  told: Extract<Told, { kind: 'rolled' }>,
  who: Values,
  traits: UnitView['traitsNow'],
): TableWords | null {
  const { purpose, dice, plus, target } = told
  if (purpose === 'recon-return') return reconSaid(told, who, traits)
  if (UNTOLD.includes(purpose) || dice.length === 0) return null
  const values = { ...who, for: plain(`purpose.${purpose}`), dice: dice.map(String) }
  if (target !== null) return words('dice.needed', { ...values, need: target + 1 })
  const all = dice.reduce((sum, one) => sum + one, plus)
  return plus === 0
    ? words('dice.plain', values)
    : words('dice.added', { ...values, plus: signed(plus), all: signedBelow(all) })
}

/** What becomes of who was out on recon duty; one who is lost is told as such beside it (lines 2729–2731). */
const reconSaid = (
  { dice: [die = 1] }: Extract<Told, { kind: 'rolled' }>,
  who: Values,
  traits: UnitView['traitsNow'],
): TableWords => words(`reconReturn.${reconReturn(die, { traits })}`, { ...who, die })

/** What was added to Command Response, each part of it. */
const partsSaid = (parts: NonNullable<EventOf<'response-tested'>['parts']>): Named =>
  parts.length === 0
    ? ''
    : {
        key: 'line.parts',
        values: {
          parts: parts.map(({ code, add, name = '' }) => ({
            key: `line.part.${code}`,
            values: { add: signed(add), name },
          })),
        },
      }

/** A unit of one, who has its name. */
function isAlone(view: BattleView, id: string): boolean {
  const unit = unitOf(view, id)
  const [only] = unit?.document.figures ?? []
  return unit?.figures.length === 1 && only?.name === unit.name
}

const isTie = (fell: EventOf<'initiative-won'>['natural']): boolean =>
  fell.length > 1 && fell.every(({ die }) => die === fell[0]?.die)

/** Losses, and those at which it breaks; a vehicle’s are hits. Battles of before have kept neither. */
function brokenSaid({ lost, of, at }: EventOf<'broke'>, who: Named): TableWords {
  if (lost === undefined || at === undefined) return words('broke.plain', { who })
  return of === undefined
    ? words('broke.hits', { who, n: lost, at })
    : words('broke.lost', { who, lost, of, at })
}

function assaultSaid(
  { attacker, defender, totals, reasons, winner, overrun }: EventOf<'assault-decided'>,
  of: (id: string | null) => Named,
): TableWords {
  const total = (id: string, at: 0 | 1): TableWords => ({
    key: 'line.assaultTotal',
    values: { who: of(id), ...made(totals[at], reasons[at], 'assault') },
  })
  const values = { one: total(attacker, 0), other: total(defender, 1) }
  return winner === null
    ? words('assault.draw', values)
    : words(overrun ? 'assault.overrun' : 'assault.won', { ...values, winner: of(winner) })
}

const isHurt = ({ immobilised, crewLost, weaponsLost }: EventOf<'recorded'>['crafts'][number]): boolean =>
  immobilised || crewLost + weaponsLost > 0

/** What it cost, as it was told afterwards. */
function recordedParts(
  { units, crafts }: EventOf<'recorded'>,
  of: (id: string | null) => Named,
): Record<string, Named> {
  const said = (key: string, all: readonly Named[]): Named =>
    all.length === 0 ? '' : { key: `line.${key}`, values: { who: all } }
  const losses = units
    .filter(({ killed, wounded }) => killed + wounded > 0)
    .map(({ unit, killed, wounded }): Named => ({
      key: 'line.recordedLoss',
      values: { who: of(unit), killed, wounded },
    }))
  return {
    losses: said('recordedLosses', losses),
    routed: said(
      'recordedRouted',
      units.filter((one) => one.routed).map(({ unit }) => of(unit)),
    ),
    wrecks: said(
      'recordedWrecks',
      crafts.filter((one) => one.destroyed).map(({ craft }) => of(craft)),
    ),
    damaged: said(
      'recordedDamaged',
      crafts.filter((one) => !one.destroyed && isHurt(one)).map(({ craft }) => of(craft)),
    ),
  }
}
