import type { Translated } from '../../../texts/translated.ts'
import type { words as english } from './words.en.ts'

/** The words of the game in German. */
export const words: Translated<typeof english> = {
  activation: {
    name: 'Aktivierung',
    says: 'Wenn eine Einheit handelt: was zuerst zu prüfen ist, eine von drei Handlungen, dann gehen ihre Marker ab.',
  },
  aidTeam: { name: 'Helferpaar', says: 'Zwei Gesunde, die einen Verwundeten versorgen.' },
  antiTank: {
    name: 'Panzerabwehr (PA)',
    says: 'Was eine Waffe gegen die Panzerung von Fahrzeugen zu ihrem Würfel zählt.',
  },
  aptitude: { name: 'Begabung', says: 'Ab welcher Zahl die Würfel eines Psionikers gelingen.' },
  armourRating: {
    name: 'Rüstungswert',
    says: 'Was eine getroffene Einheit zu ihrem Würfel zählt, von −2 ohne Rüstung bis +6 im schweren Kampfanzug.',
  },
  armourValue: { name: 'Panzerwert', says: 'Was ein Bunker statt des Panzers eines Fahrzeugs hat.' },
  attitude: {
    name: 'Einstellung',
    says: 'Wie ein Befehlshaber ist, geheim gewählt: draufgängerisch, vorsichtig oder abwartend.',
  },
  baseRange: {
    name: 'Grundweite',
    says: 'Zoll, die die Qualität gibt; mal den Faktor der Waffe ist es die nahe Weite.',
  },
  blast: {
    name: 'Explosionswaffe',
    says: 'Trifft jede Einheit um einen Punkt, wenn sie eingeschossen ist.',
  },
  bogging: {
    name: 'Festfahren',
    says: 'Ein Fahrzeug kann auf je 6 Zoll schwerem Gelände stecken bleiben.',
  },
  break: { name: 'Bruch', says: 'Verluste oder Durchschläge, ab denen eine Einheit gebrochen ist.' },
  broken: {
    name: 'Gebrochen',
    says: 'Mehr, als der Kampfgeist trägt: eine Moralprobe sagt, was noch geht.',
  },
  bunched: {
    name: 'Gedrängt',
    says: 'Drei näher als ein Zoll beieinander: um 2 leichter zu treffen.',
  },
  closeAssault: {
    name: 'Nahkampf',
    says: 'Mann gegen Mann: die höhere Summe gewinnt, tötet leichter und bleibt.',
  },
  coherency: { name: 'Zusammenhalt', says: 'Wie weit die Figuren einer Einheit auseinander sein dürfen.' },
  command: {
    name: 'Befehl',
    says: 'Die Handlung mit zwei Aufträgen: Sprengen, Artillerie, Hilfe, Spähen oder ein Schuss.',
  },
  commandDisruption: {
    name: 'Führerlos',
    says: 'Wer den Anführer verliert, ist niedergehalten statt beschossen.',
  },
  commandResponse: {
    name: 'Befehlsprobe',
    says: 'Ein Würfel, der nahe am Feind oder unter einem Marker sagt, ob Befehle gehört werden.',
  },
  contact: {
    name: 'Kontaktmarker',
    says: 'Liegt, wo eine Einheit sein kann: echt oder Attrappe, gezeigt, wenn jemand hinsieht.',
  },
  cover: {
    name: 'Feste Deckung',
    says: 'Dahinter braucht ein Treffer fünf Punkte, halb verborgen vier.',
  },
  crossfire: {
    name: 'Kreuzfeuer',
    says: 'Feuer von zwei entgegengesetzten Seiten in einem Zug kann niederhalten.',
  },
  damageRating: {
    name: 'Schadenswert',
    says: 'Was eine Waffe gegen die Rüstung von Infanterie zu ihrem Würfel zählt.',
  },
  demolition: { name: 'Sprengen', says: 'Ladungen, die gelegt, verlassen und gezündet werden.' },
  difficult: {
    name: 'Schweres Gelände',
    says: 'Kostet Infanterie doppelt so viele Zoll und sperrt manche Fahrzeuge aus.',
  },
  drop: {
    name: 'Absprungtruppen',
    says: 'Kommen jederzeit aus der Luft, nahe dem Punkt, den sie gewählt haben.',
  },
  engage: { name: 'Angreifen', says: 'Die Handlung, sich zu bewegen und dann zu schießen oder zu stürmen.' },
  fallBack: { name: 'Weichen', says: 'Eine Bewegung fort vom Feind.' },
  fieldWorks: {
    name: 'Feldbauten',
    says: 'Gräben, Sandsäcke, Draht oder Minen von 4 Zoll; drei werden ein leichter Bunker.',
  },
  fireEffect: {
    name: 'Feuerwirkung (FW)',
    says: 'Der höchste Würfel und alles, was zählt; je 3, 4 oder 5 Punkte sind ein Treffer.',
  },
  firePriority: {
    name: 'Feuervorrang (FV)',
    says: 'Unter so vielen der nächsten Feinde darf einer gewählt werden.',
  },
  fireTeams: {
    name: 'Feuertrupps',
    says: 'Zwei Trupps, die als Paar handeln und auf ein Ziel ihre Würfel addieren.',
  },
  fortification: {
    name: 'Befestigung',
    says: 'Feste Deckung, die zur Rüstung derer zählt, die sie schützt.',
  },
  freeShot: { name: 'Freier Schuss', says: 'Was ein Verteidiger vor einem Nahkampf feuert.' },
  heavyTeam: {
    name: 'Waffentrupp',
    says: 'Eine Bedienung mit ihrer Waffe: kein Eilen und kein Schuss nach einer Bewegung.',
  },
  hidden: { name: 'Versteckt', says: 'Drei Marker statt einer Einheit, zwei davon falsch.' },
  initiative: {
    name: 'Erster Zug',
    says: 'Ein Würfel je Seite; der höhere aktiviert in diesem Zug zuerst.',
  },
  jetPacks: { name: 'Sprungdüsen', says: 'Ein Satz von 12 Zoll oder drei Hüpfer von 6.' },
  lastStand: {
    name: 'Bis zuletzt',
    says: 'Einmal im Spiel bleibt eine Einheit bis zum Ende stehen, was auch auf sie fällt.',
  },
  leadership: {
    name: 'Führung',
    says: 'Der Wert eines Offiziers: Moralwürfel neu, und mehr in der eigenen Waffengattung.',
  },
  losingHeart: {
    name: 'Mutlos',
    says: 'Der Kampfgeist aller sinkt, wenn die Hälfte einer Armee dahin ist, und bei drei Vierteln.',
  },
  mission: { name: 'Auftrag', says: 'Was eine Seite tun muss, um zu gewinnen; jede hat ihren eigenen.' },
  moraleTest: {
    name: 'Moralprobe',
    says: 'Drei Würfel ab der Stufe: zwei fassen sich, einer weicht, keiner ist fort.',
  },
  moveOut: { name: 'Abrücken', says: 'Die Handlung zu eilen oder mit vollem Tempo zu fahren.' },
  multiplier: { name: 'Reichweitenfaktor', says: 'Wie oft eine Waffe so weit wie die Grundweite reicht.' },
  nerves: { name: 'Eiserne Nerven', says: 'Ein Würfel, bevor Infanterie gegen Panzer stürmt.' },
  nonCombatant: { name: 'Unbewaffnete', says: 'Leute ohne Waffen, die nur laufen.' },
  officer: { name: 'Offizier', says: 'Eine Figur, die zu Einheiten stößt, sie verlässt und führt.' },
  opFire: {
    name: 'Abwehrfeuer',
    says: 'Einmal im Zug feuert eine Einheit auf eine, die sich bewegt: niemand fällt, aber sie kann zurückgeworfen werden.',
  },
  overrun: {
    name: 'Überrennen',
    says: 'Die doppelte Summe im Nahkampf: der Verlierer ist vernichtet.',
  },
  penetration: {
    name: 'Durchschlag',
    says: 'Ein Treffer auf ein Fahrzeug, der seiner Panzerung gleichkommt oder sie übertrifft: er richtet Schaden an.',
  },
  personality: { name: 'Eigenheit', says: 'Was eine einzelne Figur gut kann.' },
  pinned: {
    name: 'Niedergehalten',
    says: 'Keine Bewegung, kein Schuss, kein Nahkampf, bis die nächste Aktivierung vorbei ist.',
  },
  pinningTest: {
    name: 'Niederhalteprobe',
    says: 'Ein Würfel ab der Stufe, wenn Kreuzfeuer trifft: misslungen ist die Einheit niedergehalten.',
  },
  pointDefense: {
    name: 'Punktverteidigung',
    says: 'Schießt Granaten und Raketen ab, die auf das fliegen, was sie schützt.',
  },
  powerArmour: {
    name: 'Kampfanzug',
    says: 'Rüstung von 4 oder 6, stark im Nahkampf und schwerer niederzuhalten.',
  },
  property: { name: 'Fahrzeugausrüstung', says: 'Was ein Fahrzeug kann, andere seiner Art aber nicht.' },
  psionic: {
    name: 'Psioniker',
    says: 'Wirkt mit Gedanken auf Einheiten bis 12 Zoll, und kann daran ermüden.',
  },
  qualityLevel: {
    name: 'Qualitätsstufe',
    says: 'Ab welcher Zahl die Würfel einer Einheit gelingen: 5 beim Pöbel, 2 bei der Elite.',
  },
  rangingIn: {
    name: 'Einschießen',
    says: 'Der Würfel, der sagt, ob eine Explosion ihren Punkt überhaupt trifft.',
  },
  reconPoints: {
    name: 'Aufklärungspunkte',
    says: 'Vor der Schlacht ausgegeben: eigene Kontaktmarker bewegen, fremde zeigen, verhindern.',
  },
  recover: {
    name: 'Verwundete bergen',
    says: 'Der Auftrag zu helfen: wieder gesund, versorgt oder tot.',
  },
  repulsed: { name: 'Zurückgeworfen', says: 'Von Abwehrfeuer in die nächste Deckung geschickt.' },
  resolve: {
    name: 'Kampfgeist',
    says: 'Wie viel eine Einheit trägt, bevor sie bricht, von Widerwillig bis Entschlossen.',
  },
  riflemen: { name: 'Schützen', says: 'Wer die Grundwaffe feuert; je drei zählen 1.' },
  rout: { name: 'Auflösung', says: 'Eine Einheit ergibt sich oder läuft davon und ist fort.' },
  rush: { name: 'Eilen', says: 'Die doppelte Bewegung, ohne Feuer und ohne Nahkampf.' },
  saw: { name: 'Leichtes MG', says: 'Das Maschinengewehr eines Trupps: 2 mehr auf Feuerwirkung.' },
  scatter: { name: 'Streuung', says: 'Wie weit von seinem Punkt etwas niedergeht.' },
  scout: { name: 'Späher', says: 'Eine Figur, die vorausgeht, Versteckte findet und Artillerie ruft.' },
  sentry: { name: 'Wachgeschütz', says: 'Feuert am Ende jedes Zugs von selbst.' },
  smoke: { name: 'Nebelwand', says: 'Eine Linie, durch die niemand sieht, schießt oder stürmt.' },
  sniper: {
    name: 'Scharfschütze',
    says: 'Wählt Einheit und Figur, schießt aber nur mit freiem Schussfeld.',
  },
  stabilised: {
    name: 'Versorgt',
    says: 'Behandelt, aus dem Kampf, und für den Kampfgeist kein Verlust.',
  },
  stance: {
    name: 'Grundhaltung',
    says: 'Wozu eine Streitmacht bereit ist, geheim gewählt: Angriff, ausgewogen oder Verteidigung.',
  },
  strength: {
    name: 'Stärke',
    says: 'Figuren in einer Einheit; beim Psioniker, wie oft eine Kraft misslingen darf.',
  },
  strikeEffect: {
    name: 'Einschlagswirkung',
    says: 'Bei Explosionen, was Feuerwirkung bei Schüssen ist: zwei Würfel addiert.',
  },
  supportWeapon: {
    name: 'Unterstützungswaffe',
    says: 'Was einer im Trupp statt der Grundwaffe trägt.',
  },
  task: {
    name: 'Aufgabe',
    says: 'Etwas, das keine andere Regel kennt: drei Würfel, zwei müssen gelingen.',
  },
  trait: { name: 'Merkmal', says: 'Was eine ganze Einheit gut oder schlecht kann.' },
  underFire: {
    name: 'Beschossen',
    says: 'Auf sie wurde geschossen: 3 weniger Feuerwirkung und 2 Zoll weniger, bis die nächste Aktivierung vorbei ist.',
  },
}
