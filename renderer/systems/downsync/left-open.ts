import { RULE_BOOK } from '../../../shared/systems/downsync/house-rules.ts'
import type { CoverageChapter, CoveredRule } from '../screens.ts'
import { rules } from './library/rule-texts.ts'

/** Questions that the book leaves open, each with the answer that Muster gives unasked. */

const VALUES = new Map<string, string>(Object.entries(rules.value))
const FIELDS = new Map<string, string>(Object.entries(rules.field))

function usually(key: (typeof RULE_BOOK.keys)[number]): string {
  const value = RULE_BOOK.usual[key]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = VALUES.get(`${key}-${value}`) ?? ''
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Those that house rules answer otherwise. */
const chosen = RULE_BOOK.keys
  .filter((key) => RULE_BOOK.bookOn(key) !== 'says')
  .map((key): CoveredRule => {
    const book = RULE_BOOK.bookOn(key) === 'silent' ? 'the book is silent' : 'the book can be read otherwise'
    const answer = `${FIELDS.get(key) ?? key}: ${usually(key)}`
    return ['chosen', `${answer}; ${book} (lines ${RULE_BOOK.rows[key].lines}).`]
  })

export const leftOpen: CoverageChapter = {
  title: 'What the book leaves open, and how Muster reads it; by your house rules otherwise',
  pages: '',
  isOurs: true,
  rules: [
    ...chosen,
    [
      'asked',
      'What terrain is impassable or blocks sight is agreed on before the game, and kept with its mission; the book is silent (lines 262, 302, 673).',
    ],
    [
      'worked-out',
      'Where both roll the same for who deploys first, both roll again; the book is silent (line 184).',
      'battle/setup/begin.ts rollStart',
    ],
    [
      'asked',
      'A Ping beside which an enemy has come to light, with nobody having moved, stays where it is or goes away; the book is silent (lines 374, 391).',
    ],
    [
      'worked-out',
      'Who has nothing left to designate is passed over; the book is silent (lines 193, 215).',
      'battle/course/flow.ts hasFresh',
    ],
    [
      'worked-out',
      'A Taskforce Activation has one Reaction Engagement at most; the book is silent (lines 244, 597).',
      'battle/state/state.ts asked',
    ],
    [
      'worked-out',
      'Pings of the Taskforce weigh nothing in an engagement, and move a second time after it; the book is silent (lines 382, 605).',
      'battle/course/flow.ts toMoveAgain',
    ],
    [
      'worked-out',
      'Nobody holds with a die at 1: it acts, or passes; the book is silent (line 641).',
      'battle/turns/engagement.ts hold',
    ],
    [
      'worked-out',
      'Who reacts is Refreshed, then pays for Stun, then acts; the book can be read otherwise (lines 643, 740).',
      'battle/actions/acts.ts activate',
    ],
    [
      'worked-out',
      'Infantry Bases are numbered, Teams name the numbers, and a number dies with its base; the book is silent (line 358).',
      'battle/state/state.ts BaseState',
    ],
    [
      'worked-out',
      'The Ping that comes to light counts as one on the Battlefield where it may be a decoy; the book can be read otherwise (line 412).',
      'pings.ts revealOptions',
    ],
    [
      'worked-out',
      'A Ping has activated once its Taskforce Activation ends, moved or not; the book is silent (lines 193, 252).',
      'battle/state/evolve.ts taskforceEnded',
    ],
    [
      'worked-out',
      'Who pays for Stun with its Action Point may still do Free Actions and those for Command Points; the book is silent (line 740).',
      'battle/rules/performing.ts performable',
    ],
    [
      'worked-out',
      'A base may fire two actions in one activation, where it can pay for both, and each is over before the next; the book can be read otherwise (line 433).',
      'battle/rules/performing.ts paysFor',
    ],
    [
      'worked-out',
      'A Countermeasure or Emergency Token that a card brings a Multi-Base Unit comes to each of its bases, as those belong to bases; the book is silent (lines 346, 362).',
      'battle/resolve/special.ts moreTokens',
    ],
    [
      'asked',
      'Range and sight of a Multi-Base Unit are from the base that acts, and a scan is aimed at one of its bases; the book is silent (lines 340, 484).',
    ],
    [
      'asked',
      'Bases that have come too far apart end nearer to each other than before; the book is silent (line 350).',
    ],
    [
      'worked-out',
      'A counter of a card goes as the Taskforce Activation ends, unless its card says otherwise; the book can be read otherwise (line 681).',
      'words.ts COUNTER_ENDS',
    ],
    [
      'worked-out',
      'Cards may bring more Advantage than the book’s own two dice; the book is silent (line 113).',
      'battle/rules/weigh.ts whole',
    ],
    [
      'worked-out',
      'Who is hit in an engagement before it has been Refreshed answers with the tokens that are left; the book is silent (line 643).',
      'battle/actions/acts.ts activate',
    ],
    [
      'worked-out',
      'A Breach Counter does nothing but what cards make of it; the book is silent (lines 514, 689–692).',
      'battle/resolve/effects.ts affect',
    ],
  ],
}
