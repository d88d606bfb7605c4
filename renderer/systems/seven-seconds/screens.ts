import { defineAsyncComponent } from 'vue'
import type { GameScreens } from '../screens.ts'

/** Cards to be made and chosen, the technology of a campaign, and the battle itself. */
export const sevenSecondsScreens: GameScreens = {
  id: 'seven-seconds',
  name: '7 Seconds',
  routes: [
    {
      path: '/decks/:shelf(archived|trash)?',
      name: 'decks',
      component: () => import('./decks/DecksPage.vue'),
      props: true,
    },
    {
      path: '/deck/:deck/:part(defense|chance-encounter|troops|report)?/:card?',
      name: 'deck',
      component: () => import('./decks/deck/DeckPage.vue'),
      props: true,
    },
    {
      path: '/deck/:deck/new/:pile(offense|defense|chance-encounter|troops)/:from?',
      name: 'new-card',
      meta: { changes: true },
      component: () => import('./decks/form/CardFormPage.vue'),
      props: true,
    },
    {
      path: '/deck/:deck/edit/:card',
      name: 'edit-card',
      meta: { changes: true },
      component: () => import('./decks/form/CardFormPage.vue'),
      props: true,
    },
  ],
  inCampaign: [
    {
      // A participant is an id, so that the part may follow without one.
      path: 'technology/:participant([0-9a-f-]+)?/:part(history)?',
      name: 'technology',
      component: () => import('./technology/TechnologyPage.vue'),
      props: true,
    },
  ],
  library: [
    {
      label: 'nav.decks',
      icon: 'cards',
      to: 'decks',
      names: ['decks', 'deck', 'new-card', 'edit-card'],
    },
  ],
  campaign: [{ label: 'nav.technology', icon: 'technology', to: 'technology', names: ['technology'] }],
  table: defineAsyncComponent(() => import('./fights/Stage.vue')),
  wall: defineAsyncComponent(() => import('./fights/public/PublicWall.vue')),
  replay: defineAsyncComponent(() => import('./replay/Replay.vue')),
  coverage: async () => (await import('./coverage.ts')).coverage,
  prints: async () => (await import('./print/prints.ts')).prints,
}
