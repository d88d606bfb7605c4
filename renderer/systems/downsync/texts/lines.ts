import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'
import './names.ts'

/** What the log of a battle says. */
export const lines = {
  line: {
    chooser: '{name} has more, and says who deploys first.',
    first: '{name} deploys first, and has the first turn.',
    laid: '{name} sets out {pings}.',
    pings: {
      small: 'one small Ping | {n} small Pings',
      medium: 'one medium Ping | {n} medium Pings',
      large: 'one large Ping | {n} large Pings',
    },
    letsAct: '{name} lets them act.',
    rolled: {
      start: '{name} rolls {dice}: {n}.',
      attack: '{who} rolls {dice}.',
      scan: '{who} rolls {dice}.',
      countermeasure: '{who} rolls {dice} for a Countermeasure.',
      own: '{name} rolls {dice}.',
    },
    rolledBoosted: {
      attack: '{who} rolls {dice}, boosted for a Command Point.',
      scan: '{who} rolls {dice}, boosted for a Command Point.',
      countermeasure: '{who} rolls {dice} for a Countermeasure, boosted for a Command Point.',
    },
    engagement: 'A Reaction Engagement begins.',
    round: 'Round {n}; {name} begins.',
    designated: '{name} designates {who}.',
    revealed: {
      chosen: '{ping} is revealed: {who}.',
      near: 'An enemy is within 2″: {ping} is {who}.',
      hit: 'The scan finds it: {ping} is {who}.',
    },
    decoy: {
      chosen: '{ping} is called a decoy.',
      near: 'An enemy is within 2″: {ping} was a decoy.',
      hit: 'The scan finds nothing: {ping} was a decoy.',
    },
    removed:
      'No Unit of that size is left in Reserve: {pings} goes too. | No Unit of that size is left in Reserve: {pings} go too.',
    refreshed: '{who} is Refreshed.',
    moved: '{who} moves {n}″{into}.',
    movedAgain: '{who} spends an Action Point and moves {n}″{into}.',
    stays: '{who} stays where it is{into}.',
    placed: '{who} is Placed{into}.',
    into: ', into {building}',
    inside: ', in {building}',
    spent: '{name} spends one Command Point for {for}. | {name} spends {n} Command Points for {for}.',
    joined: 'From Overwatch into the Taskforce: {who}.',
    reacted: '{who} reacts. | {who} react.',
    nobodyReacts: 'Nobody of the other side reacts.',
    boosted: '{name} boosts the priority of {who}{more}.',
    boostedFor:
      '{name} boosts the priority of {who} for a Command Point{more}. | {name} boosts the priority of {who} for {n} Command Points{more}.',
    favoured: 'A card gives {who} a further die ({name}).',
    favouredToo: ', and a card gives {who} a further die ({name})',
    priority: 'Reaction Priority: {who}.',
    priorityOf: '{who} ({n}{why})',
    held: '{who} holds: one less on its die.',
    passed: '{who} passes.',
    engagementEnded: 'The Reaction Engagement is over.',
    taskforceEnded: 'The Taskforce of {name} is done.',
    scored: '{name} scores one point for {why}. | {name} scores {n} points for {why}.',
    lostPoints: '{name} loses one point for {why}. | {name} loses {n} points for {why}.',
    ended: {
      won: {
        points: '{name} has the points, and wins.',
        'wiped-out': 'The other side has nobody left: {name} wins.',
        'round-limit': 'The last Round is over: {name} has more points, and wins.',
        draw: '{name} wins.',
        'by-agreement': 'The battle is over: as agreed, {name} wins.',
      },
      open: {
        points: 'Both have the points: the battle is a draw.',
        'wiped-out': 'Nobody is left on either side: the battle is a draw.',
        'round-limit': 'The last Round is over, and nobody has won.',
        draw: 'The battle is a draw.',
        'by-agreement': 'The battle is over: as agreed, nobody has won.',
      },
    },
    acts: '{who} acts.',
    base: '{who}: base {n} acts.',
    stunPaid: {
      action: '{who} pays an Action Point for its Stun.',
      token: '{who} pays a token for its Stun.',
    },
    idle: '{who} does nothing.',
    watches: '{who} goes on Overwatch.',
    begins: '{who} begins: {action}.',
    attack: {
      hit: '{action} at {target}, {effect}: {need} or more (DEF {def} − TARG {stat}{reasons}{advantage}), and it hits.',
      missed:
        '{action} at {target}, {effect}: {need} or more (DEF {def} − TARG {stat}{reasons}{advantage}), and it misses.',
    },
    scan: {
      hit: '{action} at {target}, {effect}: {need} or more (DEF {def} − SCAN {stat}{reasons}{advantage}), and it succeeds.',
      missed:
        '{action} at {target}, {effect}: {need} or more (DEF {def} − SCAN {stat}{reasons}{advantage}), and it fails.',
    },
    reasons: '; {reasons}',
    advantage: '; Advantage {n}, the best two dice count',
    carriedOut: '{who} carries it out: {action}.',
    carriedOutAt: '{who} carries out {action}, at {target}.',
    countered: {
      cm: {
        negated: '{who} spends a Countermeasure: {need} or more{why}, and the hit is negated.',
        failed: '{who} spends a Countermeasure: {need} or more{why}, in vain.',
      },
      cmPlus: {
        negated: '{who} spends an Emergency Countermeasure: the hit is negated.',
        failed: '{who} spends an Emergency Countermeasure, in vain.',
      },
    },
    bestDie: 'Advantage {n}, the best die counts',
    gained: '{who} gains a token: {token}.',
    gainedBy: 'By {by}, {who} gains a token: {token}.',
    lost: '{who} loses a token: {token}.',
    tokens: {
      cm: '{who}: no Countermeasure left{by}. | {who}: one Countermeasure now{by}. | {who}: {n} Countermeasures now{by}.',
      cmPlus:
        '{who}: no Emergency Countermeasure left{by}. | {who}: one Emergency Countermeasure now{by}. | {who}: {n} Emergency Countermeasures now{by}.',
    },
    by: ', by {by}',
    breached: '{who} gains a Breach Counter.',
    counterGained: '{who} gains a counter: {counter}.',
    baseLost: '{who} loses base {n}.',
    destroyed: '{who} is destroyed.',
    putRight:
      '{who} is put right: {alive} of {of} bases, {cm} Countermeasures, {cmPlus} Emergency ones, {tokens}{because}.',
    heldBack: '{who} goes back to Reserve{because}.',
    pingPutRight: {
      there: '{ping} is put right: on the table{because}.',
      activated: '{ping} is put right: on the table, Activated{because}.',
      gone: '{ping} is put right: off the table{because}.',
    },
    campPutRight: '{name} is put right: Command Points {command}, Victory Points {n}{because}.',
    priorityPutRight: '{who} is put right: {n} on its die{because}.',
    actingPutRight:
      '{who} is put right: no Action Point{because}. | {who} is put right: one Action Point{because}. | {who} is put right: {n} Action Points{because}.',
    turnPutRight: {
      designating: 'The turn is put right: {name} is about to designate{because}.',
      revealing: 'The turn of {name} is put right: Pings may be revealed{because}.',
      refreshing: 'The turn of {name} is put right: Units are about to be Refreshed{because}.',
      moving: 'The turn of {name} is put right: the Taskforce is about to move{because}.',
      activating: 'The turn of {name} is put right: Units are about to be activated{because}.',
    },
    breaches: 'one Breach Counter | {n} Breach Counters',
    noTokens: 'no other token',
    because: ' ({reason})',
    byCard: ' (as the card {card} says)',
    byCardBecause: ' (as the card {card} says: {reason})',
    toMuster: 'Muster plays for {name}.',
    fromMuster: '{name} plays again.',
    noted: '{name} notes: {text}',
    counter: '{what} on {piece}: {n}.',
    photo: '{name} adds a photo. {caption}',
    pin: '{name} goes on without a PIN.',
  },
}

addTexts({ downsyncTable: lines })
addLanguage('de-DE', () => import('./lines.de.ts'))
