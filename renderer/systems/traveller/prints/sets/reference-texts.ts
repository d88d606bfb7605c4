import { addTexts } from '../../../../texts/index.ts'

/** The chapter in short. Every sentence here has its German in `reference-texts.de.ts`. */
export const travellerReference = {
  round: {
    title: 'The round',
    initiative:
      'Initiative: 2d6 and DEX DM, {prepared} and DEX DM for the prepared; the unit’s commander may add the Effect of Tactics. Highest first, DEX breaks ties. It stays from round to round; changes count this round before one’s turn, else the next.',
    actions:
      'A Minor and a Significant Action, or three Minor ones. Minor: move {metres} m ({low} m low or on difficult ground), change stance, draw, reload, aim. Significant: attack, Leadership, a check.',
    aim: 'Each Minor Action of aim: +1 on the next attack at that target, up to +{most}; anything else loses it.',
    haste: 'Hastening, once at the start of a round: Initiative +{n}, all checks {dm}.',
    delay:
      'Delay: act later, even into another’s turn; after reactions from the lowered count on. That count is then one’s Initiative. Who waits all round may lead the next.',
    reactions: 'A reaction to each attack: Initiative {n}, own checks {dm} until the round ends.',
    recoil:
      'Recoil or Heft above the STR DM comes off the next round’s Initiative; burst 1 more, full auto half of Auto more.',
  },
  check: {
    title: 'Checks',
    text: '2d6 and DMs, {target} or more. Effect: the total less {target}. Without the skill {unskilled}.',
    score: 'Score',
    dm: 'DM',
    chances: 'How often it succeeds',
    sum: 'All DMs',
    chance: 'Succeeds',
    of: '{n}%',
  },
  attack: {
    title: 'Attacks',
    what: 'What weighs',
    aim: 'Each Minor Action of aim',
    sight: 'Laser sight while aiming; program within its tolerance',
    moved: 'Each {metres} m that the target moved',
    dodge: 'Dodge / behind something',
    parry: 'Parry, of melee',
    level: '−Melee',
    proneFar: 'Prone target, from Short on (no melee)',
    proneNear: 'Prone target at Personal range',
    light: 'Low light / darkness',
    smoke: 'Smoke / thick; lasers twice',
    weather: 'Extreme weather',
    intoCombat: 'Somebody beside the target; a miss strikes them on {n}+',
    vehicle: 'Most vehicles',
  },
  cover: {
    title: 'Cover',
    25: 'A quarter',
    50: 'Half',
    75: 'Three quarters',
    100: 'Full',
    low: 'Crouched or prone: one row better. Low in full cover: not to be hit, and no fire out of it.',
  },
  range: {
    title: 'Range',
    band: 'Band',
    metres: 'Metres',
    squares: 'Squares',
    under: '< {n}',
    to: 'to {n}',
  },
  modes: {
    title: 'Fire modes',
    single: 'One round.',
    burst: 'Auto is added to the damage; Auto rounds; Recoil +1.',
    auto: 'Auto dice in pairs, each an attack, on targets within {metres} m of each other; skill counts {skill} at most; 3 × Auto rounds.',
  },
  damage: {
    title: 'Damage',
    text: 'Dice and Effect, less armour; from Effect 6 on at least 1. END first, then STR or DEX as the target picks. One of these at 0: unconscious. All three: dead.',
    blast:
      'A blast hits everybody in its radius, without Effect. Dodge: 1d6 less. Dive: half, prone, the next Significant Action lost. A missed throw lands {metres} m and its Effect away.',
  },
  grapple: {
    title: 'Grappling',
    text: 'Opposed Melee (unarmed) at Personal range. The winner may {options}.',
    prone: 'knock prone',
    disarm: 'disarm (by 6: take it)',
    throw: 'throw 3 m for 1d6',
    damage: 'deal 2 and the Effect',
    escape: 'break free and move',
    hold: 'hold on',
    drag: 'drag 3 m',
  },
  vehicle: {
    title: 'Vehicles',
    driver:
      'It moves on its driver’s count: a Minor Action for control each round, a Significant one for obstacles, evasion or pursuit.',
    riders:
      'Civilian closed: half soft cover, two fire into each arc; military: full hard cover, one; open: no cover, anybody anywhere. A mounted weapon has its arc, a turret all round.',
    actions: 'The driver’s actions',
    name: {
      evasive: 'Evasive action',
      manoeuvre: 'Manoeuvre',
      ram: 'Ram',
      stunt: 'Stunt',
      weave: 'Weave',
    },
    evasive: 'Check; its Effect is a minus on attacks at it and from it until the driver’s next action.',
    manoeuvre: 'No check: past plain obstacles, into or out of an arc.',
    ram: 'Check, less the target’s dodge or evasion; then a collision.',
    stunt: 'Check: one target in one more arc, up to three manoeuvres, or what else can be done.',
    weave:
      'A number up to one for each {kmh} km/h, a check less that number; pursuers do the same, or crash, or break off.',
    collision: 'Collisions',
    collisionText:
      '1d6 for each {kmh} km/h begun, on all that are hit. Riders: not belted in all of it, and thrown {metres} m a die; belted in a quarter.',
    locations: 'Where hits land',
    effects: 'What hits do',
  },
  effect: {
    hull: 'One off; gone: inside, of a robot Structure.',
    structure: 'One off; 0: scrap. Below 0 in one attack it explodes: 4d6 to 6 m, 2d6 to 12 m.',
    armour: 'One off; gone: Hull.',
    drive: '−10 %, control −1; −25 %, −2; out; then Hull.',
    weapon: 'And limbs, by lot: −2; destroyed; then Hull.',
    sensors: '−2; blind; then Hull.',
    powerPlant: 'A round lost; half speed; gone with 1d6 Hull hits; then Structure.',
    passengers: 'One by lot takes the damage; none left: Structure.',
    cargo: 'One lot; none left: Structure.',
    cockpit: 'The pilot takes the damage; dead: Structure.',
    computer: 'Disabled, a robot for 1d6 rounds; destroyed; then Structure.',
    overflow: 'Double and Triple are 2 and 3 hits on one location.',
  },
  repair: {
    title: 'Repairs',
    text: 'System: Average check, 1d6 hours, one hit of parts; jury-rigged it fails after 1d6 hours. Destroyed: workshop, 2d6 × 10 % of its price. Hull: check, 1d6 hours, a part. Structure: workshop, 1d6 × 10 hours and 20 % of the vehicle’s price a point.',
  },
  comms: {
    title: 'Links and sensors',
    text: 'Without a link to the commander, or with none to anybody of the unit, no Tactics and no Leadership. Radio can be jammed; laser needs sight and no smoke, maser sight; meson not while moving; wire always.',
    sensors:
      'A sensor that shows the target undoes light and one of weather; infra-red smoke and soft cover too.',
  },
}

addTexts({ travellerReference })
