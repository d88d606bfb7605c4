import { sentryReasons, sentryRow } from '../battle/actions/sentries.ts'
import type { Aim } from '../battle/documents/fields.ts'
import { breaksAt } from '../battle/resolve/morale.ts'
import { wreckOn } from '../battle/resolve/toll.ts'
import { sum } from '../battle/rules/weigh.ts'
import {
  craftIn,
  faceArmour,
  isBare,
  isPowered,
  isUnit,
  levelOf,
  pieceIn,
  pinAtOf,
  rulesOf,
  traitsOf,
  unitIn,
} from '../battle/state/look.ts'
import type { BattleState } from '../battle/state/state.ts'
import { AI_TABLE, MINES_RULES } from '../data/advanced.ts'
import { PASSENGERS } from '../data/fire.ts'
import { BOGGING } from '../data/vehicles.ts'
import { WEAPON_TABLE } from '../data/weapons.ts'
import { hitsOf } from '../fire.ts'
import { successOdds } from '../morale.ts'
import { byTraits } from '../sheet.ts'
import { ownTraits } from '../traits.ts'
import type { AiGrade, Cover, Face, SentryArm } from '../words.ts'
import { footOdds, type FootOdds, type HardOdds } from './shooting.ts'
import { atLeast, type Spread } from '../chances/spread.ts'
import type { Told, Why } from './told.ts'
import { whyIf } from './told.ts'
import { shareFrom } from '../chances/wreck.ts'

/** What waits on the table: mines, sentry guns, soft ground, wrecks (lines 966–972, 1399–1415, 1595–1624, 1859–1874). */

export interface HazardOdds {
  readonly told: Told
  readonly hits: Spread | null
  readonly foot: FootOdds | null
  readonly hard: HardOdds | null
}

/** A marker of a minefield, one of three real, or one that is known to be. Source: lines 1399–1415. */
export function mineOdds(
  state: BattleState,
  id: string,
  said: { readonly heavy: boolean; readonly known: boolean },
): HazardOdds {
  const piece = pieceIn(state, id)
  const unit = unitIn(state, id)
  const traits = unit ? traitsOf(state, unit) : []
  const plus = byTraits(traits, 'mine')
  const own = byTraits(ownTraits(traits), 'mine')
  const need = MINES_RULES.passes - plus
  const passes = shareFrom(need)
  const real = said.known ? 1 : 1 / MINES_RULES.markers
  const blows = (1 - passes) * real
  const each = blows / MINES_RULES.hitSides
  const hits = [1 - blows, ...Array.from({ length: MINES_RULES.hitSides }, () => each)]
  const { damage, antiTank } = WEAPON_TABLE[said.heavy ? 'minesAntiVehicle' : 'minesAntiPersonnel']
  const told: Told = {
    chances: [
      { code: 'passes', chance: passes },
      { code: 'dummy', chance: (1 - passes) * (1 - real) },
      { code: 'blows', chance: blows },
    ],
    reasons: [
      { code: 'mineDie', at: '1405', values: { need } },
      ...whyIf(plus - own, 'engineerMines', '1727', { n: plus - own }),
      ...whyIf(own, 'ownTraits', '319', { n: own }),
      { code: said.known ? 'mineKnown' : 'mineMarkers', at: '1401–1409', values: { n: MINES_RULES.markers } },
      { code: 'mineHits', at: '1411–1415', values: { n: MINES_RULES.hitSides } },
    ],
  }
  if (unit)
    return {
      ...{ told, hits, hard: null },
      foot: footOdds(state, unit, { hits, damage: damage ?? 0, traits: [], fires: 0, pinned: 0 }),
    }
  const isCraft = piece !== null && !isUnit(piece)
  return { told, hits, foot: null, hard: isCraft ? hardBy(state, id, hits, antiTank, 'bottom') : null }
}

/** A sentry gun at the end of a turn: one die, its weapon, the target. Source: lines 1595–1620; FAD-301. */
export function sentryOdds(
  state: BattleState,
  id: string,
  said: { readonly gun: SentryArm } & Pick<Aim, 'bunched' | 'open'> & {
      readonly cover: Cover
      readonly face: Face
    },
): HazardOdds {
  const unit = unitIn(state, id)
  const { damage, antiTank } = sentryRow(said.gun, rulesOf(state))
  const reasons = sentryReasons(state, said.gun, unit, said)
  const add = sum(reasons)
  const cover = isBare(state, unit) ? 'none' : said.cover
  const hits: number[] = []
  let over = 0
  for (let die = 1; die <= 6; die += 1) {
    const made = hitsOf(die + add, cover)
    while (hits.length <= made) hits.push(0)
    hits[made] = (hits[made] ?? 0) + 1 / 6
    if (unit && die + add > pinAtOf(state, unit)) over += 1 / 6
  }
  const told: Told = {
    chances: [{ code: 'hits', chance: 1 - (hits[0] ?? 0) }],
    reasons: [
      { code: 'sentryDie', at: '1601–1620' },
      ...reasons.map(({ code, add: n }): Why => ({
        code: `fire.${code}`,
        at: code === 'weapons' ? '1604–1606' : '797–801',
        values: { n },
      })),
    ],
  }
  if (unit) {
    const foot = footOdds(state, unit, { hits, damage, traits: [], fires: 1, pinned: over })
    return { told, hits, foot, hard: null }
  }
  return { told, hits, foot: null, hard: hardBy(state, id, hits, antiTank, said.face) }
}

function hardBy(
  state: BattleState,
  id: string,
  hits: Spread,
  antiTank: number | null,
  face: Face,
): HardOdds | null {
  const craft = craftIn(state, id)
  if (!craft) return null
  const armour = faceArmour(state, craft, face)
  const wreck = wreckOn(state, craft, { hits, at: antiTank, armour, reactive: false })
  const { at, lost } = breaksAt(state, craft)
  return {
    ...{ antiTank, armour, reactive: false, penetrates: wreck.penetrates, repulsed: 0 },
    wreck: { ...wreck, breakAt: at, breaks: atLeast(wreck.hits, Math.max(0, at - lost)) },
    destroyed: wreck.destroyed,
  }
}

/** A vehicle on soft ground: two dice at each six inches. Source: lines 1859–1874. */
export function boggingTold(state: BattleState, id: string, tests: number): Told {
  const craft = craftIn(state, id)
  if (!craft) return { chances: [], reasons: [] }
  const { method } = craft.document
  const least =
    method === 'tracked' || method === 'walk' || method === 'wheeled' ? BOGGING.succeed[method] : 0
  const need = levelOf(state, craft)
  const once = least === 0 ? 1 : atLeast(successOdds({ dice: BOGGING.dice, need }), least)
  const goesOn = once ** tests
  return {
    chances: [
      { code: 'goesOn', chance: goesOn },
      { code: 'bogs', chance: 1 - goesOn },
    ],
    reasons: [
      least === 0
        ? { code: 'neverBogs', at: '1859' }
        : { code: 'boggingDice', at: '1861–1872', values: { n: BOGGING.dice, need, least, tests } },
    ],
  }
}

/** Riders of a vehicle that is wrecked under them, each by himself. Source: lines 970–972; R25. */
export function passengersTold(state: BattleState, id: string): Told {
  const unit = unitIn(state, id)
  if (!unit) return { chances: [], reasons: [] }
  const { recoverWounded } = rulesOf(state)
  const row = isPowered(unit) ? 'powerArmour' : recoverWounded ? 'wounds' : 'plain'
  const share = (fate: string): number => PASSENGERS[row].filter((one) => one === fate).length / 6
  const wounded = recoverWounded ? share('wounded') : 0
  return {
    chances: [
      { code: 'unharmed', chance: share('unharmed') },
      ...(recoverWounded ? [{ code: 'wounded', chance: wounded }] : []),
      { code: 'killed', chance: 1 - share('unharmed') - wounded },
    ],
    reasons: [{ code: `passengers.${row}`, at: '970–972' }],
  }
}

/** A shell or rocket at what a Point Defense System protects. Source: lines 1613–1616, 1622–1624. */
export const defenceTold = (ai: AiGrade): Told => {
  const stops = shareFrom(AI_TABLE[ai].pds)
  return {
    chances: [
      { code: 'intercepted', chance: stops },
      { code: 'getsThrough', chance: 1 - stops },
    ],
    reasons: [{ code: 'defenceDie', at: '1613–1624', values: { need: AI_TABLE[ai].pds } }],
  }
}
