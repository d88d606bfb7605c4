import { createDispatch, type Dispatch } from './dispatch.ts'
import { openLog } from '../program/log.ts'
import { createProgram, type Program, type Surroundings } from '../program/program.ts'

/** The program with its database and rules, ready for calls. Loaded while the window is being opened. */
export function startProgram(surroundings: Omit<Surroundings, 'log'>): {
  program: Program
  dispatch: Dispatch
} {
  const log = openLog(surroundings.folder)
  try {
    const program = createProgram({ ...surroundings, log })
    return { program, dispatch: createDispatch(program) }
  } catch (error) {
    log.error('Muster could not start.', error)
    throw error
  }
}
