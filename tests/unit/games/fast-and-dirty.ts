import { isRefusal } from '../../../shared/problem.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { setupFrom, type BattleSetup } from '../../../shared/systems/fast-and-dirty/battle/documents/setup.ts'
import { eventSchema } from '../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import { fastAndDirtyPlay } from '../../../shared/systems/fast-and-dirty/battle/play.ts'
import { commandSchema } from '../../../shared/systems/fast-and-dirty/battle/documents/commands.ts'
import type { FastAndDirty } from '../../../shared/systems/fast-and-dirty/battle/rules/rule.ts'
import { BATTLE_SIDES, type Side } from '../../../shared/systems/fast-and-dirty/battle/words.ts'
import type { Posture } from '../../../shared/systems/fast-and-dirty/documents/orders.ts'
import { fillAll, isOffered } from '../../../shared/battle/fits.ts'
import { variedRules } from './house-rules.ts'
import type { Step, Tried } from './tried.ts'
import { writerAt } from './writer.ts'
import { allUnits } from '../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type { BattleState } from '../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import type { ForceDraft } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { ScenarioDraft } from '../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  type HouseRules,
} from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { LONE_TRAITS, TRAITS } from '../../../shared/systems/fast-and-dirty/words.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import {
  randomAdvancedForce,
  randomBasicForce,
} from '../../../shared/systems/fast-and-dirty/samples/generate-forces.ts'
import { randomScenario } from '../../../shared/systems/fast-and-dirty/samples/generate-scenario.ts'
import { carriedFrom } from '../../../shared/systems/fast-and-dirty/documents/weapon.ts'
import { takenFrom } from '../../../shared/systems/fast-and-dirty/documents/trait.ts'
import { SAMPLE_TRAITS } from '../../../shared/systems/fast-and-dirty/samples/traits.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/fast-and-dirty/samples/weapons.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'

export function battleOf(over: Partial<BattleSetup>): BattleSetup {
  const setup = setupFrom({
    level: 'enforce',
    rules: DEFAULT_RULES,
    scenario: SAMPLE_SCENARIOS.meetingEngagement,
    players: [
      { name: 'Ana', force: SAMPLE_FORCES['ferry-rifles'] },
      { name: 'Bo', force: SAMPLE_FORCES['salt-committee'] },
    ],
    ...over,
  })
  if (isRefusal(setup)) throw new Error(`${setup.problem.code} ${setup.problem.path.join('.')}`)
  return setup
}

/** Every fourth battle is the basic game alone. */
export const rulesOf = (seed: number): HouseRules =>
  RULE_BOOK.schema.parse(
    variedRules(HOUSE_RULES, seed, (_key, { group }) =>
      seed % 4 === 1 && group === 'advanced' ? false : undefined,
    ),
  )

const SAMPLES: readonly ForceDraft[] = Object.values(SAMPLE_FORCES)

function forceOf(seed: number, n: number): ForceDraft {
  const chance = seededDice(openDice(seed * 7 + n))
  if ((seed + n) % 4 === 1) return randomBasicForce(chance)
  if ((seed + n) % 4 === 2) return randomAdvancedForce(chance)
  return SAMPLES[(seed + n * 3) % SAMPLES.length] ?? SAMPLE_FORCES['ferry-rifles']
}

/** A handful of it: who goes with somebody stays with them. */
function handful(force: ForceDraft): ForceDraft {
  const few = force.units.slice(0, 4)
  const vehicles = force.vehicles.slice(0, 1)
  const ids = new Set([...few, ...vehicles].map(({ id }) => id))
  const units = few.filter(({ partner }) => partner === null || ids.has(partner))
  return { ...force, made: { way: 'free' }, units, vehicles }
}

/** What no book has. */
const OWN = {
  weapons: [
    carriedFrom(SAMPLE_WEAPONS['needle-caster'], 'own-caster'),
    carriedFrom(SAMPLE_WEAPONS['river-mortar'], 'own-mortar'),
  ],
  traits: [takenFrom(SAMPLE_TRAITS['river-born'], 'own-river')],
}

/** With traits and a flying vehicle that no sample has, and with weapons and a trait that no book has. */
function enriched(force: ForceDraft, seed: number): ForceDraft {
  const given = TRAITS.filter((trait) => !LONE_TRAITS.some((one) => one === trait))
  return {
    ...force,
    made: { way: 'free' },
    ...OWN,
    units: force.units.map((unit, at) => {
      const trait = given[(seed * 5 + at * 7) % given.length]
      const isPaired = trait === 'mechanized' && unit.partner !== null
      const isSquad =
        unit.kind === 'squad' && trait !== undefined && !unit.traits.includes(trait) && !isPaired
      if (!isSquad) return unit
      const rage =
        at === 1 && trait !== 'berserk' && !unit.traits.includes('berserk') ? (['berserk'] as const) : []
      const partner = trait === 'mechanized' ? KITE.id : unit.partner
      const infect = trait === 'infect' ? 1 : unit.infect
      const figures = unit.figures.map((one) => (one.weapon ? { ...one, weapon: 'own-caster' } : one))
      const ownTraits = at % 2 === 0 ? ['own-river'] : []
      return { ...unit, partner, infect, figures, ownTraits, traits: [...unit.traits, trait, ...rage] }
    }),
    vehicles: [...force.vehicles, KITE, CART],
  }
}
const KITE: ForceDraft['vehicles'][number] = {
  ...{
    id: 'drawn-kite',
    name: 'Kite',
    notes: '',
    picture: null,
    platoon: 1,
    type: 'apcs',
    method: 'fly',
    front: 4,
  },
  ...{
    weapons: ['heavyMg', 'cannonLight', 'own-mortar'],
    crew: 2,
    seats: 12,
    quality: 'regular',
    resolve: 'steady',
  },
  properties: ['reactiveArmour', 'closeInDefenseSystem', 'forwardObserver', 'medevac', 'amphibious', 'smoke'],
}

const CART: ForceDraft['vehicles'][number] = {
  ...KITE,
  id: 'drawn-cart',
  name: 'Cart',
  type: 'lightTransports',
  method: 'wheeled',
  front: 0,
  weapons: [],
  crew: 1,
  properties: [],
}

function scenarioOf(seed: number): ScenarioDraft {
  const ready = Object.values(SAMPLE_SCENARIOS)
  const drawn =
    seed % 2 === 0 ? randomScenario(seededDice(openDice(seed))) : ready[Math.floor(seed / 2) % ready.length]
  return drawn ?? SAMPLE_SCENARIOS.ambush
}

/** Two forces of one kind or another, and something to fight for. */
export function anyBattle(seed: number, level: BattleSetup['level'] = 'enforce'): BattleSetup {
  const drawn = scenarioOf(seed)
  const drawnForce = (n: number): ForceDraft => {
    const whole = forceOf(seed, n)
    const some = seed % 2 === 0 ? whole : handful(whole)
    return seed % 3 === n + 1 ? enriched(some, seed) : some
  }
  const scenario: ScenarioDraft = {
    ...drawn,
    sides: drawn.sides.map((side, at) => ({
      ...side,
      ...(seed % 5 === 0 && {
        sentries: [
          { id: 'gun', name: 'Gate gun', gun: SENTRIES[seed % 3] ?? 'chainGun', ai: 'modern' as const },
        ],
      }),
      ...((seed % 7 === at || seed % 3 === 1) && {
        artillery: [{ id: 'a', weapon: 'mortarHeavy' as const, quality: 'regular' as const, calls: null }],
      }),
      works: [
        ...side.works,
        ...(seed % 3 === 1
          ? [{ id: 'keep', name: 'Keep', work: 'heavyBunker' as const, pds: 'advanced' as const }]
          : []),
      ],
    })),
  }
  return battleOf({
    level,
    rules: rulesOf(seed),
    scenario,
    players: [
      { name: 'Ana', force: drawnForce(0) },
      { name: 'Bo', force: drawnForce(1) },
    ],
    ...(seed % 2 === 0 ? { automatic: ['side-2' as const] } : {}),
  })
}
const SENTRIES = ['autoCannon', 'chainGun', 'machineGun'] as const

/** What must hold after every step. */
function wrong({ before, command, events, after }: Step<FastAndDirty>): string[] {
  const found: string[] = []
  for (const unit of Object.values(after.units)) {
    const say = (what: string): void => void found.push(`${unit.id} ${what}`)
    const was = before.units[unit.id]
    const up = unit.figures.filter(({ fate }) => fate === 'up').length
    if (was && unit.figures.length !== was.figures.length) say('has other figures')
    if (
      unit.fate === 'onTable' &&
      up === 0 &&
      !['regenerate', 'selfRepairing'].some((one) =>
        [...unit.document.traits, ...unit.traits].some((trait) => trait === one),
      )
    )
      say('stands there with nobody')
    if (
      unit.fate === 'aboard' &&
      ['routed', 'destroyed', 'left'].includes(after.crafts[unit.aboard ?? '']?.fate ?? 'left')
    )
      say('rides in what is gone')
    if (unit.marker !== null && unit.used.includes('lastStand')) say('is marked in its Last Stand')
    for (const one of was?.figures ?? [])
      if (
        one.fate === 'killed' &&
        unit.figures.find(({ id }) => id === one.id)?.fate === 'up' &&
        !events.some(({ kind }) => kind === 'villain-rose' || kind === 'put-right')
      )
        say(`has ${one.id} back from the dead`)
    if ((unit.strength ?? 0) < 0) say('has less than no Strength')
  }
  for (const craft of Object.values(after.crafts)) {
    if (craft.marker === 'pinned') found.push(`${craft.id} is Pinned`)
    if (craft.crew < 0 || craft.crew > craft.document.crew) found.push(`${craft.id} has ${craft.crew} crew`)
    const riders = Object.values(after.units).filter(
      (unit) => unit.aboard === craft.id && unit.fate === 'aboard',
    )
    const bodies = riders.reduce(
      (sum, one) => sum + one.figures.filter(({ fate }) => fate !== 'killed').length,
      0,
    )
    if (bodies > craft.document.seats) found.push(`${craft.id} is too full`)
  }
  if (after.phase === 'acting' && !after.activation) found.push('nobody acts')
  if (after.phase === 'activating' && after.activation) found.push('somebody still acts')
  if ((after.phase === 'over') !== (after.ending !== null)) found.push('over without an end')
  if (after.activation && after.steps.length === 0) {
    const id = after.activation.unit
    const piece = after.units[id] ?? after.crafts[id]
    if (after.phase === 'acting' && piece?.fate !== 'onTable' && piece?.fate !== 'hidden')
      found.push(`${id} acts and is not there`)
  }
  if (
    command.kind === 'activate' &&
    (before.units[command.unit] ?? before.crafts[command.unit])?.done === true
  )
    found.push(`${command.unit} acts twice`)
  return found
}

/** Under its contact markers others stand: who is late, or was lost on recon duty, has changed places with them. */
function elsewhere(state: BattleState, side: Side): BattleState {
  if (!['marking', 'recon'].includes(state.phase) || !state.setup.scenario.contactMarkers) return state
  const { scouts } = state.camps[side]
  const leads = Object.values(state.units).filter(
    (unit) =>
      unit.side === side &&
      unit.attached === null &&
      !Object.values(state.units).some(({ attached }) => attached === unit.id) &&
      (unit.fate === 'hidden' || scouts.includes(unit.id)),
  )
  const fates = leads.map(({ fate }) => fate)
  const turned = leads.map(
    (unit, at) => [unit.id, { ...unit, fate: fates[(at + 1) % fates.length] ?? unit.fate }] as const,
  )
  const gone = turned.filter(([, { fate }]) => fate !== 'hidden').map(([id]) => id)
  const others = scouts.filter((id) => !leads.some((unit) => unit.id === id))
  const camp = { ...state.camps[side], scouts: [...others, ...gone] }
  return {
    ...state,
    units: { ...state.units, ...Object.fromEntries(turned) },
    camps: { ...state.camps, [side]: camp },
  }
}

/** Its markers and mines are others, and its orders while nobody knows them. */
function twin(state: BattleState, side: Side): BattleState {
  const { orders } = state.camps[side]
  const isAlone = BATTLE_SIDES.some((one) => state.camps[one].orders === null)
  const camps =
    orders && isAlone
      ? { ...state.camps, [side]: { ...state.camps[side], orders: turnedRound(orders) } }
      : state.camps
  const own = Object.values(state.markers).filter(
    (one) => one.side === side && (one.fate === 'held' || one.fate === 'down'),
  )
  const real = own.map((one) => one.real)
  const turned = own.map(
    (one, at) => [one.id, { ...one, real: real[(at + 1) % real.length] ?? false }] as const,
  )
  const works = Object.entries(state.works).map(([id, work]) => {
    if (work.side !== side || work.mines === null || state.phase === 'over') return [id, work] as const
    const left = work.fields
    const real_ = left[(left.indexOf(work.mines.real) + 1) % left.length] ?? work.mines.real
    return [id, { ...work, mines: { real: real_, heavy: !work.mines.heavy } }] as const
  })
  return {
    ...elsewhere({ ...state, camps }, side),
    markers: { ...state.markers, ...Object.fromEntries(turned) },
    works: Object.fromEntries(works),
    notes: state.notes.map((note) =>
      note.private && note.side === side ? { ...note, text: `${note.text} but other` } : note,
    ),
  }
}

const turnedRound = ({ stance, attitude }: Posture): Posture => ({
  stance: stance === 'neutral' ? 'offensive' : 'neutral',
  attitude: attitude === 'cautious' ? 'passive' : 'cautious',
})

export const triedFastAndDirty: Tried<FastAndDirty, BattleSetup> = {
  name: 'Fast and Dirty',
  play: fastAndDirtyPlay,
  setupOf: anyBattle,
  isOffered,
  fillAll,
  writeAtRandom: writerAt<FastAndDirty>({
    commandSchema,
    sidesOf: fastAndDirtyPlay.sidesOf,
    piecesOf: (state) => allUnits(state).map(({ id }) => id),
    automaticIn: ({ automatic }) => automatic,
    handedOver: (side) => side,
  }),
  wrong,
  twin,
  hiding: ['ordering', 'marking', 'recon', 'initiative', 'activating', 'acting'],
  never: ['put-right', 'marks-put-right', 'craft-put-right', 'work-put-right', 'recorded', 'pin-given-up'],
  kinds: eventSchema.options.map((option) => option.shape.kind.value),
}
