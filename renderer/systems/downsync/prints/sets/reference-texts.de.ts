import type { Translated } from '../../../../texts/translated.ts'
import type { downsyncReference as english } from './reference-texts.ts'

/** The rules in short, in German. */
export const downsyncReference: Translated<typeof english> = {
  turn: {
    title: 'Der Zug',
    setUp:
      'Mission, offene Truppenlisten, dann je zwei Würfel: der höhere sagt, wer zuerst aufstellt, und diese Seite hat auch den ersten Zug. Für jede Unit kommt ein Ping in die Zone.',
    round:
      'Zu Beginn einer Runde gehen alle Activated Token ab, und alle Command Points kommen zurück. Die Seiten sind abwechselnd am Zug, bis jede Unit und jeder Ping aktiviert war; wer zuletzt nicht am Zug war, beginnt die nächste Runde.',
    end: 'Ende',
    ends: 'Die Mission wird gewertet, und Breach und andere solche Counter gehen ab.',
  },
  phase: {
    designate: {
      name: 'Bestimmen',
      does: 'Sagt, welche eurer noch nicht aktivierten Units und Pings die Taskforce sind.',
    },
    reveal: { name: 'Aufdecken', does: 'Beliebige Pings der Taskforce dürfen aufgedeckt werden.' },
    refresh: {
      name: 'Auffrischen',
      does: 'Jede Unit, in beliebiger Folge: Overwatch ab, Countermeasures zurück auf CM, Stun ab für einen Command Point, und was ihre Karte bringt.',
    },
    move: {
      name: 'Bewegen',
      does: 'Jede bis zu ihrer SPD, durch Freunde, aber nicht durch Gegner, und endet auf niemandem.',
    },
    reaction: { name: 'Reaktion', does: 'Die andere Seite darf ein Reaction Engagement beginnen.' },
    activation: {
      name: 'Aktivieren',
      does: 'Eine Unit nach der anderen: je {points} Action Point, beliebige Aktionen, die sie zahlen kann, dann der Activated Token.',
    },
  },
  size: {
    base: 'Base',
    pingDef: 'DEF des Pings',
    infantry:
      'Infantry Bases haben {mm} mm, das Schlachtfeld {field}″ im Quadrat. Gemessen wird von Rand zu Rand und jederzeit.',
  },
  ping: {
    title: 'Pings',
    moves: {
      always:
        'SPD {spd}″, und ihr Action Point bewegt sie noch einmal. Sie bleiben mehr als {keeps}″ von gegnerischen Units fern, und von gegnerischen Pings in Sicht.',
      inSight:
        'SPD {spd}″, und ihr Action Point bewegt sie noch einmal. Sie bleiben mehr als {keeps}″ von allen Gegnern in Sicht fern.',
    },
    revealed: {
      placed:
        'Aufgedeckt: nach Wahl in der Phase Aufdecken, wenn eine gegnerische Unit bis {within}″ daneben eine Bewegung oder Platzierung endet, oder durch REVEAL. Dann wählt, wem er gehört, eine Unit dieser Signatur aus der Reserve.',
      moved:
        'Aufgedeckt: nach Wahl in der Phase Aufdecken, wenn eine gegnerische Unit bis {within}″ daneben eine Bewegung endet, oder durch REVEAL. Dann wählt, wem er gehört, eine Unit dieser Signatur aus der Reserve.',
    },
    appears:
      'Ein Fahrzeug, das bis {within}″ neben einem gegnerischen Ping aufgedeckt wird, deckt ihn sofort auf.',
    infantry: {
      partly: 'Infanterie wird platziert, jede Base bis {within}″ vom Ping, und der geht ab.',
      wholly: 'Infanterie wird platziert, jede Base ganz bis {within}″ vom Ping, und der geht ab.',
    },
    decoy:
      'Mehr Pings einer Signatur als Units davon in der Reserve: ein aufgedeckter darf Decoy heißen und geht ab. Hat die Reserve keine solche Unit mehr, gehen auch die übrigen Pings dieser Signatur.',
  },
  ground: {
    title: 'Gelände und Sicht',
    slows: 'Bremst',
    conceals: 'Verdeckt',
    yes: 'ja',
    forest: 'Wald',
    urban: 'Stadt',
    'high-grass': 'Hohes Gras',
    'rough-ground': 'Raues Gelände',
    slowed:
      'Bremsendes kostet eine Bewegung einmal {slowed}″, wie viel sie auch kreuzt, und wenn sie daran beginnt.',
    notAgain: 'Eine Bewegungsaktion darauf zahlt nicht noch einmal, was schon das Bewegen gekostet hat.',
    edge: {
      all: 'Bis an den Rand ist frei; wer berührt, ist darin.',
      units: 'Bis an den Rand ist frei, nur nicht für Pings; wer berührt, ist darin.',
    },
    sight:
      'Gesehen wird, wo eine Linie von Körper zu Körper frei ist; ein Körper ist so breit wie seine Base und {height}″ hoch. Units und Pings nehmen niemandem die Sicht.',
    through: {
      inAll: 'Durch Verdeckendes sieht man bis {within}″; weiter weg durch {inches}″ davon.',
      eachPiece:
        'Durch Verdeckendes sieht man bis {within}″; weiter weg durch {inches}″ von jedem Stück davon.',
    },
    concealed: {
      touching:
        'Verdeckt: zum Teil in Verdeckendem, oder zum Teil dahinter oder hinter etwas, das die Sicht nimmt.',
      overlapping:
        'Verdeckt: zum Teil in Verdeckendem, bloßes Berühren genügt nicht, oder zum Teil dahinter oder hinter etwas, das die Sicht nimmt.',
    },
    building: {
      infantry:
        'Gebäude: nur Infanterie, so viel wie Platz hat, etwa {bases}. Hinein und hinaus ohne Abzug, Höhe zählt nur zur Sicht, und gesehen wird das ganze Gebäude.',
      pings:
        'Gebäude: nur Infanterie und Pings, so viel wie Platz hat, etwa {bases}. Hinein und hinaus ohne Abzug, Höhe zählt nur zur Sicht, und gesehen wird das ganze Gebäude.',
    },
    inside: 'Ein Gebäude verdeckt, wer darin ist.',
  },
  action: {
    title: 'Aktionen',
    points: '{n} Action Point je Aktivierung; eine Aktion ist fertig vor der nächsten.',
    move: 'Bewegung',
    moves: 'Noch einmal bis SPD.',
    overwatch: 'Overwatch-Aktion',
    overwatches: {
      anyBase: 'Ein Overwatch Token, nie ein zweiter; auch in einer Reaktion.',
      everyBase: 'Ein Overwatch Token, für den jede Base zahlt, nie ein zweiter; auch in einer Reaktion.',
    },
    labels: 'Nur gegen Infanterie: nie auf Fahrzeuge. SCAN ist eine Scan-Aktion.',
  },
  command: {
    boost: { name: 'Wurf verstärken', does: '+{n} Advantage, einmal je Wurf, vorher gesagt' },
    removeStun: { name: 'Stun fort', does: 'bevor die Unit aktiviert wird' },
    addUnit: { name: 'Eine mehr reagiert', does: 'über die Zahl der Units am Zug hinaus' },
    unitAbility: { name: 'Ihre Karte', does: 'was eine Aktion oder Eigenschaft kostet' },
    back: 'Alle sind zu Beginn einer Runde wieder da, nie mehr, als die Größe des Spiels hat.',
    noChecks: 'Würfe für Countermeasures werden nicht verstärkt.',
  },
  roll: {
    title: 'Angriffe und Scans',
    advantage: 'Jeder Advantage ist ein Würfel mehr; behalten werden so viele wie sonst, die höchsten.',
    attack: 'Angriff',
    attacks:
      'KILL oder STUN ohne SCAN, auf eine gegnerische Unit in Reichweite und Sicht: zwei Würfel + TARG erreichen ihre DEF.',
    short: 'Näher als {below}″, außer die Aktion reicht {range}″ oder weniger',
    long: 'Weiter als {above}″',
    concealed: 'Ziel verdeckt',
    scan: 'Scan-Probe',
    scans:
      'In Reichweite, mit oder ohne Sicht: zwei Würfel + SCAN erreichen die DEF der Unit, oder die des Pings.',
    hidden: { once: 'Ping verdeckt oder außer Sicht', each: 'Ping verdeckt, und noch einmal außer Sicht' },
    hiddenUnit: 'Unit verdeckt oder außer Sicht',
    rof: 'Ein Wurf je Punkt ROF; jedes Ziel wird benannt, wenn der Wurf davor abgehandelt ist.',
  },
  effect: {
    kill: 'die Unit, oder die eine Base, ist zerstört',
    stun: 'ein Stun Token, wo noch keiner ist',
    reveal: 'ein Ping wird aufgedeckt; eine Unit verliert Stealth',
    breach: 'ein Breach Counter mehr',
    special: 'wie die Karte sagt, und nie abgewehrt',
  },
  answer: {
    title: 'Countermeasures',
    check: {
      any: 'Gegen KILL und STUN, nie gegen REVEAL, BREACH oder ★: einen Token ausgeben und {need} oder mehr würfeln. Er ist so oder so fort; weiter, oder den Treffer hinnehmen.',
      attacks:
        'Gegen KILL und STUN von Angriffen, nie gegen Scans oder ★: einen Token ausgeben und {need} oder mehr würfeln. Er ist so oder so fort; weiter, oder den Treffer hinnehmen.',
    },
    emergency: 'Eine Emergency Countermeasure, statt des Wurfs angesagt, wirkt immer und kommt nie zurück.',
  },
  reaction: {
    title: 'Reaction Engagement',
    who: 'Die ganze Taskforce nimmt teil, und Units am Zug mit Overwatch dürfen dazukommen. Dann benennt die andere Seite Units, die nicht aktiviert sind oder Overwatch haben: so viele, wie am Zug teilnehmen, jede weitere für {n} Command Point.',
    roll: 'Verstärken, zuerst die andere Seite; dann ein Würfel je Unit, der höchste handelt zuerst. Overwatch +{overwatch} Advantage, verstärkt +{boosted}. Gleichstand gewinnt, wer am Zug ist.',
    acts: 'Eine Unit handelt, oder wartet ab und dreht ihren Würfel um eins herab. Gleich bevor sie handelt, wird {who} aufgefrischt{overwatch}.',
    refreshed: { reacting: 'eine reagierende Unit', joining: 'eine Unit, die reagiert oder dazukam,' },
    overwatch: {
      beforeActing: ', und Overwatch geht ab',
      afterActing: '; Overwatch geht ab, wenn sie gehandelt hat',
    },
    end: {
      all: 'Am Ende sind alle, die teilnahmen, aktiviert.',
      acted: 'Am Ende sind alle, die handelten, aktiviert, und nicht, wer passte.',
    },
  },
  token: {
    title: 'Token',
    colour: 'Farbe',
    gained: 'Kommt',
    removed: 'Geht',
    colours: {
      blue: 'Blau',
      green: 'Grün',
      white: 'Weiß',
      yellow: 'Gelb',
      purple: 'Violett',
      orange: 'Orange',
      black: 'Schwarz',
    },
    commandPoint: { gained: 'zu Rundenbeginn', removed: 'beim Ausgeben' },
    activated: { gained: 'nach dem Handeln', removed: 'zu Rundenbeginn' },
    countermeasure: {
      gained: 'beim ersten Aufdecken, beim Auffrischen',
      removed: 'beim Ausgeben',
    },
    emergency: { gained: 'beim ersten Aufdecken', removed: 'beim Ausgeben' },
    overwatch: {
      gained: 'durch ihre Aktion',
      beforeActing: 'beim Auffrischen, oder gleich vor dem Reagieren',
      afterActing: 'beim Auffrischen, oder nach dem Reagieren',
    },
    stun: { gained: 'durch STUN', removed: 'wenn bezahlt ist' },
    stealth: { gained: 'durch eine Karte', removed: 'siehe unten' },
    breach: { gained: 'durch BREACH', removed: 'am Ende des Zugs' },
    activatedIs:
      'Activated: bis zur nächsten Runde nicht für die Taskforce gewählt, und in keiner Reaktion außer mit Overwatch.',
    stunIs:
      'Stun: vor dem Handeln einen Command Point, den Action Point oder eine der Countermeasures zahlen.',
    stunOfBases: {
      eachItsOwn: 'Infanterie: ein Command Point befreit alle; sonst zahlt jede Base selbst.',
      allTheSame: 'Infanterie: ein Command Point befreit alle; sonst zahlt jede Base dasselbe.',
      oneBase: 'Infanterie: eine Base zahlt für alle.',
    },
    stealthIs: {
      afterAction:
        'Stealth: Gegner dürfen nur mit REVEAL auf sie zielen. Es geht nach der eigenen Kampfaktion, durch REVEAL, oder wenn sie oder eine gegnerische Unit bis {within}″ daneben eine Bewegung oder Platzierung endet; so nah am Gegner kommt keines.',
      afterAttack:
        'Stealth: Gegner dürfen nur mit REVEAL auf sie zielen. Es geht nach dem ersten eigenen Angriff, durch REVEAL, oder wenn sie oder eine gegnerische Unit bis {within}″ daneben eine Bewegung oder Platzierung endet; so nah am Gegner kommt keines.',
    },
    stealthDropped: 'In der Phase Aufdecken darf es abgelegt werden.',
    stealthOfBases: 'Infanterie verliert es erst, wenn alle ihre Bases angegriffen haben oder so nah sind.',
    breachIs: 'Eine Unit kann mehrere Breach Counter haben; andere Counter erklären die Karten.',
  },
  base: {
    title: 'Mehrere Bases, Karten',
    target: 'Ziel ist eine Base; KILL nimmt sie allein, und sie wehrt mit ihren eigenen Token ab.',
    coherency: {
      pairwise: 'Nach einer Bewegung sind alle Bases bis {inches}″ voneinander.',
      circle: 'Nach einer Bewegung liegen alle Bases in einem Kreis von {inches}″.',
    },
    acts: '{points} Action Point je Base, eine nach der anderen. Trupps sagen, welche dürfen. Alle anderen Token gehören der Unit.',
    place:
      'Platzieren: ohne Abzug und ohne freien Weg; Bases beisammen wie nach einer Bewegung, auf niemandem.',
    cards:
      'Eine Karte schlägt die Regeln. Dieselbe Fähigkeit zweimal zählt einmal, wenn sie nichts anderes sagt.',
  },
}
