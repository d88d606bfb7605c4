import { asideRules } from '../../../battle/asides.ts'
import { HAND_OVER, handOverRule } from '../../../battle/automatic.ts'
import { charge, fightRule, stormRule } from './actions/charge.ts'
import { drive, free, land, move } from './actions/going.ts'
import { abandon, attempt, callArtillery, detonate, recover, rig, scout, tend } from './actions/orders.ts'
import { board, comeOut, getOut } from './actions/ride.ts'
import { checkMine, fall, judge, prefer, settleBlast, settleWreck } from './actions/settle.ts'
import { freeShot, holdFire, opFire, opShell, shell, shoot } from './actions/shoot.ts'
import { closeIn, fireSentry, holdSentry, laySmoke, makeStand, usePower } from './actions/special.ts'
import type { CommandKind } from './documents/commands.ts'
import { putCraftRight, putRight } from './mend/put-right.ts'
import { offeredOnly } from './rules/against.ts'
import type { Rule } from './rules/rule.ts'
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
import { buildWork, deployed, digIn, embark, giveTrait, layMines, sendScouts } from './setup/deploy.ts'
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
  'give-trait': offeredOnly('give-trait', 2751, giveTrait),
  'build-work': offeredOnly('build-work', 2695, buildWork),
  'dig-in': offeredOnly('dig-in', 1292, digIn),
  embark: offeredOnly('embark', 676, embark),
  'lay-mines': offeredOnly('lay-mines', 1401, layMines),
  'send-scouts': offeredOnly('send-scouts', 2675, sendScouts),
  deployed: offeredOnly('deployed', 2687, deployed),
  'lay-markers': offeredOnly('lay-markers', 2733, layMarkers),
  'move-contacts': offeredOnly('move-contacts', 2738, moveContacts),
  'reveal-contact': offeredOnly('reveal-contact', 2739, revealContact),
  block: offeredOnly('block', 2737, block),
  'let-pass': offeredOnly('let-pass', 2737, letPass),
  'show-contact': offeredOnly('show-contact', 2739, showContact),
  'contacts-meet': offeredOnly('contacts-meet', 2741, contactsMeet),
  'end-recon': offeredOnly('end-recon', 2735, endRecon),
  'roll-initiative': offeredOnly('roll-initiative', 567, rollInitiative),
  activate: offeredOnly('activate', 569, activate),
  drop: offeredOnly('drop', 1230, drop),
  join: offeredOnly('join', 1427, join),
  part: offeredOnly('part', 1427, part),
  'let-go': offeredOnly('let-go', 1787, letGo),
  'ignore-fire': offeredOnly('ignore-fire', 2653, ignoreFire),
  'end-activation': offeredOnly('end-activation', 587, endActivationRule),
  'end-battle': offeredOnly('end-battle', 436, endBattle),
  move: offeredOnly('move', 664, move),
  drive: offeredOnly('drive', 684, drive),
  free: offeredOnly('free', 1874, free),
  land: offeredOnly('land', 695, land),
  board: offeredOnly('board', 676, board),
  'get-out': offeredOnly('get-out', 680, getOut),
  'come-out': offeredOnly('come-out', 1345, comeOut),
  charge: offeredOnly('charge', 1020, charge),
  shoot: offeredOnly('shoot', 742, shoot),
  shell: offeredOnly('shell', 976, shell),
  'op-fire': offeredOnly('op-fire', 1452, opFire),
  'op-shell': offeredOnly('op-shell', 1452, opShell),
  'hold-fire': offeredOnly('hold-fire', 1452, holdFire),
  'free-shot': offeredOnly('free-shot', 1022, freeShot),
  fight: offeredOnly('fight', 1024, fightRule),
  storm: offeredOnly('storm', 1072, stormRule),
  'settle-blast': offeredOnly('settle-blast', 980, settleBlast),
  'settle-wreck': offeredOnly('settle-wreck', 968, settleWreck),
  'check-mine': offeredOnly('check-mine', 1405, checkMine),
  fall: offeredOnly('fall', 824, fall),
  prefer: offeredOnly('prefer', 946, prefer),
  'close-in': offeredOnly('close-in', 1892, closeIn),
  rig: offeredOnly('rig', 1204, rig),
  detonate: offeredOnly('detonate', 1216, detonate),
  'call-artillery': offeredOnly('call-artillery', 1353, callArtillery),
  recover: offeredOnly('recover', 1558, recover),
  tend: offeredOnly('tend', 1914, tend),
  scout: offeredOnly('scout', 1587, scout),
  attempt: offeredOnly('attempt', 1660, attempt),
  'lay-smoke': offeredOnly('lay-smoke', 1628, laySmoke),
  'use-power': offeredOnly('use-power', 1513, usePower),
  'make-stand': offeredOnly('make-stand', 1391, makeStand),
  abandon: offeredOnly('abandon', 1577, abandon),
  'fire-sentry': offeredOnly('fire-sentry', 1620, fireSentry),
  'hold-sentry': offeredOnly('hold-sentry', 1620, holdSentry),
  judge: offeredOnly('judge', 2753, judge),
  'put-right': putRight,
  'put-craft-right': putCraftRight,
  record: offeredOnly('record', 2751, record),
  [HAND_OVER]: handOverRule<Side, Phase>({ ...BESIDE, mayBe: () => true }),
  ...asideRules<BattleState, Side, Phase>({
    ...BESIDE,
    isShown: (state, piece) => pieceIn(state, piece) !== null,
  }),
}
