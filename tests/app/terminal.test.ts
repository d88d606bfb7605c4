import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { printAddresses } from '../../electron/host/terminal.ts'

function startTerminal(): { input: PassThrough; printed: string[] } {
  const input = new PassThrough()
  const printed: string[] = []
  let links = 0
  printAddresses(() => `http://127.0.0.1:1/open#${(links += 1)}`, {
    input,
    print: (line) => void printed.push(line),
  })
  return { input, printed }
}

const lines = (...links: number[]): string[] =>
  links.map((link) => `Muster is open at http://127.0.0.1:1/open#${link}`)

test('an address is printed at once, and another one for each line', async () => {
  const { input, printed } = startTerminal()
  expect(printed).toEqual(lines(1))
  input.write('\n')
  await expect.poll(() => printed).toEqual(lines(1, 2))
  input.write('half a line')
  input.write(', and the rest\r\n')
  await expect.poll(() => printed).toEqual(lines(1, 2, 3))
})

test.each<[string, (input: PassThrough) => void]>([
  ['ends', (input) => input.end()],
  ['is closed', (input) => input.destroy()],
  ['fails, as of a terminal that was closed', (input) => input.destroy(new Error('read EIO'))],
])('nothing hangs on an input that %s', async (_name, happens) => {
  const { input, printed } = startTerminal()
  happens(input)
  await expect.poll(() => input.closed).toBe(true)
  expect(printed).toEqual(lines(1))
})
