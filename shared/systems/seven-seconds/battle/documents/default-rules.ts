import type { BattleRules } from './rules.ts'

/** The rulings that a battle is played by when the group says nothing else. */
export const DEFAULT_RULES: BattleRules = {
  scale: 1,
  reading: {
    intervening: 'worst',
    ownPieceTakesToll: false,
    heavyInches: 'all-pieces',
    craterRadius: 'nuclear',
  },
  turnOnTheSpot: true,
  stunnedSense: true,
  objectivesSense: 'both',
  blipsRevealBlips: true,
  missilesAtGround: true,
  blipsMayIntercept: true,
  blastOffTable: true,
  areasRevealBlips: true,
  flamerNeedsNoCounters: true,
  kamikazeDeviates: false,
  kamikazeIntercepted: false,
  kamikazeLeavesCrater: true,
  jammerAfterMove: false,
  commanderCommands: 'all',
  leftOutKeepsCounter: true,
  extraBlips: 'per-turn',
  passing: 'skips-a-turn',
  blipsHoldObjectives: true,
  leftObjectives: 'keep',
  settling: 'each',
}
