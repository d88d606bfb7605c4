import { defineAsyncComponent, h, type FunctionalComponent } from 'vue'
import type { SetProps } from '../print/contents.ts'
import type { PrintWhat } from '../print/prints.ts'
import './texts.ts'

const GlossaryForm = defineAsyncComponent(() => import('./GlossaryForm.vue'))

/** The words of a game’s book on paper. */
export function glossaryPrint(game: string): PrintWhat {
  const form: FunctionalComponent<SetProps> = (props) => h(GlossaryForm, { ...props, game })
  form.props = ['options', 'campaign']
  return { key: 'glossary', form }
}
