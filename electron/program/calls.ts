import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { programCalls, ProgramStatus } from '../../shared/contract/program.ts'
import type { safekeepingCalls } from '../../shared/contract/safekeeping.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { pageOf } from '../games.ts'
import { writeWhole } from '../safekeeping/drafts.ts'
import { safekeepingHandlers } from './safekeeping.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Program } from './program.ts'

export function programHandlers(program: Program): HandlersOf<typeof programCalls & typeof safekeepingCalls> {
  const status = (): ProgramStatus => {
    const data = program.data()
    const present = program.present()
    const readOnly = isRefusal(present) ? null : present.readOnly
    const { theme, typedDice, games } = program.preferences.get()
    return {
      version: program.version,
      host: program.host,
      data: {
        folder: program.folder,
        problem: isRefusal(data) ? data.problem : null,
        backups:
          readOnly?.problem ??
          program.keeper.trouble() ??
          program.keeper.past() ??
          program.keeper.secondTrouble() ??
          program.clock.jump,
        visiting: program.visiting(),
      },
      preferences: { theme, typedDice, games: { ...games, putAway: [...games.putAway] } },
    }
  }

  return {
    ...safekeepingHandlers(program),
    'program.status': status,
    'program.openAgain': ({ altered }) => {
      program.openAgain(altered ? 'altered' : undefined)
      return status()
    },
    'program.setTheme': ({ theme }) => {
      const kept = program.preferences.set({ theme })
      program.themeChanged(theme)
      program.notify({ kind: 'preferences' })
      return kept ? {} : notKept('The theme holds', program.folder)
    },
    'program.setTypedDice': ({ typed }) =>
      program.preferences.set({ typedDice: typed })
        ? {}
        : notKept('Where the dice come from holds', program.folder),
    'program.setGames': (games) => {
      const kept = program.preferences.set({ games })
      program.notify({ kind: 'preferences' })
      return kept ? {} : notKept('Which games are shown holds', program.folder)
    },
    'program.nameMenu': (words) => {
      program.menuNamed(words)
      return {}
    },
    'program.showDataFolder': async () => {
      if (await program.showFolder(program.folder)) return {}
      const { folder } = program
      return {
        problem: problem('program/no-file-manager', `Open this folder in your file manager: ${folder}`, [], {
          folder,
        }),
      }
    },
    'program.openPage': async ({ game }) => {
      const address = pageOf(game)
      if (address === null)
        return { problem: problem('game/no-page', 'This game has no page of its author.') }
      if (await program.openAddress(address)) return {}
      return {
        problem: problem('program/no-browser', `Open this address in your browser: ${address}`, [], {
          address,
        }),
      }
    },
    'program.openPublicWindow': ({ fight }) =>
      program.openPublic(fight)
        ? {}
        : { problem: problem('program/no-window', 'Open a second tab of your browser for this.') },
    'program.reportError': ({ message, stack }) => {
      program.log.error(`In the window: ${message}\n${stack}`)
      return {}
    },
    'program.keepTyped': () => {
      program.keepTyped()
      return {}
    },
    'program.saveFile': async ({ fileName, content }) => {
      const place = await program.askPlace(fileName)
      if (place === null) return { place }
      try {
        mkdirSync(dirname(place), { recursive: true })
        writeWhole(place, Buffer.from(content, 'base64'))
        return { place }
      } catch {
        return notWritten(place)
      }
    },
    'program.endReading': ({ reading }) => {
      program.readings.end(reading)
      return {}
    },
    'program.usable': () => {
      program.usable()
      return {}
    },
  }
}

const notWritten = (place: string): Refusal => ({
  problem: problem(
    'program/not-written',
    `The file could not be written to ${place}. Choose another folder, or make room there.`,
    [],
    { place },
  ),
})

function notKept(what: string, folder: string): Refusal {
  const sentence = `${what} until Muster is closed: ${folder} cannot be written.`
  return { problem: problem('program/not-kept', sentence, [], { folder }) }
}
