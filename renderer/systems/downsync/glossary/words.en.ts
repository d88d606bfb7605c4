/** The words of the game, in short and in our own. */
export const words = {
  actionPoint: {
    name: 'Action Point',
    says: 'What a Unit gets as it activates: one, and of infantry one for each base.',
  },
  activated: {
    name: 'Activated Token',
    says: 'Green. It has had its turn, and takes part in nothing more this Round but a reaction, with Overwatch.',
  },
  active: {
    name: 'Active Player',
    says: 'Whose Taskforce Activation it is. Who reacts to it stays the Non-Active Player.',
  },
  advantage: {
    name: 'Advantage',
    says: 'One die more for each; only the best one or two are kept. It never adds points.',
  },
  areaTerrain: {
    name: 'Area terrain',
    says: 'Forest, Urban, High Grass, Rough Ground: it slows, conceals, or both. Touching its edge is being in it.',
  },
  attack: {
    name: 'Attack',
    says: '2d6 and TARG against DEF; short range helps, long range and concealment hinder.',
  },
  boost: { name: 'Boost', says: 'A Command Point before the dice gives a roll one Advantage, once a roll.' },
  breach: {
    name: 'Breach',
    says: 'A way into somebody’s systems: a counter that cards make use of, gone when the Taskforce Activation ends.',
  },
  building: {
    name: 'Building',
    says: 'Infantry alone goes in, as many as fit on its roof; for sight the whole building is its volume.',
  },
  coherency: {
    name: 'Coherency',
    says: 'Infantry Bases of one Unit end their move within 6″ of each other.',
  },
  combatAction: {
    name: 'Combat Action',
    says: 'An action with KILL or STUN that is no scan: one Attack for each point of ROF, at enemy Units.',
  },
  commandPoint: {
    name: 'Command Point',
    says: 'Blue, a player’s own: for boosts, Stun, one more Unit that reacts, and what cards ask for. All are back as a Round starts.',
  },
  concealment: {
    name: 'Concealed',
    says: 'In concealing terrain, or partly behind something: harder to hit by 1, and as a Ping to scan.',
  },
  counter: {
    name: 'Counter',
    says: 'A mark that a card names, with what it does; most are gone when the Taskforce Activation ends.',
  },
  countermeasure: {
    name: 'Countermeasure',
    says: 'White. Spent on a hit with KILL or STUN: on 3 or more it is negated. Refresh brings them back.',
  },
  decoy: {
    name: 'Decoy',
    says: 'A Ping more than there are Units. Called so as it is revealed, it is taken off.',
  },
  def: {
    name: 'DEF',
    says: 'What an Attack or a scan at a Unit needs. A Ping has it by its Signature: 14, 13 or 12.',
  },
  designate: {
    name: 'Designate',
    says: 'The first phase: which Units and Pings that have not acted make the Taskforce.',
  },
  emergency: {
    name: 'Emergency Countermeasure',
    says: 'Yellow. Always works, with no die; it never comes back.',
  },
  faction: { name: 'Faction', says: 'Whose a Unit is: a force list has Units of one alone.' },
  forceList: { name: 'Force list', says: 'A Unit for each slot of the game’s size, open to both players.' },
  freeAction: { name: 'Free Action', says: 'An action that costs nothing.' },
  hold: { name: 'Hold', says: 'In a reaction: lower your die by 1 in place of acting, and come later.' },
  infantryBase: {
    name: 'Infantry Base',
    says: 'A base of 40 mm. It acts, is hit and spends Countermeasures by itself.',
  },
  kill: { name: 'KILL', says: 'The Unit or the one Infantry Base is destroyed.' },
  los: {
    name: 'Line of sight',
    says: 'From any point of one base, an inch high, to any point of the other. Units and Pings never block it.',
  },
  moveAction: { name: 'Move Action', says: 'For an Action Point, as far again as in the Move phase.' },
  multiBase: {
    name: 'Multi-Base Unit',
    says: 'Infantry: one to four bases that act together, one after the other. Most tokens are the Unit’s.',
  },
  overwatch: {
    name: 'Overwatch',
    says: 'Purple. It may react even when Activated, and rolls for priority with Advantage.',
  },
  ping: {
    name: 'Ping',
    says: 'A base with nobody on it yet: it may become any Unit of its Signature that waits in Reserve. SPD 4.',
  },
  place: {
    name: 'Place',
    says: 'Put down within so many inches: no path, no terrain, and nobody overlapped.',
  },
  priority: {
    name: 'Reaction Priority',
    says: 'A die for each Unit in an engagement; the highest acts first, ties go to the active side.',
  },
  range: { name: 'Range', says: 'How far an action reaches at most. Under 6″ is short, over 16″ long.' },
  reaction: {
    name: 'Reaction Engagement',
    says: 'After the Move phase the other side may join in: all who take part act by priority.',
  },
  refresh: {
    name: 'Refresh',
    says: 'Overwatch goes, Countermeasures come back, Stun may be paid off, cards take effect.',
  },
  reserve: {
    name: 'Reserve',
    says: 'Units of a list that no Ping has become yet; both players may see who waits there.',
  },
  reveal: {
    name: 'Reveal',
    says: 'A Ping becomes a Unit or a decoy: as its player likes, near an enemy Unit, or by a scan. It also takes Stealth off.',
  },
  rof: { name: 'ROF', says: 'How many Attacks or Scan Checks an action has, at one target or several.' },
  round: { name: 'Round', says: 'Ends when all Units and Pings of both sides have been activated.' },
  scan: { name: 'Scan', says: '2d6 and SCAN against a Ping or a Unit in range, in sight or not.' },
  signature: {
    name: 'Signature',
    says: 'Small, medium or large: the base of a Unit, and all that a Ping tells.',
  },
  spd: { name: 'SPD', says: 'Inches of one movement. Units have 4 or more, Pings 4.' },
  special: {
    name: '★',
    says: 'A Special Action: its card says what it does, and no Countermeasure answers it.',
  },
  stealth: {
    name: 'Stealth',
    says: 'Black. Enemies may aim only what reveals at it. Attacking, being revealed, or an enemy within 2″ takes it.',
  },
  stun: {
    name: 'Stun',
    says: 'Orange. Before it acts, a Command Point, Action Point or Countermeasure of either kind is lost to it.',
  },
  targ: { name: 'TARG', says: 'What a Unit adds to its Attack Rolls.' },
  taskforce: { name: 'Taskforce', says: 'Units and Pings that act in one turn, grouped anew each time.' },
  team: { name: 'Team', says: 'One base of infantry by its number: some actions are for some teams alone.' },
  unit: { name: 'Unit', says: 'A vehicle on its base, or a group of Infantry Bases.' },
  vip: {
    name: 'VIP',
    says: 'Whom both sides want: Units within 1″ of the enemy’s score, enemies within 4″ take it away.',
  },
}
