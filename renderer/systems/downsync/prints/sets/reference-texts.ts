import { addTexts } from '../../../../texts/index.ts'

/** The rules in short. Every sentence here has its German in `reference-texts.de.ts`. */
export const downsyncReference = {
  turn: {
    title: 'The turn',
    setUp:
      'Mission, open force lists, then two dice each: the higher says who deploys first, and that side also takes the first turn. A Ping for every Unit goes into the zones.',
    round:
      'A Round begins with all Activated Tokens off and all Command Points back. The sides take turns until every Unit and Ping has been activated; who was not active last begins the next Round.',
    end: 'End',
    ends: 'The mission is scored, and Breach and other such counters come off.',
  },
  phase: {
    designate: {
      name: 'Designate',
      does: 'Say which of your Units and Pings that have not been activated are the Taskforce.',
    },
    reveal: { name: 'Reveal', does: 'Any Pings of the Taskforce may be revealed.' },
    refresh: {
      name: 'Refresh',
      does: 'Each Unit, in any order: Overwatch off, Countermeasures back to CM, Stun off for one Command Point, and what its card brings.',
    },
    move: {
      name: 'Move',
      does: 'Each moves up to its SPD, through friends but not through enemies, and ends on nobody.',
    },
    reaction: { name: 'Reaction', does: 'The other side may begin a Reaction Engagement.' },
    activation: {
      name: 'Unit Activation',
      does: 'One Unit after the other: {points} Action Point each, any actions it can pay, then an Activated Token.',
    },
  },
  size: {
    base: 'Base',
    pingDef: 'DEF of a Ping',
    infantry:
      'Infantry Bases are {mm} mm, the Battlefield {field}″ square. Distances go from edge to edge and may be measured at any time.',
  },
  ping: {
    title: 'Pings',
    moves: {
      always:
        'SPD {spd}″, and their Action Point moves them again. They stay more than {keeps}″ from enemy Units, and from enemy Pings in sight.',
      inSight:
        'SPD {spd}″, and their Action Point moves them again. They stay more than {keeps}″ from every enemy in sight.',
    },
    revealed: {
      placed:
        'Revealed: by choice in the Reveal phase, when an enemy Unit ends a move or Placement within {within}″, or by a REVEAL. Then the owner picks a Unit of that Signature from the Reserve.',
      moved:
        'Revealed: by choice in the Reveal phase, when an enemy Unit ends a move within {within}″, or by a REVEAL. Then the owner picks a Unit of that Signature from the Reserve.',
    },
    appears: 'A vehicle that comes to light within {within}″ of an enemy Ping reveals it at once.',
    infantry: {
      partly: 'Infantry is Placed with each base within {within}″ of the Ping, which goes.',
      wholly: 'Infantry is Placed with each base wholly within {within}″ of the Ping, which goes.',
    },
    decoy:
      'More Pings of a Signature than Units of it in Reserve: it may be called a decoy, and goes. Once the Reserve has no such Unit, Pings left of that Signature go too.',
  },
  ground: {
    title: 'Ground and sight',
    slows: 'Slows',
    conceals: 'Conceals',
    yes: 'yes',
    forest: 'Forest',
    urban: 'Urban',
    'high-grass': 'High grass',
    'rough-ground': 'Rough ground',
    slowed:
      'Slowing ground costs a movement {slowed}″ once, however much it crosses, and when it begins touching it.',
    notAgain: 'A Move Action on it pays no more where the Move phase has.',
    edge: {
      all: 'Reaching the edge is free; touching is being in.',
      units: 'Reaching the edge is free, but not for Pings; touching is being in.',
    },
    sight:
      'Seen where one line from volume to volume is free; a volume is as wide as its base and {height}″ high. Units and Pings hide nobody.',
    through: {
      inAll: 'Concealing ground is seen through within {within}″; beyond, through {inches}″ of it.',
      eachPiece:
        'Concealing ground is seen through within {within}″; beyond, through {inches}″ of each piece of it.',
    },
    concealed: {
      touching:
        'Concealed: partly in concealing ground, or partly hidden behind it or behind what blocks sight.',
      overlapping:
        'Concealed: partly in concealing ground, which touching is not, or partly hidden behind it or behind what blocks sight.',
    },
    building: {
      infantry:
        'Buildings: infantry alone, as many as fit, about {bases}. No penalty in or out, height counts for sight only, and the whole building is seen.',
      pings:
        'Buildings: infantry and Pings alone, as many as fit, about {bases}. No penalty in or out, height counts for sight only, and the whole building is seen.',
    },
    inside: 'Who is in a building is concealed by it.',
  },
  action: {
    title: 'Actions',
    points: '{n} Action Point an activation; one action is done before the next.',
    move: 'Move',
    moves: 'Up to SPD once more.',
    overwatch: 'Overwatch',
    overwatches: {
      anyBase: 'One Overwatch Token, and never a second; in a reaction too.',
      everyBase: 'One Overwatch Token, for which every base pays, and never a second; in a reaction too.',
    },
    labels: 'VS Infantry: at infantry alone. A SCAN is a Scan Action.',
  },
  command: {
    boost: { name: 'Boost a roll', does: '+{n} Advantage, once a roll, said before it' },
    removeStun: { name: 'Remove Stun', does: 'before the Unit is activated' },
    addUnit: { name: 'One more reacts', does: 'beyond the number of active Units' },
    unitAbility: { name: 'Its card', does: 'what an action or a trait costs' },
    back: 'All are back when a Round begins, and never more than the size of the game has.',
    noChecks: 'Countermeasure Checks are not boosted.',
  },
  roll: {
    title: 'Attacks and scans',
    advantage: 'Each Advantage is a die more; as many as usual are kept, the highest.',
    attack: 'Attack',
    attacks: 'KILL or STUN without SCAN, at an enemy Unit in range and sight: two dice + TARG reach its DEF.',
    short: 'Nearer than {below}″, unless the action reaches {range}″ or less',
    long: 'Farther than {above}″',
    concealed: 'Target concealed',
    scan: 'Scan Check',
    scans: 'In range, sight or not: two dice + SCAN reach the DEF of a Unit, or that of the Ping.',
    hidden: {
      once: 'Ping concealed or out of sight',
      each: 'Ping concealed, and once more if out of sight',
    },
    hiddenUnit: 'Unit concealed or out of sight',
    rof: 'One roll for each point of ROF; name each target once the roll before is resolved.',
  },
  effect: {
    kill: 'the Unit, or the one base, is destroyed',
    stun: 'a Stun Token, where it has none',
    reveal: 'a Ping is revealed; a Unit loses Stealth',
    breach: 'a Breach Counter',
    special: 'as the card says, and never answered',
  },
  answer: {
    title: 'Countermeasures',
    check: {
      any: 'Against KILL and STUN, never against REVEAL, BREACH or ★: spend a token and roll {need} or more. It is gone either way; go on, or take the hit.',
      attacks:
        'Against KILL and STUN of Attacks, never against a scan or ★: spend a token and roll {need} or more. It is gone either way; go on, or take the hit.',
    },
    emergency: 'An Emergency one, said instead of a roll, always works and never comes back.',
  },
  reaction: {
    title: 'Reaction Engagement',
    who: 'The whole Taskforce takes part, and active Units with Overwatch may join. Then the other side names Units that have not been activated or have Overwatch: as many as there are active Units, each further one for {n} Command Point.',
    roll: 'Boosts, the other side first; then a die for each Unit, the highest acts first. Overwatch +{overwatch} Advantage, boosted +{boosted}. Ties go to the active side.',
    acts: 'A Unit acts, or holds by turning its die down by one. Just before it acts {who} is Refreshed{overwatch}.',
    refreshed: { reacting: 'a reacting Unit', joining: 'a Unit that reacts or has joined' },
    overwatch: {
      beforeActing: ', and Overwatch goes',
      afterActing: '; Overwatch goes once it has acted',
    },
    end: {
      all: 'In the end all that took part are Activated.',
      acted: 'In the end all that acted are Activated, and not who passed.',
    },
  },
  token: {
    title: 'Tokens',
    colour: 'Colour',
    gained: 'Comes',
    removed: 'Goes',
    colours: {
      blue: 'Blue',
      green: 'Green',
      white: 'White',
      yellow: 'Yellow',
      purple: 'Purple',
      orange: 'Orange',
      black: 'Black',
    },
    commandPoint: { gained: 'at a Round’s start', removed: 'when spent' },
    activated: { gained: 'after acting', removed: 'at a Round’s start' },
    countermeasure: {
      gained: 'when first revealed, when Refreshed',
      removed: 'when spent',
    },
    emergency: { gained: 'when first revealed', removed: 'when spent' },
    overwatch: {
      gained: 'by its action',
      beforeActing: 'at Refresh, or just before reacting',
      afterActing: 'at Refresh, or once it has reacted',
    },
    stun: { gained: 'by STUN', removed: 'once it is paid for' },
    stealth: { gained: 'by a card', removed: 'see below' },
    breach: { gained: 'by BREACH', removed: 'at the end of the turn' },
    activatedIs: 'Activated: not designated until the next Round, and in no reaction but with Overwatch.',
    stunIs:
      'Stunned: before acting pay a Command Point, the Action Point, or a token of either Countermeasure.',
    stunOfBases: {
      eachItsOwn: 'Infantry: one Command Point frees all; of all else each base pays its own.',
      allTheSame: 'Infantry: one Command Point frees all; of all else each base pays the same.',
      oneBase: 'Infantry: one base pays for all.',
    },
    stealthIs: {
      afterAction:
        'Stealth: enemies may aim nothing but REVEAL at it. It goes after its own Combat Action, by REVEAL, or when it or an enemy Unit ends a move or Placement within {within}″; none comes with an enemy so near.',
      afterAttack:
        'Stealth: enemies may aim nothing but REVEAL at it. It goes after its own first Attack, by REVEAL, or when it or an enemy Unit ends a move or Placement within {within}″; none comes with an enemy so near.',
    },
    stealthDropped: 'It may be given up in the Reveal phase.',
    stealthOfBases: 'Infantry loses it only when all its bases have attacked or are near.',
    breachIs: 'A Unit may have several Breach Counters; other counters are told by cards.',
  },
  base: {
    title: 'Multi-Base Units, cards',
    target: 'One base is the target; KILL takes it alone, and it answers with its own tokens.',
    coherency: {
      pairwise: 'After a move all bases are within {inches}″ of each other.',
      circle: 'After a move all bases lie in one circle {inches}″ wide.',
    },
    acts: '{points} Action Point a base, one base after the other. Teams say which bases may. All other tokens are the Unit’s.',
    place: 'Placed: no penalty and no free path needed; bases together as after a move, on nobody.',
    cards: 'A card beats the rules. The same ability twice counts once, unless it says otherwise.',
  },
} as const

addTexts({ downsyncReference })
