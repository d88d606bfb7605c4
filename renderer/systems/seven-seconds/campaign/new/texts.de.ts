import type { setup } from './texts.ts'
import type { Translated } from '../../../../texts/translated.ts'

/** A campaign's rules as they are told on paper. */
export const told: Translated<
  Omit<
    (typeof setup)['told'],
    'title' | 'copy' | 'copied' | 'notCopied' | 'print' | 'change' | 'changed' | 'page'
  >
> = {
  titleOf: '{campaign}: unsere Regeln',
  since: 'seit {day}',
  winning: 'Die Kampagne gewinnen',
  length: { short: 'Kurz', medium: 'Mittel', long: 'Lang', own: 'Eigene Länge' },
  goal: '{length}: Wer zuerst {n} Kampagnenpunkt hat, gewinnt. | {length}: Wer zuerst {n} Kampagnenpunkte hat, gewinnt.',
  streak:
    'Die erste gewonnene Schlacht gewinnt sofort die Kampagne. | Die erste gewonnene Schlacht gewinnt sofort die Kampagne. | {n} Siege in Folge gewinnen sofort die Kampagne, gleich wie die Punkte stehen.',
  margins:
    'Ein knapper Sieg, mindestens {marginalFrom} Siegpunkt voraus, bringt {marginal} Kampagnenpunkt; ein klarer, ab {normalFrom}, bringt {normal}; ein entscheidender, ab {decisiveFrom}, bringt {decisive}.',
  streaks: 'Siegesserien',
  afterWins: 'nichts | Nach einem Sieg: {gives}. | Nach {n} Siegen in Folge: {gives}.',
  afterWinsOn: 'nichts | Nach einem Sieg: {gives}. | Nach {n} Siegen in Folge und mehr: {gives}.',
  troopCard:
    'und eine Truppenkarte mehr wird gezogen: Eine wird behalten, die andere geht zurück, und das Deck wird gemischt',
  missionCard:
    'und eine Auftragskarte und eine Truppenkarte mehr werden gezogen: Je eine wird behalten, die anderen gehen zurück, und beide Decks werden gemischt',
  technology: 'Technologie',
  techPoints:
    'Jede Schlacht bringt 1 Tech-Punkt, den Tisch zu beherrschen 1 mehr. Sie bleiben, bis sie ausgegeben sind.',
  prices:
    'Eine Stufe kostet {third} Tech-Punkte in der 3. Klasse, {second} in der 2., {first} in der 1.; die Hälfte, wo der Gegner voraus ist. Sie zählt ab der nächsten Schlacht.',
  limits: 'Kein Wert steigt über den der nächsthöheren Klasse, und keiner über 5.',
  people: 'Wer mitspielt',
  leads: '{player} führt {faction}.',
  brings: 'Bringt mit: {what}.',
  bringsPoints: '{n} Kampagnenpunkt | {n} Kampagnenpunkte',
  bringsStreak: 'eine Siegesserie von {n}',
  bringsTech: '{n} Tech-Punkt | {n} Tech-Punkte',
  bringsNumbers: 'die Technologie, wie sie auf dem Papier stand',
  rival: 'Rivale: {faction}.',
  cards: 'Karten',
  deck: 'Schlachten werden mit diesen Karten begonnen: {deck}.',
  own: 'Unsere eigenen Hausregeln',
}
