import { rowsIn, ruleBook, type RulesOf } from '../house-rules.ts'

/**
 * What a group may rule otherwise (◆), and every Advanced and Optional rule as a switch, each with its place in the
 * rulings and the book. What a single scenario says of itself (turns, artillery, anti-air, charges) stands in
 * `documents/scenario.ts`.
 */

/** In the order in which they are shown. */
export const RULE_GROUPS = [
  'advanced',
  'optional',
  'forces',
  'scenarios',
  'turns',
  'movement',
  'shooting',
  'vehicles',
  'assault',
  'command',
  'troops',
  'traits',
  'campaign',
] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

const { row, yesFirst, noFirst } = rowsIn<RuleGroup>()

export const RULE_BOOK = ruleBook(RULE_GROUPS, {
  commandDisruption: yesFirst('advanced', null, '1156'),
  commandResponse: yesFirst('advanced', null, '1160–1188'),
  demolitions: yesFirst('advanced', null, '1194–1222'),
  dropTroops: yesFirst('advanced', null, '1228–1259'),
  exceptionalTroops: yesFirst('advanced', null, '1263–1274'),
  fireTeams: yesFirst('advanced', null, '1278–1286'),
  fortifications: yesFirst('advanced', null, '1292–1312'),
  heavyWeaponsTeams: yesFirst('advanced', null, '1316–1328'),
  hiddenMovement: yesFirst('advanced', null, '1332–1349'),
  indirectArtillery: yesFirst('advanced', null, '1353–1369'),
  jetPacks: yesFirst('advanced', null, '1373–1383'),
  lastStand: yesFirst('advanced', null, '1389–1395'),
  mines: yesFirst('advanced', null, '1399–1415'),
  nonCombatants: yesFirst('advanced', null, '1419–1421'),
  officers: yesFirst('advanced', null, '1427–1446'),
  opportunityFire: yesFirst('advanced', null, '1450–1462'),
  personalities: yesFirst('advanced', null, '1466–1486'),
  powerArmour: yesFirst('advanced', null, '1490–1501'),
  psionics: yesFirst('advanced', null, '1507–1546'),
  recoverWounded: yesFirst('advanced', null, '1550–1581'),
  scout: yesFirst('advanced', null, '1585–1593'),
  sentryGuns: yesFirst('advanced', null, '1597–1624'),
  smokeGrenades: yesFirst('advanced', null, '1628–1634'),
  snipers: yesFirst('advanced', null, '1638–1644'),
  taskSystem: yesFirst('advanced', null, '1650–1681'),
  traits: yesFirst('advanced', null, '1685–1855'),
  vehicleBogging: yesFirst('advanced', null, '1859–1874'),
  vehicleProperties: yesFirst('advanced', null, '1880–1944'),

  /** Greater Variety, in its four parts. */
  unknownResolve: noFirst('optional', null, '555'),
  squadLeaders: noFirst('optional', 'R21', '557'),
  heavyWeaponsByPlatoon: noFirst('optional', null, '559'),
  artillerySupport: noFirst('optional', null, '561'),
  cardActivation: noFirst('optional', null, '577'),
  losingHeart: yesFirst('optional', null, '644–652'),
  variableMovement: noFirst('optional', null, '670–674'),
  /** Who is hit: the nearest, anybody by chance, or whom the owner picks. */
  hitAllocation: row('optional', null, '824–828', 'nearest', 'chance', 'owner'),
  squadBasedDamage: noFirst('optional', null, '879–885'),
  crossfire: noFirst('optional', null, '1119'),
  heroicCharacters: noFirst('optional', null, '2224–2230'),
  psionicRolls: noFirst('optional', null, '2232–2238'),
  notLikeUs: noFirst('optional', 'R13', '2240–2251'),

  /** Damage that the book gives twice: what two of its three tables say, or the third. */
  cannonLightDamage: row('forces', 'R1', '849, 3105, 3160', 2, 3),
  mortarLightDamage: row('forces', 'R1', '856, 3115, 3168', 1, 2),
  beamHeavyDamage: row('forces', 'R1', '848, 3104, 3159', 2, 3),
  /** What No Grenades costs in close assault. */
  noGrenades: row('forces', 'R8', '544, 1028', -1, -2),
  /** Armour of the three kinds of vehicle faces under an urban kit: the front’s, or each as bought. */
  urbanKit: row('forces', null, '1940', 'front', 'asBought'),
  /** Heavy teams that a platoon is given wear its armour, or light. */
  grantedArmour: row('forces', null, '559, 2168', 'platoon', 'light'),
  /** A unit may take each Additional Change once, or again. */
  changesOnce: yesFirst('forces', null, '2211–2218'),
  /** Which of the two lists of Exceptional Troops is read: as a die says, or as the player likes. */
  exceptionalList: row('forces', null, '1267–1272', 'die', 'choice'),

  /** Dummy markers of a Stance: for each platoon, or for the force. */
  stanceDummies: row('scenarios', 'R11', '2646–2647, 2725–2727', 'platoon', 'force'),
  /** Turns of a battle without a number of its own. */
  turns: row('scenarios', 'R32', '2753', 'open', 'six', 'eight', 'ten'),
  /** Turns for which Bottleneck and Drop Zone are held. */
  holdTurns: row('scenarios', null, '430, 434', 3, 2, 4, 5, 6),
  /** The turn from which Hold counts. */
  holdFrom: row('scenarios', null, '2789', 4, 1),
  /** Both sides win at the end of one turn. */
  bothWin: row('scenarios', null, '2755–2831', 'draw', 'moreUnitsLeft'),
  /** The enemy is defeated: half of the units gone, or all. */
  defeat: row('scenarios', null, '428, 436, 2829', 'half', 'all'),
  /** How forces are measured against each other. */
  measure: row('scenarios', null, '428–436', 'points', 'squads'),
  /** Units lost on recon duty count as losses. */
  reconLosses: noFirst('scenarios', null, '2731, 2829'),

  /** A tie for the first turn is thrown again, or goes to the side of higher Quality; later to who lost the last. */
  firstTie: row('turns', 'R29', '567', 'again', 'higherQuality'),
  /** Initiative of Improved Intel, however many platoons have it. */
  improvedIntel: row('turns', null, '532', 'once', 'eachPlatoon'),
  /** A vehicle that carries a squad has acted when it boards. */
  boarding: row('turns', null, '676–680', 'bothDone', 'squadOnly'),

  /** Wheels and tracks on ground that is barred to them, where Bogging is played. */
  barredGround: row('movement', 'R12', '699–701, 1859', 'mayTry', 'never'),
  /** Under Fire shortens a Rush too. */
  underFireRush: noFirst('movement', null, '1108–1109'),
  /** Elite throw the Rush part twice as well. */
  eliteRushDice: yesFirst('movement', null, '670–672'),
  /** A Leap or Bound of whom is Under Fire. */
  jumpUnderFire: row('movement', null, '1108, 1377–1379', 'whole', 'never'),
  /** One Bogging Test at each 6" begun, or run through. */
  boggingAt: row('movement', null, '1861', 'begun', 'full'),
  /** Flying troops are assaulted when they have landed, or whenever they are reached. */
  flyersInAssault: row('movement', null, '695, 1739', 'landed', 'always'),

  /** What thin fire loses: on damage, or on Fire Effect. */
  fewFigures: row('shooting', 'R18', '832, 1573', 'damage', 'fireEffect'),
  /** What counts at vehicles and bunkers beside range, Quality, weapons and being Under Fire. */
  atVehicles: row('shooting', null, '889–902', 'tableOnly', 'riflemenToo'),
  /** Hits beyond the last figure. */
  moreHits: row('shooting', null, '824–832', 'again', 'lost'),
  /** Scatter: a die for each failure, added, in one direction; or each by itself. */
  scatter: row('shooting', 'R26', '1245, 1367', 'summed', 'each'),
  /** What a blast’s point needs. */
  blastPoint: row('shooting', null, '752–763, 980', 'seenTarget', 'anySeen'),
  /** Who calls artillery sees the point. */
  spotterSees: yesFirst('shooting', null, '1353'),
  /** Riders of unarmoured vehicles may be shot at. */
  ridersAsTargets: yesFirst('shooting', null, '812, 982'),
  /** A heavy team and a squad at one target: the two highest of all dice. */
  joinedFire: row('shooting', null, '1328', 'twoHighest', 'highestEach'),
  /** Trenches: what "moved or fired" looks back to. */
  trenchRest: row('shooting', null, '1306', 'lastActivation', 'thisTurn'),

  /** Weapons without an Anti-Tank rating harm what has armour. */
  noRating: row('vehicles', 'R19', '916–940', 'noHarm', 'zero'),
  /** Which wrecks are small. */
  smallVehicles: row('vehicles', 'R24', '968', 'lightTransports', 'unarmoured'),
  closeInDamage: row('vehicles', 'R28', '1892–1894', 0, 1, 2),
  /** Stealth: the next band by name, or by distance. */
  vehicleStealth: row('vehicles', 'R35', '1928', 'nextBand', 'closeAtLeast'),
  /** The side of a vehicle that is struck. */
  faces: row('vehicles', null, '402, 940', 'quarters', 'halves'),
  /** A transport without a driver stays, or is lost. */
  driverless: row('vehicles', null, '956, 1089', 'stays', 'lost'),
  /** Whose second weapon Improved Weapons Control fires. */
  weaponsControl: row('vehicles', null, '1910', 'oneCrew', 'everyCrew'),
  /** What is a rocket or missile to reactive armour. */
  reactiveAgainst: row('vehicles', null, '1918', 'missilesAndGrenades', 'missiles'),
  /** Sentry guns as targets: their Armour Value. */
  sentryArmour: row('vehicles', null, '1597–1620', 5, 3, 7),

  /** Infantry that falls back is stopped by nothing but what bars the way. */
  fallBack: row('assault', null, '634, 1047', 'straightAway', 'asOwnerLikes'),
  /** Power armour negates kills in an Overrun. */
  powerInOverrun: noFirst('assault', null, '1049–1051'),
  /** Wrecks mark the assaulting squad too. */
  wreckMarks: row('assault', null, '968, 1022', 'everybody', 'othersOnly'),
  /** Passengers of an assaulted vehicle count as charging when they get out. */
  passengersCharge: yesFirst('assault', null, '1095'),
  /** Berserk reaches as far as a Move and a charge. */
  berserkReach: row('assault', null, '1707', 'moveAndCharge', 'move'),

  /** Casualties of the last turn: since the unit’s last activation, or in the turn before. */
  lastTurn: row('command', null, '1171', 'sinceActivation', 'turnBefore'),
  /** What a failed Command Response bars beside movement. */
  failedResponse: row('command', null, '1185', 'assaultAndCommand', 'movementOnly'),
  /** Whether the leader is among the dead: players say, or chance does. */
  leaderFalls: row('command', null, '824, 1156', 'said', 'chance'),
  /** Whoever is repulsed by Op-Fire ends the activation. */
  repulsed: row('command', null, '1462', 'ends', 'mayShoot'),
  /** What a task uses up. */
  taskAction: row('command', null, '1656–1660', 'command', 'activation'),
  /** When a Last Stand is declared. */
  lastStandAt: row('command', null, '1391', 'ownActivation', 'anyTime'),

  /** Fire Teams act as one against one target: worse Quality, band and marker. */
  fireTeamQuality: row('troops', null, '1284', 'worse', 'better'),
  /** A heavy team and a squad: whose Quality and Resolve count. */
  joinedQuality: row('troops', null, '1324', 'squad', 'worse'),
  /** Anti-air fires at each landing, or once a turn. */
  antiAir: row('troops', null, '1259', 'eachLanding', 'eachTurn'),
  /** Hidden units only move. */
  hiddenActs: row('troops', null, '1343–1347', 'onlyMove', 'mayCommand'),
  /** Mines work on both sides. */
  minesForAll: yesFirst('troops', null, '1405'),
  /** What an officer of cavalry may ride in. */
  cavalryRides: yesFirst('troops', null, '1440'),
  /** A Motivator’s test is thrown again as a whole, or one die of it. */
  motivator: row('troops', null, '1482', 'wholeTest', 'oneDie'),
  /** The bonus of a personality: while the figure is fit, or as long as the squad stands. */
  personalityLost: row('troops', null, '1472–1486', 'withFigure', 'never'),
  psionicSight: noFirst('troops', null, '1526'),
  /** Later fire falls on those who are up, or on the wounded who lie there too, who die of it. */
  woundedHit: row('troops', null, '824, 1554–1556', 'spared', 'again'),
  /** How often a squad may be lowered for wounded that it left. */
  abandoning: row('troops', null, '1575–1577', 'onceEach', 'everyTime'),

  /** Shaky dice fail first, automatic successes fill what is left; or the other way. */
  shakyFirst: row('traits', 'R36', '1711, 1809', 'shaky', 'brave'),
  /** When Goons return fire. */
  returnFire: row('traits', null, '1745', 'sinceActivation', 'thisTurn'),
  /** What counts as a 6 of a Legend. */
  legendSix: row('traits', null, '1783', 'effectAndAssault', 'damageToo'),

  /** Untreated wounded after the battle. */
  untreated: row('campaign', null, '2887–2926', 'byDie', 'lost', 'return'),
  /** A tree’s battle that nobody won. */
  drawnBattle: row('campaign', null, '2869–2877', 'again', 'defender'),
})

export const HOUSE_RULES = RULE_BOOK.rows
export type HouseRules = RulesOf<typeof HOUSE_RULES>
/** What Muster does unasked. */
export const DEFAULT_RULES: HouseRules = RULE_BOOK.usual
