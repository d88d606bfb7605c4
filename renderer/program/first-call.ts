import { call } from '../client/client.ts'

/** Asked before anything else of the page runs: what it wakes in the main process is loaded meanwhile (ADR 6). */
export const firstStatus = call('program.status', {})
