import { addTexts } from '../../../texts/index.ts'

/** What the report of a mission says, in three wordings each; no sentence of the rule book. */
export const tale = {
  brief: ' The orders: “{brief}”',
  begun: {
    0: '{teams} went in. The job was called “{name}”, and nobody had promised that it would be quiet.{brief}',
    1: 'The orders were headed “{name}”. {teams} checked their weapons once more, and went in.{brief}',
    2: '{teams} took the job, “{name}”, and the nearest way in.{brief}',
    3: 'On the file stood “{name}”, and that it would be quick. {teams} had heard that before.{brief}',
    4: 'Somebody had to do it, and it was {teams}. The job: “{name}”.{brief}',
    5: '“{name}”, said the voice on the line, and hung up. {teams} were on their way.{brief}',
  },
  wave: {
    0: 'Then they came in a wave: {models}.',
    1: 'More of them poured in: {models}.',
    2: 'The next wave was on them: {models}.',
  },
  backUp: {
    0: 'Somebody had called for help, and help came: {models}.',
    1: 'Back-up arrived, and not for the team: {models}.',
    2: '{models} came running to the alarm.',
  },
  token: {
    0: '{token} was no false alarm.',
    1: 'Behind {token} somebody was waiting.',
    2: '{token} turned out to be trouble.',
  },
  fight: {
    0: 'Then the shooting began for {team}.',
    1: '{team} had a fight on their hands.',
    2: 'It came to a fight for {team}.',
    3: 'Somebody looked up, and {team} had been seen.',
    4: 'There was no more creeping about for {team} after that.',
    5: '{team} reached for their weapons.',
  },
  skirmish: {
    0: '{team} had a short fight, and it was over before anybody could tell of it.',
    1: 'There were shots where {team} went, and soon there were none.',
    2: 'It came to a scuffle with {team}, and to no more.',
  },
  rivals: {
    0: '{team} were not alone there: {others} wanted the same, and it came to shots.',
    1: 'Then {team} and {others} stood before each other, and nobody gave way.',
    2: 'It had to come to this: {team} against {others}.',
  },
  surprised: {
    team: {
      0: '{team} walked right into it: the others fired first.',
      1: 'Nobody on {team}’s side saw it coming when the shooting began.',
      2: 'The fight began with {team} caught flat-footed.',
    },
    badGuys: {
      0: '{team} caught them with their backs turned.',
      1: 'The other side never heard {team} coming.',
      2: '{team} struck first, and the others had no answer ready.',
    },
  },
  fightWon: {
    0: 'When it was over for {team}, nobody was left to shoot at.',
    1: 'Then it was quiet, and {team} still stood.',
    2: '{team} had the place to themselves.',
    3: 'Nobody was left there who would have stopped {team}.',
  },
  fightApart: {
    0: 'Then {team} and the other side lost sight of each other.',
    1: '{team} got out of their sight.',
    2: 'The shooting stopped for {team}: there was nobody in sight.',
  },
  fightLost: {
    0: 'With that the fight was over for {team}.',
    1: 'That was the end of that fight for {team}.',
    2: '{team} had nobody left in it.',
  },
  fell: {
    mostlyDead: {
      0: '{model} went down, Mostly Dead.',
      1: '{model} was hit badly and lay there, Mostly Dead.',
      2: 'Down went {model}: Mostly Dead, and the clock was running.',
    },
    out: {
      0: '{model} fell.',
      1: 'That was the end of {model}.',
      2: '{model} did not get up again.',
    },
    unconscious: {
      0: '{model} was put to sleep, and left breathing.',
      1: '{model} hit the floor, out cold.',
      2: '{model} went down unconscious.',
    },
  },
  struck: {
    mostlyDead: {
      0: '{by} left {model} on the floor, Mostly Dead.',
      1: '{model} caught what {by} had to give, and lay there Mostly Dead.',
      2: 'Down went {model}, struck by {by}: Mostly Dead, and the clock was running.',
    },
    out: {
      0: '{model} fell to {by}.',
      1: '{by} was the end of {model}.',
      2: '{by} saw to it that {model} did not get up again.',
    },
    unconscious: {
      0: '{by} put {model} to sleep, and left them breathing.',
      1: '{model} hit the floor, knocked cold by {by}.',
      2: '{by} laid {model} down, unconscious.',
    },
  },
  lastShot: {
    0: '{by} had struck at the same moment. {what}',
    1: 'It was a trade, for {by} had struck as well. {what}',
    2: 'But {by} had not gone down without a last blow. {what}',
  },
  lastWound: {
    0: '{model} was hit once more, and could not be hit again.',
    1: 'By then {model} stood on nothing but will.',
    2: 'One more hit, and {model} would have been down.',
  },
  felledBy: {
    0: '{by} brought down {models}.',
    1: '{by} accounted for {models}.',
    2: 'It was {by} who stopped {models}.',
  },
  asleepBy: {
    0: '{by} put {models} to sleep, and left them breathing.',
    1: 'Thanks to {by}, {models} slept through the rest of it.',
    2: '{by} spared {models}, who would wake with a headache.',
  },
  wreckedBy: {
    0: '{by} shot {models} to pieces.',
    1: '{by} made scrap of {models}.',
    2: 'Sparks flew where {by} had aimed, and that was the end of {models}.',
  },
  felled: {
    0: 'Down went {models}.',
    1: 'It was the end of {models}.',
    2: 'It cost the other side {models}.',
  },
  asleep: {
    0: 'Somebody put {models} to sleep, and left them breathing.',
    1: 'Out cold lay {models}.',
    2: 'They spared {models}, to be found later.',
  },
  wrecked: {
    0: 'Nobody mourned {models}, shot to pieces.',
    1: 'Nothing but scrap was left of {models}.',
    2: 'Sparks flew, and then there was silence from {models}.',
  },
  many: {
    personnel: 'one of the personnel | {n} of the personnel',
    guard: 'a guard | {n} guards',
    trooper: 'an enemy trooper | {n} enemy troopers',
    heavy: 'an enemy heavy | {n} enemy heavies',
    assault: 'an assault trooper | {n} assault troopers',
    securityBot: 'a security ’Bot | {n} security ’Bots',
    combatBot: 'a combat ’Bot | {n} combat ’Bots',
    assaultBot: 'an assault ’Bot | {n} assault ’Bots',
    camera: 'a camera | {n} cameras',
    gun: 'a remote gun | {n} remote guns',
  },
  saved: {
    0: '{model} knelt down beside {patient} and brought them back.',
    1: '{patient} was as good as gone when {model} found a pulse.',
    2: 'It took {model} everything there was in the kit, but {patient} breathed again.',
    3: '“Not today,” said {model}, and {patient} opened both eyes.',
    4: '{model} counted under their breath, and at the end of it {patient} coughed.',
  },
  notSaved: {
    0: '{model} fought for {patient}, in vain so far.',
    1: '{model} tried to bring {patient} back, and could not yet.',
    2: 'Whatever {model} did for {patient}, it was not enough yet.',
  },
  stray: {
    0: 'A shot of {by} that was meant for somebody else struck {struck}.',
    1: '{by} shot wide, and {struck} was in the way.',
    2: 'A stray shot of {by} found {struck}.',
  },
  blewUp: {
    0: 'Something blew up there: {thing}.',
    1: 'Then there was one great flash ({thing}).',
    2: 'What had stood there was no more: {thing}.',
  },
  securityOff: {
    0: 'The cameras and guns went dark.',
    1: 'A few keys, and nobody was watching any more.',
    2: 'Security was switched off.',
  },
  deviceOff: {
    0: 'Somebody found the right wire ({device}).',
    1: 'From then on it did nothing more ({device}).',
    2: 'One small light went out, and that was that ({device}).',
  },
  knows: {
    0: '{model} learned what they had come for.',
    1: 'Now {model} knew.',
    2: 'What they had come to learn, {model} had it in mind and on file.',
  },
  located: {
    0: '{model} found out where to look.',
    1: 'It was {model} who worked out where the thing was.',
    2: 'Thanks to {model} they knew where to go.',
  },
  taken: {
    0: 'There it was, “{item}”, and {model} had it.',
    1: '“{item}” changed hands, and {model} had it now.',
    2: '{model} did not go on without “{item}”.',
  },
  found: {
    0: '{model} found {gadget}, and that was worth carrying.',
    1: '{model} looked into a corner, and found {gadget}.',
    2: '{model} came by {gadget}.',
  },
  joined: {
    0: '{model} came along with {team}.',
    1: '{team} had one more to look after: {model}.',
    2: 'From there on {model} stayed close to {team}.',
  },
  cameAlong: {
    0: 'Somebody turned up who had no part in it, and went along with {team}: {models}.',
    1: '{team} came upon somebody who only wanted to get away: {models}.',
    2: 'From there on {team} had somebody to keep out of harm: {models}.',
  },
  flown: {
    0: '{model} took the controls: {vessel}.',
    1: 'The engines caught, with {model} at the stick: {vessel}.',
    2: 'There was something to fly, and {model} flew it: {vessel}.',
  },
  built: {
    0: 'From what lay about {model} built {gadget}.',
    1: 'Wire, tape and luck: {model} had made {gadget} of it.',
    2: '{model} sat down with the junk and got up with {gadget}.',
  },
  left: {
    0: '{models} got away. The way out: {way}.',
    1: 'The way out ({way}) was open, and {models} took it.',
    2: '{models} reached the way out ({way}), and nobody saw more than a back.',
  },
  leftCarrying: {
    0: '{models} got away. The way out: {way}. Carried out, Mostly Dead: {carried}.',
    1: 'The way out ({way}) was open for {models}, who carried {carried} with them, Mostly Dead.',
    2: '{models} reached the way out ({way}), and left nobody behind: {carried} had to be carried.',
  },
  putRight: {
    0: 'For {model} it came otherwise: “{reason}”.',
    1: 'What then happened to {model}: “{reason}”.',
    2: 'Of {model} there is this to tell: “{reason}”.',
  },
  noted: '{name} noted: “{text}”',
  recorded: {
    0: 'Nobody kept a log of it that night, and everybody came home.',
    1: 'How it went in there only those know who went. All of them came back.',
    2: 'There is no account of the hours inside; at the end of them nobody was missing.',
  },
  recordedOut: {
    0: 'Nobody kept a log of it that night. Whom it cost is known: {models}.',
    1: 'How it went in there only those know who came back. Whom they left there: {models}.',
    2: 'There is no account of the hours inside. Missing at the end of them: {models}.',
  },
  restGoes: ' Whoever was left of them got away somehow: {models}.',
  teamLost: {
    0: 'With {model} gone, it was over for {team}.{goes}',
    1: '{model} had been the one who held {team} together.{goes}',
    2: 'Without {model} there was no going on for {team}.{goes}',
  },
  ended: {
    by: {
      0: 'The mission went to {team}: {why}.',
      1: '{team} had beaten everybody to it: {why}.',
      2: 'In the end it was {team} who had it: {why}.',
    },
    won: {
      0: 'The mission was won: {why}.',
      1: 'They had done it: {why}.',
      2: 'That was that, and it was a win: {why}.',
      3: 'For once it went as it had been drawn on the board: {why}.',
      4: 'They came home with it: {why}.',
      5: 'It will look easy in the file: {why}.',
    },
    lost: {
      0: 'The mission was lost: {why}.',
      1: 'It ended badly: {why}.',
      2: 'There was nothing left to win: {why}.',
      3: 'Nobody wanted to write the file on this one: {why}.',
      4: 'It had been a good plan, and it was not enough: {why}.',
      5: 'This one they owe somebody: {why}.',
    },
    'broken-off': {
      0: 'There it was left, {why}.',
      1: 'They broke it off there, {why}.',
      2: 'Nobody saw the end of it, {why}.',
    },
  },
}

addTexts({ blastEm: { tale } })
