import type { Translated } from '../../../../texts/translated.ts'
import type { travellerReference as english } from './reference-texts.ts'

/** The chapter in short, in German. */
export const travellerReference: Translated<typeof english> = {
  round: {
    title: 'Die Runde',
    initiative:
      'Initiative: 2W6 und GES-DM, für Vorbereitete {prepared} und GES-DM; wer die Einheit anführt, darf den Effekt von Taktik dazugeben. Höchste zuerst, GES entscheidet. Sie bleibt; Änderungen gelten vor dem eigenen Zug sofort, sonst in der nächsten Runde.',
    actions:
      'Eine kleine und eine große Handlung, oder drei kleine. Klein: {metres} m gehen ({low} m geduckt oder im Gelände), Haltung wechseln, ziehen, laden, zielen. Groß: Angriff, Führung, eine Probe.',
    aim: 'Jede kleine Handlung Zielen: +1 auf den nächsten Angriff auf dieses Ziel, bis +{most}; alles andere verliert es.',
    haste: 'Eilen, einmal zu Beginn einer Runde: Initiative +{n}, alle Proben {dm}.',
    delay:
      'Warten: später handeln, auch mitten in einem anderen Zug, nach Reaktionen erst ab der gesenkten Zählzeit; sie ist dann die Initiative. Wer die ganze Runde wartet, darf die nächste anführen.',
    reactions: 'Auf jeden Angriff eine Reaktion: Initiative {n}, eigene Proben {dm} bis zum Ende der Runde.',
    recoil:
      'Was Rückstoß oder Wucht über dem STÄ-DM liegt, fehlt der Initiative der nächsten Runde; Feuerstoß 1 mehr, Dauerfeuer Auto halbe mehr.',
  },
  check: {
    title: 'Proben',
    text: '2W6 und DM, ab {target}. Effekt: Ergebnis minus {target}. Ungelernt {unskilled}.',
    score: 'Wert',
    dm: 'DM',
    chances: 'Wie oft sie gelingt',
    sum: 'Alle DM',
    chance: 'Gelingt',
    of: '{n} %',
  },
  attack: {
    title: 'Angriffe',
    what: 'Was zählt',
    aim: 'Jede kleine Handlung Zielen',
    sight: 'Laservisier beim Zielen; Programm in seiner Toleranz',
    moved: 'Je {metres} m, die das Ziel ging',
    dodge: 'Ausweichen / hinter etwas',
    parry: 'Parade, im Nahkampf',
    level: '−Nahkampf',
    proneFar: 'Liegendes Ziel, ab Kurz (nicht im Nahkampf)',
    proneNear: 'Liegendes Ziel, Persönlich',
    light: 'Wenig Licht / Dunkelheit',
    smoke: 'Rauch / dicht; Laser doppelt',
    weather: 'Unwetter',
    intoCombat: 'Jemand steht neben dem Ziel; ein Fehlschuss trifft ihn ab {n}',
    vehicle: 'Die meisten Fahrzeuge',
  },
  cover: {
    title: 'Deckung',
    25: 'Ein Viertel',
    50: 'Halbe',
    75: 'Drei Viertel',
    100: 'Volle',
    low: 'Geduckt oder liegend: eine Zeile besser. Tief in voller Deckung: nicht zu treffen, und kein Schuss heraus.',
  },
  range: {
    title: 'Entfernung',
    band: 'Stufe',
    metres: 'Meter',
    squares: 'Felder',
    under: 'unter {n}',
    to: 'bis {n}',
  },
  modes: {
    title: 'Feuerarten',
    single: 'Ein Schuss.',
    burst: 'Auto kommt zum Schaden; so viele Schuss wie Auto; Rückstoß +1.',
    auto: 'So viele Würfel wie Auto, in Paaren gelegt; jedes Paar ist ein Angriff, alle Ziele innerhalb von {metres} m; Fertigkeit zählt höchstens {skill}; 3 × Auto Schuss.',
  },
  damage: {
    title: 'Schaden',
    text: 'Würfel und Effekt, minus Panzerung; ab Effekt 6 mindestens 1. AUS zuerst, dann STÄ oder GES nach Wahl des Ziels. Eines davon 0: bewusstlos. Alle drei: tot.',
    blast:
      'Eine Explosion trifft alle im Umkreis, ohne Effekt. Ausweichen: 1W6 weniger. Hinwerfen: die Hälfte, liegend, nächste große Handlung weg. Ein verfehlter Wurf landet {metres} m und seinen Effekt entfernt.',
  },
  grapple: {
    title: 'Ringen',
    text: 'Vergleichende Probe auf Nahkampf (waffenlos), Persönlich. Der Sieger darf {options}.',
    prone: 'umwerfen',
    disarm: 'entwaffnen (um 6: behalten)',
    throw: '3 m werfen für 1W6',
    damage: '2 und den Effekt Schaden machen',
    escape: 'sich befreien und gehen',
    hold: 'festhalten',
    drag: '3 m schleifen',
  },
  vehicle: {
    title: 'Fahrzeuge',
    driver:
      'Es fährt, wenn sein Fahrer an der Reihe ist: jede Runde eine kleine Handlung zum Steuern, eine große für Hindernisse, Ausweichen oder Verfolgung.',
    riders:
      'Zivil geschlossen: halbe weiche Deckung, zwei schießen in jedes Schussfeld; militärisch: volle harte, einer; offen: keine, alle überallhin. Eingebaute Waffen haben ihr Schussfeld, Türme ringsum.',
    actions: 'Was der Fahrer tut',
    name: {
      evasive: 'Ausweichmanöver',
      manoeuvre: 'Manöver',
      ram: 'Rammen',
      stunt: 'Kunststück',
      weave: 'Schlängeln',
    },
    evasive:
      'Probe; ihr Effekt erschwert Angriffe auf das Fahrzeug und aus ihm bis zur nächsten Handlung des Fahrers.',
    manoeuvre: 'Ohne Probe: an Hindernissen vorbei, in ein Schussfeld oder hinaus.',
    ram: 'Probe, erschwert durch Ausweichen des Ziels; dann ein Zusammenstoß.',
    stunt: 'Probe: ein Ziel in einem weiteren Schussfeld, bis zu drei Manöver, oder was sonst geht.',
    weave:
      'Eine Zahl bis zu eins je {kmh} km/h, Probe minus diese Zahl; Verfolger ebenso, oder Unfall, oder Abbruch.',
    collision: 'Zusammenstöße',
    collisionText:
      '1W6 je angefangene {kmh} km/h, für alles Getroffene. Insassen: ohne Gurt alles, und {metres} m Flug je Würfel; mit Gurt ein Viertel.',
    locations: 'Wo Treffer landen',
    effects: 'Was Treffer tun',
  },
  effect: {
    hull: 'Eins weniger; leer: nach innen, beim Roboter Struktur.',
    structure: 'Eins weniger; 0: Schrott. Unter 0 in einem Angriff explodiert es: 4W6 bis 6 m, 2W6 bis 12 m.',
    armour: 'Eins weniger; leer: Rumpf.',
    drive: '−10 %, Steuern −1; −25 %, −2; aus; dann Rumpf.',
    weapon: 'Auch Gliedmaßen, ausgelost: −2; zerstört; dann Rumpf.',
    sensors: '−2; blind; dann Rumpf.',
    powerPlant: 'Eine Runde weg; halbes Tempo; zerstört mit 1W6 Rumpftreffern; dann Struktur.',
    passengers: 'Ein ausgeloster nimmt den Schaden; niemand mehr: Struktur.',
    cargo: 'Ein Posten; nichts mehr: Struktur.',
    cockpit: 'Der Pilot nimmt den Schaden; tot: Struktur.',
    computer: 'Aus, Roboter für 1W6 Runden; zerstört; dann Struktur.',
    overflow: 'Doppelt und dreifach sind 2 und 3 Treffer an derselben Stelle.',
  },
  repair: {
    title: 'Reparatur',
    text: 'System: durchschnittliche Probe, 1W6 Stunden, ein Ersatzteil; als Notbehelf hält es 1W6 Stunden. Zerstört: Werkstatt, 2W6 × 10 % seines Preises. Rumpf: Probe, 1W6 Stunden, ein Teil. Struktur: Werkstatt, 1W6 × 10 Stunden und 20 % des Fahrzeugpreises je Punkt.',
  },
  comms: {
    title: 'Verbindung und Sensoren',
    text: 'Ohne Verbindung zum Anführer, oder ohne einen zu irgendwem der Einheit, keine Taktik, keine Führung. Funk kann gestört werden; Laser braucht Sicht ohne Rauch, Maser Sicht; Meson nicht in Bewegung; Draht immer.',
    sensors:
      'Ein Sensor, der das Ziel zeigt, hebt Licht und 1 des Unwetters auf; Infrarot auch Rauch und weiche Deckung.',
  },
}
