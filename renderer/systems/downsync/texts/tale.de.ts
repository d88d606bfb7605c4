import type { Translated } from '../../../texts/translated.ts'
import type { tale as english } from './tale.ts'

/** What the report of a battle says, in German. */
const tale: Translated<typeof english> = {
  begun: {
    0: 'Auf den Schirmen begann es mit Echos: {sides}, und dazwischen „{place}“.',
    1: '„{place}“ war ein leiser Name dafür. {sides} hatten ihre Echos gesetzt, und niemand wusste, was sie waren.',
    2: 'Vor „{place}“ gab es nur Rauschen im Band. {sides} hörten hinein, jeder vom eigenen Rand.',
    3: 'Zwei Karten zeigten dasselbe Gelände, und keine stimmte: {sides}, „{place}“.',
    4: 'Hinterher hatten es alle gewusst. Bei „{place}“ wusste es niemand, weder {sides} noch ihre Geräte.',
    5: 'Der Befehl hieß „{place}“. Was dagegenstand, erzählte eine Handvoll Echos: {sides}.',
  },
  first: {
    0: '{name} rührte sich zuerst.',
    1: 'Das erste Echo, das wanderte, gehörte {name}.',
    2: 'Die Stille brach {name}.',
    3: 'Einen Umlauf lang regte sich nichts; dann gab {name} das Zeichen.',
  },
  round: {
    0: 'Runde {n}: Die Schirme wurden neu gezeichnet.',
    1: 'Mit Runde {n} waren alle wieder bereit.',
    2: 'Runde {n} begann, wo die letzte geendet hatte.',
    3: 'Dann kam Runde {n}.',
    4: 'In Runde {n} waren es weniger Echos, und mehr von ihnen hatten Namen.',
  },
  blip: { small: 'kleine', medium: 'mittlere', large: 'große' },
  shown: {
    0: '{name} verbarg es nicht länger: Das {ping} Echo war {who}.',
    1: 'Dann zeigte {name}, was das {ping} Echo die ganze Zeit gewesen war: {who}.',
    2: 'Das {ping} Echo nahm Gestalt an, und die Gestalt war {who}.',
  },
  found: {
    near: {
      0: 'Beinahe wäre jemand daraufgetreten: {who}.',
      1: 'Auf zwei Zoll bleibt nichts zu raten: Es war {who}.',
      2: 'Aus der Nähe war das {ping} Echo {who}.',
    },
    hit: {
      0: 'Ein Scan kam durch, und da war {who}.',
      1: 'Das {ping} Echo von {name} bekam einen Namen: {who}.',
      2: 'Die Geräte legten sich fest: {who}.',
      3: '{who} hatte still dagesessen, bis ein Scan kam.',
    },
  },
  decoy: {
    near: {
      0: 'Sie gingen nachsehen, und da war nichts.',
      1: 'Wo das {ping} Echo gewesen war, war nur Boden.',
      2: 'Das {ping} Echo von {name} war aus der Nähe nur Luft.',
    },
    hit: {
      0: 'Ein Scan ging ins Leere: {name} hatte dort nichts hingestellt.',
      1: 'Das {ping} Echo zerfiel auf dem Schirm. {name} hatte dabei nichts verloren.',
      2: 'Sie hatten auf ein Gespenst von {name} gezielt.',
      3: 'Es war eine Täuschung, und sie hatte ihren Dienst getan.',
    },
  },
  engagement: {
    0: 'Bevor es mit {whom} weiterging, antwortete {name} mit {who}.',
    1: '{name} wartete nicht, bis die Reihe herum war: {who} gegen {whom}.',
    2: 'Bei {who} hatte man {whom} kommen sehen.',
    3: 'Gegen {whom} hielt {name} {who} bereit.',
    4: 'Es kam zum Schlagabtausch zwischen {whom} und {who}.',
    5: 'Einen Moment lang wollte jeder zuerst handeln, auf der einen Seite {whom}, auf der anderen {who}.',
    6: '{name} sah die Bewegung von {whom} und schickte {who} dagegen.',
    7: 'Die Antwort kam in einem Atemzug: Auf {whom} traf {who}.',
    8: 'Die Bewegung von {whom} blieb nicht unbemerkt; {name} hatte dafür {who}.',
    9: 'Dann fuhr {name} dazwischen: {who} gegen {whom}.',
    10: 'Was mit {whom} begann, sollte mit {who} enden.',
    11: '{name} sah keinen Grund zu warten und wandte {who} gegen {whom}.',
    12: 'Beide Seiten griffen zugleich danach, hier {whom}, dort {who}.',
    13: 'Ein Wort von {name}, und {whom} bekam es mit {who} zu tun.',
  },
  several: '{who} und {n} weitere',
  destroyed: {
    0: '{who} wurde von {by} zerstört, mit {with}.',
    1: 'Das war das Ende von {who}, und {by} hatte dafür gesorgt, mit {with}.',
    2: '{who} kam da nicht durch: Es war {by} mit {with}.',
    3: '{by} setzte {with} ein, und {who} war von den Schirmen.',
    4: 'Nach {by} mit {with} war von {who} nichts mehr übrig.',
  },
  lost: {
    0: '{who} ging verloren.',
    1: 'Von da an fehlte {who}.',
    2: 'Von {who} hörte an diesem Tag niemand mehr.',
  },
  stunned: {
    0: '{who} war betäubt und eine Weile zu wenig nütze.',
    1: 'In {who} gingen die Lichter aus und nur langsam wieder an.',
    2: '{who} bekam einen Treffer, nach dem erst einmal nichts mehr ging.',
  },
  saved: {
    0: '{who} hatte noch einen Trick übrig, und er gelang.',
    1: 'Was {who} hätte treffen sollen, ging in den Schein des letzten Mittels.',
    2: '{who} verdankte es dem, was man bei sich trägt und nie zu brauchen hofft.',
  },
  scored: {
    near: {
      0: '{name} stand, wo es zählte: ein Punkt mehr. | {name} stand, wo es zählte: {n} Punkte mehr.',
      1: 'Für {name} war das einen Punkt wert. | Für {name} war das {n} Punkte wert.',
      2: '{name} hatte jemanden am Marker, und das zählte. | {name} hatte genug am Marker, und das zählte {n}.',
    },
    hold: {
      0: 'Als die Runde endete, gehörte der Boden {name}.',
      1: '{name} stand mit mehr da, als es zählte.',
      2: 'Niemand drängte {name} ab: Das zählte.',
    },
    own: {
      0: '{name} hatte getan, wofür es einen Punkt gab. | {name} hatte getan, wofür es {n} Punkte gab.',
      1: 'Das brachte {name} einen Punkt. | Das brachte {name} {n} Punkte.',
      2: 'Ein Punkt ging an {name}. | {n} Punkte gingen an {name}.',
    },
  },
  reveals: {
    0: 'Als der Umlauf vorbei war, zählte, was ans Licht gekommen war: {found}.',
    1: 'Was bis dahin gefunden war, brachte Punkte: {found}.',
    2: 'Für das, was sie nun wussten, gab es Punkte: {found}.',
  },
  foundBy: '{name} {n}',
  noted: '{name} notierte: {text}',
  ended: {
    won: {
      0: 'Am Ende war es {name}.',
      1: '{name} hatte, was nötig war, und der Rest hörte auf.',
      2: 'Dann kam der Befehl zum Abbruch, und gewonnen hatte {name}.',
      3: 'Auf dem letzten Schirm war {name}.',
    },
    wipedOut: {
      0: 'Auf einer Seite war kein Echo mehr. {name} schaltete die Scanner ab.',
      1: 'Gegen {name} stand niemand mehr.',
      2: '{name} rief, und niemand antwortete.',
    },
    open: {
      0: 'Dann war es vorbei, und gewonnen hatte niemand.',
      1: 'Sie brachen ab, und beide Seiten schrieben es sich gut.',
      2: 'Am Ende zeigten die Schirme, was sie vorher gezeigt hatten: Echos.',
    },
  },
}

export const downsyncTable = { tale }
