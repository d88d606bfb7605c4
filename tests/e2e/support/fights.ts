import { expect, type Page } from '@playwright/test'
import type { Input } from '../../../shared/contract/index.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { decide } from '../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { options } from '../../../shared/systems/seven-seconds/battle/decide.ts'
import { fillAll } from '../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { unitsOfBlip } from '../../../shared/systems/seven-seconds/battle/state/look.ts'
import type { BattleState } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES, type Phase } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { storedState } from '../../support/stored-fight.ts'
import type { Muster } from './muster.ts'

type Asks = Pick<Muster, 'ask' | 'folder'>

/** Begins a battle between the first two of a campaign, or between two shipped factions. */
export async function beginFight(
  muster: Asks,
  campaign: string | null,
  level: Input<'fights.begin'>['level'] = 'enforce',
): Promise<string> {
  const people = campaign === null ? [] : (await muster.ask('campaigns.view', { id: campaign })).participants
  const [a, b] = people.map(({ id }) => ({ kind: 'participant', participant: id }) as const)
  const { id } = await muster.ask('fights.begin', {
    campaign,
    a: a ?? { kind: 'sample-faction', faction: 'new-tokyo' },
    b: b ?? { kind: 'sample-faction', faction: 'council-of-zane' },
    level,
    rules: null,
  })
  return id
}

/** Left to who plays: no battle waits for it. */
const AT_LEISURE: readonly string[] = ['name-units', 'correct-score']

interface Choosing {
  readonly seed: number
  readonly avoid?: readonly string[]
}

/** Plays any offers that a seed picks until the battle waits in a phase, or as many as told; what is refused is left. */
export function playTo(
  muster: Asks,
  id: string,
  { phase, most = 400, ...choosing }: Choosing & { readonly phase: Phase; readonly most?: number },
): Promise<void> {
  return play(muster, id, most, choosing, (state) => state.phase === phase)
}

/** Takes any offers of the rounds, so many times; what is refused is left. */
export function playOn(
  muster: Asks,
  id: string,
  { commands, ...choosing }: Choosing & { readonly commands: number },
): Promise<void> {
  return play(muster, id, commands, choosing, () => false)
}

/** The battle is worked out beside the program, which is told what is done: of its answers none is needed. */
async function play(
  muster: Asks,
  id: string,
  most: number,
  { seed, avoid = [] }: Choosing,
  isThere: (state: BattleState) => boolean,
): Promise<void> {
  const chance = seededDice(openDice(seed))
  let state = storedState(muster, id)
  let { decision: after } = await muster.ask('fights.look', { id, watcher: 'public' })
  for (let done = 0; done < most && !isThere(state); done += 1) {
    const offers = SIDES.flatMap((side) => options(state, side)).filter(
      ({ command }) => !AT_LEISURE.includes(command) && !avoid.includes(command),
    )
    const offer = offers.length === 0 ? undefined : offers[chance.pick(offers.length)]
    if (!offer) return
    // Made of what was offered, as the random player does.
    const command = {
      kind: offer.command,
      side: offer.side,
      ...fillAll(offer.fields, chance),
    } as unknown as Command
    const decided = decide(state, command)
    if (isRefusal(decided)) continue
    await muster.ask('fights.act', { id, after, command, rolls: null })
    state = decided.state
    after += 1
  }
}

/** A battle in a campaign, past deployment, open in the console. */
export async function openBattleIn(
  muster: Muster,
  campaign: string,
  seed: number,
  level: 'enforce' | 'assist' = 'enforce',
): Promise<{ id: string; campaign: string }> {
  const id = await beginFight(muster, campaign, level)
  await playTo(muster, id, { phase: 'action', seed })
  await muster.go(`/fight/${id}`)
  await expect(muster.page.locator('[data-stage="choose"]')).toBeVisible()
  return { id, campaign }
}

/** A battle in the sample campaign, past deployment, open in the console. */
export async function openBattle(
  muster: Muster,
  seed: number,
  level: 'enforce' | 'assist' = 'enforce',
): Promise<{ id: string; campaign: string }> {
  const { id } = await muster.ask('samples.open', {})
  return openBattleIn(muster, id, seed, level)
}

/** The newest line of a battle's log. */
export const firstLine = (page: Page) => page.locator('[data-decision]').first()

/** Gives commands one after the other, as another window would. */
export async function give(muster: Asks, id: string, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    const { decision: after } = await muster.ask('fights.look', { id, watcher: 'public' })
    await muster.ask('fights.act', { id, after, command, rolls: null })
  }
}

/** A tactical trooper of the side to act comes to light and acts; what it is like may be put right before. */
export async function trooperActs(
  muster: Muster,
  id: string,
  to: { readonly damaged?: boolean } | null = null,
): Promise<string> {
  const state = storedState(muster, id)
  const side = state.turn?.side ?? 'a'
  const found = Object.values(state.blips).flatMap((blip) => {
    const unit = unitsOfBlip(state, blip).find(({ type }) => type === 'tactical')
    return blip.side === side && unit ? [{ blip: blip.id, unit: unit.id }] : []
  })
  const [first] = found
  if (!first) throw new Error('Every squad has a tactical trooper.')
  const { blip, unit } = first
  await give(muster, id, { kind: 'activate', side, piece: blip, as: 'unit', reveal: true })
  if (to) await give(muster, id, { kind: 'put-right', side, piece: unit, to, reason: '' })
  await give(muster, id, { kind: 'activate', side, piece: unit, as: 'unit', reveal: false })
  await expect(muster.page.locator('[data-stage="acting"]')).toBeVisible()
  return unit
}
