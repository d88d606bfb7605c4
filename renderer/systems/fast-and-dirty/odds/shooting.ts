import { one, type Fields } from '../../../../shared/battle/field.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { Weighed } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { atLeast, meanOf } from '../../../../shared/systems/fast-and-dirty/odds/spread.ts'
import {
  bandEnds,
  SHOT_BARS,
  shotFields,
  shotOdds,
  type FootOdds,
  type HardOdds,
  type ShotOdds,
  type ShotSaid,
} from '../../../../shared/systems/fast-and-dirty/odds/shooting.ts'
import {
  HARD_TARGETS,
  lay,
  type HardTarget,
  type Laid,
} from '../../../../shared/systems/fast-and-dirty/odds/table.ts'
import {
  ARMOURS,
  BANDS,
  COVERS,
  FACES,
  QUALITIES,
  type Band,
} from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { OddsAnswer, OddsCell, OddsRow, OddsTable, Reason } from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import {
  bars,
  flag,
  foeFields,
  foeIn,
  foeStanding,
  foeStandingFields,
  found,
  numberIn,
  ownFields,
  ownStanding,
  ownStandingFields,
  PLAIN_FOE,
  PLAIN_OWN,
  rulesFields,
  rulesFor,
  wordIn,
  type Chosen,
  type Question,
  type Said,
} from './ask.ts'
import { FIRE_LINES } from './lines.ts'
import { weaponAt, type People, type Piece } from './people.ts'

/** A shot or a shell at anything: a unit, a vehicle, a bunker (lines 738–1014). */

const hardIn = (said: Said): HardTarget | null => wordIn(HARD_TARGETS, said.foe)

interface Asking {
  readonly own: Chosen
  readonly mount: string | null
  readonly foe: Chosen
  readonly hard: HardTarget | null
  readonly rules: HouseRules
  readonly laid: Laid
}

const mountIn = ({ mounts }: Piece, said: Said): string | null =>
  mounts.find((mount) => mount === said.mount) ?? mounts[0] ?? null

/** Fires at all, as far as can be seen of it. */
export const fires = ({ foot, mounts }: Piece): boolean => mounts.length > 0 && foot?.kind !== 'nonCombatants'

function laidFor(
  own: Chosen,
  foe: Chosen | HardTarget,
  said: Said,
  rules: HouseRules,
  plain: { readonly own?: boolean; readonly foe?: boolean } = {},
): Laid {
  return lay(
    ownStanding(own, said, plain.own ?? false),
    typeof foe === 'string' ? foe : foeStanding(foe, said, plain.foe ?? false),
    rules,
  )
}

function askingIn(people: People, said: Said): Asking {
  const force = found(people.forces, said.force)
  const piece =
    force.pieces.find(({ id }) => id === said.unit) ?? force.pieces.find(fires) ?? found(force.pieces, '')
  const own = { force, piece }
  const foe = foeIn(people, said)
  const hard = hardIn(said)
  const rules = rulesFor(people, said)
  return { own, foe, hard, rules, mount: mountIn(piece, said), laid: laidFor(own, hard ?? foe, said, rules) }
}

/** What the battle asks of a shot; everything is so or not so to begin with. */
function aimFields(laid: Laid, mount: string | null): Fields {
  const all = Object.entries(shotFields(laid, mount)).filter(([, field]) => field.kind !== 'is')
  return Object.fromEntries(
    all.map(([name, field]) => [
      name,
      field.kind === 'yes-no' ? flag : field.kind === 'number' ? { ...field, least: 1 } : field,
    ]),
  )
}

function saidOf(laid: Laid, mount: string | null, said: Said, over: Partial<ShotSaid> = {}): ShotSaid {
  const fields = shotFields(laid, mount)
  const is = (name: string): boolean => {
    const field = fields[name]
    return field?.kind === 'is' ? field.value === true : field !== undefined && said[name] === true
  }
  const cover =
    fields.cover?.kind === 'is'
      ? wordIn(COVERS, fields.cover.value)
      : wordIn(COVERS, over.cover ?? said.cover)
  return {
    inches: numberIn(said.inches, 1),
    face: wordIn(FACES, said.face) ?? 'front',
    crossfire: said.crossfire === true,
    ...{ bunched: is('bunched'), open: is('open'), lucky: is('lucky'), alien: is('alien'), wet: is('wet') },
    joint: said.joint === true,
    ...over,
    cover: cover ?? 'none',
  }
}

function fields(people: People, said: Said): Fields {
  const { own, foe, hard, mount, laid, rules } = askingIn(people, said)
  return {
    ...ownFields(people, said, fires),
    ...(own.piece.mounts.length > 1 && { mount: one(own.piece.mounts.flatMap((place) => place ?? [])) }),
    ...foeFields(people, said, HARD_TARGETS),
    ...rulesFields(people),
    ...aimFields(laid, mount),
    ...(rules.crossfire && !hard && foe.piece.foot && { crossfire: flag }),
    ...ownStandingFields(own),
    ...(hard ? {} : foeStandingFields(foe)),
  }
}

const weaponName = (piece: Piece, mount: string | null): Named => {
  const weapon = weaponAt(piece, mount)
  return weapon
    ? { key: `weapon.${weapon}` }
    : piece.foot
      ? { key: `weapon.${piece.foot.kind === 'sniper' ? 'sniperRifle' : piece.foot.basic}` }
      : ''
}

function answer(people: People, said: Said): OddsAnswer {
  const asking = askingIn(people, said)
  const { own, foe, hard, mount, laid } = asking
  const title = {
    key: 'shoots',
    values: {
      attacker: own.piece.name,
      weapon: weaponName(own.piece, mount),
      target: hard ? { key: `work.${hard}` } : foe.piece.name,
    },
  }
  const shot = saidOf(laid, mount, said)
  const odds = shotOdds(laid, mount, shot)
  if ('bar' in odds) {
    const reasons = [{ says: { key: `bar.${odds.bar}` }, at: SHOT_BARS[odds.bar] }]
    return { title, isBarred: true, chances: [], reasons }
  }
  return {
    title,
    isBarred: false,
    chances: shotChances(odds, asking.rules),
    reasons: shotReasons(odds, shot, asking.rules),
    plots: [
      bars('hits', odds.hits),
      ...(odds.foot ? [bars('fallen', odds.foot.harm.fallen)] : []),
      ...(odds.hard?.wreck ? [bars('penetrations', odds.hard.wreck.hits)] : []),
    ],
  }
}

type Chances = OddsAnswer['chances']
const chance = (key: string, of: number): Chances[number] => ({ says: { key: `chance.${key}` }, chance: of })

function shotChances({ weighed, fires: sure, foot, hard }: ShotOdds, rules: HouseRules): Chances {
  return [
    ...(sure < 1 ? [chance(weighed ? 'clearShot' : 'rangesIn', sure)] : []),
    ...(foot ? footChances(foot, rules) : []),
    ...(hard ? hardChances(hard) : []),
  ]
}

export function footChances({ harm, breaks, gone, pinned, marked }: FootOdds, rules: HouseRules): Chances {
  return [
    chance('falls', atLeast(harm.fallen, 1)),
    ...(rules.recoverWounded ? [chance('kills', atLeast(harm.killed, 1))] : []),
    ...(breaks ? [chance('breaks', breaks.chance)] : []),
    chance('gone', gone),
    ...(marked > 0 ? [chance('pinned', pinned), chance('underFire', Math.max(0, marked - pinned))] : []),
  ]
}

export function hardChances({ penetrates, repulsed, wreck, destroyed }: HardOdds): Chances {
  if (!wreck) return [chance('goesThrough', penetrates), chance('bunkerFalls', destroyed)]
  return [
    chance('goesThrough', penetrates),
    chance('damaged', wreck.damaged),
    chance('wrecked', destroyed),
    chance('immobilised', wreck.immobilised),
    chance('weaponLost', wreck.weaponLost),
    chance('crewLost', wreck.crewLost),
    chance('crewBreaks', wreck.breaks),
    chance('repulsed', repulsed),
  ]
}

const SHOWN = {
  1: ['one', '788–790'],
  2: ['higher', '788–790'],
  sum: ['sum', '1284'],
  twoHighest: ['twoHighest', '1328'],
  highestEach: ['highestEach', '1328'],
} as const
function shownReason({ dice, legend }: Weighed): Reason {
  const [key, at] = legend ? ['legend', '1783'] : SHOWN[dice]
  return { says: { key: `because.shown.${key}` }, at }
}

/** Line by line how the numbers came about. */
function shotReasons(
  { weighed, weapon, reasons, add, cover, fires: sure, hits, foot, hard }: ShotOdds,
  said: ShotSaid,
  rules: HouseRules,
): Reason[] {
  const because = (
    key: string,
    at: string | null,
    values: Record<string, string | number | Named> = {},
  ): Reason => ({
    says: { key: `because.${key}`, values },
    at,
  })
  const dice = weighed
    ? [
        shownReason(weighed),
        because('atBand', '767–776', { band: { key: `band.${weighed.band}` }, inches: said.inches }),
      ]
    : [because('strikeDice', '978, 995')]
  return [
    ...(sure < 1 ? [because(weighed ? 'clearShot' : 'rangesIn', weighed ? '1642' : '978')] : []),
    ...dice,
    ...(weighed && weighed.extraDice > 0
      ? [because('extraDice', '3086–3092', { n: weighed.extraDice })]
      : []),
    ...reasons.map(({ code, add: part }) =>
      because(`fire.${code}`, FIRE_LINES[code] ?? null, { add: signed(part) }),
    ),
    because('points', foot ? '814–822' : '904–912', {
      add: signed(add),
      cover: { key: `cover.${cover}` },
      mean: meanOf(hits).toFixed(1),
      weapon: { key: `weapon.${weapon}` },
    }),
    ...(foot ? footReasons(foot, rules) : []),
    ...(foot && weighed && weighed.pinAt !== null
      ? [because('pinAt', '1125–1134', { n: weighed.pinAt })]
      : []),
    ...(hard ? hardReasons(hard) : []),
  ]
}

export function footReasons({ figures, damage, armour, breaks }: FootOdds, rules: HouseRules): Reason[] {
  const because = (key: string, at: string, values: Record<string, string | number> = {}): Reason => ({
    says: { key: `because.${key}`, values },
    at,
  })
  return [
    because('damage', '832–875', { damage: signed(damage), armour: signed(armour), n: figures }),
    ...(rules.squadBasedDamage ? [because('bySquad', '881–885')] : []),
    ...(rules.recoverWounded ? [because('wounds', '1556')] : []),
    breaks
      ? because('breaksAt', '597–617', { at: breaks.at, lost: breaks.lost })
      : because('neverBreaks', '1393, 1731'),
  ]
}

export function hardReasons({ antiTank, armour, reactive, wreck }: HardOdds): Reason[] {
  const because = (key: string, at: string, values: Record<string, string | number> = {}): Reason => ({
    says: { key: `because.${key}`, values },
    at,
  })
  return [
    antiTank === null
      ? because('noRating', '916', { armour })
      : because('antiTank', '914–946', { at: signed(antiTank), armour: signed(armour) }),
    ...(reactive ? [because('reactive', '1918')] : []),
    ...(wreck
      ? [because('damageTable', '946–962'), because('crewBreaksAt', '608–617', { n: wreck.breakAt })]
      : [because('bunker', '1310–1312')]),
  ]
}

function tables(people: People, said: Said): ReturnType<Question['tables']> {
  const { own, foe, hard, mount, rules, laid } = askingIn(people, said)
  const against = hard ?? foe
  const cellOf = (
    at: Laid,
    place: string | null,
    shot: ShotSaid,
    asks: Record<string, string>,
  ): OddsCell | null => {
    const odds = shotOdds(at, place, shot)
    if ('bar' in odds) return null
    if (odds.foot) {
      const { harm, breaks } = odds.foot
      return { chance: atLeast(harm.fallen, 1), then: breaks?.chance ?? 0, asks }
    }
    const wreck = odds.hard?.wreck
    return odds.hard
      ? { chance: wreck?.damaged ?? odds.hard.destroyed, then: odds.hard.destroyed, asks }
      : null
  }
  const who = { force: own.force.id, foes: foe.force.id, foe: hard ?? foe.piece.id }
  const columns = BANDS.map((band): Named => ({ key: `band.${band}` }))
  const byBands = (
    at: Laid,
    place: string | null,
    asks: Record<string, string>,
    over: Partial<ShotSaid> = {},
  ) => {
    const ends = bandEnds(at, place)
    return BANDS.map((band: Band) => {
      const end = ends.find((one) => one.band === band)
      if (!end) return null
      const { inches } = end
      const shot = saidOf(at, place, said, { ...over, inches })
      return cellOf(at, place, shot, { ...asks, inches: String(inches) })
    })
  }
  const armed = own.force.pieces.filter(fires).flatMap((piece) =>
    piece.mounts.map((place): OddsRow => {
      const at = laidFor({ ...own, piece }, against, said, rules, { own: true })
      const asks = { ...who, ...PLAIN_OWN, unit: piece.id, ...(place && { mount: place }) }
      return { name: piece.name, about: weaponName(piece, place), cells: byBands(at, place, asks) }
    }),
  )
  const mine = { ...who, unit: own.piece.id, ...(mount && { mount }) }
  const covers = COVERS.map((cover): OddsRow => ({
    name: { key: `cover.${cover}` },
    about: '',
    cells: byBands(laid, mount, { ...mine, cover }, { cover }),
  }))
  const targets = [...foe.force.pieces, ...HARD_TARGETS].map((piece): OddsRow => {
    const isHard = typeof piece === 'string'
    const at = laidFor(own, isHard ? piece : { ...foe, piece }, said, rules, { foe: true })
    const asks = { ...mine, ...PLAIN_FOE, foe: isHard ? piece : piece.id }
    const of = isHard ? null : piece.foot
    return {
      name: isHard ? { key: `work.${piece}` } : piece.name,
      about: of ? { key: 'worn', values: { armour: { key: `armour.${of.armour}` } } } : '',
      cells: byBands(at, mount, asks),
    }
  })
  const inches = numberIn(said.inches, 1)
  const whatIf =
    hard || !foe.piece.foot
      ? []
      : ARMOURS.map((armour): OddsRow => ({
          name: { key: 'worn', values: { armour: { key: `armour.${armour}` } } },
          about: '',
          cells: QUALITIES.map((quality) => {
            const at = laidFor(own, foe, { ...said, armour, quality }, rules)
            return cellOf(at, mount, saidOf(at, mount, said), {
              ...mine,
              armour,
              quality,
              inches: String(inches),
            })
          }),
        }))
  const values = {
    attacker: own.piece.name,
    weapon: weaponName(own.piece, mount),
    target: hard ? { key: `work.${hard}` } : foe.piece.name,
    force: own.force.name,
    foes: foe.force.name,
    inches,
  }
  const table = (key: string, rows: readonly OddsRow[], heads = columns): OddsTable => ({
    title: { key: `tables.${key}`, values },
    columns: heads,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
  })
  return {
    about: { key: 'about.shoot' },
    tables: [
      table('arms', armed),
      table('covers', covers),
      table('targets', targets),
      ...(whatIf.length > 0
        ? [
            table(
              'whatIf',
              whatIf,
              QUALITIES.map((quality): Named => ({ key: `quality.${quality}` })),
            ),
          ]
        : []),
    ],
  }
}

export const shooting: Question = { fields, answer, tables }
