import type { Translated } from '../../../texts/translated.ts'
import type { tale as english } from './tale.ts'

/** The report of a battle in German. */
const tale: Translated<typeof english> = {
  begun: {
    0: 'Auf der Karte hieß es „{place}“. {sides} waren dorthin befohlen, und niemand hatte gesagt, wie man wieder wegkommt.',
    1: '{sides}: auf beiden Befehlen stand derselbe Ort, „{place}“, und jeder hoffte etwas anderes.',
    2: 'Später nannten sie es „{place}“. An jenem Morgen nannten {sides} es gar nicht und lagen sehr still.',
  },
  first: {
    0: 'Dann gab jemand das Wort.',
    1: 'Es begann, ehe der Kaffee kalt war.',
    2: 'Ein Pfiff, und sie gingen.',
  },
  found: {
    0: 'Die Späher hatten jemanden gefunden: {who}.',
    1: 'Was sich drüben bewegt hatte, war {who}.',
    2: 'Dort stand also {who}.',
  },
  rallied: {
    0: '{who}: ein Wanken, und dann blieben sie.',
    1: 'Einen Augenblick lang hätte niemand auf {who} gewettet. Dann hielt es.',
    2: '{who} hatte jeden Grund zu laufen und fand einen zu bleiben.',
  },
  berserk: {
    0: '{who} hörte auf nichts mehr und stürzte vor.',
    1: 'Das hatte {who} niemand befohlen.',
    2: 'Ein Gebrüll, und es kam von {who}.',
  },
  heartLost: {
    0: 'Auf der Seite von {name} begann man zu zählen, wer fehlte.',
    1: 'Auf der Seite von {name} sprach es sich herum, und gut war nichts davon.',
    2: 'Von hier an sahen die Leute von {name} so oft zurück wie nach vorn.',
  },
  repulsed: {
    0: '{who} brach auf, geriet ins Feuer und warf sich hin.',
    1: '{who} kam nicht dorthin, wohin es gehen sollte.',
    2: 'Der Weg war frei, bis {who} ihn nahm.',
  },
  mine: {
    0: '{who} fand die Minen.',
    1: 'Unter {who} ging der Boden auf, mit einem Blitz.',
    2: 'Von dem Feld hatte {who} niemand erzählt.',
  },
  great: {
    0: '{who} nahm {at} unter Feuer: {with}, und kaum ein Schuss ging fehl.',
    1: 'Von dem, was {who} mit {at} tat, ließ sich nur der Lärm erzählen: {with}.',
    2: '{at} stand einen Augenblick zu lange im Freien. {who} hatte gewartet, mit {with}.',
  },
  blast: {
    0: '{with}: das kam herunter auf {who}.',
    1: 'Die Erde flog auf, und mit ihr {who}: {with}.',
    2: '{who} hörte es kommen. Es war {with}.',
  },
  closeIn: 'eine Ladung Schrot aus nächster Nähe',
  fallen: {
    0: 'Dort war es zu Ende für {who}.',
    1: 'Später trug man {who} zurück.',
    2: '{who}: das Ende davon nicht mehr gesehen.',
  },
  fallenTo: {
    0: 'Für {who} war es dort zu Ende, und das kam von {by}.',
    1: 'Es war {by}, und gefallen ist {who}.',
    2: '{who}: gefallen gegen {by}.',
  },
  leaderLost: {
    0: 'Bei {who} gab niemand mehr Befehle.',
    1: 'Von da an musste {who} ohne Führung auskommen.',
    2: 'Jemand anders musste jetzt für {who} rufen.',
  },
  stopped: {
    0: '{craft} stand danach still.',
    1: '{craft} war an diesem Tag so weit gekommen, wie es gehen sollte.',
    2: 'Etwas riss, und {craft} rührte sich nicht mehr.',
  },
  workLost: {
    0: '{work}: das war einmal.',
    1: '{work}: bis dahin hatte es gestanden.',
    2: 'Da war Rauch, und als er verzog, fehlte etwas: {work}.',
  },
  lost: {
    routed: {
      0: '{who} lief davon.',
      1: 'Das war zu viel für {who}, und niemand hielt sie auf.',
      2: '{who} wurde noch einmal gesehen, von hinten.',
    },
    left: {
      0: '{who} war durch, und fort.',
      1: 'Niemand hielt {who} auf: über die Kante, und weg.',
      2: '{who} kam an allen vorbei.',
    },
  },
  wipedOut: {
    0: 'Von {who} blieb niemand übrig.',
    1: 'Das war das Ende von {who}.',
    2: '{who} gab keine Antwort mehr.',
  },
  wipedOutBy: {
    0: '{by} machte ein Ende mit {who}.',
    1: 'Von {who} blieb niemand übrig; das war {by}.',
    2: '{who} gab keine Antwort mehr. {by} meldete es so.',
  },
  wrecked: {
    0: '{who} brannte.',
    1: 'Von {who} blieb nur Eisen.',
    2: 'Das war das Letzte von {who}.',
  },
  wreckedBy: {
    0: '{by} setzte {who} in Brand.',
    1: '{who} brannte, und das kam von {by}.',
    2: 'Ein Treffer von {by}, und {who} war nur noch Eisen.',
  },
  assault: {
    taken: {
      0: '{who} ging hinein und warf {other} hinaus.',
      1: 'Mann gegen Mann war {who} besser als {other}.',
      2: '{other} wich, als {who} mitten unter ihnen war.',
    },
    held: {
      0: '{who} ging hinein, und {other} warf sie zurück.',
      1: '{other} stand, als {who} kam, und gehen musste {who}.',
      2: 'Es war näher, als {who} gewollt hatte, und {other} behielt die Oberhand.',
    },
    overrun: {
      0: '{who} ging über {other} hinweg, als wäre dort niemand gewesen.',
      1: '{other} traf auf {who}, auf Armlänge. Nach einem Atemzug war es vorbei.',
      2: 'Erst war da {other}, dann nur noch {who}.',
    },
    draw: {
      0: '{who} und {other} fuhren einander an die Kehle und ließen wieder los.',
      1: 'Niemand behielt die Oberhand: {who}, {other} und ein paar Schritte Schlamm.',
      2: '{who} kam, {other} stand, und beide gingen zurück.',
    },
  },
  infected: {
    0: 'Wen {who} getötet hatte, der blieb nicht liegen.',
    1: 'Nachher waren es bei {who} mehr als vorher.',
    2: 'Einige der Toten standen auf und gingen mit {who}.',
  },
  called: {
    strikes: {
      0: '{who} hatte die Geschütze in der Leitung, und sie antworteten.',
      1: 'Ein Wort von {who}, und weit weg zog jemand an einer Schnur.',
      2: '{who} las Zahlen vor, ruhig, zweimal.',
    },
    garbled: {
      0: '{who} rief die Geschütze und hörte nur Knistern.',
      1: 'Was {who} sagte, kam bei den Geschützen nicht an.',
      2: '„Noch einmal“, sagten die Geschütze zu {who}.',
    },
    silenced: {
      0: '{who} rief die Geschütze. Die Leitung war tot und blieb es.',
      1: 'Nach diesem Ruf von {who} erreichte niemand mehr die Geschütze.',
      2: '{who} hielt lange den Hörer. Niemand war da.',
    },
  },
  antiAir: {
    0: 'Einige kamen nicht mehr lebend am Boden an.',
    1: 'Der Himmel war voll von Granaten, und nicht alle, die durch ihn fielen, hatten Glück.',
    2: 'Die Geschütze hatten auf sie gewartet, den ganzen Weg herunter.',
  },
  power: {
    0: '{who} sah hinüber zu {at}, und etwas geschah: {power}.',
    1: 'Was {who} mit {at} tat, sah niemand. Einen Namen hat es doch: {power}.',
    2: '{who} schloss die Augen, und {at} spürte es: {power}.',
  },
  recovered: {
    0: '{who}: getroffen, verbunden, und weiter.',
    1: 'Sie hatten {who} aufgegeben. {who} sah das anders.',
    2: '{who} stand wieder auf, mit einem Verband.',
  },
  used: {
    lastStand: {
      0: '{who} ging keinen Schritt mehr zurück.',
      1: 'Hier blieb {who}, was auch kam.',
      2: '{who} hatte beschlossen, dass es hier sein sollte.',
    },
    combatDrugs: {
      0: '{who} nahm, was in der roten Dose war.',
      1: 'Die Augen von {who} wurden anders. Dann ging es los.',
      2: '{who} spürte nichts mehr, und so war es gedacht.',
    },
  },
  charges: {
    destroyed: {
      0: '{who} hatte gut gelegt: {target}, und dann nichts mehr.',
      1: 'Es wurde bis drei gezählt, und etwas fehlte: {target}. Gezählt hatte {who}.',
      2: '{who} drückte, und es kam herunter: {target}.',
    },
    badlyDamaged: {
      0: '{who} drückte, und nur die Hälfte ging hoch; es stand noch, irgendwie: {target}.',
      1: 'Es bebte und neigte sich: {target}. {who} hatte auf mehr gehofft.',
      2: 'Es riss von oben bis unten und fiel nicht: {target}, durch {who}.',
    },
  },
  tasked: {
    0: 'Mitten in alldem schaffte {who} es: {about}.',
    1: '{who} hatte eine Sache zu tun und tat sie: {about}.',
    2: 'Während die anderen feuerten, arbeitete {who}: {about}.',
  },
  rose: {
    0: 'Alle hatten {who} fallen sehen. {who} stand auf.',
    1: 'Um {who} zu töten, braucht es mehr.',
    2: '{who} hatte nur dagelegen und nachgedacht.',
  },
  noted: '{name} notierte: {text}',
  recorded: {
    0: 'Wie es ging, hat niemand aufgeschrieben; alle blieben im Tritt.',
    1: 'Vom Gefecht selbst steht nichts geschrieben. Keine Einheit ging dabei verloren.',
    2: 'Es wurde gekämpft, und beide Seiten zogen heim.',
  },
  recordedLost: {
    0: 'Wie es ging, hat niemand aufgeschrieben. Verloren: {who}.',
    1: 'Vom Gefecht selbst steht nur der Verlust geschrieben: {who}.',
    2: 'Es wurde gekämpft, und nicht alle zogen heim: {who}.',
  },
  ended: {
    mission: {
      0: 'Dann war getan, wofür {name} gekommen war.',
      1: 'Auftrag ausgeführt, stand in der Meldung von {name}. Sie war zwei Zeilen lang.',
      2: '{name} hatte, was zu haben war.',
    },
    won: {
      0: 'Am Ende gehörte das Feld {name}.',
      1: 'Als der Rauch verzog, stand da {name}.',
      2: '{name} blieb, und die anderen nicht.',
    },
    open: {
      0: 'Dann war es dunkel, und niemand hatte gesiegt.',
      1: 'Beide Seiten gingen dorthin zurück, woher sie gekommen waren, und schrieben, sie hätten gehalten.',
      2: 'Es endete, weil alle aufhörten.',
    },
  },
}

export const fastAndDirtyTable = { tale }
