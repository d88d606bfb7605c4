import { sentFor } from '../../../../shared/systems/fast-and-dirty/documents/orders.ts'
import { facesOf, mountIn, speedsOf } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { bands } from '../../../../shared/systems/fast-and-dirty/ranges.ts'
import {
  RECON_SOURCES,
  reconParts,
  reconPoints,
} from '../../../../shared/systems/fast-and-dirty/scenarios.ts'
import { countedArms, rowOf, type Arm } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import { QUALITY_TABLE } from '../../../../shared/systems/fast-and-dirty/data/units.ts'
import { FACES, SECTORS, type Quality } from '../../../../shared/systems/fast-and-dirty/words.ts'
import { turnLimit } from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import { armsOf, multOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import { rushBar } from '../../../../shared/systems/fast-and-dirty/battle/rules/barred.ts'
import { reconOf } from '../../../../shared/systems/fast-and-dirty/battle/setup/contact.ts'
import { reachOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/strides.ts'
import { seenState } from '../../../../shared/systems/fast-and-dirty/battle/seen.ts'
import {
  casualtiesIn,
  figuresUp,
  groupOf,
  qualityOf,
} from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type { BattleState, UnitState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import type {
  BattleView,
  CraftView,
  UnitView,
  WorkView,
} from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import {
  BATTLE_SIDES,
  type Phase,
  type Side,
} from '../../../../shared/systems/fast-and-dirty/battle/words.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type { Named, TablePiece, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { armCalled, sentryGunCalled, traitCalled } from '../texts/called.ts'
import {
  asView,
  calledOr,
  contactNumber,
  objectiveCalled,
  ownName,
  targetCalled,
  workCalled,
} from './called.ts'

/** What lies on the table: squads with what is left of them, vehicles with who rides in them, works, guns and markers. */

export function pieces(seen: object): readonly TablePiece[] {
  const view = asView(seen)
  const state = seenState(view)
  return [
    scenarioOf(view, state),
    ...BATTLE_SIDES.flatMap((side) => [
      ...ordered(view, side).map((one) =>
        'figures' in one ? unitPiece(view, state, one) : craftPiece(view, one),
      ),
      ...contactsOf(view, side),
      ...reconPiece(view, state, side),
      ...view.works.filter((one) => one.side === side).map((work) => workPiece(view, work)),
      ...Object.values(view.sentries)
        .filter((one) => one.side === side)
        .map((gun): TablePiece => ({
          ...{ id: gun.id, side, name: calledOr(view, gun.id), under: { key: 'under.works' } },
          states: [
            {
              key: 'piece.sentry',
              values: { gun: sentryGunCalled(gun.gun), ai: { key: `ai.${gun.ai}` } },
            },
          ],
          marks: those([
            gun.fate === 'destroyed' && { key: 'mark.destroyed' },
            gun.marker !== null && { key: `mark.${gun.marker}` },
          ]),
          isOut: gun.fate === 'destroyed',
        })),
      ...supportOf(view, side),
    ]),
  ]
}

type Mark = TableWords | false
const those = (marks: readonly Mark[]): TableWords[] => marks.filter((mark) => mark !== false)

/** By platoon; who goes with a unit stands behind it, who rides behind the vehicle. */
function ordered(view: BattleView, side: Side): readonly (UnitView | CraftView)[] {
  const own = [...view.units, ...view.crafts].filter((one) => one.side === side && one.fate !== 'offBoard')
  const behind = (one: UnitView | CraftView): string | null =>
    'figures' in one ? (one.attached ?? one.aboard) : null
  const isLed = (one: UnitView | CraftView): boolean => own.some(({ id }) => id === behind(one))
  const withThose_ = (one: UnitView | CraftView): (UnitView | CraftView)[] => [
    one,
    ...own.filter((other) => behind(other) === one.id).flatMap(withThose_),
  ]
  const platoon = ({ document }: UnitView | CraftView): number => document.platoon ?? Infinity
  return own
    .filter((one) => !isLed(one))
    .toSorted((one, other) => platoon(one) - platoon(other) || 0)
    .flatMap(withThose_)
}

function underOf(view: BattleView, one: UnitView | CraftView): TableWords {
  const led = 'figures' in one ? view.units.find(({ id }) => id === one.attached) : undefined
  const craft = 'figures' in one ? view.crafts.find(({ id }) => id === (led ?? one).aboard) : undefined
  const { platoon } = (craft ?? led ?? one).document
  return platoon === null ? { key: 'under.army' } : { key: 'under.platoon', values: { n: platoon } }
}

function unitPiece(view: BattleView, state: BattleState, unit: UnitView): TablePiece {
  const { id, side, fate, figures, breaks, document, resolve } = unit
  const isOut = fate === 'routed' || fate === 'destroyed' || fate === 'left'
  const up = figuresUp(unit).length
  const count = (of: (typeof figures)[number]['fate']): number =>
    figures.filter((one) => one.fate === of).length
  const quality = qualityOf(state, unit)
  return {
    id,
    side,
    name: ownName(view, unit),
    under: underOf(view, unit),
    tracks: [
      { says: { key: 'piece.figures', values: { up, of: figures.length } }, left: up, of: figures.length },
    ],
    states: isOut
      ? []
      : those([
          kindWords(quality, resolve === null ? null : unit.resolveNow),
          // Of who is alone it says nothing.
          (figures.length > 1 || breaks.lost > 0) && {
            key: 'piece.breaks',
            values: { at: breaks.at, lost: breaks.lost },
          },
          ...bodyWords(state, unit),
          ...weaponRows(state, unit),
          ...peopleWords(unit),
          count('wounded') > 0 && { key: 'piece.wounded', values: { n: count('wounded') } },
          count('stabilised') > 0 && { key: 'piece.stabilised', values: { n: count('stabilised') } },
          unit.traitsNow.length > 0 && {
            key: 'piece.traits',
            values: { traits: unit.traitsNow.map(traitCalled) },
          },
          document.charges > 0 &&
            unit.charges.length === 0 && { key: 'piece.charges', values: { n: document.charges } },
          unit.strength !== null && { key: 'piece.strength', values: { n: unit.strength } },
        ]),
    marks: [...fateMarks(unit), ...(isOut ? [] : unitMarks(view, unit))],
    isOut,
  }
}

/** Who of it is fit and weighs more than a figure: whoever leads, and whoever has learnt something. */
function peopleWords(unit: UnitView): TableWords[] {
  const up = figuresUp(unit)
  const who = unit.document.figures
    .filter(({ id }) => up.some(({ of }) => of === id))
    .flatMap(({ name, role, rating, branch, personalities }): TableWords[] => {
      const what: Named[] = [
        ...(rating === null ? [] : [{ key: `rating.${rating}` }]),
        ...(branch === null ? [] : [{ key: `branch.${branch}` }]),
        ...personalities.map((one) => ({ key: `personality.${one}` })),
      ]
      const called = name === '' ? { key: `role.${role}` } : name
      return what.length === 0 ? [] : [{ key: 'piece.person', values: { who: called, what } }]
    })
  return who.length === 0 ? [] : [{ key: 'piece.people', values: { who } }]
}

const kindWords = (quality: Quality, resolve: string | null): TableWords => ({
  key: 'piece.kind',
  values: {
    quality: { key: `quality.${quality}` },
    level: QUALITY_TABLE[quality].level,
    resolve: resolve === null ? { key: 'piece.unknownResolve' } : { key: `resolve.${resolve}` },
  },
})

/** Armour, and how far it goes as it is now. */
function bodyWords(state: BattleState, unit: UnitView): TableWords[] {
  return [
    {
      key: rushBar(state, unit, 'rush') ? 'piece.bodyNeverRushing' : 'piece.body',
      values: {
        armour: signed(unit.armour),
        move: reachOf(state, unit, 'move'),
        rush: reachOf(state, unit, 'rush'),
      },
    },
  ]
}

/** What fires, how often, and the far end of each of its bands (lines 767–776). */
function weaponRows(state: BattleState, unit: UnitState): TableWords[] {
  // A team, an officer who has joined, fires as its own.
  const alone =
    groupOf(state, unit).length > 1 ? { ...state, units: { [unit.id]: { ...unit, attached: null } } } : state
  const arms = armsOf(alone, unit)
  const quality = qualityOf(state, unit)
  const row = (weapon: Arm, qty: number, mult = rowOf(weapon).mult ?? 1): TableWords =>
    weaponWords(weapon, qty, quality, mult)
  if (arms.heavy !== null) return casualtiesIn(unit) < unit.figures.length ? [row(arms.heavy, 1)] : []
  return [
    ...(arms.riflemen > 0 ? [row(arms.basic, arms.riflemen, multOf(state, unit, arms))] : []),
    ...countedArms(arms.support).map(({ arm, n }) => row(arm, n)),
  ]
}

function weaponWords(weapon: Arm, qty: number, quality: Quality, mult: number, isOut = false): TableWords {
  const { base, close, medium, long } = bands({ quality, mult })
  return {
    key: isOut ? 'piece.weaponOut' : 'piece.weapon',
    values: { n: qty, weapon: armCalled(weapon), base, close, medium, long },
  }
}

/** Where it is with the battle, where it does not just stand there. */
function fateMarks({ fate, ...piece }: UnitView | CraftView): TableWords[] {
  // Who is aboard is told with the vehicle.
  if (fate === 'onTable' || fate === 'aboard') return []
  const markers = 'hidden' in piece ? piece.hidden : 0
  return [
    fate === 'hidden' && markers > 0
      ? { key: 'mark.hidden', values: { n: markers } }
      : { key: `fate.${fate}` },
  ]
}

/** What lies beside a piece, and what it has done. */
function commonMarks(view: BattleView, piece: UnitView | CraftView): TableWords[] {
  const { id, done, opFired, broken, smoke, cover, usedNow, effects } = piece
  return those([
    view.activation?.unit === id && { key: 'mark.acts' },
    view.activation?.along.includes(id) === true && { key: 'mark.actsAlong' },
    done && view.activation?.unit !== id && { key: 'mark.done' },
    broken && { key: 'mark.broken' },
    opFired && { key: 'mark.opFired' },
    cover !== 'none' && !('work' in piece && piece.work !== null) && { key: `mark.cover.${cover}` },
    smoke && { key: 'mark.smoke' },
    usedNow.includes('hq') && { key: 'mark.hqUsed' },
    ...effects.map((power) => ({ key: `power.${power}` })),
  ])
}

function unitMarks(view: BattleView, unit: UnitView): TableWords[] {
  const { marker, suffers, attached, aboard, work, used, charges } = unit
  return [
    ...those([
      marker !== null && { key: suffers === null ? `mark.ignored.${marker}` : `mark.${marker}` },
      view.commanders[unit.side]?.unit === unit.id && { key: 'mark.commander' },
      attached !== null && { key: 'mark.with', values: { unit: calledOr(view, attached) } },
      aboard !== null && { key: 'mark.aboard', values: { craft: calledOr(view, aboard) } },
      work !== null && { key: 'mark.in', values: { work: calledOr(view, work) } },
    ]),
    ...commonMarks(view, unit),
    ...those([
      unit.leaderLost && !unit.isLed && { key: 'mark.leaderLost' },
      unit.scouting && { key: 'mark.scouting' },
      used.includes('lastStand') && { key: 'mark.lastStand' },
      unit.landed && { key: 'mark.landed' },
      unit.luck !== null && { key: 'mark.luck', values: { for: { key: `purpose.${unit.luck}` } } },
    ]),
    ...charges.map(({ target, step }) => ({
      key: `mark.charges.${step}`,
      values: { target: targetCalled(view, target) },
    })),
  ]
}

function craftPiece(view: BattleView, craft: CraftView): TablePiece {
  const { id, side, fate, document, crew, breaks, weaponsOut, immobilised, bogged, landed, speed, marker } =
    craft
  const isOut = fate === 'routed' || fate === 'destroyed' || fate === 'left'
  const properties = view.rules.vehicleProperties ? document.properties : []
  const { cautious, standard } = speedsOf({ ...document, properties })
  const armour = facesOf(document, view.rules)
  return {
    id,
    side,
    name: ownName(view, craft),
    under: underOf(view, craft),
    tracks: [
      ...(document.crew > 0
        ? [
            {
              says: { key: 'piece.crew', values: { crew, of: document.crew } },
              short: { key: 'piece.short.crew' },
              left: crew,
              of: document.crew,
            },
          ]
        : []),
      // Drawn as what it can still take.
      {
        says: { key: 'piece.hits', values: { hits: breaks.lost, at: breaks.at } },
        short: { key: 'piece.short.hits' },
        left: Math.max(0, breaks.at - breaks.lost),
        of: breaks.at,
      },
    ],
    states: isOut
      ? []
      : those([
          kindWords(document.quality, craft.resolveNow),
          {
            key: 'piece.machine',
            values: {
              type: { key: `vehicleType.${document.type}` },
              method: { key: `method.${document.method}` },
              cautious,
              standard,
            },
          },
          {
            key: 'piece.faces',
            values: {
              faces: FACES.filter((face) => face !== 'bottom').map((face) => ({
                key: 'piece.face',
                values: { face: { key: `face.${face}` }, n: armour[face] },
              })),
            },
          },
          ...document.weapons.flatMap((_ref, at) => {
            const weapon = mountIn(document, at + 1)
            const isOut = weaponsOut.includes(at + 1)
            return weapon ? [weaponWords(weapon, 1, document.quality, rowOf(weapon).mult ?? 1, isOut)] : []
          }),
          document.seats > 0 && { key: 'piece.seats', values: { n: document.seats } },
          document.properties.length > 0 && {
            key: 'piece.traits',
            values: { traits: document.properties.map((one) => ({ key: `property.${one}` })) },
          },
        ]),
    marks: [
      ...fateMarks(craft),
      ...(isOut
        ? []
        : [
            ...those([
              marker !== null && { key: `mark.${marker}` },
              immobilised && { key: 'mark.immobilised' },
              bogged && { key: 'mark.bogged' },
              document.method === 'fly' && { key: landed ? 'mark.landed' : 'mark.flies' },
              speed !== 'still' && { key: `mark.speed.${speed}` },
            ]),
            ...commonMarks(view, craft),
          ]),
    ],
    isOut,
  }
}

/** Contact markers of a side: which are real only their side is told. */
function contactsOf({ markers }: BattleView, side: Side): TablePiece[] {
  const own = markers.filter((marker) => marker.side === side && marker.fate !== 'gone')
  if (own.length === 0) return []
  const numbers = (all: typeof own): Named[] => all.map(({ id }) => contactNumber(id))
  const down = own.filter(({ fate }) => fate === 'down')
  const held = own.filter(({ fate }) => fate === 'held').length
  const real = own.filter((marker) => marker.real === true)
  return [
    {
      id: `${side}.contacts`,
      side,
      name: { key: 'called.contacts' },
      states: those([
        down.length > 0 && { key: 'piece.contactsDown', values: { n: down.length, which: numbers(down) } },
        held > 0 && { key: 'piece.contactsHeld', values: { n: held } },
        real.length > 0 && { key: 'piece.contactsReal', values: { which: numbers(real) } },
      ]),
      under: { key: 'under.markers' },
    },
  ]
}

/** Recon Points with what they come from: its side alone knows them, until all is turned over. */
function reconPiece({ camps, scenario, phase }: BattleView, state: BattleState, side: Side): TablePiece[] {
  const left = camps[side].reconPoints
  if (left === null || !scenario.contactMarkers || !COUNTING.includes(phase)) return []
  const of = reconOf(state, side)
  const parts = reconParts(of)
  const values = {
    left,
    of: reconPoints(of),
    parts: RECON_SOURCES.filter((source) => parts[source] !== 0).map((source) => ({
      key: `recon.${source}`,
      values: {
        add: signed(parts[source]),
        stance: { key: `stance.${of.stance}` },
        attitude: { key: `attitude.${of.attitude}` },
      },
    })),
  }
  return [
    {
      ...{ id: `${side}.recon`, side, name: { key: 'called.recon' }, under: { key: 'under.markers' } },
      states: [{ key: phase === 'deploying' ? 'piece.reconBefore' : 'piece.recon', values }],
    },
  ]
}
const COUNTING: readonly BattleView['phase'][] = ['deploying', 'marking', 'recon']

function workPiece(view: BattleView, work: WorkView): TablePiece {
  const { id, side, name, fate, pds, laid, mines, fields } = work
  return {
    id,
    side,
    name: workCalled(view, work),
    under: { key: 'under.works' },
    states: those([
      name !== '' && { key: `work.${work.work}` },
      pds !== null && { key: 'piece.pds', values: { ai: { key: `ai.${pds}` } } },
      work.work === 'minefield' && laid && { key: 'piece.fields', values: { which: fields.map(String) } },
      mines !== null && {
        key: mines.heavy ? 'piece.minesHeavy' : 'piece.minesLight',
        values: { n: mines.real },
      },
    ]),
    marks: those([
      fate === 'destroyed' && { key: 'mark.destroyed' },
      work.work === 'minefield' && !laid && { key: 'mark.notLaid' },
    ]),
    isOut: fate === 'destroyed',
  }
}

/** Guns and anti-air that fire from off the table (lines 1251, 1355). */
function supportOf(view: BattleView, side: Side): TablePiece[] {
  const guns = Object.values(view.guns).filter((gun) => gun.side === side)
  const flak = Object.values(view.antiAir).filter((gun) => gun.side === side)
  return [
    ...guns.map((gun): TablePiece => ({
      ...{ id: gun.id, side, name: calledOr(view, gun.id), under: { key: 'under.offBoard' } },
      states: [
        {
          key: 'piece.gun',
          values: { quality: { key: `quality.${gun.quality}` }, level: QUALITY_TABLE[gun.quality].level },
        },
        gun.calls === null ? { key: 'piece.callEachTurn' } : { key: 'piece.calls', values: { n: gun.calls } },
      ],
      marks: those([gun.silenced && { key: 'mark.silenced' }, gun.calledThisTurn && { key: 'mark.called' }]),
      isOut: gun.silenced || gun.calls === 0,
    })),
    ...flak.map((gun): TablePiece => ({
      ...{ id: gun.id, side, name: calledOr(view, gun.id), under: { key: 'under.offBoard' } },
      states: [],
      marks: those([gun.firedThisTurn && { key: 'mark.fired' }]),
    })),
  ]
}

/** As far as it is known yet what a side has come for. */
function ordering(
  { camps, scenario: { sides } }: BattleView,
  at: number,
  values: NonNullable<TableWords['values']>,
): TableWords {
  const side = sides[at]
  const mission = camps[BATTLE_SIDES[at] ?? 'side-1'].mission ?? (side ? sentFor(side) : null)
  return mission === null
    ? { key: 'piece.aimUnknown', values }
    : { key: 'piece.aim', values: { ...values, aim: { key: `mission.${mission}` } } }
}

/** While everybody is put onto the table its zones stand there (lines 428–436, 2691–2693). */
const SETTING_UP: readonly Phase[] = ['deploying', 'marking', 'recon']
function beginsWords({ name, zone }: ScenarioDraft['sides'][number]): TableWords {
  const isWide = zone.where === 'edge' && zone.width !== null
  const { where: _where, ...inches } = zone
  const values = Object.fromEntries(Object.entries(inches).filter(([, n]) => n !== null)) as Record<
    string,
    number
  >
  const where = { key: isWide ? 'zone.edgeWide' : `zone.${zone.where}`, values }
  return { key: 'piece.begins', values: { side: name, where } }
}

/** What both sides have come for. */
function scenarioOf(view: BattleView, state: BattleState): TablePiece {
  const { scenario, camps } = view
  const limit = turnLimit(state)
  return {
    id: 'scenario',
    side: null,
    leads: true,
    under: { key: 'under.scenario' },
    name: scenario.name,
    states: those([
      scenario.brief !== '' && { key: 'piece.brief', values: { brief: scenario.brief } },
      ...scenario.sides.map((side, at) => {
        const player = view.sides[at]?.player ?? ''
        const values = {
          side:
            player === side.name ? side.name : { key: 'piece.played', values: { side: side.name, player } },
        }
        return view.phase === 'ordering'
          ? ordering(view, at, values)
          : { key: 'piece.aim', values: { ...values, aim: aimWords(view, side.aim, at) } }
      }),
      ...(SETTING_UP.includes(view.phase) ? scenario.sides.map(beginsWords) : []),
      ...BATTLE_SIDES.flatMap((side, at) => {
        const { orders } = camps[side]
        if (!orders) return []
        const { stance, attitude } = orders
        return [
          {
            key: 'piece.orders',
            values: {
              side: scenario.sides[at]?.name ?? '',
              ...{ stance: { key: `stance.${stance}` }, attitude: { key: `attitude.${attitude}` } },
            },
          },
        ]
      }),
      scenario.feature !== '' && { key: 'piece.feature', values: { feature: scenario.feature } },
      scenario.objectives.length > 0 && {
        key: 'piece.objectives',
        values: {
          n: scenario.objectives.length,
          which: objectivesIn(scenario.objectives),
        },
      },
      limit === null ? { key: 'piece.turnsOpen' } : { key: 'piece.turns', values: { n: limit } },
    ]),
    marks: BATTLE_SIDES.flatMap((side, at) =>
      camps[side].held > 0
        ? [{ key: 'mark.held', values: { side: view.sides[at]?.player ?? '', n: camps[side].held } }]
        : [],
    ),
  }
}

/** Those with a name by it, of the others how many lie where. */
function objectivesIn(all: BattleView['scenario']['objectives']): Named[] {
  const named = all.flatMap(({ name }) => (name === '' ? [] : [name]))
  const others = SECTORS.flatMap((sector) => {
    const n = all.filter((one) => one.name === '' && one.sector === sector).length
    return n === 0 ? [] : [{ key: 'piece.inSector', values: { n, sector: { key: `sector.${sector}` } } }]
  })
  return [...named, ...others]
}

type Aim = BattleView['scenario']['sides'][number]['aim']
function aimWords(view: BattleView, aim: Aim, at: number): Named {
  if (aim.kind === 'own') return aim.text === '' ? { key: 'aim.own' } : aim.text
  const { objective } = view.camps[BATTLE_SIDES[at] ?? 'side-1']
  const which = objective === null ? null : objectiveCalled(view, objective)
  if (which !== null) return { key: 'aim.assaultOn', values: { which } }
  if (aim.kind === 'mission') return { key: `aim.mission.${aim.mission}` }
  if (aim.kind === 'holdFeature')
    return { key: 'aim.holdFeature', values: { n: aim.turns ?? view.rules.holdTurns } }
  if (aim.kind === 'breakThrough')
    return { key: 'aim.breakThrough', values: { n: aim.works, percent: Math.round(aim.share * 100) } }
  return { key: aim.kind === 'defeat' && view.rules.defeat === 'all' ? 'aim.defeatAll' : `aim.${aim.kind}` }
}
