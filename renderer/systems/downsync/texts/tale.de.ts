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
      0: 'Beinahe wäre jemand auf das {ping} Echo von {name} getreten: {who}.',
      1: 'Auf zwei Zoll blieb nichts zu raten: Das {ping} Echo war {who}.',
      2: 'Aus der Nähe war das {ping} Echo von {name} {who}.',
    },
    hit: {
      0: 'Ein Scan von {by} kam durch und fand {who}.',
      1: 'Was {by} gescannt hatte, bekam einen Namen: {who}.',
      2: 'Die Geräte von {by} legten sich fest: {who}.',
      3: 'Alles war still, bis {by} hinsah: {who}.',
      4: 'Gehört hatte es {by} zuerst: {who}.',
      5: 'Auf die Schirme kam durch {by} nun {who}.',
      6: 'Vor {by} blieb dort nichts verborgen: {who}.',
      7: 'Beim Absuchen des Geländes stieß {by} auf {who}.',
    },
  },
  decoy: {
    near: {
      0: 'Jemand ging nachsehen: Das {ping} Echo von {name} war nichts.',
      1: 'Wo das {ping} Echo von {name} gewesen war, war nur Boden.',
      2: 'Das {ping} Echo von {name} war aus der Nähe nur Luft.',
    },
    hit: {
      0: 'Ein Scan von {by} ging ins Leere: Das {ping} Echo von {name} war keines.',
      1: 'Das {ping} Echo von {name} zerfiel auf den Schirmen von {by}.',
      2: 'Gezielt hatte {by} auf ein Gespenst: Das {ping} Echo von {name} war Luft.',
      3: 'Das {ping} Echo von {name} war eine Täuschung und kostete {by} einen Scan.',
    },
  },
  engagement: {
    0: 'Bevor es mit {whom} weiterging, antwortete {name} mit {who}.',
    1: '{name} wartete nicht, bis die Reihe herum war: {who} gegen {whom}.',
    2: 'Bei {who} hatte man {whom} kommen sehen.',
    3: 'Gegen {whom} hielt {name} {who} bereit.',
    4: 'Es kam zum Schlagabtausch, auf der einen Seite {whom}, auf der anderen {who}.',
    5: 'Einen Moment lang wollte jeder zuerst handeln, auf der einen Seite {whom}, auf der anderen {who}.',
    6: '{name} sah die Bewegung von {whom} und schickte {who} dagegen.',
    7: 'Die Antwort kam in einem Atemzug: Auf {whom} traf {who}.',
    8: 'Die Bewegung von {whom} blieb nicht unbemerkt; {name} hatte dafür {who}.',
    9: 'Dann fuhr {name} dazwischen: {who} gegen {whom}.',
    10: 'Was mit {whom} begann, sollte mit {who} enden.',
    11: '{name} sah keinen Grund zu warten und wandte {who} gegen {whom}.',
    12: 'Beide Seiten wollten schneller sein, hier {whom}, dort {who}.',
    13: 'Ein Wort von {name} genügte: {who} gegen {whom}.',
  },
  more: '{n} weitere',
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
    hit: {
      0: 'Durch {by} war {who} betäubt und eine Weile zu wenig nütze.',
      1: 'In {who} gingen die Lichter aus und nur langsam wieder an: Das war {by}.',
      2: '{who} bekam von {by} einen Treffer, nach dem erst einmal nichts mehr ging.',
      3: 'Nach dem Treffer von {by} ging bei {who} nichts, wie es sollte.',
    },
    plain: {
      0: '{who} war betäubt und eine Weile zu wenig nütze.',
      1: 'In {who} gingen die Lichter aus und nur langsam wieder an.',
      2: 'Für {who} stand einen Moment lang alles still.',
    },
  },
  saved: {
    0: '{who} hatte noch einen Trick übrig, und er gelang.',
    1: 'Was {who} hätte treffen sollen, ging in den Schein des letzten Mittels.',
    2: '{who} verdankte es dem, was man bei sich trägt und nie zu brauchen hofft.',
  },
  scored: {
    near: {
      0: '{name} stand, wo es zählte, ein Punkt mehr: {mine} zu {theirs}. | {name} stand, wo es zählte, {n} Punkte mehr: {mine} zu {theirs}.',
      1: 'Am Marker ging ein Punkt an {name}, nun mit {mine} zu {theirs}. | Am Marker gingen {n} Punkte an {name}, nun mit {mine} zu {theirs}.',
      2: '{name} hatte jemanden am Marker, und das zählte: {mine} zu {theirs}. | {name} hatte genug am Marker, und das zählte {n}: {mine} zu {theirs}.',
    },
    hold: {
      0: 'Als die Runde endete, gehörte der Boden {name}: {mine} zu {theirs}.',
      1: '{name} stand mit mehr da, als es zählte, und hatte {mine} zu {theirs}.',
      2: 'Niemand drängte {name} ab, und das zählte: {mine} zu {theirs}.',
    },
    own: {
      0: '{name} hatte getan, wofür es einen Punkt gab: {mine} zu {theirs}. | {name} hatte getan, wofür es {n} Punkte gab: {mine} zu {theirs}.',
      1: '{name} bekam einen Punkt und hatte {mine} zu {theirs}. | {name} bekam {n} Punkte und hatte {mine} zu {theirs}.',
      2: 'Ein Punkt ging an {name}: {mine} zu {theirs}. | {n} Punkte gingen an {name}: {mine} zu {theirs}.',
    },
  },
  tally: {
    0: 'Als diese Runde vorbei war, stand es {points}.',
    1: 'Wer am Ende der Runde zählte, kam auf {points}.',
    2: 'Die Runde schloss mit {points}.',
  },
  stands: '{n} für {name}',
  reveals: {
    0: 'Als der Umlauf vorbei war, zählte, was ans Licht gekommen war: {found}.',
    1: 'Was in dieser Runde ans Licht gekommen war, brachte Punkte: {found}.',
    2: 'Für das, was sie nun wussten, gab es Punkte: {found}.',
  },
  noted: '{name} notierte: {text}',
  ended: {
    points: {
      0: '{name} hatte die Punkte, die es brauchte, {mine} zu {theirs}, und der Rest hörte auf.',
      1: 'Bei {mine} zu {theirs} war nichts mehr zu gewinnen: Gewonnen hatte {name}.',
      2: 'Bei {mine} zu {theirs} war es vorbei, und gewonnen hatte {name}.',
    },
    limit: {
      0: 'Als die letzte Runde vorbei war, hatte {name} mit {mine} zu {theirs} gewonnen.',
      1: 'Dann kam der Befehl zum Abbruch. Bei {mine} zu {theirs} hatte {name} gewonnen.',
      2: 'Der letzte Umlauf endete, und mit {mine} zu {theirs} war es {name}.',
    },
    agreed: {
      0: 'Am Ende war es {name}.',
      1: 'Sie brachen ab, und niemand bestritt, dass {name} gewonnen hatte.',
      2: 'Beide Seiten ließen es gut sein, und der Tag gehörte {name}.',
    },
    wipedOut: {
      0: 'Auf einer Seite war kein Echo mehr. {name} schaltete die Scanner ab.',
      1: 'Gegen {name} stand niemand mehr.',
      2: '{name} rief, und niemand antwortete.',
    },
    open: {
      0: 'Dann war es vorbei, und gewonnen hatte niemand.',
      1: 'Sie gingen auseinander, und beide Seiten schrieben es sich gut.',
      2: 'Am Ende zeigten die Schirme, was sie vorher gezeigt hatten: Echos.',
    },
  },
}

export const downsyncTable = { tale }
