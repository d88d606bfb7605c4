import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

/** What a mission says, beside its form and on its sheet. */
export const downsyncMission = {
  first: 'Who deploys first',
  second: 'The other side',
  zone: 'within {depth}″ of its own edge',
  narrow: 'within {depth}″ of its own edge, in the middle {width}″ of it',
  decoys: 'Decoys that the mission grants',
  scores: 'What brings points',
  none: 'Nothing: only who has nobody left loses.',
  whose: { enemy: 'a token of the enemy', own: 'a token of its own', anybody: 'a token' },
  near: 'When a side ends its Taskforce Activation: {n} point for each of its Units within {within}″ of {token}. | When a side ends its Taskforce Activation: {n} points for each of its Units within {within}″ of {token}.',
  takes:
    'Each enemy Unit within {within}″ of it takes {n} point away, down to none for the turn. | Each enemy Unit within {within}″ of it takes {n} points away, down to none for the turn.',
  half: 'Infantry counts with more than half of the bases it began with, and inches end at the token’s edge.',
  halfRules:
    'House rules may let both sides score then, a turn score below 0, one base take points away, or inches end at the token’s middle.',
  hold: 'When a Round ends: {n} point for who has more Units within {within}″ of {token}; each such token by itself. | When a Round ends: {n} points for who has more Units within {within}″ of {token}; each such token by itself.',
  destroy:
    'For each enemy Unit destroyed: {small} for a small one, {medium} for a medium one, {large} for a large one.',
  reveal:
    'For each enemy Ping that is revealed: {n} point. | For each enemy Ping that is revealed: {n} points.',
  victory: 'How it ends',
  wins: 'At once when a side has {n} point. | At once when a side has {n} points.',
  noWins: 'No number of points ends it.',
  limit: 'After {n} Round: who has more points has won. | After {n} Rounds: who has more points has won.',
  noLimit: 'It has no limit of Rounds, unless your house rules set one.',
  wiped: 'A side without Units on the table and in Reserve has lost.',
}

addTexts({ downsyncMission })
addLanguage('de-DE', () => import('./mission.de.ts'))
