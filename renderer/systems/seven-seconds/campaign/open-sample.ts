import type { RouteLocationRaw } from 'vue-router'
import { isRefusal, type Refusal } from '../../../../shared/problem.ts'
import { call } from '../call.ts'

/** Opens the sample campaign, and says where it is. */
export async function openSample(): Promise<RouteLocationRaw | Refusal> {
  const answer = await call('samples.open', {})
  return isRefusal(answer) ? answer : { name: 'war-room', params: { campaign: answer.id } }
}
