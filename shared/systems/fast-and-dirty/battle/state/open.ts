import { draftId, plainFigure, plainUnit } from '../../documents/making.ts'
import { basicUnits } from '../../documents/remaking.ts'
import { byId } from '../../../../battle/swap.ts'
import { openDice } from '../../../../dice/source.ts'
import { LEAST_STRENGTH } from '../../data/points.ts'
import { MINES_RULES } from '../../data/advanced.ts'
import { platoonsIn, type ForceDraft } from '../../documents/force.ts'
import { withBothOrders } from '../../documents/orders.ts'
import type { ScenarioDraft, ScenarioSide } from '../../documents/scenario.ts'
import { fielded, type Fielded } from '../../documents/fielded.ts'
import { servedIn, type UnitDraft } from '../../documents/unit.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import type { HouseRules } from '../../house-rules.ts'
import { armOf } from '../../weapons.ts'
import { RESOLVES, type AiGrade, type Mission, type Work } from '../../words.ts'
import type { EventOf } from '../documents/events.ts'
import type { BattleSetup } from '../documents/setup.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import type { BattleState, Camp, CraftState, FigureState, Gun, UnitState, WorkState } from './state.ts'

/** The state that a setup leads to: nobody on the table yet, all as their documents have them. */
export function opened(setup: BattleSetup): BattleState {
  const { level, rules, scenario, players } = setup
  const sides = BATTLE_SIDES.flatMap((side, at) => {
    const [player, of] = [players[at], scenario.sides[at]]
    return player && of
      ? [{ side, of, player: player.name, kept: player.kept ?? null, force: player.force }]
      : []
  })
  const units = sides.flatMap(({ side, of, force }) => [
    ...fielded(force)
      .units.filter((unit) => figuresOf(unit).length > 0)
      .map((unit) => ({ ...newUnit(side, unit, rules), resolveShift: shiftOf(force, unit) })),
    ...grantedSnipers(side, of, rules),
  ])
  const crafts = sides.flatMap(({ side, force }) =>
    fielded(force)
      .vehicles.filter((one) => one.damage?.destroyed !== true)
      .map((one) => newCraft(side, one)),
  )
  // The squad that it went with has nobody left since an earlier battle.
  const isAlone = ({ attached }: UnitState): boolean => !units.some(({ id }) => id === attached)
  return {
    setup: {
      level,
      rules,
      scenario,
      sides: sides.map(({ side, player, kept, force }) => ({
        ...{ side, player, kept, force: force.name, platoons: Math.max(1, platoonsIn(force)) },
      })),
    },
    dice: openDice(0),
    phase: scenario.secretOrders ? 'ordering' : 'deploying',
    round: 0,
    initiative: null,
    active: null,
    activation: null,
    follow: null,
    marksFirst: null,
    turnEnds: false,
    steps: [],
    units: byId(units.map((unit) => (isAlone(unit) ? { ...unit, attached: null } : unit))),
    crafts: byId(crafts),
    guns: byId(sides.flatMap(({ side, of, force }) => gunsOf(side, of, scenario, fielded(force).units))),
    sentries: byId(
      sides.flatMap(({ side, of }) =>
        (of.sentries ?? []).map(({ id, name, gun, ai }) => ({
          ...{ id: `${side}.sentry-${id}`, side, name, gun, ai, fate: 'stands' as const, marker: null },
        })),
      ),
    ),
    antiAir: byId(
      sides.flatMap(({ side, of }) =>
        of.antiAir.map((kind, at) => ({ id: `${side}.flak-${at + 1}`, side, kind, firedThisTurn: false })),
      ),
    ),
    works: byId(
      sides.flatMap(({ side, of }) =>
        of.works.map(({ id, name, work, pds }) => newWork(side, `work-${id}`, name, work, pds)),
      ),
    ),
    markers: {},
    camps: { 'side-1': campOf(scenario.sides[0]), 'side-2': campOf(scenario.sides[1]) },
    ending: null,
    automatic: [...(setup.automatic ?? [])],
    notes: [],
    ownCounters: [],
  }
}

/** The same battle with what both sides' orders make of the scenario; nobody has set up yet. */
export function withOrdersCarried(state: BattleState, missions: readonly Mission[]): BattleState {
  const { setup, camps } = state
  const orders = BATTLE_SIDES.flatMap((side, at) => {
    const [posture, mission] = [camps[side].orders, missions[at]]
    return posture && mission ? [{ ...posture, mission }] : []
  })
  const [own, theirs] = orders
  if (!own || !theirs) return state
  const scenario = withBothOrders(setup.scenario, [own, theirs])
  const sides = BATTLE_SIDES.flatMap((side, at) => {
    const of = scenario.sides[at]
    return of ? [{ side, of }] : []
  })
  const camp = (side: Side, of: ScenarioSide | undefined): Camp => {
    const { traits, fieldWorks, ignores } = campOf(of)
    return { ...camps[side], traits, fieldWorks, ignores }
  }
  return {
    ...state,
    setup: { ...setup, scenario },
    camps: { 'side-1': camp('side-1', scenario.sides[0]), 'side-2': camp('side-2', scenario.sides[1]) },
    units: {
      ...state.units,
      ...byId(sides.flatMap(({ side, of }) => grantedSnipers(side, of, setup.rules))),
    },
    guns: { ...state.guns, ...byId(sides.flatMap(({ side, of }) => gunsOf(side, of, scenario, []))) },
  }
}

/** No id of a document has a dot: nobody else is called so. */
export const pieceOf = (side: Side, id: string): string => `${side}.${id}`

const FRESH = {
  marker: null,
  broken: false,
  done: false,
  opFired: false,
  used: [],
  usedNow: [],
  shotBy: [],
  smoke: false,
  cover: 'none',
  assaulted: false,
  resolveLost: 0,
  effects: [],
  cast: [],
  landed: false,
} as const

function campOf(side: ScenarioSide | undefined): Camp {
  return {
    orders: null,
    missions: [],
    mission: null,
    traits: [...(side?.traits ?? [])],
    given: [],
    exceptional: null,
    fieldWorks: side?.fieldWorks ?? 0,
    deployed: false,
    first: null,
    objective: null,
    scouts: [],
    lostScouts: [],
    reconPoints: 0,
    reconEnded: false,
    heartLost: [],
    ignores: side?.ignoresUnderFire ?? 0,
    quiet: false,
    intelLost: false,
    held: 0,
    touched: [],
    entered: 0,
    met: false,
  }
}

function gunsOf(
  side: Side,
  { artillery }: ScenarioSide,
  { weapons = [] }: ScenarioDraft,
  units: readonly Fielded<UnitDraft>[],
): Gun[] {
  const fresh = { side, calledThisTurn: false, silenced: false }
  return [
    ...artillery.flatMap(({ id, weapon: ref, quality, calls }) => {
      const weapon = armOf(weapons, ref, 'heavy')
      return weapon ? [{ ...fresh, id: `${side}.gun-${id}`, weapon, quality, calls }] : []
    }),
    ...units.flatMap((unit) => {
      const weapon = unit.offBoard ? servedIn(unit) : null
      const { id, quality } = unit
      return weapon ? [{ ...fresh, id: `${side}.gun-of-${id}`, weapon, quality, calls: null }] : []
    }),
  ]
}

/** Off-board artillery that was rolled for, of Regular gunners. Source: line 561; FAD-064. */
export const rolledGuns = ({ side, weapons }: Pick<EventOf<'guns-rolled'>, 'side' | 'weapons'>): Gun[] =>
  weapons.map((weapon, at) => ({
    ...{ id: `${side}.gun-rolled-${at + 1}`, side, weapon, quality: 'regular', calls: null },
    ...{ calledThisTurn: false, silenced: false },
  }))

export function newWork(side: Side, id: string, name: string, work: Work, pds?: AiGrade): WorkState {
  const fields =
    work === 'minefield' ? Array.from({ length: MINES_RULES.markers }, (_none, at) => at + 1) : []
  return { id: pieceOf(side, id), side, name, work, fate: 'stands', pds: pds ?? null, mines: null, fields }
}

export function newUnit(
  side: Side,
  document: Fielded<UnitDraft>,
  { unknownResolve, heavyWeaponsTeams, psionics }: HouseRules,
): UnitState {
  const psionic = document.figures.find(({ role }) => role === 'psionic')
  const isJoined =
    (document.kind === 'team' && heavyWeaponsTeams && !document.offBoard) ||
    (document.kind === 'psionic' && psionics)
  const squad = isJoined ? document.partner : null
  return {
    ...FRESH,
    id: pieceOf(side, document.id),
    side,
    name: document.name,
    fate: document.offBoard ? 'offBoard' : 'waiting',
    document,
    figures: figuresOf(document),
    traits: [],
    resolve: unknownResolve && document.kind === 'squad' ? null : document.resolve,
    resolveShift: 0,
    moved: false,
    movedIn: 0,
    shot: false,
    shotIn: 0,
    hurt: false,
    hurtIn: 0,
    leaderLost: false,
    attached: squad === null ? null : pieceOf(side, squad),
    aboard: null,
    work: null,
    strength: psionic ? (psionic.strength ?? LEAST_STRENGTH) : null,
    scouting: false,
    charges: [],
    chargesUsed: 0,
    hidden: 0,
    luck: null,
    carried: 0,
    lies: null,
  }
}

/** Levels that choices of a quick force, and battles since, have moved its Resolve from its die: what is rolled later moves as far (lines 522, 549; FAD-061). */
function shiftOf({ made }: ForceDraft, { id, resolve }: UnitDraft): number {
  const rolled = made.way === 'basic' ? basicUnits(made).find((one) => draftId(one.id) === id) : undefined
  return rolled ? RESOLVES.indexOf(resolve) - RESOLVES.indexOf(rolled.resolve) : 0
}

/** A sniper of Regular Quality for Strike (line 2823). */
function grantedSnipers(side: Side, { snipers }: ScenarioSide, rules: HouseRules): UnitState[] {
  return Array.from({ length: snipers }, (_none, at) =>
    newUnit(side, { ...SNIPER, id: `granted-sniper-${at + 1}` }, rules),
  )
}
const SNIPER = plainUnit({
  id: 'sniper',
  kind: 'sniper',
  platoon: null,
  figures: [plainFigure({ id: 'sniper', role: 'sniper' })],
})

/** Every figure that is there by itself: an entry of several has them numbered. */
export function figuresOf({ figures }: Pick<UnitDraft, 'figures'>): FigureState[] {
  return figures.flatMap(({ id, count, lost = 0 }) =>
    Array.from({ length: Math.max(0, count - lost) }, (_none, at) => ({
      id: count === 1 ? id : `${id}.${at + 1}`,
      of: id,
      fate: 'up' as const,
      treated: false,
    })),
  )
}

function newCraft(side: Side, document: Fielded<VehicleDraft>): CraftState {
  return {
    ...FRESH,
    id: pieceOf(side, document.id),
    side,
    name: document.name,
    fate: 'waiting',
    document,
    crew: Math.max(0, document.crew - (document.damage?.crewLost ?? 0)),
    hits: 0,
    immobilised: document.damage?.immobilised ?? false,
    bogged: false,
    ground: null,
    speed: 'still',
    weaponsOut: document.damage?.weaponsOut ?? [],
    opFire: null,
  }
}
