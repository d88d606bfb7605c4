import { expect, test } from 'vitest'
import { rulesMarkdown } from '../../renderer/systems/seven-seconds/campaign/rules/markdown.ts'

test('rules become Markdown, with marks and pages, and names that stay what they are', () => {
  const text = rulesMarkdown(
    'Ash_land #1',
    '7 Seconds · The *club*',
    [
      {
        title: 'Winning',
        rules: [{ name: null, text: 'First to 6 wins.', pages: '29', changed: false }],
      },
      {
        title: 'Ours',
        rules: [
          { name: 'Draws', text: 'They end streaks.', pages: '14, 29', changed: true },
          { name: null, text: '[Ada](x) leads <b>`Zane`.', pages: null, changed: false },
        ],
      },
    ],
    (pages) => `p. ${pages}`,
  )
  expect(text).toBe(
    [
      '# Ash\\_land \\#1',
      '7 Seconds · The \\*club\\*',
      '## Winning',
      '- First to 6 wins. _(p. 29)_',
      '## Ours',
      '- ◆ **Draws.** They end streaks. _(p. 14, 29)_\n- \\[Ada\\](x) leads \\<b\\>\\`Zane\\`.',
    ].join('\n\n') + '\n',
  )
})

test('without a lead there is no empty line for it', () => {
  expect(rulesMarkdown('Rules', '', [], String)).toBe('# Rules\n')
})
