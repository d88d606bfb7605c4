import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type {
  BattleRecord,
  CampaignView,
  Participant,
} from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { sideColours, type Placed } from '../../../../shared/side-colours.ts'
import type {
  BattleAccount,
  CampaignFacts,
  Standing,
} from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { useOpenCampaign } from '../../open-campaign.ts'
import { hearChanges } from '../../../client/changes.ts'
import { call } from '../call.ts'
import { newest } from '../../../client/newest.ts'

import { enterNext } from './planned.ts'

/** A participant with everything that a screen shows of one. */
export interface Contender extends Participant, Placed {
  readonly standing: Standing
}

/** A battle with what follows from it. */
export interface ToldBattle extends BattleRecord {
  readonly account: BattleAccount
}

/** The campaign that is open. */
export const useCampaign = defineStore('campaign', () => {
  /** Read as a whole and never changed in parts: a thousand battles are not watched one by one. */
  const view = shallowRef<CampaignView | null>(null)
  const problem = ref<Problem | null>(null)
  /** Nothing was changed since it was asked for. */
  let fresh = false
  /** The campaign that was asked for last. */
  let asked: string | null = null
  hearChanges(() => (fresh = false))

  const read = newest(
    (id: string) => {
      fresh = true
      asked = id
      return call('campaigns.view', { id })
    },
    (answer) => {
      if (!isRefusal(answer)) {
        problem.value = null
        view.value = answer
        return
      }
      fresh = false
      // What is shown, perhaps a form, stays through a failure that may pass; not when the campaign is gone.
      if (view.value === null || answer.problem.code === 'campaign/gone') {
        view.value = null
        problem.value = answer.problem
      }
    },
  )

  const opened = useOpenCampaign()
  const keeper = {
    now: () =>
      view.value && {
        id: view.value.id,
        system: view.value.system,
        name: view.value.name,
        enter: enterNext(view.value),
      },
    refresh,
  }

  /** Opens a campaign; the one that is open, or on its way, is asked for again only when something was changed. */
  async function open(id: string): Promise<void> {
    opened.keep(keeper)
    if (asked === id && fresh) return
    if (view.value?.id !== id) view.value = null
    await read(id)
  }

  /** Reads the open campaign again. */
  async function refresh(): Promise<void> {
    if (view.value) await read(view.value.id)
  }

  const contenders = computed<Contender[]>(() => {
    const { participants = [], account } = view.value ?? {}
    const colours = sideColours(participants.map(({ faction }) => faction))
    return participants.flatMap((participant, place) => {
      const [standing, colour] = [account?.standings[place], colours[place]]
      return standing && colour ? [{ ...participant, place, colour, standing }] : []
    })
  })

  /** The leader first: by Campaign Points, then by streak. */
  const ranked = computed(() =>
    contenders.value.toSorted(
      (a, b) =>
        b.standing.campaignPoints - a.standing.campaignPoints || b.standing.streak - a.standing.streak,
    ),
  )

  /** In the order in which they were fought. */
  const battles = computed<ToldBattle[]>(() => {
    const { battles: records = [], account } = view.value ?? {}
    return records.flatMap((record, index) => {
      const told = account?.battles[index]
      return told ? [{ ...record, account: told }] : []
    })
  })

  /** What the rules need of the campaign, for previews. */
  const facts = computed<CampaignFacts | null>(() => {
    if (!view.value) return null
    const { rules, participants, battles: records, purchases } = view.value
    return {
      rules,
      participants: participants.map(({ id, startingTech, opening, rival }) => ({
        id,
        startingTech,
        opening,
        rival,
      })),
      battles: records.map(({ id, number, sides, result }) => ({ id, number, sides, result })),
      purchases,
    }
  })

  function contender(id: string): Contender | undefined {
    return contenders.value.find((one) => one.id === id)
  }

  return { view, problem, contenders, ranked, battles, facts, contender, open, refresh }
})
