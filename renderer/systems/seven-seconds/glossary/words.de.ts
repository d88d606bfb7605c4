import type { Translated } from '../../../texts/translated.ts'
import type { words as english } from './words.en.ts'

/** The words of the game in German; those that keep their English name are explained all the same. */
export const words: Translated<typeof english> = {
  action: {
    name: 'Aktion',
    says: 'Was eine Figur tut, wenn sie aktiviert ist: ein Trooper zwei nacheinander, eine Drohne oder ein Blip eine.',
  },
  actionPhase: {
    name: 'Aktionsphase',
    says: 'Der Teil einer Runde, in dem beide Seiten abwechselnd ihre Figuren aktivieren.',
  },
  activate: {
    name: 'Aktivieren',
    says: 'Einer eigenen Figur den Aktivierungsmarker nehmen und mit ihr handeln.',
  },
  activationCounter: {
    name: 'Aktivierungsmarker',
    says: 'Liegt neben jeder Figur, die in dieser Runde noch handeln darf.',
  },
  armour: {
    name: 'Panzerung',
    says: 'Die Zahl einer Fraktion für ihre Anzüge: was einen gestreiften Trooper kalt lässt.',
  },
  assault: {
    name: 'Assault Trooper',
    says: 'Ein Trooper, dessen Plasmagewehr auf kurze Entfernung hart trifft.',
  },
  attacker: {
    name: 'Angreifer, Verteidiger',
    says: 'Wer um die Rollen höher würfelt, will etwas haben; der andere hält es.',
  },
  basic: {
    name: 'Basic Drone',
    says: 'Die billigste Drohne: Sie fällt auf, zieht Feuer auf sich und hält Boden.',
  },
  blast: {
    name: 'Explosion',
    says: 'Was eine Rakete jeder Einheit nahe bei ihrem Einschlag antut, auch Freunden; Missionszielen schadet sie nicht.',
  },
  blip: {
    name: 'Blip',
    says: 'Ein Marker für das, was noch niemand gesehen hat: Keine, eine oder zwei Figuren stecken darunter.',
  },
  campaignPoints: {
    name: 'Kampagnenpunkte',
    says: 'Was eine gewonnene Schlacht auf dem Weg zum Sieg in der Kampagne zählt.',
  },
  chanceEncounter: {
    name: 'Begegnungsgefecht',
    says: 'Eine Schlacht, in der niemand angreift, weil der Rollenwurf gleich ausging; Missionsziele gibt es keine.',
  },
  command: {
    name: 'Befehl',
    says: 'Eine Aktion, nach der ein Freund in dieser Runde noch einmal handeln darf.',
  },
  commander: { name: 'Commander', says: 'Führt den Trupp und erteilt Befehle; Raketen trägt er nicht.' },
  contested: {
    name: 'Umkämpft',
    says: 'Von niemandem gehalten: ein Missionsziel, oder der Tisch am Ende der Schlacht.',
  },
  control: {
    name: 'Den Tisch beherrschen',
    says: 'Der sein, der bleibt: Die andere Seite ist vernichtet oder abgezogen.',
  },
  countermeasures: {
    name: 'Gegenmaßnahmen (CM)',
    says: 'Die Zahl einer Fraktion dafür, feindliche Raketen abzufangen.',
  },
  cover: {
    name: 'Deckung',
    says: 'Gelände, in dem oder hinter dem eine Figur steht: leicht, schwer, oder es nimmt jede Sicht.',
  },
  damaged: {
    name: 'Beschädigt',
    says: 'Ein Anzug, der versagen kann: Sein Trooper würfelt vor jeder Aktion, ob er gehorcht.',
  },
  decoy: { name: 'Attrappe', says: 'Ein Blip, unter dem nichts steckt.' },
  destroyed: {
    name: 'Zerstört',
    says: 'Endgültig verloren: eine Figur, die den Tisch verlässt, oder ein getroffenes Missionsziel.',
  },
  drone: {
    name: 'Drohne',
    says: 'Ein kleiner Roboter ohne Anzug: Ein Streifschuss genügt, sie zu zerstören.',
  },
  engineer: { name: 'Engineer', says: 'Flickt Anzüge und erteilt Drohnen Befehle.' },
  facing: {
    name: 'Blickrichtung',
    says: 'Wohin ein Trooper schaut: Gewehr und Flammenwerfer erreichen nur, was vor ihm liegt; für Raketen gilt das nicht.',
  },
  faction: {
    name: 'Fraktion',
    says: 'Wen ein Spieler anführt: Ihre Truppen haben 18 Zahlen, sechs je Klasse.',
  },
  firingArc: {
    name: 'Schussfeld',
    says: 'Die 180° vor einem Trooper, die sein Gewehr und sein Flammenwerfer erreichen.',
  },
  flamer: {
    name: 'Flammenwerfer',
    says: 'Verbrennt alle, die in seinem Rauch stehen, gesehen oder nicht.',
  },
  gauss: { name: 'Gaussgewehr', says: 'Das Gewehr der meisten Trooper, für große Entfernungen.' },
  haywire: {
    name: 'Haywire Drone',
    says: 'Legt ein Feld um sich, das Trooper und Drohnen außer Gefecht setzt.',
  },
  hindering: { name: 'Hinderlich', says: 'Boden, der doppelte Bewegung kostet.' },
  holdingArea: {
    name: 'Holding Area',
    says: 'Eine Matte neben dem Tisch mit 16 Feldern: Wer auf einem Feld steht, steckt in dessen Blip.',
  },
  impassable: {
    name: 'Unpassierbar',
    says: 'Boden, den niemand betreten kann, wie Flüsse für Trooper.',
  },
  initiative: { name: 'Initiative', says: 'Das Recht auf den ersten Zug einer Runde.' },
  initiativePhase: {
    name: 'Initiativephase',
    says: 'Der Teil einer Runde, in dem beide um den ersten Zug würfeln; in der ersten Runde entfällt er.',
  },
  inspected: {
    name: 'Untersucht',
    says: 'Ein Missionsziel, auf dem genügend Target Counter liegen: Jemand hat genau hingesehen.',
  },
  intercept: { name: 'Abfangen', says: 'Eine Rakete neben ihrer Bahn abschießen.' },
  jump: {
    name: 'Sprung',
    says: 'Scouts und Drohnen setzen über alles hinweg, was im Weg liegt; die Landung fällt auf.',
  },
  kamikaze: { name: 'Kamikaze Drone', says: 'Eine Drohne, die in ihr Ziel fliegt und dort explodiert.' },
  lineOfFire: {
    name: 'Schusslinie',
    says: 'Die Sichtlinie, an der entlang ein Gewehr feuert: Was die eine unterbricht, unterbricht die andere.',
  },
  lineOfSight: {
    name: 'Sichtlinie',
    says: 'Eine gerade Linie zwischen den nächsten Rändern zweier Basen, die nichts unterbricht.',
  },
  meanPointOfImpact: {
    name: 'Einschlagpunkt (MPI)',
    says: 'Die Mitte einer Explosion, von der aus die Entfernung aller gemessen wird.',
  },
  missile: {
    name: 'Rakete',
    says: 'Eine kleine Atomwaffe gegen ein Ziel; man kann sie abfangen, und sie kann abirren.',
  },
  mission: {
    name: 'Auftragskarte',
    says: 'Dein geheimer Auftrag: was Siegpunkte bringt, und welche Zeile der Truppenkarte marschiert.',
  },
  move: {
    name: 'Bewegung',
    says: 'Eine Aktion, die den Ort wechselt und dabei Target Counter abschüttelt.',
  },
  nuclear: { name: 'Nuklear', says: 'Die Zahl einer Fraktion dafür, wie weit ihre Raketen wirken.' },
  objective: {
    name: 'Missionsziel',
    says: 'Einer von fünf Orten, α bis ε, um die es in Aufträgen gehen kann.',
  },
  pass: { name: 'Passen', says: 'Einen Zug verschenken. Zweimal Passen hintereinander beendet die Runde.' },
  passiveSensors: {
    name: 'Passive Sensoren',
    says: 'Wer an einem Feind vorbeizieht, wird bemerkt und bemerkt ihn.',
  },
  plasma: { name: 'Plasmagewehr', says: 'Das Gewehr des Assault Troopers, für kurze Entfernungen.' },
  pursuit: {
    name: 'Verfolgung',
    says: 'Eine letzte Runde, die die andere Seite spielen darf, wenn sich jemand zurückzieht.',
  },
  rangeBand: {
    name: 'Reichweitenband',
    says: 'Ein Abschnitt, in dem eine Waffe oder ein Sensor gleich gut wirkt; jeder weitere macht es schwerer.',
  },
  rating: {
    name: 'Klasse',
    says: 'Wie gut Truppen sind: erste, zweite oder dritte Klasse, jede mit eigenen Zahlen.',
  },
  recce: { name: 'Recce Drone', says: 'Eine Drohne, die Ziele erfassen kann wie Trooper.' },
  redDie: {
    name: 'Roter Würfel',
    says: 'Ein Würfel, der anders aussieht: Er zeigt, wen ein Streifschuss betäubt und von wo eine Rakete abweicht.',
  },
  refreshPhase: {
    name: 'Auffrischungsphase',
    says: 'Der Anfang einer Runde, wenn jede Figur ihren Aktivierungsmarker bekommt.',
  },
  repair: { name: 'Reparatur', says: 'Die Aktion eines Engineers, die einen beschädigten Anzug flickt.' },
  reveal: { name: 'Aufdecken', says: 'Einen Blip umdrehen und auf den Tisch stellen, was er verbarg.' },
  robotics: { name: 'Robotik', says: 'Die Zahl einer Fraktion für alles, was ihre Drohnen tun.' },
  round: {
    name: 'Runde',
    says: 'Marker werden ausgelegt, um die Initiative wird gewürfelt, und beide handeln abwechselnd, bis niemand mehr kann oder will.',
  },
  scout: {
    name: 'Scout',
    says: 'Ein Trooper mit besseren Sensoren und besserer Tarnung, der springen kann.',
  },
  secured: {
    name: 'Gesichert',
    says: 'Ein Missionsziel, zu dem eine Seite vorgerückt ist und bei dem niemand der anderen steht.',
  },
  sensorPool: {
    name: 'Sensorvorrat',
    says: 'Die Summe der Würfel beim Erfassen: Punkte, die Feinden Target Counter einbringen.',
  },
  sensors: {
    name: 'Sensoren',
    says: 'Die Zahl einer Fraktion fürs Aufspüren: Mit bis zu so vielen Würfeln erfasst ein Trooper.',
  },
  stat: {
    name: 'Wert',
    says: 'Eine der Zahlen von 1 bis 5, die sagen, was die Truppen einer Fraktion können.',
  },
  stealth: {
    name: 'Tarnung',
    says: 'Die Zahl einer Fraktion fürs Verschwinden: Bis zu so viele Target Counter schüttelt eine Bewegung ab.',
  },
  streak: {
    name: 'Siegesserie',
    says: 'Siege hintereinander: Sie helfen beim Rollenwurf und bei den Karten.',
  },
  stunned: {
    name: 'Betäubt',
    says: 'Ohne Bewusstsein: ein Trooper, der liegt, bis ihn eine 1 oder 2 weckt.',
  },
  tableEdge: {
    name: 'Tischkante',
    says: 'Eine Seite des Tisches: Von einer kommt der Angreifer, von der gegenüber der Verteidiger.',
  },
  tactical: {
    name: 'Tactical Trooper',
    says: 'Das Rückgrat eines Trupps: Gaussgewehr, Raketen, Flammenwerfer.',
  },
  target: {
    name: 'Erfassen',
    says: 'Eine Aktion, die Feinde sucht und dabei verrät, wo der Sucher steht.',
  },
  targetCounter: {
    name: 'Target Counter (TC)',
    says: 'Wie deutlich eine Figur zu sehen ist: Je mehr auf ihr liegen, desto leichter wird sie getroffen.',
  },
  techPoints: {
    name: 'Tech-Punkte',
    says: 'In den Schlachten einer Kampagne verdient; sie kaufen bessere Zahlen.',
  },
  troopCard: {
    name: 'Truppenkarte',
    says: 'Drei Zeilen mit Truppen; dein Auftrag nennt die, die marschiert.',
  },
  trooper: {
    name: 'Trooper',
    says: 'Ein Soldat im Tarnanzug: Commander, Tactical, Assault, Scout oder Engineer.',
  },
  turn: { name: 'Zug', says: 'Eine Seite aktiviert, was sie darf, dann die andere.' },
  unit: { name: 'Einheit', says: 'Was für eine Seite handelt: ein Trooper, eine Drohne oder ein Blip.' },
  victoryPoints: {
    name: 'Siegpunkte',
    says: 'Was dein eigener Auftrag am Ende der Schlacht zahlt. Wer mehr hat, gewinnt.',
  },
  withdraw: {
    name: 'Rückzug',
    says: 'Zwischen den Runden den Tisch verlassen; die andere Seite lässt dich ziehen oder verfolgt.',
  },
}
