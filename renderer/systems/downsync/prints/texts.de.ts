import type { Translated } from '../../../texts/translated.ts'
import type { paper as english } from './texts.ts'

/** What pages of Downsync say in German. */
export const paper: Translated<typeof english> = {
  what: {
    'downsync-cards': 'Unit-Karten von Downsync',
    'force-list': 'Truppenliste',
    'downsync-mission': 'Missionsblatt',
    'ping-discs': 'Pings und Bases',
    'token-strips': 'Tokenstreifen',
  },
  downsync: {
    sigLetter: { small: 'K', medium: 'M', large: 'G' },
    tick: 'abhaken, was ausgegeben ist; zu Beginn einer Runde sind alle wieder da',
    slots: 'Belegte Plätze',
    pings: 'Pings zu Beginn',
    units: 'Units',
    unit: 'Unit',
    bases: 'Bases',
    nobody: 'In dieser Liste ist noch niemand.',
    noCard: 'ohne Karte',
    crew: 'Wer darin dient',
    actions: 'Aktionen',
    texts: 'Was die Karten sagen',
    notes: 'Notizen',
    written: 'Aufgeschrieben',
    mission: {
      table: '{inches} × {inches} Zoll',
      open: 'bis zum Sieg',
      rounds: 'Eine Runde | {n} Runden',
      where: 'Wo beide aufstellen',
      below: 'Unten ist die Kante der Seite, die zuerst aufstellt; eine Linie alle zwölf Zoll.',
      token: 'Token',
      of: 'Wessen',
      nobody: 'niemandes',
      right: 'von rechts',
      back: 'von hinten',
      terrain: 'Gelände',
      decoysAre:
        'Pings neben denen der Units; welche Decoys sind, legt niemand fest, ehe sie aufgedeckt werden.',
      count: 'Zu zählen',
      round: 'Runde',
      points: '{side}: Punkte',
    },
  },
}
