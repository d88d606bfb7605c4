// npm run lint: every linter, and whether Prettier would write a file otherwise.
import { main } from './lib/say.mjs'
import { account, FORMAT, linting } from './lib/steps.mjs'

await main(async () => {
  const steps = account()
  await steps.together([linting()], [FORMAT])
  return steps.end()
})
