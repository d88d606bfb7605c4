import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

/** What the report of a fight says, in three wordings each; no sentence of the rule book. */
export const tale = {
  begun: {
    0: 'It was called “{place}” afterwards. Before that it was only {sides} in one place, and not enough room.',
    1: '{sides}: that was who stood there when “{place}” began.',
    2: 'Of “{place}” everybody has a version. In this one it began with {sides}.',
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
  article: { the: 'the {nameObject}', a: 'a {name}', an: 'an {name}' },
  great: {
    0: '{who} hit {target} with {weapon}, and hit well.',
    1: 'How {who} hit with {weapon}, {target} will not say, and {who} still does.',
    2: '{who} did not miss with {weapon}, and {target} had nothing to set against it.',
    3: 'What {who} did to {target} with {weapon} is still talked of.',
  },
  strayed: {
    0: 'What {who} missed struck {struck}.',
    1: '{struck} stood where {who} had not meant to hit.',
    2: '{who} did hit somebody, but that was {struck}.',
  },
  strayedOwn: {
    0: 'What {who} missed struck {struck}, of the same side.',
    1: '{struck} stood where {who} had not meant to hit, and they were on the same side.',
    2: '{who} did hit somebody, but that was {struck}, of their own side.',
  },
  burst: {
    0: '{by} let fly with {with}, and {who} stood too near.',
    1: 'There was a flash, and {who} in it: {by} had let fly with {with}.',
    2: '{who} heard it come, and it came from {by}, with {with}.',
    3: 'With {with} {by} did not have to hit to reach {who}.',
  },
  burstOwn: {
    0: '{by} let fly with {with}, and those too near were of their own side: {own}.',
    1: 'There was a flash: {by} had let fly with {with}, and reached their own people, {own}.',
    2: 'It was no enemy who let fly at {own} with {with}, but {by}, of the same side.',
  },
  burstSelf: {
    0: '{by} let fly with {with}, and stood too near.',
    1: 'There was a flash, and in it nobody but {by}, who had let fly with {with}.',
    2: '{by} let fly with {with}, and reached nobody else.',
  },
  burstBothOwn: {
    0: '{by} let fly with {with}, and it spared neither {who} nor, on their own side, {own}.',
    1: 'There was a flash: {by} had let fly with {with}, at {who} and at their own people, {own}.',
    2: '{who} stood too near when {by} let fly with {with}, and so, of the side that threw it, did {own}.',
  },
  burstBothSelf: {
    0: '{by} let fly with {with}, and stood in it with {who}.',
    1: 'There was a flash, and {who} in it, and {by} too, who had let fly with {with}.',
    2: '{who} stood too near when {by} let fly with {with}, and so did {by}.',
  },
  burstEmpty: {
    0: '{by} let fly with {with}, and it burst where nobody was.',
    1: '{by} made a hole with {with}, and hit nobody.',
    2: '{by} let fly with {with}, and only the noise was left of it.',
  },
  blast: {
    0: '{who} stood too near to that.',
    1: 'It did not spare {who}.',
    2: 'Where the pieces came down stood {who}.',
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
      0: '{by} brought {who} down with {with}.',
      1: '{who} went down to {by} and {with}.',
      2: '{who} lost consciousness: {by} had seen to that with {with}.',
      3: 'It was {by}, with {with}, that stopped {who}.',
      4: 'With {with} {by} laid {who} out.',
    },
    disabled: {
      0: '{by} put {who} out of action with {with}.',
      1: '{who} stopped there: {by} had seen to that with {with}.',
      2: 'After {by} and {with}, {who} moved no more.',
    },
    dead: {
      0: '{by} killed {who} with {with}.',
      1: '{who} died there, to {by} and {with}.',
      2: 'The end of {who} was {by}, with {with}.',
    },
  },
  felledOwn: {
    unconscious: {
      0: '{by} brought {who} down with {with}, and they were on the same side.',
      1: '{who} went down, and it was {by} of their own side, with {with}.',
      2: 'With {with} {by} laid {who} out, of their own side.',
    },
    disabled: {
      0: '{by} put {who} out of action with {with}, and they were on the same side.',
      1: '{who} stopped there, and it was {by} of the same side, with {with}.',
      2: 'With {with} {by} stopped {who}, of their own side.',
    },
    dead: {
      0: '{by} killed {who} with {with}, and they were on the same side.',
      1: '{who} died there, and it was {by} of their own side, with {with}.',
      2: 'With {with} {by} killed {who}, of their own side.',
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
      0: '{who} got {other} to let go of the weapon.',
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
  explodedBy: {
    0: '{by} hit {craft} with {with}, and it blew up.',
    1: 'It was {by}, with {with}, that blew {craft} up.',
    2: 'Then {craft} exploded: {by} had hit it with {with}.',
  },
  scrap: {
    0: '{craft} was scrap after that.',
    1: '{craft} went no farther.',
    2: 'Nobody will mend {craft} again.',
  },
  scrapBy: {
    0: '{by} made scrap of {craft} with {with}.',
    1: '{craft} went no farther: {by} had hit it with {with}.',
    2: 'Nobody will mend {craft} again, after {by} and {with}.',
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
