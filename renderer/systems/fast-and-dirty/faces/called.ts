import { shownPoints } from '../../../../shared/systems/fast-and-dirty/decimal.ts'
import { fitOf, isWipedOut } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { SAMPLE_FORCES } from '../../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { armIn } from '../../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import { mountIn } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type {
  BattleView,
  CraftView,
  UnitView,
  WorkView,
} from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import type { Fields } from '../../../../shared/battle/field.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { numberText } from '../../../ui/fields/whole-number.ts'
import { armCalled, sentryGunCalled } from '../texts/called.ts'

/** How units, vehicles, weapons and choices are called at the table. */

/** A view of this game: the house hands it on and does not look in. */
export const asView = (view: object): BattleView => view as BattleView

export const unitOf = ({ units }: BattleView, id: unknown): UnitView | null =>
  units.find((one) => one.id === id) ?? null
export const craftOf = ({ crafts }: BattleView, id: unknown): CraftView | null =>
  crafts.find((one) => one.id === id) ?? null
export const pieceOf = (view: BattleView, id: unknown): UnitView | CraftView | null =>
  unitOf(view, id) ?? craftOf(view, id)

const kindOfPiece = (one: UnitView | CraftView): string =>
  'figures' in one ? `kind.${one.document.kind}` : `vehicleType.${one.document.type}`

/** By its name, else as what it is; with a number where several of a side are alike. */
export function ownName({ units, crafts }: BattleView, piece: UnitView | CraftView): Named {
  if (piece.name !== '') return piece.name
  const alike = [...units, ...crafts].filter(
    (one) => one.name === '' && one.side === piece.side && kindOfPiece(one) === kindOfPiece(piece),
  )
  const kind = { key: kindOfPiece(piece) }
  const n = alike.findIndex(({ id }) => id === piece.id) + 1
  return alike.length < 2 ? kind : { key: 'called.alike', values: { kind, n } }
}

/** Where both sides have somebody of that name it says whose. */
function pieceCalled(view: BattleView, piece: UnitView | CraftView): Named {
  const name = ownName(view, piece)
  const others = [...view.units, ...view.crafts].filter(({ side }) => side !== piece.side)
  const isAlike = others.some((one) => sameName(ownName(view, one), name))
  const player = view.sides.find(({ side }) => side === piece.side)?.player
  return isAlike && player !== undefined ? { key: 'called.ofSide', values: { name, player } } : name
}

const sameName = (one: Named, other: Named): boolean =>
  typeof one === 'string' ? one === other : typeof other !== 'string' && one.key === other.key

export function called(view: BattleView, id: string): Named | null {
  const piece = pieceOf(view, id)
  if (piece) return pieceCalled(view, piece)
  const craft = craftOfCrew(id)
  if (craft !== null) return { key: 'called.crew', values: { craft: calledOr(view, craft) } }
  const work = view.works.find((one) => one.id === id)
  if (work) return workCalled(view, work)
  const sentry = view.sentries[id]
  if (sentry)
    return sentry.name === ''
      ? { key: 'called.sentry', values: { gun: sentryGunCalled(sentry.gun) } }
      : sentry.name
  const gun = view.guns[id]
  if (gun) return { key: 'called.gun', values: { weapon: armCalled(gun.weapon) } }
  const flak = view.antiAir[id]
  if (flak) return { key: 'called.antiAir', values: { kind: { key: `antiAir.${flak.kind}` } } }
  return markerCalled(view, id)
}

/** By its name, else as what it is; with a number where several of a side are called alike. */
export function workCalled({ works }: BattleView, work: WorkView): Named {
  const name: Named = work.name === '' ? { key: `work.${work.work}` } : work.name
  const alike = works.filter(
    (one) => one.side === work.side && one.name === work.name && (one.name !== '' || one.work === work.work),
  )
  const n = alike.findIndex(({ id }) => id === work.id) + 1
  return alike.length < 2 ? name : { key: 'called.alike', values: { kind: name, n } }
}

/** The vehicle whose crew it is, which is aimed at by itself (line 982). */
const craftOfCrew = (id: string): string | null =>
  id.endsWith('/crew') ? id.slice(0, -'/crew'.length) : null

export const contactNumber = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
/** A contact marker, or one of a minefield, by its number. */
function markerCalled(view: BattleView, id: string): Named | null {
  const contact = view.markers.find((one) => one.id === id)
  if (contact) return { key: 'called.contact', values: { n: contactNumber(id) } }
  const [field = '', n] = id.split('/')
  const mines = view.works.find((one) => one.id === field)
  if (!mines || n === undefined) return null
  const name = called(view, field) ?? field
  return { key: 'called.mine', values: { field: name, n } }
}

/** The same where something has to be called. */
export const calledOr = (view: BattleView, id: string | null): Named =>
  (id === null ? null : called(view, id)) ?? { key: 'called.somebody' }

/** What charges lie at: a work of the battle, or words of the players. */
export const targetCalled = (view: BattleView, target: string): Named => called(view, target) ?? target

/** A vehicle's weapon by its place; null on foot. */
export function mountCalled(
  view: BattleView,
  unit: string | null,
  mount: string | number | null,
): Named | null {
  const craft = craftOf(view, unit)
  const weapon = craft && mountIn(craft.document, Number(mount ?? 0))
  return weapon && armCalled(weapon)
}

/** A figure, or those who are alike: by name, else by what it is and carries. */
export function figureCalled(view: BattleView, ref: string): Named | null {
  const [id = '', figure = '', lies] = ref.split('#')
  const unit = unitOf(view, id)
  const of = unit?.figures.find((one) => one.id === figure)?.of ?? figure
  const entry = unit?.document.figures.find((one) => one.id === of)
  if (!unit || !entry) return null
  const alone = figure === of || entry.count === 1
  const role = { key: `role.${entry.role}` }
  const weapon = armIn(unit.document, entry.weapon, 'support')
  const name: Named =
    entry.name !== ''
      ? entry.name
      : weapon === null
        ? role
        : { key: 'called.armed', values: { role, weapon: armCalled(weapon) } }
  const numbered = alone
    ? name
    : { key: 'called.alike', values: { kind: name, n: figure.slice(of.length + 1) } }
  const goesWith = unit.attached !== null || view.units.some(({ attached }) => attached === id)
  const who: Named = goesWith
    ? { key: 'called.of', values: { who: numbered, unit: ownName(view, unit) } }
    : numbered
  return lies === undefined ? who : { key: 'called.lying', values: { who } }
}

/** Fields that hold words of the game, by where those stand. */
const WORDS: Readonly<Record<string, string>> = {
  stance: 'stance',
  attitude: 'attitude',
  favoured: 'mission',
  mission: 'mission',
  how: 'gait',
  speed: 'speed',
  heading: 'heading',
  stays: 'woundedStay',
  cover: 'cover',
  into: 'cover',
  face: 'face',
  power: 'power',
  trait: 'trait',
  skill: 'aptitude',
  fate: 'figureFate',
  mark: 'mark',
  damage: 'damage',
  on: 'purpose',
  intent: 'intent',
}

export function named(field: string, value: string, seen: object | null, beside: Fields = {}): Named | null {
  const group = WORDS[field]
  if (group !== undefined) return { key: `${group}.${value}` }
  if (!seen) return sampleCalled(field, value)
  const view = asView(seen)
  if (field === 'who' || field === 'figure') return figureCalled(view, value)
  if (field === 'touched' || field === 'objective') return objectiveCalled(view, value)
  if (field === 'mount' && beside.unit?.kind === 'is')
    return mountCalled(view, String(beside.unit.value), value)
  if (field === 'work') return called(view, value) ?? { key: `work.${value}` }
  return called(view, value)
}

/** By its name, else by where it lies; with a number where several are called alike. */
export function objectiveCalled({ scenario }: BattleView, id: string): Named | null {
  const found = scenario.objectives.find((one) => one.id === id)
  if (!found) return null
  if (found.name !== '') return found.name
  const kind = { key: 'called.objective', values: { sector: { key: `sector.${found.sector}` } } }
  const alike = scenario.objectives.filter(
    (one) => one.name === '' && one.sector === found.sector && one.side === found.side,
  )
  if (alike.length < 2) return kind
  return { key: 'called.alike', values: { kind, n: alike.findIndex((one) => one.id === id) + 1 } }
}

const FORCES: Readonly<Record<string, ForceDraft>> = SAMPLE_FORCES
const SCENARIOS: Readonly<Record<string, ScenarioDraft>> = SAMPLE_SCENARIOS

const at = <One>(all: Readonly<Record<string, One>>, id: string): One | null =>
  Object.hasOwn(all, id) ? (all[id] ?? null) : null

const isForce = (field: string): boolean => field === 'force1' || field === 'force2'

function sampleCalled(field: string, value: string): string | null {
  if (isForce(field)) return at(FORCES, value)?.name ?? null
  return field === 'scenario' ? (at(SCENARIOS, value)?.name ?? null) : null
}

/** What a choice of the set-up is about: a scenario's brief and its sides, how large a force is, what orders bring. */
export function about(field: string, value: string, document: object | null = null): Named | null {
  if (field === 'stance' || field === 'attitude') return { key: `about.${field}.${value}` }
  if (field === 'scenario') {
    const scenario = (document as ScenarioDraft | null) ?? at(SCENARIOS, value)
    if (!scenario) return null
    const [one, other] = scenario.sides.map(({ name }) => name)
    return {
      key: scenario.contactMarkers ? 'about.scenarioMarkers' : 'about.scenario',
      values: { brief: scenario.brief, one: one ?? '', other: other ?? '' },
    }
  }
  const force = forceIn(field, value, document)
  return force && forceAbout(force)
}

const forceIn = (field: string, value: string, document: object | null): ForceDraft | null =>
  isForce(field) ? ((document as ForceDraft | null) ?? at(FORCES, value)) : null

/** Forces are told apart at the set-up by what they are worth. */
export function kindOf(field: string, value: string, document: object | null): Named | null {
  const force = forceIn(field, value, document)
  if (!force) return null
  if (isWipedOut(force)) return { key: 'about.nobodyLeft' }
  return { key: 'about.worth', values: { points: numberText(shownPoints(fitOf(force).points)) } }
}

/** As it would set out: without whom it lacks since its battles. */
function forceAbout(force: ForceDraft): TableWords {
  if (isWipedOut(force)) return { key: 'about.wipedOut' }
  const { units, soldiers, vehicles, points } = fitOf(force)
  return {
    key: vehicles > 0 ? 'about.forceVehicles' : 'about.force',
    values: {
      units: { key: 'about.units', values: { n: units } },
      soldiers: { key: 'about.soldiers', values: { n: soldiers } },
      vehicles: { key: 'about.vehicles', values: { n: vehicles } },
      ...{ points: numberText(shownPoints(points)), notes: force.notes },
    },
  }
}
