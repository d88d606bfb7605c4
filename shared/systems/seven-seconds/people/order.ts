import { problem, type Problem } from '../../../problem.ts'

/** One trooper's part in one battle, with the name that a refusal needs. */
export interface ServedInBattle {
  readonly trooper: string
  readonly name: string
  readonly battle: string
  readonly killed: boolean
}

/**
 * Why a battle cannot move to another place of its campaign, or null: somebody who fell in it, or served in it, would
 * then serve after their own death (R30). `now` and `then` are the campaign's battles in their order. The others keep
 * theirs, so that only what the moved battle tells can come to stand otherwise. Problem: `battle/serves-after-death`.
 */
export function checkOrder(
  moved: string,
  now: readonly string[],
  then: readonly string[],
  service: readonly ServedInBattle[],
): Problem | null {
  for (const death of service) {
    if (!death.killed) continue
    const after = service.find(
      (one) =>
        one.trooper === death.trooper &&
        (one.battle === moved || death.battle === moved) &&
        then.indexOf(one.battle) > then.indexOf(death.battle),
    )
    if (!after) continue
    const [fell, serves] = [now.indexOf(death.battle) + 1, now.indexOf(after.battle) + 1]
    const message = `${death.name} falls in battle ${fell} and serves in battle ${serves}, which would come after it (R30). Take ${death.name} off battle ${serves} first, or change their fate in battle ${fell}.`
    return problem('battle/serves-after-death', message, ['before'], { name: death.name, fell, serves })
  }
  return null
}
