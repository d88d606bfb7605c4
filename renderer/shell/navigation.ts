import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { useGames } from '../systems/chosen.ts'
import { gameOf } from '../systems/registry.ts'
import type { GamePlace } from '../systems/screens.ts'
import type { IconName } from '../ui/icons/drawings.ts'

export interface NavItem {
  readonly label: string
  readonly icon: IconName
  readonly to: RouteLocationRaw
  /** The routes at which this item is the current one. */
  readonly names: readonly string[]
}

export interface NavChoice {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  /** It goes with what is open. */
  readonly blocked: boolean
  readonly choose: (value: string) => void
}

export interface NavGroup {
  readonly label: string | null
  readonly foot?: boolean
  /** One of several, to whose places the items lead. */
  readonly choice?: NavChoice
  readonly items: readonly NavItem[]
}

/** Where one can go: the open campaign's screens are there as long as one is open. */
export function useNavigation(): ComputedRef<NavGroup[]> {
  const { t } = useI18n()
  const campaign = useOpenCampaign()
  const { shown, chosen, choose } = useGames()
  return computed(() => {
    const open = campaign.view
    const within = (name: string): RouteLocationRaw => ({ name, params: { campaign: open?.id ?? '' } })
    const list: NavItem = {
      label: t('nav.campaigns'),
      icon: 'campaigns',
      to: { name: 'campaigns' },
      names: ['campaigns', 'new-campaign', 'begin-fight', 'fight', 'bring', 'coverage'],
    }
    const toItems = (places: readonly GamePlace[], address: (name: string) => RouteLocationRaw): NavItem[] =>
      places.map(({ label, icon, to, names }) => ({
        label: t(label),
        icon,
        to: address(to),
        names,
      }))
    const { library } = chosen.value
    const own = (last: boolean): NavItem[] =>
      toItems(
        library.filter((place) => (place.last ?? false) === last && !(place.outside && open)),
        (name) => ({ name }),
      )
    const players: NavItem = {
      label: t('nav.players'),
      icon: 'player',
      to: { name: 'players' },
      names: ['players', 'player'],
    }
    const print: NavItem = {
      label: t('nav.print'),
      icon: 'print',
      to: { name: 'print' },
      names: ['print'],
    }
    const settings: NavItem = {
      label: t('nav.settings'),
      icon: 'settings',
      to: { name: 'settings' },
      names: ['settings', 'settings-bring', 'look-inside'],
    }
    const shared = (places: readonly NavItem[]): NavItem[] => [...places, players]
    const atFoot: NavGroup = { label: null, foot: true, items: [settings] }
    const inCampaign: NavGroup[] = open
      ? [{ label: open.name, items: toItems(gameOf(open.system).campaign, within) }]
      : []
    // Each game's own library below the switch, where there are several.
    if (shown.value.length > 1)
      return [
        { label: null, items: [...shared([list]), ...(open ? [] : [print])] },
        {
          label: null,
          choice: {
            label: t('nav.game'),
            options: shown.value.map(({ id, name }) => ({ value: id, label: name })),
            value: chosen.value.id,
            blocked: open !== null,
            choose,
          },
          items: [...own(false), ...own(true)],
        },
        ...inCampaign,
        atFoot,
      ]
    return [
      {
        label: null,
        items: [...shared([list, ...own(false)]), ...(open ? [] : [...own(true), print])],
      },
      ...inCampaign,
      atFoot,
    ]
  })
}
