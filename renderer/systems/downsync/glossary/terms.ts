import type { Language } from '../../../../shared/printing/words.ts'
import type { Glossary } from '../../screens.ts'

export async function glossaryIn(_language: Language): Promise<Glossary> {
  return { texts: 'downsync.glossary', terms: [] }
}
