/** The screens of a campaign's battles, each in a file of its own. */
export const SCREENS = {
  battles: () => import('../battles/BattlesPage.vue'),
  battle: () => import('../histories/battle/BattlePage.vue'),
  numbers: () => import('../histories/measure/NumbersPage.vue'),
  report: () => import('../histories/tell/ReportPage.vue'),
  chronicle: () => import('../histories/tell/ChroniclePage.vue'),
} as const
