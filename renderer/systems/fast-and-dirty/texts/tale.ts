import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

/** What the report of a battle says, in three wordings each; no sentence of the rule book. */
export const tale = {
  begun: {
    0: 'On the map it was “{place}”. {sides} had been sent there, and nobody had been told how to leave. {one} {other}',
    1: '{sides}: both had the same place on their orders, “{place}”, and different hopes of it. {one} {other}',
    2: 'Later they called it “{place}”. That morning {sides} called it nothing, and lay very still. {one} {other}',
  },
  first: {
    0: 'Then somebody gave the word.',
    1: 'It began before the coffee was cold.',
    2: 'One whistle, and they went.',
  },
  force: 'For {player} fought {force}: {units}.',
  forceFor: 'For {player} fought {force}, sent for {mission}: {units}.',
  turn: 'Turn {n}. {then}',
  turnQuiet: {
    0: 'Of turn {n} nobody had anything to tell.',
    1: 'In turn {n} nothing happened that anybody remembers.',
    2: 'Turn {n} went by.',
  },
  found: {
    0: 'The scouts had found {who}.',
    1: 'What had moved over there was {who}.',
    2: 'So that was where {who} stood.',
  },
  rallied: {
    0: '{who} wavered, and stayed.',
    1: 'For a moment nobody would have bet on {who}. Then it held.',
    2: '{who} had every reason to run, and found one to stay.',
  },
  ralliedThrice: {
    0: 'Three times that day {who} had been as good as gone, and was still there.',
    1: 'For the third time nobody would have bet on {who}, and for the third time it held.',
    2: '{who} wavered a third time, and a third time stayed.',
  },
  berserk: {
    0: '{who} stopped listening, and ran forward.',
    1: 'Nobody had ordered {who} to do that.',
    2: 'There was a roar, and it was {who}.',
  },
  heartLost: {
    0: 'On the side of {name} they began to count those who were missing: {share}% of the units.',
    1: 'Word got round on the side of {name}, and none of it was good: {share}% of the units were gone.',
    2: 'From here on those who fought for {name}, with {share}% of the units gone, looked behind them as often as ahead.',
  },
  repulsed: {
    0: '{who} started out, met fire, and went to ground.',
    1: '{who} did not get where it wanted to.',
    2: 'The way was open until {who} took it.',
  },
  repulsedBy: {
    0: '{by} caught {who} on the move, and sent them to ground.',
    1: '{who} started out, met the fire of {by}, and went to ground.',
    2: '{by} had been waiting for {who}, and that was as far as they got.',
  },
  repulsedThrice: {
    0: 'Three times {who} had set out by then, and three times fire had thrown them back.',
    1: 'A third time {who} met fire on the way.',
    2: '{who} went to ground for the third time.',
  },
  mine: {
    0: '{who} found the mines.',
    1: 'The ground gave way under {who}, with a flash.',
    2: 'Nobody had told {who} about the field.',
  },
  great: {
    0: '{who} let fly at {at}: {with}, and hardly a round was wasted.',
    1: 'Of what {who} did to {at} only the noise could be told: {with}.',
    2: '{at} stood in the open one moment too long. {who} was waiting, with {with}.',
  },
  blast: {
    0: '{with}: it came down on {who}.',
    1: 'The earth went up, and {who} with it: {with}.',
    2: '{who} heard it coming. It was {with}.',
  },
  blastOwn: {
    0: '{with}: it came down on {who}, and some of those were its own side.',
    1: 'The earth went up under {who}: {with}, and not on the enemy alone.',
    2: '{who} heard it coming. It was {with}, fired by their own for some of them.',
  },
  closeIn: 'canister from close by',
  fallen: {
    0: '{who} fell there.',
    1: 'They carried {who} back, later.',
    2: '{who} did not see the end of it.',
  },
  fallenBy: {
    0: '{who} fell to {by}.',
    1: 'It was {by} that killed {who}.',
    2: '{who} did not see the end of it; {by} had seen to that.',
  },
  fallenByOwn: {
    0: '{who} fell to their own side: it was {by}.',
    1: '{by} fired, and it was one of their own who fell: {who}.',
    2: 'Nobody had meant it: {by} killed {who}, who fought for the same side.',
  },
  fallenByGun: {
    0: 'A shell killed {who}: {by}.',
    1: '{who} did not see the end of it. It had come from far away: {by}.',
    2: '{by}, from off the table: that was the end of {who}.',
  },
  leaderLost: {
    0: 'Nobody gave orders to {who} any more.',
    1: 'From then on {who} had to do without its leader.',
    2: 'Somebody else had to shout for {who} now.',
  },
  stopped: {
    0: '{craft} stood still after that.',
    1: '{craft} had gone as far as it would go that day.',
    2: 'Something tore, and {craft} moved no more.',
  },
  workLost: {
    0: '{work}: that was gone.',
    1: '{work} had stood until then.',
    2: 'There was smoke, and when it was gone so was this: {work}.',
  },
  lost: {
    routed: {
      0: '{who} ran.',
      1: 'That was too much for {who}, and nobody stopped them.',
      2: '{who} was seen once more, from behind.',
    },
    left: {
      0: '{who} was through, and gone.',
      1: 'Nobody stopped {who}: over the edge, and away.',
      2: '{who} got past all of them.',
    },
  },
  ambushed: {
    0: '{who} had gone ahead to look, and walked into an ambush. Nobody came back.',
    1: 'Nothing was heard of {who}, who had gone out on recon duty before it began.',
    2: 'The patrol that was to come back first never did: {who}.',
  },
  wipedOut: {
    0: 'Of {who} nobody was left.',
    1: 'That was the end of {who}.',
    2: '{who} answered no more.',
  },
  wipedOutBy: {
    0: '{by} made an end of {who}.',
    1: 'Of {who} nobody was left; that was {by}.',
    2: '{who} answered no more, and that was the work of {by}.',
  },
  wipedOutByOwn: {
    0: 'Of {who} nobody was left, and it had been their own side: {by}.',
    1: '{by} made an end of {who}, and they fought for the same side.',
    2: 'Nobody had meant it: {who} answered no more, and that was {by}, of their own side.',
  },
  wipedOutByGun: {
    0: 'A shell did for {who}: {by}.',
    1: 'From far away came what made an end of {who}: {by}.',
    2: '{who} answered no more. It had been a shell: {by}.',
  },
  carriedOff: {
    0: '{who} fought no more. Those who were not dead were carried off.',
    1: 'Of {who} nobody stood any longer; the wounded came home.',
    2: 'For {who} it was over, though not for all of them for good.',
  },
  carriedOffBy: {
    0: '{by} took {who} out of the fight. Those who were not dead were carried off.',
    1: 'Of {who} nobody stood any longer, and that was {by}; the wounded came home.',
    2: 'For {who} it was over, by {by}, though not for all of them for good.',
  },
  carriedOffByOwn: {
    0: '{by}, of their own side, took {who} out of the fight. Those who were not dead were carried off.',
    1: 'Of {who} nobody stood any longer, and that was their own side, {by}; the wounded came home.',
    2: 'For {who} it was over, by their own {by}, though not for all of them for good.',
  },
  carriedOffByGun: {
    0: 'A shell took {who} out of the fight: {by}. Those who were not dead were carried off.',
    1: 'Of {who} nobody stood any longer after that shell: {by}. The wounded came home.',
    2: 'For {who} it was over, with a shell, though not for all of them for good: {by}.',
  },
  wrecked: {
    0: '{who} burned.',
    1: 'Of {who} there was only iron left.',
    2: 'That was the last of {who}.',
  },
  wreckedBy: {
    0: '{by} set {who} on fire.',
    1: '{who} burned, and {by} had done it.',
    2: 'One hit of {by}, and {who} was iron.',
  },
  wreckedByOwn: {
    0: '{by} set {who} on fire, and they fought for the same side.',
    1: '{who} burned, and {by}, of their own side, had done it.',
    2: 'Nobody had meant it: one hit of {by}, and {who}, of the same side, was iron.',
  },
  wreckedByGun: {
    0: 'A shell set {who} on fire: {by}.',
    1: '{who} burned, and it had come from far away: {by}.',
    2: 'One shell, and {who} was iron: {by}.',
  },
  assault: {
    taken: {
      0: '{who} went in, and drove {other} out.',
      1: 'Hand to hand {who} was better than {other}.',
      2: '{other} gave way when {who} was among them.',
    },
    held: {
      0: '{who} went in, and {other} threw them back.',
      1: '{other} stood when {who} came, and it was {who} that went.',
      2: 'It was closer than {who} had meant it to be, and {other} had the better of it.',
    },
    overrun: {
      0: '{who} went over {other} as if nobody had been there.',
      1: '{other} met {who} at arm’s length. It was over in a breath.',
      2: 'There was {other}, and then there was only {who}.',
    },
    takenGone: {
      0: '{who} went in, and {other} did not come out again.',
      1: 'Hand to hand {who} made an end of {other}.',
      2: '{who} was among them, and then nobody was left: {other}.',
    },
    takenLost: {
      0: '{who} took the ground from {other}, and did not live to hold it.',
      1: '{who} had the better of {other}, and nobody was left to say so.',
      2: '{other} gave way to {who}, of whom nobody was left.',
    },
    heldGone: {
      0: '{who} went in, {other} threw them back, and it was the last thing {other} did.',
      1: '{other} stood when {who} came, and nobody of {other} was left after it.',
      2: '{other} had the better of {who}, and did not live to tell.',
    },
    heldLost: {
      0: '{who} went in, and did not come back: {other} had stood.',
      1: 'The charge at {other} was the last that {who} made.',
      2: '{other} stood when {who} came, and made an end of {who}.',
    },
    overrunGone: {
      0: '{who} went over {other}, and nobody of {other} was left.',
      1: '{other} met {who} at arm’s length, and in a breath it was over with {other}.',
      2: 'There was {other}, and then there was only {who}.',
    },
    draw: {
      0: '{who} and {other} were at each other’s throats, and let go again.',
      1: 'Nobody had the better of it: {who}, {other}, and a few yards of mud.',
      2: '{who} came, {other} stood, and both went back.',
    },
  },
  infected: {
    0: 'Whoever {who} had killed did not stay down.',
    1: 'There were more of {who} afterwards than before.',
    2: 'Some of the dead got up, and went with {who}.',
  },
  called: {
    strikes: {
      0: '{who} had the guns on the line, and they answered.',
      1: 'A word from {who}, and far away somebody pulled a cord.',
      2: '{who} read out numbers, calmly, twice.',
    },
    garbled: {
      0: '{who} called the guns, and heard only crackling.',
      1: 'What {who} said did not arrive at the guns.',
      2: '“Say again”, said the guns to {who}.',
    },
    silenced: {
      0: '{who} called the guns. The line was dead, and stayed so.',
      1: 'After that call of {who} nobody reached the guns again.',
      2: '{who} held the receiver for a long time. Nobody was there.',
    },
  },
  antiAir: {
    0: 'Some never reached the ground alive.',
    1: 'The sky was full of shells, and not all who fell through it were lucky.',
    2: 'The guns had been waiting for them on the way down.',
  },
  power: {
    0: '{who} looked over at {at}, and something happened: {power}.',
    1: 'What {who} did to {at} nobody could see. It has a name, though: {power}.',
    2: '{who} closed both eyes, and {at} felt it: {power}.',
  },
  recovered: {
    0: '{who} was hit, patched up, and went on.',
    1: 'They had given {who} up. {who} had not.',
    2: '{who} got up again, with a bandage.',
  },
  used: {
    lastStand: {
      0: '{who} would not go back another step.',
      1: 'Here {who} stayed, whatever came.',
      2: '{who} had decided that this was the place.',
    },
    combatDrugs: {
      0: '{who} took what was in the red tin.',
      1: 'The eyes of {who} changed. Then they ran.',
      2: '{who} felt nothing any more, and that was the plan.',
    },
  },
  charges: {
    destroyed: {
      0: '{who} had rigged it well: {target}, and then no {target}.',
      1: 'There was a count to three, and {target} was gone. {who} had counted.',
      2: '{who} pressed the button, and {target} came down.',
    },
    badlyDamaged: {
      0: '{who} pressed the button, and half of it went off: {target} still stood, somehow.',
      1: '{target} shook, and leaned. {who} had hoped for more.',
      2: 'It cracked from top to bottom and did not fall: {target}, by {who}.',
    },
  },
  tasked: {
    0: 'In the middle of it all {who} got it done: {about}.',
    1: '{who} had one thing to do, and did it: {about}.',
    2: 'While the others fired, {who} worked: {about}.',
  },
  rose: {
    0: 'Everybody had seen {who} fall. {who} got up.',
    1: 'It takes more than that to kill {who}.',
    2: '{who} had only been lying there, thinking.',
  },
  noted: '{name} noted: {text}',
  recorded: {
    0: 'How it went nobody wrote down; everybody kept in step.',
    1: 'Of the battle itself nothing is written. No unit was lost in it.',
    2: 'It was fought, and both sides marched home.',
  },
  recordedLost: {
    0: 'How it went nobody wrote down. Lost: {who}.',
    1: 'Of the battle itself only the loss is written: {who}.',
    2: 'It was fought, and not all marched home: {who}.',
  },
  ended: {
    mission: {
      0: 'Then, in turn {n}, it was done, what {name} had come for.',
      1: 'Orders carried out in turn {n}, said the report of {name}. It was two lines long.',
      2: 'In turn {n} {name} had what had to be had.',
    },
    missionIs: {
      0: 'Then, in turn {n}, it was done, what {name} had come for: {mission}.',
      1: 'Orders carried out in turn {n}, said the report of {name}: {mission}. It was two lines long.',
      2: 'In turn {n} {name} had what had to be had: {mission}.',
    },
    won: {
      0: 'In the end, in turn {n}, the field belonged to {name}.',
      1: 'When the smoke of turn {n} was gone, {name} stood there.',
      2: 'After turn {n} {name} stayed, and the others did not.',
    },
    open: {
      0: 'Then it was dark, and nobody had won.',
      1: 'Both sides went back to where they had come from, and wrote that they had held.',
      2: 'It ended because everybody stopped.',
    },
  },
}

addTexts({ fastAndDirtyTable: { tale } })
addLanguage('de-DE', () => import('./tale.de.ts'))
