import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

/** What the report of a battle says, in three wordings each at least; no sentence of the rule book. */
export const tale = {
  begun: {
    0: 'On the screens it began as dots: {sides}, and between them “{place}”.',
    1: '“{place}” was a quiet name for it. {sides} had set out their Pings, and nobody knew what they were.',
    2: 'Before “{place}” there was only noise on the band. {sides} listened to it, each from their own edge.',
    3: 'Two maps showed the same ground, and neither was right: {sides}, “{place}”.',
    4: 'Afterwards everybody said that they had known. At “{place}” nobody did, neither {sides} nor their instruments.',
    5: 'The order said “{place}”. What stood against it was told by a handful of echoes: {sides}.',
  },
  first: {
    0: '{name} moved first.',
    1: 'The first echo that shifted belonged to {name}.',
    2: 'It was {name} who broke the silence.',
    3: 'For one sweep nothing stirred; then {name} gave the word.',
  },
  round: {
    0: 'Round {n}: the screens were drawn anew.',
    1: 'With round {n} all were ready to go again.',
    2: 'Round {n} began where the last had stopped.',
    3: 'Then came round {n}.',
    4: 'By round {n} fewer dots were left, and more of them had names.',
  },
  blip: { small: 'small', medium: 'medium', large: 'large' },
  shown: {
    0: '{name} hid it no longer: the {ping} echo was {who}.',
    1: 'What the {ping} echo had been all along {name} showed now: {who}.',
    2: 'The {ping} echo took shape, and the shape was {who}.',
  },
  found: {
    near: {
      0: 'Somebody all but stepped on the {ping} echo of {name}: {who}.',
      1: 'At two inches there was nothing left to guess: the {ping} echo was {who}.',
      2: 'Up close the {ping} echo of {name} was {who}.',
    },
    hit: {
      0: 'A scan of {by} went through, and found {who}.',
      1: 'What {by} had scanned got a name: {who}.',
      2: 'The instruments of {by} settled on it: {who}.',
      3: '{who} had sat there quietly, until {by} looked.',
      4: '{by} listened, and heard {who}.',
      5: 'What {by} brought onto the screens was {who}.',
      6: 'From {by} nothing stayed hidden there: {who}.',
      7: '{by} swept the ground, and came upon {who}.',
    },
  },
  decoy: {
    near: {
      0: 'Somebody went to look at the {ping} echo of {name}, and there was nothing.',
      1: 'Where the {ping} echo of {name} had been, there was only ground.',
      2: 'So much for the {ping} echo of {name}: close by, it was air.',
    },
    hit: {
      0: 'A scan of {by} went into the void: at the {ping} echo {name} had put nothing.',
      1: 'The {ping} echo of {name} came apart on the screens of {by}.',
      2: '{by} had aimed at a ghost: the {ping} echo of {name} was air.',
      3: 'The {ping} echo of {name} was a decoy, and {by} had spent a scan on it.',
    },
  },
  engagement: {
    0: '{name} had an answer to {whom}, and it was {who}.',
    1: '{name} did not wait for the turn to pass: {who} against {whom}.',
    2: '{who} had seen {whom} coming.',
    3: 'Against {whom} {name} had {who} ready.',
    4: 'It came to an exchange, {whom} on one side and {who} on the other.',
    5: '{whom} wanted to be first, and so did {who}.',
    6: '{name} saw {whom} move, and sent in {who}.',
    7: 'It was answered within a breath: {who} met {whom}.',
    8: 'The move of {whom} did not go unseen; {name} had {who} for it.',
    9: 'Then {name} cut in: {who} against {whom}.',
    10: 'What {whom} began, {who} meant to end.',
    11: '{name} saw no reason to wait, and turned {who} on {whom}.',
    12: 'Both sides wanted to be the quicker, here {whom}, there {who}.',
    13: 'One word from {name}, and {whom} had {who} to reckon with.',
  },
  more: '{n} more',
  destroyed: {
    0: '{by} destroyed {who} with its {with}.',
    1: 'That was the end of {who}, and {by} had seen to it with its {with}.',
    2: '{who} did not come through it: {by} had its {with} on it.',
    3: 'Then {who} was off the screens; {by} had used its {with}.',
    4: 'The {with} of {by} left nothing of {who}.',
  },
  lost: {
    0: '{who} was lost.',
    1: 'From then on {who} was missing.',
    2: 'Nobody heard of {who} again that day.',
  },
  stunned: {
    hit: {
      0: '{by} stunned {who}, which for a while was good for little.',
      1: 'In {who} the lights went out, and only slowly on again: that was {by}.',
      2: '{who} took a hit of {by} that stopped it in its tracks.',
      3: 'After {by} had hit it, nothing went right in {who}.',
    },
    plain: {
      0: '{who} was stunned, and for a while good for little.',
      1: 'In {who} the lights went out, and only slowly on again.',
      2: 'For {who} everything stood still for a moment.',
    },
  },
  saved: {
    0: '{who} had one trick left, and it worked.',
    1: 'What should have hit {who} went into the flare of the last resort.',
    2: '{who} was saved by what one carries and hopes never to need.',
  },
  scored: {
    near: {
      0: '{name} stood where it counted, one point more: {mine} to {theirs}. | {name} stood where it counted, {n} points more: {mine} to {theirs}.',
      1: 'At the token one point went to {name}, who had {mine} to {theirs} now. | At the token {n} points went to {name}, who had {mine} to {theirs} now.',
      2: '{name} had somebody at the token, and scored: {mine} to {theirs}. | {name} had enough at the token, and scored {n}: {mine} to {theirs}.',
    },
    hold: {
      0: 'As the round ended the ground was held by {name}: {mine} to {theirs}.',
      1: '{name} stood there with more when it counted, and had {mine} to {theirs}.',
      2: 'Nobody pushed {name} off, and that counted: {mine} to {theirs}.',
    },
    own: {
      0: '{name} had done what there was a point for: {mine} to {theirs}. | {name} had done what there were {n} points for: {mine} to {theirs}.',
      1: '{name} was given a point, and had {mine} to {theirs}. | {name} was given {n} points, and had {mine} to {theirs}.',
      2: 'One point went to {name}: {mine} to {theirs}. | {n} points went to {name}: {mine} to {theirs}.',
    },
  },
  /** Where points come of what was destroyed, how it stands as a Round ends: for each side one of `stands`. */
  tally: {
    0: 'With that round over it stood {points}.',
    1: 'Whoever counted as the round ended came to {points}.',
    2: 'The round closed at {points}.',
  },
  stands: '{n} for {name}',
  /** What a Round brought to light, for each side one of `found`. */
  reveals: {
    0: 'When the sweep was over, what had come to light was worth something: {found}.',
    1: 'What had come to light in that round counted: {found}.',
    2: 'For what they knew now there were points: {found}.',
  },
  noted: '{name} noted: {text}',
  ended: {
    points: {
      0: '{name} had the points that it took, {mine} to {theirs}, and the rest stopped.',
      1: 'With {mine} to {theirs} nothing was left to fight for: {name} had won.',
      2: 'At {mine} to {theirs} it was over, and {name} had won.',
    },
    limit: {
      0: 'When the last round was over, {name} had won with {mine} to {theirs}.',
      1: 'Then the order came to break off. At {mine} to {theirs} {name} had won.',
      2: 'The last sweep ended, and by {mine} to {theirs} it was {name}.',
    },
    agreed: {
      0: 'In the end it was {name}.',
      1: 'They broke off, and nobody denied that {name} had won.',
      2: 'Both sides called it a day, and the day was that of {name}.',
    },
    wipedOut: {
      0: 'On one side no dot was left. {name} switched the scanners off.',
      1: 'Against {name} nobody stood any more.',
      2: '{name} called, and nobody answered.',
    },
    open: {
      0: 'Then it was over, and nobody had won.',
      1: 'They parted, and both sides wrote it down as theirs.',
      2: 'In the end the screens showed what they had shown before: dots.',
    },
  },
}

addTexts({ downsyncTable: { tale } })
addLanguage('de-DE', () => import('./tale.de.ts'))
