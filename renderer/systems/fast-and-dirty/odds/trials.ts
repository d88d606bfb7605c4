import { one, some, wholeFrom, type Fields } from '../../../../shared/battle/field.ts'
import {
  boggingTold,
  defenceTold,
  mineOdds,
  passengersTold,
  sentryOdds,
  type HazardOdds,
} from '../../../../shared/systems/fast-and-dirty/odds/hazards.ts'
import {
  callTold,
  dropTold,
  ORDERS,
  orderTold,
  powerTold,
} from '../../../../shared/systems/fast-and-dirty/odds/orders.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { strikeOdds, type FootOdds } from '../../../../shared/systems/fast-and-dirty/odds/shooting.ts'
import {
  befallen,
  LATELY,
  moraleTold,
  responseTold,
} from '../../../../shared/systems/fast-and-dirty/odds/spirit.ts'
import { lay } from '../../../../shared/systems/fast-and-dirty/odds/table.ts'
import type { Told } from '../../../../shared/systems/fast-and-dirty/odds/told.ts'
import {
  AI_GRADES,
  ANTI_AIR,
  APTITUDES,
  COVERS,
  FACES,
  POWERS,
  QUALITIES,
  SENTRY_ARMS,
  type HeavyWeapon,
} from '../../../../shared/systems/fast-and-dirty/words.ts'
import { atLeast } from '../../../../shared/systems/fast-and-dirty/chances/spread.ts'
import type { BattleState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { bars, flag, found, orNone, rulesFields, wordIn } from '../../../odds/ask.ts'
import type { OddsAnswer, OddsCell, OddsRow, OddsTables, Said } from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import {
  answerOf,
  foeFields,
  foeIn,
  foeStanding,
  foeStandingFields,
  numberIn,
  ownFields,
  ownStanding,
  ownStandingFields,
  PLAIN_OWN,
  rulesFor,
  type Chosen,
  type Question,
} from './ask.ts'
import type { People, Piece } from './people.ts'
import { footChances, footReasons, hardChances, hardReasons, toldSaid } from './saying.ts'

/** Dice that one unit throws: morale, Command Response, orders, powers, drops, and what waits on the table. */

const onFoot = ({ foot }: Piece): boolean => foot !== null
const isPsionic = ({ foot }: Piece): boolean => foot?.kind === 'psionic'

interface Stood {
  readonly own: Chosen
  readonly state: BattleState
  readonly id: string
}

function stoodIn(
  people: People,
  said: Said,
  fits: (piece: Piece) => boolean,
  over: Piece | null = null,
): Stood {
  const force = found(people.forces, said.force)
  const fitting = force.pieces.filter(fits)
  const piece = over ?? (fitting.length > 0 ? found(fitting, said.unit) : found(force.pieces, said.unit))
  const own = { force, piece }
  const heart = numberIn(said.heart)
  const standing = { ...ownStanding(own, said, over !== null), resolveLost: heart }
  const { state, one: id } = lay(standing, 'lightBunker', rulesFor(people, said))
  return { own, state, id }
}

const fieldsFor =
  (
    fits: (piece: Piece) => boolean,
    more: (stood: Stood, said: Said) => Fields,
    matters: Parameters<typeof ownStandingFields>[1],
  ) =>
  (people: People, said: Said): Fields => {
    const stood = stoodIn(people, said, fits)
    return {
      ...ownFields(people, said, fits),
      ...rulesFields(people),
      ...more(stood, said),
      ...ownStandingFields(stood.own, matters),
    }
  }

/** Rows are those of the force, columns what is asked of them. */
function tableOf(
  people: People,
  said: Said,
  q: {
    readonly key: string
    readonly fits: (piece: Piece) => boolean
    readonly about: (piece: Piece) => Named
    readonly columns: readonly { readonly head: Named; readonly asks: Record<string, string> }[]
    readonly told: (stood: Stood, said: Said) => Told | null
    /** Which of the chances stand in a cell. */
    readonly cell: (told: Told) => readonly [number, number | null]
  },
): OddsTables {
  const force = found(people.forces, said.force)
  const rows = force.pieces.filter(q.fits).map((piece): OddsRow => ({
    name: piece.name,
    about: q.about(piece),
    cells: q.columns.map(({ asks }): OddsCell | null => {
      const asked = { ...said, ...asks }
      const told = q.told(stoodIn(people, asked, q.fits, piece), asked)
      if (!told || told.chances.length === 0) return null
      const [chance, then] = q.cell(told)
      return { chance, then, asks: { ...PLAIN_OWN, force: force.id, unit: piece.id, ...asks } }
    }),
  }))
  return {
    about: { key: `about.${q.key}` },
    tables: [
      {
        title: { key: `tables.${q.key}`, values: { force: force.name } },
        columns: q.columns.map(({ head }) => head),
        rows,
      },
    ],
  }
}
const chanceIn = ({ chances }: Told, code: string): number =>
  chances.find((one) => one.code === code)?.chance ?? 0
const qualityOf = (piece: Piece): Named => ({ key: `quality.${piece.of.quality}` })

const MOST_HEART = 2
const tested = (state: BattleState, id: string, said: Said): Told =>
  moraleTold(state, id, {
    inspired: said.inspired === true || said.near === 'tank',
    lucky: said.lucky === true,
  })
const NEAR = ['nobody', 'tank'] as const

/** Whether it breaks, and what a Morale Test makes of it. */
export const morale: Question = {
  fields: fieldsFor(
    () => true,
    ({ own }) => ({
      ...(own.piece.foot ? { near: one(NEAR) } : { lost: wholeFrom(0, 4) }),
      heart: wholeFrom(0, MOST_HEART),
      ...(hasPersonality(own.piece, 'lucky') && { lucky: flag }),
    }),
    ['joins', 'quality', 'lost'],
  ),
  answer: (people, said) => {
    const { own, state, id } = stoodIn(people, said, () => true)
    return answerOf({ key: 'tests', values: { unit: own.piece.name } }, tested(state, id, said))
  },
  tables: (people, said) =>
    tableOf(people, said, {
      key: 'morale',
      fits: () => true,
      about: qualityOf,
      columns: NEAR.map((near) => ({ head: { key: `near.${near}` }, asks: { near } })),
      told: ({ own, state, id }, asked) =>
        asked.near === 'tank' && !own.piece.foot ? null : tested(state, id, asked),
      cell: (told) => [chanceIn(told, 'rallied'), chanceIn(told, 'routed')],
    }),
}
const hasPersonality = ({ foot }: Piece, personality: string): boolean =>
  foot?.figures.some(({ personalities }) => personalities.some((one) => one === personality)) ?? false

const responded = (state: BattleState, id: string, said: Said): Told =>
  responseTold(befallen(state, id, wordIn(LATELY, said.lately) ?? 'nothing'), id, said.again === true)

/** Command Response after what befell a unit. */
export const response: Question = {
  fields: fieldsFor(onFoot, () => ({ lately: one(LATELY), again: flag }), ['joins', 'quality']),
  answer: (people, said) => {
    const { own, state, id } = stoodIn(people, said, onFoot)
    return answerOf({ key: 'responds', values: { unit: own.piece.name } }, responded(state, id, said))
  },
  tables: (people, said) =>
    tableOf(people, said, {
      key: 'response',
      fits: onFoot,
      about: qualityOf,
      columns: LATELY.map((lately) => ({ head: { key: `lately.${lately}` }, asks: { lately } })),
      told: ({ state, id }, asked) => responded(state, id, asked),
      cell: (told) => [chanceIn(told, 'responds'), null],
    }),
}

const orderIn = (said: Said) => wordIn(ORDERS, said.order) ?? ORDERS[0]

/** Charges, tasks, the wounded, hiding. */
export const orders: Question = {
  fields: fieldsFor(
    onFoot,
    (_stood, said) => ({
      order: one(ORDERS),
      ...(orderIn(said) === 'task' && { skill: orNone(APTITUDES) }),
    }),
    ['joins', 'quality', 'state'],
  ),
  answer: (people, said) => {
    const { own, state, id } = stoodIn(people, said, onFoot)
    const order = orderIn(said)
    const title = { key: 'orders', values: { unit: own.piece.name, order: { key: `order.${order}` } } }
    return answerOf(title, orderTold(state, id, order, wordIn(APTITUDES, said.skill)))
  },
  tables: (people, said) =>
    tableOf(people, said, {
      key: 'orders',
      fits: onFoot,
      about: qualityOf,
      columns: ORDERS.map((order) => ({ head: { key: `order.${order}` }, asks: { order } })),
      told: ({ state, id }, asked) => orderTold(state, id, orderIn(asked), wordIn(APTITUDES, asked.skill)),
      cell: ({ chances }) => [chances[0]?.chance ?? 0, chances.length > 2 ? (chances[1]?.chance ?? 0) : null],
    }),
}

const BLASTS = [
  'mortarLight',
  'mortarHeavy',
  'cannonLight',
  'cannonMedium',
  'cannonHeavy',
  'missileLauncher',
] as const satisfies readonly HeavyWeapon[]
/** Leaders and officers call, and vehicles that are made for it (lines 1353, 1898, 1906). */
const calls = ({ of, foot }: Piece): boolean =>
  foot
    ? foot.figures.some(({ role, count }) => (role === 'leader' || role === 'officer') && count > 0)
    : 'properties' in of && of.properties.some((one) => one === 'commandVehicle' || one === 'forwardObserver')
const callIn = (said: Said) => ({
  gun: wordIn(BLASTS, said.gun) ?? BLASTS[0],
  gunQuality: wordIn(QUALITIES, said.gunQuality) ?? QUALITIES[0],
})

/** Guns off the table: whether they answer, where it falls, and what it does to whom it falls on. */
export const artillery: Question = {
  fields: (people, said) => {
    const stood = stoodIn(people, said, calls)
    const foe = foeIn(people, said)
    return {
      ...ownFields(people, said, calls),
      gun: one(BLASTS),
      gunQuality: one(QUALITIES),
      ...foeFields(people, said),
      ...rulesFields(people),
      ...(foe.piece.foot && { cover: one(COVERS), bunched: flag }),
      ...(foe.piece.of.quality === 'rabble' && { open: flag }),
      ...ownStandingFields(stood.own, ['joins', 'quality']),
      ...(foe.piece.foot ? foeStandingFields(foe) : {}),
    }
  },
  answer: (people, said) => {
    const { own, state, id } = stoodIn(people, said, calls)
    const { gun, gunQuality } = callIn(said)
    const foe = foeIn(people, said)
    const told = callTold(state, id, gunQuality)
    const title = {
      key: 'calls',
      values: { unit: own.piece.name, weapon: { key: `weapon.${gun}` }, target: foe.piece.name },
    }
    const { chances, reasons, plots } = answerOf(title, told)
    const struck = struckBy(people, said, foe, gun)
    return {
      title,
      isBarred: false,
      chances: [...chances, ...(struck ? struckChances(struck.foot, rulesFor(people, said)) : [])],
      reasons: [
        ...reasons,
        ...(struck
          ? [
              { says: { key: 'because.underIt' }, at: '995–1012' },
              ...footReasons(struck.foot, rulesFor(people, said)),
            ]
          : [{ says: { key: 'because.armoured' }, at: '982' }]),
      ],
      plots: [
        ...(plots ?? []),
        ...(told.inches ? [bars({ key: 'plot.inches' }, told.inches)] : []),
        ...(struck ? [bars({ key: 'plot.hits' }, struck.hits)] : []),
      ],
    }
  },
  tables: (people, said) => {
    const { gunQuality } = callIn(said)
    const foe = foeIn(people, said)
    const called = tableOf(people, said, {
      key: 'calls',
      fits: calls,
      about: qualityOf,
      columns: QUALITIES.map((quality) => ({
        head: { key: `quality.${quality}` },
        asks: { gunQuality: quality },
      })),
      told: ({ state, id }, asked) => callTold(state, id, wordIn(QUALITIES, asked.gunQuality) ?? gunQuality),
      cell: (told) => [chanceIn(told, 'strikes'), chanceIn(told, 'pinpoint')],
    })
    const strikes = BLASTS.map((gun): OddsRow => ({
      name: { key: `weapon.${gun}` },
      about: '',
      cells: COVERS.map((cover) => {
        const struck = struckBy(people, { ...said, cover }, foe, gun)
        return struck
          ? {
              chance: atLeast(struck.foot.harm.fallen, 1),
              then: struck.foot.breaks?.chance ?? 0,
              asks: { gun, cover, foes: foe.force.id, foe: foe.piece.id },
            }
          : null
      }),
    }))
    const title = { key: 'tables.strikes', values: { target: foe.piece.name } }
    const columns = COVERS.map((cover): Named => ({ key: `cover.${cover}` }))
    return {
      ...called,
      tables: [
        ...called.tables,
        { title, columns, rows: strikes.filter(({ cells }) => cells.some((cell) => cell !== null)) },
      ],
    }
  },
}

/** Of whom it falls on. */
const struckChances = (foot: FootOdds, rules: HouseRules): OddsAnswer['chances'] =>
  footChances(foot, rules).map(({ says, chance }) => ({
    says: { key: 'chance.struck', values: { what: says } },
    chance,
  }))

/** A strike that falls on a unit; a vehicle with armour shrugs it off. */
function struckBy(people: People, said: Said, foe: Chosen, gun: HeavyWeapon) {
  if (!foe.piece.foot) return null
  const standing = foeStanding(foe, said, false)
  const { state, one: id } = lay(standing, 'lightBunker', rulesFor(people, said))
  const unit = state.units[id]
  if (!unit) return null
  const work = wordIn(
    ['foxholes', 'sandbags', 'trenches', 'lightBunker', 'mediumBunker', 'heavyBunker'],
    said.work,
  )
  const cover = work ? 'hard' : (wordIn(COVERS, said.cover) ?? 'none')
  const open = said.open === true && foe.piece.of.quality === 'rabble'
  const struck = { cover, bunched: said.bunched === true, open }
  const { foot, hits } = strikeOdds(state, unit, gun, null, struck, 1)
  return foot ? { foot, hits } : null
}

/** Psionic powers. */
export const powers: Question = {
  fields: fieldsFor(isPsionic, () => ({ invokes: one(POWERS) }), []),
  answer: (people, said) => {
    const { own, state, id } = stoodIn(people, said, isPsionic)
    const power = wordIn(POWERS, said.invokes) ?? POWERS[0]
    const title = { key: 'invokes', values: { unit: own.piece.name, power: { key: `power.${power}` } } }
    const told = powerTold(state, id, power)
    return answerOf(
      title,
      told.chances.length > 0 ? told : { chances: [], reasons: [{ code: 'noPsionic', at: '1507–1511' }] },
    )
  },
  tables: (people, said) => {
    const table = tableOf(people, said, {
      key: 'powers',
      fits: isPsionic,
      about: ({ foot }) => ({
        key: `aptitude.${foot?.figures.find(({ role }) => role === 'psionic')?.aptitude ?? 'marginal'}`,
      }),
      columns: POWERS.map((invokes) => ({ head: { key: `power.${invokes}` }, asks: { invokes } })),
      told: ({ state, id }, asked) => powerTold(state, id, wordIn(POWERS, asked.invokes) ?? POWERS[0]),
      cell: (told) => [chanceIn(told, 'works'), chanceIn(told, 'costs')],
    })
    return table
  },
}

const flakIn = (said: Said) =>
  ANTI_AIR.filter((gun) => Array.isArray(said.flak) && said.flak.includes(gun)).concat(
    wordIn(ANTI_AIR, said.gunAt) ?? [],
  )
const dropped = (state: BattleState, id: string, said: Said) =>
  dropTold(state, id, { flak: flakIn(said), rough: said.rough === true })

/** A drop under fire of anti-air units. */
export const drop: Question = {
  fields: fieldsFor(
    onFoot,
    () => ({
      gunAt: orNone(ANTI_AIR),
      flak: { ...some(ANTI_AIR), measured: false },
      rough: flag,
    }),
    ['quality', 'lost'],
  ),
  answer: (people, said) => {
    const { own, state, id } = stoodIn(people, said, onFoot)
    const told = dropped(state, id, said)
    return answerOf({ key: 'drops', values: { unit: own.piece.name } }, told, [
      ...(told.inches ? [bars({ key: 'plot.inches' }, told.inches)] : []),
      ...(told.fallen.length > 1 ? [bars({ key: 'plot.fallen' }, told.fallen)] : []),
    ])
  },
  tables: (people, said) =>
    tableOf(people, said, {
      key: 'drop',
      fits: onFoot,
      about: qualityOf,
      columns: ['', ...ANTI_AIR].map((gunAt) => ({
        head: { key: gunAt === '' ? 'noGuns' : `antiAir.${gunAt}` },
        asks: { gunAt },
      })),
      told: ({ state, id }, asked) => dropped(state, id, { ...asked, flak: [] }),
      cell: (told) => [chanceIn(told, 'perfect'), chanceIn(told, 'shotDown')],
    }),
}

const HAZARDS = [
  'minesAntiPersonnel',
  'minesAntiVehicle',
  ...SENTRY_ARMS,
  'bogging',
  'wreck',
  'pointDefence',
] as const
type Hazard = (typeof HAZARDS)[number]
const hazardIn = (said: Said): Hazard => wordIn(HAZARDS, said.hazard) ?? HAZARDS[0]
/** Bogging is of vehicles, and riders are on foot. */
const meets = ({ foot }: Piece, hazard: Hazard): boolean =>
  hazard === 'bogging' ? foot === null : hazard !== 'wreck' || foot !== null
const MOST_TESTS = 4

function hazardOdds({ state, id, own }: Stood, said: Said): HazardOdds {
  const hazard = hazardIn(said)
  const none = { hits: null, foot: null, hard: null }
  if (hazard === 'bogging') return { ...none, told: boggingTold(state, id, numberIn(said.tests, 1)) }
  if (hazard === 'wreck') return { ...none, told: passengersTold(state, id) }
  if (hazard === 'pointDefence')
    return { ...none, told: defenceTold(wordIn(AI_GRADES, said.grade) ?? AI_GRADES[0]) }
  if (hazard === 'minesAntiPersonnel' || hazard === 'minesAntiVehicle')
    return mineOdds(state, id, { heavy: hazard === 'minesAntiVehicle', known: said.known === true })
  return sentryOdds(state, id, {
    gun: hazard,
    cover: wordIn(COVERS, said.cover) ?? 'none',
    face: wordIn(FACES, said.face) ?? 'front',
    bunched: said.bunched === true && own.piece.foot !== null,
    open: said.open === true && own.piece.of.quality === 'rabble',
  })
}

function hazardFields({ own }: Stood, said: Said): Fields {
  const hazard = hazardIn(said)
  const isMine = hazard === 'minesAntiPersonnel' || hazard === 'minesAntiVehicle'
  const isGun = SENTRY_ARMS.some((gun) => gun === hazard)
  const { foot } = own.piece
  return {
    hazard: one(HAZARDS),
    ...(isMine && { known: flag }),
    ...(isGun && { cover: one(COVERS), ...(foot ? { bunched: flag } : { face: one(FACES) }) }),
    ...(isGun && own.piece.of.quality === 'rabble' && { open: flag }),
    ...(hazard === 'bogging' && { tests: wholeFrom(1, MOST_TESTS) }),
    ...(hazard === 'pointDefence' && { grade: one(AI_GRADES) }),
  }
}

/** Mines, sentry guns, soft ground, wrecks, point defence. */
export const hazards: Question = {
  fields: (people, said) => {
    const stood = stoodIn(people, said, (piece) => meets(piece, hazardIn(said)))
    return {
      ...hazardFields(stood, said),
      ...ownFields(people, said, (piece) => meets(piece, hazardIn(said))),
      ...rulesFields(people),
      ...ownStandingFields(stood.own, ['joins', 'quality', 'lost', 'state']),
    }
  },
  answer: (people, said): OddsAnswer => {
    const stood = stoodIn(people, said, (piece) => meets(piece, hazardIn(said)))
    const { told, foot, hard, hits } = hazardOdds(stood, said)
    const hazard = { key: `hazard.${hazardIn(said)}` }
    const title = { key: 'meets', values: { unit: stood.own.piece.name, hazard } }
    if (told.chances.length === 0)
      return answerOf(title, { chances: [], reasons: [{ code: 'noHazard', at: '1859' }] })
    const rules = rulesFor(people, said)
    const all = toldSaid(told)
    return {
      title,
      isBarred: false,
      chances: [
        ...all.chances,
        ...(foot ? footChances(foot, rules) : []),
        ...(hard ? hardChances(hard).filter(({ says }) => says.key !== 'chance.repulsed') : []),
      ],
      reasons: [
        ...all.reasons,
        ...(foot ? footReasons(foot, rules) : []),
        ...(hard ? hardReasons(hard) : []),
      ],
      plots: [
        ...(hits ? [bars({ key: 'plot.hits' }, hits)] : []),
        ...(foot ? [bars({ key: 'plot.fallen' }, foot.harm.fallen)] : []),
      ],
    }
  },
  tables: (people, said) => {
    const force = found(people.forces, said.force)
    const columns = HAZARDS.filter((hazard) => hazard !== 'pointDefence')
    const rows = force.pieces.map((piece): OddsRow => ({
      name: piece.name,
      about: qualityOf(piece),
      cells: columns.map((hazard): OddsCell | null => {
        if (!meets(piece, hazard)) return null
        const asked = { ...said, hazard }
        const { told, foot, hard } = hazardOdds(
          stoodIn(people, asked, () => true, piece),
          asked,
        )
        const seen = {
          cover: wordIn(COVERS, said.cover) ?? 'none',
          face: wordIn(FACES, said.face) ?? 'front',
        }
        const asks = { ...PLAIN_OWN, ...seen, hazard, force: force.id, unit: piece.id }
        if (foot) return { chance: atLeast(foot.harm.fallen, 1), then: foot.gone, asks }
        if (hard) return { chance: hard.wreck?.damaged ?? 0, then: hard.destroyed, asks }
        if (told.chances.length === 0) return null
        return { chance: chanceIn(told, hazard === 'bogging' ? 'bogs' : 'killed'), then: null, asks }
      }),
    }))
    return {
      about: { key: 'about.hazards' },
      tables: [
        {
          title: { key: 'tables.hazards', values: { force: force.name } },
          columns: columns.map((hazard): Named => ({ key: `hazard.${hazard}` })),
          rows,
        },
      ],
    }
  },
}
