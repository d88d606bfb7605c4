import type { Component } from 'vue'
import { defineAsyncComponent, h } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { Game } from '../../shared/systems/game.ts'
import { printRoomOf } from '../print/links.ts'
import type { GamePlace } from '../systems/screens.ts'

/** What a game says of its campaigns, where they are a log of its battles. */
export interface AdventureWords {
  /**
   * Where its texts stand: `result` and `fate` of somebody, what they are (`type`), their `deed`s, what they are called
   * together (`people`), what a battle is called (`begin`, `sequel`).
   */
  readonly texts: string
  /** Deeds in the order in which they are told. */
  readonly deeds: readonly string[]
  /** The kind of documents that go on from battle to battle. */
  readonly goesOn: string
  /** The kind of its house rules. */
  readonly rules: string
}

export const setUpName = (system: string): string => `set-up-${system}`
export const beginName = (system: string): string => `begin-${system}`
export const logName = (system: string): string => `adventure-log-${system}`
const peopleName = (system: string): string => `adventure-people-${system}`

/** The screens of a game's campaigns that are a log of battles. */
export function adventureRoutes({ id, name }: Game, load: () => Promise<AdventureWords>): RouteRecordRaw[] {
  const page = (view: () => Promise<{ default: Component }>): Component =>
    defineAsyncComponent(async () => {
      const [{ default: View }, words] = await Promise.all([view(), load()])
      return {
        inheritAttrs: false,
        setup:
          (_props, { attrs }) =>
          () =>
            h(View, { ...attrs, system: id, game: name, words }),
      }
    })
  return [
    {
      path: `/begin/${id}`,
      name: beginName(id),
      meta: { changes: true },
      component: page(() => import('./BeginPage.vue')),
    },
    {
      path: `/adventure/${id}/:campaign`,
      name: logName(id),
      component: page(() => import('./LogPage.vue')),
      props: true,
    },
    {
      path: `/adventure/${id}/:campaign/people`,
      name: peopleName(id),
      component: page(() => import('./PeoplePage.vue')),
      props: true,
    },
    {
      path: `/adventure/${id}/:campaign/print/:part(cards|sheets|pieces)?`,
      name: printRoomOf(id),
      component: page(() => import('./PrintPage.vue')),
      props: true,
    },
  ]
}

/** The places that such a campaign has in the sidebar; `shelves` are those of its documents. */
export function adventurePlaces(system: string, shelves: readonly GamePlace[]): GamePlace[] {
  return [
    {
      label: 'nav.adventureLog',
      icon: 'note',
      keys: '1',
      to: logName(system),
      names: [logName(system), setUpName(system)],
    },
    { label: 'nav.adventurePeople', icon: 'roster', to: peopleName(system), names: [peopleName(system)] },
    ...shelves,
    { label: 'nav.print', icon: 'print', to: printRoomOf(system), names: ['print', printRoomOf(system)] },
  ]
}
