import type { Translated } from '../../../../texts/translated.ts'
import type { downsyncReference as english } from './reference-texts.ts'

/** The rules in short, in German. */
export const downsyncReference: Translated<typeof english> = {
  turn: {
    title: 'Der Zug',
    setUp:
      'Mission, offene Streitmachten, dann je zwei Würfel: der höhere sagt, wer zuerst aufstellt, und diese Seite hat auch den ersten Zug. Für jede Einheit kommt ein Ping in die Zone.',
    round:
      'Zu Beginn einer Runde gehen alle Marker Aktiviert ab, und alle Befehlspunkte kommen zurück. Die Seiten sind abwechselnd am Zug, bis jede Einheit und jeder Ping aktiviert war; wer zuletzt nicht am Zug war, beginnt die nächste Runde.',
    end: 'Ende',
    ends: 'Bruch-Zähler und andere solche gehen ab, und die Mission wird gewertet.',
  },
  phase: {
    designate: {
      name: 'Benennen',
      does: 'Sagt, welche eurer noch nicht aktivierten Einheiten und Pings die Taskforce sind.',
    },
    reveal: { name: 'Aufdecken', does: 'Beliebige Pings der Taskforce dürfen aufgedeckt werden.' },
    refresh: {
      name: 'Auffrischen',
      does: 'Jede Einheit, in beliebiger Folge: Overwatch ab, Gegenmaßnahmen zurück auf CM, Betäubung ab für einen Befehlspunkt, und was ihre Karte bringt.',
    },
    move: {
      name: 'Bewegen',
      does: 'Jede bis zu ihrer SPD, durch Freunde, aber nicht durch Gegner, und endet auf niemandem.',
    },
    reaction: { name: 'Reaktion', does: 'Die andere Seite darf ein Reaktionsgefecht beginnen.' },
    activation: {
      name: 'Aktivieren',
      does: 'Eine Einheit nach der anderen: je {points} Aktionspunkt, beliebige Aktionen, die sie zahlen kann, dann der Marker Aktiviert.',
    },
  },
  size: {
    points: 'BP',
    base: 'Base',
    pingDef: 'DEF des Pings',
    infantry:
      'Basen der Infanterie haben {mm} mm, das Schlachtfeld {field}" im Quadrat. Gemessen wird von Rand zu Rand und jederzeit.',
  },
  ping: {
    title: 'Pings',
    moves:
      'SPD {spd}", und ihr Aktionspunkt bewegt sie noch einmal. Sie bleiben mehr als {keeps}" von gegnerischen Einheiten fern, und von gegnerischen Pings in Sicht.',
    revealed:
      'Aufgedeckt: nach Wahl in der Phase Aufdecken, wenn eine gegnerische Einheit bis {within}" daneben eine Bewegung endet, oder durch REVEAL. Dann wählt, wem er gehört, eine Einheit dieser Signatur aus der Reserve.',
    infantry: 'Infanterie wird platziert, jede Base bis {within}" vom Ping, und der geht ab.',
    decoy:
      'Mehr Pings einer Signatur als Einheiten davon in der Reserve: er darf Köder heißen und geht ab. Hat die Reserve keine solche Einheit mehr, gehen auch die übrigen Pings dieser Signatur.',
  },
  ground: {
    title: 'Gelände und Sicht',
    slows: 'Bremst',
    conceals: 'Verbirgt',
    yes: 'ja',
    forest: 'Wald',
    urban: 'Stadt',
    'high-grass': 'Hohes Gras',
    'rough-ground': 'Unebenes',
    slowed:
      'Bremsendes kostet eine Bewegung einmal {slowed}", wie viel sie auch kreuzt, und wenn sie daran beginnt. Bis an den Rand ist frei; wer berührt, ist darin.',
    sight:
      'Gesehen wird, wo eine Linie von Körper zu Körper frei ist; ein Körper ist so breit wie seine Base und {height}" hoch. Einheiten und Pings verdecken niemanden.',
    through: 'Durch Verbergendes sieht man bis {within}"; weiter weg durch {inches}" davon.',
    concealed:
      'Verborgen: zum Teil in Verbergendem, oder zum Teil dahinter oder hinter etwas, das die Sicht nimmt.',
    building:
      'Gebäude: nur Infanterie, so viel wie Platz hat, etwa {bases}. Hinein und hinaus ohne Abzug, Höhe zählt nur zur Sicht, und gesehen wird das ganze Gebäude.',
  },
  action: {
    title: 'Aktionen',
    points: '{n} Aktionspunkt je Aktivierung; eine Aktion ist fertig vor der nächsten.',
    move: 'Bewegung',
    moves: 'Noch einmal bis SPD.',
    overwatch: 'Overwatch-Aktion',
    overwatches: 'Ein Marker Overwatch, nie ein zweiter; auch in einer Reaktion.',
    labels: 'VS Infantry: nur auf Infanterie. SCAN ist eine Scan-Aktion.',
  },
  cost: {
    action: 'ein Aktionspunkt',
    command: 'ein Befehlspunkt',
    either: 'der eine oder der andere',
    both: 'der eine und der andere',
    free: 'nichts',
  },
  command: {
    title: 'Befehlspunkte',
    boost: { name: 'Wurf verstärken', does: '+{n} Vorteil, einmal je Wurf, vorher gesagt' },
    removeStun: { name: 'Betäubung fort', does: 'bevor die Einheit aktiviert wird' },
    addUnit: { name: 'Eine mehr reagiert', does: 'über die Zahl der Einheiten am Zug hinaus' },
    unitAbility: { name: 'Ihre Karte', does: 'was eine Aktion oder Eigenschaft kostet' },
    back: 'Alle sind zu Beginn einer Runde wieder da, nie mehr, als die Größe des Spiels hat.',
  },
  roll: {
    title: 'Angriffe und Scans',
    advantage: 'Jeder Vorteil ist ein Würfel mehr; behalten werden so viele wie sonst, die höchsten.',
    attack: 'Angriff',
    attacks:
      'KILL oder STUN ohne SCAN, auf eine gegnerische Einheit in Reichweite und Sicht: zwei Würfel + TARG erreichen ihre DEF.',
    short: 'Näher als {below}", außer die Aktion reicht {range}" oder weniger',
    long: 'Weiter als {above}"',
    concealed: 'Ziel verborgen',
    scan: 'Scan-Probe',
    scans:
      'In Reichweite, mit oder ohne Sicht: zwei Würfel + SCAN erreichen die DEF der Einheit, oder die des Pings.',
    hidden: 'Ping verborgen oder außer Sicht',
    rof: 'Ein Wurf je Punkt ROF; jedes Ziel wird benannt, wenn der Wurf davor abgehandelt ist.',
  },
  effect: {
    kill: 'die Einheit, oder die eine Base, ist vernichtet',
    stun: 'ein Marker Betäubung, wo noch keiner ist',
    reveal: 'ein Ping wird aufgedeckt; eine Einheit verliert Tarnung',
    breach: 'ein Bruch-Zähler',
    special: 'wie die Karte sagt, und nie abgewehrt',
  },
  answer: {
    title: 'Gegenmaßnahmen',
    check:
      'Gegen KILL und STUN, nie gegen REVEAL, BREACH oder ★: einen Marker ausgeben und {need} oder mehr würfeln. Er ist so oder so fort; weiter, oder den Treffer hinnehmen.',
    emergency: 'Eine für den Notfall, statt des Wurfs angesagt, wirkt immer und kommt nie zurück.',
  },
  reaction: {
    title: 'Reaktionsgefecht',
    who: 'Die ganze Taskforce nimmt teil, und Einheiten am Zug mit Overwatch dürfen dazukommen. Dann benennt die andere Seite Einheiten, die nicht aktiviert sind oder Overwatch haben: so viele, wie am Zug teilnehmen, jede weitere für {n} Befehlspunkt.',
    roll: 'Verstärken, zuerst die andere Seite; dann ein Würfel je Einheit, der höchste handelt zuerst. Overwatch +{overwatch} Vorteil, verstärkt +{boosted}. Gleichstand gewinnt, wer am Zug ist.',
    acts: 'Eine Einheit handelt, oder wartet und dreht ihren Würfel um eins herab. Gleich bevor sie handelt, wird eine reagierende Einheit aufgefrischt, und Overwatch geht ab.',
    end: 'Am Ende sind alle, die teilnahmen, aktiviert.',
  },
  token: {
    title: 'Marker',
    colour: 'Farbe',
    gained: 'Kommt',
    removed: 'Geht',
    colours: {
      blue: 'Blau',
      green: 'Grün',
      white: 'Weiß',
      yellow: 'Gelb',
      purple: 'Lila',
      orange: 'Orange',
      black: 'Schwarz',
    },
    commandPoint: { name: 'Befehlspunkt', gained: 'zu Rundenbeginn', removed: 'beim Ausgeben' },
    activated: { name: 'Aktiviert', gained: 'nach dem Handeln', removed: 'zu Rundenbeginn' },
    countermeasure: {
      name: 'Gegenmaßnahme',
      gained: 'beim ersten Aufdecken, beim Auffrischen',
      removed: 'beim Ausgeben',
    },
    emergency: { name: 'Notfall', gained: 'beim ersten Aufdecken', removed: 'beim Ausgeben' },
    overwatch: {
      name: 'Overwatch-Marker',
      gained: 'durch ihre Aktion',
      removed: 'beim Auffrischen, oder gleich vor dem Reagieren',
    },
    stun: { name: 'Betäubung', gained: 'durch STUN', removed: 'wenn bezahlt ist' },
    stealth: { name: 'Tarnung', gained: 'durch eine Karte', removed: 'siehe unten' },
    breach: { name: 'Bruch', gained: 'durch BREACH', removed: 'am Ende des Zugs' },
    activatedIs:
      'Aktiviert: bis zur nächsten Runde nicht für die Taskforce gewählt, und in keiner Reaktion außer mit Overwatch.',
    stunIs:
      'Betäubt: vor dem Handeln einen Befehlspunkt, den Aktionspunkt oder einen Marker einer der Gegenmaßnahmen zahlen.',
    stealthIs:
      'Tarnung: Gegner dürfen nur mit REVEAL auf sie zielen. Sie geht nach der eigenen Kampfaktion, durch REVEAL, oder wenn sie oder eine gegnerische Einheit bis {within}" daneben eine Bewegung endet; so nah am Gegner kommt keine.',
    breachIs: 'Eine Einheit kann mehrere Bruch-Zähler haben; andere Zähler erklären die Karten.',
  },
  base: {
    title: 'Mehrere Basen, Karten',
    target: 'Ziel ist eine Base; KILL nimmt sie allein, und sie wehrt mit ihren eigenen Markern ab.',
    coherency: 'Nach einer Bewegung sind alle Basen bis {inches}" voneinander.',
    acts: '{points} Aktionspunkt je Base, eine nach der anderen. Trupps sagen, welche dürfen. Alle anderen Marker gehören der Einheit.',
    place:
      'Platzieren: ohne Abzug und ohne freien Weg; Basen beisammen wie nach einer Bewegung, auf niemandem.',
    cards:
      'Eine Karte schlägt die Regeln. Dieselbe Fähigkeit zweimal zählt einmal, wenn sie nichts anderes sagt.',
  },
}
