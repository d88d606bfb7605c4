import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { createDispatch, type Dispatch } from '../../../electron/host/dispatch.ts'
import type { FightSummary } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Trooper } from '../../../shared/systems/seven-seconds/contract/roster.ts'
import type { CallName, Notice } from '../../../shared/contract/index.ts'
import { isRefusal } from '../../../shared/problem.ts'
import type { Command, CommandOf } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Unit } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  blipId,
  SQUARES,
  type Objective,
  type Side,
} from '../../../shared/systems/seven-seconds/battle/words.ts'
import { SEED, seedChance } from '../../support/chance.ts'
import { PLAN } from '../../support/hammer-on-the-door.ts'
import { stackInFile } from '../../support/stacked-deck.ts'
import { startThree } from './campaign.ts'
import { startProgram, temporaryFolder, type TestProgram } from './program.ts'
import { begunWorld, type Targets } from './world.ts'

/** What side b keeps to itself. */
export interface Hidden {
  readonly mission: string
  readonly troops: string
  readonly choices: CommandOf<'muster'>['choices']
  readonly drones: CommandOf<'muster'>['drones']
  /** The square of each unit. */
  readonly squares: (units: readonly Unit[]) => Readonly<Record<string, number>>
  /** Which of the living of its roster march under their names. */
  readonly whom: (living: readonly Trooper[]) => readonly Trooper[]
  /** Written for itself alone, and the name of a layout that its faction keeps. */
  readonly words: string
  readonly pin: string
}

export const PIN_OF_A = '1357'

/** The program and its file, twice: to everybody but side b both are the same. */
export interface Twins {
  readonly of: Targets
  /** Ids of what was there before they were two. */
  readonly known: ReadonlySet<string>
  readonly hidden: readonly [Hidden, Hidden]
  readonly programs: readonly [Twin, Twin]
  readonly rosters: Readonly<Record<Side, readonly Trooper[]>>
}

interface Twin {
  readonly muster: TestProgram
  readonly dispatch: Dispatch
  /** What its windows were told. */
  readonly notices: Notice[]
  /** The battle of its campaign that is named in calls. */
  readonly battle: string
}

function started(folder: string, battle: string): Twin {
  const muster = startProgram(folder)
  const notices: Notice[] = []
  muster.program.listen((notice) => notices.push(notice))
  return { muster, dispatch: createDispatch(muster.program), notices, battle }
}

function copied({ folder }: TestProgram): string {
  const copy = temporaryFolder()
  copyFileSync(join(folder, FILE_NAME), join(copy, FILE_NAME))
  return copy
}

/** A battle of `hammer-on-the-door` that has just begun in a campaign with something of everything in it. */
export async function beginTwins(
  level: FightSummary['level'],
  hidden: readonly [Hidden, Hidden],
): Promise<Twins> {
  const { muster, ...world } = await begunWorld()
  // Nobody has a streak in it: all cards that are drawn are kept.
  const { id: campaign, people } = await startThree(muster)
  const [first = '', other = '', second = ''] = people
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const factionOf = (id: string): string => participants.find((one) => one.id === id)?.faction.id ?? ''
  const need = { tactical: 4, commander: 1, assault: 2, scout: 2, engineer: 1 }
  const rosterOf = async (participant: string): Promise<readonly Trooper[]> => {
    const of = { faction: factionOf(participant), campaign }
    await muster.ask('roster.fillSquad', { ...of, need, names: { style: 'salt-coast' } })
    return (await muster.ask('roster.view', of)).troopers
  }
  const rosters = { a: await rosterOf(first), b: await rosterOf(second) }
  const { id: fight } = await muster.ask('fights.begin', {
    campaign,
    a: { kind: 'participant', participant: first },
    b: { kind: 'participant', participant: second },
    level,
    rules: null,
  })
  muster.program.close()
  const [one, two] = hidden.map(({ mission, troops }) => {
    const folder = copied(muster)
    const { cards, seed } = PLAN
    stackInFile(folder, fight, seed, {
      offense: [cards.a.mission],
      defense: [mission],
      troops: [cards.a.troops, troops],
    })
    return started(folder, world.battle)
  })
  if (!one || !two) throw new Error('Twins are two.')
  const of = {
    ...world,
    campaign,
    people: [first, second, other],
    fight,
    faction: factionOf(second),
    trooper: rosters.b[0]?.id ?? '',
  }
  const known = new Set(readFileSync(join(muster.folder, FILE_NAME)).toString('latin1').match(ID))
  return { of, known, hidden, programs: [one, two], rosters }
}

/** Both on a copy of their files, to be done with as somebody likes. */
export function copyTwins({ programs: [one, two], ...twins }: Twins): Twins {
  return {
    ...twins,
    programs: [started(copied(one.muster), one.battle), started(copied(two.muster), two.battle)],
  }
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Ids that came since both began are each one's own. */
function plainly(answer: unknown, known: ReadonlySet<string>): string {
  return JSON.stringify(answer).replaceAll(ID, (id) => (known.has(id) ? id : '#'))
}

type Reply = Awaited<ReturnType<Dispatch>>

/** Asks both the same, by the same chance: what they answer has to be the same byte for byte. */
export async function askBoth(
  { programs, known }: Twins,
  name: CallName,
  input: object,
): Promise<readonly [Reply, Reply]> {
  const ask = ({ dispatch, battle }: Twin): Promise<Reply> => {
    seedChance(SEED)
    const own = JSON.stringify(input).replaceAll(programs[0].battle, battle)
    return dispatch(name, JSON.parse(own))
  }
  const replies = [await ask(programs[0]), await ask(programs[1])] as const
  expect.soft(plainly(replies[1], known), `${name} ${JSON.stringify(input)}`).toBe(plainly(replies[0], known))
  return replies
}

/** What every window was told has to be the same too. */
export function compareNotices({ programs: [one, two], known }: Twins): void {
  expect(one.notices.length).toBeGreaterThan(0)
  expect(plainly(two.notices, known)).toBe(plainly(one.notices, known))
}

/** Done in the open, by both alike, after a decision or the last one; gives its number. */
export async function actBoth(
  twins: Twins,
  command: Command,
  dice: readonly number[] = [],
  last?: number,
): Promise<number> {
  const id = twins.of.fight
  const [one] = twins.programs
  const after = last ?? (await one.muster.ask('fights.look', { id, watcher: 'public' })).decision
  const pin = command.side === 'a' ? { pin: PIN_OF_A } : {}
  const rolls = dice.length > 0 ? [...dice] : null
  const [reply] = await askBoth(twins, 'fights.act', { id, after, command, rolls, ...pin })
  if (isRefusal(reply)) throw new Error(reply.problem.code)
  return after + 1
}

/** Done by side b in private, by each its own. */
async function actAlone(
  { programs, hidden, of: { fight: id } }: Twins,
  commandOf: (hidden: Hidden, units: readonly Unit[]) => Command,
): Promise<void> {
  for (const [index, { muster }] of programs.entries()) {
    const own = hidden[index]
    if (!own) throw new Error('Twins are two.')
    const key = { id, pin: own.pin }
    const { decision: after, view } = await muster.ask('fights.look', { watcher: 'b', ...key })
    const units = view.units.filter(({ side }) => side === 'b')
    await muster.ask('fights.act', { ...key, after, command: commandOf(own, units), rolls: null })
  }
}

/** Both enter the battle in the campaign: from now on calls name what became of it. */
export async function enterBoth({ programs: [one, two], ...twins }: Twins): Promise<Twins> {
  const about = { id: twins.of.fight, foughtOn: null, place: 'Kettle Valley', note: '' }
  const enter = async (twin: Twin): Promise<Twin> => ({
    ...twin,
    battle: (await twin.muster.ask('fights.enter', about)).battle,
  })
  const programs = [await enter(one), await enter(two)] as const
  return { ...twins, programs, of: { ...twins.of, battle: programs[0].battle } }
}

/** What is done before round 1, and where it has come to after each part of it. */
export async function setUpTwins(twins: Twins, at: (stage: string) => Promise<void>): Promise<void> {
  const { fight: id } = twins.of
  const go = (command: Command, dice?: readonly number[]) => actBoth(twins, command, dice)
  await askBoth(twins, 'fights.setPin', { id, side: 'a', chosen: PIN_OF_A })
  for (const [index, { muster }] of twins.programs.entries())
    await muster.ask('fights.setPin', { id, side: 'b', chosen: twins.hidden[index]?.pin ?? '' })
  await go({ kind: 'roll-roles', side: 'a' }, [6, 1])
  await go({ kind: 'choose-edge', side: 'b', edge: 'north' })
  for (const [objective, side] of PLACED) {
    const toNearest = objective === 'delta' ? null : 9
    await go({ kind: 'place-objective', side, objective, inZone: true, toEdge: 7, toNearest })
  }
  await go({ kind: 'draw-cards', side: 'a' })
  await actAlone(twins, () => ({ kind: 'draw-cards', side: 'b' }))
  await at('cards drawn')
  await go({ kind: 'muster', side: 'a', choices: [], drones: PLAN.drones.a })
  await actAlone(twins, ({ choices, drones }) => ({ kind: 'muster', side: 'b', choices, drones }))
  await at('mustered')
  await actAlone(twins, ({ whom }, units) => {
    const waiting = whom(twins.rosters.b).slice()
    return {
      kind: 'name-units',
      side: 'b',
      names: units.flatMap(({ id: unit, type }) => {
        const at = waiting.findIndex((one) => one.unit === type)
        const [member] = at === -1 ? [] : waiting.splice(at, 1)
        return member ? [{ unit, name: member.name, trooper: member.id }] : []
      }),
    }
  })
  await actAlone(twins, ({ words: text }) => ({ kind: 'note', side: 'b', piece: null, text, private: true }))
  for (const [index, { muster }] of twins.programs.entries()) {
    const { words: name = '', pin = '' } = twins.hidden[index] ?? {}
    const squares = [{ square: index + 1, units: ['scout' as const] }]
    await muster.ask('fights.keepLayout', { id, side: 'b', pin, name, squares })
  }
  await go({ kind: 'fill-holding-area', side: 'a', squares: filled(PLAN.squares.a) })
  await actAlone(twins, ({ squares }, units) => ({
    kind: 'fill-holding-area',
    side: 'b',
    squares: filled(squares(units)),
  }))
  await at('Holding Areas filled')
  for (const side of ['b', 'a'] as const) {
    const near: Partial<Record<string, Objective>> = PLAN.near
    const blips = SQUARES.map((square) => {
      const objective = near[blipId(side, square)]
      return { blip: blipId(side, square), near: objective ? [objective] : [] }
    })
    await go({ kind: 'deploy', side, blips, inZone: true })
  }
}

const PLACED: readonly (readonly [Objective, Side])[] = [
  ['delta', 'a'],
  ['epsilon', 'a'],
  ['alpha', 'b'],
  ['beta', 'b'],
  ['gamma', 'b'],
]

function filled(squareOf: Readonly<Record<string, number>>): CommandOf<'fill-holding-area'>['squares'] {
  return SQUARES.map((square) => ({
    square,
    units: Object.entries(squareOf).flatMap(([unit, at]) => (at === square ? [unit] : [])),
  })).filter(({ units }) => units.length > 0)
}
