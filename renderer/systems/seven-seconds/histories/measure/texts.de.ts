import type { numbers as english } from './texts.ts'
import type { Translated } from '../../../../texts/translated.ts'

type Printed = Pick<
  typeof english,
  | 'title'
  | 'summary'
  | 'start'
  | 'battle'
  | 'battleOf'
  | 'unknown'
  | 'figure'
  | 'across'
  | 'told'
  | 'column'
  | 'method'
  | 'share'
  | 'group'
  | 'outcome'
  | 'weapon'
  | 'compared'
>

/** The numbers in German, as far as they are printed. */
export const numbers: Translated<Printed, 'empty'> & {
  readonly printed: Translated<Pick<(typeof english)['printed'], 'every' | 'lead' | 'leadOf' | 'all'>>
} = {
  title: 'Zahlen',
  summary: '{title}: {values}.',
  start: 'Anfang',
  battle: 'Schlacht {n}',
  battleOf: '{campaign}, Schlacht {n}',
  unknown: {
    log: 'Kein Protokoll: Von dieser Schlacht ist hier nichts bekannt. | Kein Protokoll: Von {n} von {of} Schlachten ist hier nichts bekannt.',
    drones:
      'Kein Protokoll: Von dieser Schlacht sind verlorene Drohnen nicht bekannt. | Kein Protokoll: Von {n} von {of} Schlachten sind verlorene Drohnen nicht bekannt.',
    weapons:
      'Kein Protokoll: Von dieser Schlacht zählen hier nur notierte Abschüsse. | Kein Protokoll: Von {n} von {of} Schlachten zählen hier nur notierte Abschüsse.',
    people:
      'In dieser Schlacht hat niemand notiert, wer dabei war. | In {n} von {of} Schlachten hat niemand notiert, wer dabei war.',
    points:
      'Karten oder Siegpunkte wurden in dieser Schlacht nicht notiert. | Karten oder Siegpunkte wurden in {n} von {of} Schlachten nicht notiert.',
    cards:
      'In einer Schlacht ist davon nichts notiert. | In {n} von {of} Schlachten ist davon nichts notiert.',
  },
  figure: {
    race: {
      title: 'Kampagnenpunkte',
      about: 'Was jeder nach jeder Schlacht hatte.',
      aboutAll: 'Was diese Schlachten gebracht haben, Schlacht für Schlacht zusammengezählt.',
      summary: 'Kampagnenpunkte über {n} Schlachten; am Ende: {values}.',
    },
    streaks: {
      title: 'Siegesserien',
      about:
        'Die Siegesserie von allen nach jeder Schlacht, ob sie dabei waren oder nicht; ein Unentschieden lässt sie, wie sie ist. Eine Säule für mehrere Schlachten zeigt die längste, rechts steht die längste von allen.',
      summary: 'Siegesserien über {n} Schlachten; am Ende: {values}.',
    },
    longest: {
      title: 'Längste Siegesserien',
      about:
        'Die längste Siegesserie, zu der ein Sieg in diesen Schlachten geführt hat. Was vom Papier mitgebracht wurde, zählt mit.',
    },
    rounds: {
      title: 'Länge der Schlachten',
      about: 'Wie viele Schlachten so viele Runden gedauert haben.',
    },
    growth: {
      title: 'Wachstum der Technologie',
      about: 'Die 18 Werte jeder Fraktion zusammengezählt, nach jeder Schlacht.',
      summary: 'Die Summe der 18 Werte über {n} Schlachten; am Ende: {values}.',
    },
    tech: {
      title: 'Gekaufte Technologie',
      about: 'Gekaufte Stufen nach Wert und Klasse. Die Tabelle hat die Zahlen aller.',
    },
    'points-mission': {
      title: 'Siegpunkte nach Auftrag',
      about: 'Was eine Seite mit jeder Auftragskarte im Schnitt bekam, und wie oft sie gespielt wurde.',
    },
    'points-role': {
      title: 'Siegpunkte nach Rolle',
      about:
        'Was Angreifer und Verteidiger im Schnitt bekamen. Beide Seiten eines Begegnungsgefechts zählen zusammen.',
    },
    'wins-role': {
      title: 'Siege nach Rolle',
      about: 'Wie es für die Seiten ausging: gewonnen – unentschieden – verloren.',
    },
    'wins-rating': {
      title: 'Siege nach Klasse',
      about: 'Wie es für Trupps jeder Klasse ausging: gewonnen – unentschieden – verloren.',
    },
    'wins-troops': {
      title: 'Siege nach Truppenkarte',
      about: 'Wie es für Seiten mit jeder Truppenkarte ausging: gewonnen – unentschieden – verloren.',
    },
    'wins-mission': {
      title: 'Siege nach Auftrag',
      about: 'Wie es für Seiten mit jeder Auftragskarte ausging: gewonnen – unentschieden – verloren.',
    },
    'losses-type': {
      title: 'Verluste nach Typ',
      about: 'Trooper, wie sie gemeldet wurden, Drohnen, wie die Protokolle es sagen.',
    },
    'losses-weapon': {
      title: 'Verluste nach Waffe',
      about:
        'Was sie vernichtet hat, wie die Protokolle es sagen; ohne Protokoll zählen die Abschüsse, die benannte Trooper in ihrer Akte haben, auch von Drohnen. Der Rest ist „nicht notiert“.',
    },
    troopers: {
      title: 'Die gefährlichsten Trooper',
      about: 'Trooper mit Namen, nach ihren Abschüssen, auch von Drohnen.',
    },
    luck: {
      title: 'Glück',
      about:
        'Gute Würfe neben dem, was von allen Würfen mit einer Zielzahl zu erwarten war. Im grauen Band liegen 19 von 20. Der Prozentwert sagt, wie wahrscheinlich mindestens so viel Glück oder Pech ist.',
    },
    shots: {
      title: 'Schüsse und Abschüsse',
      about:
        'Einheiten, die Schüsse auf sie sofort vernichtet haben, von so vielen Schüssen; die Linie über einem Balken ist, was zu erwarten war. Raketen auf Missionsziele oder den Boden zählen nicht mit.',
    },
    versus: {
      title: 'Direkter Vergleich',
      about: 'Nur die Schlachten der beiden gegeneinander zählen.',
      summary: '{a} gegen {b} in {n} Schlachten: {values}.',
    },
  },
  across: {
    battles: 'Schlachten',
    inARow: 'Siegesserie',
    steps: 'Gekaufte Stufen',
    lost: 'Verlorene Einheiten',
    meanPoints: 'Siegpunkte im Schnitt',
    sides: 'Seiten in Schlachten',
    luck: 'Gute Würfe mehr oder weniger als erwartet',
    kills: 'Abschüsse',
    count: 'Schlachten',
  },
  told: {
    inARow: 'eine Serie von {n}',
    meanOf: '{mean} bei {n}',
    points: '{mean} im Schnitt in {n}, von {least} bis {most}',
    lucky: '{good} von {n} Würfen waren gut, {expected} erwartet; so viel Glück oder mehr: {chance}',
    unlucky: '{good} von {n} Würfen waren gut, {expected} erwartet; so wenig Glück oder weniger: {chance}',
    shots: '{kills} Abschüsse mit {n} Schüssen, {expected} erwartet',
    killsOf: '{kills} von {n}',
    trooper: '{who} · Abschüsse: {n}, {each} je Schlacht',
    rounds: 'Runden: {n}',
    battles: 'Schlachten: {n}',
    notNoted: 'nicht notiert',
  },
  column: {
    after: 'Nach',
    who: 'Wer',
    all: 'Alle',
    inARow: 'Sieges\u00adserie',
    stat: 'Wert',
    rating: 'Klasse',
    start: 'Am Anfang',
    bought: 'Gekauft',
    now: 'Jetzt',
    type: 'Typ',
    weapon: 'Waffe',
    weapons: 'Womit',
    role: 'Rolle',
    mission: 'Auftrag',
    troops: 'Truppen\u00adkarte',
    times: 'Wie oft',
    points: 'Sieg\u00adpunkte',
    mean: 'Im Schnitt',
    least: 'Wenigste',
    most: 'Meiste',
    shareWon: 'Anteil Siege',
    rolls: 'Würfe',
    good: 'Gute',
    expected: 'Erwartet',
    more: 'Mehr oder weniger',
    atLeast: 'Mindestens so viel Glück',
    atMost: 'Höchstens so viel Glück',
    method: 'Berechnet',
    fired: 'Schüsse',
    expectedKills: 'Ab\u00adschüsse erwartet',
    kills: 'Ab\u00adschüsse',
    rounds: 'Runden',
    battles: 'Schlach\u00adten',
    trooper: 'Trooper',
    perBattle: 'Abschüsse je Schlacht',
    compared: 'Verglichen',
  },
  method: { exact: 'genau', normal: 'mit der Normalverteilung' },
  share: { under: 'unter 0,1 %', over: 'über 99,9 %' },
  group: {
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    'chance-encounter': 'Begegnungs\u00adgefecht',
    mixed: 'Mehrere Klassen',
  },
  outcome: { won: 'Gewonnen', drawn: 'Unent\u00adschieden', lost: 'Verloren' },
  weapon: {
    gauss: 'Gauß\u00adgewehr',
    plasma: 'Plasma\u00adgewehr',
    missile: 'Rakete',
    blast: 'Explosion',
    flamer: 'Flammen\u00adwerfer',
    kamikaze: 'Kamikaze',
    contact: 'Kamikaze in Kontakt',
    jamming: 'Störfeld',
    other: 'Anderes',
    'not-noted': 'Nicht notiert',
  },
  compared: {
    won: 'Gewonnene Schlachten',
    attacked: 'Angegriffen',
    'campaign-points': 'Gewonnene Kampagnenpunkte',
    'victory-points': 'Siegpunkte',
    controlled: 'Den Tisch beherrscht',
    killed: 'Verlorene gegnerische Trooper',
    shots: 'Schüsse',
    'expected-kills': 'Abschüsse durch Schüsse, erwartet',
    kills: 'Abschüsse durch Schüsse',
    luck: 'Gute Würfe mehr oder weniger als erwartet',
  },
  printed: {
    every: 'Jede {n}. Schlacht; der Bildschirm hat alle.',
    lead: '{name} · {n} Schlacht | {name} · {n} Schlachten',
    leadOf: '{name} · {n} von {of} Schlachten',
    all: 'Alle Kampagnen',
  },
}
