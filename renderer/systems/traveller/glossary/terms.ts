import type { Language } from '../../../../shared/printing/words.ts'
import { addTexts, i18n } from '../../../texts/index.ts'
import type { Glossary, Term } from '../../screens.ts'
import { words } from './words.en.ts'

/** The line of the book at which each word of the game is explained at length, and how it stands in sentences. */
const TERMS: Readonly<Record<keyof typeof words, Omit<Term, 'key'>>> = {
  actions: { page: 39, written: ['Significant Action', 'Minor Action'] },
  aim: { page: 29, written: ['aim', 'aiming'] },
  arc: { page: 204, written: ['arc', 'arcs'] },
  armour: { page: 184, written: ['armour'] },
  auto: { page: 92, written: ['Auto', 'full auto'] },
  band: { page: 156, written: ['range band', 'range bands'] },
  blast: { page: 136, written: ['explosion', 'blast'] },
  burst: { page: 94, written: ['burst'] },
  check: { page: 47, written: ['check', 'checks'] },
  commander: { page: 172, written: ['commander'] },
  control: { page: 190, written: ['control check'] },
  count: { page: 7, written: [] },
  cover: { page: 127, written: ['cover'] },
  dead: { page: 180, written: [] },
  delay: { page: 86, written: ['delay', 'delays', 'delayed'] },
  dive: { page: 136, written: ['dive', 'dives'] },
  dm: { page: 47, written: ['DM', 'DMs'] },
  dodge: { page: 68, written: ['dodge', 'dodges'] },
  drone: { page: 255, written: ['drone', 'drones'] },
  effect: { page: 47, written: ['Effect'] },
  evasive: { page: 216, written: ['evasive action'] },
  exceptional: { page: 82, written: ['Exceptional Failure'] },
  extended: { page: 82, written: ['Extended Action'] },
  free: { page: 78, written: ['free action', 'free actions'] },
  grapple: { page: 144, written: ['grapple', 'grab'] },
  hasten: { page: 11, written: ['hasten', 'haste'] },
  heft: { page: 60, written: ['Heft'] },
  hit: { page: 253, written: ['Double', 'Triple'] },
  hull: { page: 270, written: ['Hull'] },
  initiative: { page: 3, written: ['Initiative'] },
  intelligent: { page: 52, written: ['intelligent weapon'] },
  intoCombat: { page: 140, written: [] },
  juryRig: { page: 333, written: ['jury-rig', 'jury-rigged'] },
  laserSight: { page: 51, written: ['laser sight'] },
  leadership: { page: 172, written: ['Leadership'] },
  location: { page: 253, written: [] },
  manoeuvre: { page: 220, written: ['manoeuvre', 'manoeuvres'] },
  opposed: { page: 144, written: ['opposed check'] },
  parry: { page: 72, written: ['parry'] },
  payload: { page: 176, written: ['payload', 'payloads'] },
  prepared: { page: 3, written: ['prepared'] },
  prone: { page: 168, written: ['prone'] },
  ram: { page: 224, written: ['ram', 'rams'] },
  reaction: { page: 64, written: ['reaction', 'reactions'] },
  recoil: { page: 60, written: ['Recoil'] },
  referee: { page: 33, written: ['Referee'] },
  robot: { page: 255, written: ['robot', 'robots'] },
  round: { page: 7, written: [] },
  scatter: { page: 176, written: ['scatters', 'scatter'] },
  secured: { page: 208, written: ['belted in'] },
  sensors: { page: 110, written: ['sensor'] },
  smoke: { page: 122, written: ['smoke'] },
  stance: { page: 168, written: ['stance'] },
  structure: { page: 274, written: ['Structure'] },
  stunt: { page: 228, written: ['stunt'] },
  tactics: { page: 172, written: ['Tactics'] },
  tolerance: { page: 52, written: ['tolerance'] },
  unconscious: { page: 180, written: ['unconscious'] },
  unit: { page: 172, written: [] },
  weave: { page: 232, written: ['weave', 'weaves'] },
}

addTexts({ traveller: { glossary: words } })

/** The words of the game, their texts in a language. */
export async function glossaryIn(language: Language): Promise<Glossary> {
  if (language === 'de-DE') {
    const { words: german } = await import('./words.de.ts')
    i18n.global.mergeLocaleMessage(language, { traveller: { glossary: german } })
  }
  return {
    texts: 'traveller.glossary',
    terms: Object.entries(TERMS).map(([key, term]) => ({ key, ...term })),
  }
}
