import type { Translated } from '../../../texts/translated.ts'
import type { tale as english } from './tale.ts'

/** What the report of a mission says, in German. */
export const tale: Translated<typeof english> = {
  brief: ' Der Befehl: „{brief}“',
  begun: {
    0: 'Hinein ging es für {teams}. Der Auftrag hieß „{name}“, und niemand hatte versprochen, dass es ruhig würde.{brief}',
    1: 'Über dem Befehl stand „{name}“. Ein letzter Griff zur Waffe, und hinein ging es für {teams}.{brief}',
    2: 'Der Auftrag, „{name}“, ging an {teams}, und dazu der nächste Weg hinein.{brief}',
    3: 'Auf der Akte stand „{name}“, und dass es schnell gehen würde. Das war nichts Neues für {teams}.{brief}',
    4: 'Jemand musste es tun, und es traf {teams}. Der Auftrag: „{name}“.{brief}',
    5: '„{name}“, sagte die Stimme in der Leitung und legte auf. Das galt für {teams}.{brief}',
  },
  wave: {
    0: 'Dann kamen sie in einer Welle: {models}.',
    1: 'Immer mehr drängten herein: {models}.',
    2: 'Die nächste Welle war da: {models}.',
  },
  backUp: {
    0: 'Jemand hatte um Hilfe gerufen, und Hilfe kam: {models}.',
    1: 'Verstärkung traf ein, und nicht für das Team: {models}.',
    2: 'Auf den Alarm hin kamen gelaufen: {models}.',
  },
  token: {
    0: '{token} war kein falscher Alarm.',
    1: 'Hinter {token} wartete jemand.',
    2: '{token} bedeutete Ärger.',
  },
  fight: {
    0: 'Dann begann für {team} die Schießerei.',
    1: 'Für {team} kam es zum Kampf.',
    2: 'Es wurde ernst für {team}.',
    3: 'Jemand blickte auf und sah {team}.',
    4: 'Mit dem Schleichen war es danach vorbei für {team}.',
    5: 'Zeit für {team}, die Waffen zu ziehen.',
  },
  skirmish: {
    0: 'Ein kurzer Kampf für {team}, und er war vorbei, ehe jemand davon erzählen konnte.',
    1: 'Schüsse fielen auf dem Weg von {team}, und bald keine mehr.',
    2: 'Es kam zu einem Gerangel mit {team}, und zu mehr nicht.',
  },
  rivals: {
    0: 'Mehr als ein Team wollte dasselbe, {team} und {others}, und es fielen Schüsse.',
    1: 'Dann hieß es {team} gegen {others}, und niemand wich.',
    2: 'Es musste so kommen: {team} gegen {others}.',
  },
  surprised: {
    team: {
      0: '{team} lief mitten hinein: die anderen schossen zuerst.',
      1: 'Bei {team} sah es niemand kommen, als die Schießerei begann.',
      2: 'Als der Kampf begann, war {team} nicht bereit.',
    },
    badGuys: {
      0: '{team} erwischte sie von hinten.',
      1: 'Die Gegenseite hörte {team} nicht kommen.',
      2: '{team} schlug zuerst zu, und die anderen hatten keine Antwort bereit.',
    },
  },
  fightWon: {
    0: 'Als es für {team} vorbei war, war niemand mehr da, auf den zu schießen war.',
    1: 'Dann war es still. Auf den Beinen blieb {team}.',
    2: 'Den Ort hatte nun {team} für sich.',
    3: 'Niemand war mehr da, um {team} aufzuhalten.',
  },
  fightApart: {
    0: 'Dann war von {team} und der Gegenseite nichts mehr zu sehen.',
    1: '{team} war ihnen aus den Augen.',
    2: 'Das Schießen hörte auf für {team}: zu sehen war niemand.',
  },
  fightLost: {
    0: 'Damit war der Kampf für {team} vorbei.',
    1: 'Das war für {team} das Ende dieses Kampfes.',
    2: 'Von {team} war niemand mehr dabei.',
  },
  fell: {
    mostlyDead: {
      0: '{model} ging zu Boden, Fast Tot.',
      1: '{model} wurde schwer getroffen und lag da, Fast Tot.',
      2: '{model} sank hin: Fast Tot, und die Uhr lief.',
    },
    out: {
      0: '{model} fiel.',
      1: 'Das war das Ende von {model}.',
      2: '{model} stand nicht wieder auf.',
    },
    unconscious: {
      0: '{model} wurde schlafen gelegt und atmete noch.',
      1: '{model} lag bewusstlos am Boden.',
      2: '{model} verlor das Bewusstsein.',
    },
  },
  struck: {
    mostlyDead: {
      0: '{by} streckte {model} nieder: Fast Tot.',
      1: '{model} bekam ab, was {by} zu geben hatte, und lag da, Fast Tot.',
      2: '{model} sank hin, getroffen von {by}: Fast Tot, und die Uhr lief.',
    },
    out: {
      0: '{by} machte es für {model} zum letzten Gang.',
      1: '{by} war das Ende von {model}.',
      2: '{by} sorgte dafür, dass {model} nicht wieder aufstand.',
    },
    unconscious: {
      0: '{by} legte {model} schlafen, und {model} atmete noch.',
      1: '{model} lag am Boden, bewusstlos geschlagen von {by}.',
      2: '{by} nahm {model} das Bewusstsein.',
    },
  },
  lastShot: {
    0: '{by} hatte im selben Augenblick zugeschlagen. {what}',
    1: 'Es war ein Tausch, denn auch {by} hatte getroffen. {what}',
    2: 'Aber {by} war nicht ohne einen letzten Treffer gefallen. {what}',
  },
  lastWound: {
    0: '{model} bekam noch einen Treffer ab, und viel durfte nicht mehr kommen.',
    1: 'Da hielt {model} nur noch der Wille auf den Beinen.',
    2: 'Ein Treffer mehr, und {model} hätte am Boden gelegen.',
  },
  felledBy: {
    0: 'Niedergestreckt von {by}: {models}.',
    1: 'Das war das Werk von {by}: {models}.',
    2: 'Aufgehalten, und zwar von {by}: {models}.',
  },
  asleepBy: {
    0: 'Schlafen gelegt von {by}, und atmend zurückgelassen: {models}.',
    1: 'Bewusstlos durch {by}: {models}.',
    2: 'Von {by} verschont: {models}.',
  },
  wreckedBy: {
    0: 'In Stücke geschossen von {by}: {models}.',
    1: 'Nur Schrott ließ {by} übrig: {models}.',
    2: 'Funken flogen, wohin {by} gezielt hatte: {models}.',
  },
  felled: {
    0: 'Niedergestreckt: {models}.',
    1: 'Für immer aus dem Weg: {models}.',
    2: 'Es kostete die anderen: {models}.',
  },
  asleep: {
    0: 'Schlafen gelegt, und atmend zurückgelassen: {models}.',
    1: 'Bewusstlos am Boden: {models}.',
    2: 'Verschont, und später gefunden: {models}.',
  },
  wrecked: {
    0: 'In Stücke geschossen: {models}.',
    1: 'Nur noch Schrott: {models}.',
    2: 'Funken flogen, dann war Stille: {models}.',
  },
  many: {
    personnel: 'jemand vom Personal | {n} vom Personal',
    guard: 'eine Wache | {n} Wachen',
    trooper: 'ein Feindsoldat | {n} Feindsoldaten',
    heavy: 'ein Feindkanonier | {n} Feindkanoniere',
    assault: 'ein Sturmsoldat | {n} Sturmsoldaten',
    securityBot: 'ein Sicherheits-’Bot | {n} Sicherheits-’Bots',
    combatBot: 'ein Kampf-’Bot | {n} Kampf-’Bots',
    assaultBot: 'ein Sturm-’Bot | {n} Sturm-’Bots',
    camera: 'eine Kamera | {n} Kameras',
    gun: 'ein Geschütz | {n} Geschütze',
  },
  saved: {
    0: '{model} kniete bei {patient} nieder, und es half.',
    1: '{patient} war so gut wie fort, als {model} einen Puls fand.',
    2: '{model} gab alles, was die Tasche hergab, und {patient} atmete wieder.',
    3: '„Heute nicht“, sagte {model}, und {patient} schlug die Augen auf.',
    4: '{model} zählte leise mit, und am Ende hustete {patient}.',
  },
  notSaved: {
    0: '{model} kämpfte um {patient}, bis dahin vergebens.',
    1: '{model} wollte {patient} zurückholen, und konnte es noch nicht.',
    2: 'Was {model} auch für {patient} tat, es reichte noch nicht.',
  },
  stray: {
    0: 'Ein Schuss von {by}, der jemand anderem galt, traf {struck}.',
    1: 'Ein Schuss von {by} ging daneben, und {struck} war im Weg.',
    2: 'Ein verirrter Schuss von {by} fand {struck}.',
  },
  blewUp: {
    0: 'Etwas flog in die Luft: {thing}.',
    1: 'Dann kam ein großer Blitz ({thing}).',
    2: 'Was dort gestanden hatte, war nicht mehr: {thing}.',
  },
  securityOff: {
    0: 'Kameras und Geschütze wurden dunkel.',
    1: 'Ein paar Tasten, und niemand sah mehr zu.',
    2: 'Die Überwachung wurde abgeschaltet.',
  },
  deviceOff: {
    0: 'Jemand fand den richtigen Draht ({device}).',
    1: 'Von da an tat sich dort nichts mehr ({device}).',
    2: 'Ein kleines Licht ging aus, und das war es ({device}).',
  },
  knows: {
    0: '{model} erfuhr, weshalb sie gekommen waren.',
    1: 'Nun wusste {model} es.',
    2: 'Was sie erfahren wollten, hatte {model} jetzt im Kopf und auf Band.',
  },
  located: {
    0: '{model} fand heraus, wo zu suchen war.',
    1: 'Wo das Ding lag, fand {model} heraus.',
    2: 'Dank {model} wussten sie, wohin.',
  },
  taken: {
    0: 'Da war es, „{item}“, und {model} hatte es.',
    1: '„{item}“ wechselte den Besitzer und gehörte nun {model}.',
    2: '{model} ging nicht ohne „{item}“ weiter.',
  },
  found: {
    0: '{model} fand {gadget}, und das lohnte sich.',
    1: '{model} sah in eine Ecke und fand {gadget}.',
    2: '{model} hatte nun auch {gadget}.',
  },
  joined: {
    0: '{model} kam mit {team} mit.',
    1: '{team} hatte nun auf noch jemanden zu achten: {model}.',
    2: 'Von da an blieb {model} nah bei {team}.',
  },
  cameAlong: {
    0: 'Jemand tauchte auf, ganz ohne Anteil an der Sache, und kam mit {team} mit: {models}.',
    1: 'Auf {team} traf jemand, der nur fortwollte: {models}.',
    2: 'Von da an war für {team} auf jemanden zu achten: {models}.',
  },
  flown: {
    0: '{model} übernahm das Steuer: {vessel}.',
    1: 'Die Triebwerke sprangen an, mit {model} am Knüppel: {vessel}.',
    2: 'Es gab etwas zu fliegen, und {model} flog es: {vessel}.',
  },
  built: {
    0: 'Aus dem, was herumlag, baute {model} {gadget}.',
    1: 'Draht, Klebeband und Glück: {model} machte {gadget} daraus.',
    2: '{model} setzte sich zum Schrott und hatte danach {gadget}.',
  },
  left: {
    0: 'Entkommen: {models}. Der Weg hinaus: {way}.',
    1: 'Der Weg hinaus ({way}) war offen, für {models}.',
    2: 'Den Weg hinaus ({way}) fand {models}, und niemand sah mehr als einen Rücken.',
  },
  leftCarrying: {
    0: 'Entkommen: {models}. Der Weg hinaus: {way}. Hinausgetragen, Fast Tot: {carried}.',
    1: 'Der Weg hinaus ({way}) war offen, für {models} und, getragen und Fast Tot, für {carried}.',
    2: 'Den Weg hinaus ({way}) fand {models}, und zurück blieb niemand: getragen wurde {carried}.',
  },
  putRight: {
    0: 'Für {model} kam es anders: „{reason}“.',
    1: 'Was dann mit {model} geschah: „{reason}“.',
    2: 'Von {model} ist dies zu erzählen: „{reason}“.',
  },
  noted: '{name} notierte: „{text}“',
  recorded: {
    0: 'Niemand schrieb in dieser Nacht mit, und alle kamen nach Hause.',
    1: 'Wie es drinnen zuging, wissen nur, die dabei waren. Zurück kamen alle.',
    2: 'Über die Stunden drinnen gibt es keinen Bericht; danach fehlte niemand.',
  },
  recordedOut: {
    0: 'Niemand schrieb in dieser Nacht mit. Was es kostete, weiß man: {models}.',
    1: 'Wie es drinnen zuging, wissen nur, die zurückkamen. Nicht dabei: {models}.',
    2: 'Über die Stunden drinnen gibt es keinen Bericht; danach fehlten: {models}.',
  },
  restGoes: ' Wer von ihnen übrig war, kam irgendwie davon: {models}.',
  teamLost: {
    0: 'Ohne {model} war es für {team} vorbei.{goes}',
    1: '{model} hatte {team} zusammengehalten.{goes}',
    2: 'Ohne {model} ging es für {team} nicht weiter.{goes}',
  },
  ended: {
    by: {
      0: 'Der Auftrag ging an {team}: {why}.',
      1: '{team} war allen zuvorgekommen: {why}.',
      2: 'Am Ende war es {team}, und niemand sonst: {why}.',
    },
    won: {
      0: 'Der Auftrag war gewonnen: {why}.',
      1: 'Sie hatten es geschafft: {why}.',
      2: 'Das war es, und es war ein Sieg: {why}.',
      3: 'Einmal ging es so, wie es an der Tafel gestanden hatte: {why}.',
      4: 'Sie brachten es nach Hause: {why}.',
      5: 'In der Akte wird es leicht aussehen: {why}.',
    },
    lost: {
      0: 'Der Auftrag war verloren: {why}.',
      1: 'Es ging schlecht aus: {why}.',
      2: 'Es war nichts mehr zu gewinnen: {why}.',
      3: 'Diese Akte wollte niemand schreiben: {why}.',
      4: 'Der Plan war gut und reichte nicht: {why}.',
      5: 'Das hier haben sie noch offen: {why}.',
    },
    'broken-off': {
      0: 'Dabei blieb es, {why}.',
      1: 'Sie brachen es dort ab, {why}.',
      2: 'Das Ende sah niemand, {why}.',
    },
  },
}
