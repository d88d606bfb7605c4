import type { Translated } from '../../../texts/translated.ts'
import type { downsyncMission as english } from './mission.ts'

/** What a mission says on its sheet, in German. */
export const downsyncMission: Translated<typeof english> = {
  first: 'Stellt zuerst auf',
  second: 'Die andere Seite',
  zone: 'bis {depth}″ von der eigenen Kante',
  narrow: 'bis {depth}″ von der eigenen Kante, {width}″ breit in deren Mitte',
  decoys: 'Decoys der Mission',
  scores: 'Was Punkte bringt',
  none: 'Nichts: nur wer niemanden mehr hat, verliert.',
  whose: { enemy: 'einem gegnerischen Token', own: 'einem eigenen Token', anybody: 'einem Token' },
  near: 'Wenn die Taskforce einer Seite fertig ist: {n} Punkt für jede ihrer Units bis {within}″ neben {token}. | Wenn die Taskforce einer Seite fertig ist: {n} Punkte für jede ihrer Units bis {within}″ neben {token}.',
  takes:
    'Jede gegnerische Unit bis {within}″ daneben nimmt {n} Punkt weg, bis auf keinen in diesem Zug. | Jede gegnerische Unit bis {within}″ daneben nimmt {n} Punkte weg, bis auf keinen in diesem Zug.',
  half: 'Infanterie zählt mit mehr als der Hälfte ihrer anfänglichen Bases, und gemessen wird bis zum Rand des Token.',
  halfRules:
    'Nach Hausregeln punkten dann beide Seiten, fällt ein Zug unter 0, nimmt schon eine Base Punkte weg oder wird bis zur Mitte gemessen.',
  hold: 'Wenn eine Runde endet: {n} Punkt für die Seite mit mehr Units bis {within}″ neben {token}; jeder solche Token zählt für sich. | Wenn eine Runde endet: {n} Punkte für die Seite mit mehr Units bis {within}″ neben {token}; jeder solche Token zählt für sich.',
  destroy:
    'Für jede zerstörte gegnerische Unit: {small} für eine kleine, {medium} für eine mittlere, {large} für eine große.',
  reveal:
    'Für jeden aufgedeckten gegnerischen Ping: {n} Punkt. | Für jeden aufgedeckten gegnerischen Ping: {n} Punkte.',
  victory: 'Wie es endet',
  wins: 'Sobald eine Seite {n} Punkt hat. | Sobald eine Seite {n} Punkte hat.',
  noWins: 'Keine Zahl von Punkten beendet es.',
  limit:
    'Nach {n} Runde: wer mehr Punkte hat, hat gewonnen. | Nach {n} Runden: wer mehr Punkte hat, hat gewonnen.',
  noLimit: 'Die Zahl der Runden ist offen, wenn eure Hausregeln nichts anderes sagen.',
  wiped: 'Eine Seite ohne Units auf dem Tisch und in der Reserve hat verloren.',
}
