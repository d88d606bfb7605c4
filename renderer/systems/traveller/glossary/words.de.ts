import type { Translated } from '../../../texts/translated.ts'
import type { words as english } from './words.en.ts'

/** The words of the game in German. */
export const words: Translated<typeof english> = {
  actions: {
    name: 'Kleine und große Handlung',
    says: 'Jede Runde gibt von beiden eine; die große darf gegen zwei kleine getauscht werden.',
  },
  aim: {
    name: 'Zielen',
    says: 'Jede kleine Handlung gibt dem nächsten Angriff auf dieses Ziel 1, höchstens 6; alles andere verliert es.',
  },
  arc: {
    name: 'Schussfeld',
    says: 'Wohin eine eingebaute Waffe schießt: ein Viertel auf ihrer Seite, aus dem Turm ringsum.',
  },
  armour: {
    name: 'Panzerung',
    says: 'Ihr Wert geht von jedem Treffer ab; ab Effekt 6 geht mindestens 1 durch.',
  },
  auto: {
    name: 'Auto',
    says: 'Wie schnell eine Waffe feuert: so viel mehr Schaden im Feuerstoß, so viele Würfel im Dauerfeuer.',
  },
  band: { name: 'Entfernung', says: 'Eine von sieben Weiten, vom selben Feld bis über 500 Meter.' },
  blast: {
    name: 'Explosion',
    says: 'Trifft jeden in ihrem Umkreis; wer ausweicht, zieht einen Würfel ab, wer sich hinwirft, nimmt die Hälfte.',
  },
  burst: {
    name: 'Feuerstoß',
    says: 'Ein Schuss, dessen Schaden um Auto steigt, für so viele Schuss Munition und 1 mehr Rückstoß.',
  },
  check: { name: 'Probe', says: '2W6 und Modifikatoren: ab 8 gelingt sie.' },
  commander: {
    name: 'Anführer',
    says: 'Führt eine Einheit: legt ihre Taktikprobe ab; ohne Verbindung zu ihm ist ihr Nutzen verloren.',
  },
  control: { name: 'Steuern', says: 'Die Probe dessen, der fährt, mit der Fertigkeit des Fahrzeugs.' },
  count: { name: 'Zählzeit', says: 'Die Initiative, bei der jemand an die Reihe kommt.' },
  cover: {
    name: 'Deckung',
    says: 'Was in der Schusslinie steht; je mehr sie verbirgt, desto mehr nimmt sie dem Angriff. Geduckt zählt die nächste Zeile.',
  },
  dead: { name: 'Tot', says: 'STÄ, GES und AUS sind alle 0.' },
  delay: {
    name: 'Warten',
    says: 'Den eigenen Zug zurückhalten und später nehmen, auch mitten im Zug eines anderen.',
  },
  dive: {
    name: 'Hinwerfen',
    says: 'Die Hälfte einer Explosion; dafür liegt man und verliert die nächste große Handlung.',
  },
  dm: { name: 'DM', says: 'Eine Zahl, die zu einem Wurf dazukommt oder von ihm abgeht.' },
  dodge: { name: 'Ausweichen', says: 'Eine Reaktion, die dem Angriff 1 nimmt, hinter etwas 2.' },
  drone: { name: 'Drohne', says: 'Eine Maschine, die jemand aus der Ferne führt.' },
  effect: { name: 'Effekt', says: 'Um wie viel das Ergebnis einer Probe über 8 liegt, oder darunter.' },
  evasive: {
    name: 'Ausweichmanöver',
    says: 'Eine Steuerprobe, deren Effekt allen das Treffen erschwert: von außen wie von innen.',
  },
  exceptional: { name: 'Außerordentlicher Fehlschlag', says: 'Eine Probe, die um 6 oder mehr misslingt.' },
  extended: { name: 'Lange Handlung', says: 'Arbeit über mehrere Runden, in denen man nichts anderes tut.' },
  free: { name: 'Freie Handlung', says: 'So schnell, dass sie nichts kostet: ein Ruf, ein Knopf.' },
  grapple: {
    name: 'Ringen',
    says: 'Ein Griff: wer die vergleichende Probe gewinnt, bestimmt, was aus dem anderen wird.',
  },
  hasten: { name: 'Eilen', says: 'Zu Beginn einer Runde: Initiative +2, und alle Proben der Runde −1.' },
  heft: { name: 'Wucht', says: 'Bei Nahkampfwaffen, was bei Schusswaffen der Rückstoß ist.' },
  hit: {
    name: 'Einfach, doppelt, dreifach',
    says: 'Wie Schaden an Fahrzeugen zählt: ein, zwei oder drei Treffer an einer Stelle.',
  },
  hull: {
    name: 'Rumpf',
    says: 'Die Hülle eines Fahrzeugs: ist sie dahin, gehen Treffer nach innen, bei Robotern und Drohnen an die Struktur.',
  },
  initiative: {
    name: 'Initiative',
    says: 'Die Reihenfolge der Züge: 2W6 und GES-DM, 12 für Vorbereitete; sie bleibt von Runde zu Runde.',
  },
  intelligent: {
    name: 'Intelligente Waffe',
    says: 'Ihr Programm gibt 1, solange alles andere zusammen in seiner Toleranz liegt.',
  },
  intoCombat: {
    name: 'In den Nahkampf schießen',
    says: 'Neben dem Ziel steht jemand: −2, und ein Fehlschuss kann ihn treffen.',
  },
  juryRig: { name: 'Notbehelf', says: 'Ein System, das für 1W6 Stunden wieder geht.' },
  laserSight: { name: 'Laservisier', says: 'Gibt dem, der zielt, 1.' },
  leadership: { name: 'Führung', says: 'Eine Probe, die jemand anderem für eine Runde die Initiative hebt.' },
  location: { name: 'Trefferzone', says: 'Wo ein Treffer auf ein Fahrzeug landet, mit 2W6.' },
  manoeuvre: { name: 'Manöver', says: 'Fahren, wohin man will, ohne Probe.' },
  opposed: {
    name: 'Vergleichende Probe',
    says: 'Beide würfeln; das höhere Ergebnis gewinnt, der Abstand ist der Effekt.',
  },
  parry: {
    name: 'Parade',
    says: 'Eine Reaktion auf einen Nahkampfangriff, die ihm die eigene Stufe in Nahkampf nimmt.',
  },
  payload: { name: 'Sprengladung', says: 'Was geworfen wird, um zu wirken: der Aufprall tut nichts.' },
  prepared: { name: 'Vorbereitet', says: 'Auf den Kampf gefasst: zählt 12, statt zu würfeln.' },
  prone: {
    name: 'Liegend',
    says: 'Kein Nahkampfangriff, kein Ausweichen, dafür aus der Ferne schwerer zu treffen.',
  },
  ram: { name: 'Rammen', says: 'Mit Absicht in jemanden fahren: eine Probe, dann ein Zusammenstoß.' },
  reaction: {
    name: 'Reaktion',
    says: 'Ausweichen oder Parade: Initiative −2, und eigene Proben −1 bis zum Ende der Runde.',
  },
  recoil: {
    name: 'Rückstoß',
    says: 'Was dem STÄ-DM daran fehlt, geht von der Initiative der nächsten Runde ab.',
  },
  referee: {
    name: 'Spielleitung',
    says: 'Entscheidet, was keine Regel entscheidet, und kann eine Seite führen.',
  },
  robot: {
    name: 'Roboter',
    says: 'Eine Maschine, die selbst handelt; Treffer auf sie haben eine eigene Spalte.',
  },
  round: { name: 'Runde', says: 'Etwa sechs Sekunden, in denen jeder einen Zug hat.' },
  scatter: {
    name: 'Abweichen',
    says: 'Wohin ein verfehlter Wurf fällt, und was verfehlt und dann explodiert.',
  },
  secured: {
    name: 'Angeschnallt',
    says: 'Mit Gurt: ein Viertel eines Zusammenstoßes, und niemand fliegt heraus.',
  },
  sensors: { name: 'Sensoren', says: 'Was ein Ziel zeigt, wo das Auge versagt: Licht kostet dann nichts.' },
  smoke: { name: 'Rauch', says: 'Nimmt Schüssen 1, dichter Rauch 2; Lasern das Doppelte.' },
  stance: { name: 'Haltung', says: 'Stehend, geduckt oder liegend.' },
  structure: {
    name: 'Struktur',
    says: 'Was ein Fahrzeug zusammenhält: bei 0 ist es Schrott, darunter explodiert es.',
  },
  stunt: { name: 'Kunststück', says: 'Eine Steuerprobe für alles, was ein Fahrzeug sonst kann.' },
  tactics: {
    name: 'Taktik',
    says: 'Eine Probe zu Beginn, deren Effekt die Initiative einer Einheit für den ganzen Kampf hebt.',
  },
  tolerance: {
    name: 'Toleranz',
    says: 'Wie weit die übrigen DM von 0 liegen dürfen, damit ein Programm hilft.',
  },
  unconscious: { name: 'Bewusstlos', says: 'STÄ oder GES ist 0: kein Zug, keine Reaktion.' },
  unit: { name: 'Einheit', says: 'Alle, die ein Anführer führt.' },
  weave: {
    name: 'Schlängeln',
    says: 'Zwischen Hindernissen hindurch, mit selbst gewählter Zahl: Verfolger müssen es nachmachen.',
  },
}
