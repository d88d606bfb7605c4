import type { Language } from '../../../../shared/printing/words.ts'
import { addTexts, i18n } from '../../../texts/index.ts'
import type { Glossary, Term } from '../../screens.ts'
import { words } from './words.en.ts'

/**
 * The page of the book at which each word of the game is explained at length, and how it stands in sentences where its
 * name alone does not tell: `Move` is an action, and what one does to a finger is none. Everybody knows a round.
 */
const TERMS: Readonly<Record<keyof typeof words, Omit<Term, 'key'>>> = {
  action: { page: 17, written: ['action'] },
  actionPhase: { page: 16 },
  activate: { page: 16, written: ['activate', 'activated', 'activating', 'activation'] },
  activationCounter: { page: 16 },
  armour: { page: 9 },
  assault: { page: 10, written: ['Assault Trooper', 'Assault'] },
  attacker: { page: 14, written: ['attacker', 'defender'] },
  basic: { page: 12 },
  blast: { page: 21 },
  blip: { page: 17 },
  campaignPoints: { page: 29, written: ['campaign point'] },
  chanceEncounter: { page: 14 },
  command: { page: 22, written: ['Command'] },
  commander: { page: 10 },
  contested: { page: 16 },
  control: { page: 16, written: ['Control the Table', 'Controls the Table', 'Controlling the Table'] },
  countermeasures: { page: 9 },
  cover: { page: 23, written: ['cover'] },
  damaged: { page: 24 },
  decoy: { page: 8 },
  destroyed: { page: 11 },
  drone: { page: 12 },
  engineer: { page: 10 },
  facing: { page: 18 },
  faction: { page: 24, written: [] },
  firingArc: { page: 20 },
  flamer: { page: 22 },
  gauss: { page: 20, written: ['gauss rifle', 'gauss'] },
  haywire: { page: 22, written: ['haywire drone', 'haywire'] },
  hindering: { page: 23 },
  holdingArea: { page: 8 },
  impassable: { page: 23 },
  initiative: { page: 16 },
  initiativePhase: { page: 16 },
  inspected: { page: 11, written: ['Inspected'] },
  intercept: { page: 21, written: ['intercept', 'intercepted', 'intercepting', 'interception'] },
  jump: { page: 18, written: ['Jump'] },
  kamikaze: { page: 22, written: ['kamikaze drone', 'kamikaze'] },
  lineOfFire: { page: 20 },
  lineOfSight: { page: 20 },
  meanPointOfImpact: { page: 21 },
  missile: { page: 21 },
  mission: { page: 8, written: ['mission card', 'mission'] },
  move: { page: 18, written: ['Move'] },
  nuclear: { page: 9 },
  objective: { page: 11 },
  pass: { page: 16, written: ['Pass'] },
  passiveSensors: { page: 18, written: ['passive sensors'] },
  plasma: { page: 20, written: ['plasma rifle', 'plasma'] },
  pursuit: { page: 16 },
  rangeBand: { page: 12 },
  rating: { page: 12 },
  recce: { page: 12, written: ['recce drone', 'recce'] },
  redDie: { page: 6 },
  refreshPhase: { page: 16 },
  repair: { page: 22, written: ['Repair', 'repaired', 'repairing'] },
  reveal: { page: 17, written: ['reveal', 'revealed', 'revealing'] },
  robotics: { page: 9 },
  round: { page: 16, written: [] },
  scout: { page: 10 },
  secured: { page: 11 },
  sensorPool: { page: 19 },
  sensors: { page: 9 },
  stat: { page: 9 },
  stealth: { page: 9 },
  streak: { page: 29, written: ['Winning Streak', 'streak'] },
  stunned: { page: 24 },
  tableEdge: { page: 14 },
  tactical: { page: 10, written: ['Tactical Trooper', 'Tactical'] },
  target: { page: 19, written: ['Target', 'targeted', 'targeting'] },
  targetCounter: { page: 7 },
  techPoints: { page: 29, written: ['tech point'] },
  troopCard: { page: 8 },
  trooper: { page: 10 },
  turn: { page: 16, written: [] },
  unit: { page: 10 },
  victoryPoints: { page: 16, written: ['victory point'] },
  withdraw: { page: 16, written: ['withdraw', 'withdrawing'] },
}

addTexts({ sevenSeconds: { glossary: words } })

/** The words of the game, their texts in a language. */
export async function glossaryIn(language: Language): Promise<Glossary> {
  if (language === 'de-DE') {
    const { words: german } = await import('./words.de.ts')
    i18n.global.mergeLocaleMessage(language, { sevenSeconds: { glossary: german } })
  }
  return {
    texts: 'sevenSeconds.glossary',
    terms: Object.entries(TERMS).map(([key, term]) => ({ key, ...term })),
  }
}
