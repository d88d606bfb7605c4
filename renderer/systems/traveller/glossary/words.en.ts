/** The words of the game, in short and in our own. */
export const words = {
  actions: {
    name: 'Minor and Significant',
    says: 'A round gives each one of both; a Significant Action may be given for two Minor ones.',
  },
  aim: {
    name: 'Aim',
    says: 'Each Minor Action spent on it adds 1 to the next attack on that target, up to 6; anything else loses it.',
  },
  arc: {
    name: 'Arc',
    says: 'Where a mounted weapon can fire: a quarter to its side, and all round from a turret.',
  },
  armour: {
    name: 'Armour',
    says: 'Its value comes off every hit; from Effect 6 on at least 1 goes through.',
  },
  auto: {
    name: 'Auto',
    says: 'How fast a weapon fires: so much more damage in a burst, so many dice on full auto.',
  },
  band: { name: 'Range band', says: 'One of seven distances, from the same square to beyond 500 metres.' },
  blast: {
    name: 'Explosion',
    says: 'Everybody in its radius is hit; who dodges takes a die off, who dives takes half and lies.',
  },
  burst: {
    name: 'Burst',
    says: 'A shot with Auto added to its damage, for as many rounds, and Recoil one higher.',
  },
  check: { name: 'Check', says: '2d6 and DMs: from 8 on it succeeds.' },
  commander: {
    name: 'Commander',
    says: 'Leads a unit: makes its Tactics check, and without a link to him its good is lost.',
  },
  control: { name: 'Control', says: 'The driver’s check in a vehicle, with the skill that it says.' },
  count: { name: 'Count', says: 'The Initiative at which somebody’s turn comes.' },
  cover: {
    name: 'Cover',
    says: 'What stands in the line of fire; the more it hides, the more it takes from the attack. Low behind it counts as one row better.',
  },
  dead: { name: 'Dead', says: 'STR, DEX and END are all 0.' },
  delay: { name: 'Delay', says: 'To hold one’s turn back and take it later, even into another’s.' },
  dive: {
    name: 'Dive for cover',
    says: 'Half of a blast, but prone and without the next Significant Action.',
  },
  dm: { name: 'DM', says: 'A number that is added to a roll, or taken off it.' },
  dodge: { name: 'Dodge', says: 'A reaction that takes 1 from an attack, 2 with something to duck behind.' },
  drone: { name: 'Drone', says: 'A machine that somebody controls from afar.' },
  effect: { name: 'Effect', says: 'How far a check’s total is above 8, or below it.' },
  evasive: {
    name: 'Evasive action',
    says: 'A driver’s check whose Effect makes everybody miss: whoever fires at the vehicle, and whoever fires out of it.',
  },
  exceptional: { name: 'Exceptional Failure', says: 'A check that fails by 6 or more.' },
  extended: {
    name: 'Extended Action',
    says: 'Work of several rounds, during which one can do nothing else.',
  },
  free: { name: 'Free action', says: 'So quick that it costs nothing: a shout, a button.' },
  grapple: { name: 'Grapple', says: 'A hold: who wins the opposed check chooses what becomes of the other.' },
  hasten: { name: 'Hasten', says: 'At the start of a round: Initiative +2, and −1 on all checks in it.' },
  heft: { name: 'Heft', says: 'Of melee weapons what Recoil is of guns.' },
  hit: {
    name: 'Single, Double, Triple',
    says: 'How damage to a vehicle counts: one, two or three hits on one location.',
  },
  hull: {
    name: 'Hull',
    says: 'The outside of a vehicle: once it is gone, hits go inside; of robots and drones to the Structure.',
  },
  initiative: {
    name: 'Initiative',
    says: 'The order of turns: 2d6 and DEX DM, 12 for the prepared; it stays from round to round.',
  },
  intelligent: {
    name: 'Intelligent weapon',
    says: 'Its program adds 1 as long as all else together lies within its tolerance.',
  },
  intoCombat: {
    name: 'Firing into combat',
    says: 'Somebody else is beside the target: −2, and a miss may strike them.',
  },
  juryRig: { name: 'Jury-rig', says: 'A system that works again for 1d6 hours.' },
  laserSight: { name: 'Laser sight', says: 'Adds 1 to who aims.' },
  leadership: { name: 'Leadership', says: 'A check that lifts somebody else’s Initiative for a round.' },
  location: { name: 'Location', says: 'Where a hit on a vehicle lands, by 2d6.' },
  manoeuvre: { name: 'Manoeuvre', says: 'To drive where one wants, without a check.' },
  opposed: { name: 'Opposed check', says: 'Both roll; the higher total wins, and the gap is its Effect.' },
  parry: { name: 'Parry', says: 'A reaction to a melee attack that takes one’s Melee level from it.' },
  payload: { name: 'Payload', says: 'What is thrown to go off: its impact does nothing.' },
  prepared: { name: 'Prepared', says: 'Ready for battle: counts 12 instead of rolling.' },
  prone: { name: 'Prone', says: 'Lying: no melee attacks and no dodge, but harder to hit from afar.' },
  ram: { name: 'Ram', says: 'To drive into somebody on purpose: a check, then a collision.' },
  reaction: {
    name: 'Reaction',
    says: 'A dodge or a parry: Initiative −2, and −1 on own checks until the round ends.',
  },
  recoil: {
    name: 'Recoil',
    says: 'What a weapon kicks: what the STR DM lacks of it comes off the next round’s Initiative.',
  },
  referee: { name: 'Referee', says: 'Judges what no rule decides, and may lead a side.' },
  robot: { name: 'Robot', says: 'A machine that acts by itself; hits on it have a column of their own.' },
  round: { name: 'Round', says: 'About six seconds, in which everybody has a turn.' },
  scatter: { name: 'Scatter', says: 'Where a missed throw comes down, and what misses with a blast.' },
  secured: { name: 'Belted in', says: 'Wearing a belt: a quarter of a collision, and thrown nowhere.' },
  sensors: { name: 'Sensors', says: 'What shows a target where the eye does not: light costs nothing then.' },
  smoke: { name: 'Smoke', says: 'Takes 1 from shots, thick smoke 2; from lasers twice as much.' },
  stance: { name: 'Stance', says: 'Standing, crouched or prone.' },
  structure: {
    name: 'Structure',
    says: 'What holds a vehicle together: at 0 it is scrap, below it explodes.',
  },
  stunt: { name: 'Stunt', says: 'A control check for what else a vehicle can do.' },
  tactics: {
    name: 'Tactics',
    says: 'A check at the start whose Effect lifts the Initiative of a unit for the whole battle.',
  },
  tolerance: { name: 'Tolerance', says: 'How far from 0 the other DMs may be for a program to help.' },
  unconscious: { name: 'Unconscious', says: 'STR or DEX is 0: no turn, no reaction.' },
  unit: { name: 'Unit', says: 'Those whom one commander leads.' },
  weave: {
    name: 'Weave',
    says: 'To drive between obstacles at a number of one’s choice: who follows must do the same.',
  },
}
