import { useRouter } from 'vue-router'
import type { MenuCommand } from '../../shared/contract/index.ts'
import { never } from '../../shared/never.ts'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { useGames } from '../systems/chosen.ts'
import { useUndo, type Direction } from '../undo/use-undo.ts'
import { formIsOpen } from './form.ts'
import { useKeys } from '../ui/keys.ts'
import { ownUndo } from './own-undo.ts'

/** What the menu and the keys can do on every screen. */
export function useCommands({
  showShortcuts,
  search,
}: {
  showShortcuts: () => void
  search: () => void
}): (command: MenuCommand) => void {
  const router = useRouter()
  const campaign = useOpenCampaign()
  const { go } = useUndo()
  const { chosen } = useGames()

  const undoRedo = (direction: Direction): void => {
    // From the menu, with the cursor in a text field: its own undo, which only the page can call. The
    // function is deprecated, and there is no other.
    // oxlint-disable-next-line typescript/no-deprecated
    if (isTyping()) document.execCommand(direction)
    else if (ownUndo.value) ownUndo.value[direction]()
    else if (!formIsOpen.value) void go(direction)
  }

  const run = (command: MenuCommand): void => {
    if (router.currentRoute.value.meta.public) return
    switch (command) {
      case 'new-campaign':
        if (chosen.value.cover.start) void router.push(chosen.value.cover.start)
        return
      case 'campaigns':
        void router.push({ name: 'campaigns' })
        return
      case 'settings':
      case 'about':
        void router.push({ name: 'settings' })
        return
      case 'shortcuts':
        showShortcuts()
        return
      case 'enter-battle':
        if (campaign.view) void router.push(campaign.view.enter)
        return
      case 'undo':
      case 'redo':
        undoRedo(command)
        return
      default:
        return never(command)
    }
  }

  /** In a text field Ctrl+Z belongs to the typing; elsewhere in a form it does nothing. */
  const unlessTyping = (direction: Direction) => () => {
    if (isTyping()) return false
    run(direction)
    return true
  }
  useKeys({
    '$mod+z': unlessTyping('undo'),
    '$mod+y': unlessTyping('redo'),
    '$mod+Shift+z': unlessTyping('redo'),
    '$mod+k': () => !router.currentRoute.value.meta.public && search(),
    '$mod+b': () => run('enter-battle'),
    '$mod+Comma': () => run('settings'),
    F1: () => run('shortcuts'),
  })
  return run
}

function isTyping(): boolean {
  const element = document.activeElement
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox'
}
