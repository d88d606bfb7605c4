import { addTexts } from '../../../../texts/index.ts'

/**
 * The house rules (◆) in words: what the book says or leaves open, and what each choice means at the table. By
 * their keys and the names of their values in the list of the game; `label` stands on the button, `rule` is the
 * sentence for the group's own page of rules.
 */
export const houseRules = {
  title: 'House rules',
  intro:
    'Where the book leaves something open, or says it twice, a group decides. Each choice says what it means at the table; what you leave alone is how Muster plays.',
  search: 'Find a house rule',
  noneFound: 'No house rule fits “{text}”.',
  showAll: 'Show all house rules',
  changed: 'changed',
  isDefault: '{label} (default)',
  source: '{ruling} · book p. {pages}',
  changedCount: 'All as Muster plays them | 1 house rule changed | {n} house rules changed',
  toDefaults: 'Back to the defaults',
  /** Of one battle alone. */
  introBattle:
    'What you choose here holds for this battle alone: the campaign and later battles keep what they have.',
  changedBattle:
    'All as usual | 1 house rule otherwise in this battle | {n} house rules otherwise in this battle',
  toUsual: 'Back to the usual ones',
  group: {
    campaign: 'Campaign',
    squads: 'Squads',
    measuring: 'Measuring and moving',
    cover: 'Cover and sight',
    missiles: 'Missiles, blasts and flamers',
    drones: 'Drones',
    blips: 'Blips',
    objectives: 'Objectives',
    turns: 'Turns, orders and the end',
  },
  rule: {
    draws: {
      name: 'Draws',
      open: 'The book tells what a win and a loss do to a Winning Streak, not what a draw does.',
      'leave-streaks': {
        label: 'Leave streaks alone',
        rule: 'A draw gives no Campaign Points and leaves both Winning Streaks as they are.',
      },
      'end-streaks': {
        label: 'End both streaks',
        rule: 'A draw gives no Campaign Points and sets both Winning Streaks back to zero.',
      },
    },
    opponent: {
      name: 'Whose technology halves a price',
      open: 'A step is half price where your opponent’s stat is higher. With three or more factions, the book does not say who that is.',
      'latest-opponent': {
        label: 'The latest opponent',
        rule: 'A step of technology is half price where the faction you fought last is ahead in that stat. Before your first battle that is the other one of two factions, and nobody of three or more.',
      },
      'any-rival': {
        label: 'Any other faction',
        rule: 'A step of technology is half price where any other faction of the campaign is ahead in that stat.',
      },
      'chosen-rival': {
        label: 'A chosen rival',
        rule: 'A step of technology is half price where your chosen rival is ahead in that stat.',
      },
    },
    opponentNumbers: {
      name: 'Which of their numbers count',
      open: 'Both sides buy after a battle. The book does not say whether what the other side has just bought counts already.',
      'battle-end': {
        label: 'As the battle ended',
        rule: 'Prices compare with the numbers at the end of your latest battle, before anybody bought; before your first battle, as they stand.',
      },
      'as-they-stand': {
        label: 'As they stand now',
        rule: 'Prices compare with the numbers as they stand when you buy: who buys later may save more.',
      },
    },
    battle: {
      scale: {
        name: 'Size of the figures',
        open: 'For figures under 20 mm the book recommends halving movement and Range Bands.',
        full: {
          label: '20 mm and larger',
          rule: 'Figures are 20 mm or larger: movement and Range Bands are as printed.',
        },
        half: {
          label: 'Under 20 mm',
          rule: 'Figures are under 20 mm: Moves, Jumps and Range Bands are half as long; all other distances stay.',
        },
      },
      shedding: {
        name: 'Target Counters of small figures that move',
        open: 'A unit that moves sheds a Target Counter for each inch. For figures under 20 mm, whose Moves are half as long, the book does not say which inches.',
        'half-inches': {
          label: 'Half-inches',
          rule: 'With figures under 20 mm a Target Counter comes off for each half-inch of a Move or Jump.',
        },
        'whole-inches': {
          label: 'Whole inches',
          rule: 'With figures under 20 mm, too, a Target Counter comes off for each whole inch of a Move or Jump.',
        },
      },
      figures: {
        name: 'Figures of a squad',
        open: 'The book lists the figures of a set. It does not say whether a squad may have more of a type.',
        'one-set': {
          label: 'One set',
          rule: 'No squad has more of a type than a figure set: no troop card and no purchase of drones asks for more.',
        },
        'any-number': {
          label: 'As many as we have',
          rule: 'A squad may have more of a type than a figure set has, as far as the troop card and its drone points go.',
        },
      },
      terrain: {
        name: 'What terrain does',
        open: 'The table on p. 23 says what each kind of terrain does. The book has the players settle each piece before the game as well.',
        agreed: {
          label: 'As agreed',
          rule: 'Before the game both players agree for each piece of terrain what it is in the table on p. 23, and what it blocks.',
        },
        'by-kind': {
          label: 'By its kind',
          rule: 'A piece of terrain does what the table on p. 23 says of its kind; nothing is agreed for single pieces.',
        },
      },
      facing: {
        name: 'Where who comes to light faces',
        open: 'Troopers have a facing, Blips have none. The book does not say where a trooper faces that is revealed.',
        owner: {
          label: 'As its owner likes',
          rule: 'A trooper that is revealed faces as its owner chooses.',
        },
        'as-moved': {
          label: 'As the Blip went',
          rule: 'A trooper that is revealed faces the way its Blip went last; of one that has not moved it faces off its own edge.',
        },
      },
      inspected: {
        name: 'Who has Inspected an Objective',
        open: 'An Objective is Inspected when it has as many Target Counters as a mission asks for. The book does not say whether that counts while the other side holds it.',
        'whoever-holds': {
          label: 'Whoever holds it',
          rule: 'An Objective with enough Target Counters is Inspected, whoever holds it.',
        },
        own: {
          label: 'Held by oneself',
          rule: 'An Objective is Inspected for a side only where it has enough Target Counters and that side has it Secured.',
        },
      },
      turnOnTheSpot: {
        name: 'Turning on the spot',
        open: 'A trooper ends a Move facing the way it went. The book does not say whether it may only turn.',
        yes: { label: 'Allowed', rule: 'A Move of 0″ may turn a trooper on the spot.' },
        no: {
          label: 'Not allowed',
          rule: 'A trooper turns only by moving: a Move goes more than 0″.',
        },
      },
      stunnedSense: {
        name: 'Stunned units and Passive Sensors',
        open: 'The book does not say whether a Stunned unit still senses who passes.',
        yes: { label: 'Still sense', rule: 'Stunned units sense whoever passes within 6″.' },
        no: {
          label: 'Sense nobody',
          rule: 'Stunned units sense nobody: passing them puts no Target Counters on either side.',
        },
      },
      reading: {
        intervening: {
          name: 'Several pieces in between',
          open: 'Cover between shooter and target takes its toll. The book does not say what several pieces do.',
          worst: {
            label: 'Only the worst',
            rule: 'Of several pieces between shooter and target only the worst takes its toll.',
          },
          sum: {
            label: 'Every piece',
            rule: 'Every piece between shooter and target takes its toll, all added up.',
          },
        },
        ownPieceTakesToll: {
          name: 'The heavy piece around the target',
          open: 'In targeting, the light piece around the target counts once, as its cover. The book says so neither of a heavy piece nor of rifles. A rifle too loses no die to the light piece around its target; for a heavy piece you choose.',
          no: {
            label: 'Counts as its cover only',
            rule: 'The piece that a target stands in, light or heavy, is its cover and takes no toll besides, neither in targeting nor from a rifle.',
          },
          yes: {
            label: 'Takes its toll too',
            rule: 'The heavy piece that a target stands in is its cover and takes its toll as well, in targeting and from rifles; a light one is its cover only.',
          },
        },
        heavyInches: {
          name: 'More than 3″ of heavy cover',
          open: 'More than 3″ of heavy cover blocks. The book does not say whether pieces are added up.',
          'all-pieces': {
            label: 'All pieces together',
            rule: 'Inches of heavy cover are added up over all pieces along the line, the target’s own included: more than 3″ blocks.',
          },
          'widest-piece': {
            label: 'The widest piece',
            rule: 'Only the widest piece of heavy cover along the line is measured, the target’s own included: more than 3″ of it blocks.',
          },
        },
        craterRadius: {
          name: 'Radius of a crater',
          open: 'A missile that gets through leaves a crater. The book does not say how large.',
          nuclear: {
            label: 'Nuclear',
            rule: 'A crater’s radius is the Nuclear of what made it, in inches.',
          },
          inch1: { label: '1″', rule: 'Every crater has a radius of 1″.' },
          inch2: { label: '2″', rule: 'Every crater has a radius of 2″.' },
          inch3: { label: '3″', rule: 'Every crater has a radius of 3″.' },
          inch4: { label: '4″', rule: 'Every crater has a radius of 4″.' },
          inch5: { label: '5″', rule: 'Every crater has a radius of 5″.' },
        },
      },
      missilesAtGround: {
        name: 'Missiles at open ground',
        open: 'Patches of ground may take Target Counters, but missiles are told to be fired at units.',
        yes: {
          label: 'Allowed',
          rule: 'A missile may be aimed at a patch of ground that has a Target Counter.',
        },
        no: { label: 'Units and Objectives only', rule: 'Missiles are aimed at units and Objectives only.' },
      },
      blipsMayIntercept: {
        name: 'Hidden Blips and Countermeasures',
        open: 'Every enemy unit near a missile’s path tries to stop it. The glossary and p. 18 count Blips among units, but a Blip has no Countermeasures of its own, and nothing tells whether it is revealed.',
        yes: {
          label: 'May reveal to intercept',
          rule: 'The owner of a Blip within 6″ of a missile’s path may reveal it, and its units then try to stop the missile.',
        },
        no: {
          label: 'Never intercept',
          rule: 'Blips stay hidden when a missile passes: only units on the table try to stop it.',
        },
      },
      blastOffTable: {
        name: 'Missiles that leave the table',
        open: 'A missile may deviate over the edge. The book does not say whether its blast still reaches the table.',
        yes: {
          label: 'Still explode',
          rule: 'A missile that deviates off the table explodes there, and its blast reaches back.',
        },
        no: { label: 'Are gone', rule: 'A missile that deviates off the table has no effect.' },
      },
      areasRevealBlips: {
        name: 'Blips in a blast or flames',
        open: 'Anyone within a blast is affected. The book does not name hidden Blips.',
        yes: {
          label: 'Revealed and harmed',
          rule: 'Blips within a blast or a flamer’s smoke are revealed, and their units are harmed like any other.',
        },
        no: {
          label: 'Untouched',
          rule: 'Blips within a blast or a flamer’s smoke stay hidden and unharmed.',
        },
      },
      flamerNeedsNoCounters: {
        name: 'Flamers and Target Counters',
        open: 'A flamer attacks every unit in its smoke. Rifles and missiles need Target Counters; for flamers the book is silent.',
        yes: {
          label: 'None needed',
          rule: 'A flamer attacks every unit in its smoke, with or without Target Counters.',
        },
        no: {
          label: 'At least one',
          rule: 'A flamer attacks only units in its smoke that have a Target Counter.',
        },
      },
      kamikazeDeviates: {
        name: 'Where a kamikaze explodes',
        open: 'A kamikaze that does not destroy what it touches acts like a deviated missile. That may mean the 2d6, or only the blast.',
        no: {
          label: 'Where it stands',
          rule: 'A kamikaze that does not destroy what it touches explodes where it stands.',
        },
        yes: {
          label: 'It deviates 2d6″',
          rule: 'A kamikaze that does not destroy what it touches explodes 2d6″ away, as a missile that misses.',
        },
      },
      kamikazeIntercepted: {
        name: 'Countermeasures against kamikazes',
        open: 'A kamikaze explodes as a missile does. The book does not say whether Countermeasures stop it.',
        no: { label: 'Do not stop it', rule: 'Countermeasures do not stop a kamikaze.' },
        yes: {
          label: 'The touched unit may',
          rule: 'The unit that a kamikaze touches rolls its Countermeasures to stop it.',
        },
      },
      kamikazeLeavesCrater: {
        name: 'Craters of kamikazes',
        open: 'Missiles leave craters. The book does not say so of kamikazes.',
        yes: { label: 'Left behind', rule: 'A kamikaze that explodes leaves a crater.' },
        no: { label: 'None', rule: 'A kamikaze that explodes leaves no crater.' },
      },
      kamikazeContacts: {
        name: 'A kamikaze that touches several',
        open: 'The book tells of a kamikaze that comes into contact with one enemy or Objective, and not of one that touches several.',
        one: {
          label: 'Against one',
          rule: 'Of several that a kamikaze touches its owner names one for the roll; the others are in the blast at 0″.',
        },
        each: {
          label: 'Against each',
          rule: 'A kamikaze rolls against each that it touches.',
        },
      },
      jammerAfterMove: {
        name: 'Jamming after a Move',
        open: 'The table of actions lets a haywire drone move or toggle its jammer; the background text lets it do both.',
        no: {
          label: 'One or the other',
          rule: 'A haywire drone moves, jumps, or toggles its jammer: one of them an activation.',
        },
        yes: {
          label: 'Both',
          rule: 'A haywire drone may move or jump and then toggle its jammer in the same activation.',
        },
      },
      blipsRevealBlips: {
        name: 'Blips that meet Blips',
        open: 'A Blip that moves close to an enemy is revealed first. The note to Passive Sensors speaks of enemy Blips too, which stay hidden when the mover is a Decoy; whether a Blip alone is such an enemy is left open.',
        yes: {
          label: 'Reveal each other',
          rule: 'A moving Blip that comes within 6″ of an enemy unit or Blip is revealed first.',
        },
        no: {
          label: 'Only units reveal',
          rule: 'A moving Blip is revealed by enemy units within 6″, not by enemy Blips.',
        },
      },
      revealing: {
        name: 'When Blips are turned over',
        open: 'An owner may turn a Blip over whenever he likes, says the book. It does not say whether that goes for the time between rounds.',
        'any-time': {
          label: 'Between rounds too',
          rule: 'An owner may turn a Blip over between any two decisions of either side, between rounds too, but not while an action is half done.',
        },
        'action-phase': {
          label: 'In the Action Phase',
          rule: 'An owner may turn a Blip over between any two decisions of the Action Phase, but not between rounds.',
        },
      },
      leftOutKeepsCounter: {
        name: 'The second unit of a Blip',
        open: 'A Blip revealed to be activated may hold two units, and both may act. The book does not say what becomes of one that does not.',
        yes: {
          label: 'Keeps its counter',
          rule: 'A unit of a revealed Blip that is left out keeps its Activation Counter for a later turn.',
        },
        no: {
          label: 'Loses its counter',
          rule: 'A unit of a revealed Blip that is left out loses its Activation Counter.',
        },
      },
      extraBlips: {
        name: 'Three further Blips',
        open: 'After activating a unit every player may activate up to three Blips more, none of them revealed by choice. Who activates several units in a turn: has he three in all, or three for each?',
        'per-turn': {
          label: 'For the turn',
          rule: 'After activating a unit, every player may activate up to three further Blips, none of them revealed by choice: three in a turn, however many units it has.',
        },
        'per-unit': {
          label: 'For each unit',
          rule: 'After activating a unit, every player may activate up to three further Blips, none of them revealed by choice: three for each unit that he activates in the turn.',
        },
      },
      objectivesSense: {
        name: 'Who targets Objectives by passing',
        open: 'Objectives get Target Counters from Passive Sensors. The book does not say whose.',
        both: {
          label: 'Both sides',
          rule: 'Whoever passes an Objective within 6″ puts a Target Counter on it.',
        },
        attacker: {
          label: 'The attacker',
          rule: 'Only the attacker puts Target Counters on Objectives by passing within 6″.',
        },
      },
      blipsHoldObjectives: {
        name: 'Blips near an Objective',
        open: 'An Objective is Secured by the side that alone has somebody within 6″. The glossary and p. 18 count Blips among units; whether that holds here, even for a Decoy, is left open.',
        yes: {
          label: 'Hold it',
          rule: 'Blips within 6″ of an Objective hold it or contest it, as units do.',
        },
        no: {
          label: 'Do not count',
          rule: 'Only units on the table hold or contest an Objective; Blips do not count.',
        },
      },
      securedBy: {
        name: 'Who Secures an Objective',
        open: 'All Objectives begin Contested, and moving close to one Secures it. What of a Blip that was deployed there and has not stirred?',
        moved: {
          label: 'Who has moved',
          rule: 'An Objective is Secured by a side with somebody within 6″ who has moved or jumped since it was deployed; anybody within 6″ contests it.',
        },
        anyone: {
          label: 'Anyone near',
          rule: 'An Objective is Secured by the side that alone has somebody within 6″, moved or not.',
        },
      },
      securedAfter: {
        name: 'When Objectives are looked at',
        open: 'Moving close to an Objective Secures it. The book does not say whether who goes on at once has done so.',
        'each-move': {
          label: 'After each Move or Jump',
          rule: 'Who is near an Objective is looked at after each Move or Jump and after each activation.',
        },
        'each-activation': {
          label: 'After each activation',
          rule: 'Who is near an Objective is looked at after each activation: passing by between two actions brings nothing.',
        },
      },
      leftObjectives: {
        name: 'An Objective left alone',
        open: 'By the book a Secured Objective stays so until the other side comes near it or Controls the Table. “Contested again” departs from that.',
        keep: {
          label: 'Stays Secured',
          rule: 'An Objective with nobody near stays with whoever Secured it, until the other side comes within 6″ or Controls the Table.',
        },
        contested: {
          label: 'Contested again',
          rule: 'Otherwise than in the book, an Objective with nobody near is Contested again.',
        },
      },
      passing: {
        name: 'Passing',
        open: 'A player may pass instead of activating. The book does not say whether he may come back in the same round.',
        'skips-a-turn': {
          label: 'Skips one turn',
          rule: 'A pass skips one turn; two in a row end the round.',
        },
        'ends-the-round-for-him': {
          label: 'Ends his round',
          rule: 'Who passes is out for the rest of the round; the other side goes on alone.',
        },
      },
      stunEndsActivation: {
        name: 'Stunned in its own activation',
        open: 'A trooper may be Stunned by its own blast or flames while it still has an action. The book does not say what becomes of that.',
        yes: {
          label: 'Loses the rest',
          rule: 'A trooper Stunned in its own activation loses the rest of it, and rolls to recover when it is next activated.',
        },
        no: {
          label: 'Acts on',
          rule: 'A trooper Stunned in its own activation acts on to its end, and rolls to recover when it is next activated.',
        },
      },
      commanderCommands: {
        name: 'Whom a Commander commands',
        open: 'A Commander gives a subordinate unit a new Activation Counter. The glossary counts drones and Blips among units, as p. 18 does Blips; whether they are his subordinates is left open.',
        all: {
          label: 'Units and Blips',
          rule: 'A Commander may give an Activation Counter to any other friendly trooper, drone or Blip.',
        },
        units: {
          label: 'Units',
          rule: 'A Commander may give an Activation Counter to friendly troopers and drones, not to Blips.',
        },
        troopers: {
          label: 'Troopers',
          rule: 'A Commander may give an Activation Counter to friendly troopers only.',
        },
      },
      settling: {
        name: 'The attacker settles Objectives',
        open: 'An attacker who Controls the Table settles the Objectives that are left. The book does not say whether all in the same way.',
        each: {
          label: 'Each for itself',
          rule: 'An attacker in control decides for each surviving Objective: Secured, Destroyed or Inspected.',
        },
        'all-alike': {
          label: 'All alike',
          rule: 'An attacker in control settles all surviving Objectives in the same way.',
        },
      },
    },
  },
} as const

addTexts({ houseRules })
