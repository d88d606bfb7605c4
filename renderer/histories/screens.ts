/** The screens of past battles, each in a file of its own. */
export const SCREENS = {
  battles: () => import('../battles/BattlesPage.vue'),
  battle: () => import('./battle/BattlePage.vue'),
  histories: () => import('./HistoriesPage.vue'),
  replay: () => import('../fights/ReplayPage.vue'),
  numbers: () => import('./measure/NumbersPage.vue'),
  report: () => import('./tell/ReportPage.vue'),
  chronicle: () => import('./tell/ChroniclePage.vue'),
} as const
