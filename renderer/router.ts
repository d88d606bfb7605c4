import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router'
import CampaignsPage from './campaigns/CampaignsPage.vue'
import { GAMES } from './systems/registry.ts'

/** The first screen comes with the program; each other one is loaded when it is first opened. */
const routes: RouteRecordRaw[] = [
  { path: '/:shelf(archived|trash)?', name: 'campaigns', component: CampaignsPage, props: true },
  ...GAMES.flatMap(({ id, routes }) =>
    routes.map((route) => ({ ...route, meta: { ...route.meta, game: id } })),
  ),
  { path: '/fight/:fight', name: 'fight', component: () => import('./fights/FightPage.vue'), props: true },
  {
    path: '/replay/:fight',
    name: 'replay',
    component: () => import('./fights/ReplayPage.vue'),
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
  { path: '/players', name: 'players', component: () => import('./people/players/PlayersPage.vue') },
  {
    path: '/players/:player',
    name: 'player',
    component: () => import('./people/players/PlayerPage.vue'),
    props: true,
  },
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
  { path: '/:rest(.*)*', redirect: { name: 'campaigns' } },
]

export const router = createRouter({ history: createWebHashHistory(), routes })
