import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Logged } from '../../../../shared/contract/adventures.ts'
import type { Kept } from '../../../../shared/contract/documents.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import type { CampaignPlan } from '../../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { openRolls } from '../../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { missingIn } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { fastAndDirty } from '../../../../shared/systems/fast-and-dirty/game.ts'
import { FORCE_KIND, PLAN_KIND, SCENARIO_KIND } from '../../../../shared/systems/fast-and-dirty/kinds.ts'
import {
  progressOf,
  ROLES_IN_PLAN,
  type Fought,
  type Progress,
} from '../../../../shared/systems/fast-and-dirty/plan-progress.ts'
import { SAMPLE_CAMPAIGNS } from '../../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { useChanges } from '../../../client/changes.ts'
import { call } from '../../../client/client.ts'
import { newest } from '../../../client/newest.ts'
import { rulesIn } from './rules-here.ts'

type Account = NonNullable<Logged['account']>[number]

/** Who meets in the next battle, with their force as it stands now. */
export interface NextSide {
  readonly side: string
  readonly player: string
  /** What it is called, and under what it is chosen at the set-up. */
  readonly called: string
  readonly force: string
  readonly document: string | null
  readonly missing: number
  /** Rolls that are due since its last battle. */
  readonly due: number
  /** What that battle cost it is not written yet. */
  readonly goesOn: boolean
  readonly fight: Logged['fight']
  readonly account: Account
}

/** The plan that lies in a campaign, where the campaign stands in it, and who comes next. */
export function usePlan(
  campaign: () => string,
  log: () => readonly Logged[],
): {
  readonly plan: ComputedRef<CampaignPlan | null>
  readonly progress: ComputedRef<Progress | null>
  /** Plans that it may follow, where it follows none. */
  readonly offered: ComputedRef<readonly CampaignPlan[]>
  /** The scenario that lies there for a battle of the plan. */
  readonly scenarioFor: (battle: string) => string | null
  readonly sides: ComputedRef<readonly NextSide[]>
  readonly isRead: ComputedRef<boolean>
} {
  const own = shallowRef<readonly Kept[] | null>(null)
  const shelf = shallowRef<readonly Kept[]>([])
  const system = fastAndDirty.id
  const read = newest(
    (of: string) =>
      Promise.all([
        call('documents.list', { system, campaign: of }),
        call('documents.list', { system, campaign: null }),
      ]),
    ([inCampaign, library]) => {
      if (!isRefusal(inCampaign)) own.value = inCampaign.filter(({ state }) => state === 'active')
      if (!isRefusal(library)) shelf.value = library.filter(({ state }) => state === 'active')
    },
  )
  watch(campaign, (id) => void read(id), { immediate: true })
  useChanges(() => void read(campaign()))

  const planIn = ({ kind, document, problems }: Kept): CampaignPlan[] => {
    const parsed =
      kind === PLAN_KIND.kind && problems.length === 0 ? PLAN_KIND.schema.safeParse(document) : null
    return parsed?.success ? [parsed.data] : []
  }
  const plan = computed(() => own.value?.flatMap(planIn)[0] ?? null)
  const rules = computed(() => rulesIn(own.value ?? []))
  const fought = computed(() =>
    log().map(({ fight, planned, account }): Fought => {
      const at = account?.findIndex(({ result }) => result === 'won') ?? -1
      return {
        ...{ fight: fight.id, planned, name: fight.place, over: account !== null },
        won: ROLES_IN_PLAN[at] ?? null,
      }
    }),
  )
  const last = computed(() => log().findLast(({ account }) => account !== null))
  const forceOf = (id: string | null) => {
    const document = own.value?.find((one) => one.id === id)?.document
    const parsed = FORCE_KIND.schema.safeParse(document)
    return parsed.success ? parsed.data : null
  }
  const sides = computed(() => {
    const { fight, account } = last.value ?? {}
    if (!fight || !account) return []
    return account.map((one): NextSide => {
      const force = forceOf(one.document)
      const called = force?.name ?? one.called ?? ''
      return {
        ...{ side: one.side, player: fight.names[one.side] ?? one.side, called, document: one.document },
        force: one.document ?? called,
        missing: force?.units.reduce((sum, unit) => sum + missingIn(unit), 0) ?? 0,
        due: force ? openRolls(force) : 0,
        ...{ goesOn: one.goesOn, fight, account: one },
      }
    })
  })
  return {
    plan,
    progress: computed(() => plan.value && progressOf(plan.value, fought.value, rules.value)),
    offered: computed(() => {
      const library = shelf.value.flatMap(planIn)
      const names = new Set(library.map(({ name }) => name))
      return [...library, ...Object.values(SAMPLE_CAMPAIGNS).filter(({ name }) => !names.has(name))]
    }),
    scenarioFor: (battle) =>
      own.value?.find(({ kind, document, problems }) => {
        const parsed = kind === SCENARIO_KIND.kind && problems.length === 0
        return parsed && document !== null && 'planned' in document && document.planned === battle
      })?.id ?? null,
    sides,
    isRead: computed(() => own.value !== null),
  }
}
