import { addTexts } from '../../../../../texts/index.ts'

/** The quick reference: the rules of 7 Seconds in our own words, with the book's pages. */
export const reference = {
  title: 'Quick reference',
  lead: '7 Seconds in our words. TC stands for Target Counter. Pages are the rule book’s; ◆ marks what a group may settle otherwise.',
  small: 'Small figures: Move, Jump and Range Bands are halved.',
  setUp: {
    title: 'Before the battle',
    order:
      'Set up the terrain and agree what each piece is. Each player rolls a die, plus the bonus of his Winning Streak: the higher one attacks, a tie is a Chance Encounter.',
    objectives:
      'The defender chooses his edge (in a Chance Encounter whoever lost the roll for Initiative). Objectives: the attacker places δ and ε in the defender’s quarter, at least 6″ from every edge; then the defender places α, β and γ in his half, more than 6″ from every edge and more than 8″ from any other.',
    cards:
      'Each draws a mission and a troop card. The mission names the line of the troop card that marches. Drones are bought with the line’s points.',
    deploy:
      'Units go onto the Holding Area, at most two in a square; 16 Blips go onto the table. The defender deploys first, anywhere in his half; then the attacker, within 6″ of his edge, and he has the Initiative. In a Chance Encounter both deploy four at a time within 6″ of their edges.',
  },
  round: {
    title: 'A round',
    refresh:
      'Every unit and Blip gets an Activation Counter. From the second round on both roll for Initiative; on a tie the counter changes hands.',
    turn: 'In turn each activates a trooper, who has two actions, or a drone or Blip, which has one. With twice as many Activation Counters as the opponent it may be two of them, with three times as many three; besides, up to three more Blips, not revealed by choice. One pass skips a turn, two in a row end the round ◆.',
  },
  actions: {
    title: 'Actions',
    action: 'Action',
    counters: 'TC on it',
    who: 'Who',
    rows: {
      move: { name: 'Move {move}″', counters: 'sheds', who: 'all' },
      jump: { name: 'Jump {jump}″', counters: 'sheds, then 1', who: 'Scout, drones' },
      target: { name: 'Target', counters: '1 a die', who: 'troopers, Recce' },
      rifle: { name: 'Fire Rifle', counters: '1', who: 'troopers' },
      missile: { name: 'Fire Missile', counters: '1', who: 'troopers but the Commander' },
      flamer: { name: 'Fire Flamer', counters: '1', who: 'troopers' },
      command: { name: 'Command', counters: '1', who: 'Commander; Engineer to drones' },
      repair: { name: 'Repair', counters: '1', who: 'Engineer' },
      kamikaze: { name: 'Kamikaze', counters: '–', who: 'Kamikaze Drone' },
      jammer: { name: 'Toggle Jammer', counters: '1', who: 'Haywire Drone' },
    },
  },
  move: {
    title: 'Move, Jump, passive sensors',
    unit: { full: 'Whole inches', half: 'Half inches' },
    shed: '{unit} from start to end, at most Stealth (a drone’s Robotics), come off as TC. Hindering ground costs double; a Jump ignores what lies between and then adds 1 TC. A trooper ends its Move facing the way it went: its front 180° lie before it.',
    sensors:
      'Every enemy unit within 6″ of the path (of the landing, after a Jump) gets 1 TC, once an action, and the mover gets 1 for each. Objectives get 1 and give none. Enemy Blips so near are revealed. Only what blocks the line stops it.',
  },
  target: {
    title: 'Target',
    how: 'Roll up to Sensors dice: their sum is the Sensor Pool, and each die puts 1 TC on the unit. The pool buys TC for any number of targets. Outside the front 180° the price doubles. What blocks the line cannot be targeted.',
    range: 'Range',
    price: 'Points a TC',
  },
  rifle: {
    title: 'Rifle',
    how: 'The target needs TC, Line of Sight and the front 180°. Dice: its TC divided by the Range Band, rounded down. The lowest die counts.',
    band: 'TC a die',
    gauss: 'Gauss',
    plasma: 'Plasma',
    kills: 'Destroys',
    grazes: 'Grazes',
    grazed:
      'A grazed drone is destroyed. A grazed trooper rolls two dice against Armour: the red one above it stuns, the other one above it damages.',
  },
  cover: {
    title: 'Cover',
    what: 'What is in the way',
    targeting: 'Target',
    rifle: 'Rifle',
    missile: 'Missile',
    rows: {
      light: { name: 'Target in light', targeting: '+1 band', rifle: '+1 band', missile: '−1 TC' },
      heavy: { name: 'Target in heavy', targeting: '+2 bands', rifle: '+2 bands', missile: '−2 TC' },
      betweenLight: { name: 'Light between', targeting: '−1 TC', rifle: '−1 die', missile: 'none' },
      betweenHeavy: { name: 'Heavy between, to 3″', targeting: '−2 TC', rifle: '−2 dice', missile: 'none' },
    },
    more: 'The piece that the target stands in takes nothing off as one between ◆. More than 3″ of heavy cover along the line block it. The middle of the target’s base tells its cover, nearest edges tell range and sight.',
  },
  terrain: {
    title: 'Terrain',
    piece: 'Piece',
    troopers: 'Troopers, Blips',
    drones: 'Drones',
    none: 'open',
    light: 'light',
    heavy: 'heavy',
    blocking: 'blocking',
    hindering: 'hindering',
    impassable: 'impassable',
    rows: {
      woods: 'Woods',
      bush: 'Bush',
      plains: 'Plains',
      hills: 'Hills',
      streams: 'Streams',
      rivers: 'Rivers',
      large: 'Large buildings',
      civilian: 'Civilian buildings',
      swamps: 'Swamps',
      rocks: 'Rock formations',
      broken: 'Broken ground',
      smoke: 'Flamer smoke',
      haywire: 'Haywire field',
      craters: 'Craters',
    },
  },
  missile: {
    title: 'Missile and blast',
    fire: 'The target has at least 1 TC; no Line of Sight is needed. Each enemy unit within 6″ of the straight flight rolls a die: its Countermeasures or less stops the missile.',
    hit: 'A die of at most the target’s TC (after its cover) hits it directly: destroyed. Otherwise the missile deviates 2d6″ in a random direction from the target.',
    blast:
      'Blast: all within Nuclear inches of the point of impact. Dice are Nuclear less 1 for each whole inch. Any above Armour damages; then all again for Stunned; then once more for destroyed. Drones are destroyed; Objectives only by a direct hit. A crater stays: heavy cover.',
  },
  others: {
    title: 'Other actions',
    flamer:
      'Flamer: smoke 5″ across, its centre within 6″ and the front 180°; light cover for good. Who stands in it when fired is grazed, a drone destroyed.',
    command:
      'Command: gives an Activation Counter to another unit that has none. Repair: an Engineer that touches a trooper, or itself, removes Damaged.',
    kamikaze:
      'Kamikaze: Move or Jump, then it may explode. Touching an enemy or Objective, a die below its TC destroys it; else a blast of Robotics inches from the drone.',
    jammer:
      'Haywire: a field of 3″, heavy cover for all. A trooper that ends its activation in it rolls: above Armour it is damaged. Other drones are destroyed.',
  },
  blips: {
    title: 'Blips',
    own: 'A Blip may be revealed before its action: its units then act in full. Moving within 6″ of an enemy it is revealed first; a Decoy goes.',
    enemy:
      'A Blip that gets TC, is sensed or is caught in a blast or field is revealed. Each of its units takes what it took; its Activation Counter becomes one for each. Units stand touching the Blip.',
  },
  damage: {
    title: 'Damaged and Stunned',
    damaged:
      'Damaged: a die before each action; on 5 or 6 the action is lost; its Countermeasures ask for a 1–4 first. Damaged again, it is destroyed.',
    stunned: 'Stunned: a die when activated; on 1 or 2 it acts as usual, else its activation is spent.',
  },
  objectives: {
    title: 'Objectives',
    held: 'With pieces of one side alone within 6″, one of which has moved since it was deployed, it is Secured by that side; of both, Contested; of none, it stays as it was ◆. That is looked at after each Move and Jump ◆. Inspected means it has as many TC as the mission asks for. A missile’s direct hit or a Kamikaze’s contact roll, a die below its TC, destroys it; rifles, flamers and blasts do not harm it.',
  },
  end: {
    title: 'End of the battle',
    when: 'After a round: only one side has troopers left, and Controls the Table. Somebody Withdraws: let go, the other side Controls it; Pursued, one more round is played, then who alone has troopers left Controls it, else it is Contested. Or both agree: Contested.',
    control:
      'The defender in control: all surviving Objectives are Secured by him. The attacker in control: each Secured, Destroyed or Inspected (10 TC), as he likes. Contested: they stay as they are. Then missions are shown and Victory Points counted.',
    lead: 'Lead',
    result: 'Result',
    points: 'Campaign Points',
    from: '{n} or more',
    margin: { draw: 'Draw', marginal: 'Marginal', normal: 'Normal', decisive: 'Decisive' },
  },
  campaign: {
    title: 'Campaign',
    tech: 'Each battle gives 1 Tech Point, Controlling the Table 1 more. A step of a stat costs {third} at 3rd rate, {second} at 2nd, {first} at 1st; half where the opponent’s is higher. No stat passes 5, nor the rating above it.',
    streak: 'Streak',
    role: 'Role roll',
    extra: 'Extra cards',
    troop: '1 troop',
    both: '1 troop, 1 mission',
    wins: '{short}, {medium} or {long} Campaign Points win, by the length agreed; so do {n} wins in a row.',
  },
  units: {
    title: 'Units',
    unit: 'Unit',
    stats: 'Beyond its rating (5 at most)',
    carries: 'Carries and does',
    rifle: { gauss: 'gauss', plasma: 'plasma' },
    missiles: 'missiles',
    flamer: 'flamer',
    jump: 'Jump',
    repairs: 'Repair',
    commands: { all: 'Command', drones: 'Command to drones' },
    cost: 'Drone, points',
    explodes: 'Kamikaze',
    jams: 'Toggle Jammer',
    targets: 'Target',
    countermeasures: 'Countermeasures',
  },
}

addTexts({ reference })
