import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RENDERER = join(import.meta.dirname, '../../renderer')

/** Dialogs with fields for typing that keep nothing, and why. */
const KEEP_NOTHING: Readonly<Record<string, string>> = {
  'systems/seven-seconds/fights/console/clock/ClockDialog.vue': 'A setting of two numbers.',
  'systems/seven-seconds/fights/console/correct/CorrectionDialog.vue':
    'Who corrects, and why; a PIN beside it.',
  'systems/seven-seconds/fights/console/correct/DiceDialog.vue': 'Dice that lie on the table.',
  'systems/seven-seconds/fights/console/photos/PhotoDialog.vue':
    'A caption of a file that has to be chosen again.',
  'systems/seven-seconds/fights/console/right/PutRightDialog.vue':
    'It stands as the battle does, which goes on.',
  'systems/seven-seconds/fights/secrets/PinDialog.vue': 'A PIN is kept nowhere.',
  'systems/seven-seconds/fights/secrets/mat/KeptLayouts.vue': 'A name.',
  'systems/seven-seconds/fights/secrets/names/NamesDialog.vue':
    'What only one side may read is on no page’s disk.',
  'systems/seven-seconds/histories/find/SavedViews.vue': 'A name.',
  'campaigns/list/CampaignDialogs.vue': 'A name.',
  'systems/seven-seconds/people/battle/StrayDialog.vue': 'A choice, and who made it.',
  'library/LockDialog.vue': 'A PIN is kept nowhere.',
  'archives/BringDialog.vue': 'Choices.',
  'travel/ImportDialog.vue': 'The name of a file that has to be chosen again.',
  'systems/seven-seconds/battles/detail/MoveDialog.vue': 'A choice.',
  'systems/seven-seconds/histories/tell/export/ExportDialog.vue': 'Choices.',
}

test('every dialog in which one types keeps what is typed, or has a reason not to', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const dialogs = files.filter(
    (name) => name.endsWith('.vue') && readFileSync(join(RENDERER, name), 'utf8').includes('<FormDialog'),
  )
  expect(dialogs.length).toBeGreaterThan(20)
  const keeping = dialogs.filter((name) =>
    readFileSync(join(RENDERER, name), 'utf8').includes(':draft="draft"'),
  )
  expect(dialogs.filter((name) => !keeping.includes(name)).toSorted()).toEqual(
    Object.keys(KEEP_NOTHING).toSorted(),
  )
})
