import { one, type Fields } from '../../../../shared/battle/field.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { atLeast } from '../../../../shared/systems/fast-and-dirty/chances/spread.ts'
import {
  bandEnds,
  SHOT_BARS,
  shotFields,
  shotOdds,
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
import { bars, flag, found, rulesFields, wordIn } from '../../../odds/ask.ts'
import type { OddsAnswer, OddsCell, OddsRow, OddsTable, Said } from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import {
  foeFields,
  foeIn,
  foeStanding,
  foeStandingFields,
  numberIn,
  ownFields,
  ownStanding,
  ownStandingFields,
  PLAIN_FOE,
  PLAIN_OWN,
  rulesFor,
  type Chosen,
  type Question,
} from './ask.ts'
import { basicIn, rifleIn } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { armCalled } from '../texts/called.ts'
import { weaponAt, type People, type Piece } from './people.ts'
import { shotSaid } from './saying.ts'

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

/** The far end of close range, where nothing is added for it; what reaches less far is fired at its farthest. */
const usualInches = (laid: Laid, mount: string | null): number =>
  bandEnds(laid, mount).findLast(({ band }) => band === 'base' || band === 'close')?.inches ?? 1

/** What the battle asks of a shot; everything is so or not so to begin with. */
function aimFields(laid: Laid, mount: string | null): Fields {
  const all = Object.entries(shotFields(laid, mount)).filter(([, field]) => field.kind !== 'is')
  return Object.fromEntries(
    all.map(([name, field]) => [
      name,
      field.kind === 'yes-no'
        ? flag
        : field.kind === 'number'
          ? { ...field, least: 1, usual: usualInches(laid, mount) }
          : field,
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
    inches: numberIn(said.inches, usualInches(laid, mount)),
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
  if (weapon) return armCalled(weapon)
  if (!piece.foot) return ''
  return armCalled(piece.foot.kind === 'sniper' ? rifleIn(piece.foot) : basicIn(piece.foot))
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
    ...shotSaid(odds, shot.inches, asking.rules),
    plots: [
      bars({ key: 'plot.hits' }, odds.hits),
      ...(odds.foot ? [bars({ key: 'plot.fallen' }, odds.foot.harm.fallen)] : []),
      ...(odds.hard?.wreck ? [bars({ key: 'plot.penetrations' }, odds.hard.wreck.hits)] : []),
    ],
  }
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
  const inches = numberIn(said.inches, usualInches(laid, mount))
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
