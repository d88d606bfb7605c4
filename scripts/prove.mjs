// npm run prove -- --faults [ids or subjects]: proofs of the tests and of the program that take too long for every
// change. Without a kind it says which there are.
import { main, say } from './lib/say.mjs'
import { proveFaults } from './prove/prove-faults.mjs'

/** @type {Record<string, { does: string, prove: (words: string[]) => Promise<number> }>} */
const kinds = {
  '--faults': {
    does: 'puts faults, one at a time, into a copy of the checkout and sees whether the tests catch each; with ids or subjects only those',
    prove: proveFaults,
  },
}

await main(async () => {
  const [kind = '', ...words] = process.argv.slice(2)
  const chosen = kinds[kind]
  if (chosen) return chosen.prove(words)
  say(kind === '' ? 'What is to be proved?' : `There is no proof ${kind}.`)
  for (const [name, { does }] of Object.entries(kinds)) say(`npm run prove -- ${name}: ${does}`)
  return 1
})
