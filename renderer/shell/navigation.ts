import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RouteLocationRaw } from 'vue-router'
import { useCampaign } from '../campaigns/store.ts'
import { GAMES } from '../systems/registry.ts'
import type { GamePlace, GameScreens } from '../systems/screens.ts'
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
      names: ['campaigns', 'new-campaign', 'begin-fight', 'fight', 'bring'],
    }
    const factions: NavItem = {
      label: t('nav.factions'),
      icon: 'factions',
      to: { name: 'factions' },
      names: ['factions', 'new-faction', 'faction', 'sample-faction'],
    }
    const ofGames = (
      places: (game: GameScreens) => readonly GamePlace[],
      address: (name: string) => RouteLocationRaw,
    ): NavItem[] =>
      GAMES.flatMap(places).map(({ label, icon, to, names }) => ({
        label: t(label),
        icon,
        to: address(to),
        names,
      }))
    const library = ofGames(
      (game) => game.library,
      (name) => ({ name }),
    )
    const players: NavItem = {
      label: t('nav.players'),
      icon: 'player',
      to: { name: 'players' },
      names: ['players'],
    }
    // Within a campaign it prints that campaign's things, in its own way.
    const print: NavItem = {
      label: t('nav.print'),
      icon: 'print',
      to: open ? within('campaign-print') : { name: 'print' },
      names: ['print', 'campaign-print'],
    }
    const numbers: NavItem = {
      label: t('nav.numbers'),
      icon: 'numbers',
      to: open ? within('numbers') : { name: 'all-numbers' },
      names: ['numbers', 'all-numbers'],
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
    const inside: NavItem[] = [
      { label: t('nav.warRoom'), icon: 'war-room', to: within('war-room'), names: ['war-room', 'epilogue'] },
      {
        label: t('nav.battles'),
        icon: 'battles',
        to: within('battles'),
        names: ['battles', 'enter-battle', 'correct-battle', 'who-was-there', 'battle', 'trash'],
      },
      { label: t('nav.chronicle'), icon: 'note', to: within('chronicle'), names: ['chronicle', 'report'] },
      ...ofGames((game) => game.campaign, within),
      { label: t('nav.roster'), icon: 'roster', to: within('roster'), names: ['roster', 'fallen'] },
      numbers,
      { label: t('nav.ourRules'), icon: 'rules', to: within('our-rules'), names: ['our-rules'] },
      print,
      { label: t('nav.setup'), icon: 'flag', to: within('campaign-settings'), names: ['campaign-settings'] },
    ]
    return [
      {
        label: null,
        items: [list, histories, factions, ...library, players, ...(open ? [] : [numbers, print])],
      },
      ...(open ? [{ label: open.name, items: inside }] : []),
      { label: null, foot: true, items: [settings] },
    ]
  })
}
