import { onMounted, onUnmounted } from 'vue'
import type { MenuCommand } from '../../shared/contract/index.ts'
import { useCampaignList } from '../campaigns/list-store.ts'
import { useCampaign } from '../campaigns/store.ts'
import { bridge } from '../client/bridge.ts'
import { useHistory } from '../history/store.ts'
import { useProgram } from '../program/store.ts'

/** Listens to main: after a change, in whichever window, everything that is shown is read again. */
export function useNotices(run: (command: MenuCommand) => void): void {
  const list = useCampaignList()
  const campaign = useCampaign()
  const history = useHistory()
  const program = useProgram()
  let stop = (): void => undefined

  onMounted(() => {
    void history.refresh()
    stop = bridge.listen((notice) => {
      if (notice.kind === 'menu') {
        run(notice.command)
        return
      }
      void history.refresh()
      void campaign.refresh()
      void list.refresh()
      if (program.status?.data.problem) void program.load()
    })
  })
  onUnmounted(() => stop())
}
