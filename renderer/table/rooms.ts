import { defineAsyncComponent, h, type Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { GameScreens } from '../systems/screens.ts'
import type { TableFaces } from './faces.ts'

/** The house's table, wall and replay for a game, which says with its faces what lies there and how it is called. */
export function tableRooms(
  faces: () => Promise<TableFaces>,
): Pick<GameScreens, 'table' | 'wall' | 'replay' | 'keys'> {
  const room = (view: () => Promise<{ default: Component }>): Component => withFaces(view, faces)
  return {
    table: room(() => import('./TableStage.vue')),
    wall: room(() => import('./TableWall.vue')),
    replay: room(() => import('./TableReplay.vue')),
    keys: async () => (await import('./keys.ts')).keys,
  }
}

/** Where battles of such a game begin; `log` is the route of a campaign that they are fought in. */
export function setUpRoute(
  { id, name }: Pick<GameScreens, 'id' | 'name'>,
  faces: () => Promise<TableFaces>,
  log: string | null = null,
): RouteRecordRaw {
  return {
    path: `/set-up/${id}/:campaign?`,
    name: `set-up-${id}`,
    meta: { changes: true },
    component: withFaces(() => import('./SetUpPage.vue'), faces, { system: id, name, log }),
    props: ({ params }) => ({ campaign: params.campaign ? String(params.campaign) : null }),
  }
}

function withFaces(
  view: () => Promise<{ default: Component }>,
  load: () => Promise<TableFaces>,
  given: object = {},
): Component {
  return defineAsyncComponent(async () => {
    const [{ default: View }, faces] = await Promise.all([view(), load()])
    return {
      inheritAttrs: false,
      setup:
        (_props, { attrs }) =>
        () =>
          h(View, { ...attrs, ...given, faces }),
    }
  })
}
