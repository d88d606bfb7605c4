import type { Language } from '../../../../shared/printing/words.ts'
import { addTexts, i18n } from '../../../texts/index.ts'
import type { Glossary, Term } from '../../screens.ts'
import { words } from './words.en.ts'

/** The line of the book at which each word of the game is explained at length, and how it stands in sentences. */
const TERMS: Readonly<Record<keyof typeof words, Omit<Term, 'key'>>> = {
  actionPoint: { page: 250, written: ['Action Point', 'Action Points'] },
  activated: { page: 698, written: ['Activated Token', 'Activated'] },
  active: { page: 121, written: ['Active Player', 'active player'] },
  advantage: { page: 113, written: ['Advantage', 'Advantages'] },
  areaTerrain: { page: 270, written: ['area terrain'] },
  attack: { page: 524, written: ['Attack', 'Attacks', 'Attack Roll'] },
  boost: { page: 426, written: ['boost', 'boosts', 'boosted'] },
  breach: { page: 687, written: ['BREACH', 'Breach Counter', 'Breach Counters'] },
  building: { page: 296, written: ['building', 'buildings'] },
  coherency: { page: 348, written: ['coherency'] },
  combatAction: { page: 518, written: ['Combat Action', 'Combat Actions'] },
  commandPoint: { page: 418, written: ['Command Point', 'Command Points'] },
  concealment: { page: 260, written: ['concealed', 'concealment'] },
  counter: { page: 679, written: ['Unit Counter', 'Unit Counters', 'Counter', 'Counters'] },
  countermeasure: { page: 555, written: ['Countermeasure', 'Countermeasures', 'Countermeasure Token'] },
  decoy: { page: 406, written: ['Decoy', 'decoy', 'decoys'] },
  def: { page: 329, written: ['DEF'] },
  designate: { page: 213, written: ['Designate', 'designates', 'designated'] },
  emergency: {
    page: 573,
    written: ['Emergency Countermeasure', 'Emergency Countermeasures', 'Emergency Countermeasure Token'],
  },
  faction: { page: 151, written: [] },
  forceList: { page: 149, written: ['force list', 'force lists'] },
  freeAction: { page: 462, written: ['Free Action'] },
  hold: { page: 641, written: ['hold', 'holds', 'held'] },
  infantryBase: { page: 143, written: ['Infantry Base', 'Infantry Bases'] },
  kill: { page: 548, written: ['KILL'] },
  los: { page: 256, written: ['LOS', 'line of sight'] },
  moveAction: { page: 464, written: ['Move Action'] },
  multiBase: { page: 332, written: ['Multi-Base Unit', 'Multi-Base Units'] },
  overwatch: { page: 728, written: ['Overwatch', 'Overwatch Token'] },
  ping: { page: 366, written: ['Ping', 'Pings'] },
  place: { page: 147, written: ['Place', 'Placed', 'Placing'] },
  priority: { page: 615, written: ['Reaction Priority'] },
  range: { page: 443, written: ['Range'] },
  reaction: { page: 591, written: ['Reaction Engagement', 'Reaction Engagements'] },
  refresh: { page: 221, written: ['Refresh', 'Refreshed'] },
  reserve: { page: 129, written: ['Reserve'] },
  reveal: { page: 384, written: ['REVEAL', 'Reveal', 'reveals', 'revealed'] },
  rof: { page: 444, written: ['ROF'] },
  round: { page: 132, written: [] },
  scan: { page: 482, written: ['SCAN', 'Scan Check', 'Scan Checks', 'Scan Action', 'Scan Actions'] },
  signature: { page: 137, written: ['Signature', 'SIG'] },
  spd: { page: 326, written: ['SPD'] },
  special: { page: 551, written: ['★'] },
  stealth: { page: 748, written: ['Stealth', 'Stealth Token'] },
  stun: { page: 738, written: ['STUN', 'Stun', 'Stun Token', 'stunned'] },
  targ: { page: 328, written: ['TARG'] },
  taskforce: { page: 133, written: ['Taskforce', 'Taskforces'] },
  team: { page: 440, written: [] },
  unit: { page: 141, written: ['Unit', 'Units'] },
  vip: { page: 655, written: ['VIP'] },
}

addTexts({ downsync: { glossary: words } })

/** The words of the game, their texts in a language. */
export async function glossaryIn(language: Language): Promise<Glossary> {
  if (language === 'de-DE') {
    const { words: german } = await import('./words.de.ts')
    i18n.global.mergeLocaleMessage(language, { downsync: { glossary: german } })
  }
  return {
    texts: 'downsync.glossary',
    terms: Object.entries(TERMS).map(([key, term]) => ({ key, ...term })),
  }
}
