import { sevenSecondsCalls } from './seven-seconds/contract/index.ts'

/** What single games ask of the main process beside what every game does. */
export const gameCalls = { ...sevenSecondsCalls }
