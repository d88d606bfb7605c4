import { never } from '../../../../shared/never.ts'
import { hasDice, type BattleEvent } from '../../../../shared/systems/traveller/battle/documents/events.ts'
import { LOCATIONS } from '../../../../shared/systems/traveller/data/vehicles.ts'
import type { Deed } from '../../../../shared/systems/traveller/battle/documents/deeds.ts'
import type { Reason } from '../../../../shared/systems/traveller/battle/documents/fields.ts'
import type { Shot } from '../../../../shared/systems/traveller/battle/documents/steps.ts'
import { declarer } from '../../../../shared/systems/traveller/battle/state/meeting.ts'
import { isByPiece } from '../../../../shared/systems/traveller/battle/state/state.ts'
import type { BattleView, Told } from '../../../../shared/systems/traveller/battle/view.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { asideLine, isAside } from '../../../table/asides.ts'
import type { Named, TableLine, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import {
  asView,
  calledOr,
  craftOf,
  farOf,
  fighterOf,
  heldCalled,
  pairCalled,
  ownPartCalled,
  partCalled,
  weaponCalled,
  withCalled,
  workCalled,
} from './called.ts'

/** What each event of a battle says in the log. */

type Names = FightSummary['names']
type Values = NonNullable<TableWords['values']>

export function line(event: object, { names }: { readonly names: Names }, seen: object): TableLine | null {
  const view = asView(seen)
  const told = event as Told
  const says = saying(told, view, names)
  if (!says) return null
  const said = { ...says, side: sideOf(told, view) }
  const part = partOf(told, view)
  return part ? takingIn(said, [part], 'with' in told ? withCalled(told.with) : '') : said
}

/** Answers to what was declared, and what is said of it on the way. */
const ANSWERS: readonly Told['kind'][] = [
  'held-back',
  'resisted',
  'reacted',
  'braced',
  'answered',
  'pair-laid',
  'pair-taken',
  'die-dropped',
  'fuse-kept',
]
export function goesOn(event: object): boolean | null {
  const { kind } = event as Told
  // Whoever comes between as the round ends begins something of their own.
  return kind === 'came-between' ? false : ANSWERS.includes(kind) || null
}

/** What a blast or a collision does to one of those in it: of several it is told in one line. */
interface Part {
  /** Which line, and of what blast or collision. */
  readonly line: 'together' | 'thrownTogether'
  readonly of: string
  readonly fighter: string
  readonly says: TableWords
  /** Who was just hurt goes down: it is told with that. */
  readonly falls: boolean
}
interface PartedLine extends TableLine {
  readonly parts: readonly Part[]
}

function partOf(told: Told, view: BattleView): Part | null {
  if (told.kind === 'thrown-about') {
    const { fighter, metres } = told
    const says = { key: 'line.among.thrown', values: { who: calledOr(view, fighter) } }
    return { line: 'thrownTogether', of: String(metres), fighter, says, falls: false }
  }
  if ((told.kind !== 'wounded' && told.kind !== 'fell') || !isForSeveral(view, told.with)) return null
  // That a unit is without its commander is told in a sentence of its own.
  if (told.kind === 'fell' && tacticsLost(view, told.fighter) > 0) return null
  const { fighter, by } = told
  const part = { line: 'together', of: `${by} ${told.with}`, fighter } as const
  if (told.kind === 'fell') return { ...part, says: { key: `line.among.${told.to}` }, falls: true }
  const { damage, left } = told
  const who = calledOr(view, fighter)
  const says =
    damage === 0
      ? { key: 'line.among.unhurt', values: { who, of: sumWords(told.of) } }
      : {
          key: 'line.among.wounded',
          values: { who, n: damage, of: sumWords(told.of, 'line.among.of'), ...left },
        }
  return { ...part, says, falls: false }
}

/** It strikes whoever is there: a collision, an explosion, a weapon that bursts. */
function isForSeveral({ documents }: BattleView, what: string): boolean {
  if (what === 'collision' || what === 'explosion') return true
  return [...Object.values(documents.people), ...Object.values(documents.vehicles)].some(({ document }) =>
    document.weapons.some(({ weapon }) => weapon.name === what && weapon.blast !== null),
  )
}

/** A line that takes in the next of the same blast or collision. */
function takingIn(said: TableLine, parts: readonly Part[], what: Named): PartedLine {
  return {
    ...said,
    parts,
    with: (next) => {
      const all = joined(parts, isParted(next) ? next.parts : [])
      const [first] = all ?? []
      if (!all || !first) return null
      const told =
        all.length === 1
          ? words('inTurn', { one: said, two: next })
          : words(first.line, { all: all.map(({ says }) => says), with: what, metres: Number(first.of) || 0 })
      return takingIn({ ...told, side: said.side }, all, what)
    },
  }
}
const isParted = (said: TableLine): said is PartedLine => 'parts' in said

/** Those of before and those that follow, where all are of one blast or collision; who goes down is no part of its own. */
function joined(before: readonly Part[], more: readonly Part[]): readonly Part[] | null {
  const last = before.at(-1)
  const [next] = more
  if (!last || !next || last.falls || last.line !== next.line || last.of !== next.of) return null
  if (!next.falls) return [...before, ...more]
  if (last.fighter !== next.fighter) return null
  const says = { key: 'line.among.goesDown', values: { one: last.says, two: next.says } }
  return [...before.slice(0, -1), { ...last, says }]
}

/** Whose doing it was: its side's, or that of whoever did it. */
function sideOf(told: Told, view: BattleView): string | null {
  if ('side' in told && told.side !== null) return told.side
  const by =
    told.kind === 'declared'
      ? declarer(told.step)
      : 'fighter' in told
        ? told.fighter
        : 'shot' in told
          ? told.shot.by
          : 'craft' in told
            ? told.craft
            : 'winner' in told
              ? told.winner
              : null
  return (fighterOf(view, by) ?? craftOf(view, by))?.side ?? null
}

const words = (key: string, values: Values = {}): TableWords => ({ key: `line.${key}`, values })

/** A number with the reasons that made it, each with its line of the book. */
export const reasonWords = (reasons: readonly Reason[]): TableWords[] =>
  reasons.map(({ why, dm, line: at }) => ({ key: `reason.${why}`, values: { dm: signed(dm), line: at } }))

/** What the target is aimed at by: it undoes what the naked eye pays for (lines 111, 121–123). */
const sensorWords = ({ sensor }: Shot): Named =>
  sensor === null ? '' : { key: 'line.by', values: { sensor: { key: `line.sensor.${sensor}` } } }

/** Of what damage is made up, where the dice alone do not say it. */
const sumWords = (parts: readonly Reason[] | undefined, key = 'line.of'): Named =>
  parts === undefined
    ? ''
    : {
        key,
        values: {
          parts: parts.map(({ why, dm }) => ({
            key: `part.${why}`,
            values: { n: why === 'thrown' ? dm : signed(dm) },
          })),
        },
      }

function saying(told: Told, view: BattleView, names: Names): TableWords | null {
  const of = (id: string | null): Named => calledOr(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string): string => names[side] ?? side
  if (isAside(told)) return asideLine(told, nameOf, of)
  /** A check as it fell. */
  const thrown = ({ total, effect }: { readonly total: number; readonly effect: number }): Values => ({
    total: total < 0 ? signed(total) : total,
    effect: signed(effect),
  })
  const passed = (success: boolean): string => (success ? 'passed' : 'failed')
  switch (told.kind) {
    case 'ready-said':
      return told.ready.length === 0
        ? words('nobodyReady', { name: nameOf(told.side) })
        : words('ready', { who: all(told.ready), n: told.ready.length })
    case 'taken-in-hand':
      return told.held.length === 0
        ? words('emptyHanded', { name: nameOf(told.side) })
        : words('inHand', { name: nameOf(told.side), held: told.held.map((one) => heldCalled(view, one)) })
    case 'tactics-checked':
      // By house rule a failed check lowers them.
      return words(`tactics.${passed(told.success || view.rules.tacticsFailed === 'lowers')}`, {
        who: of(told.fighter),
        unit: told.unit.split(' ').slice(1).join(' '),
        ...thrown(told),
      })
    case 'initiative-set': {
      const sum = (told.roll === 'prepared' ? 12 : told.roll) + told.dexterityDm + told.tactics
      return words(told.roll === 'prepared' ? 'initiative.prepared' : 'initiative.rolled', {
        who: of(told.fighter),
        n: sum,
        roll: told.roll === 'prepared' ? 12 : told.roll,
        dm: signed(told.dexterityDm),
        tactics:
          told.tactics === 0 ? '' : { key: 'line.initiative.tactics', values: { n: signed(told.tactics) } },
      })
    }
    case 'weighed':
      return told.reasons.length === 0
        ? words('weighedNone', { who: of(told.fighter), for: { key: `purpose.${told.purpose}` } })
        : words('weighed', {
            who: of(told.fighter),
            for: { key: `purpose.${told.purpose}` },
            dm: signed(told.dm),
            reasons: reasonWords(told.reasons),
          })
    case 'rolled':
      // Of checks the total stands in what comes of them; what the dice of a hit show is told.
      return told.purpose === 'damage' || told.purpose === 'blast'
        ? words('damageDice', {
            dice: told.dice.map(String),
            n: told.dice.reduce((all, one) => all + one, 0),
          })
        : null
    case 'round-begun':
      return words('round', { n: told.round })
    case 'round-opened':
      return told.hasty.length === 0
        ? words('noHaste', { name: nameOf(told.side) })
        : words('haste', { who: all(told.hasty), n: told.hasty.length })
    case 'turn-begun':
      return words(told.fighters.length > 1 ? 'tied' : 'turn', {
        who: all(told.fighters),
        count: onCount(told.count),
      })
    case 'delayed':
      return words('delayed', { who: of(told.fighter) })
    case 'came-between':
      return words('cameBetween', { who: of(told.fighter), count: onCount(told.count) })
    case 'fell-behind':
      return words('fellBehind', { who: of(told.fighter), count: onCount(told.count) })
    case 'count-kept':
      return words('countKept', { who: of(told.fighter) })
    case 'held-back':
      return words('heldBack', { name: nameOf(told.side) })
    case 'took-the-lead':
      return words('tookTheLead', { who: of(told.fighter), count: onCount(told.count) })
    case 'initiative-shifted':
      return words(`shift.${told.why}.${told.round}`, {
        who: of(told.fighter),
        n: told.why === 'reactions' ? told.add * 2 : told.why === 'leadership' ? signed(told.add) : told.add,
      })
    case 'idled':
      return words('idled', { craft: of(told.craft), n: told.left })
    case 'fought-on':
      return words('foughtOn')
    case 'ended':
      return words(told.controls === null ? `ended.${told.how}` : 'ended.controls', {
        name: told.controls === null ? '' : nameOf(told.controls),
      })
    case 'moved':
      return words(told.difficult ? 'movedDifficult' : 'moved', {
        who: of(told.fighter),
        far: farOf(view, told.metres),
      })
    case 'stance-changed':
      return words(`stance.${told.stance}`, { who: of(told.fighter) })
    case 'aimed':
      return words('aimed', { who: of(told.fighter), target: of(told.target), n: told.actions })
    case 'readied': {
      const weapon = weaponCalled(view, told.fighter, told.weapon)
      return words(`${told.what}.${told.done ? 'done' : 'begun'}`, { who: of(told.fighter), weapon })
    }
    case 'done':
      return words('done', {
        who: of(told.fighter),
        about: told.about,
        action: { key: `action.${told.action}` },
      })
    case 'checked':
      return words(`checked.${passed(told.success)}`, {
        who: of(told.fighter),
        about: workCalled(view, told),
        ...thrown(told),
      })
    case 'work-begun':
      return words('workBegun', {
        who: of(told.fighter),
        about: workCalled(view, told),
        n: told.rounds,
      })
    case 'worked':
      return words('worked', { who: of(told.fighter), n: told.done })
    case 'work-tested':
      return words(`workTested.${passed(told.success)}`, { who: of(told.fighter), ...thrown(told) })
    case 'work-ended':
      return told.finished ? null : words('workDropped', { who: of(told.fighter) })
    case 'led':
      return words(`led.${passed(told.success)}`, {
        who: of(told.fighter),
        target: of(told.target),
        ...thrown(told),
      })
    case 'command-taken': {
      const n = tacticsUnder(view, told.fighter)
      return words(n === 0 ? 'commandTaken' : 'commandTakenBack', { who: of(told.fighter), n: signed(n) })
    }
    case 'declared': {
      const { step } = told
      if (step.kind === 'deed') return words(`declared.${step.deed.kind}`, deedParts(step.deed, view))
      const at = told.port === null ? '' : { key: 'line.port', values: { arc: { key: `arc.${told.port}` } } }
      if (step.kind === 'shot' || step.kind === 'volley') {
        const { by, weapon, target, mode, cover } = step.shot
        const values = { who: of(by), weapon: weaponCalled(view, by, weapon), at }
        if (step.kind === 'volley') return words('declared.auto', values)
        return words(target === null ? 'declared.spot' : `declared.${mode}`, {
          ...values,
          target: of(target),
          cover: cover === 'none' ? '' : { key: `line.cover.${cover}` },
          by: sensorWords(step.shot),
        })
      }
      if (step.kind === 'grab')
        return words(step.first ? 'declared.grab' : 'declared.wrestle', {
          who: of(step.by),
          target: of(step.target),
        })
      // Where nobody can meet it, what comes of it says it all.
      return step.kind === 'ram' && (step.aware || told.tied)
        ? words('declared.ram', { who: of(step.driver), craft: of(step.craft), target: of(step.target) })
        : null
    }
    case 'withdrawn':
      return words(told.lapsed ? 'lapsed' : 'withdrawn', { who: of(told.fighter) })
    case 'reacted':
      return words(`reacted.${told.how}`, { who: of(told.fighter), n: told.parry })
    case 'fired':
      return told.rounds === 0
        ? null
        : words('fired', { n: told.rounds, weapon: weaponCalled(view, told.fighter, told.weapon) })
    case 'attacked': {
      const { by, target, pair } = told.shot
      const values = {
        who: of(by),
        target: target === null ? { key: 'called.spot' } : of(target),
        ...thrown(told),
      }
      // The dice of full auto fell long before: which of them it was stands with what came of them.
      return pair === null
        ? words(told.success ? 'hit' : 'missed', values)
        : words(told.success ? 'pairHit' : 'pairMissed', { ...values, pair: pairCalled(pair) })
    }
    case 'pair-laid':
      return words('pairLaid', { pair: pairCalled(told.pair) })
    case 'pair-taken':
      return words('pair', {
        by: sensorWords(told.shot),
        pair: pairCalled(told.shot.pair ?? [0, 0]),
        target: told.shot.target === null ? { key: 'called.spot' } : of(told.shot.target),
      })
    case 'die-dropped':
      return words('dieDropped')
    case 'strayed':
      return told.struck === null ? words('strayedPast') : words('strayed', { struck: of(told.struck) })
    case 'scattered':
      return words(told.metres === 0 ? 'scatteredNot' : 'scattered', {
        weapon: told.weapon,
        metres: told.metres,
        hours: told.hours,
      })
    case 'burst': {
      const caught = told.rings.flatMap(({ caught: some }) => some.map(({ id }) => id))
      const what = { with: withCalled(told.with) }
      return caught.length === 0 ? words('burstEmpty', what) : words('burst', { ...what, who: all(caught) })
    }
    case 'fuse-kept':
      return words('fuseKept')
    case 'set-off':
      return words('setOff')
    case 'aim-lost':
      return words('aimLost', { who: of(told.fighter) })
    case 'ruled-out':
      return words(told.target === null ? 'ruledOutAll' : 'ruledOut', {
        who: of(told.fighter),
        target: of(told.target),
        weapon: weaponCalled(view, told.fighter, told.weapon),
      })
    case 'braced':
      return words(`braced.${told.how}`, { who: of(told.fighter) })
    case 'wounded': {
      const { str, dex, end } = told.left
      const values = { who: of(told.fighter), n: told.damage, of: sumWords(told.of), str, dex, end }
      return told.damage === 0 ? words('unhurt', values) : words('wounded', values)
    }
    case 'fell':
      // That a machine is scrap is told of it as of any vehicle.
      return told.to === 'dead' && craftOf(view, told.fighter)
        ? null
        : withoutCommand(view, told.fighter, words(`fell.${told.to}`, { who: of(told.fighter) }))
    case 'resisted':
      return words('resisted', { who: of(told.fighter), with: { key: `characteristic.${told.with}` } })
    case 'grabbed':
      return told.winner === null || told.loser === null
        ? words('grabTied')
        : words(told.first ? 'grabbed' : 'wrestled', {
            who: of(told.winner),
            other: of(told.loser),
            n: told.effect,
          })
    case 'held':
      return words(`held.${told.what}`, {
        who: of(told.winner),
        other: of(told.loser),
        n: told.metres,
        ends: told.ends && ENDS_OPENLY.includes(told.what) ? { key: 'line.letsGo' } : '',
      })
    case 'disarmed':
      return words(told.to === null ? 'disarmed' : 'disarmedInto', {
        who: of(told.from),
        weapon: told.carried.weapon.name,
        to: of(told.to),
      })
    case 'driven':
      return words('driven', { who: of(told.fighter), craft: of(told.craft), n: told.speed })
    case 'uncontrolled':
      return words('uncontrolled', { craft: of(told.craft) })
    case 'slowed':
      return words(told.speed === 0 ? 'rolledOut' : 'slowed', { craft: of(told.craft), n: told.speed })
    case 'evaded':
      return words(`evaded.${passed(told.success)}`, {
        who: of(told.fighter),
        craft: of(told.craft),
        ...thrown(told),
        ...(told.success && { effect: told.effect }),
      })
    case 'manoeuvred':
      return words('manoeuvred', {
        who: of(told.fighter),
        craft: of(told.craft),
        what: { key: `what.${told.what}` },
      })
    case 'stunted':
      return words(`stunted.${passed(told.success)}`, {
        who: of(told.fighter),
        craft: of(told.craft),
        what: { key: `what.${told.what}` },
        ...thrown(told),
      })
    case 'wove':
      return words(`wove.${passed(told.success)}`, {
        who: of(told.fighter),
        craft: of(told.craft),
        n: told.number,
        after:
          told.pursuers.length === 0
            ? ''
            : { key: 'line.after', values: { crafts: all(told.pursuers), n: told.number } },
        ...thrown(told),
      })
    case 'broke-off':
      return words('brokeOff', { who: of(told.fighter), craft: of(told.craft) })
    case 'rammed':
      return words(`rammed.${hasDice(told) ? passed(told.success) : 'sure'}`, {
        who: of(told.fighter),
        craft: of(told.craft),
        target: of(told.target),
        ...thrown(told),
      })
    case 'collided':
      return words(told.stops ? 'collidedStands' : told.struck === null ? 'collided' : 'collidedWith', {
        craft: of(told.craft),
        struck: of(told.struck),
        dice: told.dice,
        n: told.damage,
      })
    case 'thrown-about':
      return words('thrownAbout', { who: of(told.fighter), n: told.metres })
    case 'craft-hit':
      return told.events.length === 0
        ? words('craftUnhurt', { craft: of(told.craft), of: sumWords(told.of) })
        : words('craftHit', {
            craft: of(told.craft),
            of: sumWords(told.of),
            n: told.damage,
            places: told.events.map(({ place, id, row }, at) => ({
              key: id === undefined ? 'line.place' : 'line.placeOf',
              values: {
                row,
                meant: meantPlace(view, told, at),
                does: hitDoes(told.events[at]),
                place: { key: `place.${place}` },
                what: id === undefined ? '' : (calledIn(view, id) ?? partCalled(view, told.craft, id)),
              },
            })),
          })
    case 'craft-lost':
      return words(told.explodes ? 'craftExplodes' : 'craftLost', { craft: of(told.craft) })
    case 'controls-taken':
      return words('controlsTaken', { who: of(told.fighter), craft: of(told.craft) })
    case 'boarded':
      return words(told.secured ? 'boardedSecured' : 'boarded', {
        who: of(told.fighter),
        craft: of(told.craft),
      })
    case 'left-craft':
      return words('leftCraft', { who: of(told.fighter), craft: of(told.craft) })
    case 'jury-rigged':
      return words('juryRigged', {
        part: partCalled(view, told.craft, told.part),
        craft: of(told.craft),
        n: told.hours,
      })
    case 'conditions-set': {
      const { light, smoke, weather, radio, obstacles } = told.conditions
      const set = [
        ...(light === null ? [] : [{ key: `mark.light.${light}` }]),
        ...(smoke === null ? [] : [{ key: `mark.smoke.${smoke}` }]),
        ...(weather ? [{ key: 'mark.weather' }] : []),
        ...(radio === 'clear' ? [] : [{ key: `mark.radio.${radio}` }]),
        ...(obstacles ? [{ key: 'mark.obstacles' }] : []),
      ]
      return set.length === 0 ? words('conditionsNone') : words('conditions', { set })
    }
    case 'reach-told':
      return words('reach', { who: of(told.fighter), reach: { key: `reach.${told.reach}` } })
    case 'shown':
      return words('shown', { who: of(told.piece) })
    case 'put-right':
      return words('putRight', {
        who: of(told.fighter),
        fate: { key: `fate.${told.fate}` },
        ...told.left,
        reason: told.reason === '' ? '' : { key: 'line.because', values: { reason: told.reason } },
      })
    case 'craft-put-right':
      return words('craftPutRight', {
        craft: of(told.craft),
        hull: told.hull,
        structure: told.structure,
        armour: told.armour,
        speed: told.speed,
        reason: told.reason === '' ? '' : { key: 'line.because', values: { reason: told.reason } },
      })
    case 'recorded':
      return words('recorded', recordedParts(told, all, view))
    case 'turn-ended':
      return told.idle ? words('idle', { who: of(told.fighter) }) : null
    // Said by what comes of it, or by what asks next.
    case 'hidden':
    case 'begun':
    case 'phase-entered':
    case 'initiative-rolled':
    case 'rolled':
    case 'dice-moved':
    case 'turn-closed':
    case 'spent':
    case 'asked':
    case 'answered':
    case 'harm-held':
    case 'hold-waits':
    case 'pairs-held':
    case 'taken-up':
      return null
    default:
      return never(told)
  }
}

/** After these the winner says whether he holds on (line 152); the others say it of themselves. */
const ENDS_OPENLY: readonly string[] = ['prone', 'disarm', 'damage', 'drag']

/** Somebody aboard who was struck. */
const calledIn = (view: BattleView, id: string): string | null => fighterOf(view, id)?.name ?? null

type ToldOf<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { kind: Kind }>

/** Whom it cost, and what is left of the others. */
function recordedParts(
  { people, crafts, systems = [], ammunition = [] }: ToldOf<'recorded'>,
  all: (ids: readonly string[]) => readonly Named[],
  view: BattleView,
): Record<string, Named> {
  const scrap = crafts.filter(({ structure }) => structure === 0)
  const lost = [
    ...people.filter(({ fate }) => fate === 'dead').map(({ fighter }) => fighter),
    ...scrap.map(({ craft }) => craft),
  ]
  const said = (key: string, ids: readonly string[]): Named =>
    ids.length === 0 ? '' : { key: `line.${key}`, values: { who: all(ids) } }
  const of = (fate: 'up' | 'unconscious'): string[] =>
    people.filter((one) => one.fate === fate).map(({ fighter }) => fighter)
  return {
    dead: said('recordedDead', lost),
    down: said('recordedDown', of('unconscious')),
    hurt: said('recordedHurt', of('up')),
    damaged: said(
      'recordedDamaged',
      crafts.filter(({ structure }) => structure > 0).map(({ craft }) => craft),
    ),
    hits:
      systems.length === 0
        ? ''
        : words('recordedHits', {
            who: systems.map(({ part, hits }) => ({
              key: 'line.recordedHit',
              values: { part: ownPartCalled(view, part), n: hits },
            })),
          }),
    fired:
      ammunition.length === 0
        ? ''
        : words('recordedFired', {
            who: ammunition.map(({ held, ...left }) => ({
              key: isPiece(view, held) ? 'line.recordedPieces' : 'line.recordedStock',
              values: { held: heldCalled(view, held), ...left },
            })),
          }),
  }
}

/** It is thrown or put down one by one, and has no rounds. */
function isPiece(view: BattleView, held: string): boolean {
  const [by = '', own] = held.split('/')
  const carried = fighterOf(view, by)?.weapons ?? []
  const mounted = view.documents.vehicles[by]?.document.weapons ?? []
  return [...carried, ...mounted].some((one) => one.id === own && isByPiece(one))
}

/** What somebody is about to throw dice for. */
function deedParts(deed: Deed, view: BattleView): Record<string, Named> {
  const who = calledOr(view, deed.fighter)
  switch (deed.kind) {
    case 'check':
      return { who, about: deed.about }
    case 'finish-work': {
      const work = fighterOf(view, deed.fighter)?.work
      return { who, about: work ? workCalled(view, work) : { key: 'called.work' } }
    }
    case 'lead':
      return { who, target: calledOr(view, deed.target) }
    case 'evade':
      return { who, craft: calledOr(view, deed.craft) }
    case 'stunt':
      return { who, craft: calledOr(view, deed.craft), what: { key: `what.${deed.what}` } }
    case 'weave':
      return { who, craft: calledOr(view, deed.craft), n: String(deed.number) }
    default:
      return never(deed)
  }
}

/** A count of Initiative, which may be below 0. */
const onCount = (count: number): number | string => (count < 0 ? signed(count) : count)

/** What Tactics brought to those whom somebody leads (line 172). */
function tacticsUnder({ fighters }: BattleView, id: string): number {
  const leader = fighters.find((one) => one.id === id)
  const led = fighters.filter((one) => one.id !== id && one.side === leader?.side && one.unit === leader.unit)
  return Math.max(0, ...led.map(({ initiative }) => initiative?.tactics ?? 0))
}

/** Without their commander a unit is without Tactics until somebody takes command (line 99). */
function tacticsLost(view: BattleView, id: string): number {
  const isCommander = view.documents.people[id]?.document.role === 'commander'
  return isCommander && view.rules.commanderDown !== 'bonusStays' ? tacticsUnder(view, id) : 0
}

function withoutCommand(view: BattleView, id: string, said: TableWords): TableWords {
  const n = tacticsLost(view, id)
  return n === 0 ? said : { key: 'line.commanderFell', values: { said, n: signed(-n) } }
}

/** What a hit does where it lands (lines 270–329); of people and cargo nothing is counted in their place. */
function hitDoes(hit: Extract<BattleEvent, { kind: 'craft-hit' }>['events'][number] | undefined): Named {
  if (hit?.now === undefined) return ''
  const { place, now, rolled } = hit
  switch (place) {
    case 'hull':
    case 'structure':
    case 'armour':
    case 'cargo':
      return { key: 'line.left', values: { n: Math.max(0, now) } }
    case 'drive':
    case 'sensors':
    case 'powerPlant':
    case 'computer':
      return place === 'computer' && rolled !== undefined
        ? { key: 'line.shutDown', values: { n: rolled } }
        : { key: `line.does.${place}.${now}` }
    case 'weapon':
    case 'limb':
      return { key: `line.does.part.${now}` }
    case 'passengers':
    case 'cockpit':
      return ''
    default:
      return never(place)
  }
}

/** Where a hit should have landed, if what stands there takes no more and has handed it on (lines 270–329). */
function meantPlace(
  view: BattleView,
  { craft, events }: Extract<BattleEvent, { kind: 'craft-hit' }>,
  at: number,
): Named {
  const hit = events[at]
  if (!hit) return ''
  const isVehicle = (craftOf(view, craft)?.kind ?? 'vehicle') === 'vehicle'
  const meant = LOCATIONS[hit.row]?.[isVehicle ? 'external' : 'robot']
  if (meant === undefined || meant === hit.place) return ''
  const isPart = meant === 'weaponOrLimb' && ['weapon', 'limb'].includes(hit.place)
  if (isPart) return ''
  // A plant that is destroyed hits the Hull besides, and where that is gone the Structure (line 304, R38).
  const plant = events.findIndex(
    ({ row, place, rolled }) => row === hit.row && place === 'powerPlant' && rolled,
  )
  const isOfPlant = plant >= 0 && at > plant && at <= plant + (events[plant]?.rolled ?? 0)
  if (isOfPlant) return { key: hit.place === 'hull' ? 'line.ofPlant' : 'line.ofPlantInside' }
  return { key: 'line.meant', values: { place: { key: `place.${meant}` } } }
}
