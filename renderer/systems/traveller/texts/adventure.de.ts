import type { Translated } from '../../../texts/translated.ts'
import type { travellerAdventure as english } from './adventure.ts'

const weapons = {
  melee: 'Nahkampf',
  gun: 'Schusswaffen',
  heavy: 'Schwere Waffen',
  thrown: 'Wurfwaffen',
  explosive: 'Sprengmittel',
}

/** A campaign of fights in German; what only the screen says is left out. */
export const travellerAdventure: Translated<
  typeof english,
  'begin' | 'sequel' | 'people' | 'noneYet' | 'noneYetText' | 'standingsText' | 'recordsText'
> = {
  type: { person: 'Mensch', vehicle: 'Fahrzeug', robot: 'Roboter', drone: 'Drohne' },
  lostTo: {
    explosion: 'Eine Explosion',
    collision: 'Ein Zusammenstoß',
    grapple: 'Im Ringen mit {by}',
    own: '{with} von {by}',
    alone: 'Durch {with}',
  },
  result: { open: 'Niemand hält das Feld' },
  ended: { 'by-agreement': 'In Einvernehmen beendet', 'nobody-up': 'Niemand stand mehr' },
  became: {
    unconscious: 'war {who} bewusstlos | waren {who} bewusstlos',
    disabled: 'war {who} außer Gefecht | waren {who} außer Gefecht',
  },
  fate: {
    up: 'Auf den Beinen',
    unconscious: 'Bewusstlos',
    disabled: 'Außer Gefecht',
    dead: 'Tot',
    destroyed: 'Zerstört',
  },
  deed: {
    felled: 'Niedergestreckt',
    killed: 'Getötet',
    hits: 'Treffer',
    reacted: 'Reaktionen',
    led: 'Geführt',
  },
  did: {
    felled: '{n} niedergestreckt',
    killed: '{n} getötet',
    hits: '{n} Treffer | {n} Treffer',
    reacted: '{n} Reaktion | {n} Reaktionen',
    led: 'einmal geführt | {n}-mal geführt',
  },
  figure: {
    battles: {
      title: 'Wie Kämpfe enden',
      about: 'Wie oft Kämpfe wie endeten.',
      what: 'Ende',
      count: 'Kämpfe',
      by: {
        'last-standing': 'Eine Seite hielt das Feld',
        'by-agreement': 'In Einvernehmen beendet',
        'nobody-up': 'Niemand stand mehr',
        open: 'Nicht vorbei',
      },
    },
    hits: {
      title: 'Treffer',
      about:
        'Wie viele Angriffe trafen, und wie viele es nach den genauen Wahrscheinlichkeiten sein sollten.',
      what: 'Waffe',
      count: 'Treffer',
      by: weapons,
    },
    pairs: {
      title: 'Paare im Dauerfeuer',
      about: 'Wie viele Würfelpaare im Dauerfeuer trafen.',
      what: 'Waffe',
      count: 'Treffer',
      by: weapons,
    },
    damage: {
      title: 'Schaden nach Waffe',
      about: 'Wie viel Schaden durchging, an Menschen und Maschinen, und was ihn anrichtete.',
      what: 'Waffe',
      count: 'Schaden',
      by: { ...weapons, explosion: 'Explodierte Fahrzeuge', collision: 'Zusammenstöße', grapple: 'Ringen' },
    },
    underFire: {
      title: 'Runden unter Feuer',
      about: 'In wie vielen Runden eines Kampfes jemand angegriffen wurde oder in einer Explosion stand.',
      what: 'Wer',
      count: 'Runden',
      by: { person: 'Menschen', machine: 'Roboter und Drohnen' },
    },
    checks: {
      title: 'Proben',
      about:
        'Wie viele Proben gelangen, und wie viele es nach den genauen Wahrscheinlichkeiten sein sollten.',
      what: 'Probe',
      count: 'Erfolge',
      by: { checked: 'Andere Proben', led: 'Führung', 'tactics-checked': 'Taktik' },
    },
    control: {
      title: 'Am Steuer',
      about:
        'Wie viele Steuerproben gelangen, und wie viele es nach den genauen Wahrscheinlichkeiten sein sollten.',
      what: 'Probe',
      count: 'Erfolge',
      by: { evaded: 'Ausweichmanöver', stunted: 'Kunststücke', wove: 'Schlängeln', rammed: 'Rammen' },
    },
    reactions: {
      title: 'Reaktionen',
      about: 'Wie oft jemand einem Angriff oder einer Explosion begegnete, und wie.',
      what: 'Reaktion',
      count: 'Wie oft',
      by: {
        dodge: 'Ausweichen im Freien',
        dodgeBehind: 'Ausweichen hinter etwas',
        dodgeBlast: 'Ausweichen vor einer Explosion',
        parry: 'Parade',
        dive: 'Hinwerfen, in Deckung',
      },
    },
    felled: {
      title: 'Wer zu Boden ging',
      about: 'Wie oft jemand zu Boden ging, und wie.',
      what: 'Wie',
      count: 'Wie oft',
      by: { unconscious: 'Bewusstlos', disabled: 'Außer Gefecht', dead: 'Tot, oder zerstört' },
    },
    lost: {
      title: 'Wer verloren ist',
      about: 'Wie viele von denen, die kämpften, nicht wiederkommen.',
      what: 'Was',
      count: 'Verloren',
      by: { person: 'Menschen', vehicle: 'Fahrzeuge', machine: 'Roboter und Drohnen' },
    },
  },
}
