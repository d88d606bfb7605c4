import { enter } from '../../../../battle/course.ts'
import { rollOff } from '../../../../battle/log.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { QUALITIES } from '../../words.ts'
import { carryOn, finish } from '../course/flow.ts'
import { spoiler } from '../ending/mission.ts'
import { is } from '../../../../battle/field.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { isUnit, piecesOf, rulesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES, otherSide, type Side } from '../words.ts'

/** Who activates first this turn, and the end of a battle by agreement (lines 565–573; R29, R32). */

/** Improved Intel, until the own die shows 1, whoever is lost (line 532; FAD-050). */
function bonusOf(state: BattleState, side: Side): number {
  const { improvedIntel } = rulesOf(state)
  if (state.camps[side].intelLost) return 0
  const platoons = new Set(
    piecesOf(state, side).flatMap((one) =>
      isUnit(one) && one.document.traits.includes('improvedIntel') ? [one.document.platoon ?? 0] : [],
    ),
  )
  return improvedIntel === 'once' ? Math.min(1, platoons.size) : platoons.size
}

const bestQuality = (state: BattleState, side: Side): number =>
  Math.max(...piecesOf(state, side).map((one) => QUALITIES.indexOf(one.document.quality)))

/** A tie goes to who lost the last initiative, in turn 1 it is thrown again (line 567; R29). */
function winnerOf(log: Log): Side {
  for (;;) {
    const { state } = log
    const won = rollOff(log, 'initiative', {
      'side-1': bonusOf(state, 'side-1'),
      'side-2': bonusOf(state, 'side-2'),
    })
    if (won) return won
    if (state.initiative) return otherSide(state.initiative)
    const [one, other] = [bestQuality(state, 'side-1'), bestQuality(state, 'side-2')]
    if (rulesOf(state).firstTie === 'higherQuality' && one !== other) return one > other ? 'side-1' : 'side-2'
  }
}

export const rollInitiative: Rule<'roll-initiative'> = {
  phases: ['initiative'],
  offers: () => [{}],
  check: noCheck,
  resolve: (log) => {
    if (rulesOf(log.state).cardActivation) {
      enter(log, 'activating')
      carryOn(log)
      return
    }
    const before = log.events.length
    const side = winnerOf(log)
    const fell = log.events.slice(before).flatMap((event) => (event.kind === 'rolled' ? [event] : []))
    const natural = fell
      .slice(-BATTLE_SIDES.length)
      .map((event) => ({ side: event.side, die: event.dice[0] ?? 0 }))
    log.emit({ kind: 'initiative-won', side, natural })
    enter(log, 'activating')
    carryOn(log)
  },
}

/** With cards nobody throws for initiative: the turn begins with the first of them (line 577). */
const isFirstCard = (state: BattleState): boolean =>
  state.follow?.drawn === true &&
  BATTLE_SIDES.every((side) => piecesOf(state, side).every(({ done }) => !done))

/** As a turn begins the players may agree on the end; who only had to spoil it has won (R32). */
export const endBattle: Rule<'end-battle'> = {
  phases: ['initiative', 'activating'],
  offers: (state) =>
    state.phase === 'initiative' || isFirstCard(state)
      ? [
          {
            won:
              state.round > 1 && spoiler(state) !== null
                ? is(spoiler(state))
                : { kind: 'one', of: BATTLE_SIDES, orNone: true, measured: false },
          },
        ]
      : [],
  check: noCheck,
  resolve: (log, { won }) => finish(log, 'by-agreement', won),
}
