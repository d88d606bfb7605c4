import { one, some, wholeFrom, type Fields, type Filled } from '../../../../shared/battle/field.ts'
import type {
  Odds,
  OddsAnswer,
  OddsBook,
  OddsCell,
  OddsTable,
  OddsTables,
  Reason,
} from '../../../odds/odds.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { mayWear, WEARING_NOTHING, type Wearing } from '../../../../shared/systems/blast-em/gadgets.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import {
  BAR_LINES,
  ENDS,
  isWayCovered,
  matchupOdds,
  REASON_LINES,
  strikeIn,
  WAYS,
  type End,
  type Fighter,
  type Matchup,
  type MatchupOdds,
  type Sum,
  type Way,
} from '../../../../shared/systems/blast-em/matchup.ts'
import type { Model } from '../../../../shared/systems/blast-em/profiles.ts'
import {
  COVERS,
  MOVEMENTS,
  SIDES,
  UPGRADES,
  type Movement,
  type Side,
} from '../../../../shared/systems/blast-em/words.ts'
import { peopleIn, rulesIn, type People, type Person } from './people.ts'
import './texts.ts'
import { found, flag, idsOf, rulesFields } from '../../../odds/ask.ts'
import { signed } from '../../../ui/fields/whole-number.ts'

/** The odds of one against another, and of a team against all bad guys. */
export const oddsBook: OddsBook = {
  texts: 'blastEmOdds',
  kinds: ['team', 'mission', 'house-rules'],
  of: (kept) => oddsOf(peopleIn(kept)),
}

type Said = Readonly<Record<string, Filled>>

function oddsOf(people: People): Odds {
  return {
    fields: (said) => fields(people, said),
    tableFields: (said) => ({ ...aboutWhom(people), ...conditions('standard', rulesIn(people, said.rules)) }),
    named: (field, value, said) => named(people, field, value, said),
    answer: (said) => answer(people, said),
    tables: (said) => tables(people, said),
  }
}

/** What somebody has about them that changes an attack, and what changes a defence. */
const ARMS = [...UPGRADES, 'grenade', 'combatDrugs'] as const
const SHELTERS = ['bodyArmour', 'combatDrugs', 'forceField'] as const
const SHOTS: readonly Way[] = ['standard', 'heavy', 'stun', 'snapshot']
const MOST_BETWEEN = 9
const MOST_ATTACKERS = 9

/** Whom the question is about, with what fits the rest of it. */
interface Pair {
  readonly rules: HouseRules
  readonly attacks: Side
  readonly attacker: Person
  readonly target: Person
}

function pairIn(people: People, said: Said): Pair | null {
  const { members } = found(people.teams, said.team)
  if (members.length === 0) return null
  const member = found(members, said.member)
  const enemy = found(people.enemies, said.enemy)
  const attacks = SIDES.find((side) => side === said.attacks) ?? 'team'
  const [attacker, target] = attacks === 'team' ? [member, enemy] : [enemy, member]
  return { rules: rulesIn(people, said.rules), attacks, attacker, target }
}

const aboutWhom = (people: People): Fields => ({ team: one(idsOf(people.teams)), ...rulesFields(people) })

/** How it is fired, and what lies between. */
function conditions(
  way: Way,
  rules: HouseRules,
  movements: readonly Movement[] = MOVEMENTS,
  shots: readonly string[] = ['1', '2'],
): Fields {
  const walks = movements.filter((one) => one !== 'run')
  if (way === 'snapshot') return { movement: one(walks), cover: one(COVERS) }
  if (way === 'hth') return { movement: one(movements) }
  const fired = { movement: one(movements), shots: one(shots) }
  return isWayCovered(way, rules)
    ? { ...fired, cover: one(COVERS), intervening: wholeFrom(0, MOST_BETWEEN) }
    : fired
}

function fields(people: People, said: Said): Fields {
  const about = { ...aboutWhom(people), attacks: one(SIDES) }
  const pair = pairIn(people, said)
  if (!pair) return about
  const { rules, attacks, attacker, target } = pair
  const arms = armsOf(attacker.wearing)
  const model = attacker.modelBy(rules)
  const ways = waysOf({ model, wearing: armed(said.arms, arms) }, rules)
  const way = ways.find((each) => each === said.way) ?? ways[0] ?? 'hth'
  const fitting = sheltersFor(target, rules)
  const members = one(found(people.teams, said.team).members.map(({ id }) => id))
  const enemies = one(people.enemies.map(({ id }) => id))
  return {
    ...about,
    ...(attacks === 'team' ? { member: members, enemy: enemies } : { enemy: enemies, member: members }),
    way: one(ways),
    ...conditions(way, rules, movementsOf(model), hasOneOnly(attacker, way, model) ? ['1'] : ['1', '2']),
    ...(isShot(way, rules) && target.modelBy(rules).mv > 0 ? { toGround: flag } : {}),
    attackers: wholeFrom(1, MOST_ATTACKERS),
    lost: wholeFrom(0, target.modelBy(rules).wounds),
    arms: { ...some(ARMS, { usual: arms }), measured: false },
    shelters: {
      ...some(fitting, { usual: sheltersOf(target).filter((one) => fitting.includes(one)) }),
      measured: false,
    },
  }
}

/** Cameras, guns and babies stay where they are (lines 155, 289). */
const movementsOf = ({ mv }: Model): readonly Movement[] => (mv > 0 ? MOVEMENTS : ['stand'])
/** At one model, which may hide from it. */
const isShot = (way: Way, { gas }: HouseRules): boolean =>
  way === 'gas' ? gas === 'direct' : SHOTS.includes(way)

const waysOf = (fighter: Fighter, rules: HouseRules): readonly Way[] =>
  WAYS.filter((way) => strikeIn(fighter, way, rules) !== null)

const armsOf = ({ upgrades, grenade }: Wearing): string[] => [...upgrades, ...(grenade ? ['grenade'] : [])]
/** Armour helps those whom it fits. */
const sheltersFor = ({ modelBy }: Person, rules: HouseRules): readonly string[] =>
  SHELTERS.filter((one) => one !== 'bodyArmour' || mayWear(one, modelBy(rules)))
const sheltersOf = ({ wearing, forceField }: Person): string[] => [
  ...(wearing.bodyArmour ? ['bodyArmour'] : []),
  ...(forceField ? ['forceField'] : []),
]
const wordsIn = (said: Filled | undefined, usual: readonly string[]): readonly string[] =>
  Array.isArray(said) ? said.filter((each): each is string => typeof each === 'string') : usual

function armed(said: Filled | undefined, usual: readonly string[]): Wearing {
  const arms = wordsIn(said, usual)
  return {
    ...WEARING_NOTHING,
    upgrades: UPGRADES.filter((upgrade) => arms.includes(upgrade)),
    drugged: arms.includes('combatDrugs'),
    grenade: arms.includes('grenade'),
  }
}

function sheltered(said: Filled | undefined, usual: readonly string[]): Wearing {
  const shelters = wordsIn(said, usual)
  return {
    ...WEARING_NOTHING,
    bodyArmour: shelters.includes('bodyArmour'),
    drugged: shelters.includes('combatDrugs'),
  }
}

function named(people: People, field: string, value: string, said: Said): Named | null {
  switch (field) {
    case 'team':
      return people.teams.find(({ id }) => id === value)?.label ?? null
    case 'rules':
      return people.rules.find(({ id }) => id === value)?.name ?? null
    case 'enemy':
      return people.enemies.find(({ id }) => id === value)?.name ?? null
    case 'member':
      return found(people.teams, said.team).members.find(({ id }) => id === value)?.name ?? null
    case 'arms':
    case 'shelters':
      return { key: `gadget.${value}` }
    default:
      return { key: `${field}.${value}` }
  }
}

const numberIn = (said: Filled | undefined, usual: number): number => {
  const number = Number(said ?? usual)
  return Number.isSafeInteger(number) ? number : usual
}

/** How it is fired, as far as it is said, by somebody who can go like that. */
function shotIn(
  said: Said,
  movements: readonly Movement[] = MOVEMENTS,
): Pick<Matchup, 'movement' | 'shots' | 'cover' | 'intervening'> {
  return {
    movement: movements.find((each) => each === said.movement) ?? 'stand',
    shots: said.shots === '2' ? 2 : 1,
    cover: COVERS.find((each) => each === said.cover) ?? 'none',
    intervening: numberIn(said.intervening, 0),
  }
}

/** Whoever has won one grenade throws one: a second shot is no second grenade (line 226). */
function hasOneOnly({ grenades }: Person, way: Way, { ranged }: Model): boolean {
  if (way === 'hth' || way === 'snapshot') return true
  return way === 'grenade' && ranged?.weapon !== 'grenade' && grenades < 2
}

function firedBy(attacker: Person, way: Way, said: Said, rules: HouseRules): ReturnType<typeof shotIn> {
  const model = attacker.modelBy(rules)
  const shot = shotIn(said, movementsOf(model))
  return hasOneOnly(attacker, way, model) ? { ...shot, shots: 1 } : shot
}

function answer(people: People, said: Said): OddsAnswer {
  const pair = pairIn(people, said)
  if (!pair) return { title: { key: 'nobody' }, isBarred: true, chances: [], reasons: [] }
  const { rules, attacker, target } = pair
  const way = WAYS.find((each) => each === said.way) ?? 'hth'
  const shelters = sheltersOf(target)
  const shot = firedBy(attacker, way, said, rules)
  const question: Matchup = {
    attacker: { model: attacker.modelBy(rules), wearing: armed(said.arms, armsOf(attacker.wearing)) },
    target: { model: target.modelBy(rules), wearing: sheltered(said.shelters, shelters) },
    way,
    ...shot,
    attacks: numberIn(said.attackers, 1) * shot.shots,
    wounds: Math.max(0, target.modelBy(rules).wounds - numberIn(said.lost, 0)),
    forceField: wordsIn(said.shelters, shelters).includes('forceField'),
    toGround: said.toGround === true && target.modelBy(rules).mv > 0,
  }
  const odds = matchupOdds(question, rules)
  const title: TableWords = {
    key: 'against',
    values: { attacker: attacker.name, way: { key: `way.${way}` }, target: target.name },
  }
  if ('bar' in odds) {
    const reason = {
      says: { key: `bar.${odds.bar}`, values: { attacker: attacker.name } },
      at: BAR_LINES[odds.bar],
    }
    return { title, isBarred: true, chances: [], reasons: [reason] }
  }
  return {
    title,
    isBarred: false,
    chances: chances(question, odds),
    reasons: reasons(pair, question, odds, rules),
  }
}

function chances({ attacks }: Matchup, { hit, wounds, ends, spares }: MatchupOdds): OddsAnswer['chances'] {
  const hits = { says: { key: attacks > 1 ? 'chance.eachHits' : 'chance.hits' }, chance: hit }
  if (!ends || !wounds) return [{ says: { key: 'chance.stuns' }, chance: hit }]
  const kinds = wounds.flatMap((chance, n) =>
    n > 0 && chance > 0 ? [{ says: { key: 'chance.wounds', values: { n } }, chance }] : [],
  )
  const usual: readonly End[] = spares ? ['up', 'unconscious'] : ['up', 'mostlyDead', 'out']
  return [
    hits,
    ...(kinds.length > 1 ? kinds : []),
    ...ENDS.filter((end) => ends[end] > 0 || usual.includes(end)).map((end) => ({
      says: { key: `chance.${end}` },
      chance: ends[end],
    })),
  ]
}

/** Line by line how the chances came about. */
function reasons(
  { attacker, target }: Pair,
  { way, attacks, wounds, forceField }: Matchup,
  { strike, isRanged, attack, defence, spares }: MatchupOdds,
  rules: HouseRules,
): Reason[] {
  return [
    ...sumReasons(isRanged ? 'ranged' : 'attack', attack, attacker.lines),
    ...sumReasons('defence', defence, target.lines),
    {
      says: {
        key: 'because.compared',
        values: { attack: attack.total, die: attack.die, defence: defence.total, other: defence.die },
      },
      at: '143–145',
    },
    ...(way === 'snapshot' ? [{ says: { key: 'because.snapshot' }, at: '337' }] : []),
    ...(strike.radius === null
      ? []
      : [{ says: { key: 'because.radius', values: { inches: strike.radius } }, at: '113' }]),
    weaponReason(strike.weapon, rules),
    ...(attacks > 1 ? [{ says: { key: 'because.summed', values: { n: attacks } }, at: '280' }] : []),
    ...(strike.weapon === null ? [] : [{ says: { key: 'because.left', values: { n: wounds } }, at: '147' }]),
    ...(forceField ? [{ says: { key: 'because.forceField' }, at: '234' }] : []),
    ...(spares ? [{ says: { key: 'because.spares' }, at: '55' }] : []),
  ]
}

function sumReasons(key: 'attack' | 'ranged' | 'defence', sum: Sum, lines: string | null): Reason[] {
  return [
    { says: { key: `because.${key}`, values: { value: sum.value, die: sum.die } }, at: lines },
    ...sum.reasons.map(({ code, add }) => ({
      says: { key: `because.${code}`, values: { add: signed(add), die: sum.die } },
      at: REASON_LINES[code],
    })),
  ]
}

function weaponReason(weapon: MatchupOdds['strike']['weapon'], { damage }: HouseRules): Reason {
  if (weapon === null) return { says: { key: 'because.stuns' }, at: '107' }
  if (weapon === 'radius') return { says: { key: 'because.eachOne' }, at: '206' }
  const lines = { fixed: weapon === 'heavy' ? '176' : '73', variable: weapon === 'heavy' ? '121' : '119' }
  return { says: { key: `because.${damage}.${weapon}` }, at: lines[damage] }
}

/** Each of the team against each bad guy, in every way that somebody has, and the other way round. */
function tables(people: People, said: Said): OddsTables {
  const team = found(people.teams, said.team)
  const rules = rulesIn(people, said.rules)
  const shot = shotIn(said)
  const about: TableWords = {
    key: 'tableAbout',
    values: {
      movement: { key: `movement.${shot.movement}` },
      shots: { key: `shots.${shot.shots}` },
      cover: { key: `cover.${shot.cover}` },
      between: shot.intervening,
    },
  }
  const cell = (attacks: Side, attacker: Person, target: Person, way: Way): OddsCell | null => {
    const model = target.modelBy(rules)
    const fired = firedBy(attacker, way, said, rules)
    const odds = matchupOdds(
      {
        attacker: { model: attacker.modelBy(rules), wearing: attacker.wearing },
        target: { model, wearing: target.wearing },
        way,
        ...fired,
        attacks: fired.shots,
        wounds: model.wounds,
        forceField: target.forceField,
        toGround: false,
      },
      rules,
    )
    if ('bar' in odds) return null
    const [member, enemy] = attacks === 'team' ? [attacker, target] : [target, attacker]
    const asks = { attacks, team: team.id, member: member.id, enemy: enemy.id, way }
    return { chance: odds.hit, then: odds.ends === null ? null : 1 - odds.ends.up, asks }
  }
  const against = (attacks: Side, attackers: readonly Person[], targets: readonly Person[]): OddsTable => ({
    title: { key: `tables.${attacks}`, values: { team: team.name } },
    columns: targets.map(({ name }) => name),
    rows: attackers.flatMap((attacker) =>
      WAYS.filter((way) => way !== 'snapshot').flatMap((way) => {
        const cells = targets.map((target) => cell(attacks, attacker, target, way))
        const about = { key: `way.${way}` }
        return cells.every((one) => one === null) ? [] : [{ name: attacker.name, about, cells }]
      }),
    ),
  })
  return {
    about,
    tables: [against('team', team.members, people.enemies), against('badGuys', people.enemies, team.members)],
  }
}
