import { inject, provide, type InjectionKey } from 'vue'
import { useRouter } from 'vue-router'
import { useFilter } from '../filter.ts'

/** Shows the battles behind a number; `what` is the number in words. */
export type ToBattles = (battles: readonly string[], what: string) => void

const key: InjectionKey<ToBattles> = Symbol('battles behind a number')

/** Numbers below lead to the list of battles, narrowed to those behind them. Coming back measures all again. */
export function provideBehind(campaign: () => string | null): void {
  const router = useRouter()
  const filter = useFilter(campaign)
  filter.narrow(null)
  provide(key, (battles, what) => {
    filter.narrow({ battles: new Set(battles), what })
    const id = campaign()
    void router.push(id === null ? '/histories' : { name: 'battles', params: { campaign: id } })
  })
}

export function useBehind(): ToBattles {
  return inject(key, () => undefined)
}
