import type { Translated } from '../../../../texts/translated.ts'
import type { fastAndDirtyReference as english } from './reference-texts.ts'

/** The rules in short, in German. */
export const fastAndDirtyReference: Translated<typeof english> = {
  turn: {
    title: 'Der Zug',
    order:
      'Je ein Würfel, der höhere beginnt; bei Gleichstand, wer die letzte Initiative verlor. Die Seiten aktivieren abwechselnd eine Einheit, bis jede einmal gehandelt hat.',
    activation:
      'Aktiviert: Späher zurück, Nebel fort; Kampfgeist prüfen; gebrochen eine Moralprobe; Befehlsprobe; eine der Handlungen; dann gehen Beschossen und Niedergehalten ab.',
    engage: 'Angreifen: Bewegung, dann Nahkampf oder Schuss. Fahrzeuge fahren vorsichtig und schießen.',
    moveOut: 'Abrücken: Eilen, kein Feuer. Fahrzeuge mit vollem Tempo.',
    command: 'Befehl: zwei von Sprengen, Artillerie, Verwundete bergen, Spähen, Schuss.',
  },
  quality: {
    title: 'Qualität und Kampfgeist',
    level: 'Stufe',
    coherency: 'Zus',
    base: 'Grund',
    fp: 'FV',
    pin: 'Nieder',
    casualties: 'Infanterie',
    hits: 'Fahrzeug',
    one: '1 Verlust',
    share: '{n} Prozent',
    hit: 'Ein Treffer | {n} Treffer',
    power:
      'Kampfanzug: Niederhalten +{pin}, Zusammenhalt {coherency}″. Fahrzeuge prüfen, wenn sie beschossen sind.',
  },
  morale: {
    title: 'Moralprobe',
    text: '{dice} Würfel, jeder ab der Stufe. {rally}: gefasst. Einer: gebrochen, weicht, außer in Deckung ohne Feind bis 8″; ein Fahrzeug fährt mit vollem Tempo davon, ein unbewegliches wird verlassen. Keiner: fort. Bis {tank}″ um Panzer oder Läufer, in Bunkern und Gräben gelingt ein Würfel.',
  },
  move: {
    title: 'Bewegung',
    infantry: 'Bewegung {move}″, Sturm +{charge}″, Eilen ×{rush}. Schweres Gelände ×{difficult}.',
    method: 'Fahrzeug',
    cautious: 'Vorsichtig',
    standard: 'Voll',
    ground:
      'Schwebende und Läufer: schweres Gelände nur vorsichtig; Ketten nicht in dichten Wald und Sumpf; Räder ×{wheels} abseits der Straße. Ein- und Aussteigen ist die Handlung.',
  },
  fire: {
    title: 'Feuerwirkung',
    dice: 'Trupps 2W6, andere und Fahrzeuge 1W6: der höchste zählt.',
    what: 'Was zählt',
    infantry: 'Inf',
    vehicle: 'Fzg',
    suppressed: 'Ziel beschossen oder niedergehalten',
    bunched: 'Ziel gedrängt',
    nonCombatant: 'Unbewaffnete',
    rabbleInOpen: 'Pöbel im Freien',
    sniper: 'Scharfschütze, der stillhält',
    riflemen: 'Je {n} Schützen',
    saw: 'Jedes leichte MG',
    shooter: 'Schütze beschossen oder gebrochen',
    points: 'Punkte für einen Treffer',
    strike:
      'Explosionen: Einschießen ab {on}; dann {dice}W6 addiert, dazu die Feuerwirkung der Waffe und was das Ziel betrifft. Jede Einheit darin, gepanzerte Fahrzeuge nicht.',
    damage:
      'Ein Treffer: Würfel + Schaden gegen Würfel + Rüstung, gleich tötet; mit Verwundungen erst ab {kill} mehr, sonst verwundet. Bis {few} Schützen {less}.',
    priority:
      'Eine der nächsten Einheiten, so viele wie FV. Mittel ist die doppelte nahe Weite, weit die dreifache.',
  },
  penetration: {
    title: 'Getroffene Fahrzeuge',
    text: 'Würfel + PA gegen Würfel + Panzerung dieser Seite: gleich ein Wurf, ab {twice} mehr zwei, einer gilt nach Wahl.',
    wreck:
      'Wrack: bis {inches}″ beschossen, bei großen niedergehalten. Insassen fallen ab 4; mit Verwundungen {wounded} verwundet, {killed} tot; im Kampfanzug {powerWounded}, {powerKilled}.',
    fire: 'Feuer',
    assault: 'Nahkampf',
  },
  marks: {
    title: 'Beschossen, niedergehalten',
    underFire:
      'Beschossen: {fire} auf Feuerwirkung, {move}″ Bewegung, Eilen nur in Deckung, zu ihr oder fort. Fahrzeuge prüfen den Kampfgeist.',
    pinned: 'Niedergehalten: keine Bewegung, kein Schuss, kein Nahkampf. Nie Fahrzeuge.',
  },
  assault: {
    title: 'Nahkampf',
    text: 'Zuerst der freie Schuss des Verteidigers. 2W6, der höchste; Einzelne 1W6.',
    charging: 'Stürmt',
    betterArmour: 'Bessere Rüstung',
    outnumber: 'Jede Figur mehr',
    higherQuality: 'Jede Stufe Qualität mehr',
    powerArmour: 'Kampfanzug',
    lacksGrenades: 'Ohne Granaten',
    result: 'Ergebnis',
    kills: 'Tötet ab',
    back: 'Weicht',
    won: 'Sieg',
    draw: 'Gleich',
    lost: 'Verloren',
    overrun:
      'Wer das Doppelte hat, überrennt: der Verlierer ist vernichtet und tötet nur mit {n}. Kampfanzüge würfeln zweimal und retten ab {saves}.',
    vehicle:
      'Fahrzeuge: zuerst die Nerven, ein Würfel ab der Stufe (ungepanzert nicht). Jede Figur am Fahrzeug: Würfel gegen Würfel + schwächste Panzerung, gleich beschädigt.',
  },
  advanced: {
    title: 'Erweiterte Regeln',
    response: {
      name: 'Befehlsprobe.',
      text: 'Fällig beschossen, niedergehalten oder bis {inches}″ vom Feind: ein Würfel ab der Stufe. Verluste im letzten Zug, unversorgte Verwundete, Anführer verloren je {less}, Offizier +{officer}. Misslungen: Bewegung nur in Deckung oder fort.',
    },
    disruption: {
      name: 'Führerlos.',
      text: 'Wer den Anführer verliert, ist niedergehalten statt beschossen.',
    },
    opFire: {
      name: 'Abwehrfeuer.',
      text: 'Einmal im Zug auf einen, der sich bewegt. Ein Toter oder Verwundeter wirft zurück; ein Fahrzeug ab {n} über seiner Panzerung. Niemand kommt zu Schaden.',
    },
    artillery: {
      name: 'Artillerie.',
      text: 'Zeit {timing} Würfel ab ihrer Stufe: 2 kommt, 1 verstümmelt, 0 für immer stumm. Genauigkeit {accuracy} Würfel ab der Stufe des Rufers, jeder Fehlschlag streut um W6 Zoll.',
    },
    wounded: {
      name: 'Verwundete bergen.',
      text: 'Zwei Gesunde, ein Würfel: ab {stabilised} versorgt, ab {recovers} gesund, sonst tot. Beschossen oder niedergehalten {less}, Sanitäter +{medic}. Sie zurücklassen: ab {abandons}, sonst Kampfgeist eine Stufe tiefer.',
    },
    scout: {
      name: 'Spähen.',
      text: 'Einer bis {times} Zusammenhalte weit findet Versteckte und ruft Artillerie.',
    },
    smoke: {
      name: 'Nebel.',
      text: 'Gewehrgranaten, Granatwerfer: einmal. Zwei Punkte bis {throw}″ weit, {length}″ auseinander, bis zur nächsten Aktivierung.',
    },
    sniper: {
      name: 'Scharfschützen.',
      text: 'Nicht nach einer Bewegung; freier Schuss ab {on}; wählt Einheit und Figur.',
    },
    team: {
      name: 'Waffentrupps.',
      text: 'Kein Eilen, kein Schuss nach einer Bewegung; je Verlust {fire} auf Feuerwirkung und {move}″ Bewegung.',
    },
    hidden: {
      name: 'Versteckt.',
      text: 'Außer aller Sicht, ein Würfel ab der Stufe: {markers} Marker, je {move}″, bis {apart}″ voneinander. Gesehen, oder ein Feind bis {found}″ in derselben Deckung: gezeigt.',
    },
    mines: {
      name: 'Minen.',
      text: 'Bis {inches}": ab {passes} vorbei, sonst 1–{most} Treffer; von {markers} Markern ist einer echt.',
    },
    drop: {
      name: 'Absprünge.',
      text: '{dice} Würfel ab der Stufe, jeder Fehlschlag W6 Zoll; alle misslungen: niedergehalten. Punkt {inches}″ von Gelände und Feind. Flugabwehr tötet ab {kills}.',
    },
    jet: {
      name: 'Sprungdüsen.',
      text: 'Satz {leap}″, sonst nichts; oder Hüpfen {bound}″ in drei Teilen, {fire} auf Feuerwirkung.',
    },
    fireTeams: {
      name: 'Feuertrupps.',
      text: 'Bis {inches}″; auf ein gemeinsames Ziel werden beide Würfel addiert.',
    },
    demolition: {
      name: 'Sprengen.',
      text: 'Legen {rig} Würfel, beschossen {less}: 2 gelegt, 1 am Ende der nächsten Aktivierung, 0 noch einmal. Zünden {detonate} Würfel: 2 zerstört, 1 beschädigt und am Zugende ab {collapses} zerstört, 0 kaum etwas; Abstand {inches}″.',
    },
    officer: {
      name: 'Offiziere.',
      text: 'Führung {least}–{most}: so viele Moralwürfel neu, und auf Feuer und Nahkampf ihrer Waffengattung.',
    },
    psionic: {
      name: 'Psioniker.',
      text: '{dice} Würfel ab der Begabung, bis {inches}": 2 wirkt, 1 wirkt und kostet Kraft, 0 kostet Kraft.',
    },
    task: {
      name: 'Aufgaben.',
      text: '{dice} Würfel ab Stufe oder Können: 2 getan, 1 noch einmal, 0 geht schief.',
    },
    bogging: {
      name: 'Festfahren.',
      text: 'Je {inches}″ schweres Gelände {dice} Würfel ab der Stufe: Ketten und Beine brauchen einen, Räder beide.',
    },
    bunker: {
      name: 'Bunker.',
      text: 'Bekämpft wie Fahrzeuge; ein Durchschlag zerstört sie. Gräben: wer stillhält, wird über {inches}″ nicht beschossen.',
    },
  },
  works: { title: 'Befestigungen', rating: 'Rüstung', value: 'Panzerung' },
  sentries: {
    title: 'Wachgeschütze',
    range: 'Weite',
    fp: 'FV',
    pds: 'PV',
    gun: 'Sein Geschütz',
    text: 'Sie feuern am Ende jedes Zugs auf das Nächste nach ihrem FV.',
  },
  armour: { title: 'Rüstung' },
  weapons: {
    title: 'Waffen',
    basic: 'Grundwaffen',
    support: 'Unterstützung',
    heavy: 'Schwer und besonders',
    note: 'Strahler beachten die Weite nicht. {pinning} halten nieder. RPG nur auf harte Ziele. Im Nahkampf Sturmflinte +{shotgun}, Flammenwerfer +{flame}.',
  },
}
