import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router'
import CampaignsPage from './campaigns/CampaignsPage.vue'

/** The first screen comes with the program; each other one is loaded when it is first opened. */
const routes: RouteRecordRaw[] = [
  { path: '/', name: 'campaigns', component: CampaignsPage },
  { path: '/new', name: 'new-campaign', component: () => import('./campaigns/new/NewCampaignPage.vue') },
  {
    path: '/factions/:shelf(archived|trash)?',
    name: 'factions',
    component: () => import('./factions/FactionsPage.vue'),
    props: true,
  },
  {
    path: '/factions/new',
    name: 'new-faction',
    component: () => import('./factions/new/NewFactionPage.vue'),
  },
  {
    path: '/faction/:faction/:part(name|emblem|lore)?',
    name: 'faction',
    component: () => import('./factions/builder/FactionPage.vue'),
    props: true,
  },
  {
    path: '/fight/new/:campaign?',
    name: 'begin-fight',
    component: () => import('./fights/begin/BeginFightPage.vue'),
    props: true,
  },
  { path: '/fight/:fight', name: 'fight', component: () => import('./fights/FightPage.vue'), props: true },
  {
    path: '/public/:fight',
    name: 'public',
    component: () => import('./fights/public/PublicPage.vue'),
    props: true,
    // For everybody in the room: without the frame around the other screens, and without what it can do.
    meta: { public: true },
  },
  { path: '/settings', name: 'settings', component: () => import('./settings/SettingsPage.vue') },
  {
    path: '/campaign/:campaign',
    component: () => import('./campaigns/CampaignFrame.vue'),
    props: true,
    children: [
      { path: '', name: 'war-room', component: () => import('./campaigns/war-room/WarRoomPage.vue') },
      {
        path: 'battles/:battle?',
        name: 'battles',
        component: () => import('./battles/BattlesPage.vue'),
        props: true,
      },
      { path: 'enter', name: 'enter-battle', component: () => import('./battles/form/BattleFormPage.vue') },
      {
        path: 'correct/:battle',
        name: 'correct-battle',
        component: () => import('./battles/form/BattleFormPage.vue'),
        props: true,
      },
      {
        path: 'technology/:participant?',
        name: 'technology',
        component: () => import('./technology/TechnologyPage.vue'),
        props: true,
      },
    ],
  },
  { path: '/:rest(.*)*', redirect: { name: 'campaigns' } },
]

export const router = createRouter({ history: createWebHashHistory(), routes })
