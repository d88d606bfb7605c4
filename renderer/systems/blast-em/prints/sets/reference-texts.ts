import { addTexts } from '../../../../texts/index.ts'

/** The game on one page, in our own words. Every sentence here has its German in `reference-texts.de.ts`. */
export const blastEmReference = {
  setUp: {
    title: 'Setting up',
    text: 'Lay out the area. Each player puts a team together: a Hero and {points} points, or one Operative. Choose the objective, agree where the teams come in, and find the first player: {first}. Turns go clockwise. Points left over {left}; gadgets come with {gadgets}.',
    first: { highestD6: 'the highest d6', coin: 'a coin' },
    left: { lost: 'are lost', refused: 'have to be spent' },
    gadgets: { sequel: 'the first sequel', firstMission: 'the first mission' },
  },
  turn: {
    title: 'A turn',
    testInSight: 'Hazard Tokens that the team sees are turned over.',
    fightGoesOn: 'A fight that is on goes on.',
    newEnemies: 'New enemies begin a fight, or join it. The player before leads them, or Muster.',
    freely:
      'Without a fight everybody moves, and does one thing beside it: a door, a terminal, a locker, a wound. | Without a fight everybody moves, and does {n} things beside it: a door, a terminal, a locker, a wound.',
    testMet: 'Tokens met on the way are turned over at once. Whoever has moved or fired by then has done so.',
    end: 'The turn ends, all stays as it lies, and the next player goes on.',
    patrol: 'A patrol stands within {n}″ of its token, nobody nearer to the team than the token was.',
    cameras: {
      patrol:
        'As long as a camera watches, the next token is a patrol. Beside a camera or a gun one technical success shuts it down.',
      nothing: 'Cameras only watch. Beside a camera or a gun one technical success shuts it down.',
    },
  },
  combat: {
    title: 'A fight',
    name: { moving: 'Move', firing: 'Fire', results: 'Results' },
    moving: 'The team, unless it has moved, then the bad guys. Snapshots are settled on the spot.',
    firing: 'All attacks are named first: {declaring}. Then all are carried out, whoever falls in between.',
    results: 'Wounds are added up, then everybody is judged.',
    declaring: { badGuysFirst: 'the bad guys, then the team', secret: 'all in secret' },
  },
  hit: {
    title: 'To hit',
    text: 'AV, die and modifiers must be more than DV and die of the target. A tie misses.',
    modifiers: 'To the attack',
    one: '1 shot',
    two: '2 shots',
    stand: 'Standing',
    move: 'Moved',
    run: 'Ran ({n} × MV)',
    intervening: 'Each within {n}″ of the line',
    light: 'Light cover',
    hard: 'Hard cover',
    cover:
      'Cover lies within {line}″ of the line and {target}″ of the target, and counts once: the better alone, and not as something between.',
    stray: 'A miss flies on: heads the nearest between, tails whatever is behind.',
  },
  wounds: {
    title: 'Wounds of a hit',
    weapon: 'Weapon',
    head: { fixed: 'Wounds', variable: 'Wounds by a d6' },
    standard: { standard: 'Standard, HTH', one: 'Standard' },
    heavy: { standard: 'Heavy', one: 'Heavy' },
    radius: { standard: 'Radius, each', one: 'Radius, each; HTH' },
    text: 'With {at} left one is Mostly Dead, with fewer out. Whom a Teacher fells is unconscious.',
  },
  snapshot: {
    title: 'Snapshots',
    text: 'At an enemy who moves in view with nothing between: once in a movement phase, with a standard weapon, by somebody who does not run in it and is in no HTH. Cover alone counts. At the nearest, or at another if all agree. Whoever falls names no attack.',
  },
  ground: {
    title: 'Going to Ground',
    text: {
      whereHidden:
        'Behind cover that hides one: no attacks, and from beyond it only blasts hit. Moving and treating behind it go on.',
      always:
        'Behind cover that hides one: no attacks, and only blasts hit, from wherever they come. Moving and treating behind it go on.',
    },
  },
  hth: {
    title: 'HTH',
    text: 'Within {n}″. One attack; {who} strike at each in reach. Whoever is in it neither shoots nor takes Snapshots.',
  },
  blasts: {
    title: 'Blasts',
    text: 'A grenade flies {inches}″. One roll against everybody within {radius}″, friends too; {counts}.',
    runAndShots: 'running and two shots count, cover does not',
    all: 'all modifiers count',
    none: 'no modifier counts',
  },
  skills: {
    title: 'Skills',
    medical: {
      exceed:
        'Treating, within {inches}″: skill and die must be more than a card ({court}); all wounds come back.',
      meet: 'Treating, within {inches}″: skill and die must reach a card ({court}); all wounds come back.',
    },
    court: { rank: 'Jack {jack}, Queen {queen}, King {king}', ten: 'Jack, Queen and King {jack}' },
    dying: 'Mostly Dead: a {turns} gives the turns that are left, and the card is a {die} higher.',
    locks: {
      card: 'Locks and computers: technical skill and die must be more than a card. A passkey needs none.',
      succeed: 'Locks and computers: technical skill always does it. A passkey needs none.',
    },
  },
  chart: {
    team: 'Teams',
    badGuys: 'Bad guys',
    type: 'Type',
    cost: 'Pts',
    special: 'Its own',
    skill: { medical: 'Medical {roll}', technical: 'Technical {roll}', both: 'Both {roll}' },
  },
  gadgets: 'Gadgets',
}

addTexts({ blastEmReference })
