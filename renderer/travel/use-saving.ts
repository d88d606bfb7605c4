import { saveFile } from '../client/files.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'

/** Hands a file to the person at the screen, and says that it is `done`, or what stood against it. */
export type Save = (file: { fileName: string; content: string }, done: string) => Promise<void>

export function useSaving(): Save {
  const problemText = useProblemText()
  const { say, warn } = useToasts()
  return async ({ fileName, content }, done) => {
    const saved = await saveFile(fileName, content)
    if (typeof saved === 'object') warn(problemText(saved.problem))
    else if (saved) say(done)
  }
}
