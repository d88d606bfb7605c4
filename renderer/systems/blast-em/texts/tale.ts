import { addTexts } from '../../../texts/index.ts'

/** What the report of a mission says, in three wordings each; no sentence of the rule book. */
export const tale = {
  begun: [
    '{teams} went in. The job was called {kind}, and nobody had promised that it would be quiet.',
    'The orders said: {kind}. {teams} checked their weapons once more, and went in.',
    '{teams} took the job, {kind}, and the nearest way in.',
  ],
  wave: [
    'Then they came in a wave: {models}.',
    'More of them poured in: {models}.',
    'The next wave was on them: {models}.',
  ],
  backUp: [
    'Somebody had called for help, and help came: {models}.',
    'Back-up arrived, and not for the team: {models}.',
    '{models} came running to the alarm.',
  ],
  token: [
    '{token} was no false alarm.',
    'Behind {token} somebody was waiting.',
    '{token} turned out to be trouble.',
  ],
  fight: [
    'Then the shooting began for {team}.',
    '{team} had a fight on their hands.',
    'It came to a fight for {team}.',
  ],
  rivals: [
    '{team} were not alone there: {others} wanted the same, and it came to shots.',
    'Then {team} and {others} stood before each other, and nobody gave way.',
    'It had to come to this: {team} against {others}.',
  ],
  surprised: {
    team: [
      '{team} walked right into it: the others fired first.',
      'Nobody on {team}’s side saw it coming when the shooting began.',
      'The fight began with {team} caught flat-footed.',
    ],
    badGuys: [
      '{team} caught them with their backs turned.',
      'The other side never heard {team} coming.',
      '{team} struck first, and the others had no answer ready.',
    ],
  },
  fightWon: [
    'When it was over, nobody was left to shoot at.',
    'Then it was quiet, and {team} still stood.',
    '{team} held the room.',
  ],
  fightLost: [
    'At the end of it nobody of {team} was on their feet.',
    'That fight belonged to the other side.',
    '{team} had nobody left standing.',
  ],
  fell: {
    mostlyDead: [
      '{model} went down, Mostly Dead.',
      '{model} was hit badly and lay there, Mostly Dead.',
      'Down went {model}: Mostly Dead, and the clock was running.',
    ],
    out: ['{model} fell.', 'That was the end of {model}.', '{model} did not get up again.'],
    unconscious: [
      '{model} was put to sleep, and left breathing.',
      '{model} hit the floor, out cold.',
      '{model} went down unconscious.',
    ],
  },
  saved: [
    '{model} knelt down beside {patient} and brought them back.',
    '{patient} was as good as gone when {model} found a pulse.',
    'It took {model} everything there was in the kit, but {patient} breathed again.',
  ],
  notSaved: [
    '{model} fought for {patient}, in vain.',
    '{model} tried to keep {patient} with us, and could not.',
    'Whatever {model} did for {patient}, it did not help.',
  ],
  stray: [
    'A shot that was meant for somebody else struck {struck}.',
    'One shot went wide, and {struck} was in its way.',
    'A stray shot found {struck}.',
  ],
  blewUp: [
    '{thing} blew up.',
    'Then {thing} went up in one great flash.',
    'Nothing of {thing} was left after that.',
  ],
  securityOff: [
    'The cameras and guns went dark.',
    'A few keys, and nobody was watching any more.',
    'Security was switched off.',
  ],
  knows: [
    '{model} learned what they had come for.',
    'Now {model} knew.',
    'What they had come to learn, {model} had it in mind and on file.',
  ],
  located: [
    '{model} found out where to look.',
    'It was {model} who worked out where the thing was.',
    'Thanks to {model} they knew where to go.',
  ],
  taken: [
    '{model} picked up {item}.',
    '{item} changed hands: {model} had it now.',
    '{model} took {item} along.',
  ],
  found: [
    '{model} found something worth carrying: {gadget}.',
    'In a corner lay {gadget}; {model} took it.',
    '{model} came by {gadget}.',
  ],
  joined: [
    '{model} came along with {team}.',
    '{team} had one more to look after: {model}.',
    'From there on {model} stayed close to {team}.',
  ],
  flown: [
    '{model} took the controls of {vessel}.',
    '{vessel} lifted off with {model} at the stick.',
    '{model} flew {vessel}.',
  ],
  built: [
    'From what lay about {model} built something: {gadget}.',
    'Wire, tape and luck: {model} had made {gadget} of it.',
    '{model} sat down with the junk and got up with {gadget}.',
  ],
  left: ['{models} got away by {way}.', '{way} let {models} out.', '{models} reached {way}, and were gone.'],
  noted: '{name} noted: “{text}”',
  teamLost: [
    'With {model} gone, it was over for {team}.',
    '{model} had been the one who held {team} together.',
    'Without {model} there was no going on for {team}.',
  ],
  ended: {
    by: [
      'The mission went to {team}: {why}.',
      '{team} had beaten everybody to it: {why}.',
      'In the end it was {team} who had it: {why}.',
    ],
    won: [
      'The mission was won: {why}.',
      'They had done it: {why}.',
      'That was that, and it was a win: {why}.',
    ],
    lost: ['The mission was lost: {why}.', 'It ended badly: {why}.', 'There was nothing left to win: {why}.'],
    'broken-off': [
      'There it was left, {why}.',
      'They broke it off there, {why}.',
      'Nobody saw the end of it, {why}.',
    ],
  },
}

addTexts({ blastEm: { tale } })
