import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { call } from './client.ts'

/**
 * Hands a file to the person at the screen: the system asks where it goes. False where they thought better of it; a
 * browser does not tell. `content` is base64.
 */
export async function saveFile(fileName: string, content: string): Promise<boolean | Refusal> {
  if (window.muster) {
    const answer = await call('program.saveFile', { fileName, content })
    return isRefusal(answer) ? answer : answer.place !== null
  }
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
  return true
}

/** Hands a text as a file to the person at the screen, in UTF-8. */
export async function saveText(fileName: string, text: string): Promise<boolean | Refusal> {
  return saveFile(fileName, await readFile(new Blob([text])))
}

/** A file's bytes as base64. */
export function readFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    // The browser encodes beside the page: letter by letter a large file would hold it up.
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(encoded(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}

/** Of an address that holds a file's bytes: what stands behind the comma. */
const encoded = (address: FileReader['result']): string =>
  (typeof address === 'string' ? address.split(',')[1] : undefined) ?? ''

/** Lets a person choose one file; null when none was chosen. */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}
