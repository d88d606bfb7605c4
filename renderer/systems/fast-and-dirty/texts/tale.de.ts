import type { Translated } from '../../../texts/translated.ts'
import type { tale as english } from './tale.ts'

/** The report of a battle in German. */
const tale: Translated<typeof english> = {
  begun: {
    0: 'Auf der Karte hieß es „{place}“. {sides} waren dorthin befohlen, und niemand hatte gesagt, wie man wieder wegkommt. {one} {other}',
    1: '{sides}: auf beiden Befehlen stand derselbe Ort, „{place}“, und jeder hoffte etwas anderes. {one} {other}',
    2: 'Später nannten sie es „{place}“. An jenem Morgen nannten {sides} es gar nicht und lagen sehr still. {one} {other}',
  },
  first: {
    0: 'Dann gab jemand das Wort.',
    1: 'Es begann, ehe der Kaffee kalt war.',
    2: 'Ein Pfiff, und sie gingen.',
  },
  force: 'Für {player} kämpfte {force}: {units}.',
  forceFor: 'Für {player} kämpfte {force}, Auftrag {mission}: {units}.',
  turn: 'Zug {n}. {then}',
  turnQuiet: {
    0: 'Von Zug {n} hatte niemand etwas zu erzählen.',
    1: 'In Zug {n} geschah nichts, woran sich jemand erinnert.',
    2: 'Zug {n} ging vorbei.',
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
  ralliedThrice: {
    0: 'Dreimal war es an diesem Tag so gut wie vorbei, und doch waren sie noch da: {who}.',
    1: 'Zum dritten Mal hätte niemand auf {who} gewettet, und zum dritten Mal hielt es.',
    2: '{who}: ein Wanken zum dritten Mal, und zum dritten Mal blieben sie.',
  },
  berserk: {
    0: '{who} hörte auf nichts mehr und stürzte vor.',
    1: 'Das hatte {who} niemand befohlen.',
    2: 'Ein Gebrüll, und es kam von {who}.',
  },
  heartLost: {
    0: 'Auf der Seite von {name} begann man zu zählen, wer fehlte: {share} % der Einheiten.',
    1: 'Auf der Seite von {name} sprach es sich herum, und gut war nichts davon: {share} % der Einheiten waren fort.',
    2: 'Von hier an sahen die Leute von {name}, {share} % der Einheiten ärmer, so oft zurück wie nach vorn.',
  },
  repulsed: {
    0: '{who} brach auf, geriet ins Feuer und warf sich hin.',
    1: '{who} kam nicht dorthin, wohin es gehen sollte.',
    2: 'Der Weg war frei, bis {who} ihn nahm.',
  },
  repulsedBy: {
    0: '{by} überraschte {who} beim Vorgehen, und sie warfen sich hin.',
    1: '{who} brach auf, geriet ins Feuer von {by} und warf sich hin.',
    2: '{by} hatte gewartet, und weiter ging es nicht für {who}.',
  },
  repulsedThrice: {
    0: 'Dreimal waren sie bis dahin aufgebrochen, und dreimal warf das Feuer sie zurück: {who}.',
    1: 'Zum dritten Mal geriet {who} unterwegs ins Feuer.',
    2: '{who} warf sich zum dritten Mal hin.',
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
  blastOwn: {
    0: '{with}: das kam herunter auf {who}, und nicht alle davon waren der Feind.',
    1: 'Unter {who} flog die Erde auf: {with}, und nicht nur beim Feind.',
    2: '{who} hörte es kommen. Es war {with}, und manche davon waren die eigenen Leute.',
  },
  closeIn: 'eine Ladung Schrot aus nächster Nähe',
  fallen: {
    0: 'Dort war es zu Ende für {who}.',
    1: 'Später trug man {who} zurück.',
    2: '{who}: das Ende davon nicht mehr gesehen.',
  },
  fallenBy: {
    0: 'Für {who} war es dort zu Ende, und das kam von {by}.',
    1: 'Es war {by}, und gefallen ist {who}.',
    2: '{who}: gefallen gegen {by}.',
  },
  fallenByOwn: {
    0: 'Für {who} war es zu Ende, und es kam von der eigenen Seite: {by}.',
    1: '{by} feuerte, und es traf die eigenen Leute: {who}.',
    2: 'Niemand hatte es gewollt: gefallen ist {who}, durch {by}, von derselben Seite.',
  },
  fallenByGun: {
    0: 'Eine Granate, und gefallen ist {who}: {by}.',
    1: '{who}: gefallen durch etwas, das von weit her kam: {by}.',
    2: '{by}, von jenseits des Tisches: das war das Ende für {who}.',
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
  ambushed: {
    0: '{who} war vorausgegangen, um zu sehen, und in einen Hinterhalt geraten. Niemand kam zurück.',
    1: 'Von {who}, vor Beginn auf Aufklärung, hörte man nichts mehr.',
    2: 'Die Streife, die zuerst zurück sein sollte, kam nie: {who}.',
  },
  wipedOut: {
    0: 'Von {who} blieb niemand übrig.',
    1: 'Das war das Ende von {who}.',
    2: '{who} gab keine Antwort mehr.',
  },
  wipedOutBy: {
    0: '{by} machte ein Ende mit {who}.',
    1: 'Von {who} blieb niemand übrig; das war {by}.',
    2: '{who} gab keine Antwort mehr, und das kam von {by}.',
  },
  wipedOutByOwn: {
    0: 'Von {who} blieb niemand übrig, und es war die eigene Seite: {by}.',
    1: '{by} machte ein Ende mit {who}, und beide kämpften auf derselben Seite.',
    2: 'Niemand hatte es gewollt: {who} gab keine Antwort mehr, und das war {by}, von der eigenen Seite.',
  },
  wipedOutByGun: {
    0: 'Eine Granate, und von {who} blieb niemand übrig: {by}.',
    1: 'Von weit her kam, was ein Ende machte mit {who}: {by}.',
    2: '{who} gab keine Antwort mehr. Es war eine Granate: {by}.',
  },
  carriedOff: {
    0: 'Für {who} war der Kampf vorbei. Wer nicht tot war, wurde fortgetragen.',
    1: 'Von {who} stand niemand mehr; die Verwundeten kamen heim.',
    2: 'Für {who} war es vorbei, doch nicht für alle für immer.',
  },
  carriedOffBy: {
    0: '{by} machte dem Kampf für {who} ein Ende. Wer nicht tot war, wurde fortgetragen.',
    1: 'Von {who} stand niemand mehr, und das war {by}; die Verwundeten kamen heim.',
    2: 'Für {who} war es vorbei, durch {by}, doch nicht für alle für immer.',
  },
  carriedOffByOwn: {
    0: '{by}, von der eigenen Seite, machte dem Kampf für {who} ein Ende. Wer nicht tot war, wurde fortgetragen.',
    1: 'Von {who} stand niemand mehr, und das war die eigene Seite, {by}; die Verwundeten kamen heim.',
    2: 'Für {who} war es vorbei, durch {by} von der eigenen Seite, doch nicht für alle für immer.',
  },
  carriedOffByGun: {
    0: 'Eine Granate machte dem Kampf für {who} ein Ende: {by}. Wer nicht tot war, wurde fortgetragen.',
    1: 'Von {who} stand nach dieser Granate niemand mehr: {by}. Die Verwundeten kamen heim.',
    2: 'Für {who} war es mit einer Granate vorbei, doch nicht für alle für immer: {by}.',
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
  wreckedByOwn: {
    0: '{by} setzte {who} in Brand, und beide kämpften auf derselben Seite.',
    1: '{who} brannte, und das war {by}, von der eigenen Seite.',
    2: 'Niemand hatte es gewollt: ein Treffer von {by}, und {who}, von derselben Seite, war nur noch Eisen.',
  },
  wreckedByGun: {
    0: 'Eine Granate setzte {who} in Brand: {by}.',
    1: '{who} brannte, und es war von weit her gekommen: {by}.',
    2: 'Eine Granate, und {who} war nur noch Eisen: {by}.',
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
    takenGone: {
      0: '{who} stürmte, und {other} kam nicht mehr heraus.',
      1: 'Mann gegen Mann machte {who} ein Ende mit {other}.',
      2: '{who} war mitten unter ihnen, und dann war niemand mehr da: {other}.',
    },
    takenLost: {
      0: '{who} nahm {other} den Boden ab und erlebte nicht, ihn zu halten.',
      1: '{who} war besser als {other}, und niemand blieb, es zu sagen.',
      2: '{other} wich vor {who}, und von {who} blieb niemand übrig.',
    },
    heldGone: {
      0: '{who} stürmte, {other} warf sie zurück, und es war das Letzte, was {other} tat.',
      1: '{other} stand, als {who} kam, und danach war von {other} niemand übrig.',
      2: '{other} war besser als {who} und hat es nicht mehr erzählt.',
    },
    heldLost: {
      0: '{who} stürmte und kam nicht zurück: {other} hatte standgehalten.',
      1: 'Der Sturm auf {other} war der letzte von {who}.',
      2: '{other} stand, als {who} kam, und machte ein Ende mit {who}.',
    },
    overrunGone: {
      0: '{who} ging über {other} hinweg, und von {other} blieb niemand übrig.',
      1: '{other} traf auf {who}, auf Armeslänge, und in einem Atemzug war es vorbei mit {other}.',
      2: 'Da war {other}, und dann war da nur noch {who}.',
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
      0: 'Dann, in Zug {n}, war getan, wofür {name} gekommen war.',
      1: 'Auftrag in Zug {n} ausgeführt, stand in der Meldung von {name}. Sie war zwei Zeilen lang.',
      2: 'In Zug {n} hatte {name}, was zu haben war.',
    },
    missionIs: {
      0: 'Dann, in Zug {n}, war getan, wofür {name} gekommen war: {mission}.',
      1: 'Auftrag {mission} in Zug {n} ausgeführt, stand in der Meldung von {name}. Sie war zwei Zeilen lang.',
      2: 'In Zug {n} hatte {name}, was zu haben war: {mission}.',
    },
    won: {
      0: 'Am Ende, in Zug {n}, gehörte das Feld {name}.',
      1: 'Als der Rauch von Zug {n} verzog, stand da {name}.',
      2: 'Nach Zug {n} blieb {name}, und die anderen nicht.',
    },
    open: {
      0: 'Dann war es dunkel, und niemand hatte gesiegt.',
      1: 'Beide Seiten gingen dorthin zurück, woher sie gekommen waren, und schrieben, sie hätten gehalten.',
      2: 'Es endete, weil alle aufhörten.',
    },
  },
}

export const fastAndDirtyTable = { tale }
