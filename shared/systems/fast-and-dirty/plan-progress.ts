import type { CampaignPlan, TreeBattle } from './documents/campaign.ts'
import { followersIn } from './documents/campaign.ts'
import type { HouseRules } from './house-rules.ts'

/** Where a campaign stands in its plan (lines 2851–2881): what was played, by whom it was won, and what comes next. */

export const ROLES_IN_PLAN = ['attacker', 'defender'] as const
export type RoleInPlan = (typeof ROLES_IN_PLAN)[number]

/** A battle of the campaign, as far as a plan asks. */
export interface Fought {
  readonly fight: string
  /** The plan's battle that it was set up as; null where it was set up by hand. */
  readonly planned: string | null
  /** What it is called. */
  readonly name: string
  readonly over: boolean
  /** The first of its sides attacks. Null: nobody won. */
  readonly won: RoleInPlan | null
}

export interface Played {
  readonly fight: string
  /** Null for one of chance. */
  readonly battle: TreeBattle | null
  /** Who won it, and leads on; null: nobody, and it is fought again. */
  readonly won: RoleInPlan | null
  /** By house rule it goes to them though nobody won. */
  readonly byRule: boolean
}

export interface Progress {
  readonly played: readonly Played[]
  /** A battle of the plan that goes on. */
  readonly running: { readonly fight: string; readonly battle: TreeBattle | null } | null
  /** What is to be set up next; null where one goes on or all is over. */
  readonly next: { readonly battle: TreeBattle | null; readonly n: number; readonly again: boolean } | null
  /** Battles of a tree that can no longer come. */
  readonly never: readonly string[]
  readonly wins: Readonly<Record<RoleInPlan, number>>
  /** It has ended: most wins take it; null: a draw. */
  readonly ended: { readonly won: RoleInPlan | null } | null
}

/**
 * What of a plan was fought, in the order of the log; battles that are none of the plan's are passed over. A battle that
 * was set up by hand counts where it is called as the one that is due. Source: lines 2855–2881; FAD-444.
 */
export function progressOf(
  { plan }: Pick<CampaignPlan, 'plan'>,
  log: readonly Fought[],
  { drawnBattle }: Pick<HouseRules, 'drawnBattle'>,
): Progress {
  const played: Played[] = []
  let running: Progress['running'] = null
  let due: TreeBattle | null = plan.kind === 'tree' ? (plan.battles[0] ?? null) : null
  const isOver = (): boolean => (plan.kind === 'tree' ? due === null : counted(played) >= plan.battles)
  for (const { fight, planned, name, over, won: whoWon } of log) {
    if (isOver()) break
    const isDue =
      plan.kind === 'random' || (planned === null ? due !== null && isCalled(name, due) : planned === due?.id)
    if (!isDue) continue
    if (!over) {
      running = { fight, battle: due }
      break
    }
    const byRule = whoWon === null && drawnBattle === 'defender'
    const won = byRule ? 'defender' : whoWon
    played.push({ fight, battle: due, won, byRule })
    if (plan.kind === 'tree' && won !== null) {
      const next: string | null = (won === 'attacker' ? due?.ifAttacker : due?.ifDefender) ?? null
      due = plan.battles.find(({ id }) => id === next) ?? null
    }
  }
  const wins = {
    attacker: played.filter(({ won }) => won === 'attacker').length,
    defender: played.filter(({ won }) => won === 'defender').length,
  }
  const ended = isOver()
  return {
    ...{ played, running, wins },
    next:
      ended || running
        ? null
        : { battle: due, n: counted(played) + 1, again: due !== null && played.at(-1)?.battle === due },
    never: plan.kind === 'tree' ? noLonger(plan.battles, due, played) : [],
    ended: ended
      ? {
          won:
            wins.attacker === wins.defender ? null : wins.attacker > wins.defender ? 'attacker' : 'defender',
        }
      : null,
  }
}

/** A battle of a tree that nobody won is fought again; one of chance counts all the same. */
const counted = (played: readonly Played[]): number =>
  played.filter(({ battle, won }) => battle === null || won !== null).length

/** As battles are called: by their scenario, and where they are fought. */
const isCalled = (name: string, { name: due }: TreeBattle): boolean =>
  name === due || name.startsWith(`${due} · `)

function noLonger(
  battles: readonly TreeBattle[],
  due: TreeBattle | null,
  played: readonly Played[],
): readonly string[] {
  const were = new Set(played.map(({ battle }) => battle?.id))
  const mayCome = due ? followersIn(battles, due.id) : new Set<string>()
  return battles.flatMap(({ id }) => (were.has(id) || id === due?.id || mayCome.has(id) ? [] : [id]))
}
