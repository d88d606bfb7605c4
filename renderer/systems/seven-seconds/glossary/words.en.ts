/** The words of 7 Seconds for newcomers, in our own words: each by its key, with what it says. */
export const words = {
  action: {
    name: 'Action',
    says: 'What a piece does when it is activated: a trooper two in a row, a drone or Blip one.',
  },
  actionPhase: {
    name: 'Action Phase',
    says: 'The part of a round in which both sides activate their pieces by turns.',
  },
  activate: {
    name: 'Activate',
    says: 'Take the Activation Counter off one of your pieces and act with it.',
  },
  activationCounter: {
    name: 'Activation Counter',
    says: 'Lies beside every piece that may still act in this round.',
  },
  armour: { name: 'Armour', says: 'A faction’s number for its suits: what a grazed trooper shrugs off.' },
  assault: { name: 'Assault Trooper', says: 'A trooper whose plasma rifle hits hard on a short range.' },
  attacker: {
    name: 'Attacker, defender',
    says: 'Who rolled higher for the roles comes for something; the other one holds it.',
  },
  basic: {
    name: 'Basic Drone',
    says: 'The cheapest drone: it is seen, it draws fire, and it holds ground.',
  },
  blast: {
    name: 'Blast',
    says: 'What a missile does to every unit near the point it explodes at, friends too; Objectives take no harm.',
  },
  blip: {
    name: 'Blip',
    says: 'A counter for what nobody has seen yet: none, one or two pieces wait under it.',
  },
  campaignPoints: {
    name: 'Campaign Points',
    says: 'What a won battle counts on the way to winning the campaign.',
  },
  chanceEncounter: {
    name: 'Chance Encounter',
    says: 'A battle in which nobody attacks, since the roles were tied; it has no Objectives.',
  },
  command: { name: 'Command', says: 'An action that lets a friend act once more in this round.' },
  commander: { name: 'Commander', says: 'Leads the squad and gives orders; carries no missiles.' },
  contested: {
    name: 'Contested',
    says: 'Held by nobody: an Objective, or the table when the battle ends.',
  },
  control: {
    name: 'Control the Table',
    says: 'To be the one who stays: the other side is gone or has left.',
  },
  countermeasures: {
    name: 'Countermeasures (CM)',
    says: 'A faction’s number for shooting enemy missiles down.',
  },
  cover: {
    name: 'Cover',
    says: 'Terrain that a piece stands in or behind: light, heavy, or blocking all sight.',
  },
  damaged: {
    name: 'Damaged',
    says: 'A suit that may fail: its trooper rolls before each action whether it obeys.',
  },
  decoy: { name: 'Decoy', says: 'A Blip with nothing under it.' },
  destroyed: {
    name: 'Destroyed',
    says: 'Gone for good: a piece off the table, or an Objective that was hit.',
  },
  drone: { name: 'Drone', says: 'A small robot without a suit: a graze is enough to destroy it.' },
  engineer: { name: 'Engineer', says: 'Mends suits, and gives orders to drones.' },
  facing: {
    name: 'Facing',
    says: 'Where a trooper looks: its rifle and flamer reach only what lies before it; a missile has no arc.',
  },
  faction: {
    name: 'Faction',
    says: 'Whom a player leads: its troops have 18 numbers, six for each rating.',
  },
  firingArc: {
    name: 'Firing Arc',
    says: 'The 180° before a trooper that its rifle and its flamer reach.',
  },
  flamer: { name: 'Flamer', says: 'Burns all who stand in its smoke, seen or not.' },
  gauss: { name: 'Gauss rifle', says: 'The rifle of most troopers, for long ranges.' },
  haywire: {
    name: 'Haywire Drone',
    says: 'Throws a field around itself that puts troopers and drones out of order.',
  },
  hindering: { name: 'Hindering', says: 'Ground that takes twice the movement.' },
  holdingArea: {
    name: 'Holding Area',
    says: 'A mat with 16 squares beside the table: who stands on a square is hidden in its Blip.',
  },
  impassable: { name: 'Impassable', says: 'Ground that cannot be entered, as rivers are for troopers.' },
  initiative: { name: 'Initiative', says: 'The right to take the first turn of a round.' },
  initiativePhase: {
    name: 'Initiative Phase',
    says: 'The part of a round in which both roll for the first turn; the first round has none.',
  },
  inspected: {
    name: 'Inspected',
    says: 'An Objective with enough Target Counters on it: someone has had a close look.',
  },
  intercept: { name: 'Intercept', says: 'Shoot a missile down from beside its path.' },
  jump: { name: 'Jump', says: 'Scouts and drones leap over what lies between; landing makes them seen.' },
  kamikaze: { name: 'Kamikaze Drone', says: 'A drone that flies into its target and blows up.' },
  lineOfFire: {
    name: 'Line of Fire',
    says: 'The Line of Sight that a rifle is fired along: what blocks the one blocks the other.',
  },
  lineOfSight: {
    name: 'Line of Sight',
    says: 'A straight line between the nearest edges of two bases that nothing blocks.',
  },
  meanPointOfImpact: {
    name: 'Mean Point of Impact (MPI)',
    says: 'The middle of a blast, from which everybody’s distance is measured.',
  },
  missile: {
    name: 'Missile',
    says: 'A small nuclear weapon for one target; it can be intercepted and can go astray.',
  },
  mission: {
    name: 'Mission card',
    says: 'Your secret orders: what earns you Victory Points, and which line of troops marches.',
  },
  move: { name: 'Move', says: 'An action that changes the place and shakes Target Counters off.' },
  nuclear: { name: 'Nuclear', says: 'A faction’s number for how far its missiles blast.' },
  objective: { name: 'Objective', says: 'One of five places, α to ε, that missions may be about.' },
  pass: { name: 'Pass', says: 'Give a turn away. Two passes in a row end the round.' },
  passiveSensors: {
    name: 'Passive sensors',
    says: 'Whoever moves past an enemy is noticed, and notices him.',
  },
  plasma: { name: 'Plasma rifle', says: 'The assault trooper’s rifle, for short ranges.' },
  pursuit: { name: 'Pursuit', says: 'One last round that the other side may play when someone withdraws.' },
  rangeBand: {
    name: 'Range Band',
    says: 'A stretch in which a weapon or sensor works alike; each further one is harder.',
  },
  rating: {
    name: 'Rating',
    says: 'How good troops are: first, second or third rate, each with its own numbers.',
  },
  recce: { name: 'Recce Drone', says: 'A drone that can target as troopers do.' },
  redDie: {
    name: 'Red die',
    says: 'A die that differs from the rest: it tells who is Stunned by a graze, and from where a missile deviates.',
  },
  refreshPhase: {
    name: 'Refresh Phase',
    says: 'The beginning of a round, when every piece gets its Activation Counter.',
  },
  repair: { name: 'Repair', says: 'An Engineer’s action that mends a Damaged suit.' },
  reveal: { name: 'Reveal', says: 'Turn a Blip over and put what it hid on the table.' },
  robotics: { name: 'Robotics', says: 'A faction’s number for all that its drones do.' },
  round: {
    name: 'Round',
    says: 'Counters are laid out, Initiative is rolled, and both sides act in turns until nobody can or wants to.',
  },
  scout: { name: 'Scout', says: 'A trooper with better sensors and stealth who can jump.' },
  secured: {
    name: 'Secured',
    says: 'An Objective that one side has moved up to, with nobody of the other near.',
  },
  sensorPool: {
    name: 'Sensor Pool',
    says: 'The sum of the dice of a Target action: points to buy Target Counters for enemies.',
  },
  sensors: {
    name: 'Sensors',
    says: 'A faction’s number for finding enemies: a trooper targets with up to so many dice.',
  },
  stat: {
    name: 'Stat',
    says: 'One of the numbers from 1 to 5 that tell what a faction’s troops can do.',
  },
  stealth: {
    name: 'Stealth',
    says: 'A faction’s number for vanishing: a Move takes up to so many Target Counters off.',
  },
  streak: {
    name: 'Winning Streak',
    says: 'Battles won in a row: it helps with the roles and with the cards.',
  },
  stunned: { name: 'Stunned', says: 'Out cold: a trooper that lies down until it wakes on a 1 or 2.' },
  tableEdge: {
    name: 'Table edge',
    says: 'A side of the table: the attacker comes from one, the defender from the one across.',
  },
  tactical: { name: 'Tactical Trooper', says: 'The backbone of a squad: gauss rifle, missiles, flamer.' },
  target: { name: 'Target', says: 'An action that searches for enemies, and shows where the searcher is.' },
  targetCounter: {
    name: 'Target Counter (TC)',
    says: 'How clearly a piece is seen: the more lie on it, the easier it is to hit.',
  },
  techPoints: { name: 'Tech Points', says: 'Earned by battles of a campaign; they buy better numbers.' },
  troopCard: {
    name: 'Troop card',
    says: 'Three lines of troops, A to C; your mission names the one that marches.',
  },
  trooper: {
    name: 'Trooper',
    says: 'A soldier in a stealth suit: Commander, Tactical, Assault, Scout or Engineer.',
  },
  turn: { name: 'Turn', says: 'One side activates what it may, then the other one does.' },
  unit: { name: 'Unit', says: 'Any piece that acts for a side: a trooper, a drone or a Blip.' },
  victoryPoints: {
    name: 'Victory Points',
    says: 'What your own mission pays when the battle is over. More of them win.',
  },
  withdraw: {
    name: 'Withdraw',
    says: 'Leave the table between rounds; the other side lets you go or pursues.',
  },
}
