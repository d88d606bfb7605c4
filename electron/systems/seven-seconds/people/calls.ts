/** The handlers of everything about people: players, rosters, and lists of names. */
export { nameHandlers } from './names.ts'
export { playerHandlers } from './players.ts'
export { rosterHandlers } from './roster.ts'
