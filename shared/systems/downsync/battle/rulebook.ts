import { asideRules } from '../../../battle/asides.ts'
import { HAND_OVER, handOverRule } from '../../../battle/automatic.ts'
import {
  activate,
  beginBase,
  endBase,
  endTaskforce,
  moveAgain,
  payStun,
  perform,
  watch,
} from './actions/acts.ts'
import { attack, carryOut, cease, scan } from './actions/aims.ts'
import { accept, counter } from './actions/answers.ts'
import type { CommandKind } from './documents/commands.ts'
import {
  putActingRight,
  putCampRight,
  putPingRight,
  putPriorityRight,
  putRight,
  putTurnRight,
} from './mend/put-right.ts'
import { offeredOnly } from './rules/against.ts'
import type { Rule } from './rules/rule.ts'
import { chooseFirst, layPings, rollStart } from './setup/begin.ts'
import { sideOf } from './state/look.ts'
import type { BattleState } from './state/state.ts'
import { answer, boost, hold, join, letAct, pass, react } from './turns/engagement.ts'
import {
  endBattle,
  gain,
  place,
  placeParted,
  record,
  sayIdentity,
  sayNear,
  score,
  scoreOwn,
} from './turns/settle.ts'
import {
  designate,
  dropStealth,
  move,
  moveNoMore,
  moveParted,
  refresh,
  refreshRest,
  reveal,
  revealNoMore,
} from './turns/taskforce.ts'
import { PHASES, type Phase, type Side } from './words.ts'

/** Where the book has its Taskforce Activation: what is written beside a battle is spoken of nowhere. */
const BESIDE = { phases: PHASES, page: 205 }

/** The rule of each command, with the line of the book that it is about. */
export const RULES: { readonly [Kind in CommandKind]: Rule<Kind> } = {
  'roll-start': offeredOnly(184, rollStart),
  'choose-first': offeredOnly(184, chooseFirst),
  'lay-pings': offeredOnly(187, layPings),
  designate: offeredOnly(215, designate),
  reveal: offeredOnly(219, reveal),
  'drop-stealth': offeredOnly(750, dropStealth),
  'reveal-no-more': offeredOnly(219, revealNoMore),
  refresh: offeredOnly(223, refresh),
  'refresh-rest': offeredOnly(223, refreshRest),
  move: offeredOnly(236, move),
  'move-parted': offeredOnly(300, moveParted),
  'move-no-more': offeredOnly(236, moveNoMore),
  react: offeredOnly(597, react),
  'let-act': offeredOnly(597, letAct),
  join: offeredOnly(603, join),
  answer: offeredOnly(605, answer),
  boost: offeredOnly(625, boost),
  hold: offeredOnly(641, hold),
  pass: offeredOnly(641, pass),
  activate: offeredOnly(248, activate),
  'pay-stun': offeredOnly(740, payStun),
  'begin-base': offeredOnly(354, beginBase),
  'move-again': offeredOnly(466, moveAgain),
  watch: offeredOnly(472, watch),
  perform: offeredOnly(433, perform),
  attack: offeredOnly(526, attack),
  scan: offeredOnly(486, scan),
  'carry-out': offeredOnly(553, carryOut),
  cease: offeredOnly(480, cease),
  'end-base': offeredOnly(250, endBase),
  'end-taskforce': offeredOnly(382, endTaskforce),
  counter: offeredOnly(563, counter),
  accept: offeredOnly(573, accept),
  'say-near': offeredOnly(391, sayNear),
  identify: offeredOnly(386, sayIdentity),
  place: offeredOnly(402, place),
  'place-parted': offeredOnly(402, placeParted),
  gain: offeredOnly(433, gain),
  score: offeredOnly(661, score),
  'score-own': offeredOnly(661, scoreOwn),
  'end-battle': offeredOnly(663, endBattle),
  'put-right': putRight,
  'put-ping-right': putPingRight,
  'put-camp-right': putCampRight,
  'put-priority-right': putPriorityRight,
  'put-acting-right': putActingRight,
  'put-turn-right': putTurnRight,
  record: offeredOnly(663, record),
  [HAND_OVER]: handOverRule<Side, Phase>({ ...BESIDE, mayBe: () => false }),
  ...asideRules<BattleState, Side, Phase>({
    ...BESIDE,
    isShown: (state, piece) => sideOf(state, piece) !== null,
  }),
}
