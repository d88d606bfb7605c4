import { runErrand, type Asked, type Said } from './safekeeping/errands.ts'

/** A process beside the program that goes to the second place for backups. It can be ended at any moment. */

// Electron's processes have a port to the one that started them, Node's a channel.
const { parentPort } = process as { parentPort?: Electron.ParentPort }

function say(said: Said): void {
  if (parentPort) parentPort.postMessage(said)
  else process.send?.(said)
}

function run(asked: Asked): void {
  say({ kind: 'step' })
  say({ kind: 'done', brought: runErrand(asked, () => say({ kind: 'step' })) })
}

if (parentPort) parentPort.on('message', ({ data }) => run(data as Asked))
else process.on('message', (asked) => run(asked as Asked))
