import { dm } from '../../../../shared/systems/traveller/checks.ts'
import { mostHits } from '../../../../shared/systems/traveller/vehicle.ts'
import { CHARACTERISTICS, type Characteristic } from '../../../../shared/systems/traveller/words.ts'
import { isByPiece } from '../../../../shared/systems/traveller/battle/state/state.ts'
import type { BattleView, CraftView, FighterView } from '../../../../shared/systems/traveller/battle/view.ts'
import type { Named, TablePiece, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import {
  asView,
  calledOr,
  craftOf,
  cutOff,
  farOf,
  fighterOf,
  partCalled,
  weaponCalled,
  withCalled,
  workCalled,
} from './called.ts'

/** What lies on the table: people with what wounds have left of them, vehicles with their crews below them. */

export function pieces(seen: object): readonly TablePiece[] {
  const view = asView(seen)
  const onFoot = view.fighters.filter(({ aboard, isMachine }) => !isMachine && !craftOf(view, aboard?.craft))
  return [
    encounterOf(view),
    ...onFoot.map((fighter) => personOf(view, fighter)),
    ...view.crafts.flatMap((craft) => [
      machineOf(view, craft),
      ...view.fighters
        .filter(({ aboard }) => aboard?.craft === craft.id)
        .map((rider) => personOf(view, rider, craft)),
    ]),
  ]
}

type Mark = TableWords | false
const those = (marks: readonly Mark[]): TableWords[] => marks.filter((mark) => mark !== false)

const aboardOf = ({ name, kind }: CraftView): TableWords => ({ key: `under.${kind}`, values: { name } })

function personOf(view: BattleView, fighter: FighterView, craft: CraftView | null = null): TablePiece {
  const { id, side, name, fate, armour, left, began } = fighter
  const isOut = fate !== 'up'
  // Old wounds are shown too.
  const full = view.documents.people[id]?.document.characteristics
  const most = (one: Characteristic): number => full?.[one].full ?? began[one]
  return {
    id,
    side,
    name,
    ...(craft && { under: aboardOf(craft) }),
    // Of the dead nothing is left to be counted.
    tracks:
      fate === 'dead'
        ? []
        : CHARACTERISTICS.map((one) => ({
            says: {
              key: `piece.${one}`,
              values: { left: left[one], of: most(one), dm: signed(dmNow(view, fighter, one)) },
            },
            short: { key: `piece.short.${one}` },
            left: left[one],
            of: most(one),
          })),
    states: isOut
      ? []
      : [...weaponsOf(fighter), { key: 'piece.armour', values: { n: armour } }, ...countOf(fighter)],
    marks: marksOf(view, fighter),
    isOut,
  }
}

/** Its Initiative, and what makes it up (lines 3, 11). */
function countOf({ count, countReasons }: FighterView): TableWords[] {
  if (count === null) return []
  const reasons = countReasons.map(({ why, add }) => ({
    key: `count.${why}`,
    values: { n: why === 'roll' || why === 'prepared' ? String(add) : signed(add) },
  }))
  return [{ key: 'piece.count', values: { n: count, reasons } }]
}

/** What checks go by now (line 3): by house rule as the fight found it. */
function dmNow({ rules }: BattleView, { left, began }: FighterView, of: Characteristic): number {
  const score = (rules.woundedDms === 'asItStands' ? left : began)[of]
  return score === 0 ? rules.dmOfNone : dm(score)
}

function weaponsOf({ weapons }: FighterView): TableWords[] {
  const inHand = weapons.filter(({ at }) => at === 'hand')
  const stowed = weapons.filter(({ at }) => at === 'stowed').map(severalOf)
  return those([
    inHand.length === 0 && { key: 'piece.empty' },
    ...inHand.map((one) => arm(severalOf(one), one.weapon.magazine, one.loaded, one.spare)),
    stowed.length > 0 && { key: 'piece.stowed', values: { weapons: stowed } },
  ])
}

/** Of what is thrown, and counts no rounds, how many there are. */
const severalOf = ({ weapon: { name, magazine }, spare }: FighterView['weapons'][number]): Named =>
  magazine === null && spare > 1 ? { key: 'piece.several', values: { name, n: spare } } : name

function arm(name: Named, magazine: number | null, loaded: number, spare: number, hits = 0): TableWords {
  const damaged = hits > 0 ? { key: 'piece.armHit' } : ''
  return magazine === null
    ? { key: 'piece.arm', values: { name, damaged } }
    : { key: 'piece.loaded', values: { name, loaded, magazine, spare, damaged } }
}

/** Who has reacted comes between from the lowered count on (lines 64, 86). */
const waitsFrom = ({ count }: FighterView): TableWords => ({
  key: 'mark.delaysFrom',
  values: { n: count ?? 0 },
})

/** What is so of somebody just now. */
function marksOf(view: BattleView, fighter: FighterView): TableWords[] {
  const { fate, hidden, stance, aim, grapple, turn, now, next, reacted, dived, work, readying } = fighter
  const { aboard, pick, moved, isMachine } = fighter
  if (fate !== 'up') return [{ key: `fate.${fate}` }]
  // Once it is over nobody does anything any more.
  if (view.phase === 'over') return stance === 'standing' || isMachine ? [] : [{ key: `stance.${stance}` }]
  return those([
    hidden && { key: 'mark.hidden' },
    aboard?.seat === 'pilot' && { key: 'mark.drives' },
    aboard !== null && { key: aboard.secured ? 'mark.secured' : 'mark.unsecured' },
    turn === 'now' && { key: 'mark.turn' },
    stance !== 'standing' && !isMachine && { key: `stance.${stance}` },
    aim !== null && { key: 'mark.aims', values: { target: calledOr(view, aim.target), n: aim.actions } },
    grapple !== null && { key: 'mark.grapple', values: { other: calledOr(view, grapple) } },
    now.hasty && { key: 'mark.hasty' },
    reacted > 0 && { key: 'mark.reacted', values: { n: reacted } },
    turn === 'delaying' && (now.reactions > 0 ? waitsFrom(fighter) : { key: 'mark.delays' }),
    turn === 'leads' && { key: 'mark.leads' },
    dived && { key: 'mark.dived' },
    moved > 0 && { key: 'mark.moved', values: { far: farOf(view, moved) } },
    work !== null && {
      key: 'mark.works',
      values: {
        about: workCalled(view, work),
        done: work.done,
        of: work.rounds,
      },
    },
    readying !== null && {
      key: `mark.${readying.what}`,
      values: { weapon: weaponCalled(view, fighter.id, readying.weapon) },
    },
    next.recoil > 0 && { key: 'mark.recoil', values: { n: next.recoil } },
    pick !== null && fighter.left.end === 0 && { key: `mark.pick.${pick}` },
    !fighter.isLed && cutOff(view, fighter),
  ])
}

function machineOf(view: BattleView, craft: CraftView): TablePiece {
  const { id, side, name, shell, full, destroyed, kind } = craft
  const mind = fighterOf(view, id)
  const crew = view.fighters.some(({ aboard }) => aboard?.craft === id)
  return {
    id,
    side,
    name,
    ...(crew && { under: aboardOf(craft) }),
    ...(!crew && kind !== 'vehicle' && { under: { key: `under.${kind}s` } }),
    tracks: destroyed
      ? []
      : (['hull', 'structure'] as const).map((one) => ({
          says: { key: `piece.${one}`, values: { left: Math.max(0, shell[one]), of: full[one] } },
          short: { key: `piece.short.${one}` },
          left: Math.max(0, shell[one]),
          of: full[one],
        })),
    states: destroyed ? [] : [...statesOf(view, craft, mind), ...(mind ? countOf(mind) : [])],
    // That it is hidden is said of it already.
    marks: [
      ...craftMarks(view, craft),
      ...(mind === null && craft.isDisabled && !destroyed ? [{ key: 'fate.disabled' }] : []),
      ...(mind && !destroyed ? marksOf(view, { ...mind, hidden: false }) : []),
    ],
    isOut: destroyed || (mind !== null && mind.fate !== 'up') || (kind !== 'vehicle' && craft.isDisabled),
  }
}

function statesOf(
  view: BattleView,
  { id, shell, full, speed, topSpeed, weapons }: CraftView,
  mind: FighterView | null,
): TableWords[] {
  const draft = view.documents.vehicles[id]?.document
  const systems = (['drive', 'powerPlant', 'sensors', 'computer'] as const).filter(
    (one) => shell[one] > 0 && draft?.systems[one] !== null,
  )
  const parts = [...shell.weapons, ...shell.limbs].filter(({ hits }) => hits > 0)
  return those([
    // What acts by itself goes as people do.
    mind === null && { key: 'piece.speed', values: { speed, most: topSpeed } },
    { key: 'piece.plates', values: { n: shell.armour, of: full.armour } },
    ...weapons.map((one) => {
      const built = draft?.weapons.find((known) => known.id === one.id)
      const name = weaponName(view, id, one.id)
      return arm(
        built && isByPiece(built) ? { key: 'piece.several', values: { name, n: one.spare } } : name,
        built?.weapon.magazine ?? null,
        one.loaded,
        one.spare,
        shell.weapons.find((known) => known.id === one.id)?.hits ?? 0,
      )
    }),
    (systems.length > 0 || parts.length > 0) && {
      key: 'piece.hits',
      values: {
        places: [
          ...systems.map((one) => hitsOn({ key: `place.${one}` }, shell[one], mostHits(one))),
          ...parts.map((one) => hitsOn(partCalled(view, id, one.id), one.hits, mostHits('weapon'))),
        ],
      },
    },
    shell.cargo > 0 && { key: 'piece.cargo', values: { n: shell.cargo } },
  ])
}

const weaponName = (view: BattleView, craft: string, id: string): string =>
  craftOf(view, craft)?.names[id] ?? id

const hitsOn = (what: string | TableWords, hits: number, of: number): TableWords => ({
  key: 'piece.hitsOn',
  values: { what, hits, of },
})

function craftMarks(
  view: BattleView,
  {
    id,
    destroyed,
    hidden,
    evasion,
    idle,
    controlled,
    isDisabled,
    pursues,
    speed,
    isDriven,
    rigged,
  }: CraftView,
): TableWords[] {
  // What acts by itself wants nobody at its controls.
  const isSteered = fighterOf(view, id) === null
  if (destroyed)
    return those([{ key: 'mark.scrap' }, speed > 0 && { key: 'mark.rolls', values: { n: speed } }])
  return those([
    hidden && { key: 'mark.hidden' },
    evasion > 0 && { key: 'mark.evades', values: { n: evasion } },
    // What is out of action for good waits for no round.
    idle > 0 && !isDisabled && { key: 'mark.idle', values: { n: idle } },
    isSteered && !isDriven && { key: 'mark.noDriver' },
    isSteered && isDriven && speed > 0 && !controlled && { key: 'mark.uncontrolled' },
    pursues !== null && { key: 'mark.pursues', values: { n: pursues.number } },
    rigged.length > 0 && { key: 'mark.rigged', values: { n: rigged.length } },
  ])
}

/** What the players have come for, and how the table is for everybody. */
function encounterOf({ encounter, conditions, fuses }: BattleView): TablePiece {
  const { light, smoke, weather, radio, obstacles } = conditions
  return {
    id: 'encounter',
    side: null,
    leads: true,
    under: { key: 'under.encounter' },
    name: encounter.name,
    states: those([
      encounter.brief !== '' && { key: 'piece.brief', values: { brief: encounter.brief } },
      { key: `ground.${encounter.ground.kind}` },
    ]),
    marks: those([
      light !== null && { key: `mark.light.${light}` },
      smoke !== null && { key: `mark.smoke.${smoke}` },
      weather && { key: 'mark.weather' },
      radio !== 'clear' && { key: `mark.radio.${radio}` },
      obstacles && { key: 'mark.obstacles' },
      ...fuses.map(
        (fuse) => fuse.kind === 'inside' && { key: 'mark.fuse', values: { with: withCalled(fuse.with) } },
      ),
    ]),
  }
}
