import { onMounted, onUnmounted } from 'vue'
import { useRouter } from 'vue-router'
import type { MenuCommand } from '../../shared/contract/index.ts'
import { useCampaignList } from '../program/campaign-list.ts'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { bridge } from '../client/bridge.ts'
import { tellChanged } from '../client/changes.ts'
import { useUndoSteps } from '../undo/store.ts'
import { useProgram } from '../program/store.ts'

/** Listens to main: after a change, in whichever window, everything that is shown is read again. */
export function useNotices(run: (command: MenuCommand) => void): void {
  const list = useCampaignList()
  const campaign = useOpenCampaign()
  const undoSteps = useUndoSteps()
  const program = useProgram()
  const router = useRouter()
  /** Asks whether main is still there; when not, that is what is shown. */
  const lost = (): void => void program.load()
  let stop = (): void => undefined
  let stopErrors = (): void => undefined

  onMounted(() => {
    void undoSteps.refresh()
    stop = bridge.listen((notice) => {
      if (notice.kind === 'menu') {
        run(notice.command)
        return
      }
      if (notice.kind === 'go') {
        const { view } = campaign
        void router.push({ name: notice.to, ...(view && { params: { campaign: view.id } }) })
        return
      }
      if (notice.kind === 'printing' || notice.kind === 'reading') return
      if (notice.kind === 'preferences') {
        void program.load()
        return
      }
      void undoSteps.refresh()
      tellChanged()
      // A battle that goes on waits for no campaign to be worked out anew.
      if (notice.kind === 'changed') {
        void campaign.refresh()
        void list.refresh()
      }
      if (program.status?.data.problem) void program.load()
    }, lost)
    // A screen that can no longer be loaded.
    stopErrors = router.onError(lost)
  })
  onUnmounted(() => {
    stop()
    stopErrors()
  })
}
