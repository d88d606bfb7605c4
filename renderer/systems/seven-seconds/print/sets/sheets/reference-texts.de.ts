import type { reference as english } from './reference-texts.ts'
import type { Translated } from '../../../../../texts/translated.ts'

/** The quick reference in German: as short as the English one, for it must take two pages too. */
export const reference: Translated<typeof english> = {
  title: 'Kurzübersicht',
  lead: '7 Seconds in eigenen Worten. TC heißt Target Counter. Seiten sind die des Regelbuchs; ◆: kann eine Gruppe anders regeln.',
  small: 'Kleine Figuren: Bewegung, Sprung und Reichweitenbänder sind halbiert.',
  setUp: {
    title: 'Vor der Schlacht',
    order:
      'Gelände aufbauen und vereinbaren, was jedes Stück ist. Beide Spieler werfen einen Würfel plus Bonus ihrer Siegesserie: Der höhere greift an, Gleichstand ist ein Begegnungsgefecht.',
    objectives:
      'Der Verteidiger wählt seine Kante (im Begegnungsgefecht, wer den Initiativewurf verloren hat). Missionsziele: Der Angreifer legt δ und ε ins Viertel des Verteidigers, mindestens 6″ von jeder Kante; dann der Verteidiger α, β und γ in seine Hälfte, mehr als 6″ von jeder Kante und mehr als 8″ von jedem anderen.',
    cards:
      'Jeder zieht eine Auftrags- und eine Truppenkarte. Der Auftrag nennt die Zeile der Truppenkarte, die marschiert. Drohnen werden mit den Punkten der Zeile gekauft.',
    deploy:
      'Einheiten kommen auf die Holding Area, höchstens zwei pro Feld; 16 Blips kommen auf den Tisch. Der Verteidiger stellt zuerst auf, irgendwo in seiner Hälfte; dann der Angreifer bis 6″ vor seiner Kante, und er hat die Initiative. Im Begegnungsgefecht stellen beide je vier auf, bis 6″ vor ihren Kanten.',
  },
  round: {
    title: 'Eine Runde',
    refresh:
      'Jede Einheit und jeder Blip bekommt einen Aktivierungsmarker. Ab der zweiten Runde würfeln beide um die Initiative; bei Gleichstand wechselt der Marker.',
    turn: 'Abwechselnd aktiviert jeder einen Trooper mit zwei Aktionen oder eine Drohne oder einen Blip mit einer. Mit doppelt so vielen Aktivierungsmarkern wie der Gegner dürfen es zwei sein, mit dreimal so vielen drei; dazu bis zu drei weitere Blips, ohne sie freiwillig aufzudecken. Einmal passen setzt einen Zug aus, zweimal hintereinander beendet die Runde ◆.',
  },
  actions: {
    title: 'Aktionen',
    action: 'Aktion',
    counters: 'TC darauf',
    who: 'Wer',
    rows: {
      move: { name: 'Bewegung {move}″', counters: 'gehen ab', who: 'alle' },
      jump: { name: 'Sprung {jump}″', counters: 'gehen ab, dann 1', who: 'Scout, Drohnen' },
      target: { name: 'Erfassen', counters: '1 je Würfel', who: 'Trooper, Recce' },
      rifle: { name: 'Gewehr', counters: '1', who: 'Trooper' },
      missile: { name: 'Rakete', counters: '1', who: 'Trooper außer Commander' },
      flamer: { name: 'Flammen\u00adwerfer', counters: '1', who: 'Trooper' },
      command: { name: 'Befehl', counters: '1', who: 'Commander; Engineer an Drohnen' },
      repair: { name: 'Reparatur', counters: '1', who: 'Engineer' },
      kamikaze: { name: 'Explosion', counters: '–', who: 'Kamikaze-Drohne' },
      jammer: { name: 'Störfeld schalten', counters: '1', who: 'Haywire-Drohne' },
    },
  },
  move: {
    title: 'Bewegung, Sprung, passive Sensoren',
    unit: { full: 'Ganze Zoll', half: 'Halbe Zoll' },
    shed: '{unit} vom Start zum Ende, höchstens Tarnung (bei Drohnen Robotik), gehen als TC ab. Erschwertes Gelände kostet doppelt; ein Sprung übergeht, was dazwischenliegt, und bringt dann 1 TC. Ein Trooper blickt nach der Bewegung dorthin, wohin er ging: Vor ihm liegen die vorderen 180°.',
    sensors:
      'Jede gegnerische Einheit bis 6″ neben dem Weg (beim Sprung: der Landung) bekommt 1 TC, einmal je Aktion, und wer sich bewegt, 1 für jede. Missionsziele bekommen 1 und geben keinen. So nahe gegnerische Blips werden aufgedeckt. Nur was die Linie blockiert, verhindert es.',
  },
  target: {
    title: 'Erfassen',
    how: 'Bis zu so viele Würfel wie Sensoren: Ihre Summe ist der Sensor-Pool, und jeder legt 1 TC auf die Einheit. Der Pool kauft TC für beliebig viele Ziele. Außerhalb der vorderen 180° kosten sie doppelt. Was die Linie blockiert, schützt vor dem Erfassen.',
    range: 'Entfernung',
    price: 'Punkte je TC',
  },
  rifle: {
    title: 'Gewehr',
    how: 'Das Ziel braucht TC; Sichtlinie und vordere 180°. Würfel: seine TC geteilt durch das Reichweitenband, abgerundet. Der niedrigste zählt.',
    band: 'TC je W.',
    gauss: 'Gauß',
    plasma: 'Plasma',
    kills: 'Tödlich',
    grazes: 'Streift',
    grazed:
      'Eine gestreifte Drohne ist vernichtet. Ein gestreifter Trooper wirft zwei Würfel gegen Panzerung: Der rote darüber betäubt, der andere darüber beschädigt.',
  },
  cover: {
    title: 'Deckung',
    what: 'Was im Weg ist',
    targeting: 'Erfassen',
    rifle: 'Gewehr',
    missile: 'Rakete',
    rows: {
      light: { name: 'Ziel in leichter', targeting: '+1 Band', rifle: '+1 Band', missile: '−1 TC' },
      heavy: { name: 'Ziel in schwerer', targeting: '+2 Bänder', rifle: '+2 Bänder', missile: '−2 TC' },
      betweenLight: { name: 'Leichte dazwischen', targeting: '−1 TC', rifle: '−1 Würfel', missile: 'nichts' },
      betweenHeavy: {
        name: 'Schwere dazwischen, bis 3″',
        targeting: '−2 TC',
        rifle: '−2 Würfel',
        missile: 'nichts',
      },
    },
    more: 'Das Stück, in dem das Ziel steht, zählt nicht auch als dazwischen ◆. Mehr als 3″ schwere Deckung auf der Linie blockieren. Die Mitte der Base des Ziels bestimmt seine Deckung, die nächsten Ränder Entfernung und Sicht.',
  },
  terrain: {
    title: 'Gelände',
    piece: 'Stück',
    troopers: 'Trooper, Blips',
    drones: 'Drohnen',
    none: 'offen',
    light: 'leicht',
    heavy: 'schwer',
    blocking: 'blockiert',
    hindering: 'erschwert',
    impassable: 'unpassier\u00adbar',
    rows: {
      woods: 'Wald',
      bush: 'Gebüsch',
      plains: 'Ebene',
      hills: 'Hügel',
      streams: 'Bäche',
      rivers: 'Flüsse',
      large: 'Große Gebäude',
      civilian: 'Zivile Gebäude',
      swamps: 'Sümpfe',
      rocks: 'Fels\u00adformationen',
      broken: 'Zerklüfteter Boden',
      smoke: 'Flammen\u00adrauch',
      haywire: 'Haywire-Feld',
      craters: 'Krater',
    },
  },
  missile: {
    title: 'Rakete und Explosion',
    fire: 'Das Ziel hat mindestens 1 TC; eine Sichtlinie ist nicht nötig. Jede gegnerische Einheit bis 6″ neben der geraden Flugbahn würfelt: höchstens ihre Gegenmaßnahmen stoppt die Rakete.',
    hit: 'Ein Wurf von höchstens den TC des Ziels (nach seiner Deckung) trifft direkt: vernichtet. Sonst weicht die Rakete 2W6″ in zufälliger Richtung vom Ziel ab.',
    blast:
      'Explosion: alle bis Nuklear Zoll um den Einschlag. Würfel: Nuklear minus 1 je ganzes Zoll. Einer über der Panzerung beschädigt; dann alle nochmals für betäubt; dann noch einmal für vernichtet. Drohnen werden vernichtet, Missionsziele nur vom direkten Treffer. Ein Krater bleibt: schwere Deckung.',
  },
  others: {
    title: 'Andere Aktionen',
    flamer:
      'Flammenwerfer: Rauch mit 5″ Durchmesser, Mitte bis 6″ entfernt und in den vorderen 180°; leichte Deckung auf Dauer. Wer beim Abfeuern darin steht, wird gestreift, eine Drohne vernichtet.',
    command:
      'Befehl: gibt einer anderen Einheit ohne Aktivierungsmarker einen. Reparatur: Ein Engineer in Kontakt mit einem Trooper, oder an sich selbst, entfernt Beschädigt.',
    kamikaze:
      'Kamikaze: Bewegung oder Sprung, dann darf sie explodieren. In Kontakt mit Gegner oder Missionsziel vernichtet ein Wurf unter dessen TC; sonst Explosion mit Robotik Zoll um die Drohne.',
    jammer:
      'Haywire: ein Feld von 3″, schwere Deckung für alle. Ein Trooper, der seine Aktivierung darin beendet, würfelt: über Panzerung ist er beschädigt. Andere Drohnen werden vernichtet.',
  },
  blips: {
    title: 'Blips',
    own: 'Ein Blip darf vor seiner Aktion aufgedeckt werden: Seine Einheiten handeln dann voll. Bewegt er sich bis auf 6″ an einen Gegner, wird er erst aufgedeckt; eine Attrappe verschwindet.',
    enemy:
      'Ein Blip, der TC bekommt, bemerkt wird oder in Explosion oder Feld gerät, wird aufgedeckt. Jede seiner Einheiten bekommt, was er bekam; aus seinem Aktivierungsmarker wird einer für jede. Einheiten stehen in Kontakt mit dem Blip.',
  },
  damage: {
    title: 'Beschädigt und betäubt',
    damaged:
      'Beschädigt: ein Würfel vor jeder Aktion; bei 5 oder 6 entfällt sie; Gegenmaßnahmen brauchen erst 1–4. Nochmals beschädigt heißt vernichtet.',
    stunned:
      'Betäubt: ein Würfel bei der Aktivierung; bei 1 oder 2 handelt er normal, sonst ist die Aktivierung verbraucht.',
  },
  objectives: {
    title: 'Missionsziele',
    held: 'Sind bis 6″ nur Figuren einer Seite und hat sich eine seit der Aufstellung bewegt, ist es von ihr gesichert; von beiden: umkämpft; von keiner: wie zuvor ◆. Nach jeder Bewegung wird nachgesehen ◆. Untersucht heißt: so viele TC, wie der Auftrag verlangt. Ein direkter Raketentreffer oder der Kontaktwurf einer Kamikaze-Drohne, unter seinen TC, zerstört es; Gewehre, Flammenwerfer und Explosionen schaden ihm nicht.',
  },
  end: {
    title: 'Ende der Schlacht',
    when: 'Nach einer Runde: Nur eine Seite hat noch Trooper und beherrscht den Tisch. Jemand zieht sich zurück: Lässt man ihn ziehen, beherrscht ihn die andere Seite; verfolgt man ihn, folgt noch eine Runde, dann beherrscht ihn, wer allein noch Trooper hat, sonst ist er umkämpft. Oder beide sind einig: umkämpft.',
    control:
      'Beherrscht der Verteidiger den Tisch, sichert er alle übrigen Missionsziele. Der Angreifer: jedes gesichert, zerstört oder untersucht (10 TC), wie er will. Umkämpft: Sie bleiben, wie sie sind. Dann werden die Aufträge gezeigt und Siegpunkte gezählt.',
    lead: 'Vorsprung',
    result: 'Ergebnis',
    points: 'Kampagnen\u00adpunkte',
    from: '{n} oder mehr',
    margin: {
      draw: 'Unent\u00adschieden',
      marginal: 'Knapp',
      normal: 'Klar',
      decisive: 'Ent\u00adscheidend',
    },
  },
  campaign: {
    title: 'Kampagne',
    tech: 'Jede Schlacht gibt 1 Tech-Punkt, den Tisch zu beherrschen 1 mehr. Eine Stufe eines Werts kostet {third} in der 3. Klasse, {second} in der 2., {first} in der 1.; die Hälfte, wo der Gegner höher steht. Kein Wert steigt über 5 oder über die Klasse darüber.',
    streak: 'Serie',
    role: 'Rollenwurf',
    extra: 'Zusätzliche Karten',
    troop: '1 Truppenkarte',
    both: '1 Truppen-, 1 Auftragskarte',
    wins: '{short}, {medium} oder {long} Kampagnenpunkte gewinnen, je nach vereinbarter Länge; ebenso {n} Siege in Folge.',
  },
  units: {
    title: 'Einheiten',
    unit: 'Einheit',
    stats: 'Über der Klasse (höchstens 5)',
    carries: 'Trägt und kann',
    rifle: { gauss: 'Gauß', plasma: 'Plasma' },
    missiles: 'Raketen',
    flamer: 'Flammen\u00adwerfer',
    jump: 'Sprung',
    repairs: 'Reparatur',
    commands: { all: 'Befehl', drones: 'Befehl an Drohnen' },
    cost: 'Drohne, Punkte',
    explodes: 'Explosion',
    jams: 'Störfeld schalten',
    targets: 'Erfassen',
    countermeasures: 'Gegen\u00admaßnahmen',
  },
}
