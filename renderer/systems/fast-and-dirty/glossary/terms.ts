import type { Language } from '../../../../shared/printing/words.ts'
import { addTexts, i18n } from '../../../texts/index.ts'
import type { Glossary, Term } from '../../screens.ts'
import { words } from './words.en.ts'

/** The line of the book at which each word of the game is explained at length, and how it stands in sentences. */
const TERMS: Readonly<Record<keyof typeof words, Omit<Term, 'key'>>> = {
  activation: { page: 581, written: ['activation'] },
  aidTeam: { page: 1558, written: ['aid team'] },
  antiTank: { page: 916, written: ['Anti-Tank rating', 'Anti-Tank'] },
  aptitude: { page: 1515, written: ['Aptitude'] },
  armourRating: { page: 861, written: ['Armour Rating'] },
  armourValue: { page: 1310, written: ['Armour Value'] },
  attitude: { page: 2651, written: ['Attitude'] },
  baseRange: { page: 765, written: ['Base Range'] },
  blast: { page: 976, written: ['blast weapon', 'blast'] },
  bogging: { page: 1859, written: ['Bogging'] },
  break: { page: 606, written: [] },
  broken: { page: 606, written: ['Broken'] },
  bunched: { page: 812, written: ['bunched up'] },
  closeAssault: { page: 1018, written: ['Close Assault'] },
  coherency: { page: 713, written: ['coherency'] },
  command: { page: 585, written: ['Command Action'] },
  commandDisruption: { page: 1156, written: ['Command Disruption'] },
  commandResponse: { page: 1162, written: ['Command Response'] },
  contact: { page: 2719, written: ['contact marker'] },
  cover: { page: 816, written: ['hard cover'] },
  crossfire: { page: 1119, written: ['crossfire'] },
  damageRating: { page: 832, written: ['Damage Rating'] },
  demolition: { page: 1194, written: ['demolition', 'demolition charge'] },
  difficult: { page: 728, written: ['difficult ground'] },
  drop: { page: 1228, written: ['Drop Troops'] },
  engage: { page: 583, written: ['Engage the Enemy'] },
  fallBack: { page: 634, written: ['fall back', 'falls back', 'fell back'] },
  fieldWorks: { page: 2649, written: ['field work'] },
  fireEffect: { page: 790, written: ['Fire Effect'] },
  firePriority: { page: 754, written: ['Fire Priority'] },
  fireTeams: { page: 1280, written: ['Fire Team'] },
  fortification: { page: 1292, written: ['fortification'] },
  freeShot: { page: 1022, written: ['free shot'] },
  heavyTeam: { page: 1316, written: ['heavy weapons team'] },
  hidden: { page: 1343, written: ['hidden marker', 'hidden unit'] },
  initiative: { page: 567, written: ['initiative'] },
  jetPacks: { page: 1373, written: ['Jet Pack'] },
  lastStand: { page: 1391, written: ['Last Stand'] },
  leadership: { page: 1429, written: ['Leadership'] },
  losingHeart: { page: 646, written: ['Losing Heart'] },
  mission: { page: 2701, written: ['mission'] },
  moraleTest: { page: 621, written: ['Morale Test'] },
  moveOut: { page: 584, written: ['Move Out'] },
  multiplier: { page: 774, written: ['Range Multiplier'] },
  nerves: { page: 1057, written: ['Nerves of Steel'] },
  nonCombatant: { page: 1419, written: ['non-combatant'] },
  officer: { page: 1427, written: ['officer'] },
  opFire: { page: 1452, written: ['Opportunity Fire', 'Op-Fire'] },
  overrun: { page: 1051, written: ['Overrun'] },
  penetration: { page: 914, written: ['penetration', 'penetrating hit'] },
  personality: { page: 1468, written: ['personality'] },
  pinned: { page: 1136, written: ['Pinned'] },
  pinningTest: { page: 1119, written: ['Pinning Test'] },
  pointDefense: { page: 1622, written: ['Point Defense System', 'PDS'] },
  powerArmour: { page: 1049, written: ['power armour'] },
  property: { page: 1880, written: ['vehicle property'] },
  psionic: { page: 1509, written: ['psionic'] },
  qualityLevel: { page: 621, written: ['Quality Level', 'Quality'] },
  rangingIn: { page: 978, written: ['Ranging In'] },
  reconPoints: { page: 2659, written: ['Recon Point'] },
  recover: { page: 1558, written: ['Recover Wounded'] },
  repulsed: { page: 1462, written: ['repulsed'] },
  resolve: { page: 595, written: ['Resolve'] },
  riflemen: { page: 802, written: ['riflemen'] },
  rout: { page: 638, written: ['rout', 'routed'] },
  rush: { page: 662, written: ['Rush'] },
  saw: { page: 805, written: ['SAW'] },
  scatter: { page: 1245, written: ['scatter'] },
  scout: { page: 1587, written: ['scout'] },
  sentry: { page: 1597, written: ['sentry gun'] },
  smoke: { page: 1632, written: ['smoke screen'] },
  sniper: { page: 1638, written: ['sniper'] },
  stabilised: { page: 1569, written: ['stabilised'] },
  stance: { page: 2643, written: ['Stance'] },
  strength: { page: 1511, written: [] },
  strikeEffect: { page: 995, written: ['Strike Effect'] },
  supportWeapon: { page: 380, written: ['support weapon'] },
  task: { page: 1660, written: [] },
  trait: { page: 1685, written: ['trait'] },
  underFire: { page: 1103, written: ['Under Fire'] },
}

addTexts({ fastAndDirty: { glossary: words } })

/** The words of the game, their texts in a language. */
export async function glossaryIn(language: Language): Promise<Glossary> {
  if (language === 'de-DE') {
    const { words: german } = await import('./words.de.ts')
    i18n.global.mergeLocaleMessage(language, { fastAndDirty: { glossary: german } })
  }
  return {
    texts: 'fastAndDirty.glossary',
    terms: Object.entries(TERMS).map(([key, term]) => ({ key, ...term })),
  }
}
