import type { CallName, Input } from '../../../shared/contract/index.ts'
import type { Refusal } from '../../../shared/problem.ts'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { call as callHouse } from '../../client/client.ts'

/** Calls the main process as the house does; the answers about battles are those of this game. */
export const call = callHouse as <N extends CallName>(
  name: N,
  input: Input<N>,
) => Promise<Output<N> | Refusal>
