// npm run lint: every linter, and whether Prettier would write a file otherwise.
import { main } from './lib/say.mjs'
import { lint } from './lint/linters.mjs'

await main(async () => (await lint()).failed)
