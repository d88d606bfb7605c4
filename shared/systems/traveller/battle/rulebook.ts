import { asideRules } from '../../../battle/asides.ts'
import { HAND_OVER, handOverRule } from '../../../battle/automatic.ts'
import { aim, changeStance, draw, move, reload } from './actions/move.ts'
import {
  attack,
  dropDie,
  dropsAsTold,
  fireAuto,
  layingsAsTold,
  layPair,
  pairDice,
  pairsAsTold,
} from './actions/attack.ts'
import { sayReady, takeInHand } from './actions/before.ts'
import { abandonWork, beginWork, checkRule, doRule, finishWork, workOn } from './actions/check.ts'
import { chooseHold, grapple, resist, wrestle } from './actions/grapple.ts'
import { checkTactics, openRound, rollInitiativeRule, show } from './actions/initiative.ts'
import { lead, takeCommand, tellReach } from './actions/lead.ts'
import {
  brace,
  chooseLoss,
  dodgesAsTold,
  keepFuse,
  loseAim,
  react,
  ruleOut,
  setOff,
  settleBlast,
  settleStray,
} from './actions/react.ts'
import { setConditions } from './actions/table.ts'
import {
  actNow,
  delay,
  delaysAsTold,
  endCombat,
  endTurnRule,
  fightOn,
  keepCount,
  letPass,
} from './actions/turn.ts'
import { board, leaveCraft, takeControls } from './crafts/board.ts'
import { breakOff, drive, evade, manoeuvre, stunt, weave } from './crafts/drive.ts'
import { crash, ram, settleThrow } from './crafts/ram.ts'
import { juryRig } from './crafts/repair.ts'
import type { CommandKind } from './documents/commands.ts'
import { record } from './ending/record.ts'
import { putCraftRight, putRight } from './mend/put-right.ts'
import { offeredOnly, offeredOrTold } from './rules/against.ts'
import type { Rule } from './rules/rule.ts'
import { craftIn, fighterIn, isSeen } from './state/look.ts'
import type { BattleState } from './state/state.ts'
import { isFightingSide, PHASES, type Phase, type Side } from './words.ts'

/** Where the book has its combat round: what is written beside a battle is spoken of nowhere. */
const BESIDE = { phases: PHASES, page: 7 }

/** The rule of each command, with the line of the book that it is about. */
export const RULES: { readonly [Kind in CommandKind]: Rule<Kind> } = {
  'say-ready': offeredOnly(3, sayReady),
  'take-in-hand': offeredOnly(25, takeInHand),
  'check-tactics': offeredOnly(172, checkTactics),
  'roll-initiative': offeredOnly(3, rollInitiativeRule),
  'open-round': offeredOnly(11, openRound),
  'end-turn': offeredOnly(7, endTurnRule),
  delay: offeredOrTold(86, delay, delaysAsTold),
  'act-now': offeredOnly(86, actNow),
  'let-pass': offeredOnly(86, letPass),
  'keep-count': offeredOnly(86, keepCount),
  'fight-on': offeredOnly(7, fightOn),
  'end-combat': offeredOnly(7, endCombat),
  move: offeredOnly(17, move),
  'change-stance': offeredOnly(21, changeStance),
  aim: offeredOnly(29, aim),
  draw: offeredOnly(25, draw),
  reload: offeredOnly(25, reload),
  check: offeredOnly(43, checkRule),
  do: offeredOnly(43, doRule),
  'begin-work': offeredOnly(82, beginWork),
  'work-on': offeredOnly(82, workOn),
  'abandon-work': offeredOnly(82, abandonWork),
  'finish-work': offeredOnly(82, finishWork),
  lead: offeredOnly(172, lead),
  'take-command': offeredOnly(99, takeCommand),
  attack: offeredOnly(47, attack),
  'fire-auto': offeredOnly(95, fireAuto),
  'lay-pair': offeredOrTold(95, layPair, layingsAsTold),
  'pair-dice': offeredOrTold(95, pairDice, pairsAsTold),
  'drop-die': offeredOrTold(95, dropDie, dropsAsTold),
  react: offeredOrTold(64, react, dodgesAsTold),
  'settle-stray': offeredOnly(140, settleStray),
  'settle-blast': offeredOnly(136, settleBlast),
  'settle-throw': offeredOnly(208, settleThrow),
  'keep-fuse': offeredOnly(176, keepFuse),
  'set-off': offeredOnly(176, setOff),
  'lose-aim': offeredOnly(29, loseAim),
  'rule-out': ruleOut,
  brace: offeredOnly(136, brace),
  'choose-loss': offeredOnly(180, chooseLoss),
  grapple: offeredOnly(144, grapple),
  resist: offeredOnly(144, resist),
  wrestle: offeredOnly(152, wrestle),
  'choose-hold': offeredOnly(144, chooseHold),
  drive: offeredOnly(190, drive),
  evade: offeredOnly(216, evade),
  manoeuvre: offeredOnly(220, manoeuvre),
  stunt: offeredOnly(228, stunt),
  weave: offeredOnly(232, weave),
  'break-off': offeredOnly(232, breakOff),
  ram: offeredOnly(224, ram),
  crash: offeredOnly(208, crash),
  'take-controls': offeredOnly(190, takeControls),
  board: offeredOnly(33, board),
  'leave-craft': offeredOnly(33, leaveCraft),
  'jury-rig': offeredOnly(333, juryRig),
  'set-conditions': offeredOnly(119, setConditions),
  'tell-reach': offeredOnly(99, tellReach),
  show: offeredOnly(3, show),
  record: offeredOnly(7, record),
  'put-right': putRight,
  'put-craft-right': putCraftRight,
  [HAND_OVER]: handOverRule<Side, Phase>({ ...BESIDE, mayBe: isFightingSide }),
  ...asideRules<BattleState, Side, Phase>({
    ...BESIDE,
    isShown: (state, piece) => {
      const one = fighterIn(state, piece) ?? craftIn(state, piece)
      return one !== null && isSeen(one)
    },
  }),
}
