import { expect, test } from 'vitest'
import { newest } from '../../renderer/client/newest.ts'

test('the newest question counts, and who asked an earlier one waits for it', async () => {
  const answers: ((answer: string) => void)[] = []
  const taken: string[] = []
  const ended: string[] = []
  const ask = newest(
    () => new Promise<string>((resolve) => answers.push(resolve)),
    (answer) => taken.push(answer),
  )
  const both = [ask().then(() => ended.push('first')), ask().then(() => ended.push('second'))]
  answers[0]?.('early')
  await new Promise((resolve) => setTimeout(resolve))
  expect(taken).toEqual([])
  expect(ended).toEqual([])
  answers[1]?.('late')
  await Promise.all(both)
  expect(taken).toEqual(['late'])
  expect(ended).toHaveLength(2)
})
