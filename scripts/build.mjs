// npm run build: always builds, and notes from what.
import { build } from './lib/build.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await build()
  return 0
})
