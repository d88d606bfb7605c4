import { asideRules } from '../../../battle/asides.ts'
import { HAND_OVER, handOverRule } from '../../../battle/automatic.ts'
import { handOverGadget, takeDrugs, treat, useMedpack } from './actions/care.ts'
import { setDemoPac, wreck } from './actions/demolition.ts'
import { leave } from './actions/leave.ts'
import { openDoor, openItem, override, usePasskey } from './actions/locks.ts'
import { buildDevice, fly, meet, useTerminal } from './actions/terminals.ts'
import type { CommandKind } from './documents/commands.ts'
import { callBackUp } from './fight/back-up.ts'
import {
  declareBlast,
  declareHthRule,
  declareShot,
  doneDeclaring,
  planBlast,
  planHth,
  planShot,
} from './fight/declare.ts'
import { recordMission } from './ending/record.ts'
import { resolveBlast, resolveHth, resolveShot } from './fight/resolve.ts'
import { holdFire, snapshot } from './fight/snapshot.ts'
import { settleExplosion, settleStray } from './fight/stray.ts'
import { agreeSurprise } from './fight/surprise.ts'
import { offeredOnly } from './rules/against.ts'
import type { Rule } from './rules/rule.ts'
import { bringEnemies, bringTagalong, putThingRight, putTurnRight } from './mend/as-agreed.ts'
import { putRight } from './mend/put-right.ts'
import { modelIn } from './state/look.ts'
import type { BattleState } from './state/state.ts'
import { endMissionRule, endTurnRule } from './turns/end-turn.ts'
import { rollFirstPlayer } from './turns/first-player.ts'
import { flipCoin } from './turns/dispute.ts'
import { look } from './turns/look.ts'
import { doneMoving, drag, goToGround, move } from './turns/move.ts'
import { BAD_GUYS_SIDE, PHASES, type Phase, type Side } from './words.ts'

/** Where the book has its turn sequence: what is written beside a battle is spoken of nowhere. */
const BESIDE = { phases: PHASES, page: 303 }

/** The rule of each command, with the line of the book that it is about. */
export const RULES: { readonly [Kind in CommandKind]: Rule<Kind> } = {
  'roll-first-player': offeredOnly(301, rollFirstPlayer),
  look: offeredOnly(305, look),
  'end-turn': offeredOnly(315, endTurnRule),
  'flip-coin': offeredOnly(343, flipCoin),
  'end-mission': offeredOnly(315, endMissionRule),
  'record-mission': offeredOnly(315, recordMission),
  move: offeredOnly(323, move),
  'go-to-ground': offeredOnly(357, goToGround),
  drag: offeredOnly(260, drag),
  'done-moving': offeredOnly(323, doneMoving),
  'open-door': offeredOnly(311, openDoor),
  override: offeredOnly(208, override),
  'use-passkey': offeredOnly(222, usePasskey),
  'use-terminal': offeredOnly(208, useTerminal),
  'open-item': offeredOnly(311, openItem),
  meet: offeredOnly(192, meet),
  fly: offeredOnly(210, fly),
  'set-demo-pac': offeredOnly(206, setDemoPac),
  wreck: offeredOnly(91, wreck),
  'build-device': offeredOnly(57, buildDevice),
  leave: offeredOnly(192, leave),
  treat: offeredOnly(266, treat),
  'use-medpack': offeredOnly(224, useMedpack),
  'take-drugs': offeredOnly(232, takeDrugs),
  'hand-over-gadget': offeredOnly(216, handOverGadget),
  'agree-surprise': offeredOnly(274, agreeSurprise),
  snapshot: offeredOnly(337, snapshot),
  'hold-fire': offeredOnly(337, holdFire),
  'declare-shot': offeredOnly(276, declareShot),
  'declare-blast': offeredOnly(276, declareBlast),
  'declare-hth': offeredOnly(75, declareHthRule),
  'plan-shot': offeredOnly(276, planShot),
  'plan-blast': offeredOnly(276, planBlast),
  'plan-hth': offeredOnly(75, planHth),
  'call-back-up': offeredOnly(245, callBackUp),
  'done-declaring': offeredOnly(276, doneDeclaring),
  'resolve-shot': offeredOnly(276, resolveShot),
  'resolve-blast': offeredOnly(276, resolveBlast),
  'resolve-hth': offeredOnly(276, resolveHth),
  'settle-stray': offeredOnly(91, settleStray),
  'settle-explosion': offeredOnly(91, settleExplosion),
  'put-right': putRight,
  'put-thing-right': putThingRight,
  'put-turn-right': putTurnRight,
  'bring-enemies': bringEnemies,
  'bring-tagalong': bringTagalong,
  [HAND_OVER]: handOverRule<Side, Phase>({
    ...BESIDE,
    mayBe: (side) => side === BAD_GUYS_SIDE,
  }),
  ...asideRules<BattleState, Side, Phase>({
    ...BESIDE,
    isShown: (state, piece) => modelIn(state, piece) !== null || Object.hasOwn(state.tokens, piece),
  }),
}
