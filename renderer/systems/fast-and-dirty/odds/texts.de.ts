import type { Translated } from '../../../texts/translated.ts'
import { fastAndDirtyNames as names } from '../texts/names.de.ts'
import type { fastAndDirtyOdds as english } from './texts.ts'

/** The odds of Fast and Dirty in German; what only the screen says is left out. */
export const fastAndDirtyOdds: Translated<
  typeof english,
  | 'face'
  | 'ai'
  | 'none'
  | 'field'
  | 'ask'
  | 'state'
  | 'fate'
  | 'shoots'
  | 'tests'
  | 'responds'
  | 'invokes'
  | 'drops'
  | 'meets'
  | 'byPriority'
  | 'chance'
  | 'bar'
  | 'because'
  | 'plot'
> = {
  quality: names.quality,
  armour: names.armour,
  band: names.band,
  cover: names.cover,
  weapon: names.weapon,
  kind: names.kind,
  vehicleType: names.vehicleType,
  resolve: names.resolve,
  work: names.work,
  aptitude: names.aptitude,
  antiAir: names.antiAir,
  stance: names.stance,
  attitude: names.attitude,
  mission: names.mission,
  priority: names.priority,
  numbered: '{kind} {n}',
  wholeForce: '{name}, in voller Stärke',
  weakened: '{name}, {n} von {of} kampffähig',
  worn: 'Rüstung: {armour}',
  noGuns: 'Keine Flugabwehr',
  quick: 'Schnelle Truppe',
  power: names.power,
  near: { nobody: 'Niemand in der Nähe', tank: 'Eigener Panzer oder Läufer in der Nähe' },
  lately: {
    nothing: 'Nichts',
    casualties: 'Verluste',
    wounded: 'Unversorgte Verwundete',
    leaderLost: 'Anführer verloren',
    everything: 'Alles davon',
  },
  order: {
    rig: 'Sprengladung anbringen',
    detonate: 'Zünden',
    task: 'Eine Aufgabe',
    aid: 'Verwundeten helfen',
    abandon: 'Verwundete zurücklassen',
    hide: 'Verstecken',
  },
  hazard: {
    minesAntiPersonnel: 'Leichte Minen',
    minesAntiVehicle: 'Schwere Minen',
    autoCannon: 'Wachgeschütz, Maschinenkanone',
    chainGun: 'Wachgeschütz, Kettenkanone',
    machineGun: 'Wachgeschütz, Maschinengewehr',
    autoCannonLight: `Wachgeschütz, ${names.weapon.autoCannonLight}`,
    autoCannonHeavy: `Wachgeschütz, ${names.weapon.autoCannonHeavy}`,
    beamLight: `Wachgeschütz, ${names.weapon.beamLight}`,
    beamHeavy: `Wachgeschütz, ${names.weapon.beamHeavy}`,
    chainGunLight: `Wachgeschütz, ${names.weapon.chainGunLight}`,
    chainGunHeavy: `Wachgeschütz, ${names.weapon.chainGunHeavy}`,
    generalPurposeMg: `Wachgeschütz, ${names.weapon.generalPurposeMg}`,
    heavyMg: `Wachgeschütz, ${names.weapon.heavyMg}`,
    railGunLight: `Wachgeschütz, ${names.weapon.railGunLight}`,
    railGunHeavy: `Wachgeschütz, ${names.weapon.railGunHeavy}`,
    bogging: 'Weicher Boden',
    wreck: 'Ein Wrack mit ihnen darin',
    pointDefence: 'Punktverteidigung',
  },
  tie: { again: 'Gleichstand wird wiederholt', wins: 'Gleichstand für uns', loses: 'Gleichstand für sie' },
  plan: '{stance}, {attitude}',
  charges: '{attacker} stürmt gegen {target}',
  orders: '{unit}: {order}',
  calls: '{unit} ruft {weapon} auf {target}',
  initiative: 'Wer in diesem Zug zuerst handelt',
  missions: 'Auftrag bei {stance}, {attitude}',
  after: '{unit} nach der Schlacht',
  part: '{n} von hundert verloren',
  rolled: {
    size: 'Trupps eines Zugs',
    strength: 'Stärke',
    quality: 'Qualität',
    resolve: 'Entschlossenheit',
    armour: 'Rüstung',
    basic: 'Grundwaffe',
    support: 'Unterstützungswaffe',
  },
  about: {
    shoot:
      'Am fernen Ende jeder Weite: zuerst, wie oft jemand fällt, dann, wie oft die Einheit bricht; bei Fahrzeugen, wie oft sie beschädigt und wie oft sie zerstört werden.',
    assault:
      'Alle im Kontakt: zuerst, wie oft der Angreifer gewinnt, dann, wie oft er überrennt; bei Fahrzeugen, wie oft sie beschädigt und wie oft sie zerstört werden.',
    morale: 'Zuerst, wie oft ein Moraltest sie sammelt, dann, wie oft sie flieht.',
    response: 'Wie oft sie tut, was befohlen wird.',
    orders: 'Zuerst, wie oft es gelingt, dann, wie oft zur Hälfte.',
    calls:
      'Zuerst, wie oft ein Ruf gehört wird oder jemand unter einem Schlag fällt; dann, wie oft er auf den Punkt trifft oder die Einheit bricht.',
    powers: 'Zuerst, wie oft die Kraft wirkt, dann, wie oft sie Stärke kostet.',
    drop: 'Zuerst, wie oft die Landung auf dem Punkt gelingt, dann, wie oft die Flugabwehr jemanden tötet.',
    hazards:
      'Zuerst, wie oft jemand fällt, das Fahrzeug beschädigt wird oder stecken bleibt oder ein Mitfahrer stirbt; dann, wie oft nichts davon übrig bleibt.',
    initiative: 'Wie oft wir zuerst handeln, je nachdem, was auf unseren Würfel kommt.',
    missions: 'Zuerst, wie oft ein Auftrag unter den höchsten ist, dann, wie oft er der einzige ist.',
    after: 'Zuerst, wie oft alle Verluste ersetzt werden, dann, wie oft die Qualität sinkt.',
    making: 'Wie oft jeder Eintrag gewürfelt wird.',
  },
  tables: {
    arms: 'Alles von {force}, auf {target}',
    covers: '{attacker}, {weapon}, auf {target} in Deckung',
    targets: '{attacker}, {weapon}, auf alles von {foes}',
    whatIf: '{target} in anderer Rüstung, unter Feuer anderer Qualität auf {inches} Zoll',
    charges: '{force} stürmt gegen {foes}',
    charged: '{force} stürmt gegen {foes}',
    morale: 'Moral: {force}',
    response: 'Antwort auf Befehle: {force}',
    orders: 'Befehle: {force}',
    calls: 'Rufe nach Artillerie: {force}, nach der Qualität des Geschützes',
    strikes: 'Schläge auf {target}',
    powers: 'Psionische Kräfte: {force}',
    drop: 'Absprünge: {force}',
    hazards: 'Was auf {force} wartet',
    initiative: 'Wer zuerst handelt',
    missions: 'Aufträge nach Grundhaltung und Einstellung',
    after: '{force} nach der Schlacht',
    making: 'Würfel einer Truppe, schnell oder nach Vorrang',
  },
}
