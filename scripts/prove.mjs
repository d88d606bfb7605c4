// npm run prove -- --faults [ids or subjects], npm run prove -- --storage [--packaged]: proofs of the tests and of the
// program that take too long for every change. Without a kind it says which there are.
import { main, say } from './lib/say.mjs'
import { proveFaults } from './prove/prove-faults.mjs'
import { proveStorage } from './prove/prove-storage.mjs'

/** @type {Record<string, { does: string, prove: (words: string[]) => Promise<number> }>} */
const kinds = {
  '--faults': {
    does: 'puts faults, one at a time, into a copy of the checkout and sees whether the tests catch each; with ids or subjects only those',
    prove: proveFaults,
  },
  '--storage': {
    does: 'puts faults of storage in for real, many of each, and tells what became of them; with --packaged on the packaged program as well',
    prove: proveStorage,
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
