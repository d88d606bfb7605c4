import { roundLimit } from '../../../../shared/systems/downsync/battle/course/flow.ts'
import { buildingsIn } from '../../../../shared/systems/downsync/battle/rules/buildings.ts'
import {
  isOnTable,
  living,
  pingsOf,
  rulesOf,
  unitsOf,
} from '../../../../shared/systems/downsync/battle/state/look.ts'
import type { BattleState, UnitState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import {
  BATTLE_SIDES,
  type Side,
  type SingleToken,
} from '../../../../shared/systems/downsync/battle/words.ts'
import { TOKEN_TABLE } from '../../../../shared/systems/downsync/data/tokens.ts'
import {
  MISSION_SIDES,
  type MissionDraft,
  type Score,
  type TerrainPiece,
} from '../../../../shared/systems/downsync/documents/mission.ts'
import type { Action, CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { SIGS, type Sig } from '../../../../shared/systems/downsync/words.ts'
import type { Named, TablePiece, TableWords } from '../../../table/faces.ts'
import { calledOr, ownName, playerOf, seenState, tokensCalled } from './called.ts'

/** What lies on the table: the mission and who acts in front, and each side with its points, Units, Pings and Reserve. */

export function pieces(seen: object): readonly TablePiece[] {
  const state = seenState(seen)
  return [
    missionOf(state),
    ...taskforcesOf(state),
    ...BATTLE_SIDES.flatMap((side) => [
      campOf(state, side),
      ...unitsOf(state, side)
        .filter(({ fate }) => fate !== 'reserve')
        .toSorted((one, other) => Number(!isOnTable(one)) - Number(!isOnTable(other)))
        .map((unit) => unitOf(state, unit)),
      ...SIGS.flatMap((sig) => sizeOf(state, side, sig)),
    ]),
  ]
}

/** On a full wall: points, Pings and Reserve of both sides, and the Units that have a part in the turn. */
export function foremost(seen: object): readonly string[] {
  const { taskforce, engagement } = seenState(seen)
  return [
    ...BATTLE_SIDES.flatMap((side) => [campId(side), ...SIGS.map((sig) => sizeId(side, sig))]),
    ...(taskforce?.units ?? []),
    ...(engagement?.reacting ?? []),
  ]
}
const campId = (side: Side): string => `camp.${side}`
const sizeId = (side: Side, sig: Sig): string => `size.${side}.${sig}`

type Maybe = TableWords | false
const those = (words: readonly Maybe[]): TableWords[] => words.filter((one) => one !== false)
const says = (key: string, values: NonNullable<TableWords['values']> = {}): TableWords => ({
  key: `piece.${key}`,
  values,
})
const mark = (key: string, values: NonNullable<TableWords['values']> = {}): TableWords => ({
  key: `mark.${key}`,
  values,
})

/** What a token lies there for, in the colour that it has. */
const token = (of: SingleToken): TableWords & { readonly token: string } => ({
  ...mark(of),
  token: TOKEN_TABLE[of].colour,
})

/** What the players have come for, and how far it has come. */
function missionOf(state: BattleState): TablePiece {
  const { setup, round, active, ending } = state
  const { mission } = setup
  const limit = roundLimit(state)
  const ground = mission.terrain.filter(({ holds }) => holds === null).map(groundCalled)
  return {
    id: 'mission',
    side: null,
    leads: true,
    under: { key: 'under.mission' },
    name: mission.name,
    states: those([
      mission.brief !== '' && says('brief', { brief: mission.brief }),
      ...mission.scores.map((score) => scoring(state, score)),
      mission.wins !== null && says('wins', { n: mission.wins }),
      limit !== null && says('limit', { n: limit }),
      ground.length > 0 && says('ground', { pieces: ground }),
      ...buildingsIn(state).map(({ name, holds: of, inside: n }) => says('holds', { name, n, of })),
    ]),
    marks: those([
      round > 0 && mark('round', { n: round }),
      ending === null && active !== null && mark('active', { name: playerOf(state, active) }),
    ]),
    ...(mission.tokens.length > 0 && { more: { label: says('lie'), says: mission.tokens.map(lies) } }),
    // Once the battle is under way all know what they have come for.
    folds: round > 0,
  }
}

/** Where a token is laid, as its own side sees the table (lines 657–659). */
const lies = ({ name, side, right, back }: MissionDraft['tokens'][number]): TableWords =>
  says(`lies.${side ?? 'nobody'}`, { token: name, right, back })

/** What a piece of terrain is, beside its name. */
function groundCalled({ name, area, blocksSight, impassable }: TerrainPiece): Named {
  const is = those([
    area !== null && { key: `ground.${area}` },
    blocksSight && { key: 'ground.blocksSight' },
    impassable && { key: 'ground.impassable' },
  ])
  return is.length === 0 ? name : says('groundIs', { name, is })
}

function scoring(state: BattleState, score: Score): TableWords {
  const { tokens: all } = state.setup.mission
  switch (score.kind) {
    case 'near': {
      const { within, points, takes } = score
      const less = takes === null ? '' : says('takes', { within: takes.within, n: takes.points })
      const when = says(`when.${rulesOf(state).scoring}`)
      return says('near', { within, n: points, when, takes: less, token: tokensCalled(all, score) })
    }
    case 'hold':
      return says('hold', {
        ...{ within: score.within, n: score.points, token: tokensCalled(all, score) },
        each: isOneOfMany(all, score) ? says('holdEach') : '',
      })
    case 'destroy':
      return says('destroy', { ...score.points })
    case 'reveal':
      return says('reveal', { n: score.points })
    case 'own':
      return says('own', { text: score.text })
  }
}

const isOneOfMany = (all: MissionDraft['tokens'], { tokens: whose }: Extract<Score, { kind: 'hold' }>) =>
  whose === 'anybody'
    ? all.length > 1
    : MISSION_SIDES.some((side) => all.filter((one) => one.side === side).length > 1)

/** Who acts together, and who answers. */
function taskforcesOf(state: BattleState): TablePiece[] {
  const { taskforce, engagement, active } = state
  if (!taskforce || active === null) return []
  const all = (ids: readonly string[]): Named[] => ids.map((id) => calledOr(state, id))
  const piece = (id: string, side: Side, states: readonly Maybe[]): TablePiece => ({
    ...{ id, side, leads: true, under: { key: `under.${id}` } },
    name: playerOf(state, side),
    states: those(states),
  })
  const reacting = engagement?.reacting ?? []
  const other = BATTLE_SIDES.find((side) => side !== active) ?? active
  return [
    piece('taskforce', active, [
      taskforce.units.length > 0 && says('units', { who: all(taskforce.units) }),
      taskforce.pings.length > 0 && says('pings', { who: all(taskforce.pings) }),
    ]),
    ...(reacting.length > 0
      ? [piece('reactionTaskforce', other, [says('units', { who: all(reacting) })])]
      : []),
  ]
}

function campOf(state: BattleState, side: Side): TablePiece {
  const { round } = state
  const { commandPoints: left, points } = state.camps[side]
  const { commandPoints: of, mission } = state.setup
  const { wins } = mission
  const command = {
    ...{ says: says('command', { left, of }), left, of },
    token: TOKEN_TABLE.commandPoint.colour,
  }
  const victory = says(wins === null ? 'points' : 'pointsOf', { n: points, of: wins ?? 0 })
  return {
    id: campId(side),
    side,
    name: playerOf(state, side),
    tracks: [
      ...(round > 0 ? [command] : []),
      ...(wins === null ? [] : [{ says: victory, left: Math.max(0, points), of: wins }]),
    ],
    states: wins === null ? [victory] : [],
  }
}

function unitOf(state: BattleState, unit: UnitState): TablePiece {
  const isOut = !isOnTable(unit)
  return {
    id: unit.id,
    side: unit.side,
    name: ownName(state, unit),
    under: { key: 'under.units' },
    tracks: isOut ? [] : tracksOf(unit),
    states: isOut ? [] : statesOf(unit),
    ...(!isOut && cardWords(unit)),
    marks: isOut ? [mark('destroyed')] : marksOf(state, unit),
    isOut,
    folds: !isOut,
  }
}

/** Its bases, and the tokens that answer hits: of each base its own (line 346). */
function tracksOf(unit: UnitState): NonNullable<TablePiece['tracks']> {
  const { card, bases } = unit
  const alive = living(unit)
  const isGroup = bases.length > 1
  const rows = alive.flatMap(({ number, cm, cmPlus }) =>
    (
      [
        ['cm', cm, card.cm, 'countermeasure'],
        ['cmPlus', cmPlus, card.cmPlus, 'emergency'],
      ] as const
    ).flatMap(([kind, left, onCard, token]) => {
      // A card may bring more than it has.
      const of = Math.max(left, onCard)
      return of === 0
        ? []
        : [
            {
              ...{ says: says(isGroup ? `${kind}Of` : kind, { base: number, left, of }), left, of },
              token: TOKEN_TABLE[token].colour,
            },
          ]
    }),
  )
  const count = { left: alive.length, of: bases.length }
  return isGroup
    ? [{ says: says('bases', count), short: says('basesShort', count), ...count, round: true }, ...rows]
    : rows
}

function statesOf({ card }: UnitState): TableWords[] {
  const { sig, spd, scan, targ, def, traits, actions } = card
  return those([
    says('stats', { sig: { key: `sig.${sig}` }, spd, scan, targ, def }),
    actions.length > 0 && says('actions', { actions: actions.map(actionTold) }),
    traits.length > 0 && wordsOn(card).size === 0 && says('traits', { traits: namesOf(traits) }),
  ])
}

/** What traits, actions and counters of its card do, behind their names. */
function cardWords({ card }: UnitState): Pick<TablePiece, 'more'> {
  const { traits } = card
  const written = [...card.actions, ...card.counters].filter(({ text }) => text !== '')
  const all = Array.from(wordsOn(card), ([text, name]) => says('says', { name, text }))
  if (all.length === 0) return {}
  return {
    more: {
      label: says('card', { names: namesOf([...traits, ...written]) }),
      says: all,
    },
  }
}
/** Each text with the name that it stands at. */
const wordsOn = ({ traits, actions, counters }: CardFace): ReadonlyMap<string, string> =>
  new Map(
    [...traits, ...actions, ...counters].flatMap(({ name, text }) => (text === '' ? [] : [[text, name]])),
  )
/** Several of one name are one ability (line 669). */
const namesOf = (traits: readonly { readonly name: string }[]): string[] => [
  ...new Set(traits.map(({ name }) => name)),
]

/** An action in the numbers of its card (lines 437–462). */
export function actionTold({ name, teams, target, range, rof, effect, labels }: Action): TableWords {
  const labelled = labels.map((label): TableWords => ({ key: `label.${label}` }))
  const only = teams.length === 0 ? '' : { key: 'piece.teams', values: { teams: teams.map(String) } }
  // Of what is done to itself once nothing is measured, and nothing repeated.
  if (target === 'itself' && range === null && rof === 1 && labels.length === 0)
    return { key: 'piece.actionAtItself', values: { name, only, effect: { key: `effect.${effect}` } } }
  return {
    key: labels.length > 0 ? 'piece.actionLabelled' : 'piece.action',
    values: {
      ...{ name, rof, only, labels: labelled },
      effect: { key: `effect.${effect}` },
      range: range === null ? { key: 'piece.anyRange' } : { key: 'piece.range', values: { n: range } },
    },
  }
}

/** What is so of it just now, each in words. */
function marksOf(state: BattleState, unit: UnitState): TableWords[] {
  const { id, activated, overwatch, stun, stealth, breach, counters } = unit
  const { taskforce, engagement, activation } = state
  const priority = engagement?.priority[id]
  const buildings = [...new Set(living(unit).map(({ building }) => building))].filter((one) => one !== '')
  const own = state.ownCounters.filter(({ piece }) => piece === id)
  return those([
    activation?.unit === id && mark('acts'),
    priority !== undefined && mark('priority', { n: priority }),
    taskforce?.units.includes(id) === true && mark('taskforce'),
    engagement?.reacting.includes(id) === true && mark('reacts'),
    activated && token('activated'),
    overwatch && token('overwatch'),
    stun && token('stun'),
    stealth && token('stealth'),
    breach > 0 && mark('breach', { n: breach }),
    ...counters.map(({ name }) => mark('counter', { name })),
    ...own.map(({ name, count }) => mark('ownCounter', { name, n: count })),
    ...buildings.map((building) => mark('building', { building })),
  ])
}

/** Pings of a Signature that lie there, and Units that they may be (lines 366, 412). */
function sizeOf(state: BattleState, side: Side, sig: Sig): TablePiece[] {
  const own = pingsOf(state, side).filter((one) => one.sig === sig)
  const [out, held] = [own.filter(isOnTable), own.filter(({ fate }) => fate === 'held')]
  const reserve = unitsOf(state, side).filter(({ fate, card }) => fate === 'reserve' && card.sig === sig)
  if (out.length + held.length + reserve.length === 0) return []
  const numbers = (all: typeof own): string[] => all.map(({ number }) => String(number))
  const [fresh, activated] = [out.filter((one) => !one.activated), out.filter((one) => one.activated)]
  return [
    {
      id: sizeId(side, sig),
      side,
      name: { key: `sig.${sig}` },
      under: { key: 'under.pings' },
      states: those([
        held.length > 0 && says('held', { n: held.length }),
        fresh.length > 0 && says('fresh', { n: fresh.length, which: numbers(fresh) }),
        activated.length > 0 && says('moved', { n: activated.length, which: numbers(activated) }),
        out.length + held.length === 0 && says('noPings'),
        says(reserve.length === 0 ? 'noReserve' : 'reserve', {
          n: reserve.length,
          who: reserve.map((unit) => ownName(state, unit)),
        }),
      ]),
    },
  ]
}
