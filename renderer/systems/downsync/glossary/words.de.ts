import type { Translated } from '../../../texts/translated.ts'
import type { words as english } from './words.en.ts'

/** The words of the game in German. */
export const words: Translated<typeof english> = {
  actionPoint: {
    name: 'Action Point',
    says: 'Was eine Unit erhält, wenn sie aktiviert wird: einen, Infanterie einen je Base.',
  },
  activated: {
    name: 'Activated Token',
    says: 'Grün. Sie war dran und macht diese Runde nichts mehr mit, außer mit Overwatch eine Reaktion.',
  },
  active: {
    name: 'Active Player',
    says: 'Wer gerade eine Taskforce aktiviert. Die andere Seite gilt auch dann als nicht aktiv, wenn sie reagiert.',
  },
  advantage: {
    name: 'Advantage',
    says: 'Je Advantage ein Würfel mehr, nur die besten ein oder zwei zählen. Punkte gibt er nie.',
  },
  areaTerrain: {
    name: 'Geländefläche',
    says: 'Wald, Stadt, hohes Gras, raues Gelände: sie bremst, verdeckt oder beides. Wer den Rand berührt, ist darin.',
  },
  attack: { name: 'Attack (Angriff)', says: '2W6 und TARG gegen DEF; nah hilft, fern und verdeckt schadet.' },
  boost: {
    name: 'Boost',
    says: 'Ein Command Point vor dem Wurf gibt ihm einen Advantage, einmal je Wurf.',
  },
  breach: {
    name: 'Breach',
    says: 'Ein Weg in fremde Systeme: ein Counter, den Karten nutzen; er geht, wenn die Taskforce fertig ist.',
  },
  building: {
    name: 'Gebäude',
    says: 'Nur Infanterie geht hinein, so viel wie aufs Dach passt; für die Sicht gilt das ganze Gebäude als ihr Raum.',
  },
  coherency: {
    name: 'Zusammenhalt',
    says: 'Infantry Bases einer Unit enden ihre Bewegung höchstens 6″ voneinander.',
  },
  combatAction: {
    name: 'Combat Action',
    says: 'Eine Aktion mit KILL oder STUN, die kein Scan ist: je Punkt ROF ein Angriff auf gegnerische Units.',
  },
  commandPoint: {
    name: 'Command Point',
    says: 'Blau, gehört dem Spieler: für Boosts, gegen Stun, für eine weitere Unit, die reagiert, und was Karten verlangen. Zu Rundenbeginn sind alle wieder da.',
  },
  concealment: {
    name: 'Concealed (verdeckt)',
    says: 'In verdeckendem Gelände oder teils hinter etwas: um 1 schwerer zu treffen, als Ping auch zu scannen.',
  },
  counter: {
    name: 'Counter',
    says: 'Ein Zeichen, das eine Karte nennt, mit seiner Wirkung; die meisten gehen, wenn die Taskforce fertig ist.',
  },
  countermeasure: {
    name: 'Countermeasure',
    says: 'Weiß. Gegen einen Treffer mit KILL oder STUN ausgegeben: ab 3 ist er abgewehrt. Das Auffrischen bringt sie zurück.',
  },
  decoy: {
    name: 'Decoy',
    says: 'Ein Ping mehr, als es Units gibt. Wird er beim Aufdecken so genannt, kommt er vom Tisch.',
  },
  def: {
    name: 'DEF',
    says: 'Was ein Angriff oder Scan auf eine Unit braucht. Ein Ping hat sie nach Signatur: 14, 13 oder 12.',
  },
  designate: {
    name: 'Designate (bestimmen)',
    says: 'Die erste Phase: welche noch nicht aktivierten Units und Pings die Taskforce bilden.',
  },
  emergency: {
    name: 'Emergency Countermeasure',
    says: 'Gelb. Wirkt immer, ohne Würfel; sie kommt nie zurück.',
  },
  faction: {
    name: 'Fraktion',
    says: 'Zu wem eine Unit gehört: eine Liste hat nur Units einer Fraktion.',
  },
  forceList: { name: 'Truppenliste', says: 'Eine Unit für jeden Platz der Spielgröße, offen für beide.' },
  freeAction: { name: 'Free Action', says: 'Eine Aktion, die nichts kostet.' },
  hold: {
    name: 'Hold (abwarten)',
    says: 'In der Reaktion: statt zu handeln den eigenen Würfel um 1 senken und später drankommen.',
  },
  infantryBase: {
    name: 'Infantry Base',
    says: 'Eine Base von 40 mm. Sie handelt, wird getroffen und gibt Countermeasures für sich aus.',
  },
  kill: { name: 'KILL', says: 'Die Unit oder die eine Infantry Base ist zerstört.' },
  los: {
    name: 'Sichtlinie',
    says: 'Von irgendeinem Punkt einer Base, ein Zoll hoch, zu irgendeinem der anderen. Units und Pings sperren sie nie.',
  },
  moveAction: {
    name: 'Move Action',
    says: 'Für einen Action Point noch einmal so weit wie in der Bewegungsphase.',
  },
  multiBase: {
    name: 'Multi-Base Unit',
    says: 'Infanterie: eine bis vier Bases, die zusammen handeln, eine nach der anderen. Die meisten Token gehören der Unit.',
  },
  overwatch: {
    name: 'Overwatch',
    says: 'Violett. Sie darf auch dann reagieren, wenn sie aktiviert war, und würfelt ihre Priorität mit Advantage.',
  },
  ping: {
    name: 'Ping',
    says: 'Eine Base, auf der noch niemand steht: sie kann jede Unit ihrer Signatur aus der Reserve werden. SPD 4.',
  },
  place: {
    name: 'Place (platzieren)',
    says: 'Innerhalb so vieler Zoll hinstellen: ohne Weg, ohne Gelände, nicht auf andere.',
  },
  priority: {
    name: 'Reaction Priority',
    says: 'Ein Würfel je Unit im Reaction Engagement; der höchste handelt zuerst, bei Gleichstand die aktive Seite.',
  },
  range: {
    name: 'Reichweite',
    says: 'Wie weit eine Aktion höchstens reicht. Unter 6″ ist nah, über 16″ fern.',
  },
  reaction: {
    name: 'Reaction Engagement',
    says: 'Nach der Bewegungsphase darf die andere Seite eingreifen: alle Beteiligten handeln nach Priorität.',
  },
  refresh: {
    name: 'Refresh (auffrischen)',
    says: 'Overwatch geht, Countermeasures kommen zurück, Stun ist bezahlbar, Karten wirken.',
  },
  reserve: {
    name: 'Reserve',
    says: 'Units einer Liste, zu denen noch kein Ping wurde; beide sehen, wer dort wartet.',
  },
  reveal: {
    name: 'Reveal (aufdecken)',
    says: 'Ein Ping wird Unit oder Decoy: nach Wunsch, nahe einer gegnerischen Unit oder durch Scan. Es nimmt auch Stealth.',
  },
  rof: { name: 'ROF', says: 'Wie viele Angriffe oder Scans eine Aktion hat, auf ein Ziel oder mehrere.' },
  round: { name: 'Runde', says: 'Endet, wenn alle Units und Pings beider Seiten aktiviert waren.' },
  scan: {
    name: 'Scan',
    says: '2W6 und SCAN gegen einen Ping oder eine Unit in Reichweite, gesehen oder nicht.',
  },
  signature: {
    name: 'Signatur',
    says: 'Klein, mittel oder groß: die Base einer Unit und alles, was ein Ping verrät.',
  },
  spd: { name: 'SPD', says: 'Zoll einer Bewegung. Units haben mindestens 4, Pings 4.' },
  special: {
    name: '★',
    says: 'Eine besondere Aktion: die Karte sagt, was sie tut, und keine Countermeasure hilft.',
  },
  stealth: {
    name: 'Stealth',
    says: 'Schwarz. Gegner dürfen nur mit REVEAL auf sie zielen. Angreifen, REVEAL oder ein Gegner innerhalb 2″ nimmt es.',
  },
  stun: {
    name: 'Stun',
    says: 'Orange. Bevor sie handelt, kostet er einen Command Point, einen Action Point oder eine Countermeasure gleich welcher Art.',
  },
  targ: { name: 'TARG', says: 'Was eine Unit zu ihren Angriffswürfen zählt.' },
  taskforce: {
    name: 'Taskforce',
    says: 'Units und Pings, die in einem Zug handeln, jedes Mal neu gruppiert.',
  },
  team: {
    name: 'Trupp',
    says: 'Eine Infantry Base nach ihrer Nummer: manche Aktionen können nur manche Trupps.',
  },
  unit: { name: 'Unit', says: 'Ein Fahrzeug auf seiner Base oder eine Gruppe von Infantry Bases.' },
  vip: {
    name: 'VIP',
    says: 'Wen beide Seiten wollen: Units innerhalb 1″ des gegnerischen punkten, Gegner innerhalb 4″ nehmen Punkte weg.',
  },
}
