import { call } from '../client/client.ts'

// The router will read it, and would wait for the main process to open it: better now, while that is free (ADR 6).
void window.sessionStorage.length

/** Asked before anything else of the page runs: what it wakes in the main process is loaded meanwhile. */
export const firstStatus = call('program.status', {})
