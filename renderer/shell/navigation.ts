import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { useCampaign } from '../campaigns/store.ts'
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
  const campaign = useCampaign()
  return computed(() => {
    const open = campaign.view
    const within = (name: string): RouteLocationRaw => ({ name, params: { campaign: open?.id ?? '' } })
    const list: NavItem = {
      label: t('nav.campaigns'),
      icon: 'campaigns',
      to: { name: 'campaigns' },
      names: ['campaigns', 'new-campaign', 'begin-fight', 'fight'],
    }
    const factions: NavItem = {
      label: t('nav.factions'),
      icon: 'factions',
      to: { name: 'factions' },
      names: ['factions', 'new-faction', 'faction', 'sample-faction'],
    }
    const players: NavItem = {
      label: t('nav.players'),
      icon: 'player',
      to: { name: 'players' },
      names: ['players'],
    }
    const settings: NavItem = {
      label: t('nav.settings'),
      icon: 'settings',
      to: { name: 'settings' },
      names: ['settings'],
    }
    const inside: NavItem[] = [
      { label: t('nav.warRoom'), icon: 'war-room', to: within('war-room'), names: ['war-room', 'epilogue'] },
      {
        label: t('nav.battles'),
        icon: 'battles',
        to: within('battles'),
        names: ['battles', 'enter-battle', 'correct-battle', 'who-was-there'],
      },
      { label: t('nav.technology'), icon: 'technology', to: within('technology'), names: ['technology'] },
      { label: t('nav.roster'), icon: 'roster', to: within('roster'), names: ['roster', 'fallen'] },
      { label: t('nav.ourRules'), icon: 'rules', to: within('our-rules'), names: ['our-rules'] },
      { label: t('nav.setup'), icon: 'flag', to: within('campaign-settings'), names: ['campaign-settings'] },
    ]
    return [
      { label: null, items: [list, factions, players] },
      ...(open ? [{ label: open.name, items: inside }] : []),
      { label: null, foot: true, items: [settings] },
    ]
  })
}
