import { isDeepStrictEqual } from 'node:util'
import type { Input } from '../../../shared/contract/index.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import type { Ask } from './calls.ts'

/** What was sent, by its number, and whether it was answered. */
type Sent = Map<number, boolean>

/** What was sent before one kill. */
export interface Round {
  readonly campaign: string
  readonly people: readonly string[]
  readonly battles: Sent
  readonly players: Sent
}

const report = (people: readonly string[], number: number): Input<'battles.enter'>['report'] => {
  const side = (at: number) => ({
    participant: people[at] ?? '',
    victoryPoints: number % 1000,
    role: null,
    roleDie: null,
    controlsTable: at === 0,
    lost: { scout: 1 + (number % 3), tactical: 2 },
  })
  return {
    sides: [side(0), side(1)],
    result: null,
    foughtOn: null,
    place: String(number),
    note: 'Cold. '.repeat(number % 200).trim(),
  }
}
const player = (number: number): Input<'players.create'> => ({
  name: `Player ${number}`,
  contact: '',
  colour: '#335577',
  guest: false,
  led: [],
  sameName: false,
})

/** Sends one change after the other, until nobody answers any more. */
async function write(
  into: Sent,
  next: () => number,
  send: (number: number) => Promise<unknown>,
): Promise<void> {
  try {
    for (;;) {
      const number = next()
      into.set(number, false)
      await send(number)
      into.set(number, true)
    }
  } catch (error) {
    if (String(error).includes('was refused')) throw error
  }
}

/** Writes from three sides at once, until what answers is killed at any instant. */
export async function writeUntil(
  ask: Ask,
  name: string,
  next: () => number,
  killed: () => Promise<void>,
): Promise<Round> {
  const participants = [newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]
  const { id: campaign } = await ask('campaigns.start', newCampaign(participants, { name }))
  const people = (await ask('campaigns.view', { id: campaign })).participants.map(({ id }) => id)
  const [battles, players]: [Sent, Sent] = [new Map(), new Map()]
  const enter = (number: number) =>
    ask('battles.enter', { campaign, before: null, report: report(people, number) })
  const writing = [
    write(battles, next, enter),
    write(battles, next, enter),
    write(players, next, (number) => ask('players.create', player(number))),
  ]
  await killed()
  await Promise.all(writing)
  return { campaign, people, battles, players }
}

/** What is there of a round: acknowledged and not there is lost, and there and not as it was sent is half. */
export async function look(ask: Ask, { campaign, people, battles, players }: Round) {
  const there = new Map(
    (await ask('campaigns.view', { id: campaign })).battles.map((battle) => [Number(battle.place), battle]),
  )
  const named = new Set((await ask('players.list', {})).map(({ name }) => name))
  const isHalf = (number: number): boolean => {
    const [battle, sent] = [there.get(number), report(people, number)]
    return (
      battle !== undefined &&
      !isDeepStrictEqual({ sides: battle.sides, note: battle.note }, { sides: sent.sides, note: sent.note })
    )
  }
  const answered = (sent: Sent): number[] =>
    [...sent].flatMap(([number, isAnswered]) => (isAnswered ? [number] : []))
  const [entered, created] = [answered(battles), answered(players)]
  return {
    acknowledged: entered.length + created.length,
    lost:
      entered.filter((number) => !there.has(number)).length +
      created.filter((number) => !named.has(`Player ${number}`)).length,
    half: [...battles.keys()].filter(isHalf).length,
  }
}

/** Once more all of them together: what outlived one kill outlives the others. */
export async function lookAtAll(ask: Ask, rounds: readonly Round[]) {
  const found = { acknowledged: 0, lost: 0, half: 0 }
  for (const round of rounds) {
    const { acknowledged, lost, half } = await look(ask, round)
    found.acknowledged += acknowledged
    found.lost += lost
    found.half += half
  }
  return found
}
