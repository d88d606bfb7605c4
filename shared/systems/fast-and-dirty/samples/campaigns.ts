import type { CampaignPlan, TreeBattle } from '../documents/campaign.ts'
import type { Mission } from '../words.ts'

/** Campaigns to start from, with a tree of our own where the book’s picture is missing (R33). */

const battle = (
  id: string,
  name: string,
  notes: string,
  [attacker, defender]: readonly [Mission, Mission],
  [ifAttacker, ifDefender]: readonly [string | null, string | null] = [null, null],
): TreeBattle => ({ id, name, notes, attacker, defender, ifAttacker, ifDefender })

const plan = (name: string, notes: string, of: CampaignPlan['plan']): CampaignPlan => ({
  kind: 'campaign-plan',
  version: 1,
  name,
  notes,
  plan: of,
})

export const SAMPLE_CAMPAIGNS = {
  'river-war': plan(
    'The River War',
    'Three battles to five: who wins each decides where the next is fought, and nobody does the same thing twice.',
    {
      kind: 'tree',
      battles: [
        battle('crossing', 'The Crossing', 'Boats before dawn.', ['assault', 'hold'], ['causeway', 'reeds']),
        battle(
          'causeway',
          'The Causeway',
          'The far bank is theirs. The road behind it is not.',
          ['infiltrate', 'interfere'],
          ['mill', 'orchards'],
        ),
        battle(
          'reeds',
          'In the Reeds',
          'The boats are gone, and both sides look for the same officer.',
          ['patrol', 'strike'],
          ['orchards', 'landing'],
        ),
        battle(
          'orchards',
          'The Orchards',
          'Neither bank is safe any more.',
          ['expand', 'sweep'],
          ['mill', 'bridgehead'],
        ),
        battle(
          'bridgehead',
          'The Bridgehead',
          'What was taken has to be kept.',
          ['hold', 'infiltrate'],
          ['mill', 'landing'],
        ),
        battle('mill', 'The Mill', 'Headquarters has a very tall chimney.', ['strike', 'expand']),
        battle('landing', 'The Landing', 'Back where it began, the other way round.', [
          'interfere',
          'assault',
        ]),
      ],
    },
  ),
  'one-road': plan('One Road', 'Three battles in a row; the wins are counted at the end.', {
    kind: 'tree',
    battles: [
      battle('outposts', 'The Outposts', '', ['patrol', 'interfere'], ['village', 'village']),
      battle('village', 'The Village', '', ['sweep', 'hold'], ['pass', 'pass']),
      battle('pass', 'The Pass', '', ['assault', 'strike']),
    ],
  }),
  'five-fights': plan('Five Fights', 'Five battles, each generated when it comes.', {
    kind: 'random',
    battles: 5,
  }),
} as const satisfies Readonly<Record<string, CampaignPlan>>
