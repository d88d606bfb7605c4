import { useI18n } from 'vue-i18n'
import { useKeyHints } from '../../../../../shell/key-line.ts'
import type { Moving } from './use-moving.ts'

/** The bottom line of the 18 numbers: what the keys do now, also while a point is on the move. */
export function useGridKeys({ from }: Pick<Moving, 'from'>): void {
  const { t } = useI18n()
  const hint = (does: string, ...keys: string[]) => ({ keys, does: t(`factions.grid.keys${does}`) })
  useKeyHints(() =>
    from.value
      ? [hint('Where', '↑', '↓'), hint('Put', 'Enter'), hint('Leave', 'Esc')]
      : [hint('Stat', '↑', '↓'), hint('Change', '←', '→'), hint('Set', '1', '…', '5'), hint('Move', 'M')],
  )
}
