import { asideRules } from '../../../battle/asides.ts'
import { HAND_OVER, handOverRule } from '../../../battle/automatic.ts'
import { aim, changeStance, draw, move, reload } from './actions/move.ts'
import { attack, dropDie, fireAuto, pairDice } from './actions/attack.ts'
import { abandonWork, beginWork, checkRule, doRule, finishWork, workOn } from './actions/check.ts'
import { chooseHold, grapple, resist, wrestle } from './actions/grapple.ts'
import { checkTactics, openRound, rollInitiativeRule, show } from './actions/initiative.ts'
import { lead, takeCommand, tellReach } from './actions/lead.ts'
import {
  brace,
  chooseLoss,
  keepFuse,
  loseAim,
  react,
  setOff,
  settleBlast,
  settleStray,
} from './actions/react.ts'
import { setConditions } from './actions/table.ts'
import { actNow, delay, endCombat, endTurnRule, fightOn, letPass } from './actions/turn.ts'
import { board, leaveCraft, takeControls } from './crafts/board.ts'
import { breakOff, drive, evade, manoeuvre, stunt, weave } from './crafts/drive.ts'
import { crash, ram, settleThrow } from './crafts/ram.ts'
import { juryRig } from './crafts/repair.ts'
import type { CommandKind } from './documents/commands.ts'
import { record } from './ending/record.ts'
import { putCraftRight, putRight } from './mend/put-right.ts'
import { offeredOnly } from './rules/against.ts'
import type { Rule } from './rules/rule.ts'
import { craftIn, fighterIn, isSeen } from './state/look.ts'
import type { BattleState } from './state/state.ts'
import { isFightingSide, PHASES, type Phase, type Side } from './words.ts'

/** Where the book has its combat round: what is written beside a battle is spoken of nowhere. */
const BESIDE = { phases: PHASES, page: 7 }

/** The rule of each command, with the line of the book that it is about. */
export const RULES: { readonly [Kind in CommandKind]: Rule<Kind> } = {
  'check-tactics': offeredOnly('check-tactics', 172, checkTactics),
  'roll-initiative': offeredOnly('roll-initiative', 3, rollInitiativeRule),
  'open-round': offeredOnly('open-round', 11, openRound),
  'end-turn': offeredOnly('end-turn', 7, endTurnRule),
  delay: offeredOnly('delay', 86, delay),
  'act-now': offeredOnly('act-now', 86, actNow),
  'let-pass': offeredOnly('let-pass', 86, letPass),
  'fight-on': offeredOnly('fight-on', 7, fightOn),
  'end-combat': offeredOnly('end-combat', 7, endCombat),
  move: offeredOnly('move', 17, move),
  'change-stance': offeredOnly('change-stance', 21, changeStance),
  aim: offeredOnly('aim', 29, aim),
  draw: offeredOnly('draw', 25, draw),
  reload: offeredOnly('reload', 25, reload),
  check: offeredOnly('check', 43, checkRule),
  do: offeredOnly('do', 43, doRule),
  'begin-work': offeredOnly('begin-work', 82, beginWork),
  'work-on': offeredOnly('work-on', 82, workOn),
  'abandon-work': offeredOnly('abandon-work', 82, abandonWork),
  'finish-work': offeredOnly('finish-work', 82, finishWork),
  lead: offeredOnly('lead', 172, lead),
  'take-command': offeredOnly('take-command', 99, takeCommand),
  attack: offeredOnly('attack', 47, attack),
  'fire-auto': offeredOnly('fire-auto', 95, fireAuto),
  'pair-dice': offeredOnly('pair-dice', 95, pairDice),
  'drop-die': offeredOnly('drop-die', 95, dropDie),
  react: offeredOnly('react', 64, react),
  'settle-stray': offeredOnly('settle-stray', 140, settleStray),
  'settle-blast': offeredOnly('settle-blast', 136, settleBlast),
  'settle-throw': offeredOnly('settle-throw', 208, settleThrow),
  'keep-fuse': offeredOnly('keep-fuse', 176, keepFuse),
  'set-off': offeredOnly('set-off', 176, setOff),
  'lose-aim': offeredOnly('lose-aim', 29, loseAim),
  brace: offeredOnly('brace', 136, brace),
  'choose-loss': offeredOnly('choose-loss', 180, chooseLoss),
  grapple: offeredOnly('grapple', 144, grapple),
  resist: offeredOnly('resist', 144, resist),
  wrestle: offeredOnly('wrestle', 152, wrestle),
  'choose-hold': offeredOnly('choose-hold', 144, chooseHold),
  drive: offeredOnly('drive', 190, drive),
  evade: offeredOnly('evade', 216, evade),
  manoeuvre: offeredOnly('manoeuvre', 220, manoeuvre),
  stunt: offeredOnly('stunt', 228, stunt),
  weave: offeredOnly('weave', 232, weave),
  'break-off': offeredOnly('break-off', 232, breakOff),
  ram: offeredOnly('ram', 224, ram),
  crash: offeredOnly('crash', 208, crash),
  'take-controls': offeredOnly('take-controls', 190, takeControls),
  board: offeredOnly('board', 33, board),
  'leave-craft': offeredOnly('leave-craft', 33, leaveCraft),
  'jury-rig': offeredOnly('jury-rig', 333, juryRig),
  'set-conditions': offeredOnly('set-conditions', 119, setConditions),
  'tell-reach': offeredOnly('tell-reach', 99, tellReach),
  show: offeredOnly('show', 3, show),
  record: offeredOnly('record', 7, record),
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
