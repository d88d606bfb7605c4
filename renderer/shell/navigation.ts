import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { useOpenCampaign } from '../campaigns/open.ts'
import { GAMES, gameOf } from '../systems/registry.ts'
import type { GamePlace } from '../systems/screens.ts'
import type { IconName } from '../ui/icons/drawings.ts'

export interface NavItem {
  readonly label: string
  readonly icon: IconName
  readonly to: RouteLocationRaw
  /** The routes at which this item is the current one. */
  readonly names: readonly string[]
}

export interface NavGroup {
  readonly label: string | null
  readonly foot?: boolean
  readonly items: readonly NavItem[]
}

/** Where one can go: the open campaign's screens are there as long as one is open. */
export function useNavigation(): ComputedRef<NavGroup[]> {
  const { t } = useI18n()
  const campaign = useOpenCampaign()
  return computed(() => {
    const open = campaign.view
    const within = (name: string): RouteLocationRaw => ({ name, params: { campaign: open?.id ?? '' } })
    const list: NavItem = {
      label: t('nav.campaigns'),
      icon: 'campaigns',
      to: { name: 'campaigns' },
      names: ['campaigns', 'new-campaign', 'begin-fight', 'fight', 'bring'],
    }
    const toItems = (places: readonly GamePlace[], address: (name: string) => RouteLocationRaw): NavItem[] =>
      places.map(({ label, icon, to, names }) => ({
        label: t(label),
        icon,
        to: address(to),
        names,
      }))
    const library = toItems(
      GAMES.flatMap((game) => game.library),
      (name) => ({ name }),
    )
    const players: NavItem = {
      label: t('nav.players'),
      icon: 'player',
      to: { name: 'players' },
      names: ['players'],
    }
    const print: NavItem = {
      label: t('nav.print'),
      icon: 'print',
      to: { name: 'print' },
      names: ['print'],
    }
    const numbers: NavItem = {
      label: t('nav.numbers'),
      icon: 'numbers',
      to: { name: 'all-numbers' },
      names: ['all-numbers'],
    }
    const histories: NavItem = {
      label: t('nav.histories'),
      icon: 'search',
      to: { name: 'histories' },
      names: ['histories'],
    }
    const settings: NavItem = {
      label: t('nav.settings'),
      icon: 'settings',
      to: { name: 'settings' },
      names: ['settings', 'coverage', 'settings-bring', 'look-inside'],
    }
    return [
      {
        label: null,
        items: [list, histories, ...library, players, ...(open ? [] : [numbers, print])],
      },
      ...(open ? [{ label: open.name, items: toItems(gameOf(open.system).campaign, within) }] : []),
      { label: null, foot: true, items: [settings] },
    ]
  })
}
