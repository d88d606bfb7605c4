import { addTexts } from '../../../texts/index.ts'

/** How types are called, at the table, on paper and in the odds. */
export const who = {
  team: {
    hero: 'Hero',
    trooper: 'Trooper',
    heavy: 'Heavy',
    demo: 'Demo',
    corpsman: 'Corpsman',
    techie: 'Techie',
    teacher: 'Teacher',
    tagalong: 'Tagalong',
    pilot: 'Pilot',
    medic: 'Medic',
    sidekick: 'Sidekick',
    botBasic: 'Basic ’Bot',
    botEnhanced: 'Enhanced ’Bot',
    operative: 'Operative',
  },
  badGuy: {
    personnel: 'Personnel',
    guard: 'Guard',
    trooper: 'Enemy trooper',
    heavy: 'Enemy heavy',
    assault: 'Assault trooper',
    securityBot: 'Security ’Bot',
    combatBot: 'Combat ’Bot',
    assaultBot: 'Assault ’Bot',
  },
  bystander: { adult: 'Bystander', child: 'Child', elder: 'Old person', baby: 'Baby' },
  automatic: { camera: 'Camera', gun: 'Remote gun' },
}

/** The kinds of missions as the book calls them (lines 41–47), and Muster's own. */
export const mission = {
  escape: 'Escape and evade',
  infiltration: 'Infiltration',
  rescue: 'Rescue',
  recovery: 'Recovery',
  strike: 'Preemptive strike',
  boarding: 'Boarding party',
  invasion: 'Alien invasion',
  firefight: 'Firefight',
}

addTexts({ blastEm: { who, mission } })
