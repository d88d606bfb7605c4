import { defineAsyncComponent, h, type FunctionalComponent } from 'vue'
import type { SetProps } from '../print/contents.ts'
import type { PrintWhat } from '../print/prints.ts'
import type { TableFaces } from './faces.ts'

const BattleForm = defineAsyncComponent(() => import('./BattleForm.vue'))

/** The log of a battle on paper, of a game that is played at the house's table. */
export function battlePrint(system: string, faces: TableFaces): PrintWhat {
  const form: FunctionalComponent<SetProps> = (props) => h(BattleForm, { ...props, system, faces })
  form.props = ['options', 'campaign']
  return { key: 'battle', form }
}
