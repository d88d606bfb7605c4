import { answerBeside } from './beside/answer.ts'
import { runErrand, type Asked, type Said } from './safekeeping/errands.ts'

/** A process beside the program that goes to the second place for backups, and packs large ones. */
answerBeside((asked, send) => {
  const say = (said: Said): void => send(said)
  const step = (): void => say({ kind: 'step' })
  step()
  void runErrand(asked as Asked, step).then((brought) => say({ kind: 'done', brought }))
})
