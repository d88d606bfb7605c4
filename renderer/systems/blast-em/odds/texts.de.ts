import type { Translated } from '../../../texts/translated.ts'
import { who } from '../texts/who.de.ts'
import type { blastEmOdds as english } from './texts.ts'

/** The odds of Blast 'Em! in German; what only the screen says is left out. */
export const blastEmOdds: Translated<
  typeof english,
  'nobody' | 'against' | 'field' | 'attacks' | 'gadget' | 'chance' | 'bar' | 'because'
> = {
  from: { sample: '{name} · Beispiel', campaign: '{name} · aus der Kampagne', shelf: '{name} · eigenes' },
  none: { rules: 'Wie Muster sie hat' },
  book: 'Die Typen des Buchs',
  who,
  way: {
    standard: 'gewöhnliche Waffe',
    heavy: 'schwere Waffe, ein Ziel',
    radius: 'schwere Waffe, Radius',
    grenade: 'Granate',
    stun: 'Betäuber',
    gas: 'Gasgranate',
    hth: 'Nahkampf',
    snapshot: 'Schnellschuss',
  },
  movement: { stand: 'steht', move: 'bewegt sich', run: 'rennt' },
  shots: { '1': 'einer', '2': 'zwei' },
  cover: { none: 'keine', light: 'leicht', hard: 'hart' },
  tableAbout:
    'Zuerst, wie oft von hundert getroffen wird, dann, wie oft das bisher unverletzte Ziel danach nicht mehr steht. Wer angreift, {movement}; Schüsse: {shots}; Deckung: {cover}; neben der Schusslinie: {between}.',
  tables: { team: '{team}: ihre Angriffe', badGuys: '{team}: Angriffe auf sie' },
}
