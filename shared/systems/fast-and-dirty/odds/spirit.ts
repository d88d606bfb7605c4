import { breaksAt, isBroken, moraleDice, responseReasons } from '../battle/resolve/morale.ts'
import { resolveOf } from '../battle/resolve/losses.ts'
import { unitChanged } from '../battle/state/change.ts'
import { has, isUnit, jointLevel, pieceIn, rulesOf, traitsOf, unitIn } from '../battle/state/look.ts'
import type { BattleState } from '../battle/state/state.ts'
import { byTraits } from '../sheet.ts'
import { RESOLVES } from '../words.ts'
import type { Told } from './told.ts'
import { inThree, whyIf } from './told.ts'
import { trialOdds } from './trials.ts'
import { shareFrom } from '../chances/wreck.ts'

/** Morale and Command Response of a unit as it stands (lines 591–640, 1158–1188). */

export interface MoraleTold extends Told<'rallied' | 'fellBack' | 'routed'> {
  /** It has to be tested, or would have to be. */
  readonly broken: boolean
}

/** Source: lines 591–640, 557, 630, 646, 1308, 1438, 1478, 1482, 1711, 1811. */
export function moraleTold(
  state: BattleState,
  id: string,
  said: { readonly inspired: boolean; readonly lucky: boolean },
): MoraleTold {
  const piece = pieceIn(state, id)
  if (!piece) return { chances: [], reasons: [], broken: false }
  const q = moraleDice(state, piece, said.inspired, said.lucky)
  const { auto, fail, plus, rerolls, again } = q
  const broken = isBroken(state, piece, false)
  const { at, lost } = breaksAt(state, piece)
  const never = isUnit(piece) && (has(state, piece, 'fanatic') || piece.used.includes('lastStand'))
  const own = isUnit(piece) ? byTraits(traitsOf(state, piece), 'moraleRerolls') : 0
  const leadership = rerolls - Number(said.lucky) - own
  const resolve = RESOLVES.indexOf(resolveOf(state, piece))
  return {
    broken,
    chances: inThree(trialOdds(q), ['rallied', 'fellBack', 'routed']),
    reasons: [
      ...(never
        ? [{ code: 'neverBreaks', at: '1393, 1731' }]
        : [
            {
              code: isUnit(piece) ? (broken ? 'isBroken' : 'holds') : broken ? 'crewBroken' : 'crewHolds',
              at: isUnit(piece) ? '597–606' : '608–617',
              values: { at, lost },
            },
          ]),
      ...whyIf(piece.resolveLost, 'heartLost', '646–648', { n: piece.resolveLost, left: resolve + 1 }),
      { code: 'moraleDice', at: '621–628', values: { n: q.dice, need: q.need } },
      ...whyIf(said.inspired, 'inspired', '630'),
      ...whyIf(auto - Number(said.inspired), 'sure', '1308, 1711', { n: auto - Number(said.inspired) }),
      ...whyIf(fail, 'shaky', '1811', { n: fail }),
      ...whyIf(plus, 'leaderBonus', '557', { n: plus }),
      ...whyIf(leadership, 'leadership', '1438', { n: leadership }),
      ...whyIf(own, 'ownRerolls', '319', { n: own }),
      ...whyIf(said.lucky, 'luck', '1478'),
      ...whyIf(again !== null, again?.all ? 'motivated' : 'motivatedOnce', '1482'),
      { code: 'moraleResults', at: '632–638' },
    ],
  }
}

export const LATELY = ['nothing', 'casualties', 'wounded', 'leaderLost', 'everything'] as const
export type Lately = (typeof LATELY)[number]

/** A unit after what befell it lately. */
export function befallen(laid: BattleState, id: string, lately: Lately): BattleState {
  const is = (what: Lately): boolean => lately === what || lately === 'everything'
  return unitChanged(laid, id, (unit) => ({
    hurt: is('casualties'),
    hurtIn: is('casualties') ? laid.round - 1 : 0,
    leaderLost: is('leaderLost'),
    figures: unit.figures.map((figure, at) => {
      const role = unit.document.figures.find((entry) => entry.id === figure.of)?.role
      if (is('leaderLost') && (role === 'leader' || role === 'officer'))
        return { ...figure, fate: 'killed' as const }
      return is('wounded') && at === unit.figures.length - 1 && role !== 'leader'
        ? { ...figure, fate: 'wounded' as const }
        : figure
    }),
  }))
}

/** A die against Quality; `again`: an HQ, or luck. Source: lines 1158–1188, 1446, 1474, 1478, 1771. */
export function responseTold(state: BattleState, id: string, again: boolean): Told<'responds' | 'fails'> {
  const unit = unitIn(state, id)
  if (!unit) return { chances: [], reasons: [] }
  const parts = responseReasons(state, unit)
  const bonus = parts.reduce((sum, { add }) => sum + add, 0)
  const need = jointLevel(state, unit)
  const once = shareFrom(need - bonus)
  const responds = again ? once + (1 - once) * once : once
  const isFree = has(state, unit, 'aggressive') || !rulesOf(state).commandResponse
  return {
    chances: [
      { code: 'responds', chance: isFree ? 1 : responds },
      { code: 'fails', chance: isFree ? 0 : 1 - responds },
    ],
    reasons: isFree
      ? [{ code: 'noResponse', at: '1695' }]
      : [
          { code: 'responseDie', at: '1167, 1176–1181', values: { need } },
          ...parts.map(({ code, add, name = '' }) => ({
            code: `response.${code}`,
            at: {
              casualties: '1171',
              wounded: '1172',
              leaderLost: '1173',
              officer: '1174',
              personality: '1474',
              ownTrait: '319',
            }[code],
            values: { n: add, name },
          })),
          ...whyIf(again, 'responseAgain', '1478, 1771, 1898'),
          { code: 'responseFails', at: '1185–1188' },
        ],
  }
}
