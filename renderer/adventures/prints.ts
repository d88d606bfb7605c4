import { defineAsyncComponent, h, type FunctionalComponent } from 'vue'
import type { SetProps } from '../print/contents.ts'
import type { PrintWhat } from '../print/prints.ts'
import type { TableFaces } from '../table/faces.ts'
import type { AdventureWords } from './routes.ts'

const StoryForm = defineAsyncComponent(() => import('./StoryForm.vue'))

/** What is told of a game's battles, on paper: a report, and the chronicle of a campaign. */
export function storyPrints(system: string, words: AdventureWords, faces: TableFaces): PrintWhat[] {
  const form = (whole: boolean): FunctionalComponent<SetProps> => {
    const made: FunctionalComponent<SetProps> = (props) =>
      h(StoryForm, { ...props, system, words, faces, whole })
    made.props = ['options', 'campaign']
    return made
  }
  return [
    { key: 'report', form: form(false), told: true },
    { key: 'chronicle', form: form(true), ofCampaign: true, told: true },
  ]
}
