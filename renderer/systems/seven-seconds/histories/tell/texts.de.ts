import type { chronicle as chronicleTexts } from './chronicle-texts.ts'
import type { tell as tellTexts } from './texts.ts'
import type { Translated } from '../../../../texts/translated.ts'
import type { warRoom } from '../../campaign/war-room/texts.ts'

/**
 * How battles and campaigns are told in German. Who does something is the subject of their sentence, and to whom it is
 * done its object in the accusative ({killerObject}, {victimsObject}; “durch”, “für”): so a trooper without a name, a
 * drone and a squad all fit. Sides are names without an article, in the singular.
 */
export const tell: Translated<typeof tellTexts> = {
  number: {
    1: 'eins',
    2: 'zwei',
    3: 'drei',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    11: 'elf',
    12: 'zwölf',
  },
  percent: '{n} %',
  underOne: 'weniger als 1 %',

  who: {
    introduced: '{name} ({unit}, {side})',
    some: '{unit} von {side}',
    side: '{short} ({faction})',
  },
  unit: {
    commander: 'Commander',
    tactical: 'Tactical',
    assault: 'Assault',
    scout: 'Scout',
    engineer: 'Engineer',
    basic: 'Basic-Drohne',
    kamikaze: 'Kamikaze-Drohne',
    haywire: 'Haywire-Drohne',
    recce: 'Recce-Drohne',
  },
  units: {
    commander: 'ein Commander | {n} Commander',
    tactical: 'ein Tactical | {n} Tacticals',
    assault: 'ein Assault | {n} Assaults',
    scout: 'ein Scout | {n} Scouts',
    engineer: 'ein Engineer | {n} Engineers',
    basic: 'eine Basic-Drohne | {n} Basic-Drohnen',
    kamikaze: 'eine Kamikaze-Drohne | {n} Kamikaze-Drohnen',
    haywire: 'eine Haywire-Drohne | {n} Haywire-Drohnen',
    recce: 'eine Recce-Drohne | {n} Recce-Drohnen',
  },
  unitsObject: {
    commander: 'einen Commander | {n} Commander',
    tactical: 'einen Tactical | {n} Tacticals',
    assault: 'einen Assault | {n} Assaults',
    scout: 'einen Scout | {n} Scouts',
    engineer: 'einen Engineer | {n} Engineers',
    basic: 'eine Basic-Drohne | {n} Basic-Drohnen',
    kamikaze: 'eine Kamikaze-Drohne | {n} Kamikaze-Drohnen',
    haywire: 'eine Haywire-Drohne | {n} Haywire-Drohnen',
    recce: 'eine Recce-Drohne | {n} Recce-Drohnen',
  },
  the: {
    commander: 'der Commander',
    tactical: 'der Tactical',
    assault: 'der Assault',
    scout: 'der Scout',
    engineer: 'der Engineer',
    basic: 'die Basic-Drohne',
    kamikaze: 'die Kamikaze-Drohne',
    haywire: 'die Haywire-Drohne',
    recce: 'die Recce-Drohne',
  },
  theObject: {
    commander: 'den Commander',
    tactical: 'den Tactical',
    assault: 'den Assault',
    scout: 'den Scout',
    engineer: 'den Engineer',
    basic: 'die Basic-Drohne',
    kamikaze: 'die Kamikaze-Drohne',
    haywire: 'die Haywire-Drohne',
    recce: 'die Recce-Drohne',
  },

  title: '{a} gegen {b}',
  battle: 'Schlacht {n}',
  of: 'der Kampagne {campaign}',

  lead: {
    won: {
      0: '{winner} gewann {margin} gegen {loser}, mit {high} zu {low} Siegpunkten.',
      1: 'Mit {high} zu {low} Siegpunkten setzte sich {winner} {margin} gegen {loser} durch.',
      2: 'Der Tag gehörte {winner}: {high} zu {low} Siegpunkte, {margin} gewonnen gegen {loser}.',
    },
    known: {
      0: '{winner} gewann {margin} gegen {loser}. Die Siegpunkte hat niemand notiert.',
      1: '{winner} setzte sich {margin} gegen {loser} durch; die Siegpunkte wurden nicht notiert.',
      2: 'Der Tag gehörte {winner}: {margin} gewonnen gegen {loser}, ohne notierte Siegpunkte.',
    },
    draw: {
      0: '{a} und {b} teilten sich den Tag: unentschieden.',
      1: 'Keine Seite konnte den Tag für sich beanspruchen: {a} und {b} trennten sich unentschieden.',
      2: 'Unentschieden zwischen {a} und {b}.',
    },
    drawPoints: 'Jede Seite hatte {n} Siegpunkte.',
    players: '{playerA} führte {a}, und {playerB} führte {b}.',
    samePlayer: '{playerA} führte sowohl {a} als auch {b}.',
    campaign: {
      points: 'Damit gewann {faction} die Kampagne.',
      streak: 'Damit hatte {faction} so oft in Folge gewonnen, dass die Kampagne entschieden war.',
    },
    afterTheEnd: 'Die Kampagne war schon vorher entschieden.',
  },

  opening: {
    title: 'Wie es begann',
    'attack-defense': {
      0: '{attacker} griff an, und {defender} verteidigte',
      1: '{defender} hatte das Gelände zu halten, und {attacker} kam, um es zu nehmen',
      2: 'Der Angriff kam von {attacker}, und {defender} grub sich ein',
    },
    'chance-encounter': {
      0: 'Niemand hatte das geplant: Es war ein Begegnungsgefecht',
      1: 'Die beiden liefen einander in die Arme: ein Begegnungsgefecht',
      2: 'Ein Begegnungsgefecht, auf das keine Seite vorbereitet war',
    },
    rolled: '{what}. Im Rollenwurf kam {first} auf {a} und {second} auf {b}{streaks}.',
    rolledSame: '{what}. Im Rollenwurf kamen beide auf {a}{streaks}.',
    streaks: ', Siegesserien eingerechnet',
    plain: '{what}.',
    squad: {
      0: '{Side} führte {units} ins Feld, verborgen unter {blips}.',
      1: '{Side} brachte {units} mit, hinter {blips}.',
      2: '{Side} schickte {units}, unter {blips}.',
    },
    blips: 'einem Blip | {n} Blips',
  },

  course: {
    title: 'Wie es verlief',
    round: 'Runde {n}.',
    rounds: 'Runden {from} bis {to}.',
    twoRounds: 'Runden {from} und {to}.',
    quiet: {
      0: 'Niemand fiel.',
      1: 'Keine Seite verlor jemanden.',
      2: 'Keine Verluste auf beiden Seiten.',
    },
    turning: {
      0: 'Keine andere Runde brachte {side} so viel.',
      1: '{Side} gewann in dieser Runde mehr als in jeder anderen.',
      2: 'Von allen Runden brachte diese {side} am meisten.',
    },
    taken: {
      0: '{Side} nahm {what}.',
      1: '{Side} holte sich {what}.',
      2: '{Side} sicherte {what}.',
    },
    captured: {
      0: '{Side} nahm {other} {what} ab.',
      1: '{Side} eroberte {what}, zuvor von {other} gehalten.',
      2: '{Side} verdrängte {other} und nahm {what}.',
    },
    lostHold: {
      0: '{Side} verlor {what}: von da an umkämpft.',
      1: '{what} war wieder umkämpft: {side} hatte es verloren. | {what} waren wieder umkämpft: {side} hatte sie verloren.',
      2: '{Side} konnte {what} nicht halten: von da an umkämpft.',
    },
    objectives: 'Missionsziel {list} | Missionsziele {list}',
    shown: {
      0: 'Eine Einheit von {side} kam ans Licht. | {N} Einheiten von {side} kamen ans Licht.',
      1: '{Side} zeigte eine Einheit. | {Side} zeigte {n} Einheiten.',
      2: 'Unter einem Blip von {side} kam eine Einheit hervor. | Unter den Blips von {side} kamen {n} Einheiten hervor.',
    },
    decoys: {
      0: 'Ein Blip von {side} war eine Attrappe. | {N} Blips von {side} waren Attrappen.',
      1: 'Unter einem Blip von {side} war niemand. | Unter {n} Blips von {side} war niemand.',
      2: '{Side} verlor eine Attrappe, die entdeckt wurde. | {Side} verlor {n} Attrappen, die entdeckt wurden.',
    },
  },

  kill: {
    odds: ', ein Schuss mit {p}',
    gauss: {
      0: '{Killer} erschoss {victimsObject} mit dem Gaußgewehr{odds}.',
      1: '{Killer} streckte {victimsObject} mit dem Gaußgewehr nieder{odds}.',
      2: 'Ein Gaußgeschoss, abgefeuert durch {killerObject}, traf {victimsObject} tödlich{odds}.',
    },
    plasma: {
      0: '{Killer} erschoss {victimsObject} mit dem Plasmagewehr{odds}.',
      1: 'Plasma, abgefeuert durch {killerObject}, vernichtete {victimsObject}{odds}.',
      2: '{Killer} brannte {victimsObject} mit dem Plasmagewehr nieder{odds}.',
    },
    missile: {
      0: '{Killer} traf {victimsObject} voll mit einer Rakete{odds}.',
      1: 'Eine Rakete, abgefeuert durch {killerObject}, traf {victimsObject} voll{odds}.',
      2: '{Killer} schickte eine Rakete, die {victimsObject} restlos vernichtete{odds}.',
    },
    blast: {
      0: 'Eine Rakete, abgefeuert durch {killerObject}, ging hoch, und die Explosion vernichtete {victimsObject}.',
      1: '{Killer} feuerte eine Rakete ab, deren Explosion {victimsObject} erfasste.',
      2: 'Zu nahe ging eine Rakete nieder, abgefeuert durch {killerObject}: Die Explosion vernichtete {victimsObject}.',
    },
    flamer: {
      0: '{Killer} richtete den Flammenwerfer auf {victimsObject}.',
      1: 'Flammen, entfacht durch {killerObject}, holten {victimsObject}.',
      2: '{Killer} verbrannte {victimsObject} mit dem Flammenwerfer.',
    },
    kamikaze: {
      0: '{Killer} sprengte sich in die Luft und riss {victimsObject} mit.',
      1: 'Die Explosion, ausgelöst durch {killerObject}, vernichtete {victimsObject}.',
      2: '{Killer} explodierte und vernichtete {victimsObject}.',
    },
    contact: {
      0: '{Killer} flog geradewegs in {victimsObject} und explodierte.',
      1: '{Killer} erreichte {victimsObject}, und das war das Ende für beide.',
      2: '{Killer} stürzte sich auf {victimsObject} und explodierte.',
    },
    jamming: {
      0: 'Das Störfeld, erzeugt durch {killerObject}, war zu viel für {victimsObject}.',
      1: '{Killer} vernichtete {victimsObject} mit dem Störfeld.',
      2: 'Das Störfeld, erzeugt durch {killerObject}, vernichtete {victimsObject}.',
    },
    nobody: {
      0: '{Cause} traf {victimsObject} tödlich.',
      1: '{Cause} vernichtete {victimsObject}.',
      2: '{Cause} war das Ende für {victimsObject}.',
    },
    own: {
      0: 'Eigenbeschuss durch {killerObject}: {Cause} vernichtete {victimsObject}.',
      1: '{Killer} traf die eigene Seite: {Cause} vernichtete {victimsObject}.',
      2: '{Killer} beschoss die eigene Seite: {Cause} vernichtete {victimsObject}.',
    },
    ownField: {
      0: 'Das Störfeld, erzeugt durch {killerObject} in den eigenen Reihen, vernichtete {victimsObject}.',
      1: '{Killer} vernichtete {victimsObject} mit dem Störfeld, mitten in den eigenen Reihen.',
      2: 'Das Störfeld aus den eigenen Reihen, erzeugt durch {killerObject}, war zu viel für {victimsObject}.',
    },
    ownBlast: {
      0: 'Die Explosion, in den eigenen Reihen ausgelöst durch {killerObject}, erfasste {victimsObject}.',
      1: '{Killer} explodierte mitten in den eigenen Reihen und vernichtete {victimsObject}.',
      2: 'Die Explosion aus den eigenen Reihen, ausgelöst durch {killerObject}, vernichtete {victimsObject}.',
    },
    selfFlames: {
      0: 'Die eigenen Flammen verbrannten {victimsObject}.',
      1: 'Das selbst gelegte Feuer holte {victimsObject}.',
      2: 'Die eigenen Flammen waren das Ende für {victimsObject}.',
    },
    selfBlast: {
      0: 'Die eigene Explosion erfasste {victimsObject}.',
      1: 'Zu nahe ging die eigene Rakete nieder und vernichtete {victimsObject}.',
      2: 'Die Explosion der eigenen Rakete war das Ende für {victimsObject}.',
    },
    cause: {
      gauss: 'ein Gaußgeschoss',
      plasma: 'ein Plasmageschoss',
      missile: 'eine Rakete',
      blast: 'eine Explosion',
      flamer: 'ein Flammenwerfer',
      kamikaze: 'eine Explosion',
      contact: 'eine explodierende Drohne',
      jamming: 'ein Störfeld',
    },
    first: {
      0: 'Es war das erste Blut der Schlacht.',
      1: 'Das erste Blut ging an {side}.',
      2: 'Damit hatte der Kampf sein erstes Opfer.',
    },
    firstLoss: {
      0: 'Es war der erste Verlust der Schlacht.',
      1: 'Damit hatte die Schlacht ihren ersten Verlust.',
      2: 'Bis dahin war nichts verloren.',
    },
    long: {
      0: 'Auf diesen Schuss hätte niemand am Tisch gewettet: {p}.',
      1: 'Es war ein Schuss mit {p}.',
      2: 'Eine Chance von {p}, und sie reichte.',
    },
    several: {
      0: '{N} auf einen Schlag.',
      1: 'Das waren {n} auf einmal.',
      2: 'Eine Tat, {n} Verluste.',
    },
    commander: {
      0: 'Damit hatte {side} keinen Commander mehr.',
      1: '{Side} kämpfte ohne Commander weiter.',
      2: 'Von da an führte niemand mehr {side}.',
    },
    tally: {
      0: 'Das machte {n} für {name}.',
      1: '{name} hatte nun {n}.',
      2: 'Es war Nummer {n} für {name}.',
    },
  },

  escape: {
    not: {
      0: '{By} verfehlte {unitObject}, obwohl die Chance auf einen Abschuss bei {p} lag.',
      1: 'Ein Schuss mit {p}, abgefeuert durch {byObject}, ließ {unitObject} unversehrt.',
      2: '{By} schoss mit {p} auf {unitObject} und verfehlte das Ziel.',
    },
    grazed: {
      0: '{By} streifte {unitObject} nur, obwohl die Chance auf einen Abschuss bei {p} lag.',
      1: 'Ein Schuss mit {p}, abgefeuert durch {byObject}, streifte {unitObject} nur: Die Panzerung hielt.',
      2: '{By} streifte {unitObject} bei einer Chance von {p} auf einen Abschuss, und die Panzerung hielt.',
    },
    stunned: {
      0: 'Ein Schuss mit {p}, abgefeuert durch {byObject}, betäubte {unitObject} nur.',
      1: '{By} betäubte {unitObject} nur, bei einer Chance von {p} auf einen Abschuss.',
      2: '{By} betäubte {unitObject} nur, obwohl die Chance auf einen Abschuss bei {p} lag.',
    },
    damaged: {
      0: 'Ein Schuss mit {p}, abgefeuert durch {byObject}, beschädigte {unitObject} nur.',
      1: '{By} beschädigte {unitObject} nur, bei einer Chance von {p} auf einen Abschuss.',
      2: '{By} beschädigte {unitObject} nur, obwohl die Chance auf einen Abschuss bei {p} lag.',
    },
  },
  escapeAgain: {
    not: {
      0: '{By} verfehlte {unitObject} {n} Mal, obwohl die Chance auf einen Abschuss bei {p} lag.',
      1: '{N} Schüsse mit {p}, abgefeuert durch {byObject}, ließen {unitObject} unversehrt.',
      2: '{By} schoss {n} Mal mit {p} auf {unitObject} und verfehlte das Ziel.',
    },
    grazed: {
      0: '{By} streifte {unitObject} {n} Mal nur, obwohl die Chance auf einen Abschuss bei {p} lag.',
      1: '{N} Schüsse mit {p}, abgefeuert durch {byObject}, streiften {unitObject} nur: Die Panzerung hielt.',
      2: '{By} streifte {unitObject} {n} Mal bei einer Chance von {p} auf einen Abschuss, und die Panzerung hielt.',
    },
    stunned: {
      0: '{N} Schüsse mit {p}, abgefeuert durch {byObject}, betäubten {unitObject} nur.',
      1: '{By} betäubte {unitObject} {n} Mal nur, bei einer Chance von {p} auf einen Abschuss.',
      2: '{By} betäubte {unitObject} {n} Mal nur, obwohl die Chance auf einen Abschuss bei {p} lag.',
    },
    damaged: {
      0: '{N} Schüsse mit {p}, abgefeuert durch {byObject}, beschädigten {unitObject} nur.',
      1: '{By} beschädigte {unitObject} {n} Mal nur, bei einer Chance von {p} auf einen Abschuss.',
      2: '{By} beschädigte {unitObject} {n} Mal nur, obwohl die Chance auf einen Abschuss bei {p} lag.',
    },
  },
  interceptedAgain: {
    0: '{By} fing {n} Raketen ab, abgefeuert durch {firerObject}.',
    1: '{N} Raketen, abgefeuert durch {firerObject}, kamen nie an: {By} fing sie ab.',
    2: '{By} holte {n} Raketen vom Himmel, abgefeuert durch {firerObject}.',
  },
  intercepted: {
    0: '{By} fing eine Rakete ab, abgefeuert durch {firerObject}.',
    1: 'Eine Rakete, abgefeuert durch {firerObject}, kam nie an: {By} fing sie ab.',
    2: '{By} holte eine Rakete vom Himmel, abgefeuert durch {firerObject}.',
  },
  ruin: {
    0: '{By} zerstörte Missionsziel {objective}.',
    1: 'Missionsziel {objective} wurde zerstört, durch {byObject}.',
    2: '{By} ließ von Missionsziel {objective} nichts übrig.',
    nobody: 'Missionsziel {objective} wurde zerstört.',
  },
  ruinAgain: {
    0: '{By} zerstörte die Missionsziele {objectives}.',
    1: 'Die Missionsziele {objectives} wurden zerstört, durch {byObject}.',
    2: '{By} ließ von den Missionszielen {objectives} nichts übrig.',
  },
  spent: {
    0: '{Unit} explodierte und zerstörte nichts.',
    1: '{Unit} sprengte sich in die Luft, und sonst wurde nichts zerstört.',
    2: '{Unit} explodierte, ohne etwas anderes zu zerstören.',
  },
  exploded: {
    0: '{Unit} explodierte.',
    1: '{Unit} sprengte sich in die Luft.',
    2: '{Unit} ging hoch.',
  },
  withdrawal: {
    0: '{Side} begann mit dem Rückzug.',
    1: '{Side} kündigte den Rückzug an.',
    2: 'Dann wandte sich {side} zum Gehen.',
  },
  pursuit: {
    0: '{Side} setzte dem Gegner nach.',
    1: '{Side} ließ den Gegner nicht ziehen.',
    2: '{Side} entschied sich für die Verfolgung.',
  },
  noted: 'Am Tisch notiert: {text}.',
  quoted: '„{text}“',

  objective: { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },

  end: {
    title: 'Wie es endete',
    after: 'Nach einer Runde | Nach {n} Runden',
    'sole-survivor': '{after} hatte nur noch {side} Trooper und beherrschte den Tisch.',
    'nobody-left': '{after} stand auf beiden Seiten niemand mehr.',
    withdrawal: '{after} zog sich {other} zurück, und {side} beherrschte den Tisch.',
    withdrawn: '{after} endete es mit einem Rückzug.',
    pursuit: '{after} endete es mit einer Verfolgung.',
    agreement: '{after} endete es im Einvernehmen.',
    controls: '{side} beherrschte den Tisch.',
    nobody: 'Niemand beherrschte den Tisch.',
    missions: {
      0: 'Dann wurden die Missionen aufgedeckt: {a} hatte für {missionA} gekämpft und {b} für {missionB}.',
      1: 'Als die Karten aufgedeckt wurden, zeigte {a} {missionA} und {b} {missionB}.',
      2: 'Erst jetzt erfuhr jede Seite, worauf die andere aus gewesen war: {a} auf {missionA}, {b} auf {missionB}.',
    },
    settled: 'Herr über den Tisch, legte {side} fest, was aus den übrigen Missionszielen wurde: {list}.',
    made: {
      secured: '{list} gesichert',
      destroyed: '{list} zerstört',
      inspected: '{list} untersucht (10 Target Counter) | {list} untersucht (je 10 Target Counter)',
    },
    inspected: 'Untersuchte bleiben bei der Seite, die sie hält.',
    counters: 'Auf Missionszielen, die für eine Mission zu untersuchen waren, lagen Target Counter: {list}.',
    lie: '{n} auf {objective}',
    mission: '„{title}“ ({id})',
  },

  score: {
    title: 'Siegpunkte',
    of: '{side}: {mission}',
    line: '{what}: {points}',
    times: '{what}, {n} Mal: {points}',
    corrected: '{line}, am Tisch geändert von {from}: {note}',
    total: 'Zusammen: {n}',
    reported: 'Es zählt das eingetragene Ergebnis, {high} für {a} und {low} für {b}.',
    sides: '{side}: {n}',
    notNoted: '{side}: nicht notiert',
  },

  fallen: {
    title: 'Die Gefallenen',
    nobody: 'Niemand fiel.',
    one: '{name}, {unit}',
    inRound: 'gefallen in Runde {n}',
    fell: 'gefallen',
    cause: '{how}: {cause}',
    by: '{cause}, durch {killerObject}',
    self: '{cause} aus eigener Hand',
    unnamed: 'Ohne Namen: {list}.',
    wounded: 'Verwundet: {list}.',
  },
  deeds: {
    title: 'Taten',
    one: '{name}, {unit} von {side}: {list}.',
    unnamed: '{Who}: {list}.',
    inAll: 'Insgesamt: {list}.',
    destroyed: '{side} vernichtete {list} von {other}',
    troopers: 'einen Trooper | {n} Trooper',
    drones: 'eine Drohne | {n} Drohnen',
    amongKills: 'Drohnen zählen zu den Abschüssen: {list}.',
    beyond: 'die hier Genannten von {side} hatten {kills}, von {other} {fallen}',
    kills: 'einen Abschuss | {n} Abschüsse',
    fallen: 'fiel niemand | fiel ein Trooper | fielen {n} Trooper',
    weapon: {
      gauss: 'ein Abschuss mit dem Gaußgewehr | {n} Abschüsse mit dem Gaußgewehr',
      plasma: 'ein Abschuss mit dem Plasmagewehr | {n} Abschüsse mit dem Plasmagewehr',
      missile: 'ein Abschuss mit einer Rakete | {n} Abschüsse mit Raketen',
      flamer: 'ein Abschuss mit dem Flammenwerfer | {n} Abschüsse mit dem Flammenwerfer',
      kamikaze: 'ein Abschuss mit einer Kamikaze-Drohne | {n} Abschüsse mit Kamikaze-Drohnen',
      blast: 'ein Abschuss durch eine Explosion | {n} Abschüsse durch Explosionen',
      other: 'ein Abschuss auf andere Weise | {n} Abschüsse auf andere Weise',
    },
  },
  otherwise: {
    title: 'Anders eingetragen',
    about: 'Bei diesen ist etwas anderes eingetragen, als das Protokoll erzählt, und das zählt.',
    one: '{name} ({side}): {list}.',
    fate: {
      killed: 'als gefallen eingetragen, laut Protokoll am Leben',
      wounded: 'als verwundet eingetragen, laut Protokoll gefallen',
      unhurt: 'als unverletzt eingetragen, laut Protokoll gefallen',
    },
    kills: 'Abschüsse eingetragen: {recorded}, laut Protokoll: {logged}',
  },
  honours: {
    title: 'Auszeichnungen',
    one: '{name} ({side}): {honour}.',
  },
  consequences: {
    title: 'Was folgte',
    side: '{side}: {points}, {streak}, {tech}.',
    points:
      '1 Kampagnenpunkt gewonnen (insgesamt {total}) | {n} Kampagnenpunkte gewonnen (insgesamt {total})',
    noPoints: 'kein Kampagnenpunkt gewonnen (insgesamt {total})',
    streak: 'eine Siegesserie von {n}',
    streakEnded: 'das Ende einer Siegesserie von {n}',
    noStreak: 'keine Siegesserie',
    tech: 'kein Tech-Punkt gewonnen | 1 Tech-Punkt gewonnen | {n} Tech-Punkte gewonnen',
  },
  note: 'Notiz der Gruppe',
}

/** What stands around the chapters of a chronicle. */
export const chronicle: Translated<
  Pick<
    typeof chronicleTexts,
    | 'introduction'
    | 'chapter'
    | 'fallen'
    | 'records'
    | 'honours'
    | 'honour'
    | 'forBattle'
    | 'forService'
    | 'epilogue'
    | 'intro'
  >
> = {
  introduction: 'Einleitung',
  chapter: '{n}. {what}',
  fallen: 'Liste der Gefallenen',
  records: 'Erzählenswertes',
  honours: 'Auszeichnungen',
  honour: '{name} ({side}): {honour}',
  forBattle: 'für Schlacht {n}',
  forService: 'für die gesamte Dienstzeit',
  epilogue: 'Epilog',
  intro: {
    fought: 'Eine Schlacht wurde in {campaign} geschlagen. | {N} Schlachten wurden in {campaign} geschlagen.',
    between: 'Geschlagen wurde sie am {from}. | Die erste wurde am {from} geschlagen, die jüngste am {to}.',
    who: 'Die Seiten: {list}.',
    fighter: '{faction} unter {player}',
    place: 'Ort des Geschehens: {place}.',
    leads: '{faction} führt mit 1 Kampagnenpunkt. | {faction} führt mit {n} Kampagnenpunkten.',
    shared:
      '{list} führen gemeinsam mit je 1 Kampagnenpunkt. | {list} führen gemeinsam mit je {n} Kampagnenpunkten.',
    wonPoints:
      '{faction} hat sie mit 1 Kampagnenpunkt gewonnen. | {faction} hat sie mit {n} Kampagnenpunkten gewonnen.',
    wonStreak: '{faction} hat sie durch eine Siegesserie von {n} gewonnen.',
    fallen: 'Niemand fiel. | Ein Trooper fiel. | {N} Trooper fielen.',
  },
}

/** The records of a campaign. */
export const epilogue: Translated<
  Pick<
    (typeof warRoom)['epilogue'],
    | 'streak'
    | 'streakText'
    | 'costliest'
    | 'costliestText'
    | 'greatest'
    | 'greatestText'
    | 'winIn'
    | 'held'
    | 'more'
    | 'battle'
  >
> = {
  streak: 'Längste Serie',
  streakText: 'Siegesserie von 1 | Siegesserie von {n}',
  costliest: 'Verlustreichste Schlacht',
  costliestText: '1 Gefallener | {n} Gefallene',
  greatest: 'Größter Sieg',
  greatestText: '1 Siegpunkt Vorsprung | {n} Siegpunkte Vorsprung',
  winIn: '{faction} in {what}',
  held: '{lead}: {list}',
  more: '{n} weitere',
  battle: 'Schlacht {n}, {what}',
}
