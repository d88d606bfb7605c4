/** In a process beside the program: answers whoever started it, through Electron's port or Node's channel. */
export function answerBeside(answer: (asked: unknown, say: (said: object) => void) => void): void {
  const { parentPort } = process as { parentPort?: Electron.ParentPort }
  if (parentPort) parentPort.on('message', ({ data }) => answer(data, (said) => parentPort.postMessage(said)))
  else process.on('message', (asked) => answer(asked, (said) => void process.send?.(said)))
}
