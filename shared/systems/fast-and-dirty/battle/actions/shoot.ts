import { choice, distanceUpTo, is, must, type Field } from '../../../../battle/field.ts'
import { noCheck, notSeen, type Hindrance } from '../../../../battle/rule.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf, dueSide, opFirers, phaseOf } from '../course/steps.ts'
import type { Aim } from '../documents/fields.ts'
import type { CommandOf } from '../documents/commands.ts'
import { armsFor, type Shot } from '../rules/weigh.ts'
import { barred, hasToFall, ordersIn } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import { isBlast } from '../../weapons.ts'
import { partnerOf, teamWith } from '../rules/arms.ts'
import { farthest, isShotAt } from '../rules/targets.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import {
  figuresUp,
  groupOf,
  has,
  hasOwnLeader,
  carriesHeavy,
  isSniper,
  isTeam,
  isUnit,
  joinedTo,
  markerOf,
  mayLead,
  pieceIn,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import type { Deed, Side } from '../words.ts'
import { aimAt, mostFor } from './aimed.ts'
import { actor, choose } from './going.ts'
import { jointField } from './charge.ts'
import { aimFields, firerFields, footTargets, hardTargets, mountsOf, notAimed, shellFields } from './aims.ts'

/** Shots and shells in one's own activation, Op-Fire, and a defender's free shot (lines 738–1014, 1022, 1448–1462). */

type Piece = UnitState | CraftState

/** Who may fire now: the unit that acts, a team with it that has not moved, and a hero by himself (lines 1326, 1501, 1757). */
function firers(state: BattleState, side: Side): readonly Piece[] {
  const piece = actor(state, side)
  if (!piece) return []
  const own = barred(state, piece, 'shoot') === null ? [piece] : []
  if (!isUnit(piece)) return own
  const mayFire = (unit: UnitState): boolean => {
    if (unit.fate !== 'onTable' || unit.shot || markerOf(state, piece) === 'pinned') return false
    if (figuresUp(unit).length === 0) return false
    if (!state.activation?.along.includes(unit.id) || ordersIn(state.activation) > 1) return false
    if (has(state, unit, 'hero'))
      return !hasCalled(state, piece, unit) && !state.activation.deeds.some((deed) => AWAY.includes(deed))
    return isTeam(state, unit) && (hasStayed(state) || carriesHeavy(state, unit))
  }
  return [...own, ...joinedTo(state, piece.id).filter(mayFire)]
}

/** It was he who called artillery: nobody else of them could, so he fires no more (line 1353). */
function hasCalled(state: BattleState, squad: UnitState, hero: UnitState): boolean {
  if (!state.activation?.deeds.includes('artillery') || !hasOwnLeader(hero)) return false
  const isSpotted = !squad.shot && groupOf(state, squad).some((one) => one.id !== hero.id && mayLead(one))
  return !isSpotted
}

/** Who goes so fires no more (lines 666, 676, 1377). */
const AWAY: readonly Deed[] = ['rush', 'leap', 'closeAssault', 'board']
const GOING: readonly Deed[] = [...AWAY, 'move', 'bound', 'getOut']
const hasStayed = ({ activation }: BattleState): boolean =>
  !activation?.deeds.some((deed) => GOING.includes(deed))

/** Snipers ignore Fire Priority, and so does a Last Stand (lines 1393, 1642). */
const priority = (state: BattleState, piece: Piece): readonly 'near'[] =>
  isUnit(piece) && (isSniper(state, piece) || piece.used.includes('lastStand')) ? ['near'] : []

/** Its shots; those that may be this one alone, where one is asked about. */
function shotsOf(
  state: BattleState,
  piece: Piece,
  shot?: Partial<Pick<Shot, 'unit' | 'mount' | 'at'>>,
): readonly Fields[] {
  const { unit = piece.id, mount: fired, at: aimedAt } = shot ?? {}
  if (unit !== piece.id) return []
  return mountsOf(state, piece).flatMap((mount) => {
    if (fired !== undefined && fired !== mount) return []
    const arms = armsFor(state, piece, { mount, joint: false })
    const targets = [...footTargets(state, piece).map(({ id }) => id), ...hardTargets(state, piece)]
    return targets
      .filter((at) => (aimedAt === undefined || aimedAt === at) && isShotAt(state, arms, at))
      .map((at) => ({
        ...firerFields(state, piece, mount),
        ...aimFields(state, piece, arms, at, priority(state, piece)),
        at: is(at),
        joint: isUnit(piece) && mount === null ? togetherField(state, piece, at) : is(false),
      }))
  })
}

/** Its partner, or its heavy team where both have stayed, may fire along at this target (lines 1284, 1326–1328). */
function togetherField(state: BattleState, unit: UnitState, at: string): Field {
  if (partnerOf(state, unit)) return jointField(state, unit)
  const team = teamWith(state, unit)
  const mayFire =
    team !== null &&
    (hasStayed(state) || carriesHeavy(state, team)) &&
    isShotAt(state, armsFor(state, team, { mount: null, joint: false }), at)
  return choice(mayFire && state.activation?.along.includes(team.id) === true)
}

/** Of a squad that answers a move or a charge its heavy team may fire along too (lines 1022, 1326–1328, 1452). */
function alongField(state: BattleState, piece: Piece, at: string, free: readonly Piece[] | null): Field {
  const team = isUnit(piece) && !partnerOf(state, piece) ? teamWith(state, piece) : null
  if (!team || (free && !free.some(({ id }) => id === team.id))) return is(false)
  return choice(isShotAt(state, armsFor(state, team, { mount: null, joint: false }), at))
}

const shotOf = ({
  unit,
  mount,
  at,
  joint,
  lucky,
  alien,
  wet,
  ...aim
}: Omit<CommandOf<'shoot'>, 'kind' | 'side'>): Shot => ({
  ...{ unit, mount, at, joint, lucky, alien, wet },
  aim: aimOf(aim),
})
const aimOf = ({ inches, cover, bunched, open, face, crossfire, seen, near }: Aim): Aim => ({
  ...{ inches, cover, bunched, open, face, crossfire, seen, near },
})

/** A shell is a shot of which no more is measured than how far it goes. */
const asShot = ({
  unit,
  mount,
  at,
  inches,
  alien = false,
  wet = false,
}: CommandOf<'shell'> | CommandOf<'op-shell'>): Shot => ({
  ...{ unit, mount, at, joint: false, lucky: false, alien, wet },
  aim: {
    ...{ inches, cover: 'none', bunched: false, open: false, face: 'front' },
    ...{ crossfire: false, seen: true, near: true },
  },
})

const checkShot = (
  state: BattleState,
  command: Pick<Shot, 'unit' | 'mount' | 'at'> & Pick<Aim, 'seen' | 'near' | 'inches'>,
): readonly Hindrance[] => notAimed(command, mostFor(state, command.unit, command.mount, command.at))

/** Broken troops that need not fall back may fire from where they are, others after they have moved (line 634; FAD-078). */
const staysField = (state: BattleState, piece: Piece): Fields =>
  hasToFall(state, leadOf(state, piece)) ? { covered: must(true) } : {}
/** Whoever goes along falls back with his squad. */
const leadOf = (state: BattleState, piece: Piece): Piece =>
  (isUnit(piece) ? unitIn(state, piece.attached) : null) ?? piece
function notStaying(state: BattleState, id: string, covered: boolean): readonly Hindrance[] {
  const piece = pieceIn(state, id)
  return piece && hasToFall(state, leadOf(state, piece))
    ? notSeen(
        covered,
        'covered',
        634,
        'It is Broken, and fires from cover alone with no enemy near: move it away first.',
      )
    : []
}

/** A unit, or one weapon of a vehicle, fires at one target. */
export const shoot: Rule<'shoot'> = {
  phases: ['acting'],
  offers: (state, side, shot) =>
    firers(state, side).flatMap((piece) =>
      shotsOf(state, piece, shot).map((fields) => ({ ...fields, ...staysField(state, piece) })),
    ),
  check: (state, command) => [
    ...notBarred(state, command.unit, 'shoot'),
    ...notStaying(state, command.unit, command.covered ?? false),
    ...checkShot(state, command),
  ],
  resolve: (log, command) => {
    choose(log, log.state.activation?.unit ?? command.unit, 'engage')
    aimAt(log, shotOf(command), 'shoot')
  },
}

/** What bursts is aimed at a unit on foot in sight, or at anything seen, by house rule (lines 976–982; FAD-140). */
function shellsOf(state: BattleState, piece: Piece, at: readonly string[]): readonly Fields[] {
  return mountsOf(state, piece).flatMap((mount) => {
    const arms = armsFor(state, piece, { mount, joint: false })
    if (!isBlast(arms.heavy)) return []
    return at.map((id) => ({
      unit: is(piece.id),
      mount: is(mount),
      at: is(id),
      inches: distanceUpTo(farthest(state, piece, arms, id)),
      seen: must(true),
      near: rulesOf(state).blastPoint === 'anySeen' ? is(true) : must(true),
      ...shellFields(state, piece),
    }))
  })
}

export const shell: Rule<'shell'> = {
  phases: ['acting'],
  offers: (state, side) =>
    firers(state, side).flatMap((piece) =>
      shellsOf(
        state,
        piece,
        footTargets(state, piece).map(({ id }) => id),
      ).map((fields) => ({ ...fields, ...staysField(state, piece) })),
    ),
  check: (state, command) => [
    ...notBarred(state, command.unit, 'shoot'),
    ...notStaying(state, command.unit, command.covered ?? false),
    ...checkShot(state, command),
  ],
  resolve: (log, command) => {
    choose(log, log.state.activation?.unit ?? command.unit, 'engage')
    aimAt(log, asShot(command), 'shell')
  },
}

/** Fire at whoever moves, once a turn: nobody is hurt, but the mover may be repulsed (lines 1450–1462). */
export const opFire: Rule<'op-fire'> = {
  phases: ['reacting'],
  offers: (state, side, shot): readonly Fields[] => {
    const step = dueOf(state, side, 'window')
    if (!step) return []
    const all = opFirers(state, step)
    return all.flatMap((piece) =>
      shotsOf(state, piece, { ...shot, at: step.mover }).map((fields) => ({
        ...fields,
        joint: alongField(state, piece, step.mover, all),
      })),
    )
  },
  check: checkShot,
  resolve: (log, command) => aimAt(log, shotOf(command), 'opFire'),
}

export const opShell: Rule<'op-shell'> = {
  phases: ['reacting'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'window')
    const isFoot = step !== null && unitIn(state, step.mover) !== null
    return isFoot ? opFirers(state, step).flatMap((piece) => shellsOf(state, piece, [step.mover])) : []
  },
  check: checkShot,
  resolve: (log, command) => aimAt(log, asShot(command), 'opShell'),
}

/** A battle that was kept as it waited for fire which nobody has by the rules of now: its side lets it go on. */
function isLeftOver(state: BattleState, side: Side): boolean {
  const [step] = state.steps
  const isFire = step?.kind === 'window' || step?.kind === 'free-shot'
  return isFire && phaseOf(state, step) === null && dueSide(state, step) === side
}

/** Nobody fires, at this move or at any of this turn. */
export const holdFire: Rule<'hold-fire'> = {
  phases: ['reacting'],
  offers: (state, side): readonly Fields[] => {
    if (dueOf(state, side, 'free-shot') || isLeftOver(state, side)) return [{ turn: is(false) }]
    return dueOf(state, side, 'window') ? [{ turn: choice(true) }] : []
  },
  check: noCheck,
  resolve: (log, { side, turn }) => {
    log.emit({ kind: 'answered' })
    if (turn) log.emit({ kind: 'quieted', side })
    carryOn(log)
  },
}

/** Whoever is charged fires first, from where the charge began, and a hero with them after it (lines 1022, 1757; R23). */
export const freeShot: Rule<'free-shot'> = {
  phases: ['reacting'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'free-shot')
    const unit = unitIn(state, step?.by ?? step?.charge.at ?? null)
    if (!step || !unit) return []
    const { by, inches } = step.charge
    const arms = armsFor(state, unit, { mount: null, joint: false, at: by })
    if (!isShotAt(state, arms, by) || farthest(state, unit, arms, by) < inches) return []
    const aim = aimFields(state, unit, arms, by, ['seen', 'near'])
    const joint = alongField(state, unit, by, null)
    return [{ ...firerFields(state, unit, null), ...aim, at: is(by), inches: is(inches), joint }]
  },
  check: noCheck,
  resolve: (log, command) => {
    log.emit({ kind: 'answered' })
    aimAt(log, shotOf(command), 'free')
  },
}
