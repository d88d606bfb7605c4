import type { MissionCard } from '../documents.ts'

/** The missions of a battle without attacker, defender and Objectives. */
export const CHANCE_ENCOUNTER: readonly MissionCard[] = [
  {
    deck: 'chance-encounter',
    number: 1,
    title: 'Wrong Valley',
    orders:
      'One of us has misread the map, and they look surprised as well. Decide quickly that it was them.',
    troopLine: 'A',
    conditions: [
      { kind: 'first-kill', points: 3 },
      { kind: 'kills', of: 'commander', pay: { kind: 'once', atLeast: 1 }, points: 4 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'control', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -3 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 2,
    title: 'Right of Way',
    orders: 'The road runs through them to their end of the valley. We were told the road is ours. Use it.',
    troopLine: 'B',
    conditions: [
      { kind: 'near', place: 'enemy-edge', inches: 6, pay: { kind: 'each', most: 5 }, points: 3 },
      { kind: 'first-kill', points: 4 },
      { kind: 'kills', of: 'drones', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'control', points: 8 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -2 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 3,
    title: 'Just Passing Through',
    orders:
      'You are late, you are tired, and they are between you and supper. Get past; nobody asked you to win.',
    troopLine: 'C',
    conditions: [
      { kind: 'near', place: 'enemy-edge', inches: 12, pay: { kind: 'each', most: 4 }, points: 5 },
      { kind: 'no-losses', of: 'troopers', points: 10 },
      { kind: 'deny', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -1 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 4,
    title: 'Own the Middle',
    orders:
      'There is nothing in the middle of this field, and by tonight it shall be our nothing. Clear it and camp on it.',
    troopLine: 'A',
    conditions: [
      { kind: 'near', place: 'centre', inches: 6, pay: { kind: 'each', most: 4 }, points: 3 },
      { kind: 'clear', place: 'centre', inches: 6, points: 5 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'control', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -3 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 5,
    title: 'The Crossroads',
    orders:
      'Three suits on the crossing and the whole sector turns on you. I would send four, if I had them.',
    troopLine: 'B',
    conditions: [
      { kind: 'near', place: 'centre', inches: 6, pay: { kind: 'once', atLeast: 3 }, points: 10 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 3 },
      { kind: 'control', points: 8 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -2 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 6,
    title: 'Make Them Pay',
    orders:
      'There is no way to hold them with what you have. There is a way to make them sorry they were held at all.',
    troopLine: 'C',
    conditions: [
      { kind: 'first-kill', points: 5 },
      { kind: 'kills', of: 'commander', pay: { kind: 'once', atLeast: 1 }, points: 10 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 4 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -1 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 7,
    title: 'Collect Their Toys',
    orders:
      'The workshop wants their drones, in pieces is fine. Take the pilots off them first, it saves argument.',
    troopLine: 'A',
    conditions: [
      { kind: 'kills', of: 'drones', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'control', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -3 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 8,
    title: 'Find the Officer',
    orders:
      'One of those dots is a colonel with the codes in his head. Keep yours on. Their scouts will know where he hides.',
    troopLine: 'B',
    conditions: [
      { kind: 'kills', of: 'commander', pay: { kind: 'once', atLeast: 1 }, points: 10 },
      { kind: 'kills', of: 'scout', pay: { kind: 'each', most: null }, points: 3 },
      { kind: 'first-kill', points: 4 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 3 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -2 },
      { kind: 'losses', of: 'commander', pay: { kind: 'once', atLeast: 1 }, points: -4 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 9,
    title: 'Live to Report',
    orders:
      'What you saw back there matters more than what you meet here. Someone has to be left to tell it.',
    troopLine: 'C',
    conditions: [
      { kind: 'alive', of: 'troopers', pay: { kind: 'each', most: 5 }, points: 4 },
      { kind: 'first-kill', points: 5 },
      { kind: 'deny', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -1 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 10,
    title: 'Tidy Ship',
    orders:
      'You have the better suits and I have a form for every one of them. I do not wish to fill any in today.',
    troopLine: 'A',
    conditions: [
      { kind: 'no-losses', of: 'troopers', points: 8 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'control', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -3 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 11,
    title: 'Deny the Ridge',
    orders: 'Whoever sits up there sees the port. It need not be us, but it may not be them.',
    troopLine: 'B',
    conditions: [
      { kind: 'clear', place: 'centre', inches: 8, points: 8 },
      { kind: 'near', place: 'centre', inches: 8, pay: { kind: 'once', atLeast: 2 }, points: 5 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 3 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -2 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 12,
    title: 'Borrowed Time',
    orders: 'Relief is on the way, as it was on Monday. Two of you still standing when it comes will do.',
    troopLine: 'C',
    conditions: [
      { kind: 'alive', of: 'troopers', pay: { kind: 'once', atLeast: 2 }, points: 6 },
      { kind: 'deny', points: 6 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 4 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -1 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 13,
    title: 'By the Numbers',
    orders:
      'Four is what the staff has promised the general. Give them four, then keep counting, and keep your own head down.',
    troopLine: 'A',
    conditions: [
      { kind: 'kills', of: 'troopers', pay: { kind: 'once', atLeast: 4 }, points: 10 },
      { kind: 'first-kill', points: 3 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 2 },
      { kind: 'control', points: 6 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -3 },
      { kind: 'losses', of: 'commander', pay: { kind: 'once', atLeast: 1 }, points: -4 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 14,
    title: 'Hunt the Hunters',
    orders:
      'Their raiders have had a good season on our farms. Close it. Scouts and plasma first, the rest as they come.',
    troopLine: 'B',
    conditions: [
      { kind: 'kills', of: 'scout', pay: { kind: 'each', most: null }, points: 4 },
      { kind: 'kills', of: 'assault', pay: { kind: 'each', most: null }, points: 4 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 3 },
      { kind: 'control', points: 8 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -2 },
    ],
  },
  {
    deck: 'chance-encounter',
    number: 15,
    title: 'Go Round',
    orders:
      'Two suits behind them are worth ten in front, and we are not going to have ten. Keep the boss in one piece.',
    troopLine: 'C',
    conditions: [
      { kind: 'near', place: 'enemy-edge', inches: 6, pay: { kind: 'once', atLeast: 2 }, points: 14 },
      { kind: 'alive', of: 'commander', pay: { kind: 'once', atLeast: 1 }, points: 5 },
      { kind: 'kills', of: 'troopers', pay: { kind: 'each', most: null }, points: 4 },
      { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -1 },
    ],
  },
]
