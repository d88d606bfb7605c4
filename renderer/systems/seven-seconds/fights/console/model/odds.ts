import { chanceToPass, chanceUpTo } from '../../../../../../shared/dice/exact.ts'
import {
  COVER_BANDS,
  MISSILE_LOSSES,
  TOLLS,
} from '../../../../../../shared/systems/seven-seconds/data/ranges.ts'
import {
  DAMAGED_OBEYS,
  STUNNED_WAKES,
} from '../../../../../../shared/systems/seven-seconds/data/equipment.ts'
import { shedBy } from '../../../../../../shared/systems/seven-seconds/targeting.ts'
import { contactOdds } from '../../../../../../shared/systems/seven-seconds/contact.ts'
import { exposure } from '../../../../../../shared/systems/seven-seconds/cover.ts'
import { missileOdds } from '../../../../../../shared/systems/seven-seconds/missile.ts'
import { rifleDice, rifleOdds, type HitOdds } from '../../../../../../shared/systems/seven-seconds/rifle.ts'
import { blastOdds } from '../../../../../../shared/systems/seven-seconds/blast.ts'
import { grazeOdds } from '../../../../../../shared/systems/seven-seconds/index.ts'
import type { Sighting } from '../../../../../../shared/systems/seven-seconds/arguments.ts'
import { asRead } from '../../../../../../shared/systems/seven-seconds/battle/rules/sighting.ts'
import type { Unit } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { COVERS, type Cover, type Target } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { shortName, type Tell } from '../../names.ts'
import { namesOf, type Draft, type Form, type Row } from './forms.ts'
import { inchesOf } from '../../../../../ui/fields/decimal.ts'
import { distanceOf } from './inches.ts'
import type { Table } from './table.ts'

/** A share of what may come of it. */
export interface Part {
  readonly kind: 'harm' | 'hurt' | 'faint' | 'none'
  readonly label: string
  readonly share: number
}

/** What an action will bring, before it is done: a lead, the chances, and the reasons in a sentence. */
export interface Forecast {
  readonly lead: string
  readonly parts: readonly Part[]
  readonly reasons: string
}

const DIE = 6
const AVERAGE = 3.5

export function coverOf(entry: unknown): Cover {
  return COVERS.find((cover) => cover === entry) ?? 'none'
}

/** What was measured to one target; null until the range is. */
export function sightingOf(row: Draft | Row, { view }: Table): Sighting | null {
  const range = typeof row.range === 'string' ? distanceOf(row.range) : null
  if (range === null || range === undefined) return null
  const toll = typeof row.toll === 'string' ? inchesOf(row.toll) : undefined
  return asRead(view.rules, {
    range,
    targetCover: coverOf(row.targetCover),
    intervening: coverOf(row.intervening),
    outOfArc: row.outOfArc === true,
    ...(typeof toll === 'number' ? { toll: Math.floor(toll) } : {}),
  })
}

function targetFor(table: Table, unit: Unit): Target {
  const { armour } = table.profile(unit)
  return armour === null ? { kind: 'drone' } : { kind: 'trooper', armour, damaged: unit.damaged }
}

/** What the form will bring as it is filled in; null while there is nothing to tell. */
export function forecast(table: Table, form: Form, draft: Draft, tell: Tell): Forecast | null {
  const { command } = form
  if (command === 'fire-rifle') return rifle(table, draft, tell)
  if (command === 'fire-missile') return missile(table, draft, tell)
  if (command === 'target') return pool(table, draft, tell)
  if (command === 'move' || command === 'jump' || command === 'kamikaze') {
    return movement(table, form, draft, tell)
  }
  if (command === 'fire-flamer') {
    const firer = table.acting && tell('fight.console.odds.firer', { unit: shortName(table.acting.id, tell) })
    return { lead: '', parts: [], reasons: joined(tell('fight.console.odds.flamer'), firer) }
  }
  if (command === 'explode') return explosion(table, draft, tell)
  if (command === 'end-activation') return jammed(table, draft, tell)
  if (command !== 'check-suit') return null
  return chance(tell, chanceToPass(DAMAGED_OBEYS), 'obeys', 'lost')
}

/** The chance that a Stunned trooper wakes (p.24). */
export function wakes(tell: Tell): Forecast {
  return chance(tell, chanceToPass(STUNNED_WAKES), 'wakes', 'sleeps')
}

function chance(tell: Tell, good: number, yes: string, no: string): Forecast {
  const label = (key: string): string => tell(`fight.console.odds.${key}`)
  return {
    lead: tell('fight.console.odds.dice', {}, 1),
    parts: [
      { kind: 'hurt', label: label(yes), share: good },
      { kind: 'none', label: label(no), share: 1 - good },
    ],
    reasons: '',
  }
}

/** The end of an activation in a jamming field: above its Armour a trooper is damaged, a drone is destroyed (p.22). */
function jammed(table: Table, draft: Draft, tell: Tell): Forecast | null {
  const { acting } = table
  if (!acting || namesOf(draft.fields).length === 0) return null
  const { armour } = table.profile(acting)
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    tell(`fight.console.odds.${key}`, values)
  if (armour === null) return { lead: '', parts: [], reasons: say('jamming.drone') }
  return {
    lead: tell('fight.console.odds.dice', {}, 1),
    parts: jammingParts(table, acting.id, tell),
    reasons: joined(say('jamming.trooper', { n: armour }), acting.damaged && say('rifle.wounded')),
  }
}

/** The last contact of a kamikaze: a die below the Target Counters destroys it, else all around are in the blast (p.22). */
function explosion(table: Table, draft: Draft, tell: Tell): Forecast | null {
  const [contact, ...others] =
    typeof draft.contact === 'string' && draft.contact !== '' ? [draft.contact] : namesOf(draft.contacts)
  if (contact === undefined) return null
  if (others.length > 0) return explosionAtEach(table, [contact, ...others], tell)
  const unit = table.view.rules.kamikazeIntercepted ? table.unit(contact) : null
  const { needs, hits, explodes, stopped } = contactOdds({
    counters: table.counters(contact),
    stoppedBy: unit && { countermeasures: table.profile(unit).countermeasures, damaged: unit.damaged },
  })
  const label = (key: string): string => tell(`fight.console.odds.${key}`)
  const parts: Part[] = [
    { kind: 'harm', label: label('hits'), share: hits },
    { kind: 'hurt', label: label('blast'), share: explodes },
    { kind: 'none', label: label('intercepted'), share: stopped },
  ]
  return {
    lead: tell('fight.console.odds.dice', {}, 1),
    parts: parts.filter(({ share }) => share > 0),
    reasons: joined(
      needs > 0
        ? tell('fight.console.odds.contact.needs', { n: needs })
        : tell('fight.console.odds.contact.cannot'),
    ),
  }
}

/** The same where it rolls against each that it touches: a die for each, in this order. */
function explosionAtEach(table: Table, contacts: readonly string[], tell: Tell): Forecast {
  const needs = contacts.map((id) => {
    const name = shortName(id, tell)
    const { needs: n } = contactOdds({ counters: table.counters(id), stoppedBy: null })
    return n > 0
      ? tell('fight.console.odds.contact.eachNeeds', { name, n })
      : tell('fight.console.odds.contact.eachCannot', { name })
  })
  return {
    lead: tell('fight.console.odds.dice', {}, contacts.length),
    parts: [],
    reasons: joined(...needs),
  }
}

/** The parts of what a hit may do, those that cannot come left out. */
function hitParts(
  { killed, damaged, stunned, stunnedAndDamaged, unharmed }: HitOdds,
  tell: Tell,
  { stunned: isStunned, isDrone = false }: { readonly stunned: boolean; readonly isDrone?: boolean },
): Part[] {
  const label = (key: string): string => tell(`fight.console.odds.${key}`)
  // Whoever is Stunned cannot be so twice (R24).
  const [both, alone] = isStunned ? [0, 0] : [stunnedAndDamaged, stunned]
  const parts: Part[] = [
    // Drones are destroyed (p.20, 21).
    { kind: 'harm', label: label(isDrone ? 'destroyed' : 'killed'), share: killed },
    { kind: 'hurt', label: label('both'), share: both },
    { kind: 'hurt', label: label('damaged'), share: damaged + stunnedAndDamaged - both },
    { kind: 'faint', label: label('stunned'), share: alone },
    { kind: 'none', label: label('nothing'), share: unharmed + stunned - alone },
  ]
  return parts.filter(({ share }) => share > 0)
}

const joined = (...parts: readonly (string | false | null)[]): string =>
  `${parts.filter((part) => part !== false && part !== null && part !== '').join('; ')}.`

function rifle(table: Table, draft: Draft, tell: Tell): Forecast | null {
  const { acting } = table
  const weapon = acting && table.profile(acting).rifle
  const target = typeof draft.target === 'string' ? table.unit(draft.target) : null
  const sighting = sightingOf(draft, table)
  if (!weapon || !target || !sighting) return null
  const say = (key: string, values: Record<string, unknown> = {}, plural?: number): string =>
    tell(`fight.console.odds.${key}`, values, plural)
  const { counters } = target
  const dice = rifleDice({ weapon, counters, ...sighting })
  const { targetCover, intervening } = sighting
  const { bands } = exposure(weapon, sighting) ?? {}
  // What leaves no die, whatever the range (p.20).
  const barred = sighting.outOfArc ? 'arc' : bands === undefined ? 'line' : null
  const toll = sighting.toll ?? (intervening === 'blocking' ? 0 : TOLLS[intervening])
  const { armour } = table.profile(target)
  const cover = targetCover === 'blocking' ? 0 : COVER_BANDS[targetCover]
  return {
    lead: say('dice', {}, dice),
    parts:
      dice === 0
        ? []
        : hitParts(rifleOdds({ weapon, dice, target: targetFor(table, target) }), tell, {
            stunned: target.stunned,
            isDrone: armour === null,
          }),
    reasons: joined(
      barred === null ? say('rifle.bands', { bands }, counters) : say(`rifle.${barred}`),
      cover > 0 && say('rifle.cover', { cover: tell(`fight.console.cover.${targetCover}`) }, cover),
      toll > 0 && say('rifle.toll', { n: toll }),
      say(`rifle.${weapon}`),
      armour === null ? say('rifle.drone') : say('rifle.armour', { n: armour }),
      target.damaged && say('rifle.wounded'),
      say('firer', { unit: shortName(acting.id, tell) }),
    ),
  }
}

function missile(table: Table, draft: Draft, tell: Tell): Forecast | null {
  if (typeof draft.target !== 'string' || draft.target === '') return null
  const id = draft.target
  const targetCover = coverOf(draft.targetCover)
  const counters = table.counters(id)
  const named = namesOf(draft.interceptors)
  const isUnit = table.unit(id) !== null
  const along = named.includes(id) || !isUnit ? named : [...named, id]
  const interceptors = along.flatMap((one) => {
    const unit = table.unit(one)
    return unit ? [{ countermeasures: table.profile(unit).countermeasures, damaged: unit.damaged }] : []
  })
  const odds = missileOdds({ counters, targetCover, interceptors })
  if (!odds) return null
  const loss = targetCover === 'blocking' ? 0 : MISSILE_LOSSES[targetCover]
  const needs = Math.min(DIE, Math.max(0, counters - loss))
  const say = (key: string, values: Record<string, unknown> = {}, plural?: number): string =>
    tell(`fight.console.odds.${key}`, values, plural)
  const parts: Part[] = [
    { kind: 'harm', label: say('direct'), share: odds.directHit },
    { kind: 'hurt', label: say('deviates'), share: odds.deviates },
    { kind: 'none', label: say('intercepted'), share: odds.intercepted },
  ]
  return {
    lead: say('dice', {}, 1),
    parts: parts.filter(({ share }) => share > 0),
    reasons: joined(
      needs === 0 ? say('missile.cannot') : say('missile.needs', { n: needs }, counters),
      loss > 0 && say('missile.cover', { cover: tell(`fight.console.cover.${targetCover}`), n: loss }),
      isUnit
        ? say('missile.withTarget', {}, interceptors.length - 1)
        : say('missile.interceptors', {}, interceptors.length),
      interceptors.some(({ damaged }) => damaged) && say('missile.damaged'),
      table.acting && say('firer', { unit: shortName(table.acting.id, tell) }),
    ),
  }
}

function pool({ acting }: Table, draft: Draft, tell: Tell): Forecast | null {
  const dice = typeof draft.dice === 'string' ? inchesOf(draft.dice) : null
  if (!acting || typeof dice !== 'number' || dice < 1) return null
  const unit = shortName(acting.id, tell)
  return {
    lead: tell('fight.console.odds.dice', {}, dice),
    parts: [],
    reasons: joined(
      tell('fight.console.odds.target.pool', { mean: dice * AVERAGE, least: dice, most: dice * DIE }, dice),
      tell('fight.console.odds.target.own', { unit }, dice),
    ),
  }
}

/** A Blip hides so many units at most. */
const BLIP_HIDES = 2

function movement(table: Table, form: Form, draft: Draft, tell: Tell): Forecast | null {
  const { acting, view } = table
  const inches = typeof draft.inches === 'string' ? inchesOf(draft.inches) : null
  if (!acting || typeof inches !== 'number') return null
  const jumps = form.command === 'jump' || draft.by === 'jump'
  const { stealth, robotics } = table.profile(acting)
  const { scale, shedding } = view.rules
  const shed = shedBy({ counters: acting.counters, stealth, inches, scale, shedding })
  // Where the group plays so, the Stunned do not sense who passes.
  const senses = (id: string): boolean => view.rules.stunnedSense || table.unit(id)?.stunned !== true
  const enemies = namesOf(draft.passes).filter((id) => (table.unit(id) ?? table.blip(id)) && senses(id))
  // A Blip hides up to two units, or nobody.
  const most = enemies.reduce((sum, id) => sum + (table.blip(id) ? BLIP_HIDES : 1), 0)
  return {
    lead: '',
    parts: [],
    reasons: joined(
      acting.counters === 0
        ? tell('fight.console.odds.moveNone')
        : tell(
            `fight.console.odds.${shed === acting.counters ? 'moveAll' : 'move'}`,
            {
              stealth,
              stat: tell(`stat.${robotics === null ? 'stealth' : 'robotics'}`),
              steps: tell(`fight.console.odds.steps.${view.rules.scale < 1 ? 'half' : 'whole'}`),
            },
            shed,
          ),
      jumps && tell('fight.console.odds.jumpAdds'),
      enemies.length > 0 &&
        (most > enemies.length
          ? tell('fight.console.odds.sensedHidden', { n: most })
          : tell('fight.console.odds.sensed', {}, enemies.length)),
    ),
  }
}

/** What a blast does to one who stands so far away; null until that is measured. */
export function blastParts(
  table: Table,
  id: string,
  inches: string,
  radius: number,
  tell: Tell,
): readonly Part[] {
  const unit = table.unit(id)
  const distance = inchesOf(inches)
  if (!unit || typeof distance !== 'number') return []
  const target = targetFor(table, unit)
  const odds = blastOdds({ nuclear: radius, distance, target })
  const label = (key: string): string => tell(`fight.console.odds.${key}`)
  const parts: Part[] = [
    { kind: 'harm', label: label(target.kind === 'drone' ? 'destroyed' : 'killed'), share: odds.killed },
    { kind: 'hurt', label: label('both'), share: unit.stunned ? 0 : odds.damagedAndStunned },
    {
      kind: 'hurt',
      label: label('damaged'),
      share: odds.damaged + (unit.stunned ? odds.damagedAndStunned : 0),
    },
    { kind: 'none', label: label('nothing'), share: odds.unharmed },
  ]
  return parts.filter(({ share }) => share > 0)
}

/** What the flames do to one inside. */
export function flameParts(table: Table, id: string, tell: Tell): readonly Part[] {
  const unit = table.unit(id)
  if (!unit) return []
  const { armour } = table.profile(unit)
  if (armour === null) return [{ kind: 'harm', label: tell('fight.console.odds.destroyed'), share: 1 }]
  return hitParts(grazeOdds({ armour, damaged: unit.damaged }), tell, { stunned: unit.stunned })
}

/** What a jamming field does to one inside: above its Armour a trooper is damaged. */
export function jammingParts(table: Table, id: string, tell: Tell): readonly Part[] {
  const unit = table.unit(id)
  const armour = unit && table.profile(unit).armour
  if (!unit || armour === null) return []
  const unharmed = chanceUpTo(armour)
  const label = (key: string): string => tell(`fight.console.odds.${key}`)
  const parts: Part[] = [
    unit.damaged
      ? { kind: 'harm', label: label('killed'), share: 1 - unharmed }
      : { kind: 'hurt', label: label('damaged'), share: 1 - unharmed },
    { kind: 'none', label: label('nothing'), share: unharmed },
  ]
  return parts.filter(({ share }) => share > 0)
}

/** Chances as people say them, side by side: what is hardly ever is not never. */
export function shareTexts(shares: readonly number[], tell: Tell): readonly string[] {
  return shares.map((share) => shareText(share, Math.round(100 * share), tell))
}

function shareText(share: number, percent: number, tell: Tell): string {
  if (share > 0 && percent === 0) return tell('fight.console.odds.hardly')
  if (share < 1 && percent === 100) return tell('fight.console.odds.nearly')
  return `${percent}%`
}
