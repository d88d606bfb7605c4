import { mergeConfig, type Plugin } from 'vite'
import program from '../../electron.vite.config.ts'

/**
 * The program with one more game: a line in each of the two registries, and nothing else. It is what the tests of the
 * house's own table start, and is never shipped.
 */
function oneMore(file: string, imported: string, before: string, line: string): Plugin {
  let isDone = false
  return {
    name: `one more game in ${file}`,
    enforce: 'pre',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith(file)) return null
      isDone = true
      if (!code.includes(before)) throw new Error(`There is no ${before} in ${file}.`)
      return `${imported}\n${code.replace(before, `${before}${line}`)}`
    },
    closeBundle() {
      if (!isDone) throw new Error(`The build has no ${file}.`)
    },
  }
}

export default mergeConfig(program, {
  main: {
    plugins: [
      oneMore(
        'electron/games.ts',
        `import { lanternNight, lanterns } from '../tests/toy/lanterns.ts'`,
        'export const ROOMS: Readonly<Record<string, Room>> = {',
        ' lanterns: { game: lanternNight, open: () => Promise.resolve({ play: play(lanterns), keeps: null }) },',
      ),
    ],
  },
  renderer: {
    plugins: [
      oneMore(
        'renderer/systems/registry.ts',
        `import { lanternsScreens } from '../../tests/toy/screens.ts'`,
        'export const GAMES: readonly GameScreens[] = [',
        'lanternsScreens, ',
      ),
    ],
  },
})
