import { defineAsyncComponent, h, type FunctionalComponent } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { Game } from '../../shared/systems/game.ts'
import type { SetProps } from '../print/contents.ts'
import type { PrintWhat } from '../print/prints.ts'
import type { OddsBook } from './odds.ts'
import './texts.ts'

export const oddsName = (system: string): string => `odds-${system}`

/** Where a game tells its odds. */
export function oddsRoute(
  { id, name }: Pick<Game, 'id' | 'name'>,
  load: () => Promise<OddsBook>,
): RouteRecordRaw {
  return {
    path: `/odds/${id}`,
    name: oddsName(id),
    component: defineAsyncComponent(async () => {
      const [{ default: Page }, book] = await Promise.all([import('./OddsPage.vue'), load()])
      return () => h(Page, { system: id, name, book })
    }),
  }
}

const OddsForm = defineAsyncComponent(() => import('./OddsForm.vue'))

/** Every matchup on paper. */
export function oddsPrint(system: string, book: OddsBook): PrintWhat {
  const form: FunctionalComponent<SetProps> = (props) => h(OddsForm, { ...props, system, book })
  form.props = ['options', 'campaign']
  return { key: 'odds', form }
}
