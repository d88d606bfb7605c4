import type { houseRules as english } from './texts.ts'
import type { Translated } from '../../../../texts/translated.ts'

/** The house rules as they are told on paper: the name of each, and what each choice means at the table. */
export const houseRules: Translated<Pick<typeof english, 'group' | 'rule'>, 'open' | 'label'> = {
  group: {
    campaign: 'Kampagne',
    squads: 'Trupps',
    measuring: 'Messen und Bewegen',
    cover: 'Deckung und Sicht',
    missiles: 'Raketen, Explosionen und Flammenwerfer',
    drones: 'Drohnen',
    blips: 'Blips',
    objectives: 'Missionsziele',
    turns: 'Züge, Befehle und das Ende',
  },
  rule: {
    draws: {
      name: 'Unentschieden',
      'leave-streaks': {
        rule: 'Ein Unentschieden gibt keine Kampagnenpunkte und lässt beide Siegesserien, wie sie sind.',
      },
      'end-streaks': {
        rule: 'Ein Unentschieden gibt keine Kampagnenpunkte und setzt beide Siegesserien auf null zurück.',
      },
    },
    opponent: {
      name: 'Wessen Technologie einen Preis halbiert',
      'latest-opponent': {
        rule: 'Eine Stufe Technologie kostet die Hälfte, wo die zuletzt bekämpfte Fraktion in diesem Wert voraus ist. Vor der ersten Schlacht ist das bei zwei Fraktionen die andere, bei dreien und mehr keine.',
      },
      'any-rival': {
        rule: 'Eine Stufe Technologie kostet die Hälfte, wo irgendeine andere Fraktion der Kampagne in diesem Wert voraus ist.',
      },
      'chosen-rival': {
        rule: 'Eine Stufe Technologie kostet die Hälfte, wo der gewählte Rivale in diesem Wert voraus ist.',
      },
    },
    opponentNumbers: {
      name: 'Welche seiner Zahlen gelten',
      'battle-end': {
        rule: 'Für Preise gelten die Zahlen am Ende der letzten Schlacht, bevor jemand gekauft hat; vor der ersten Schlacht, wie sie stehen.',
      },
      'as-they-stand': {
        rule: 'Für Preise gelten die Zahlen, wie sie beim Kauf stehen: Wer später kauft, spart vielleicht mehr.',
      },
    },
    battle: {
      scale: {
        name: 'Größe der Figuren',
        full: {
          rule: 'Die Figuren sind 20 mm oder größer: Bewegung und Reichweitenbänder sind wie gedruckt.',
        },
        half: {
          rule: 'Die Figuren sind kleiner als 20 mm: Bewegungen, Sprünge und Reichweitenbänder sind halb so lang; alle anderen Entfernungen bleiben.',
        },
      },
      shedding: {
        name: 'Target Counter kleiner Figuren in Bewegung',
        'half-inches': {
          rule: 'Bei Figuren unter 20 mm geht für jeden halben Zoll einer Bewegung oder eines Sprungs ein Target Counter ab.',
        },
        'whole-inches': {
          rule: 'Auch bei Figuren unter 20 mm geht nur für jeden ganzen Zoll einer Bewegung oder eines Sprungs ein Target Counter ab.',
        },
      },
      figures: {
        name: 'Figuren eines Trupps',
        'one-set': {
          rule: 'Kein Trupp hat von einem Typ mehr als ein Figurensatz: Keine Truppenkarte und kein Drohnenkauf verlangt mehr.',
        },
        'any-number': {
          rule: 'Ein Trupp darf von einem Typ mehr haben als ein Figurensatz, soweit Truppenkarte und Drohnenpunkte reichen.',
        },
      },
      terrain: {
        name: 'Was Gelände bewirkt',
        agreed: {
          rule: 'Vor dem Spiel vereinbaren beide für jedes Geländestück, was es in der Tabelle auf S. 23 ist und was es verdeckt.',
        },
        'by-kind': {
          rule: 'Ein Geländestück bewirkt, was die Tabelle auf S. 23 zu seiner Art sagt; für einzelne Stücke wird nichts vereinbart.',
        },
      },
      facing: {
        name: 'Wohin schaut, wer aufgedeckt wird',
        owner: { rule: 'Ein aufgedeckter Trooper schaut, wohin sein Besitzer will.' },
        'as-moved': {
          rule: 'Ein aufgedeckter Trooper schaut in die Richtung, in die sein Blip zuletzt ging; hat er sich nicht bewegt, vom eigenen Rand weg.',
        },
      },
      inspected: {
        name: 'Wer ein Missionsziel untersucht hat',
        'whoever-holds': {
          rule: 'Ein Missionsziel mit genügend Target Countern ist untersucht, wer es auch hält.',
        },
        own: {
          rule: 'Ein Missionsziel ist für eine Seite nur untersucht, wenn es genügend Target Counter hat und von ihr gesichert ist.',
        },
      },
      turnOnTheSpot: {
        name: 'Auf der Stelle drehen',
        yes: { rule: 'Eine Bewegung von 0″ darf einen Trooper auf der Stelle drehen.' },
        no: {
          rule: 'Ein Trooper dreht sich nur, indem er sich bewegt: Eine Bewegung geht weiter als 0″.',
        },
      },
      stunnedSense: {
        name: 'Betäubte Einheiten und passive Sensoren',
        yes: { rule: 'Betäubte Einheiten bemerken, wer bis 6″ entfernt vorbeikommt.' },
        no: {
          rule: 'Betäubte Einheiten bemerken niemanden: An ihnen vorbeizugehen bringt keiner Seite Target Counter.',
        },
      },
      reading: {
        intervening: {
          name: 'Mehrere Stücke dazwischen',
          worst: { rule: 'Von mehreren Stücken zwischen Schütze und Ziel zählt nur das schlimmste.' },
          sum: { rule: 'Jedes Stück zwischen Schütze und Ziel zählt, alle zusammengerechnet.' },
        },
        ownPieceTakesToll: {
          name: 'Das schwere Stück um das Ziel',
          no: {
            rule: 'Das Stück, in dem ein Ziel steht, leicht oder schwer, ist seine Deckung und zählt nicht auch als dazwischen, weder beim Erfassen noch beim Gewehr.',
          },
          yes: {
            rule: 'Das schwere Stück, in dem ein Ziel steht, ist seine Deckung und zählt auch als dazwischen, beim Erfassen und beim Gewehr; ein leichtes ist nur seine Deckung.',
          },
        },
        heavyInches: {
          name: 'Mehr als 3″ schwere Deckung',
          'all-pieces': {
            rule: 'Die Zoll schwerer Deckung werden über alle Stücke auf der Linie zusammengezählt, auch über das des Ziels: Mehr als 3″ blockieren.',
          },
          'widest-piece': {
            rule: 'Nur das breiteste Stück schwerer Deckung auf der Linie wird gemessen, auch das des Ziels: Mehr als 3″ davon blockieren.',
          },
        },
        craterRadius: {
          name: 'Radius eines Kraters',
          nuclear: { rule: 'Der Radius eines Kraters ist der Wert Nuklear dessen, was ihn schlug, in Zoll.' },
          inch1: { rule: 'Jeder Krater hat einen Radius von 1″.' },
          inch2: { rule: 'Jeder Krater hat einen Radius von 2″.' },
          inch3: { rule: 'Jeder Krater hat einen Radius von 3″.' },
          inch4: { rule: 'Jeder Krater hat einen Radius von 4″.' },
          inch5: { rule: 'Jeder Krater hat einen Radius von 5″.' },
        },
      },
      missilesAtGround: {
        name: 'Raketen auf offenen Boden',
        yes: {
          rule: 'Eine Rakete darf auf eine Stelle am Boden zielen, die einen Target Counter hat.',
        },
        no: { rule: 'Raketen zielen nur auf Einheiten und Missionsziele.' },
      },
      blipsMayIntercept: {
        name: 'Verdeckte Blips und Gegenmaßnahmen',
        yes: {
          rule: 'Wer einen Blip bis 6″ neben der Flugbahn einer Rakete hat, darf ihn aufdecken, und seine Einheiten versuchen dann, die Rakete zu stoppen.',
        },
        no: {
          rule: 'Blips bleiben verdeckt, wenn eine Rakete vorbeifliegt: Nur Einheiten auf dem Tisch versuchen, sie zu stoppen.',
        },
      },
      blastOffTable: {
        name: 'Raketen, die den Tisch verlassen',
        yes: {
          rule: 'Eine Rakete, die vom Tisch abweicht, explodiert dort, und ihre Explosion reicht zurück.',
        },
        no: { rule: 'Eine Rakete, die vom Tisch abweicht, hat keine Wirkung.' },
      },
      areasRevealBlips: {
        name: 'Blips in Explosion oder Flammen',
        yes: {
          rule: 'Blips in einer Explosion oder im Rauch eines Flammenwerfers werden aufgedeckt, und ihre Einheiten nehmen Schaden wie alle anderen.',
        },
        no: {
          rule: 'Blips in einer Explosion oder im Rauch eines Flammenwerfers bleiben verdeckt und unversehrt.',
        },
      },
      flamerNeedsNoCounters: {
        name: 'Flammenwerfer und Target Counter',
        yes: {
          rule: 'Ein Flammenwerfer greift jede Einheit in seinem Rauch an, mit oder ohne Target Counter.',
        },
        no: {
          rule: 'Ein Flammenwerfer greift nur Einheiten in seinem Rauch an, die einen Target Counter haben.',
        },
      },
      kamikazeDeviates: {
        name: 'Wo eine Kamikaze-Drohne explodiert',
        no: {
          rule: 'Eine Kamikaze-Drohne, die nicht vernichtet, was sie berührt, explodiert, wo sie steht.',
        },
        yes: {
          rule: 'Eine Kamikaze-Drohne, die nicht vernichtet, was sie berührt, explodiert 2W6″ entfernt, wie eine Rakete, die verfehlt.',
        },
      },
      kamikazeIntercepted: {
        name: 'Gegenmaßnahmen gegen Kamikaze-Drohnen',
        no: { rule: 'Gegenmaßnahmen stoppen keine Kamikaze-Drohne.' },
        yes: {
          rule: 'Die Einheit, die eine Kamikaze-Drohne berührt, würfelt ihre Gegenmaßnahmen, um sie zu stoppen.',
        },
      },
      kamikazeLeavesCrater: {
        name: 'Krater von Kamikaze-Drohnen',
        yes: { rule: 'Eine Kamikaze-Drohne, die explodiert, hinterlässt einen Krater.' },
        no: { rule: 'Eine Kamikaze-Drohne, die explodiert, hinterlässt keinen Krater.' },
      },
      kamikazeContacts: {
        name: 'Eine Kamikaze-Drohne, die mehrere berührt',
        one: {
          rule: 'Von mehreren, die eine Kamikaze-Drohne berührt, nennt ihr Besitzer einen für den Wurf; die anderen sind mit 0″ in der Explosion.',
        },
        each: { rule: 'Eine Kamikaze-Drohne würfelt gegen jeden, den sie berührt.' },
      },
      jammerAfterMove: {
        name: 'Stören nach einer Bewegung',
        no: {
          rule: 'Eine Haywire-Drohne bewegt sich, springt oder schaltet ihr Störfeld: eines davon je Aktivierung.',
        },
        yes: {
          rule: 'Eine Haywire-Drohne darf sich bewegen oder springen und dann in derselben Aktivierung ihr Störfeld schalten.',
        },
      },
      blipsRevealBlips: {
        name: 'Blips, die auf Blips treffen',
        yes: {
          rule: 'Ein Blip, der bis auf 6″ an eine gegnerische Einheit oder einen gegnerischen Blip herankommt, wird erst aufgedeckt.',
        },
        no: {
          rule: 'Ein Blip in Bewegung wird von gegnerischen Einheiten bis 6″ aufgedeckt, nicht von gegnerischen Blips.',
        },
      },
      revealing: {
        name: 'Wann Blips umgedreht werden',
        'any-time': {
          rule: 'Jeder darf einen eigenen Blip zwischen zwei Entscheidungen umdrehen, auch zwischen den Runden, aber nicht mitten in einer Aktion.',
        },
        'action-phase': {
          rule: 'Jeder darf einen eigenen Blip zwischen zwei Entscheidungen der Aktionsphase umdrehen, aber nicht zwischen den Runden.',
        },
      },
      leftOutKeepsCounter: {
        name: 'Die zweite Einheit eines Blips',
        yes: {
          rule: 'Eine Einheit eines aufgedeckten Blips, die ausgelassen wird, behält ihren Aktivierungsmarker für einen späteren Zug.',
        },
        no: {
          rule: 'Eine Einheit eines aufgedeckten Blips, die ausgelassen wird, verliert ihren Aktivierungsmarker.',
        },
      },
      extraBlips: {
        name: 'Drei weitere Blips',
        'per-turn': {
          rule: 'Nach der Aktivierung einer Einheit darf jeder Spieler bis zu drei weitere Blips aktivieren, ohne sie freiwillig aufzudecken: drei im Zug, gleich wie viele Einheiten er hat.',
        },
        'per-unit': {
          rule: 'Nach der Aktivierung einer Einheit darf jeder Spieler bis zu drei weitere Blips aktivieren, ohne sie freiwillig aufzudecken: drei für jede Einheit, die er im Zug aktiviert.',
        },
      },
      objectivesSense: {
        name: 'Wer Missionsziele im Vorbeigehen erfasst',
        both: {
          rule: 'Wer bis 6″ an einem Missionsziel vorbeikommt, legt einen Target Counter darauf.',
        },
        attacker: {
          rule: 'Nur der Angreifer legt Target Counter auf Missionsziele, an denen er bis 6″ vorbeikommt.',
        },
      },
      blipsHoldObjectives: {
        name: 'Blips nahe einem Missionsziel',
        yes: {
          rule: 'Blips bis 6″ von einem Missionsziel halten oder bestreiten es, wie Einheiten.',
        },
        no: {
          rule: 'Nur Einheiten auf dem Tisch halten oder bestreiten ein Missionsziel; Blips zählen nicht.',
        },
      },
      securedBy: {
        name: 'Wer ein Missionsziel sichert',
        moved: {
          rule: 'Ein Missionsziel sichert, wer bis 6″ daran steht und sich seit der Aufstellung bewegt hat oder gesprungen ist; wer sonst dort steht, bestreitet es nur.',
        },
        anyone: {
          rule: 'Ein Missionsziel sichert die Seite, die allein jemanden bis 6″ daran hat, bewegt oder nicht.',
        },
      },
      securedAfter: {
        name: 'Wann nach Missionszielen gesehen wird',
        'each-move': {
          rule: 'Wer bei einem Missionsziel steht, wird nach jeder Bewegung, jedem Sprung und jeder Aktivierung angesehen.',
        },
        'each-activation': {
          rule: 'Wer bei einem Missionsziel steht, wird nach jeder Aktivierung angesehen: zwischen zwei Aktionen vorbeizukommen bringt nichts.',
        },
      },
      leftObjectives: {
        name: 'Ein verlassenes Missionsziel',
        keep: {
          rule: 'Ein Missionsziel, bei dem niemand ist, bleibt bei dem, der es gesichert hat, bis die andere Seite bis auf 6″ herankommt oder den Tisch beherrscht.',
        },
        contested: {
          rule: 'Anders als im Buch ist ein Missionsziel, bei dem niemand ist, wieder umkämpft.',
        },
      },
      passing: {
        name: 'Passen',
        'skips-a-turn': {
          rule: 'Passen setzt einen Zug aus; zweimal hintereinander beendet die Runde.',
        },
        'ends-the-round-for-him': {
          rule: 'Wer passt, ist für den Rest der Runde draußen; die andere Seite macht allein weiter.',
        },
      },
      stunEndsActivation: {
        name: 'Betäubt in der eigenen Aktivierung',
        yes: {
          rule: 'Ein Trooper, der in seiner eigenen Aktivierung betäubt wird, verliert deren Rest und würfelt bei der nächsten, ob er sich erholt.',
        },
        no: {
          rule: 'Ein Trooper, der in seiner eigenen Aktivierung betäubt wird, handelt bis zu deren Ende weiter und würfelt bei der nächsten, ob er sich erholt.',
        },
      },
      commanderCommands: {
        name: 'Wem ein Commander befiehlt',
        all: {
          rule: 'Ein Commander darf jedem eigenen Trooper, jeder eigenen Drohne und jedem eigenen Blip einen Aktivierungsmarker geben.',
        },
        units: {
          rule: 'Ein Commander darf eigenen Troopern und Drohnen einen Aktivierungsmarker geben, nicht Blips.',
        },
        troopers: {
          rule: 'Ein Commander darf nur eigenen Troopern einen Aktivierungsmarker geben.',
        },
      },
      settling: {
        name: 'Der Angreifer entscheidet über Missionsziele',
        each: {
          rule: 'Ein Angreifer, der den Tisch beherrscht, entscheidet für jedes übrige Missionsziel: gesichert, zerstört oder untersucht.',
        },
        'all-alike': {
          rule: 'Ein Angreifer, der den Tisch beherrscht, entscheidet über alle übrigen Missionsziele gleich.',
        },
      },
    },
  },
}
