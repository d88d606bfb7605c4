import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

/** What the report of a fight says, in three wordings each; no sentence of the rule book. */
export const tale = {
  begun: {
    0: 'It was called “{place}” afterwards. Before that it was only {sides} in one place, and not enough room.',
    1: '{sides}: that was who stood there when “{place}” began.',
    2: 'Of “{place}” everybody has a version. In this one {sides} met, and nobody left.',
    3: '“{place}” stood in nobody’s plan: not with {sides}, and not with whoever wrote it down.',
    4: '{sides} had come for different reasons. “{place}” was what they found instead.',
    5: 'Ask about “{place}” and you will be told first who was there: {sides}.',
  },
  first: {
    0: 'Then somebody moved.',
    1: 'It took six seconds for talking to be over.',
    2: 'The first shot was nobody’s idea, they say.',
    3: 'For one breath it could still have been let be.',
    4: 'Hands went where hands should not have gone.',
    5: 'After that nobody asked any more questions.',
  },
  shown: {
    0: 'And there was somebody else: {who}.',
    1: '{who} had been there all along, and now showed it.',
    2: 'Nobody had seen {who}, until then.',
  },
  great: {
    0: '{who} hit {target}, and hit well: {weapon}.',
    1: '{weapon}: of that hit {target} will not speak, and {who} still does.',
    2: '{who} did not miss, and {target} had nothing to set against it: {weapon}.',
  },
  strayed: {
    0: 'What {who} missed struck {struck}.',
    1: '{struck} stood where {who} had not meant to hit.',
    2: '{who} did hit somebody, but that was {struck}.',
  },
  burst: {
    0: 'It burst, with {who} too near: {with}.',
    1: 'There was a flash, and {who} in it: {with}.',
    2: '{who} heard it fall. Then it burst: {with}.',
  },
  burstEmpty: {
    0: 'It burst where nobody was: {with}.',
    1: 'It made a hole, and hit nobody: {with}.',
    2: 'Of it only the noise was left: {with}.',
  },
  fell: {
    unconscious: {
      0: '{who} went down.',
      1: '{who} lost consciousness.',
      2: 'For {who} it went dark.',
    },
    disabled: {
      0: '{who} stopped, and stayed where it was.',
      1: '{who} was out of action.',
      2: 'In {who} something gave out.',
    },
    dead: { 0: '{who} died there.', 1: '{who} did not get up again.', 2: 'That was the end of {who}.' },
  },
  felled: {
    unconscious: {
      0: '{by} brought {who} down: {with}.',
      1: '{who} went down to {by}: {with}.',
      2: '{who} lost consciousness, and {by} had seen to that: {with}.',
    },
    disabled: {
      0: '{by} put {who} out of action: {with}.',
      1: '{who} stopped there, and {by} had seen to that: {with}.',
      2: 'After {by}, {who} moved no more: {with}.',
    },
    dead: {
      0: '{by} killed {who}: {with}.',
      1: '{who} died there, and {by} had done it: {with}.',
      2: 'The end of {who} was {by}: {with}.',
    },
  },
  cause: {
    explosion: 'an explosion',
    collision: 'a collision',
    grapple: 'bare arms',
    hands: 'bare hands',
  },
  held: {
    throw: {
      0: '{who} took hold of {other}, and let go in mid-air.',
      1: '{who} threw {other} across the room.',
      2: '{other} flew, and {who} had seen to it.',
    },
    disarm: {
      0: '{who} took the weapon from {other}.',
      1: '{other} had a weapon, until {who} came close.',
      2: 'Hand to hand {who} disarmed {other}.',
    },
    escape: {
      0: '{who} broke free of {other}.',
      1: '{other} could not hold {who}.',
      2: '{who} slipped out of the grip of {other}.',
    },
  },
  commandTaken: {
    0: 'Somebody had to give orders now: {who} did.',
    1: '{who} took command.',
    2: 'From then on they listened to {who}.',
  },
  wove: {
    0: '{who} took {craft} through where there was no way.',
    1: '{craft} went in between everything, with {who} at the controls.',
    2: 'Left, right, left: {who} brought {craft} through.',
  },
  woveInto: {
    0: '{who} meant to take {craft} through. There was no way through.',
    1: '{craft} did not get past all of it, whatever {who} did.',
    2: 'One gap was narrower than {who} had thought, and {craft} was not.',
  },
  brokeOff: {
    0: '{who} gave up the pursuit.',
    1: '{who} let them go.',
    2: 'For {who} the chase was over.',
  },
  collided: {
    0: '{craft} struck, and stood no longer where it had been steered.',
    1: '{craft} ran into something that did not give way.',
    2: 'Then there was a crash, and {craft} was what had crashed.',
  },
  collidedWith: {
    0: '{craft} ran into {struck}.',
    1: '{struck} was in the way of {craft}.',
    2: 'There was a crash: {craft} and {struck}.',
  },
  exploded: {
    0: '{craft} blew up.',
    1: 'Of {craft} a cloud was left.',
    2: 'Then {craft} exploded.',
  },
  scrap: {
    0: '{craft} was scrap after that.',
    1: '{craft} went no farther.',
    2: 'Nobody will mend {craft} again.',
  },
  noted: '{name} noted: {text}',
  recorded: {
    0: 'How it went nobody wrote down; everybody who matters is alive.',
    1: 'Of the battle itself nothing is written. Nobody died of it.',
    2: 'It was fought, and it was survived.',
  },
  recordedDead: {
    0: 'How it went nobody wrote down. Lost: {who}.',
    1: 'Of the battle itself only the loss is written: {who}.',
    2: 'It was fought, and not survived by all: {who}.',
  },
  ended: {
    'last-standing': {
      0: 'Then it was over.',
      1: 'After that it was quiet.',
      2: 'Nobody was left to fight.',
    },
    'by-agreement': {
      0: 'Then somebody said enough, and it was enough.',
      1: 'They agreed to leave it at that.',
      2: 'Nobody had won, and everybody had had enough.',
    },
    'nobody-up': {
      0: 'In the end nobody stood.',
      1: 'When it was quiet, everybody lay.',
      2: 'There was nobody left to say who had won.',
    },
    controls: {
      0: 'In the end the field belonged to {name}.',
      1: 'When the smoke was gone, {name} stood there.',
      2: '{name} stayed, and the others did not.',
      3: 'Whoever came later found {name} there, and nobody else on their feet.',
      4: '{name} could take a breath, at last.',
      5: 'It was {name} who counted the shells on the floor afterwards.',
    },
  },
}

addTexts({ travellerTable: { tale } })
addLanguage('de-DE', () => import('./tale.de.ts'))
