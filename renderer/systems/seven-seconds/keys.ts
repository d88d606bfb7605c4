import type { KeyGroup } from '../screens.ts'
import './key-texts.ts'

/** What keys do on the screens of 7 Seconds. */
export const keys: readonly KeyGroup[] = [
  {
    title: 'keys.group.battle',
    at: ['fight'],
    lines: [
      { keys: ['A', '…', 'Z'], does: 'keys.fightPiece' },
      { keys: ['1', '…', '92'], does: 'keys.fightNumber' },
      { keys: ['Enter'], does: 'keys.fightActivate' },
      { keys: ['B'], does: 'keys.fightBlips' },
      { keys: ['V', '⇧ V'], does: 'keys.fightReveal' },
      { keys: ['M', 'J'], does: 'keys.fightMove' },
      { keys: ['T', 'R', 'N', 'F'], does: 'keys.fightFire' },
      { keys: ['C', 'P', 'S'], does: 'keys.fightSupport' },
      { keys: ['K', 'X', 'H'], does: 'keys.fightDrone' },
      { keys: ['C', 'B', 'O'], does: 'keys.fightTurn' },
      { keys: ['Y'], does: 'keys.fightBy' },
      { keys: ['Enter', 'Esc'], does: 'keys.fightForm' },
      { keys: ['D'], does: 'keys.fightDice' },
      { keys: ['1', '…', '6'], does: 'keys.fightDie' },
      { keys: ['L'], does: 'keys.fightLies' },
      { keys: ['E', 'P', 'Y'], does: 'keys.fightEnd' },
      { keys: ['I'], does: 'keys.fightRound' },
      { keys: ['Q', 'W', 'O', 'L'], does: 'keys.fightBetween' },
      { keys: ['S', 'D', 'I'], does: 'keys.fightSettle' },
      { keys: ['U'], does: 'keys.fightLoose' },
    ],
  },
  {
    title: 'keys.group.beside',
    at: ['fight'],
    lines: [
      { keys: ['⇧ N'], does: 'keys.fightNote' },
      { keys: ['⇧ K'], does: 'keys.fightCounter' },
      { keys: ['⇧ F'], does: 'keys.fightPhoto' },
      { keys: ['⇧ H'], does: 'keys.fightRight' },
      { keys: ['F2'], does: 'keys.fightCorrect' },
      { keys: ['⇧ L', '⇧ R'], does: 'keys.fightLook' },
      { keys: ['⇧ D'], does: 'keys.fightPublic' },
    ],
  },
  {
    title: 'keys.group.replay',
    at: ['replay'],
    lines: [
      { keys: ['Space'], does: 'keys.replayPlay' },
      { keys: ['←', '→'], does: 'keys.replayStep' },
      { keys: ['R', '⇧ R'], does: 'keys.replayRound' },
      { keys: ['K', '⇧ K'], does: 'keys.replayKill' },
      { keys: ['V', '⇧ V'], does: 'keys.replayReveal' },
      { keys: ['T', '⇧ T'], does: 'keys.replayTurn' },
      { keys: ['Home', 'End'], does: 'keys.replayEnds' },
      { keys: ['↑', '↓', 'Enter'], does: 'keys.replayLine' },
      { keys: ['P'], does: 'keys.replayPin' },
      { keys: ['F2'], does: 'keys.replayCorrect' },
    ],
  },
  {
    title: 'keys.group.technology',
    at: ['technology'],
    lines: [
      { keys: ['Enter'], does: 'keys.buyStep' },
      { keys: ['+', '−'], does: 'keys.planStep' },
    ],
  },
  {
    title: 'keys.group.builder',
    at: ['faction', 'new-faction'],
    lines: [
      { keys: ['Tab'], does: 'keys.nextRating' },
      { keys: ['↑', '↓'], does: 'keys.nextStat' },
      { keys: ['←', '→', '−', '+'], does: 'keys.stepStat' },
      { keys: ['1', '…', '5'], does: 'keys.setStat' },
      { keys: ['M'], does: 'keys.movePoint' },
    ],
  },
]
