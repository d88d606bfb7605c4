import { wholeFrom, type Fields } from '../../../../shared/battle/field.ts'
import {
  CHARGE_BARS,
  chargeOdds,
  stormingOdds,
  type ChargeSaid,
} from '../../../../shared/systems/fast-and-dirty/odds/assaulting.ts'
import { fightersIn } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import {
  HARD_TARGETS,
  lay,
  type HardTarget,
  type Laid,
} from '../../../../shared/systems/fast-and-dirty/odds/table.ts'
import { COVERS } from '../../../../shared/systems/fast-and-dirty/words.ts'
import { bars, flag, rulesFields, wordIn } from '../../../odds/ask.ts'
import type { OddsAnswer, OddsCell, OddsRow, OddsTable, Said } from '../../../odds/odds.ts'
import { one } from '../../../../shared/battle/field.ts'
import {
  foeFields,
  foeIn,
  foeStanding,
  foeStandingFields,
  numberIn,
  ownFields,
  ownIn,
  ownStanding,
  ownStandingFields,
  PLAIN_FOE,
  PLAIN_OWN,
  rulesFor,
  type Chosen,
  type Question,
} from './ask.ts'
import type { People, Piece } from './people.ts'
import { fightSaid, stormSaid } from './saying.ts'

/** A charge at a unit, a vehicle or a bunker (lines 1016–1095). */

const onFoot = ({ foot }: Piece): boolean => foot !== null
const MOST_CHARGE = 24

interface Asking {
  readonly own: Chosen
  readonly foe: Chosen
  readonly hard: HardTarget | null
  readonly laid: Laid
}

function askingIn(people: People, said: Said): Asking {
  const chosen = ownIn(people, said)
  const piece = onFoot(chosen.piece) ? chosen.piece : (chosen.force.pieces.find(onFoot) ?? chosen.piece)
  const own = { ...chosen, piece }
  const foe = foeIn(people, said)
  const hard = wordIn(HARD_TARGETS, said.foe)
  const rules = rulesFor(people, said)
  const laid = lay(ownStanding(own, said, false), hard ?? foeStanding(foe, said, false), rules)
  return { own, foe, hard, laid }
}

/** Figures of a side that may strike: of two Fire Teams as one those of both. */
const sizeOf = ({ state }: Laid, id: string, joint = false): number => {
  const unit = state.units[id]
  return unit ? fightersIn(state, { unit, joint }) : 0
}

function chargeSaid(
  laid: Laid,
  said: Said,
  { own, foe }: { own: Piece; foe: Piece | null },
  all = false,
): ChargeSaid {
  const [mine, theirs] = [sizeOf(laid, laid.one, said.joint === true), sizeOf(laid, laid.other)]
  const away = (name: string): number => (all ? 0 : numberIn(said[name]))
  const hunts = [own, foe].some((piece) => piece?.foot?.traits.includes('bugHunter'))
  const shot = {
    ...{
      inches: numberIn(said.inches, 1),
      cover: wordIn(COVERS, said.cover) ?? 'none',
      face: 'front' as const,
    },
    ...{ bunched: said.bunched === true, open: false, crossfire: false, joint: false, lucky: false },
    alien: hunts && said.alien === true,
    wet: false,
  }
  return {
    own: Math.max(1, mine - away('away')),
    enemy: Math.max(1, theirs - away('foeAway')),
    alien: hunts && said.alien === true,
    joint: said.joint === true,
    berserk: said.berserk === true,
    freeShot: foe && said.holds !== true ? shot : null,
  }
}

/** Bodies that are told of as a berserk, at whom the trait is. */
const rages = ({ foot }: Piece): boolean =>
  foot?.traits.some((trait) => trait === 'berserk' || trait === 'combatDrugs') ?? false

function fields(people: People, said: Said): Fields {
  const { own, foe, hard, laid } = askingIn(people, said)
  const target = hard ? null : foe.piece
  const isFight = target?.foot != null
  const hunts = isFight && [own.piece, foe.piece].some(({ foot }) => foot?.traits.includes('bugHunter'))
  const [mine, theirs] = [sizeOf(laid, laid.one, said.joint === true), sizeOf(laid, laid.other)]
  return {
    ...ownFields(people, said, onFoot),
    ...foeFields(people, said, HARD_TARGETS),
    ...rulesFields(people),
    ...(isFight && {
      holds: flag,
      inches: wholeFrom(1, MOST_CHARGE, 'inches'),
      cover: one(COVERS),
      bunched: flag,
    }),
    ...(mine > 1 && { away: wholeFrom(0, mine - 1) }),
    ...(isFight && theirs > 1 && { foeAway: wholeFrom(0, theirs - 1) }),
    ...(hunts && { alien: flag }),
    ...(rages(own.piece) && { berserk: flag }),
    ...ownStandingFields(own),
    ...(hard ? {} : foeStandingFields(foe)),
  }
}

function answer(people: People, said: Said): OddsAnswer {
  const { own, foe, hard, laid } = askingIn(people, said)
  const target = hard ? { key: `work.${hard}` } : foe.piece.name
  const title = { key: 'charges', values: { attacker: own.piece.name, target } }
  const isFight = !hard && foe.piece.foot !== null
  const charge = chargeSaid(laid, said, { own: own.piece, foe: isFight ? foe.piece : null })
  const odds = isFight ? chargeOdds(laid, charge) : stormingOdds(laid, charge)
  if ('bar' in odds) {
    const reasons = [{ says: { key: `bar.${odds.bar}` }, at: CHARGE_BARS[odds.bar] }]
    return { title, isBarred: true, chances: [], reasons }
  }
  const plots =
    'aWins' in odds
      ? [bars({ key: 'plot.foeLoses' }, odds.bLoses), bars({ key: 'plot.ownLoses' }, odds.aLoses)]
      : undefined
  return {
    title,
    isBarred: false,
    ...('aWins' in odds ? fightSaid(odds) : stormSaid(odds)),
    ...(plots && { plots }),
  }
}

/** Everybody against everybody, all in contact, in the open; and the other way round. */
function tables(people: People, said: Said): ReturnType<Question['tables']> {
  const { own, foe } = askingIn(people, said)
  const rules = rulesFor(people, said)
  const cell = (one: Chosen, other: Chosen): OddsCell | null => {
    if (!one.piece.foot) return null
    const laid = lay(ownStanding(one, said, true), foeStanding(other, said, true), rules)
    const isFight = other.piece.foot !== null
    const charge = chargeSaid(laid, said, { own: one.piece, foe: isFight ? other.piece : null }, true)
    const asks = {
      ...{ force: one.force.id, unit: one.piece.id, foes: other.force.id, foe: other.piece.id },
      ...{ away: '0', foeAway: '0', ...PLAIN_OWN, ...PLAIN_FOE },
    }
    if (isFight) {
      const odds = chargeOdds(laid, charge)
      return 'bar' in odds ? null : { chance: odds.aWins, then: odds.aOverruns, asks }
    }
    const odds = stormingOdds(laid, charge)
    return 'bar' in odds ? null : { chance: odds.damaged, then: odds.destroyed, asks }
  }
  const table = (key: string, one: Chosen, other: Chosen): OddsTable => ({
    title: { key: `tables.${key}`, values: { force: one.force.name, foes: other.force.name } },
    columns: other.force.pieces.map(({ name }) => name),
    rows: one.force.pieces
      .filter(onFoot)
      .map((piece): OddsRow => ({
        name: piece.name,
        about: piece.foot ? { key: `quality.${piece.foot.quality}` } : '',
        cells: other.force.pieces.map((target) => cell({ ...one, piece }, { ...other, piece: target })),
      }))
      .filter(({ cells }) => cells.some((each) => each !== null)),
  })
  return {
    about: { key: 'about.assault' },
    tables: [table('charges', own, foe), table('charged', foe, own)],
  }
}

export const assault: Question = { fields, answer, tables }
