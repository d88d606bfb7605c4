/** The handlers of everything about people: players and rosters. */
export { playerHandlers } from './players.ts'
export { rosterHandlers } from './roster.ts'
