import type { Component } from 'vue'
import { defineAsyncComponent, h } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { Game } from '../../shared/systems/game.ts'
import type { LibraryKind } from '../library/kinds.ts'
import { printRoomOf } from '../print/links.ts'
import type { GamePlace } from '../systems/screens.ts'
import type { TableFaces } from '../table/faces.ts'
import { setUpRoute } from '../table/rooms.ts'

/** People fall, units are lost, vehicles are destroyed. */
export const LOST_AS = ['fallen', 'lost', 'destroyed'] as const
export type LostAs = (typeof LOST_AS)[number]

/** What a game says of its campaigns, where they are a log of its battles. */
export interface AdventureWords {
  /**
   * Where its texts stand: `result` and `fate` of somebody, what they are (`type`), their `deed`s and what they `did` so
   * often, what `became` of some of a side and how it `ended` where nobody has won, what brings points, where some are had (`standings`), for whom a battle
   * counts and what is counted of people, where the house does not say it (`standingsText`, `recordsText`), what a battle is called (`begin`, `sequel`), and each
   * `figure` that is counted.
   */
  readonly texts: string
  /** Deeds in the order in which they are told. */
  readonly deeds: readonly string[]
  /** Deeds that nobody is praised for who has done no others. */
  readonly slight?: readonly string[]
  /** The kind of its house rules. */
  readonly rules: string
  /** How somebody is spoken of who is lost, by what they are and what became of them; without it all have fallen. */
  readonly lostAs?: (one: { readonly type: string; readonly fate: string }) => LostAs
  /** Fates of those who are not lost and are told of a battle all the same, in their order. */
  readonly hurtAs?: readonly string[]
  /**
   * What leads from battle to battle, above the log: given the `campaign`, its `log` and whether it `isClosed`, it may
   * let a side `goOn` from a battle.
   */
  readonly plan?: Component
}

export const setUpName = (system: string): string => `set-up-${system}`
export const beginName = (system: string): string => `begin-${system}`
export const logName = (system: string): string => `adventure-log-${system}`
export const reportName = (system: string): string => `adventure-report-${system}`
/** What a side was in a battle that is over. */
export const setOutName = (system: string): string => `adventure-set-out-${system}`
export const peopleName = (system: string): string => `adventure-people-${system}`
const chronicleName = (system: string): string => `adventure-chronicle-${system}`
export const foughtName = (system: string): string => `fought-${system}`
/** Of a campaign, or of all battles of the game. */
const numbersName = (system: string, inCampaign: boolean): string =>
  inCampaign ? `adventure-numbers-${system}` : `numbers-${system}`

/**
 * The screens of a game whose campaigns are a log of its battles: where these are set up, kept together, told and
 * counted, in a campaign and without one.
 */
export function adventureRoutes(
  game: Game,
  load: () => Promise<AdventureWords>,
  faces: () => Promise<TableFaces>,
  loadKinds: () => Promise<readonly LibraryKind[]>,
): RouteRecordRaw[] {
  const { id, name } = game
  const spoken = async (): Promise<object> => {
    const [words, shown] = await Promise.all([load(), faces()])
    return { words, faces: shown }
  }
  const room = (view: () => Promise<{ default: Component }>, give: () => Promise<object>): Component =>
    defineAsyncComponent(async () => {
      const [{ default: View }, given] = await Promise.all([view(), give()])
      return {
        inheritAttrs: false,
        setup:
          (_props, { attrs }) =>
          () =>
            h(View, { ...attrs, system: id, game: name, ...given }),
      }
    })
  const page = (
    path: string,
    called: string,
    view: () => Promise<{ default: Component }>,
    given = spoken,
  ): RouteRecordRaw => ({
    path,
    name: called,
    component: room(view, given),
    props: true,
  })
  const inCampaign = `/adventure/${id}/:campaign`
  return [
    setUpRoute(game, faces, logName(id)),
    { ...page(`/begin/${id}`, beginName(id), () => import('./BeginPage.vue')), meta: { changes: true } },
    page(`/fought/${id}`, foughtName(id), () => import('./FoughtPage.vue')),
    page(`/numbers/${id}`, numbersName(id, false), () => import('./NumbersPage.vue')),
    page(`/report/${id}/:fight`, reportName(id), () => import('./ReportPage.vue')),
    page(
      `/set-out/${id}/:fight/:side`,
      setOutName(id),
      () => import('./SetOutPage.vue'),
      async () => ({ kinds: await loadKinds() }),
    ),
    page(inCampaign, logName(id), () => import('./LogPage.vue')),
    page(`${inCampaign}/people`, peopleName(id), () => import('./PeoplePage.vue')),
    page(`${inCampaign}/numbers`, numbersName(id, true), () => import('./NumbersPage.vue')),
    page(`${inCampaign}/chronicle`, chronicleName(id), () => import('./ChroniclePage.vue')),
    page(`${inCampaign}/print/:part(cards|sheets|pieces)?`, printRoomOf(id), () => import('./PrintPage.vue')),
  ]
}

/** The places outside of campaigns. */
export function foughtPlaces(system: string): GamePlace[] {
  const place = (label: string, icon: GamePlace['icon'], name: string): GamePlace => ({
    label,
    icon,
    to: name,
    names: [name],
    outside: true,
  })
  return [
    {
      ...place('nav.fought', 'battles', foughtName(system)),
      names: [foughtName(system), reportName(system), setOutName(system)],
    },
    place('nav.numbers', 'numbers', numbersName(system, false)),
  ]
}

/** The places that such a campaign has in the sidebar; `shelves` are those of its documents. */
export function adventurePlaces(system: string, shelves: readonly GamePlace[]): GamePlace[] {
  return [
    {
      label: 'nav.adventureLog',
      icon: 'battles',
      keys: '1',
      to: logName(system),
      names: [logName(system)],
    },
    { label: 'nav.adventurePeople', icon: 'roster', to: peopleName(system), names: [peopleName(system)] },
    {
      label: 'nav.chronicle',
      icon: 'note',
      to: chronicleName(system),
      names: [chronicleName(system)],
    },
    {
      label: 'nav.numbers',
      icon: 'numbers',
      to: numbersName(system, true),
      names: [numbersName(system, true)],
    },
    ...shelves,
    { label: 'nav.print', icon: 'print', to: printRoomOf(system), names: ['print', printRoomOf(system)] },
  ]
}
