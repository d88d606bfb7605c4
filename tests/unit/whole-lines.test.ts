import { expect, test } from 'vitest'
import { wholeLines } from '../../renderer/client/notices.ts'

test.each<[string, string[], string[]]>([
  ['a line in one part', ['data: 1\n\n'], ['data: 1', '']],
  ['a line in several parts', ['da', 'ta: ', '1\n', '\n'], ['data: 1', '']],
  ['several lines in a part', ['one\ntwo\nth', 'ree\n'], ['one', 'two', 'three']],
  ['a line that is cut off at the end is none', ['one\ntw'], ['one']],
  ['nothing', [], []],
])('%s', async (_name, parts, lines) => {
  const heard: string[] = []
  const stream = new ReadableStream<string>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  await stream
    .pipeThrough(wholeLines())
    .pipeTo(new WritableStream({ write: (line) => void heard.push(line) }))
  expect(heard).toEqual(lines)
})
