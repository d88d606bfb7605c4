import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router'
import CampaignsPage from './campaigns/CampaignsPage.vue'
import { useCampaign } from './campaigns/store.ts'
import { SCREENS } from './histories/screens.ts'
import { GAMES } from './systems/registry.ts'

/** Of a screen that is there to change something: it is not opened where nothing can be changed. */
const CHANGES = { changes: true }

/** The first screen comes with the program; each other one is loaded when it is first opened. */
const routes: RouteRecordRaw[] = [
  {
    path: '/new/:step(players|rules|start)?',
    name: 'new-campaign',
    meta: CHANGES,
    component: () => import('./campaigns/new/NewCampaignPage.vue'),
    props: true,
  },
  { path: '/:shelf(archived|trash)?', name: 'campaigns', component: CampaignsPage, props: true },
  {
    path: '/factions/:shelf(archived|trash)?',
    name: 'factions',
    component: () => import('./factions/FactionsPage.vue'),
    props: true,
  },
  {
    path: '/factions/new',
    name: 'new-faction',
    meta: CHANGES,
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
    component: () => import('./factions/builder/FactionPage.vue'),
    props: true,
  },
  ...GAMES.flatMap(({ routes }) => routes),
  {
    path: '/fight/new/:campaign?',
    name: 'begin-fight',
    meta: CHANGES,
    component: () => import('./fights/begin/BeginFightPage.vue'),
    props: true,
  },
  { path: '/fight/:fight', name: 'fight', component: () => import('./fights/FightPage.vue'), props: true },
  {
    path: '/replay/:fight',
    name: 'replay',
    component: SCREENS.replay,
    props: true,
  },
  {
    path: '/public/:fight',
    name: 'public',
    component: () => import('./fights/PublicPage.vue'),
    props: true,
    // For everybody in the room: without the frame around the other screens, and without what it can do.
    meta: { public: true },
  },
  {
    path: '/printed/:print',
    name: 'printed',
    component: () => import('./print/printed/PrintedDocument.vue'),
    props: true,
    // Nothing but what goes onto paper.
    meta: { public: true },
  },
  {
    path: '/print/:part(cards|sheets|pieces)?',
    name: 'print',
    component: () => import('./print/room/PrintRoomPage.vue'),
    props: true,
  },
  {
    path: '/numbers/:part(race|technology|victory|losses|dice|versus)?',
    name: 'all-numbers',
    component: SCREENS.numbers,
    props: true,
  },
  { path: '/histories', name: 'histories', component: SCREENS.histories },
  { path: '/players', name: 'players', component: () => import('./people/players/PlayersPage.vue') },
  {
    path: '/bring',
    name: 'bring',
    component: () => import('./archives/BringPage.vue'),
    props: { within: 'campaigns' },
  },
  {
    path: '/settings/bring',
    name: 'settings-bring',
    component: () => import('./archives/BringPage.vue'),
    props: { within: 'settings' },
  },
  {
    path: '/settings/inside/:from(backup|second|aside)/:id',
    name: 'look-inside',
    component: () => import('./archives/BringPage.vue'),
    props: ({ params }) => ({ ...params, within: 'settings' }),
  },
  {
    path: '/settings/:part(safekeeping)?',
    name: 'settings',
    component: () => import('./settings/SettingsPage.vue'),
    props: true,
  },
  {
    path: `/coverage/:game(${GAMES.map(({ id }) => id).join('|')})`,
    name: 'coverage',
    component: () => import('./rulebook/CoveragePage.vue'),
    props: true,
  },
  {
    path: '/campaign/:campaign',
    component: () => import('./campaigns/CampaignFrame.vue'),
    props: true,
    // Asked for while its screen is being loaded.
    beforeEnter: ({ params }) => void useCampaign().open(String(params.campaign)),
    children: [
      { path: '', name: 'war-room', component: () => import('./campaigns/war-room/WarRoomPage.vue') },
      {
        path: 'epilogue',
        name: 'epilogue',
        component: () => import('./campaigns/epilogue/EpiloguePage.vue'),
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
        meta: CHANGES,
        component: () => import('./battles/form/BattleFormPage.vue'),
        props: true,
      },
      {
        path: 'correct/:battle',
        name: 'correct-battle',
        meta: CHANGES,
        component: () => import('./battles/form/BattleFormPage.vue'),
        props: true,
      },
      ...GAMES.flatMap(({ inCampaign }) => inCampaign),
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
        meta: CHANGES,
        component: () => import('./people/battle/PresencePage.vue'),
        props: true,
      },
      {
        path: 'print/:part(cards|sheets|pieces)?',
        name: 'campaign-print',
        component: () => import('./print/room/PrintRoomPage.vue'),
        props: true,
      },
      { path: 'rules', name: 'our-rules', component: () => import('./campaigns/rules/RulesPage.vue') },
      {
        path: 'settings/:part(players|rules)?',
        name: 'campaign-settings',
        component: () => import('./campaigns/settings/SettingsPage.vue'),
        props: true,
      },
    ],
  },
  { path: '/:rest(.*)*', redirect: { name: 'campaigns' } },
]

export const router = createRouter({ history: createWebHashHistory(), routes })
