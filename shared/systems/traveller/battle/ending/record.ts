import { is, one, some, wholeFrom, type Field, type Fields } from '../../../../battle/field.ts'
import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { stateOf } from '../../damage.ts'
import { mostHits } from '../../vehicle.ts'
import { finish } from '../course/flow.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Rule } from '../rules/rule.ts'
import { allCrafts, allFighters, craftIn, fighterIn, idsOf, isSeen, vehicleDraftOf } from '../state/look.ts'
import { unrigged } from '../state/rigs.ts'
import { heldBy, isByPiece, type BattleState } from '../state/state.ts'

/** Lines that speak of wounds, of Hull and Structure, of rounds, and of what is thrown. */
const [WOUNDS, HULL, ROUNDS, THROWN] = [180, 236, 95, 176]
const NOTHING = { str: 0, dex: 0, end: 0 }

function listOf(key: string, ids: readonly string[], asked: Fields): Field {
  if (ids.length === 0) return is([])
  return {
    kind: 'list',
    of: { [key]: one(ids), ...asked },
    key,
    begin: [],
    least: 0,
    most: ids.length,
    measured: true,
  }
}

/** The rounds for a weapon, or without a magazine pieces of what is thrown. */
interface Stock {
  readonly held: string
  readonly magazine: number | null
  readonly loaded: number
  readonly spare: number
}

/** Everything seen that uses up rounds: what people carry, and what vehicles have mounted. */
function stocks(state: BattleState): readonly Stock[] {
  const carried = allFighters(state)
    .filter(isSeen)
    .flatMap(({ id, weapons }) =>
      weapons
        .filter(({ at }) => at !== 'gone')
        .map(({ weapon, ...one }) => ({ ...one, weapon, held: heldBy(id, one.id) })),
    )
  const mounted = allCrafts(state)
    .filter((craft) => isSeen(craft) && !craft.destroyed)
    .flatMap((craft) =>
      (vehicleDraftOf(state, craft.id)?.weapons ?? []).flatMap(({ id, weapon }) => {
        const left = craft.weapons.find((one) => one.id === id)
        return left ? [{ ...left, weapon, held: heldBy(craft.id, id) }] : []
      }),
    )
  // Whoever holds something has at least that piece; a mount may be empty.
  const all = [
    ...carried.map((one) => ({ ...one, spare: isByPiece(one) ? Math.max(1, one.spare) : one.spare })),
    ...mounted.filter((one) => !isByPiece(one) || one.spare > 0),
  ]
  return all
    .filter((one) => one.weapon.magazine !== null || isByPiece(one))
    .map(({ held, weapon: { magazine }, loaded, spare }) => ({ held, magazine, loaded, spare }))
}

/** What of a vehicle hits are counted on, and how many more it can take. */
interface Breakable {
  readonly part: string
  readonly most: number
}

const SYSTEMS = ['drive', 'powerPlant', 'sensors', 'computer'] as const

/** Systems that were built in, weapons, limbs and cargo of every vehicle seen. */
function breakables(state: BattleState): readonly Breakable[] {
  const crafts = allCrafts(state).filter((craft) => isSeen(craft) && !craft.destroyed)
  return crafts.flatMap((craft) => {
    const shell = unrigged(craft)
    const built = vehicleDraftOf(state, craft.id)?.systems
    const all = [
      ...SYSTEMS.filter((system) => built?.[system] !== null).map((system) => ({
        id: system,
        most: mostHits(system) - shell[system],
      })),
      ...shell.weapons.map(({ id, hits }) => ({ id, most: mostHits('weapon') - hits })),
      ...shell.limbs.map(({ id, hits }) => ({ id, most: mostHits('limb') - hits })),
      { id: 'cargo', most: shell.cargo },
    ]
    return all.filter(({ most }) => most > 0).map(({ id, most }) => ({ part: heldBy(craft.id, id), most }))
  })
}

function recordFields(state: BattleState): Fields {
  const sides = state.setup.sides.map((side) => side.side)
  const people = idsOf(
    allFighters(state).filter((who) => !who.isMachine && who.fate !== 'dead' && isSeen(who)),
  )
  const crafts = idsOf(allCrafts(state).filter((craft) => !craft.destroyed && isSeen(craft)))
  const ofPeople = (of: 'str' | 'dex' | 'end'): Field =>
    wholeFrom(0, Math.max(0, ...people.map((id) => fighterIn(state, id)?.left[of] ?? 0)))
  const ofCrafts = (of: 'hull' | 'structure' | 'armour'): Field =>
    wholeFrom(0, Math.max(0, ...crafts.map((id) => craftIn(state, id)?.shell[of] ?? 0)))
  return {
    controls: { kind: 'one', of: sides, orNone: true, measured: false },
    dead: some([...people, ...crafts]),
    hurt: listOf('fighter', people, {
      str: ofPeople('str'),
      dex: ofPeople('dex'),
      end: ofPeople('end'),
    }),
    damaged: listOf('craft', crafts, {
      hull: ofCrafts('hull'),
      structure: ofCrafts('structure'),
      armour: ofCrafts('armour'),
    }),
    systems: systemFields(breakables(state)),
    ammunition: stockFields(stocks(state).filter(({ magazine }) => magazine !== null)),
    pieces: pieceFields(stocks(state).filter(({ magazine }) => magazine === null)),
  }
}

const systemFields = (all: readonly Breakable[]): Field =>
  listOf(
    'part',
    all.map(({ part }) => part),
    { hits: wholeFrom(1, Math.max(1, ...all.map(({ most }) => most))) },
  )

const mostOf = (all: readonly Stock[], of: (one: Stock) => number | null): Field =>
  wholeFrom(0, Math.max(0, ...all.map((one) => of(one) ?? 0)))

const stockFields = (all: readonly Stock[]): Field =>
  listOf(
    'held',
    all.map(({ held }) => held),
    { loaded: mostOf(all, ({ magazine }) => magazine), spare: mostOf(all, ({ spare }) => spare) },
  )

const pieceFields = (all: readonly Stock[]): Field =>
  listOf(
    'held',
    all.map(({ held }) => held),
    { left: mostOf(all, ({ spare }) => spare) },
  )

/**
 * A combat that was played without the program: who held the field, whom it cost, and what wounds and hits have left of
 * the others, and which rounds. How somebody is follows from that: without STR or DEX unconscious. Source: lines 95, 180,
 * 236–278; R26.
 */
export const record: Rule<'record'> = {
  phases: ['initiative'],
  offers: (state, side) => (side !== 'side-1' || state.ready.length > 0 ? [] : [recordFields(state)]),
  check: (state, command) => [...notMore(state, command), ...notTwice(command)],
  resolve: (log, { controls, dead, hurt, damaged, systems, ammunition, pieces }) => {
    const stock = [...ammunition, ...pieces.map(({ held, left }) => ({ held, loaded: 0, spare: left }))]
    const isCraft = (id: string): boolean => craftIn(log.state, id) !== null
    log.emit({
      kind: 'recorded',
      people: [
        ...dead
          .filter((id) => !isCraft(id))
          .map((fighter) => ({ fighter, fate: 'dead' as const, left: NOTHING })),
        ...hurt.map(({ fighter, ...left }) => ({ fighter, fate: stateOf(left), left })),
      ],
      crafts: [
        ...dead.filter(isCraft).map((craft) => ({ craft, hull: 0, structure: 0, armour: 0 })),
        ...damaged,
      ],
      ...(systems.length > 0 && { systems }),
      ...(stock.length > 0 && { ammunition: stock }),
    })
    finish(log, controls === null ? 'by-agreement' : 'last-standing', controls)
  },
}

/** Nobody comes out of it better. */
function notMore(
  state: BattleState,
  { hurt, damaged, systems, ammunition, pieces }: CommandOf<'record'>,
): readonly Hindrance[] {
  const body = hurt.findIndex(({ fighter, str, dex, end }) => {
    const before = fighterIn(state, fighter)?.left
    return before !== undefined && (str > before.str || dex > before.dex || end > before.end)
  })
  const shell = damaged.findIndex(({ craft, hull, structure, armour }) => {
    const before = craftIn(state, craft)?.shell
    return (
      before !== undefined && (hull > before.hull || structure > before.structure || armour > before.armour)
    )
  })
  const stocked = new Map(stocks(state).map((one) => [one.held, one]))
  // Rounds go from what is spare into the magazine, and come from nowhere.
  const stock = ammunition.findIndex(({ held, loaded, spare }) => {
    const had = stocked.get(held)
    return had !== undefined && (loaded > (had.magazine ?? 0) || loaded + spare > had.loaded + had.spare)
  })
  const piece = pieces.findIndex(({ held, left }) => left > (stocked.get(held)?.spare ?? left))
  const whole = new Map(breakables(state).map(({ part, most }) => [part, most]))
  const struck = systems.findIndex(({ part, hits }) => hits > (whole.get(part) ?? hits))
  const more = (page: number, path: readonly (string | number)[]): Hindrance =>
    impossible('record/more', 'It never had so much: give no more than there was before.', { page, path })
  return [
    ...when(body >= 0, () => more(WOUNDS, ['hurt', body])),
    ...when(shell >= 0, () => more(HULL, ['damaged', shell])),
    ...when(struck >= 0, () =>
      impossible('record/hits', 'It is gone with fewer hits than that: count the others as Hull.', {
        page: HULL,
        path: ['systems', struck],
      }),
    ),
    ...when(stock >= 0, () => more(ROUNDS, ['ammunition', stock])),
    ...when(piece >= 0, () => more(THROWN, ['pieces', piece])),
  ]
}

function notTwice({ dead, hurt, damaged, systems }: CommandOf<'record'>): readonly Hindrance[] {
  const others = [
    ...hurt.map(({ fighter }) => fighter),
    ...damaged.map(({ craft }) => craft),
    ...systems.map(({ part }) => part.split('/')[0] ?? ''),
  ]
  return when(
    others.some((id) => dead.includes(id)),
    () =>
      impossible('record/twice', 'Who is dead, or scrap, has nothing left: say one or the other.', {
        page: WOUNDS,
        path: ['dead'],
      }),
  )
}
