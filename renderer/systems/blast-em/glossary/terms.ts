import type { Language } from '../../../../shared/printing/words.ts'
import { addTexts, i18n } from '../../../texts/index.ts'
import type { Glossary, Term } from '../../screens.ts'
import { words } from './words.en.ts'

/** The line of the book at which each word of the game is explained at length, and how it stands in sentences. */
const TERMS: Readonly<Record<keyof typeof words, Omit<Term, 'key'>>> = {
  action: { page: 311, written: ['operation'] },
  av: { page: 135, written: ['AV'] },
  backUp: { page: 245, written: ['back-up', 'Back-up'] },
  badGuys: { page: 240, written: ['bad guys', 'bad guy'] },
  blast: { page: 113, written: ['blast'] },
  cd: { page: 137, written: ['CD'] },
  corpsman: { page: 178, written: ['Corpsman'] },
  cover: { page: 353, written: ['cover'] },
  declare: { page: 276, written: ['declare', 'declared', 'declaring'] },
  demo: { page: 177, written: ['Demo'] },
  demoPac: { page: 206, written: ['DemoPac', 'DemoPacs'] },
  dv: { page: 137, written: ['DV'] },
  fight: { page: 309, written: [] },
  gadget: { page: 216, written: ['gadget'] },
  ground: { page: 357, written: ['to ground'] },
  hazardToken: { page: 289, written: ['Hazard Token'] },
  heavy: { page: 176, written: ['Heavy', 'Heavies'] },
  hero: { page: 174, written: ['Hero'] },
  hth: { page: 75, written: ['HTH'] },
  intervening: { page: 91, written: ['intervening'] },
  medic: { page: 183, written: ['Medic'] },
  medical: { page: 260, written: ['medical skill', 'Medical skill'] },
  medpack: { page: 224, written: ['medpack'] },
  mission: { page: 41, written: [] },
  mostlyDead: { page: 147, written: ['Mostly Dead'] },
  operative: { page: 188, written: ['Operative'] },
  out: { page: 280, written: [] },
  passkey: { page: 222, written: ['passkey'] },
  patrol: { page: 325, written: ['patrol'] },
  personnel: { page: 245, written: ['personnel', 'Personnel'] },
  pilot: { page: 182, written: ['Pilot'] },
  sidekick: { page: 184, written: ['Sidekick'] },
  snapshot: { page: 337, written: ['Snapshot'] },
  stray: { page: 91, written: ['stray shot', 'stray'] },
  surprised: { page: 274, written: ['surprised'] },
  tagalong: { page: 192, written: ['Tagalong'] },
  teacher: { page: 180, written: ['Teacher'] },
  techie: { page: 179, written: ['Techie'] },
  technical: { page: 208, written: ['technical skill', 'Technical skill'] },
  trooper: { page: 175, written: ['Trooper'] },
  wounds: { page: 147, written: ['wounds'] },
}

addTexts({ blastEm: { glossary: words } })

/** The words of the game, their texts in a language. */
export async function glossaryIn(language: Language): Promise<Glossary> {
  if (language === 'de-DE') {
    const { words: german } = await import('./words.de.ts')
    i18n.global.mergeLocaleMessage(language, { blastEm: { glossary: german } })
  }
  return {
    texts: 'blastEm.glossary',
    terms: Object.entries(TERMS).map(([key, term]) => ({ key, ...term })),
  }
}
