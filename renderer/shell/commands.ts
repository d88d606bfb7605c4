import { onMounted, onUnmounted } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { tinykeys } from 'tinykeys'
import type { HistoryStep } from '../../shared/contract/history.ts'
import type { MenuCommand } from '../../shared/contract/index.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { never } from '../../shared/never.ts'
import { useCampaign } from '../campaigns/store.ts'
import { useHistory } from '../history/store.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/toasts.ts'

/** What the menu and the keys can do on every screen. */
export function useCommands({
  showShortcuts,
}: {
  showShortcuts: () => void
}): (command: MenuCommand) => void {
  const router = useRouter()
  const campaign = useCampaign()
  const undoRedo = useUndoRedo()

  const within = (name: string): void => {
    const id = campaign.view?.id
    if (id !== undefined) void router.push({ name, params: { campaign: id } })
  }

  const run = (command: MenuCommand): void => {
    switch (command) {
      case 'new-campaign':
        void router.push({ name: 'new-campaign' })
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
        within('enter-battle')
        return
      case 'war-room':
      case 'battles':
      case 'technology':
        within(command)
        return
      case 'undo':
      case 'redo':
        undoRedo(command)
        return
      default:
        return never(command)
    }
  }

  const on = (command: MenuCommand) => (event: KeyboardEvent) => {
    if (event.defaultPrevented || isAsking()) return
    if ((command === 'undo' || command === 'redo') && isTyping()) return
    event.preventDefault()
    run(command)
  }
  let stop = (): void => undefined
  onMounted(() => {
    stop = tinykeys(window, {
      '$mod+z': on('undo'),
      '$mod+y': on('redo'),
      '$mod+Shift+z': on('redo'),
      '$mod+b': on('enter-battle'),
      '$mod+Comma': on('settings'),
      F1: on('shortcuts'),
    })
  })
  onUnmounted(() => stop())
  return run
}

/** Undoes the last change, wherever it was made, and says what that was. In a text field: the typing. */
function useUndoRedo(): (direction: 'undo' | 'redo') => void {
  const { t } = useI18n()
  const history = useHistory()
  const { say, warn } = useToasts()
  const problemText = useProblemText()

  const tell = (direction: 'undo' | 'redo', answer: HistoryStep | Refusal): void => {
    if (isRefusal(answer)) {
      warn(problemText(answer.problem))
      return
    }
    const done = direction === 'undo' ? 'undone' : 'redone'
    const what = t(`history.step.${answer.call}`)
    const text = answer.campaign
      ? t(`history.${done}In`, { what, campaign: answer.campaign.name })
      : t(`history.${done}`, { what })
    const back = direction === 'undo' ? 'redo' : 'undo'
    say(text, { label: t(`history.${back}`), run: () => void go(back) })
  }

  async function go(direction: 'undo' | 'redo'): Promise<void> {
    tell(direction, await history[direction]())
  }

  return (direction) => {
    // From the menu, with the cursor in a text field: its own undo, which only the page can call.
    // Deprecated, and the only way a page has to it.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    if (isTyping()) document.execCommand(direction)
    else void go(direction)
  }
}

function isTyping(): boolean {
  const element = document.activeElement
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox'
}

/** A dialog is open: the keys of the screen below wait. */
function isAsking(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}
