import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { KeptDocument } from '../../shared/systems/kept.ts'
import { useChanges } from '../client/changes.ts'
import { newest } from '../client/newest.ts'
import { keptAround } from '../library/use-choice.ts'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import '../table/texts.ts'
import { filledOf, filledSoFar, type Typed } from '../table/values.ts'
import { askedWith, type Asked, type Odds, type OddsAnswer, type OddsBook, type OddsTables } from './odds.ts'

export interface UsedOdds {
  readonly odds: ComputedRef<Odds>
  readonly asked: ShallowRef<Asked>
  /** Null while something in the question is wrong. */
  readonly answer: ComputedRef<OddsAnswer | null>
  readonly tables: ComputedRef<OddsTables>
  readonly say: (typed: Typed) => void
}

/** A question about the odds of a game, with what the group keeps of it: of the open campaign, then of the library. */
export function useOdds(system: string, book: OddsBook, which: 'fields' | 'tableFields'): UsedOdds {
  const { t } = useI18n()
  const campaign = useOpenCampaign()
  const kept = shallowRef<readonly KeptDocument[] | null>(null)
  const odds = computed(() => book.of(kept.value ?? []))
  const asked = shallowRef<Asked>({ fields: {}, typed: {} })
  const read = newest(
    () => keptAround(system, campaign.view?.system === system ? campaign.view.id : null),
    (around) => {
      const all = around.filter(({ kind, state }) => state === 'active' && book.kinds.includes(kind))
      const isTwice = (kind: string, name: string): boolean =>
        all.filter((one) => one.kind === kind && one.name === name).length > 1
      /** Its own name, and where two are called alike where it is from. */
      const called = ({ kind, name, campaign: of }: (typeof all)[number]): string =>
        isTwice(kind, name) ? `${name} · ${t(`table.from.${of === null ? 'shelf' : 'campaign'}`)}` : name
      kept.value = all.flatMap((one) => {
        const { id, kind, name, campaign: of, document } = one
        if (!document) return []
        return [
          { id, kind, name: which === 'fields' ? called(one) : name, inCampaign: of !== null, document },
        ]
      })
    },
  )
  void read()
  useChanges(() => void read())
  function say(typed: Typed): void {
    asked.value = askedWith(odds.value[which], { fields: asked.value.fields, typed })
  }
  // What is usual is of the group's own, once it is there.
  watch(kept, () => say(asked.value.typed))
  return {
    odds,
    asked,
    answer: computed(() => {
      const { fields, typed } = asked.value
      const said = filledOf(fields, typed)
      return said && odds.value.answer(said)
    }),
    tables: computed(() => {
      const { fields, typed } = asked.value
      const said = odds.value.tableFields(filledSoFar(fields, typed))
      return odds.value.tables(filledSoFar(said, typed))
    }),
    say,
  }
}
