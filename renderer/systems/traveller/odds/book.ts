import { one, wholeFrom, type Fields, type Filled } from '../../../../shared/battle/field.ts'
import type { Attack } from '../../../../shared/systems/traveller/attack.ts'
import { TARGET } from '../../../../shared/systems/traveller/data/checks.ts'
import { BARE_HANDS, type Weapon } from '../../../../shared/systems/traveller/documents/weapon.ts'
import type { HouseRules } from '../../../../shared/systems/traveller/house-rules.ts'
import { firstOdds } from '../../../../shared/systems/traveller/index.ts'
import {
  endsThatCan,
  matchupOdds,
  pairsThatHit,
  type Matchup,
  type MatchupOdds,
  type MatchupReason,
} from '../../../../shared/systems/traveller/matchup.ts'
import { armOf, modesOf, readyAttacks } from '../../../../shared/systems/traveller/sheet.ts'
import {
  BANDS,
  LIGHTS,
  SIGHTS,
  SMOKES,
  STANCES,
  type Band,
  type Cover,
  type Mode,
  type Stance,
} from '../../../../shared/systems/traveller/words.ts'
import { found, flag, orNone, rulesFields, wordIn } from '../../../odds/ask.ts'
import type { Odds, OddsAnswer, OddsBook, OddsCell, OddsRow, OddsTables, Reason } from '../../../odds/odds.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { diceText } from '../figures.ts'
import { OUT, peopleIn, rulesIn, type Arm, type People, type Person } from './people.ts'
import './texts.ts'

/** The odds of one attack with everything that weighs on it, and of all that somebody carries at every range. */
export const oddsBook: OddsBook = {
  texts: 'travellerOdds',
  kinds: ['character', 'vehicle', 'house-rules'],
  of: (kept) => oddsOf(peopleIn(kept)),
}

type Said = Readonly<Record<string, Filled>>

function oddsOf(people: People): Odds {
  return {
    fields: (said) => fields(people, said),
    tableFields: (said) => ({ ...aboutWhom(people, said), ...moment(null, askingIn(people, said)) }),
    named: (field, value, said) => named(people, field, value, said),
    answer: (said) => answer(people, said),
    tables: (said) => tables(people, said),
  }
}

/** Cover by the words of its table. */
const COVERS = { open: 0, quarter: 0.25, half: 0.5, threeQuarters: 0.75, full: 1 } as const
type CoverWord = keyof typeof COVERS
const COVER_WORDS = [
  'open',
  'quarter',
  'half',
  'threeQuarters',
  'full',
] as const satisfies readonly CoverWord[]
const MEETINGS = ['none', 'dodge', 'dodgeBehind', 'parry'] as const
const NONE = 'none'
const MOST_AIM = 6
const MOST_REACTIONS = 9
const MOST_METRES = 500
const MOST_EFFECT = 9

const numberIn = (said: Filled | undefined): number => {
  const number = Number(said ?? 0)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Whom the question is about, and with what. */
interface Asking {
  readonly rules: HouseRules
  readonly attacker: Person
  readonly arm: Arm
  readonly mode: Mode
  readonly target: Person
  readonly band: Band
}

function askingIn(people: People, said: Said): Asking {
  const attacker = found(people.attackers, said.attacker)
  const arm = found(attacker.arms, said.weapon)
  const target = found(targetsOf(people, attacker), said.target)
  const mode = wordIn(modesOf(arm.weapon), said.mode) ?? 'single'
  const reached = reachOf(arm.weapon)
  const band = wordIn(reached, said.band) ?? reached[0] ?? 'personal'
  return { rules: rulesIn(people, said.rules), attacker, arm, mode, target, band }
}

/** Nobody attacks themselves, if there is somebody else. */
const targetsOf = ({ targets }: People, { id: self }: Person): readonly Person[] =>
  targets.toSorted((one, other) => Number(one.id === self) - Number(other.id === self))

const reachOf = ({ range }: Weapon): readonly Band[] => BANDS.filter((band) => range[band] !== null)

function aboutWhom(people: People, said: Said): Fields {
  const { attacker } = askingIn(people, said)
  return {
    attacker: one(people.attackers.map(({ id }) => id)),
    weapon: one(attacker.arms.map(({ id }) => id)),
    target: one(targetsOf(people, attacker).map(({ id }) => id)),
    ...rulesFields(people),
  }
}

/** What is so at that moment; of a melee attack less is asked, and of a machine. */
function moment(melee: boolean | null, { target }: Asking): Fields {
  return {
    aim: wholeFrom(0, MOST_AIM),
    ...(melee === null ? {} : { cover: one(COVER_WORDS), soft: flag }),
    ...(melee === null || target.body === null ? {} : { stance: one(STANCES) }),
    ...(target.reacts ? { meets: one(MEETINGS.filter((one) => melee === true || one !== 'parry')) } : {}),
    moved: wholeFrom(0, MOST_METRES, 'metres'),
    ...(melee === true
      ? {}
      : { light: orNone(LIGHTS), smoke: orNone(SMOKES), weather: flag, sensors: orNone(SIGHTS) }),
    ...(melee === true ? {} : { beside: flag }),
    hasty: flag,
    reactions: wholeFrom(0, MOST_REACTIONS),
    evasion: wholeFrom(0, MOST_EFFECT),
  }
}

function fields(people: People, said: Said): Fields {
  const asking = askingIn(people, said)
  const { arm } = asking
  const modes = modesOf(arm.weapon)
  return {
    ...aboutWhom(people, said),
    ...(modes.length > 1 ? { mode: one(modes) } : {}),
    band: one(reachOf(arm.weapon)),
    ...moment(arm.weapon.weapon === 'melee', asking),
  }
}

/** Who is down says so where somebody is chosen. */
const withState = (one: Person | undefined): Named | null =>
  one ? (one.out ? { key: `down.${one.out}`, values: { name: one.name } } : one.name) : null

function named(people: People, field: string, value: string, said: Said): Named | null {
  switch (field) {
    case 'attacker':
      return withState(people.attackers.find(({ id }) => id === value))
    case 'target':
      return withState(people.targets.find(({ id }) => id === value))
    case 'rules':
      return people.rules.find(({ id }) => id === value)?.name ?? null
    case 'weapon':
      return found(people.attackers, said.attacker).arms.find(({ id }) => id === value)?.weapon.name ?? null
    default:
      return { key: `${field}.${value}` }
  }
}

/** The attack with all that is said of it. */
function attackIn(
  { rules, attacker, arm, mode, band, target }: Asking,
  said: Said,
  over: Partial<Attack> = {},
): Attack {
  const { weapon } = arm
  const { skill, characteristicDm } = attacker.handOf(weapon, rules)
  const meets = (target.reacts ? wordIn(MEETINGS, said.meets) : null) ?? NONE
  const light = wordIn(LIGHTS, said.light)
  const smoke = wordIn(SMOKES, said.smoke)
  const sensors = wordIn(SIGHTS, said.sensors) ?? sightOf(weapon)
  const isMelee = weapon.weapon === 'melee'
  return {
    weapon: armOf(weapon),
    mode,
    skill,
    characteristicDm,
    aim: numberIn(said.aim),
    laserSight: weapon.laserSight,
    band,
    cover: COVERS[wordIn(COVER_WORDS, said.cover) ?? 'open'],
    softCover: said.soft === true,
    stance: (target.body === null ? null : wordIn(STANCES, said.stance)) ?? 'standing',
    targetMoved: numberIn(said.moved),
    ...(meets === 'dodge' && { dodge: 'open' as const }),
    ...(meets === 'dodgeBehind' && { dodge: 'cover' as const }),
    ...(meets === 'parry' && isMelee && { parry: Math.max(0, parryOf(target, rules)) }),
    ...(light && { light }),
    ...(smoke && { smoke }),
    weather: said.weather === true,
    ...(sensors && { sensors }),
    intoCombat: said.beside === true,
    hasty: said.hasty === true,
    reactions: numberIn(said.reactions),
    evasion: numberIn(said.evasion),
    ...(weapon.tolerance !== null && { intelligent: weapon.tolerance }),
    ...over,
  }
}

/** A sensor that is built in shows what it can (R43). */
const sightOf = ({ sensor }: Weapon): Attack['sensors'] | null =>
  sensor === null || sensor === 'bioscanner' ? null : sensor === 'infraRed' ? 'infraRed' : 'other'

/** The best Melee level of what the target carries, else unarmed; without the skill 0, by house rule a help to the attacker (line 72, R41). */
function parryOf(target: Person, rules: HouseRules): number {
  const held = target.arms.flatMap(({ weapon }) => (weapon.weapon === 'melee' ? [weapon] : []))
  const levels = (held.length > 0 ? held : [BARE_HANDS]).flatMap(
    (weapon) => target.handOf(weapon, rules).skill ?? [],
  )
  if (levels.length > 0) return Math.max(...levels)
  return rules.unskilledParry === 'helpsAttacker' ? rules.unskilled : 0
}

function matchup(asking: Asking, attack: Attack): Matchup {
  const { arm, mode, target, rules } = asking
  const { blast, scatters, weapon: kind } = arm.weapon
  const isPayload = blast !== null
  const damage = readyAttacks(arm.weapon, asking.attacker.handOf(arm.weapon, rules)).find(
    (ready) => ready.mode === mode,
  )?.damage
  return {
    attack,
    damage: damage ?? arm.weapon.damage,
    addsEffect: !isPayload || (kind !== 'thrown' && rules.firedEffect),
    ...(isPayload && (kind === 'thrown' || scatters) && { blast }),
    armour: target.armour,
    body: target.body,
    size: target.size,
    isDamaged: arm.isDamaged === true,
    ...(attack.parry !== undefined && { parryHelps: -Math.min(0, parryOf(target, rules)) }),
  }
}

/** Where the book says each part of an attack. */
const LINES: Readonly<Record<MatchupReason['why'], string>> = {
  skill: '47',
  characteristicDm: '47',
  aim: '29',
  laserSight: '51',
  band: '54',
  cover: '127–132',
  stance: '55, 168',
  targetMoved: '51',
  dodge: '68',
  parry: '72',
  light: '121',
  smoke: '122',
  weather: '123',
  intoCombat: '140',
  hasty: '11',
  reactions: '64',
  vehicleTarget: '191',
  evasion: '216',
  intelligent: '52',
  size: '191',
  damaged: '290',
}

function answer(people: People, said: Said): OddsAnswer {
  const asking = askingIn(people, said)
  const { attacker, arm, target, rules } = asking
  const title: TableWords = {
    key: 'against',
    values: { attacker: attacker.name, weapon: arm.weapon.name, target: target.name },
  }
  const question = matchup(asking, attackIn(asking, said))
  const odds = matchupOdds(question, rules)
  if ('problem' in odds) {
    const reason = { says: { key: `bar.${odds.problem.code.replace('attack/', '')}` }, at: null }
    return { title, isBarred: true, chances: [], reasons: [reason] }
  }
  return {
    title,
    isBarred: false,
    chances: [...chances(odds, question), ...firstChances(asking)],
    reasons: reasons(asking, question, odds),
    plots: plots(odds, question),
  }
}

/** What the chance that something goes through counts. */
function throughKey({ body, blast }: Matchup, isOfPair: boolean): string {
  const of = isOfPair ? 'chance.ofPair' : blast === undefined ? 'chance' : 'chance.near'
  return `${of}.${body ? 'through' : 'damages'}`
}

function chances(odds: MatchupOdds, q: Matchup): OddsAnswer['chances'] {
  const { hit, further, through, ends } = odds
  const { damage } = q
  const hits = pairsThatHit(q, odds)
  const isHarmless = damage.dice === 0 && damage.add <= 0
  // What comes of it is told of one attack, and of full auto each pair is one (line 95).
  const of = hits ? 'chance.ofPair' : 'chance'
  return [
    { says: { key: further ? 'chance.firstHits' : hits ? 'chance.eachHits' : 'chance.hits' }, chance: hit },
    ...(further ? [{ says: { key: 'chance.furtherHits' }, chance: further.hit }] : []),
    ...(hits ?? []).map((chance, n) => ({ says: { key: 'chance.pairs', values: { n } }, chance })),
    ...(isHarmless ? [] : [{ says: { key: throughKey(q, hits !== null) }, chance: through }]),
    ...(ends && !isHarmless
      ? endsThatCan(ends).map((state) => ({ says: { key: `${of}.${state}` }, chance: ends[state] }))
      : []),
  ]
}

/** Who has the higher Initiative, where both roll. */
function firstChances({ attacker, target, rules }: Asking): OddsAnswer['chances'] {
  if (attacker.out || target.out || (target.body === null && target.arms.length === 0)) return []
  const { aFirst, tie } = firstOdds({ a: attacker.initiativeDm(rules), b: target.initiativeDm(rules) })
  return [
    { says: { key: 'chance.first', values: { name: attacker.name } }, chance: aFirst },
    { says: { key: 'chance.tie' }, chance: tie },
  ]
}

/** What the dice have to show. */
const checkReason = (dm: number): Reason => ({
  says: {
    key: dm >= TARGET - LEAST ? 'because.always' : 'because.check',
    values: { dm: signed(dm), least: TARGET - dm },
  },
  at: '47',
})
/** Two dice show no less. */
const LEAST = 2

/** Who is down attacks nobody, and is hit all the same. */
const outReasons = ({ attacker, target }: Asking): Reason[] =>
  Object.entries({ attacker, target }).flatMap(([as, { name, out }]) =>
    out ? [{ says: { key: `out.${as}.${out}`, values: { name } }, at: OUT[out] }] : [],
  )

function reasons(asking: Asking, q: Matchup, odds: MatchupOdds): Reason[] {
  const { rules, attacker, arm, mode } = asking
  const { skill, characteristicDm } = attacker.handOf(arm.weapon, rules)
  const because = (why: MatchupReason['why'], dm: number): Reason => ({
    says: {
      key: `because.${why === 'skill' && skill === null ? 'unskilled' : why}`,
      values: { dm: signed(dm) },
    },
    at: LINES[why],
  })
  const counted = new Map(odds.reasons.map(({ why, dm }) => [why, dm]))
  const first = [because('skill', counted.get('skill') ?? 0), because('characteristicDm', characteristicDm)]
  const rest = odds.reasons.filter(({ why }) => why !== 'skill' && why !== 'characteristicDm')
  const text = diceText(q.damage)
  return [
    ...outReasons(asking),
    ...first,
    ...rest.map(({ why, dm }) => because(why, dm)),
    checkReason(odds.dm),
    ...(mode === 'auto'
      ? [{ says: { key: 'because.pairs', values: { n: q.attack.weapon.auto ?? 0 } }, at: '95' }]
      : []),
    {
      says: { key: q.addsEffect ? 'because.damage' : 'because.payload', values: { damage: text } },
      at: q.addsEffect ? '180' : '176',
    },
    { says: { key: 'because.armour', values: { n: q.armour } }, at: '184' },
    ...(q.body
      ? [{ says: { key: 'because.body', values: { ...q.body } }, at: '180' }]
      : [{ says: { key: 'because.vehicle' }, at: '236' }]),
  ]
}

/** What goes through of a hit, and of full auto how many pairs hit, as bars. */
function plots(odds: MatchupOdds, q: Matchup): OddsAnswer['plots'] {
  const { hit, damage } = odds
  const hits = pairsThatHit(q, odds)
  const through = Object.entries(damage).map(([n, chance]) => ({ name: n, chance }))
  const isHarmless = q.damage.dice === 0 && q.damage.add <= 0
  return [
    // Of what cannot hit nothing goes through.
    ...(isHarmless || hit === 0
      ? []
      : [{ title: { key: 'plot.damage' }, across: { key: 'plot.percent' }, rows: through }]),
    ...(hits
      ? [
          {
            title: { key: 'plot.pairs' },
            across: { key: 'plot.percent' },
            rows: hits.map((chance, n) => ({ name: String(n), chance })),
          },
        ]
      : []),
  ]
}

/** All that the attacker carries at every range, and the chosen weapon behind every cover and in every stance. */
function tables(people: People, said: Said): OddsTables {
  const asking = askingIn(people, said)
  const { attacker, target } = asking
  const cell = (arm: Arm, mode: Mode, band: Band, cover: CoverWord, stance: Stance): OddsCell | null => {
    if (arm.weapon.range[band] === null) return null
    const at = { ...asking, arm, mode, band }
    const attack = attackIn(at, said, { cover: COVERS[cover] satisfies Cover, stance, softCover: false })
    const odds = matchupOdds(matchup(at, attack), at.rules)
    if ('problem' in odds) return null
    const asks = { attacker: attacker.id, weapon: arm.id, target: target.id, mode, band, cover, stance }
    return { chance: odds.hit, then: odds.through, asks }
  }
  const columns = BANDS.map((band): Named => ({ key: `band.${band}` }))
  const filled = (rows: readonly OddsRow[]): OddsRow[] =>
    rows.filter(({ cells }) => cells.some((one) => one !== null))
  const arms = attacker.arms.flatMap((arm) =>
    modesOf(arm.weapon).map((mode) => ({
      name: arm.weapon.name,
      about: { key: `mode.${mode}` },
      cells: BANDS.map((band) => cell(arm, mode, band, 'open', 'standing')),
    })),
  )
  const stances = target.body === null ? (['standing'] as const) : STANCES
  const covers = stances.flatMap((stance) =>
    COVER_WORDS.map((cover) => ({
      name: { key: `cover.${cover}` },
      about: { key: `stance.${stance}` },
      cells: BANDS.map((band) => cell(asking.arm, asking.mode, band, cover, stance)),
    })),
  )
  const values = { attacker: attacker.name, target: target.name, weapon: asking.arm.weapon.name }
  return {
    about: { key: 'tableAbout', values },
    tables: [
      {
        title: { key: 'tables.arms', values },
        head: { key: 'tables.armHead' },
        isWhere: true,
        columns,
        rows: filled(arms),
      },
      {
        title: { key: 'tables.covers', values },
        head: { key: 'tables.coverHead' },
        isWhere: true,
        columns,
        rows: filled(covers),
      },
    ],
  }
}
