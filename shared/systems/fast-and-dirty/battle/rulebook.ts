import { asideRules } from '../../../battle/asides.ts'
import { HAND_OVER, handOverRule } from '../../../battle/automatic.ts'
import { elude, standFast } from './actions/aimed.ts'
import { charge, fightRule, stormRule } from './actions/charge.ts'
import { drive, free, land, move } from './actions/going.ts'
import { attempt, callArtillery, detonate, rig, scout } from './actions/orders.ts'
import { board, comeOut, getOut } from './actions/ride.ts'

import {
  checkMine,
  fall,
  fallBack,
  judge,
  prefer,
  settleBlast,
  settleWreck,
  touchDown,
  turnAway,
} from './actions/settle.ts'
import { freeShot, holdFire, opFire, opShell, shell, shoot } from './actions/shoot.ts'
import {
  closeIn,
  fireSentry,
  holdSentry,
  keepLuck,
  laySmoke,
  makeStand,
  usePower,
} from './actions/special.ts'
import { abandon, recover, tend } from './actions/wounded.ts'
import type { CommandKind } from './documents/commands.ts'
import { putCraftRight, putMarksRight, putRight, putWorkRight } from './mend/put-right.ts'
import { offeredOnly } from './rules/against.ts'
import type { Rule } from './rules/rule.ts'
import { beginHidden, infiltrate } from './setup/before.ts'
import {
  block,
  contactsMeet,
  endRecon,
  layMarkers,
  letPass,
  moveContacts,
  revealContact,
  showContact,
} from './setup/contact.ts'
import {
  buildWork,
  deployed,
  digIn,
  embark,
  giveTrait,
  layMines,
  rollExceptional,
  sendScouts,
} from './setup/deploy.ts'
import { chooseMission, giveOrders, rollMissions } from './setup/orders.ts'
import { record } from './setup/record.ts'
import { pieceIn } from './state/look.ts'
import type { BattleState } from './state/state.ts'
import { activate, endActivationRule, ignoreFire, join, letGo, part } from './turns/activate.ts'
import { drop } from './turns/drop.ts'
import { endBattle, rollInitiative } from './turns/initiative.ts'
import { PHASES, type Phase, type Side } from './words.ts'

/** Where the book has its turn sequence: what is written beside a battle is spoken of nowhere. */
const BESIDE = { phases: PHASES, page: 565 }

/** The rule of each command, with the line of the book that it is about. */
export const RULES: { readonly [Kind in CommandKind]: Rule<Kind> } = {
  'give-orders': offeredOnly(2643, giveOrders),
  'roll-missions': offeredOnly(2703, rollMissions),
  'choose-mission': offeredOnly(2717, chooseMission),
  'roll-exceptional': offeredOnly(1263, rollExceptional),
  'give-trait': offeredOnly(2751, giveTrait),
  'build-work': offeredOnly(2695, buildWork),
  'dig-in': offeredOnly(1292, digIn),
  embark: offeredOnly(676, embark),
  'lay-mines': offeredOnly(1401, layMines),
  'send-scouts': offeredOnly(2675, sendScouts),
  deployed: offeredOnly(2687, deployed),
  'lay-markers': offeredOnly(2733, layMarkers),
  'move-contacts': offeredOnly(2738, moveContacts),
  'reveal-contact': offeredOnly(2739, revealContact),
  block: offeredOnly(2737, block),
  'let-pass': offeredOnly(2737, letPass),
  'show-contact': offeredOnly(2739, showContact),
  'contacts-meet': offeredOnly(2741, contactsMeet),
  'end-recon': offeredOnly(2735, endRecon),
  infiltrate: offeredOnly(1779, infiltrate),
  'begin-hidden': offeredOnly(2745, beginHidden),
  'roll-initiative': offeredOnly(567, rollInitiative),
  activate: offeredOnly(569, activate),
  drop: offeredOnly(1230, drop),
  'touch-down': offeredOnly(1249, touchDown),
  join: offeredOnly(1427, join),
  part: offeredOnly(1427, part),
  'let-go': offeredOnly(1787, letGo),
  'ignore-fire': offeredOnly(2653, ignoreFire),
  'end-activation': offeredOnly(587, endActivationRule),
  'end-battle': offeredOnly(436, endBattle),
  move: offeredOnly(664, move),
  drive: offeredOnly(684, drive),
  free: offeredOnly(1874, free),
  land: offeredOnly(695, land),
  board: offeredOnly(676, board),
  'get-out': offeredOnly(680, getOut),
  'come-out': offeredOnly(1345, comeOut),
  charge: offeredOnly(1020, charge),
  shoot: offeredOnly(742, shoot),
  shell: offeredOnly(976, shell),
  'op-fire': offeredOnly(1452, opFire),
  'op-shell': offeredOnly(1452, opShell),
  'hold-fire': offeredOnly(1452, holdFire),
  'free-shot': offeredOnly(1022, freeShot),
  fight: offeredOnly(1024, fightRule),
  storm: offeredOnly(1072, stormRule),
  'fall-back': offeredOnly(1047, fallBack),
  elude: offeredOnly(1723, elude),
  'stand-fast': offeredOnly(1723, standFast),
  'turn-away': offeredOnly(1462, turnAway),
  'settle-blast': offeredOnly(980, settleBlast),
  'settle-wreck': offeredOnly(968, settleWreck),
  'check-mine': offeredOnly(1405, checkMine),
  fall: offeredOnly(824, fall),
  prefer: offeredOnly(946, prefer),
  'close-in': offeredOnly(1892, closeIn),
  rig: offeredOnly(1204, rig),
  detonate: offeredOnly(1216, detonate),
  'call-artillery': offeredOnly(1353, callArtillery),
  recover: offeredOnly(1558, recover),
  tend: offeredOnly(1914, tend),
  scout: offeredOnly(1587, scout),
  attempt: offeredOnly(1660, attempt),
  'lay-smoke': offeredOnly(1628, laySmoke),
  'use-power': offeredOnly(1513, usePower),
  'keep-luck': offeredOnly(1478, keepLuck),
  'make-stand': offeredOnly(1391, makeStand),
  abandon: offeredOnly(1577, abandon),
  'fire-sentry': offeredOnly(1620, fireSentry),
  'hold-sentry': offeredOnly(1620, holdSentry),
  judge: offeredOnly(2753, judge),
  'put-right': putRight,
  'put-marks-right': putMarksRight,
  'put-craft-right': putCraftRight,
  'put-work-right': putWorkRight,
  record: offeredOnly(2751, record),
  [HAND_OVER]: handOverRule<Side, Phase>({ ...BESIDE, mayBe: () => true }),
  ...asideRules<BattleState, Side, Phase>({
    ...BESIDE,
    isShown: (state, piece) => pieceIn(state, piece) !== null,
  }),
}
