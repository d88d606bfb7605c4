import { defineAsyncComponent, h, type Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { FoundKind } from '../systems/screens.ts'
import { documentRoute, listRoute, sampleRoute, type LibraryKind, type Opens } from './kinds.ts'

type LoadKinds = () => Promise<readonly LibraryKind[]>
/** What opens the campaign that something belongs to, of the game's own kind of campaigns. */
type LoadOpens = () => Promise<Opens>

/** The shelf of each kind of a game, what comes with it, and the page of one document. */
export function libraryRoutes(
  system: string,
  kinds: readonly string[],
  load: LoadKinds,
  opens: LoadOpens,
): RouteRecordRaw[] {
  const withKind = (view: () => Promise<{ default: Component }>, kind: string): Component =>
    room(view, load, opens, system, kind)
  return kinds.flatMap((kind) => [
    {
      path: `/library/${system}/${kind}/:shelf(archived|trash)?`,
      name: listRoute(system, kind),
      component: withKind(() => import('./ShelfPage.vue'), kind),
      props: true,
    },
    {
      path: `/adventure/${system}/:campaign/${kind}/:shelf(archived|trash)?`,
      name: listRoute(system, kind, true),
      component: withKind(() => import('./ShelfPage.vue'), kind),
      props: true,
    },
    ...[false, true].map((inCampaign) => ({
      path: `${inCampaign ? `/adventure/${system}/:campaign` : `/library/${system}`}/${kind}/sample/:sample`,
      name: sampleRoute(system, kind, inCampaign),
      component: withKind(() => import('./SamplePage.vue'), kind),
      props: true,
    })),
    {
      path: `/document/${system}/${kind}/:document/:part(look)?`,
      name: documentRoute(system, kind),
      component: withKind(() => import('./DocumentPage.vue'), kind),
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

function room(
  view: () => Promise<{ default: Component }>,
  load: LoadKinds,
  loadOpens: LoadOpens,
  system: string,
  named: string,
): Component {
  return defineAsyncComponent(async () => {
    const [{ default: View }, kinds, opens] = await Promise.all([view(), load(), loadOpens()])
    const kind = kinds.find((one) => one.kind === named)
    if (!kind) throw new Error(`The library of ${system} has no ${named}.`)
    return {
      inheritAttrs: false,
      setup:
        (_props, { attrs }) =>
        () =>
          h(View, { ...attrs, system, kind, opens }),
    }
  })
}
