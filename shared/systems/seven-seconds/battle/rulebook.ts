import { asideRules } from '../../../battle/asides.ts'
import { resolveBlast, rollDamage } from './actions/blast.ts'
import { fireFlamer } from './actions/flamer.ts'
import { explode, kamikaze } from './actions/kamikaze.ts'
import { fireMissile, intercept, rollMissile } from './actions/missile.ts'
import { jump, move } from './actions/move.ts'
import { fireRifle } from './actions/rifle.ts'
import { command, repair, toggleJammer } from './actions/support.ts'
import { spendPool, target } from './actions/target.ts'
import type { CommandKind } from './documents/commands.ts'
import { correctScore } from './ending/correct.ts'
import {
  agreeToEnd,
  allowWithdrawal,
  measureEnd,
  pursue,
  settleObjectives,
  withdraw,
} from './ending/rules.ts'
import { putRight, putTurnRight } from './mend/put-right.ts'
import { drawCards, keepCards } from './setup/cards.ts'
import { deploy } from './setup/deployment.ts'
import { fillHoldingArea } from './setup/holding-area.ts'
import { muster } from './setup/muster.ts'
import { nameUnits } from './setup/names.ts'
import { placeObjective } from './setup/objectives.ts'
import { chooseEdge, rollInitiative, rollRoles } from './setup/roles.ts'
import { activate } from './turns/activate.ts'
import { checkSuit, endActivationRule, endTurnRule, pass, reveal } from './turns/turn.ts'
import type { Rule } from './rules/rule.ts'
import { pieceShown } from './state/look.ts'
import type { BattleState } from './state/state.ts'
import { PHASES, type Phase, type Side } from './words.ts'

/** The rule of each command. */
export const RULES: { readonly [Kind in CommandKind]: Rule<Kind> } = {
  'roll-roles': rollRoles,
  'choose-edge': chooseEdge,
  'place-objective': placeObjective,
  'draw-cards': drawCards,
  'keep-cards': keepCards,
  muster,
  'name-units': nameUnits,
  'fill-holding-area': fillHoldingArea,
  deploy,
  'roll-initiative': rollInitiative,
  activate,
  'check-suit': checkSuit,
  reveal,
  'end-activation': endActivationRule,
  'end-turn': endTurnRule,
  pass,
  move,
  jump,
  target,
  'spend-pool': spendPool,
  'fire-rifle': fireRifle,
  'fire-missile': fireMissile,
  intercept,
  'roll-missile': rollMissile,
  'resolve-blast': resolveBlast,
  'roll-damage': rollDamage,
  'fire-flamer': fireFlamer,
  command,
  repair,
  kamikaze,
  explode,
  'toggle-jammer': toggleJammer,
  withdraw,
  'allow-withdrawal': allowWithdrawal,
  pursue,
  'agree-to-end': agreeToEnd,
  'settle-objectives': settleObjectives,
  'measure-end': measureEnd,
  'correct-score': correctScore,
  ...asideRules<BattleState, Side, Phase>({
    phases: PHASES,
    page: 7,
    isShown: (state, piece) => pieceShown(state, piece) !== null,
  }),
  'put-right': putRight,
  'put-turn-right': putTurnRight,
}
