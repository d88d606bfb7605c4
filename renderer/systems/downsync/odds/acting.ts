import { one, wholeFrom, type Fields } from '../../../../shared/battle/field.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { mayBeNegated, wayOf } from '../../../../shared/systems/downsync/battle/rules/targets.ts'
import { ATTACK_MODIFIERS, BOOST, PING_DEF } from '../../../../shared/systems/downsync/data/rolls.ts'
import type { Action, CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import type { HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
import {
  basesFor,
  MATCHUP_LINES,
  matchupOdds,
  mayAimAtPings,
  rolledActions,
  type Matchup,
  type MatchupOdds,
} from '../../../../shared/systems/downsync/matchup.ts'
import { SIGS, type ReasonCode, type Sig } from '../../../../shared/systems/downsync/words.ts'
import { bars, flag, orNone, rulesFields, wordIn } from '../../../odds/ask.ts'
import type {
  OddsAnswer,
  OddsCell,
  OddsRow,
  OddsTable,
  OddsTables,
  Reason,
  Said,
} from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import {
  about,
  because,
  checkReasons,
  DISTANCES,
  FARTHEST,
  foeFields,
  foeIn,
  given,
  inchesAt,
  mineIn,
  numberIn,
  OF_WHOM,
  ownFields,
  ownIn,
  rulesFor,
  upTo,
  WAYS_OF_DISTANCE,
  type Chosen,
  type Distance,
  type Question,
} from './ask.ts'
import type { People, Piece } from './people.ts'

/** An Attack, a Scan Check, or a whole volley of them at a Unit or a Ping, with its Countermeasures (lines 478–585). */

const MOST_BREACHES = 6
/** How a target is seen: a Scan Check needs no sight, and may suffer twice by house rule. */
const SIGHTS = ['clear', 'concealed', 'unseen', 'both'] as const
const TABLE_SIGHTS = ['clear', 'concealed'] as const
type Sight = (typeof SIGHTS)[number]
const MODS = ['-3', '-2', '-1', '1', '2', '3'] as const
/** A Ping, as it stands among who may be aimed at. */
const pingId = (sig: Sig): string => `ping-${sig}`
const pingIn = (said: unknown): Sig | null => SIGS.find((sig) => pingId(sig) === said) ?? null

interface Asking {
  readonly own: Chosen
  /** Null where it has none that is rolled. */
  readonly action: Action | null
  readonly foe: Chosen
  readonly ping: Sig | null
  readonly rules: HouseRules
}

function askingIn(people: People, said: Said): Asking {
  const own = ownIn(people, said)
  const rules = rulesFor(people, said)
  const actions = rolledActions(own.piece.card, rules)
  const action = actions.find(({ id }) => id === said.action) ?? actions[0] ?? null
  const mayPing = action !== null && mayAimAtPings(action)
  const foe = foeIn(people, said)
  const isCard = foe.faction.cards.some(({ id }) => id === said.foe)
  const first = action !== null && isForPings(action) && !isCard ? SIGS[0] : null
  return { own, action, rules, foe, ping: mayPing ? (pingIn(said.foe) ?? first) : null }
}

/** It is first of all for Pings: of most Units it takes nothing (line 513). */
const isForPings = (action: Action): boolean => action.effect === 'reveal' && mayAimAtPings(action)

/** What is asked of the one that is aimed at: of its tokens, where they answer. */
function targetFields({ card }: Piece, action: Action | null, rules: HouseRules): Fields {
  const { cm, cmPlus } = action && mayBeNegated(action, rules) ? card : { cm: 0, cmPlus: 0 }
  return {
    ...(cm > 0 && { cm: orNone(upTo(cm - 1)) }),
    ...(cmPlus > 0 && { cmPlus: orNone(upTo(cmPlus - 1)) }),
    ...(cm > 0 && rules.boostedChecks && { boosts: one(upTo(cm)) }),
    breach: one(upTo(MOST_BREACHES)),
    stunned: flag,
  }
}

const basesIn = (said: Said, most: number): number =>
  Math.max(1, Math.min(numberIn(said.bases) ?? most, most))
/** How many of so many rolls are boosted. */
const boostedIn = (said: Said, rolls: number): number =>
  said.boosted === true ? Math.max(1, Math.min(numberIn(said.boostedRolls) ?? 1, rolls)) : 0

function fields(people: People, said: Said): Fields {
  const { own, action, foe, ping, rules } = askingIn(people, said)
  const actions = rolledActions(own.piece.card, rules)
  const pings = action !== null && mayAimAtPings(action) ? SIGS.map(pingId) : []
  const most = action === null ? 1 : basesFor(own.piece.card, action)
  const rolls = (action?.rof ?? 1) * basesIn(said, most)
  return {
    ...ownFields(people, said),
    ...(actions.length > 0 && { action: one(actions.map(({ id }) => id)) }),
    ...foeFields(people, said, pings, action !== null && isForPings(action)),
    ...rulesFields(people),
    distance: one(WAYS_OF_DISTANCE),
    ...(said.distance === 'measured' && { inches: wholeFrom(0, FARTHEST, 'inches') }),
    sight: one(SIGHTS.filter((sight) => sight !== 'both' || action?.labels.includes('scan'))),
    boosted: flag,
    ...(said.boosted === true && rolls > 1 && { boostedRolls: one(upTo(rolls).slice(1)) }),
    ...(most > 1 && { bases: orNone(upTo(most - 1).slice(1)) }),
    mod: orNone(MODS),
    ...(ping === null && targetFields(foe.piece, action, rules)),
    tables: one(OF_WHOM),
  }
}

const tableFields = (people: People, said: Said): Fields => {
  const { faction, unit } = ownFields(people, said)
  const { foes } = foeFields(people, said)
  return {
    tables: one(OF_WHOM),
    ...(faction && { faction }),
    ...(said.tables === 'card' && unit && { unit }),
    ...(foes && { foes }),
    ...rulesFields(people),
    sight: one(TABLE_SIGHTS),
    boosted: flag,
    breach: one(upTo(MOST_BREACHES)),
    stunned: flag,
  }
}

/** The action with all that is said of it; in a table the target is as its card has it. */
function matchupIn(
  own: CardFace,
  action: Action,
  target: Piece | Sig,
  inches: number,
  said: Said,
  isPlain: boolean,
): Matchup {
  const most = basesFor(own, action)
  const bases = isPlain ? most : basesIn(said, most)
  const sight = wordIn(SIGHTS, said.sight) ?? 'clear'
  const left = (said_: Said[string] | undefined, of: number): number =>
    isPlain ? of : Math.min(of, numberIn(said_) ?? of)
  const aimed = (): Matchup['target'] => {
    if (typeof target === 'string') return { ping: target }
    const { card } = target
    const cm = left(said.cm, card.cm)
    return {
      card,
      breach: numberIn(said.breach) ?? 0,
      stunned: said.stunned === true,
      cm,
      cmPlus: left(said.cmPlus, card.cmPlus),
      boosts: isPlain ? 0 : Math.min(cm, numberIn(said.boosts) ?? 0),
    }
  }
  return {
    ...{ own, action, inches },
    target: aimed(),
    concealed: sight === 'concealed' || sight === 'both',
    unseen: sight === 'unseen' || sight === 'both',
    boosted: boostedIn(said, isPlain ? 1 : action.rof * bases),
    mod: isPlain ? 0 : (numberIn(said.mod) ?? 0),
    bases,
  }
}

function inchesIn(said: Said, { range }: Action): number {
  const way = wordIn(WAYS_OF_DISTANCE, said.distance) ?? 'usual'
  return way === 'measured' ? (numberIn(said.inches) ?? 0) : inchesAt(way, range)
}

const targetName = ({ foe, ping }: Asking): Named =>
  ping === null ? foe.piece.card.name : { key: `foe.${pingId(ping)}` }

function answer(people: People, said: Said): OddsAnswer {
  const asking = askingIn(people, said)
  const { own, action, foe, ping, rules } = asking
  const values = { own: own.piece.card.name, target: targetName(asking) }
  const barred = (key: string, at: string | null, title: OddsAnswer['title']): OddsAnswer => ({
    title,
    isBarred: true,
    chances: [],
    reasons: [{ says: { key: `bar.${key}` }, at }],
  })
  if (action === null) return barred('nothing', '478, 520', { key: 'at', values })
  const inches = inchesIn(said, action)
  const title = { key: 'acts', values: { ...values, action: action.name, inches } }
  const q = matchupIn(own.piece.card, action, ping ?? foe.piece, inches, said, false)
  const odds = matchupOdds(q, rules)
  if (isRefusal(odds)) {
    const { code } = odds.problem
    return barred(code.replace(/^\w+\//u, ''), isCode(code) ? MATCHUP_LINES[code] : null, title)
  }
  return {
    title,
    isBarred: false,
    chances: chances(q, odds),
    reasons: reasons(q, odds, rules),
    ...(odds.effects.length > 2 && {
      plots: [bars({ key: 'plot.effects', values: { effect: effectName(q) } }, odds.effects)],
    }),
  }
}

const isCode = (code: string): code is keyof typeof MATCHUP_LINES => Object.hasOwn(MATCHUP_LINES, code)

const effectName = ({ action, target }: Matchup): Named =>
  action.effect === 'reveal' && 'card' in target
    ? { key: 'effect.unveil' }
    : { key: `effect.${action.effect}` }

/** The chance that it takes effect once or more. */
const atAll = ({ effects }: MatchupOdds): number => 1 - (effects[0] ?? 0)

function chances(q: Matchup, odds: MatchupOdds): OddsAnswer['chances'] {
  const rolls = odds.effects.length - 1
  const key = q.action.labels.includes('scan') ? 'succeeds' : 'hits'
  const areSome = q.boosted > 0 && q.boosted < rolls
  const says =
    areSome && q.boosted > 1
      ? { key: `chance.boosted.${key}` }
      : { key: `chance.${key}`, values: { n: areSome ? 1 : rolls } }
  return [
    { says, chance: odds.hit },
    ...(areSome ? [{ says: { key: `chance.others.${key}` }, chance: odds.others }] : []),
    ...(odds.negated > 0 ? [{ says: { key: 'chance.negated' }, chance: odds.negated }] : []),
    {
      says: { key: 'chance.atAll', values: { n: rolls, effect: effectName(q) } },
      chance: atAll(odds),
    },
  ]
}

/** Where the book says why a roll is easier or harder. */
const REASON_LINES: Readonly<Record<ReasonCode, string>> = {
  short: '535',
  long: '536',
  concealed: '537',
  hidden: '497–498',
  mod: '109, 677',
}

function reasons(q: Matchup, odds: MatchupOdds, rules: HouseRules): Reason[] {
  const { own, action, target, inches, bases, boosted } = q
  const { below, notOfRange } = ATTACK_MODIFIERS.short
  const isAttack = wayOf(action, rules) === 'attack'
  const isTooShort = isAttack && inches < below && action.range !== null && action.range <= notOfRange
  return [
    'ping' in target
      ? because('ping', '486–495', { scan: own.scan, def: PING_DEF[target.ping] })
      : isAttack
        ? because('attack', '528', { targ: own.targ, def: target.card.def })
        : because('scan', '486–488', { scan: own.scan, def: target.card.def }),
    ...odds.reasons.map(({ code, add, by }) =>
      by === undefined
        ? because(code, code === 'mod' ? null : REASON_LINES[code], { n: signed(add) })
        : because('card', '677', { n: signed(add), by }),
    ),
    ...(isTooShort ? [because('noShort', '539', { n: notOfRange })] : []),
    ...(boosted > 0 ? [because('boosted', '117, 426', { by: BOOST.advantage, n: boosted })] : []),
    ...(odds.byCards > 0 ? [because('advantage', '117, 677', { n: odds.byCards })] : []),
    because(odds.need > 12 ? 'never' : odds.need <= 2 ? 'always' : 'need', '501, 531', { n: odds.need }),
    ...(bases > 1 ? [because('bases', '354', { n: bases })] : []),
    ...(action.rof * bases > 1 ? [because('rof', isAttack ? '522' : '480', { n: action.rof * bases })] : []),
    ...('card' in target ? targetReasons(q, odds, target, rules) : [because('pingTurns', '412–416, 513')]),
  ]
}

function targetReasons(
  { action }: Matchup,
  { guard }: MatchupOdds,
  { card, cm, cmPlus, boosts }: Extract<Matchup['target'], { readonly card: CardFace }>,
  rules: HouseRules,
): Reason[] {
  const { effect } = action
  const isKilled = effect === 'kill' && card.bases !== null && card.bases > 1
  const unanswered =
    effect === 'special' ? because('special', '516, 553') : because(`unanswered.${effect}`, '513–514, 559')
  const isScanOnly = guard === null && (effect === 'kill' || effect === 'stun') && !rules.negatedScans
  return [
    ...(isKilled ? [because('oneBase', '340, 346', { n: card.bases ?? 1 })] : []),
    ...(effect === 'stun' ? [because('stunned', '549')] : []),
    ...(guard === null ? [isScanOnly ? because('scanOnly', '504, 559') : unanswered] : []),
    ...(guard !== null && cm + cmPlus === 0 ? [because('noTokens', '563')] : []),
    ...(guard !== null && cm > 0 ? checkReasons(guard, cm) : []),
    ...(guard !== null && boosts > 0 ? [because('boosts', '426', { n: boosts })] : []),
    ...(guard !== null && cmPlus > 0 ? [because('emergency', '575', { n: cmPlus })] : []),
  ]
}

/** Of a Unit that has no Stealth REVEAL takes nothing (line 513): whose card speaks of it, or whom others give it. */
const speaksOfStealth = ({ name, text }: Pick<Action, 'name' | 'text'>): boolean =>
  /\bstealth\b/iu.test(`${name} ${text}`)
const isPlainReveal = ({ effect, text, counter }: Action): boolean =>
  effect === 'reveal' && text.trim() === '' && counter === null
const bringsStealth = (action: Action): boolean =>
  ['friendlyUnit', 'anyUnit', 'place'].includes(action.target) && speaksOfStealth(action)

/** Every roll of the faction’s cards at every card of the other, near and far, and its scans at Pings. */
function tables(people: People, said: Said): OddsTables {
  const { own, foe, rules } = askingIn(people, said)
  const breaches = numberIn(said.breach) ?? 0
  const mine = mineIn(people, said)
  const rows = (cellsOf: (piece: Piece, action: Action) => readonly (OddsCell | null)[]): OddsRow[] =>
    mine
      .flatMap((piece) =>
        rolledActions(piece.card, rules).map((action) => ({
          name: piece.card.name,
          about: action.name,
          cells: cellsOf(piece, action),
        })),
      )
      .filter(({ cells }) => cells.some((cell) => cell !== null))
  // What is out of sight is not attacked, and scans are told of Pings both ways.
  const seen = said.sight === 'concealed' || said.sight === 'both' ? 'concealed' : 'clear'
  const cellOf = (
    { id, card }: Piece,
    action: Action,
    target: Piece | Sig,
    distance: Distance,
    sight: Sight = seen,
  ): OddsCell | null => {
    const inches = inchesAt(distance, action.range)
    if (isPlainReveal(action) && typeof target !== 'string' && !hides(target.card)) return null
    const odds = matchupOdds(matchupIn(card, action, target, inches, { ...said, sight }, true), rules)
    if (isRefusal(odds)) return null
    const asks = {
      ...{ ask: 'act', faction: own.faction.id, unit: id, action: action.id },
      ...{ foes: foe.faction.id, foe: typeof target === 'string' ? pingId(target) : target.id },
      ...{ distance, sight, bases: '', mod: '', cm: '', cmPlus: '', boosts: '0' },
    }
    return { chance: odds.hit, then: atAll(odds), asks }
  }
  const isHidden = foe.faction.cards.some(({ card }) => card.actions.some(bringsStealth))
  const hides = ({ traits, actions }: CardFace): boolean =>
    isHidden ||
    [...traits, ...actions].some(speaksOfStealth) ||
    traits.some(({ gains }) => gains === 'stealth')
  const values = { own: own.faction.id, foes: foe.faction.id }
  const at = (distance: Distance): OddsTable => ({
    title: {
      key: `tables.${distance}`,
      values: { ...values, n: inchesAt(distance, null), seen: { key: `tables.seen.${seen}` } },
    },
    columns: foe.faction.cards.map(({ card }) => card.name),
    rows: rows((piece, action) => foe.faction.cards.map((target) => cellOf(piece, action, target, distance))),
  })
  const looks = (['clear', 'concealed'] as const).flatMap((sight) => SIGS.map((sig) => ({ sig, sight })))
  return {
    about: about('act', people, said, [
      ...(said.boosted === true ? [given('boosted')] : []),
      ...(breaches > 0 ? [given('breach', { n: breaches })] : []),
      ...(said.stunned === true ? [given('stunned')] : []),
    ]),
    tables: [
      ...DISTANCES.map(at),
      {
        title: { key: 'tables.pings', values },
        columns: looks.map(({ sig, sight }) => ({ key: `ping.${sight}.${sig}` })),
        rows: rows((piece, action) =>
          looks.map(({ sig, sight }) =>
            mayAimAtPings(action) ? cellOf(piece, action, sig, 'short', sight) : null,
          ),
        ),
      },
    ],
  }
}

export const acting: Question = { fields, tableFields, answer, tables }
