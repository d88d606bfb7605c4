import type { Translated } from '../../../texts/translated.ts'
import type { words as english } from './words.en.ts'

/** The words of the game in German. */
export const words: Translated<typeof english> = {
  actionPoint: {
    name: 'Aktionspunkt',
    says: 'Was eine Einheit erhält, wenn sie aktiviert wird: einen, Infanterie einen je Base.',
  },
  activated: {
    name: 'Aktiviert-Marker',
    says: 'Grün. Sie war dran und macht diese Runde nichts mehr mit, außer mit Overwatch eine Reaktion.',
  },
  active: {
    name: 'Aktiver Spieler',
    says: 'Wessen Taskforce-Aktivierung läuft. Wer darauf reagiert, bleibt der nicht aktive Spieler.',
  },
  advantage: {
    name: 'Vorteil',
    says: 'Je Vorteil ein Würfel mehr, nur die besten ein oder zwei zählen. Punkte gibt er nie.',
  },
  areaTerrain: {
    name: 'Geländefläche',
    says: 'Wald, Stadt, hohes Gras, rauer Grund: sie bremst, verdeckt oder beides. Wer den Rand berührt, ist darin.',
  },
  attack: { name: 'Angriff', says: '2W6 und TARG gegen DEF; nah hilft, fern und Verdeckung schaden.' },
  boost: {
    name: 'Verstärken',
    says: 'Ein Befehlspunkt vor dem Wurf gibt ihm einen Vorteil, einmal je Wurf.',
  },
  breach: {
    name: 'Bruch (BREACH)',
    says: 'Ein Weg in fremde Systeme: ein Zähler, den Karten nutzen; er geht mit dem Ende der Taskforce-Aktivierung.',
  },
  building: {
    name: 'Gebäude',
    says: 'Nur Infanterie geht hinein, so viel wie aufs Dach passt; für die Sicht gilt das ganze Gebäude als ihr Raum.',
  },
  coherency: {
    name: 'Zusammenhalt',
    says: 'Infanteriebasen einer Einheit enden ihre Bewegung höchstens 6" voneinander.',
  },
  combatAction: {
    name: 'Kampfaktion',
    says: 'Eine Aktion mit KILL oder STUN, die kein Scan ist: je Punkt ROF ein Angriff auf feindliche Einheiten.',
  },
  commandPoint: {
    name: 'Befehlspunkt',
    says: 'Blau, gehört dem Spieler: zum Verstärken, gegen Betäubung, für eine Einheit mehr in der Reaktion und was Karten verlangen. Zu Rundenbeginn sind alle wieder da.',
  },
  concealment: {
    name: 'Verdeckt',
    says: 'In verdeckendem Gelände oder teils hinter etwas: um 1 schwerer zu treffen, als Ping auch zu scannen.',
  },
  counter: {
    name: 'Zähler',
    says: 'Ein Zeichen, das eine Karte nennt, mit seiner Wirkung; die meisten gehen mit dem Ende der Taskforce-Aktivierung.',
  },
  countermeasure: {
    name: 'Gegenmaßnahme',
    says: 'Weiß. Gegen einen Treffer mit KILL oder STUN ausgegeben: ab 3 ist er abgewehrt. Die Auffrischung bringt sie zurück.',
  },
  decoy: {
    name: 'Köder',
    says: 'Ein Ping mehr, als es Einheiten gibt. Wird er beim Aufdecken so genannt, kommt er vom Tisch.',
  },
  def: {
    name: 'DEF',
    says: 'Was ein Angriff oder Scan auf eine Einheit braucht. Ein Ping hat sie nach Signatur: 14, 13 oder 12.',
  },
  designate: {
    name: 'Bestimmen',
    says: 'Die erste Phase: welche noch nicht aktivierten Einheiten und Pings die Taskforce bilden.',
  },
  emergency: { name: 'Notfall-Gegenmaßnahme', says: 'Gelb. Wirkt immer, ohne Würfel; sie kommt nie zurück.' },
  faction: {
    name: 'Fraktion',
    says: 'Zu wem eine Einheit gehört: eine Liste hat nur Einheiten einer Fraktion.',
  },
  forceList: { name: 'Truppenliste', says: 'Eine Einheit für jeden Platz der Spielgröße, offen für beide.' },
  freeAction: { name: 'Freie Aktion', says: 'Eine Aktion, die nichts kostet.' },
  hold: {
    name: 'Abwarten',
    says: 'In der Reaktion: statt zu handeln den eigenen Würfel um 1 senken und später drankommen.',
  },
  infantryBase: {
    name: 'Infanteriebase',
    says: 'Eine Base von 40 mm. Sie handelt, wird getroffen und gibt Gegenmaßnahmen für sich aus.',
  },
  kill: { name: 'KILL', says: 'Die Einheit oder die eine Infanteriebase ist zerstört.' },
  los: {
    name: 'Sichtlinie',
    says: 'Von irgendeinem Punkt einer Base, ein Zoll hoch, zu irgendeinem der anderen. Einheiten und Pings sperren sie nie.',
  },
  moveAction: {
    name: 'Bewegungsaktion',
    says: 'Für einen Aktionspunkt noch einmal so weit wie in der Bewegungsphase.',
  },
  multiBase: {
    name: 'Einheit aus mehreren Basen',
    says: 'Infanterie: eine bis vier Basen, die zusammen handeln, eine nach der anderen. Die meisten Marker gehören der Einheit.',
  },
  overwatch: {
    name: 'Overwatch',
    says: 'Violett. Sie darf auch aktiviert reagieren und würfelt ihre Priorität mit Vorteil.',
  },
  ping: {
    name: 'Ping',
    says: 'Eine Base, auf der noch niemand steht: sie kann jede Einheit ihrer Signatur aus der Reserve werden. SPD 4.',
  },
  place: {
    name: 'Platzieren',
    says: 'Innerhalb so vieler Zoll hinstellen: ohne Weg, ohne Gelände, nicht auf andere.',
  },
  priority: {
    name: 'Reaktionspriorität',
    says: 'Ein Würfel je Einheit in der Reaktion; der höchste handelt zuerst, bei Gleichstand die aktive Seite.',
  },
  range: { name: 'Weite', says: 'Wie weit eine Aktion höchstens reicht. Unter 6" ist nah, über 16" fern.' },
  reaction: {
    name: 'Reaktionsgefecht',
    says: 'Nach der Bewegungsphase darf die andere Seite eingreifen: alle Beteiligten handeln nach Priorität.',
  },
  refresh: {
    name: 'Auffrischen',
    says: 'Overwatch geht, Gegenmaßnahmen kommen zurück, Betäubung ist bezahlbar, Karten wirken.',
  },
  reserve: {
    name: 'Reserve',
    says: 'Einheiten einer Liste, zu denen noch kein Ping wurde; beide sehen, wer dort wartet.',
  },
  reveal: {
    name: 'Aufdecken',
    says: 'Ein Ping wird Einheit oder Köder: nach Wunsch, nahe einer feindlichen Einheit oder durch Scan. Es nimmt auch Stealth.',
  },
  rof: { name: 'ROF', says: 'Wie viele Angriffe oder Scans eine Aktion hat, auf ein Ziel oder mehrere.' },
  round: { name: 'Runde', says: 'Endet, wenn alle Einheiten und Pings beider Seiten aktiviert waren.' },
  scan: {
    name: 'Scan',
    says: '2W6 und SCAN gegen einen Ping oder eine Einheit in Reichweite, gesehen oder nicht.',
  },
  signature: {
    name: 'Signatur',
    says: 'Klein, mittel oder groß: die Base einer Einheit und alles, was ein Ping verrät.',
  },
  spd: { name: 'SPD', says: 'Zoll einer Bewegung. Einheiten haben mindestens 4, Pings 4.' },
  special: {
    name: '★',
    says: 'Eine Sonderaktion: die Karte sagt, was sie tut, und keine Gegenmaßnahme hilft.',
  },
  stealth: {
    name: 'Stealth',
    says: 'Schwarz. Gegner dürfen nur mit Aufdeckendem auf sie zielen. Angreifen, Aufdecken oder ein Feind innerhalb 2" nimmt es.',
  },
  stun: {
    name: 'Betäubung (STUN)',
    says: 'Orange. Bevor sie handelt, kostet er einen Befehlspunkt, Aktionspunkt oder eine Gegenmaßnahme beider Arten.',
  },
  targ: { name: 'TARG', says: 'Was eine Einheit zu ihren Angriffswürfen zählt.' },
  taskforce: {
    name: 'Taskforce',
    says: 'Einheiten und Pings, die in einem Zug handeln, jedes Mal neu gruppiert.',
  },
  team: {
    name: 'Trupp',
    says: 'Eine Infanteriebase nach ihrer Nummer: manche Aktionen können nur manche Trupps.',
  },
  unit: { name: 'Einheit', says: 'Ein Fahrzeug auf seiner Base oder eine Gruppe von Infanteriebasen.' },
  vip: {
    name: 'VIP',
    says: 'Wen beide Seiten wollen: Einheiten innerhalb 1" des feindlichen punkten, Feinde innerhalb 4" nehmen es weg.',
  },
}
