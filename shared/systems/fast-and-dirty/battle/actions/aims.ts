import { asked, band, choice, distanceUpTo, is, must, yesNo, type Field } from '../../../../battle/field.ts'
import { breaks, type Hindrance } from '../../../../battle/rule.ts'
import { COVERS } from '../../words.ts'
import type { Aim } from '../documents/fields.ts'
import { canFireAtAll, type Arms } from '../rules/arms.ts'
import type { Bar } from '../rules/barred.ts'
import type { Fields } from '../rules/rule.ts'
import { farthest, isAimedAt } from '../rules/targets.ts'
import { armsFor } from '../rules/weigh.ts'
import {
  bunkersAgainst,
  craftIn,
  enemiesOf,
  enemyCrafts,
  has,
  luckOf,
  idsOf,
  insideOf,
  isBare,
  isSquad,
  isUnarmoured,
  isUnit,
  qualityOf,
  rulesOf,
  shelterOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { otherSide } from '../words.ts'

/** Whom a weapon may be aimed at, and what the players see of the target (lines 750–776, 786–822, 940, 1306). */

type Piece = UnitState | CraftState

/** Enemies on foot: riders and crews of unarmoured vehicles too (line 982; FAD-141). */
export function footTargets(state: BattleState, piece: Piece): readonly UnitState[] {
  const riders = rulesOf(state).ridersAsTargets
    ? enemyCrafts(state, piece.side)
        .filter(isUnarmoured)
        .flatMap((craft) => insideOf(state, craft))
    : []
  return [...enemiesOf(state, piece.side), ...riders.filter(({ attached }) => attached === null)]
}

/** Vehicles, bunkers and sentry guns. */
export function hardTargets(state: BattleState, piece: Piece): readonly string[] {
  const foe = otherSide(piece.side)
  return [
    ...idsOf(enemyCrafts(state, piece.side)),
    ...idsOf(bunkersAgainst(state, piece.side)),
    ...Object.values(state.sentries)
      .filter((gun) => gun.side === foe && gun.fate === 'stands')
      .map(({ id }) => id),
  ]
}

/** Why it fires at nobody, where nothing else bars it: all that it has is for targets of another kind (lines 3112, 3126; R19). */
export function targetBar(state: BattleState, piece: Piece): Bar | null {
  const targets = [...footTargets(state, piece).map(({ id }) => id), ...hardTargets(state, piece)]
  const isAimed = mountsOf(state, piece).some((mount) => {
    const arms = armsFor(state, piece, { mount, joint: false })
    return targets.some((at) => isAimedAt(state, arms, at))
  })
  return isAimed
    ? null
    : {
        code: 'unit/no-target',
        message: 'Its weapons are fired at others than those who are there, as at hard targets alone.',
        page: 3126,
      }
}

/** What is seen of the target. */
export function aimFields(
  state: BattleState,
  piece: Piece,
  arms: Arms,
  at: string,
  free: readonly ('seen' | 'near')[] = [],
): Fields {
  const target = unitIn(state, at)
  const craft = craftIn(state, at)
  const others = target?.shotBy.some(({ unit, round }) => unit !== piece.id && round === state.round) ?? false
  return {
    inches: distanceUpTo(farthest(state, piece, arms, at)),
    cover: coverField(state, target),
    bunched: target ? (target.fate === 'aboard' ? is(true) : asked(isSquad(target))) : is(false),
    open: asked(target !== null && qualityOf(state, target) === 'rabble'),
    face: craft ? band(['front', 'sides', 'rear', 'top']) : is('front'),
    crossfire: asked(rulesOf(state).crossfire && others),
    seen: free.includes('seen') ? is(true) : must(true),
    near: free.includes('near') ? is(true) : must(true),
  }
}

/** Works are hard cover; flyers and the relentless have none (lines 1294, 1739, 1799). */
function coverField(state: BattleState, target: UnitState | null): Field {
  if (isBare(state, target) || target?.fate === 'aboard') return is('none')
  return target && shelterOf(state, target) ? is('hard') : band(COVERS)
}

/** What the firer may choose, and is asked about itself. */
export function firerFields(state: BattleState, piece: Piece, mount: string | null): Fields {
  const lucky = isUnit(piece) && luckOf(state, piece) !== null
  return {
    unit: is(piece.id),
    mount: is(mount),
    joint: is(false),
    lucky: choice(lucky),
    alien: asked(isUnit(piece) && has(state, piece, 'bugHunter')),
    wet: asked(floats(state, piece)),
  }
}
const floats = (state: BattleState, piece: Piece): boolean =>
  !isUnit(piece) && rulesOf(state).vehicleProperties && piece.document.properties.includes('amphibious')

/** What is asked of whoever fires a shell, where it weighs (lines 1715, 1888). */
export const shellFields = (state: BattleState, piece: Piece): Fields => ({
  ...(isUnit(piece) && has(state, piece, 'bugHunter') && { alien: yesNo }),
  ...(floats(state, piece) && { wet: yesNo }),
})

/** Weapons of a piece, by their places; null on foot. Those that have fired or are out are not among them. */
export function mountsOf(state: BattleState, piece: Piece): readonly (string | null)[] {
  if (isUnit(piece)) return canFireAtAll(armsFor(state, piece, { mount: null, joint: false })) ? [null] : []
  const fired = state.activation?.unit === piece.id ? state.activation.fired : (piece.opFire?.mounts ?? [])
  return piece.document.weapons
    .map((_weapon, at) => at + 1)
    .filter((at) => !piece.weaponsOut.includes(at) && !fired.includes(at))
    .map(String)
}

/** Out of sight, out of reach, or not among the nearest (lines 752–776). */
export function notAimed(aim: Pick<Aim, 'seen' | 'near' | 'inches'>, most: number): readonly Hindrance[] {
  const no = (is_: boolean, path: string, page: number, message: string): Hindrance[] =>
    is_ ? [] : [breaks('table/not-so', message, { page, path: [path] })]
  return [
    ...no(aim.seen, 'seen', 752, 'It is not in sight: choose another target.'),
    ...no(aim.near, 'near', 754, 'Its Quality lets it choose from nearer units only: choose one of those.'),
    ...(aim.inches <= most
      ? []
      : [
          breaks('shot/too-far', `It reaches ${most} inches: choose a nearer target.`, {
            page: 774,
            path: ['inches'],
            values: { most },
          }),
        ]),
  ]
}
