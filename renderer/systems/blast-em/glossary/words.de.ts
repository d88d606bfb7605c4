import type { Translated } from '../../../texts/translated.ts'
import type { words as english } from './words.en.ts'

/** The words of the game in German. */
export const words: Translated<typeof english> = {
  action: {
    name: 'Operation',
    says: 'Etwas, das jemand tut, außer sich zu bewegen: eine Tür, ein Rechner, ein Spind, eine Wunde. Eine im Zug.',
  },
  av: { name: 'AV', says: 'Was zum Würfel eines Angriffs oder einer Probe dazuzählt.' },
  backUp: {
    name: 'Verstärkung',
    says: 'Eine Streife, die Personal einmal im Kampf ruft. Sie kommt, wenn das Team darin seinen nächsten Zug beginnt.',
  },
  badGuys: {
    name: 'Die Bösen',
    says: 'Alle, die auf das Team schießen; geführt vom Spieler davor oder von Muster.',
  },
  blast: {
    name: 'Explosion',
    says: 'Ein Wurf gegen alle in einem Radius, auch Freunde; jeder verteidigt sich selbst.',
  },
  cd: {
    name: 'CD',
    says: 'Der Kampfwürfel: kommt beim Angriff zu AV, bei der Verteidigung zu DV. Manche Waffen und jedes Können haben einen eigenen.',
  },
  corpsman: {
    name: 'Sanitäter',
    says: 'Ein Soldat mit ärztlichem Können, der als Einziger vor den Augen des Feindes behandelt.',
  },
  cover: {
    name: 'Deckung',
    says: 'Was einen Teil des Ziels verbirgt: leichte nimmt dem Angriff 1, harte 2.',
  },
  declare: {
    name: 'Ansagen',
    says: 'Einen Angriff nennen, bevor ein Würfel fällt. Er wird ausgeführt, was auch geschieht.',
  },
  demo: { name: 'Sprengmeister', says: 'Ein Soldat mit Granaten und DemoPacs.' },
  demoPac: {
    name: 'DemoPac',
    says: 'Eine Ladung, die eine verklemmte Tür öffnet oder eine Maschine lahmlegt.',
  },
  dv: { name: 'DV', says: 'Was zum Würfel einer Verteidigung dazuzählt.' },
  fight: {
    name: 'Kampf',
    says: 'Dauert, solange Feinde in Sicht stehen: beide Seiten bewegen sich, sagen an und schießen.',
  },
  gadget: {
    name: 'Gerät',
    says: 'Etwas Nützliches, das man findet: Schlüssel, Verbandszeug, Panzerung, Kraftfeld und mehr.',
  },
  ground: {
    name: 'In Deckung liegen',
    says: 'Alle Deckung nutzen: Wer so liegt, greift nicht an, und Schüsse von drüben treffen nicht.',
  },
  hazardToken: {
    name: 'Gefahrenmarker',
    says: 'Liegt in einem Raum, bis das Team ihn sieht; dann wird er umgedreht: Wachen, eine Kamera, ein Fund oder nichts.',
  },
  heavy: {
    name: 'Schwerer',
    says: 'Trägt die große Waffe: zwei Wunden bei einem Ziel oder eine bei allen im Radius.',
  },
  hero: {
    name: 'Held',
    says: 'Jedes Team hat einen, ohne Punkte. Fällt der Held aus, ist der Auftrag für das Team verloren.',
  },
  hth: { name: 'HTH', says: 'Nahkampf, bis ein Zoll weit. Wer darin steht, schießt nicht.' },
  intervening: {
    name: 'Dazwischen',
    says: 'Wer und was bis ein Zoll neben der Schusslinie steht, nimmt dem Angriff 1.',
  },
  medic: {
    name: 'Arzt',
    says: 'Heilt als Zivilist besser als ein Sanitäter, aber nur außer Sicht des Feindes.',
  },
  medical: {
    name: 'Ärztliches Können',
    says: 'Heilt Wunden: ein Wurf muss eine Karte übertreffen, bei Fast Toten noch einen W4 dazu.',
  },
  medpack: { name: 'Verbandszeug', says: 'Gibt eine Wunde sofort zurück, ohne Wurf.' },
  mission: { name: 'Auftrag', says: 'Wozu das Team gekommen ist, und womit es gewinnt oder verliert.' },
  mostlyDead: {
    name: 'Fast Tot',
    says: 'Genau keine Wunde ist mehr übrig. Ein W4 sagt, wie viele Züge zur Rettung bleiben.',
  },
  operative: { name: 'Agent', says: 'Ein Team für sich: besser als alle, und allein.' },
  out: {
    name: 'Aus',
    says: 'Unter 0 Wunden oder nicht rechtzeitig gerettet: fort für den Rest des Auftrags.',
  },
  passkey: { name: 'Generalschlüssel', says: 'Öffnet einmal eine verschlossene Tür, ohne Wurf.' },
  patrol: { name: 'Streife', says: 'Eine Gruppe von Feinden, die dort auftaucht, wo ihr Marker lag.' },
  personnel: {
    name: 'Personal',
    says: 'Gewöhnliche Leute im Dienst der Bösen: leicht zu fällen, und schnell am Rufgerät.',
  },
  pilot: { name: 'Pilot', says: 'Fliegt alles. Sonst kein großer Kämpfer.' },
  sidekick: {
    name: 'Gehilfe',
    says: 'Ein Anfänger, der wenig kostet, mit etwas ärztlichem und etwas technischem Können.',
  },
  snapshot: {
    name: 'Schnellschuss',
    says: 'Ein freier Schuss auf jemanden, der sich in Sicht bewegt, einmal je Bewegungsphase: auch auf den, der einen angreift, bevor er da ist.',
  },
  stray: {
    name: 'Irrläufer',
    says: 'Ein Fehlschuss fliegt weiter: eine Münze sagt, ob er jemanden dazwischen trifft oder was dahinter liegt.',
  },
  surprised: { name: 'Überrascht', says: 'Schießt im ersten Zug eines Kampfes weder schnell noch sonst.' },
  tagalong: { name: 'Anhängsel', says: 'Jemand, der unterwegs dazukommt. Soll am Leben bleiben.' },
  teacher: {
    name: 'Lehrer',
    says: 'Schlägt nach allen in Reichweite und tötet niemanden: wen er fällt, der ist bewusstlos.',
  },
  techie: {
    name: 'Techniker',
    says: 'Öffnet Schlösser und bedient Rechner so gut wie ein Agent, für wenige Punkte.',
  },
  technical: {
    name: 'Technisches Können',
    says: 'Öffnet Schlösser und bedient Rechner: ein Wurf muss eine Karte übertreffen.',
  },
  trooper: { name: 'Soldat', says: 'Ein Kämpfer, der besser schießt, als er zuschlägt.' },
  wounds: { name: 'Wunden', says: 'Wie viel jemand aushält. Bei 0 Fast Tot, darunter aus.' },
}
