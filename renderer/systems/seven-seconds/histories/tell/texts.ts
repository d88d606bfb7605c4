import '../../battle-texts.ts'
import './chronicle-texts.ts'
import { addTexts } from '../../../../texts/index.ts'

/** Units without a name: many a language says it otherwise where something is done to them. */
const units = {
  commander: 'a commander | {n} commanders',
  tactical: 'a tactical trooper | {n} tactical troopers',
  assault: 'an assault trooper | {n} assault troopers',
  scout: 'a scout | {n} scouts',
  engineer: 'an engineer | {n} engineers',
  basic: 'a basic drone | {n} basic drones',
  kamikaze: 'a kamikaze drone | {n} kamikaze drones',
  haywire: 'a haywire drone | {n} haywire drones',
  recce: 'a recce drone | {n} recce drones',
}

/** The only one of its type in a squad. */
const the = {
  commander: 'the commander',
  tactical: 'the tactical trooper',
  assault: 'the assault trooper',
  scout: 'the scout',
  engineer: 'the engineer',
  basic: 'the basic drone',
  kamikaze: 'the kamikaze drone',
  haywire: 'the haywire drone',
  recce: 'the recce drone',
}

/**
 * How battles and campaigns are told. Where a sentence has several wordings they are numbered from 0, and the number
 * of the event chooses: the same battle always reads the same. {Killer} stands where {killer} begins a sentence,
 * and {killerObject} where something is done to them.
 */
export const tell = {
  number: {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
  },
  percent: '{n}%',
  underOne: 'less than 1%',

  /** Somebody: named at first with what they are, later by the name alone. */
  who: {
    introduced: '{name} ({unit}, {side})',
    some: '{unit} of {side}',
    side: '{short} ({faction})',
  },
  unit: {
    commander: 'commander',
    tactical: 'tactical trooper',
    assault: 'assault trooper',
    scout: 'scout',
    engineer: 'engineer',
    basic: 'basic drone',
    kamikaze: 'kamikaze drone',
    haywire: 'haywire drone',
    recce: 'recce drone',
  },
  units,
  unitsObject: units,
  the,
  theObject: the,

  title: '{a} against {b}',
  battle: 'Battle {n}',
  of: 'of {campaign}',

  lead: {
    won: {
      0: '{winner} beat {loser} by {high} Victory Points to {low}: a {margin} victory.',
      1: 'A {margin} victory for {winner}: {high} Victory Points against the {low} of {loser}.',
      2: 'With {high} Victory Points to {low} the day belonged to {winner}: a {margin} victory over {loser}.',
    },
    known: {
      0: '{winner} won a {margin} victory over {loser}. Nobody noted the Victory Points.',
      1: 'A {margin} victory for {winner} over {loser}; the Victory Points were not noted.',
      2: '{winner} had the better of {loser}: a {margin} victory, without Victory Points on record.',
    },
    draw: {
      0: '{a} and {b} shared the day: a draw.',
      1: 'Neither side could claim the day: {a} and {b} fought to a draw.',
      2: 'A draw between {a} and {b}.',
    },
    drawPoints: 'Each had {n} Victory Points.',
    players: '{playerA} led {a}, and {playerB} led {b}.',
    samePlayer: '{playerA} led both {a} and {b}.',
    campaign: {
      points: 'It won {faction} the campaign.',
      streak: 'With it {faction} had won so many battles in a row that the campaign was theirs.',
    },
    afterTheEnd: 'The campaign had been decided before it.',
  },

  opening: {
    title: 'How it began',
    'attack-defense': {
      0: '{attacker} attacked and {defender} defended',
      1: '{defender} had the ground to hold, and {attacker} came to take it',
      2: 'It was {attacker} who attacked, and {defender} who dug in',
    },
    'chance-encounter': {
      0: 'Nobody had planned this one: it was a Chance Encounter',
      1: 'The two ran into each other: a Chance Encounter',
      2: 'A Chance Encounter, with neither side prepared',
    },
    rolled: '{what}. In the role roll {first} came to {a} and {second} to {b}{streaks}.',
    rolledSame: '{what}. In the role roll both came to {a}{streaks}.',
    streaks: ', Winning Streaks included',
    plain: '{what}.',
    squad: {
      0: '{Side} marched with {units}, hidden under {blips}.',
      1: '{Side} brought {units}, behind {blips}.',
      2: 'With {side} came {units}, under {blips}.',
    },
    blips: '1 Blip | {n} Blips',
  },

  course: {
    title: 'How it went',
    round: 'Round {n}.',
    rounds: 'Rounds {from} to {to}.',
    twoRounds: 'Rounds {from} and {to}.',
    quiet: {
      0: 'Nobody fell.',
      1: 'Neither side lost anybody.',
      2: 'No losses on either side.',
    },
    turning: {
      0: 'No other round gained {side} as much.',
      1: '{Side} gained more in this round than in any other.',
      2: 'Of all rounds this one gained {side} most.',
    },
    taken: {
      0: '{Side} took {what}.',
      1: '{what} went to {side}.',
      2: '{Side} Secured {what}.',
    },
    captured: {
      0: '{Side} took {what} from {other}.',
      1: '{what} passed from {other} to {side}.',
      2: '{Side} drove {other} from {what}.',
    },
    lostHold: {
      0: '{Side} lost hold of {what}, Contested from then on.',
      1: '{what} was Contested again: {side} had lost it. | {what} were Contested again: {side} had lost them.',
      2: '{Side} could not hold {what}, Contested from then on.',
    },
    objectives: 'Objective {list} | Objectives {list}',
    shown: {
      0: 'A unit of {side} came to light. | {N} units of {side} came to light.',
      1: '{Side} showed one unit. | {Side} showed {n} units.',
      2: 'From under a Blip of {side} came a unit. | From under the Blips of {side} came {n} units.',
    },
    decoys: {
      0: 'A Blip of {side} was a Decoy. | {N} Blips of {side} were Decoys.',
      1: 'A Blip of {side} hid nobody. | {N} Blips of {side} hid nobody.',
      2: '{Side} saw one of their Decoys found out. | {Side} saw {n} of their Decoys found out.',
    },
  },

  kill: {
    odds: ', a shot of {p}',
    gauss: {
      0: '{Killer} shot {victims} with a gauss rifle{odds}.',
      1: '{Killer} brought down {victims} with a gauss rifle{odds}.',
      2: 'A gauss round from {killer} found {victims}{odds}.',
    },
    plasma: {
      0: '{Killer} put plasma through {victims}{odds}.',
      1: 'Plasma from {killer} was the end of {victims}{odds}.',
      2: '{Killer} burned down {victims} with a plasma rifle{odds}.',
    },
    missile: {
      0: '{Killer} hit {victims} squarely with a missile{odds}.',
      1: 'A missile from {killer} struck {victims} full on{odds}.',
      2: '{Killer} sent a missile that left nothing of {victims}{odds}.',
    },
    blast: {
      0: 'A missile from {killer} went off, and the blast destroyed {victims}.',
      1: 'The blast of a missile from {killer} caught {victims}.',
      2: '{Victims} stood too close to where a missile from {killer} came down.',
    },
    flamer: {
      0: '{Killer} turned the flamer on {victims}.',
      1: 'Flames from {killer} took {victims}.',
      2: '{Victims} burned in the flames of {killer}.',
    },
    kamikaze: {
      0: '{Killer} blew itself up and took {victims} along.',
      1: 'The explosion of {killer} destroyed {victims}.',
      2: '{Victims} went down in the explosion of {killer}.',
    },
    contact: {
      0: '{Killer} flew straight into {victims} and exploded.',
      1: '{Killer} reached {victims}, and that was the end of both.',
      2: '{Victims} did not get out of the way of {killer}.',
    },
    jamming: {
      0: 'The jamming field of {killer} was too much for {victims}.',
      1: '{Victims} broke down in the jamming field of {killer}.',
      2: 'The jamming field of {killer} put an end to {victims}.',
    },
    nobody: {
      0: '{Victims} fell to {cause}.',
      1: '{Cause} destroyed {victims}.',
      2: '{Cause} was the end of {victims}.',
    },
    own: {
      0: 'Friendly fire: {cause} from {killer} destroyed {victims}.',
      1: '{Killer} hit their own side: {cause} destroyed {victims}.',
      2: '{Killer} struck their own side: {cause} destroyed {victims}.',
    },
    ownField: {
      0: '{Victims} broke down in the field of {killer}, of the same side.',
      1: '{Victims} had come too close to the jamming field of {killer}, of the same side.',
      2: 'The jamming field of {killer} was too much for {victims}, of the same side.',
    },
    ownBlast: {
      0: '{Victims} stood too close to the explosion of {killer}, of the same side.',
      1: '{Killer} exploded among their own side and destroyed {victims}.',
      2: 'The explosion of {killer} destroyed {victims}, of the same side.',
    },
    selfFlames: {
      0: '{Victims} burned in flames of their own.',
      1: '{Victims} stood in the flames that they had lit themselves.',
      2: 'Flames of their own were the end of {victims}.',
    },
    selfBlast: {
      0: '{Victims} did not get clear of their own blast.',
      1: '{Victims} stood too close to where their own missile came down.',
      2: 'The blast of their own missile was the end of {victims}.',
    },
    cause: {
      gauss: 'a gauss round',
      plasma: 'a plasma bolt',
      missile: 'a missile',
      blast: 'a blast',
      flamer: 'a flamer',
      kamikaze: 'an explosion',
      contact: 'an exploding drone',
      jamming: 'a jamming field',
    },
    first: {
      0: 'It was the first blood of the battle.',
      1: 'First blood to {side}.',
      2: 'With that the fighting had its first victim.',
    },
    firstLoss: {
      0: 'It was the first loss of the battle.',
      1: 'With that the battle had its first loss.',
      2: 'Nothing had been lost before that.',
    },
    long: {
      0: 'Nobody at the table would have bet on that shot: {p}.',
      1: 'It was a shot of {p}.',
      2: 'A chance of {p}, and it was enough.',
    },
    several: {
      0: '{N} at one blow.',
      1: 'That was {n} at once.',
      2: 'One deed, {n} gone.',
    },
    commander: {
      0: 'With that {side} had no commander left.',
      1: '{Side} fought on without a commander.',
      2: 'From then on nobody commanded {side}.',
    },
    tally: {
      0: 'That made {n} for {name}.',
      1: '{name} had {n} by now.',
      2: 'It was number {n} for {name}.',
    },
  },

  escape: {
    not: {
      0: '{By} missed {unit}, though the odds of a kill were {p}.',
      1: 'A shot of {p} by {by} left {unit} untouched.',
      2: '{Unit} got away from a shot of {p} by {by}.',
    },
    grazed: {
      0: '{By} only grazed {unit}, though the odds of a kill were {p}.',
      1: 'A shot of {p} by {by} only grazed {unit}: the armour held.',
      2: '{Unit} was grazed by {by}, at odds of {p} for a kill, and the armour held.',
    },
    stunned: {
      0: 'A shot of {p} by {by} only stunned {unit}.',
      1: '{Unit} was only stunned by {by}, at odds of {p} for a kill.',
      2: '{By} only stunned {unit}, though the odds of a kill were {p}.',
    },
    damaged: {
      0: '{Unit} came out of a shot of {p} by {by} with a damaged suit.',
      1: 'A shot of {p} by {by} cost {unit} no more than a damaged suit.',
      2: '{By} only damaged the suit of {unit}, though the odds of a kill were {p}.',
    },
  },
  /** Several shots of one at another, with the same outcome each time. */
  escapeAgain: {
    not: {
      0: '{By} missed {unit} {n} times, though the odds of a kill were {p}.',
      1: '{N} shots by {by}, of {p}, left {unit} untouched.',
      2: '{Unit} got away from {n} shots by {by}, of {p}.',
    },
    grazed: {
      0: '{By} only grazed {unit}, {n} times, though the odds of a kill were {p}.',
      1: '{N} shots by {by}, of {p}, only grazed {unit}: the armour held.',
      2: '{Unit} was grazed {n} times by {by}, at odds of {p} for a kill, and the armour held.',
    },
    stunned: {
      0: '{N} shots by {by}, of {p}, only stunned {unit}.',
      1: '{Unit} was only stunned by {by}, {n} times, at odds of {p} for a kill.',
      2: '{By} only stunned {unit}, {n} times, though the odds of a kill were {p}.',
    },
    damaged: {
      0: '{Unit} came out of {n} shots by {by}, of {p}, with a damaged suit.',
      1: '{N} shots by {by}, of {p}, cost {unit} no more than a damaged suit.',
      2: '{By} only damaged the suit of {unit}, {n} times, though the odds of a kill were {p}.',
    },
  },
  interceptedAgain: {
    0: '{By} stopped {n} missiles from {firer} in flight.',
    1: '{N} missiles from {firer} never arrived: {by} stopped them.',
    2: '{By} shot down {n} missiles from {firer}.',
  },
  intercepted: {
    0: '{By} stopped a missile from {firer} in flight.',
    1: 'A missile from {firer} never arrived: {by} stopped it.',
    2: '{By} shot down a missile from {firer}.',
  },
  ruin: {
    0: '{By} destroyed Objective {objective}.',
    1: 'Objective {objective} was destroyed by {by}.',
    2: '{By} left nothing of Objective {objective}.',
    nobody: 'Objective {objective} was destroyed.',
  },
  ruinAgain: {
    0: '{By} destroyed Objectives {objectives}.',
    1: 'Objectives {objectives} were destroyed by {by}.',
    2: '{By} left nothing of Objectives {objectives}.',
  },
  /** A drone that exploded and destroyed nothing else. */
  spent: {
    0: '{Unit} exploded and destroyed nothing.',
    1: '{Unit} blew itself up, and nothing else was destroyed.',
    2: 'The explosion of {unit} destroyed nothing else.',
  },
  /** A drone that exploded, of which nobody knows whether it destroyed an Objective. */
  exploded: {
    0: '{Unit} exploded.',
    1: '{Unit} blew itself up.',
    2: '{Unit} went off.',
  },
  withdrawal: {
    0: '{Side} began to withdraw.',
    1: '{Side} announced their withdrawal.',
    2: 'Then {side} turned to go.',
  },
  pursuit: {
    0: '{Side} went after the enemy.',
    1: '{Side} would not let them go.',
    2: '{Side} chose to pursue.',
  },
  noted: 'Noted at the table: {text}.',
  quoted: '“{text}”',

  objective: { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },

  end: {
    title: 'How it ended',
    after: 'After one round | After {n} rounds',
    'sole-survivor': '{after} only {side} had troopers left, and Controlled the Table.',
    'nobody-left': '{after} nobody was left standing on either side.',
    withdrawal: '{after} {other} withdrew, and {side} Controlled the Table.',
    withdrawn: '{after} it ended with a withdrawal.',
    pursuit: '{after} it ended with a pursuit.',
    agreement: '{after} it ended by agreement.',
    controls: '{side} Controlled the Table.',
    nobody: 'Nobody Controlled the Table.',
    missions: {
      0: 'Then the missions were turned over: {a} had fought for {missionA}, and {b} for {missionB}.',
      1: 'When the cards were turned over, {a} showed {missionA}, and {b} {missionB}.',
      2: 'Only now did each learn what the other had been after: {a} {missionA}, and {b} {missionB}.',
    },
    settled: 'In control of the Table, {side} settled the Objectives that were left: {list}.',
    made: {
      secured: '{list} Secured',
      destroyed: '{list} Destroyed',
      inspected: '{list} Inspected (10 Target Counters) | {list} Inspected (10 Target Counters each)',
    },
    inspected: 'Those that are Inspected stay with whoever holds them.',
    /** Facts that missions pay for. */
    counters: 'Target Counters lay on Objectives that a mission asked to be Inspected: {list}.',
    lie: '{n} on {objective}',
    mission: '“{title}” ({id})',
  },

  score: {
    title: 'Victory Points',
    of: '{side}: {mission}',
    line: '{what}: {points}',
    times: '{what}, {n} times: {points}',
    corrected: '{line}, set by the players from {from}: {note}',
    total: 'Together: {n}',
    reported: 'The result that was entered, {high} for {a} and {low} for {b}, is what counts.',
    sides: '{side}: {n}',
    notNoted: '{side}: not noted',
  },

  fallen: {
    title: 'The fallen',
    nobody: 'Nobody fell.',
    one: '{name}, {unit}',
    inRound: 'fell in round {n}',
    fell: 'fell',
    cause: '{how}: {cause}',
    by: '{cause} from {killer}',
    self: '{cause} of their own',
    unnamed: 'Without a name: {list}.',
    wounded: 'Wounded: {list}.',
  },
  deeds: {
    title: 'Deeds',
    one: '{name}, {unit} of {side}: {list}.',
    unnamed: '{Who}: {list}.',
    /** Of a battle with a log. */
    inAll: 'In all, {list}.',
    destroyed: '{side} destroyed {list} of {other}',
    troopers: 'one trooper | {n} troopers',
    drones: 'one drone | {n} drones',
    /** Of a battle without: what those with a name did is all that is known. */
    amongKills: 'Drones are among the kills: {list}.',
    beyond: 'those named here of {side} made {kills}, and of {other} {fallen}',
    kills: 'one kill | {n} kills',
    fallen: 'nobody fell | one trooper fell | {n} troopers fell',
    weapon: {
      gauss: 'one kill with a gauss rifle | {n} kills with a gauss rifle',
      plasma: 'one kill with a plasma rifle | {n} kills with a plasma rifle',
      missile: 'one kill with a missile | {n} kills with missiles',
      flamer: 'one kill with a flamer | {n} kills with a flamer',
      kamikaze: 'one kill with a kamikaze drone | {n} kills with kamikaze drones',
      blast: 'one kill by a blast | {n} kills by blasts',
      other: 'one kill by other means | {n} kills by other means',
    },
  },
  /** What the players recorded of somebody, where the log tells something else. */
  otherwise: {
    title: 'Recorded otherwise',
    about: 'What is recorded of these is not what the log tells, and it is what counts.',
    one: '{name} ({side}): {list}.',
    fate: {
      killed: 'recorded as killed, alive in the log',
      wounded: 'recorded as wounded, killed in the log',
      unhurt: 'recorded as unhurt, killed in the log',
    },
    kills: 'kills recorded: {recorded}, in the log: {logged}',
  },
  honours: {
    title: 'Decorations',
    one: '{name} ({side}): {honour}.',
  },
  consequences: {
    title: 'What followed',
    side: '{side}: {points}, {streak}, {tech}.',
    points: '1 Campaign Point gained ({total} in all) | {n} Campaign Points gained ({total} in all)',
    noPoints: 'no Campaign Points gained ({total} in all)',
    streak: 'a Winning Streak of {n}',
    streakEnded: 'a Winning Streak of {n} ended',
    noStreak: 'no Winning Streak',
    tech: 'no Tech Points gained | 1 Tech Point gained | {n} Tech Points gained',
  },
  note: 'The group’s note',
}

addTexts({ tell })
