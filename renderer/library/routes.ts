import { defineAsyncComponent, h, type Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { FoundKind } from '../systems/screens.ts'
import { documentRoute, listRoute, type LibraryKind } from './kinds.ts'

type LoadKinds = () => Promise<readonly LibraryKind[]>

/** The shelf of each kind of a game, and the page of one document. */
export function libraryRoutes(system: string, kinds: readonly string[], load: LoadKinds): RouteRecordRaw[] {
  return kinds.flatMap((kind) => [
    {
      path: `/library/${system}/${kind}/:shelf(archived|trash)?`,
      name: listRoute(system, kind),
      component: withKind(() => import('./ShelfPage.vue'), load, system, kind),
      props: true,
    },
    {
      path: `/adventure/${system}/:campaign/${kind}/:shelf(archived|trash)?`,
      name: listRoute(system, kind, true),
      component: withKind(() => import('./ShelfPage.vue'), load, system, kind),
      props: true,
    },
    {
      path: `/document/${system}/${kind}/:document/:part(look)?`,
      name: documentRoute(system, kind),
      component: withKind(() => import('./DocumentPage.vue'), load, system, kind),
      props: true,
    },
  ])
}

/** The kinds as the search over everything finds them. */
export const libraryFinds = (
  system: string,
  kinds: readonly Pick<FoundKind, 'kind' | 'label' | 'icon'>[],
): FoundKind[] =>
  kinds.map((one) => ({
    ...one,
    to: ({ id }) => ({ name: documentRoute(system, one.kind), params: { document: id } }),
  }))

function withKind(
  view: () => Promise<{ default: Component }>,
  load: LoadKinds,
  system: string,
  named: string,
): Component {
  return defineAsyncComponent(async () => {
    const [{ default: View }, kinds] = await Promise.all([view(), load()])
    const kind = kinds.find((one) => one.kind === named)
    if (!kind) throw new Error(`The library of ${system} has no ${named}.`)
    return {
      inheritAttrs: false,
      setup:
        (_props, { attrs }) =>
        () =>
          h(View, { ...attrs, system, kind }),
    }
  })
}
