import type { Translated } from '../../../../texts/translated.ts'
import type { blastEmReference as english } from './reference-texts.ts'

/** The game on one page, in German. */
export const blastEmReference: Translated<typeof english> = {
  setUp: {
    title: 'Aufbau',
    text: 'Das Spielfeld auslegen. Alle stellen ein Team auf: einen Helden und {points} Punkte, oder einen Agenten. Das Ziel wählen, den Eingang der Teams vereinbaren und bestimmen, wer anfängt: {first}. Die Züge gehen im Uhrzeigersinn. Übrige Punkte {left}; Geräte gibt es ab {gadgets}.',
    first: { highestD6: 'der höchste W6', coin: 'eine Münze' },
    left: { lost: 'verfallen', refused: 'müssen ausgegeben werden' },
    gadgets: { sequel: 'der ersten Fortsetzung', firstMission: 'dem ersten Auftrag' },
  },
  turn: {
    title: 'Ein Zug',
    testInSight: 'Gefahrenmarker, die das Team sieht, werden umgedreht.',
    fightGoesOn: 'Ein offener Kampf geht weiter.',
    newEnemies:
      'Neue Feinde beginnen einen Kampf oder stoßen dazu. Es führt sie, wer zuvor am Zug war, oder Muster.',
    freely:
      'Ohne Kampf bewegt sich jeder und tut eine Sache dazu: Tür, Rechner, Spind, Wunde. | Ohne Kampf bewegt sich jeder und tut {n} Sachen dazu: Tür, Rechner, Spind, Wunde.',
    testMet:
      'Marker, die unterwegs auftauchen, werden gleich umgedreht. Wer bis dahin gegangen ist oder geschossen hat, ist fertig damit.',
    end: 'Der Zug endet, alles bleibt liegen, und links geht es weiter.',
    patrol: 'Eine Streife steht bis {n}″ um ihren Marker, niemand näher am Team als der Marker.',
    cameras: {
      patrol:
        'Solange eine Kamera zusieht, ist der nächste Marker eine Streife. Neben einer Kamera oder einem Geschütz genügt ein technischer Erfolg, um sie abzuschalten.',
      nothing:
        'Kameras sehen nur zu. Neben einer Kamera oder einem Geschütz genügt ein technischer Erfolg, um sie abzuschalten.',
    },
  },
  combat: {
    title: 'Ein Kampf',
    name: { moving: 'Bewegen', firing: 'Schießen', results: 'Folgen' },
    moving: 'Das Team, wenn es nicht schon gegangen ist, dann die Bösen. Schnellschüsse fallen sofort.',
    firing:
      'Erst werden alle Angriffe angesagt: {declaring}. Dann finden alle statt, wer auch dazwischen fällt.',
    results: 'Wunden werden zusammengezählt, dann wird über alle befunden.',
    declaring: { badGuysFirst: 'die Bösen, dann das Team', secret: 'alle geheim' },
  },
  hit: {
    title: 'Treffen',
    text: 'AV, Würfel und Modifikatoren müssen mehr sein als DV und Würfel des Ziels. Gleich ist daneben.',
    modifiers: 'Zum Angriff',
    one: '1 Schuss',
    two: '2 Schüsse',
    stand: 'Stehend',
    move: 'Gegangen',
    run: 'Gerannt ({n} × MV)',
    intervening: 'Alles bis {n}″ neben der Linie, je',
    light: 'Leichte Deckung',
    hard: 'Harte Deckung',
    cover:
      'Deckung liegt bis {line}″ neben der Linie und {target}″ vor dem Ziel und zählt einmal: nur die bessere, und nicht als etwas dazwischen.',
    stray: 'Ein Fehlschuss fliegt weiter: Kopf trifft das Nächste dazwischen, Zahl, was dahinter liegt.',
  },
  wounds: {
    title: 'Wunden eines Treffers',
    weapon: 'Waffe',
    head: { fixed: 'Wunden', variable: 'Wunden mit einem W6' },
    standard: { standard: 'Gewöhnlich, HTH', one: 'Gewöhnlich' },
    heavy: { standard: 'Schwer', one: 'Schwer' },
    radius: { standard: 'Radius, jeder', one: 'Radius, jeder; HTH' },
    text: 'Mit {at} übrig ist man Fast Tot, darunter aus. Wen ein Lehrer fällt, der ist bewusstlos.',
  },
  snapshot: {
    title: 'Schnellschüsse',
    text: 'Auf einen Feind, der sich in Sicht bewegt, ohne etwas dazwischen: einmal je Bewegungsphase, mit gewöhnlicher Waffe, von jemandem, der in ihr nicht rennt und nicht im HTH steht. Nur Deckung zählt. Auf den Nächsten, oder mit aller Zustimmung auf einen anderen. Wer fällt, sagt keinen Angriff an.',
  },
  ground: {
    title: 'In Deckung liegen',
    text: {
      whereHidden:
        'Hinter Deckung, die einen verbirgt: kein Angriff, und von drüben treffen nur Explosionen. Bewegen und Behandeln dahinter gehen weiter.',
      always:
        'Hinter Deckung, die einen verbirgt: kein Angriff, und es treffen nur Explosionen, woher auch immer. Bewegen und Behandeln dahinter gehen weiter.',
    },
  },
  hth: {
    title: 'Nahkampf (HTH)',
    text: 'Bis {n}″. Ein Angriff; {who} schlagen nach jedem in Reichweite. Wer darin steht, schießt weder gewöhnlich noch schnell.',
  },
  blasts: {
    title: 'Explosionen',
    text: 'Eine Granate fliegt {inches}″. Ein Wurf gegen alle bis {radius}″, auch Freunde; {counts}.',
    runAndShots: 'Rennen und zwei Schüsse zählen, Deckung nicht',
    all: 'alle Modifikatoren zählen',
    none: 'kein Modifikator zählt',
  },
  skills: {
    title: 'Können',
    medical: {
      exceed:
        'Behandeln, bis {inches}″: Können und Würfel müssen mehr sein als eine Karte ({court}); alle Wunden heilen.',
      meet: 'Behandeln, bis {inches}″: Können und Würfel müssen eine Karte erreichen ({court}); alle Wunden heilen.',
    },
    court: { rank: 'Bube {jack}, Dame {queen}, König {king}', ten: 'Bube, Dame und König {jack}' },
    dying: 'Fast Tot: ein {turns} sagt, wie viele Züge bleiben, und die Karte ist einen {die} höher.',
    locks: {
      card: 'Schlösser und Rechner: technisches Können und Würfel müssen mehr sein als eine Karte. Ein Generalschlüssel braucht keine.',
      succeed:
        'Schlösser und Rechner: technisches Können gelingt immer. Ein Generalschlüssel braucht keines.',
    },
  },
  chart: {
    team: 'Teams',
    badGuys: 'Die Bösen',
    type: 'Typ',
    cost: 'Pkt',
    special: 'Besonderes',
    skill: { medical: 'Ärztlich {roll}', technical: 'Technisch {roll}', both: 'Beides {roll}' },
  },
  gadgets: 'Geräte',
}
