import type { Translated } from '../../../texts/translated.ts'
import type { who as english } from './who.ts'

/** How types are called, in German. */
export const who: Translated<typeof english> = {
  team: {
    hero: 'Held',
    trooper: 'Soldat',
    heavy: 'Schwerer',
    demo: 'Sprengmeister',
    corpsman: 'Sanitäter',
    techie: 'Techniker',
    teacher: 'Lehrer',
    tagalong: 'Anhängsel',
    pilot: 'Pilot',
    medic: 'Arzt',
    sidekick: 'Gehilfe',
    botBasic: 'Einfacher ’Bot',
    botEnhanced: 'Besserer ’Bot',
    operative: 'Agent',
  },
  badGuy: {
    personnel: 'Personal',
    guard: 'Wache',
    trooper: 'Feindsoldat',
    heavy: 'Feind\u00adkanonier',
    assault: 'Sturmsoldat',
    // A line breaks after the hyphen, which the apostrophe would hold.
    securityBot: 'Sicherheits-\u200b’Bot',
    combatBot: 'Kampf-\u200b’Bot',
    assaultBot: 'Sturm-\u200b’Bot',
  },
  bystander: { adult: 'Passant', child: 'Kind', elder: 'Alter Mensch', baby: 'Säugling' },
  automatic: { camera: 'Kamera', gun: 'Geschütz' },
}
