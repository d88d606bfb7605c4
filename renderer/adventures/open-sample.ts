import type { RouteLocationRaw } from 'vue-router'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { logName } from './routes.ts'

/** Opens the sample campaign of a game whose campaigns are logs, and says where it is. */
export async function openSample(system: string): Promise<RouteLocationRaw | Refusal> {
  const answer = await call('sampleAdventures.open', { system })
  return isRefusal(answer) ? answer : { name: logName(system), params: { campaign: answer.id } }
}
