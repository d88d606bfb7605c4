import { sevenSecondsDesk } from './seven-seconds/desk.ts'

/** What the games of this program keep in the campaign file. */
export const desk = sevenSecondsDesk
