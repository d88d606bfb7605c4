import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dispatch } from './host/dispatch.ts'
import { serveHttp, type HttpHost } from './host/http.ts'
import { printAddresses } from './host/terminal.ts'
import { readArguments } from './program/arguments.ts'
import { dataFolder } from './program/data-folder.ts'
import { openPreferences } from './program/preferences.ts'
import type { Program } from './program/program.ts'
import { startProgram } from './host/start.ts'
import { forkBeside } from './beside/beside.ts'

/** The same program without a window: a host for a browser on this machine. */
const given = readArguments(process.argv.slice(2))
if ('mistake' in given) {
  process.stderr.write(`${given.mistake}\n`)
  process.exit(2)
}
await start(dataFolder(given.data), given.port)

async function start(folder: string, port: number | undefined): Promise<void> {
  const { program, dispatch } = startProgram({
    host: 'browser',
    version: ownVersion(),
    folder,
    preferences: openPreferences(folder),
    // The browser's user may sit at another desktop than this process: it tells, it does not open.
    showFolder: () => Promise.resolve(false),
    openAddress: () => Promise.resolve(false),
    // The browser's user sits at this machine: the copy goes beside the file, and the page tells where.
    askPlace: (fileName) => Promise.resolve(join(folder, 'copies', fileName)),
    // The page has a field for it.
    askFolder: () => Promise.resolve(null),
    openPublic: () => false,
    printing: null,
    menuNamed: () => undefined,
    themeChanged: () => undefined,
    // The browser's own matter.
    keepTyped: () => undefined,
    usable: () => undefined,
    startBeside: forkBeside,
  })
  try {
    const host = await serve(program, dispatch, port)
    program.preferences.set({ port: host.port })
    printAddresses(host.newAddress, {
      input: process.stdin,
      print: (line) => process.stdout.write(`${line}\n`),
    })
    const stop = async (): Promise<void> => {
      host.close()
      program.close()
      await program.keeper.leaving()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  } catch (error) {
    program.close()
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    process.stderr.write(
      taken ? `Port ${port} is taken. Choose another with --port, or leave it out.\n` : `${String(error)}\n`,
    )
    process.exit(1)
  }
}

/** On the given port, else on the last one, else on any that is free. */
async function serve(program: Program, dispatch: Dispatch, port: number | undefined): Promise<HttpHost> {
  const last = program.preferences.get().port
  if (port === undefined && last !== null) {
    try {
      return await serveHttp(program, dispatch, last)
    } catch {
      // Taken meanwhile: any other will do.
    }
  }
  return serveHttp(program, dispatch, port)
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  return version
}
