import type { Translated } from '../../../texts/translated.ts'
import type { tale as english } from './tale.ts'

/** What the report of a mission says, in German. */
export const tale: Translated<typeof english> = {
  begun: {
    0: '{teams} gingen hinein. Der Auftrag hieß {kind}, und niemand hatte versprochen, dass es ruhig würde.',
    1: 'Im Befehl stand: {kind}. {teams} prüften noch einmal ihre Waffen und gingen hinein.',
    2: '{teams} nahmen den Auftrag an, {kind}, und den nächsten Weg hinein.',
    3: 'Es sollte schnell gehen und hieß {kind}. {teams} hatten beides schon gehört.',
    4: 'Jemand musste es tun, und das waren {teams}. Der Auftrag: {kind}.',
    5: '{kind}, sagte die Stimme in der Leitung und legte auf. {teams} waren unterwegs.',
  },
  wave: {
    0: 'Dann kamen sie in einer Welle: {models}.',
    1: 'Immer mehr drängten herein: {models}.',
    2: 'Die nächste Welle war da: {models}.',
  },
  backUp: {
    0: 'Jemand hatte um Hilfe gerufen, und Hilfe kam: {models}.',
    1: 'Verstärkung traf ein, und nicht für die Gruppe: {models}.',
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
  },
  rivals: {
    0: '{team} waren dort nicht allein: {others} wollten dasselbe, und es fielen Schüsse.',
    1: 'Dann standen {team} und {others} voreinander, und niemand wich.',
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
    0: 'Als es vorbei war, war niemand mehr da, auf den zu schießen war.',
    1: 'Dann war es still, und {team} stand noch.',
    2: '{team} hielt den Raum.',
  },
  fightApart: {
    0: 'Dann verloren sich beide Seiten aus den Augen.',
    1: '{team} war ihnen aus den Augen.',
    2: 'Das Schießen hörte auf, denn zu sehen war niemand.',
  },
  fightLost: {
    0: 'Am Ende war von {team} niemand mehr da, um zurückzuschießen.',
    1: 'Dieser Kampf gehörte der Gegenseite.',
    2: 'Von {team} war niemand mehr dabei.',
  },
  fell: {
    mostlyDead: {
      0: '{model} ging zu Boden, so gut wie tot.',
      1: '{model} wurde schwer getroffen und lag da, so gut wie tot.',
      2: '{model} sank hin: so gut wie tot, und die Uhr lief.',
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
      0: '{by} streckte {model} nieder: so gut wie tot.',
      1: '{model} bekam ab, was {by} zu geben hatte, und lag da, so gut wie tot.',
      2: '{model} sank hin, getroffen von {by}: so gut wie tot, und die Uhr lief.',
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
  felledBy: {
    0: '{by}: Das waren die Schüsse, die zählten. Zu Boden gingen: {models}.',
    1: 'Auf das Konto von {by} gingen: {models}.',
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
    0: 'Zu Boden gingen: {models}.',
    1: 'Nicht wieder auf standen: {models}.',
    2: 'Es kostete die anderen: {models}.',
  },
  asleep: {
    0: 'Schlafen gelegt, und atmend zurückgelassen: {models}.',
    1: 'Bewusstlos lagen da: {models}.',
    2: 'Verschont, und später gefunden: {models}.',
  },
  wrecked: {
    0: 'In Stücke geschossen: {models}.',
    1: 'Nur Schrott blieb übrig: {models}.',
    2: 'Funken flogen, dann war Stille: {models}.',
  },
  many: {
    personnel: 'jemand vom Personal | {n} vom Personal',
    guard: 'eine Wache | {n} Wachen',
    trooper: 'ein feindlicher Soldat | {n} feindliche Soldaten',
    heavy: 'ein feindlicher Schwerer | {n} feindliche Schwere',
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
  },
  notSaved: {
    0: '{model} kämpfte um {patient}, vergebens.',
    1: '{model} wollte {patient} bei uns halten, und konnte es nicht.',
    2: 'Was {model} auch für {patient} tat, es half nicht.',
  },
  stray: {
    0: 'Ein Schuss von {by}, der jemand anderem galt, traf {struck}.',
    1: 'Ein Schuss von {by} ging daneben, und {struck} war im Weg.',
    2: 'Ein verirrter Schuss von {by} fand {struck}.',
  },
  blewUp: {
    0: '{thing} flog in die Luft.',
    1: 'Dann verschwand {thing} in einem Blitz.',
    2: 'Von {thing} blieb danach nichts.',
  },
  securityOff: {
    0: 'Kameras und Waffen wurden dunkel.',
    1: 'Ein paar Tasten, und niemand sah mehr zu.',
    2: 'Die Überwachung wurde abgeschaltet.',
  },
  knows: {
    0: '{model} erfuhr, weshalb sie gekommen waren.',
    1: 'Nun wusste {model} es.',
    2: 'Was sie erfahren wollten, hatte {model} jetzt im Kopf und auf Band.',
  },
  located: {
    0: '{model} fand heraus, wo zu suchen war.',
    1: 'Es war {model}, wer herausfand, wo das Ding lag.',
    2: 'Dank {model} wussten sie, wohin.',
  },
  taken: {
    0: '{model} nahm an sich: {item}.',
    1: '{item} wechselte den Besitzer: jetzt hatte {model} es.',
    2: '{model} nahm {item} mit.',
  },
  found: {
    0: '{model} fand etwas, das zu tragen lohnte: {gadget}.',
    1: 'In einer Ecke lag: {gadget}; {model} nahm es.',
    2: '{model} kam an etwas: {gadget}.',
  },
  joined: {
    0: '{model} kam mit {team} mit.',
    1: '{team} hatte nun auf noch jemanden zu achten: {model}.',
    2: 'Von da an blieb {model} nah bei {team}.',
  },
  flown: {
    0: '{model} übernahm das Steuer: {vessel}.',
    1: '{vessel} hob ab, mit {model} am Knüppel.',
    2: '{model} flog {vessel}.',
  },
  built: {
    0: 'Aus dem, was herumlag, baute {model} etwas: {gadget}.',
    1: 'Draht, Klebeband und Glück: {model} hatte daraus etwas gemacht: {gadget}.',
    2: '{model} setzte sich zum Schrott und stand wieder auf mit: {gadget}.',
  },
  left: {
    0: '{models} entkamen: {way}.',
    1: 'Der Weg hinaus war {way}, für {models}.',
    2: '{models} erreichten {way} und waren fort.',
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
  teamLost: {
    0: 'Ohne {model} war es für {team} vorbei.',
    1: '{model} hatte {team} zusammengehalten.',
    2: 'Ohne {model} ging es für {team} nicht weiter.',
  },
  ended: {
    by: {
      0: 'Der Einsatz ging an {team}: {why}.',
      1: '{team} war allen zuvorgekommen: {why}.',
      2: 'Am Ende war es {team}, und niemand sonst: {why}.',
    },
    won: {
      0: 'Der Einsatz war gewonnen: {why}.',
      1: 'Sie hatten es geschafft: {why}.',
      2: 'Das war es, und es war ein Sieg: {why}.',
      3: 'Einmal ging es so, wie es an der Tafel gestanden hatte: {why}.',
      4: 'Sie brachten es nach Hause: {why}.',
      5: 'In der Akte wird es leicht aussehen: {why}.',
    },
    lost: {
      0: 'Der Einsatz war verloren: {why}.',
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
