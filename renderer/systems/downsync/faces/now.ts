import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { never } from '../../../../shared/never.ts'
import {
  boosting,
  costOf,
  nextUp,
  owesStun,
  taskforceUnits,
  toActivate,
  toMoveAgain,
} from '../../../../shared/systems/downsync/battle/course/who.ts'
import { nearby } from '../../../../shared/systems/downsync/battle/course/steps.ts'
import { GAME_MINUTES } from '../../../../shared/systems/downsync/data/forces.ts'
import type { Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import type { Step } from '../../../../shared/systems/downsync/battle/documents/steps.ts'
import { lookedAt, type LookingCommand } from '../../../../shared/systems/downsync/battle/rules/looked-at.ts'
import { wayOf } from '../../../../shared/systems/downsync/battle/rules/targets.ts'
import {
  actionIn,
  activeOf,
  living,
  nonActiveOf,
  reserveOf,
  rulesOf,
  traitsOf,
  unitIn,
  pingIn,
} from '../../../../shared/systems/downsync/battle/state/look.ts'
import type { BattleState, UnitState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import type { Named, TableTurn, TableWords } from '../../../table/faces.ts'
import { dieWords } from './reasons.ts'
import { actionCalled, baseCalled, calledOr, playerOf, seenState, shortName, tokenAsked } from './called.ts'

/** Whom the battle waits for, and for what; and in a Reaction Engagement who acts after whom. */

const words = (key: string, values: NonNullable<TableWords['values']> = {}): TableWords => ({
  key: `now.${key}`,
  values,
})

export function now(seen: object, { createdAt }: Pick<FightSummary, 'createdAt'>): readonly TableWords[] {
  const state = seenState(seen)
  return [...saying(state), ...goneOn(state, createdAt), ...ruledOtherwise(state)]
}

const MINUTE = 60_000
/** A battle that was begun longer ago has been put aside since. */
const EVENING = 240

/** As a turn begins: since when the game goes on, beside how long one takes. Source: line 83. */
function goneOn({ phase }: BattleState, createdAt: string): TableWords[] {
  const n = Math.floor((Date.now() - Date.parse(createdAt)) / MINUTE)
  return phase === 'designating' && n > 0 && n <= EVENING ? [words('goneOn', { n, ...GAME_MINUTES })] : []
}

/** What is looked at on the table by a house rule, where that is asked now. */
function ruledOtherwise(state: BattleState): TableWords[] {
  const command = looking(state)
  if (command === null) return []
  return lookedAt(rulesOf(state), command)
    .filter((key) => key !== 'enemyHalf' || takesPoints(state))
    .map((key) => ({ key: `houseRule.${key}` }))
}

/** Enemies near the tokens take points away, and do not only hold them for themselves (line 661). */
function takesPoints({ steps: [step], setup }: BattleState): boolean {
  const score = setup.mission.scores.find(({ id }) => step?.kind === 'score' && id === step.score)
  return score?.kind === 'near' && score.takes !== null
}

function looking(state: BattleState): LookingCommand | null {
  const { phase, steps, engagement } = state
  const [step] = steps
  if (step?.kind === 'near') return 'say-near'
  if (step?.kind === 'place') return 'place'
  if (step?.kind === 'score') return 'score'
  if (step?.kind === 'volley') return 'attack'
  if (step) return null
  if (phase === 'deploying') return 'lay-pings'
  if (phase === 'moving') return 'move'
  // Pings move a second time beside the Units that act (line 382).
  const isForPings = phase === 'activating' && engagement === null && toMoveAgain(state).length > 0
  return phase === 'acting' || isForPings ? 'move-again' : null
}

function saying(state: BattleState): readonly TableWords[] {
  const { phase, chooser, steps } = state
  const [step] = steps
  const [name, other] = [activeOf(state), nonActiveOf(state)].map((side) => playerOf(state, side))
  const names = { name: name ?? '', other: other ?? '' }
  if (phase === 'over') return []
  if (step) return waiting(state, step)
  switch (phase) {
    case 'starting':
      return [words('starting')]
    case 'choosing':
      return [words('choosing', { name: playerOf(state, chooser) })]
    case 'deploying': {
      const { zones } = state.setup.mission
      const zone = state.first === state.active ? zones.first : zones.second
      return [
        zone.width === null
          ? words('deploying', { ...names, depth: zone.depth })
          : words('deployingNarrow', { ...names, depth: zone.depth, width: zone.width }),
      ]
    }
    case 'designating':
    case 'revealing':
    case 'refreshing':
    case 'moving':
      return [words(phase, names)]
    case 'reacting': {
      const left = state.camps[nonActiveOf(state)].commandPoints
      return [words('reacting', { ...names, n: taskforceUnits(state).length, left })]
    }
    case 'joining':
      return [words('joining', names)]
    case 'answering': {
      const free = taskforceUnits(state).length
      const left = state.camps[nonActiveOf(state)].commandPoints
      return [words(costOf(state, 1) > 0 ? 'answeringPaid' : 'answering', { ...names, n: free, left })]
    }
    case 'boosting': {
      const side = boosting(state)
      const left = side === null ? 0 : state.camps[side].commandPoints
      return [words('boosting', { name: playerOf(state, side), n: left })]
    }
    case 'activating':
      return [activating(state, names)]
    case 'acting':
      return acting(state)
    case 'countering':
    case 'settling':
    case 'scoring':
      // Each of these waits for a step, which says what for.
      return []
    default:
      return never(phase)
  }
}

function activating(state: BattleState, names: { readonly name: string }): TableWords {
  if (!state.engagement) return words(toActivate(state).length === 0 ? 'pingsAgain' : 'activating', names)
  const who = nextUp(state).map((id) => calledOr(state, id))
  const [first] = nextUp(state)
  const n = first === undefined ? 0 : (state.engagement.priority[first] ?? 0)
  return words(n > 1 ? 'nextUp' : 'nextUpLast', { who, n })
}

function acting(state: BattleState): TableWords[] {
  const { activation } = state
  const unit = unitIn(state, activation?.unit ?? null)
  if (!activation || !unit) return []
  const who = baseCalled(state, unit.id, activation.base)
  if (activation.base === null)
    return [words(owesStun(state, unit).length > 0 ? 'stunned' : 'whichBase', { who })]
  return [words('acting', { who, n: activation.actionPoints })]
}

/** What the first of what is going on waits for. */
function waiting(state: BattleState, step: Step): TableWords[] {
  switch (step.kind) {
    case 'near': {
      const { pings, stealthy } = nearby(state, step)
      const what = stealthy.length === 0 ? 'near' : pings.length === 0 ? 'nearStealth' : 'nearBoth'
      return [words(what, { who: calledOr(state, step.piece) })]
    }
    case 'identify': {
      const ping = pingIn(state, step.ping)
      const n = ping ? reserveOf(state, ping.side, ping.sig).length : 0
      const name = playerOf(state, ping?.side ?? null)
      return [words(`identify.${step.by}`, { ping: calledOr(state, step.ping), name, n })]
    }
    case 'place': {
      const n = unitIn(state, step.unit)?.bases.length ?? 1
      return [words(step.by === 'card' ? 'placeByCard' : 'place', { who: calledOr(state, step.unit), n })]
    }
    case 'volley': {
      const unit = unitIn(state, step.unit)
      const action = unit?.card.actions.find(({ id }) => id === step.action)
      const values = {
        who: baseCalled(state, step.unit, step.base),
        action: actionCalled(state, step.unit, step.action),
        n: step.left,
        line: volleyLine(state, step),
        text: wordsOf(action),
      }
      return [words(action?.target === 'itself' ? 'volleyItself' : 'volley', values)]
    }
    case 'hit': {
      const at = baseCalled(state, step.unit, step.base)
      const isAgain = step.effect === 'stun' && unitIn(state, step.unit)?.stun === true
      return [words(`hit.${isAgain ? 'stunned' : step.effect}`, { at, by: calledOr(state, step.by) })]
    }
    case 'score': {
      const score = state.setup.mission.scores.find(({ id }) => id === step.score)
      const name = playerOf(state, step.side)
      if (score?.kind === 'own') return [words('score.own', { name, text: score.text })]
      if (score?.kind !== 'near' && score?.kind !== 'hold') return []
      const { within } = score
      const values = { name, within, token: tokenAsked(state.setup.mission.tokens, score, step.token) }
      if (score.kind === 'hold')
        return [words(score.tokens === 'anybody' ? 'score.hold' : 'score.holdOwn', values)]
      return [
        score.takes === null
          ? words('score.nearAlone', values)
          : words('score.near', { ...values, taken: score.takes.within }),
      ]
    }
    case 'outcome':
      return [
        words('outcome', {
          action: actionCalled(state, step.unit, step.action),
          at: baseCalled(state, step.at, step.atBase),
          text: wordsOf(unitIn(state, step.unit)?.card.actions.find(({ id }) => id === step.action)),
        }),
      ]
    case 'gain': {
      const unit = unitIn(state, step.unit)
      const trait = unit && traitsOf(unit).find(({ id }) => id === step.trait)
      if (!trait) return []
      const values = {
        who: calledOr(state, step.unit),
        trait: trait.name,
        text: wordsOf(trait) || brought(unit, trait),
      }
      const aimed = state.steps.find((one) => one.kind !== 'gain')
      if (aimed?.kind !== 'aimed' || aimed.at !== step.unit) return [words('gain', values)]
      const by = baseCalled(state, aimed.unit, aimed.base)
      return [words('gainBefore', { ...values, by, action: actionCalled(state, aimed.unit, aimed.action) })]
    }
    case 'aimed':
    case 'late':
    case 'close':
      return []
    default:
      return never(step)
  }
}

/** Where the book has it that each point of ROF is resolved by itself, or a ★. */
const VOLLEY_LINES = { attack: 522, scan: 480, special: 553 } as const
function volleyLine(state: BattleState, step: Extract<Step, { kind: 'volley' }>): number {
  const unit = unitIn(state, step.unit)
  const action = unit && actionIn(unit, step.action)
  return VOLLEY_LINES[action ? wayOf(action, rulesOf(state)) : 'attack']
}

/** The token of a trait without words: what answers hits belongs to the bases (line 362). */
function brought(unit: UnitState, { gains }: Trait): Named {
  if (gains === null) return ''
  const isEach = (gains === 'countermeasure' || gains === 'emergency') && living(unit).length > 1
  return words(isEach ? 'bringsEach' : 'brings', { token: { key: `token.${gains}` } })
}

/** What stands on the card of it. */
const wordsOf = (action: { readonly text: string } | undefined): Named =>
  action === undefined || action.text === '' ? '' : words('words', { text: action.text })

/** The dice beside the Units: highest first, of equals the active side’s (line 617). */
export function order(seen: object): readonly (readonly TableTurn[])[] {
  const state = seenState(seen)
  const { engagement, activation } = state
  if (!engagement) return []
  const turnOf = (id: string, over: Pick<TableTurn, 'stands'> & Partial<TableTurn>): TableTurn[] => {
    const unit = unitIn(state, id)
    if (unit?.fate !== 'onTable') return []
    const notes = [
      engagement.held.includes(id) && { key: 'note.held' },
      engagement.passed.includes(id) && { key: 'note.passed' },
      ...dieWords(engagement.why[id] ?? []),
    ].filter((note) => note !== false)
    return [{ id, side: unit.side, name: shortName(state, unit), notes, ...over }]
  }
  const up = activation ? [activation.unit] : nextUp(state)
  const dice = Object.entries(engagement.priority).toSorted(
    ([one, n], [other, m]) => m - n || rank(state, one) - rank(state, other),
  )
  const acted = [...new Set([...engagement.done, ...engagement.passed])]
  return [
    ...acted.map((id) => turnOf(id, { stands: 'acted' })),
    // Equals of one side go in the order that it likes: each stands for itself.
    ...dice.map(([id, n]) => turnOf(id, { at: n, stands: up.includes(id) ? 'now' : 'later' })),
  ].filter((turns) => turns.length > 0)
}
const rank = (state: BattleState, id: string): number => (unitIn(state, id)?.side === activeOf(state) ? 0 : 1)
