import { defineAsyncComponent } from 'vue'
import { sevenSeconds } from '../../../shared/systems/seven-seconds/game.ts'
import { SCREENS } from './campaign/battle-screens.ts'
import type { GameScreens } from '../screens.ts'
import './kept-texts.ts'
import './texts.ts'

/** Cards to be made and chosen, the technology of a campaign, and the battle itself. */
export const sevenSecondsScreens: GameScreens = {
  ...sevenSeconds,
  author: 'sevenSeconds.author',
  routes: [
    {
      path: '/new/:step(players|rules|start)?',
      name: 'new-campaign',
      meta: { changes: true },
      component: () => import('./campaign/new/NewCampaignPage.vue'),
      props: true,
    },
    {
      path: '/factions/:shelf(archived|trash)?',
      name: 'factions',
      component: () => import('./factions/FactionsPage.vue'),
      props: true,
    },
    {
      path: '/factions/new',
      name: 'new-faction',
      meta: { changes: true },
      component: () => import('./factions/new/NewFactionPage.vue'),
    },
    {
      path: '/faction/sample/:sample',
      name: 'sample-faction',
      component: () => import('./factions/sample/SamplePage.vue'),
      props: true,
    },
    {
      path: '/faction/:faction/:part(name|emblem|lore|roster|fallen)?',
      name: 'faction',
      meta: { whose: 'faction' },
      component: () => import('./factions/builder/FactionPage.vue'),
      props: true,
    },
    {
      path: '/fight/new/:campaign?',
      name: 'begin-fight',
      meta: { changes: true },
      component: () => import('./fights/begin/BeginFightPage.vue'),
      props: true,
    },
    {
      path: '/numbers/:part(race|technology|victory|losses|dice|versus)?',
      name: 'all-numbers',
      component: SCREENS.numbers,
      props: true,
    },
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
    {
      path: '/campaign/:campaign',
      component: () => import('./campaign/CampaignFrame.vue'),
      props: true,
      // Asked for while its screen is being loaded.
      beforeEnter: ({ params }) => {
        void import('./campaign/store.ts').then(({ useCampaign }) =>
          useCampaign().open(String(params.campaign)),
        )
      },
      children: [
        { path: '', name: 'war-room', component: () => import('./campaign/war-room/WarRoomPage.vue') },
        {
          path: 'epilogue',
          name: 'epilogue',
          component: () => import('./campaign/epilogue/EpiloguePage.vue'),
        },
        {
          path: 'battles/:battle?',
          name: 'battles',
          component: SCREENS.battles,
          props: true,
        },
        {
          path: 'battle/:battle',
          name: 'battle',
          component: SCREENS.battle,
          props: true,
        },
        { path: 'trash', name: 'trash', component: () => import('./histories/trash/TrashPage.vue') },
        {
          path: 'report/:battle',
          name: 'report',
          component: SCREENS.report,
          props: true,
        },
        {
          path: 'chronicle',
          name: 'chronicle',
          component: SCREENS.chronicle,
        },
        {
          path: 'enter/:fixture?',
          name: 'enter-battle',
          meta: { changes: true },
          component: () => import('./battles/form/BattleFormPage.vue'),
          props: true,
        },
        {
          path: 'correct/:battle',
          name: 'correct-battle',
          meta: { changes: true },
          component: () => import('./battles/form/BattleFormPage.vue'),
          props: true,
        },
        {
          path: 'roster/:participant?',
          name: 'roster',
          component: () => import('./people/roster/CampaignRosterPage.vue'),
          props: true,
        },
        {
          path: 'fallen',
          name: 'fallen',
          component: () => import('./people/fallen/CampaignFallenPage.vue'),
        },
        {
          path: 'numbers/:part(race|technology|victory|losses|dice|versus)?',
          name: 'numbers',
          component: SCREENS.numbers,
          props: true,
        },
        {
          path: 'who-was-there/:battle/:participant',
          name: 'who-was-there',
          meta: { changes: true },
          component: () => import('./people/battle/PresencePage.vue'),
          props: true,
        },
        { path: 'rules', name: 'our-rules', component: () => import('./campaign/rules/RulesPage.vue') },
        {
          path: 'settings/:part(players|rules)?',
          name: 'campaign-settings',
          component: () => import('./campaign/settings/SettingsPage.vue'),
          props: true,
        },
        {
          // A participant is an id, so that the part may follow without one.
          path: 'technology/:participant([0-9a-f-]+)?/:part(history)?',
          name: 'technology',
          component: () => import('./technology/TechnologyPage.vue'),
          props: true,
        },
        {
          path: 'print/:part(cards|sheets|pieces)?',
          name: 'campaign-print',
          component: () => import('../../print/room/PrintRoomPage.vue'),
          props: true,
        },
      ],
    },
    { path: '/histories', name: 'histories', component: () => import('./histories/HistoriesPage.vue') },
  ],
  cover: {
    picture: defineAsyncComponent(() => import('./CoverPicture.vue')),
    sentence: 'sevenSeconds.sentence',
    campaigns: 'sevenSeconds.campaigns',
    rules: { workedOut: 208, all: 327 },
    start: { name: 'new-campaign' },
    sample: async () => (await import('./campaign/open-sample.ts')).openSample(),
    play: { name: 'begin-fight' },
  },
  welcome: defineAsyncComponent(() => import('./factions/sample/SampleFactions.vue')),
  library: [
    { label: 'nav.histories', icon: 'search', to: 'histories', names: ['histories'] },
    {
      label: 'nav.factions',
      keys: 'Shift+F',
      icon: 'factions',
      to: 'factions',
      names: ['factions', 'new-faction', 'faction', 'sample-faction'],
    },
    {
      label: 'nav.decks',
      icon: 'cards',
      to: 'decks',
      names: ['decks', 'deck', 'new-card', 'edit-card'],
    },
    {
      label: 'nav.numbers',
      icon: 'numbers',
      to: 'all-numbers',
      names: ['all-numbers'],
      last: true,
      outside: true,
    },
  ],
  campaign: [
    { label: 'nav.warRoom', keys: '1', icon: 'war-room', to: 'war-room', names: ['war-room', 'epilogue'] },
    {
      label: 'nav.battles',
      keys: '2',
      icon: 'battles',
      to: 'battles',
      names: ['battles', 'enter-battle', 'correct-battle', 'who-was-there', 'battle', 'trash'],
    },
    { label: 'nav.chronicle', icon: 'note', to: 'chronicle', names: ['chronicle', 'report'] },
    { label: 'nav.technology', keys: '3', icon: 'technology', to: 'technology', names: ['technology'] },
    { label: 'nav.roster', icon: 'roster', to: 'roster', names: ['roster', 'fallen'] },
    { label: 'nav.numbers', icon: 'numbers', to: 'numbers', names: ['numbers', 'all-numbers'] },
    { label: 'nav.ourRules', icon: 'rules', to: 'our-rules', names: ['our-rules'] },
    { label: 'nav.print', icon: 'print', to: 'campaign-print', names: ['print', 'campaign-print'] },
    { label: 'nav.setup', icon: 'flag', to: 'campaign-settings', names: ['campaign-settings'] },
  ],
  finds: async () => (await import('./finds.ts')).finds,
  table: defineAsyncComponent(() => import('./fights/Stage.vue')),
  wall: defineAsyncComponent(() => import('./fights/public/PublicWall.vue')),
  replay: defineAsyncComponent(() => import('./replay/Replay.vue')),
  keys: async () => (await import('./keys.ts')).keys,
  coverage: async () => (await import('./coverage.ts')).coverage,
  glossary: async (language) => (await import('./glossary/terms.ts')).glossaryIn(language),
  prints: async () => (await import('./print/prints.ts')).prints,
}
