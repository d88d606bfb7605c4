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
    ready: {
      is: {
        plover: 'Spähwagen',
        groyne: 'Linieninfanterie',
        lampman: 'Beobachter mit Mast',
        caisson: 'Geschützträger',
        bulwark: 'Abwehrfahrzeug',
        signalhouse: 'Elektronische Kampfführung',
        stevedores: 'Sturmpioniere',
        breakwater: 'Schwerer Panzer',
        lighthouse: 'Befehlsfahrzeug',
        wisp: 'Tarndrohne',
        lanterns: 'Täuschtrupp',
        nightjar: 'Schnelles Angriffsfahrzeug',
        weavers: 'Eindringlinge',
        halcyon: 'Schwebendes Kanonenboot',
        mirror: 'Täuschkörperleger',
        tuning: 'Schockstrahler',
        chorus: 'Raketenkolonne',
        procession: 'Fahrender Schrein',
      },
      says: {
        'cool-hands':
          'Von ihrer Aktivierung, bis die Taskforce fertig ist, haben ihre Scans Advantage, zu jedem anderen dazu.',
        'dig-in':
          'Ist ihre Taskforce fertig und hat sie sich nicht bewegt, erhält sie einen Overwatch Token.',
        'lampman-tag': 'Das Ziel erhält einen Tag Counter.',
        'lampman-counter-tag': 'Angriffe auf sie leiden nicht darunter, dass sie verdeckt ist.',
        'sure-guard': 'Ihre Würfe für Countermeasures haben Advantage.',
        watchful: 'Mit einem Overwatch Token hat ihre Reaction Priority einen Advantage mehr.',
        jammer: 'Scans auf sie sind um 1 schwerer.',
        'signalhouse-overload': 'Ein Scan: was Angriffe leichter oder schwerer macht, zählt nicht.',
        'follow-up': 'Ihre Angriffe sind um 1 leichter für jeden Breach Counter des Ziels.',
        'last-flare':
          'Wenn sie aufgefrischt wird, kauft ihr ein Command Point einen Token für eine Emergency Countermeasure.',
        decoy: 'Ihre Truppe hat einen Ping dieser Signatur mehr.',
        'lighthouse-orders': 'Eine eigene Unit verliert ihren Stun Token.',
        'low-profile':
          'Sie wird mit einem Stealth Token aufgedeckt, wenn keine gegnerische Unit bis 2″ daneben ist.',
        'chaff-pods':
          'Wenn ihre Phase Bewegen endet, kauft ihr ein Command Point einen Countermeasure Token.',
        'weavers-burn': 'Ein Scan auf eine Unit mit einem Breach Counter.',
        'mirror-veil': 'Sie erhält einen Stealth Token, wenn keine gegnerische Unit bis 2″ daneben ist.',
        hush: 'Angriffe von Infanterie auf sie sind um 1 schwerer.',
        'procession-step': 'Eine eigene Unit bis 4″ entfernt wird bis 3″ neben ihrem Ort platziert.',
      },
      lists: {
        'sea-gate':
          'Erst scannen, dann auf das schießen, was kein Decoy ist: so beginnt es sich am einfachsten.',
        'lamp-row': 'Mehr Pings als Units: soll der Gegner seine Scans an Papier verschwenden.',
        'third-tide':
          'Eine Wand aus Geschützen mit zwei Augen dahinter, und ein Panzer, den niemand übersieht.',
        'hollow-night':
          'Sie dringt ein, betäubt und ist fort: lasst nie zwei davon mit einer der euren allein.',
      },
      missions: {
        'vip-capture-brief': 'Erreicht den VIP auf der Seite des Gegners.',
        'vip-capture-token': 'VIP',
        'open-channel-brief': 'In der Mitte steht ein Relais. Haltet es, wann immer eine Runde endet.',
        'open-channel-token': 'Relais',
        'ghost-fleet-brief':
          'Beide Seiten haben Decoys im Überfluss. Bringt ans Licht, was der Gegner verbirgt.',
        'dead-weight-brief': 'Was der Gegner verliert, zählt, und zwar nach seiner Größe.',
        'crossed-lines-brief':
          'Jede Seite hat einen Uplink. Haltet den eigenen, und schlagt beim gegnerischen zu.',
        'crossed-lines-token': 'Uplink',
        'crossed-lines-switch-room': 'Schaltraum',
        'crossed-lines-pump-house': 'Pumpenhaus',
        'crossed-lines-reed-bed': 'Röhricht',
        'crossed-lines-rubble': 'Schutt',
        'crossed-lines-sea-wall': 'Deichmauer',
        notes: 'Von Muster selbst.',
      },
    },
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
